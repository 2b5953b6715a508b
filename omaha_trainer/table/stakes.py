"""Stakes: the two figures by which a game is named, and the frame of a hand made of them (B1, B6, MX2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from omaha_trainer.errors import KnownError

from .game import Game, Limit
from .house import HouseRules
from .refusal import SetupFault
from .setup import HandSetup


class AnteKind(StrEnum):
    """Who pays an ante (B6)."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big blind"


@dataclass(frozen=True, slots=True)
class Stakes:
    """`small` / `big` name the game: the blinds in pot and no limit, the two bet sizes in fixed limit (B1), in chips.

    >>> Stakes(25, 50, decimals=2).blinds(Limit.POT)
    (25, 50)
    >>> Stakes(2, 4).blinds(Limit.FIXED)  # $2/$4: bets of 2 and 4, blinds 1 and 2
    (1, 2)
    """

    small: int
    big: int
    ante: int = 0
    ante_kind: AnteKind = AnteKind.NONE
    decimals: int = 0
    """How many decimals of the currency one chip is: 2 where a chip is a cent."""

    def blinds(self, limit: Limit) -> tuple[int, int]:
        """Small and big blind."""
        return (self.small // 2, self.small) if limit is Limit.FIXED else (self.small, self.big)

    def big_blind(self, limit: Limit) -> int:
        return self.blinds(limit)[1]

    def halved(self) -> Stakes:
        """MX2: the stakes of the pot-limit hands of a mixed game. Raises KnownError where a half is no whole chip."""
        if self.small % 2 or self.big % 2 or self.ante % 2:
            raise KnownError(SetupFault.HALVES, "MX2", small=self.small, big=self.big, decimals=self.decimals)
        return replace(self, small=self.small // 2, big=self.big // 2, ante=self.ante // 2)

    def setup(
        self,
        game: Game,
        limit: Limit,
        button: int,
        stacks: Sequence[int],
        *,
        house: HouseRules,
        mixed_hands_left: int | None = None,
    ) -> HandSetup:
        """The frame of a hand: seats clockwise, the blinds left of the button, with two players on it (B1, B4)."""
        seats = len(stacks)
        small_seat = button if seats == 2 else (button + 1) % seats
        big_seat = (small_seat + 1) % seats
        small, big = self.blinds(limit)
        posts, antes = [0] * seats, [0] * seats
        posts[small_seat], posts[big_seat] = small, big
        if self.ante_kind is AnteKind.EACH:
            antes = [self.ante] * seats
        elif self.ante_kind is AnteKind.BIG_BLIND:
            antes[big_seat] = self.ante
        return HandSetup(
            game=game,
            limit=limit,
            button=button,
            stacks=tuple(stacks),
            posts=tuple(posts),
            small_bet=big,
            big_bet=self.big,
            antes=tuple(antes),
            antes_dead=self.ante_kind is AnteKind.BIG_BLIND,
            house=house,
            decimals=self.decimals,
            mixed_hands_left=mixed_hands_left,
        )
