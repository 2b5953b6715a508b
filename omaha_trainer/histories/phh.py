"""A hand history in the PHH format (a TOML file) as a value: what the file says, not yet what the rules say of it.

Amounts are chips, `decimals` tells what one chip is. Players are in the file's order: p1 first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from omaha_trainer.poker.card import Card
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import HandSetup

from .variant import meaning_of


@dataclass(frozen=True, slots=True)
class PhhHand:
    """One hand. `antes` and `blinds` are as the file gives them: with two players small before big (B4)."""

    variant: str
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    small_bet: int
    """The minimum bet, in fixed limit the bet before and on the flop."""
    big_bet: int
    stacks: tuple[int, ...]
    actions: tuple[str, ...]
    decimals: int = 0
    players: tuple[str, ...] = ()
    finishing: tuple[int, ...] | None = None
    """What the file itself says of the result; the rules are not bound by it."""
    house: HouseRules | None = None
    hero: int | None = None
    seed: int | str | None = None
    deck: tuple[Card, ...] = ()
    """Cards that were never dealt, next first."""
    others: Mapping[str, object] = field(default_factory=dict)
    """All other fields, kept as they are."""

    @property
    def seats(self) -> int:
        return len(self.stacks)

    def setup(self, house: HouseRules | None = None) -> HandSetup:
        """The frame of the hand: seat i is p(i+1), the button is in the last seat (B1, B4).

        With two players p1 posts the big blind. Antes that differ from seat to seat are dead money, equal ones go by
        levels (B6). `house` overrides the file's own rules. Raises KnownError(SetupFault...).
        """
        game, limit = meaning_of(self.variant)
        turned = slice(None, None, -1) if self.seats == 2 else slice(None)
        return HandSetup(
            game=game,
            limit=limit,
            button=self.seats - 1,
            stacks=self.stacks,
            posts=self.blinds[turned],
            small_bet=self.small_bet,
            big_bet=self.big_bet,
            antes=self.antes[turned],
            antes_dead=len(set(self.antes)) > 1,
            house=house or self.house or HouseRules(),
            decimals=self.decimals,
        )
