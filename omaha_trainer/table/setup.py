"""What is fixed before the first card of a hand: game, structure, house rules, seats, blinds and stacks.

Seats are numbered 0 .. n-1 clockwise; chips are integers of the smallest chip.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from omaha_trainer.errors import KnownError

from .game import Game, Limit, Street
from .house import HouseRules
from .refusal import SetupFault

MIN_SEATS, MAX_SEATS = 2, 9


@dataclass(frozen=True, slots=True)
class HandSetup:
    """The frame of one hand; everything in it is public.

    `posts[seat]` and `antes[seat]` are what the seat owes before the cards (B1, B6); a short stack pays what it has.
    `small_bet` is the minimum bet (pot, no limit; A2) or the bet before and on the flop (fixed limit; FL1), `big_bet`
    the fixed-limit bet of turn and river, else equal to it. `antes_dead`: antes go whole into the main pot (B6).
    `decimals` says how many decimals of the currency a chip is (2 = cents); it changes no rule.

    Raises KnownError(SetupFault...) where no hand can be played so.
    """

    game: Game
    limit: Limit
    button: int
    stacks: tuple[int, ...]
    posts: tuple[int, ...]
    small_bet: int
    big_bet: int
    antes: tuple[int, ...] = ()
    antes_dead: bool = False
    house: HouseRules = field(default_factory=HouseRules)
    decimals: int = 0
    mixed_hands_left: int | None = None
    """MX3: hands until a mixed table changes its structure, this one included; None = not mixed."""
    seats: int = field(init=False)
    small_blind_seat: int | None = field(init=False)
    """None where no small blind is posted."""
    big_blind_seat: int = field(init=False)
    last_post_seat: int = field(init=False)
    odd_chip_order: tuple[int, ...] = field(init=False)
    """All seats, the first left of the button first (B2, W4)."""

    def __post_init__(self) -> None:
        seats = len(self.stacks)
        set_ = object.__setattr__
        set_(self, "seats", seats)
        if not self.antes:
            set_(self, "antes", (0,) * seats)
        self._check(seats)
        # B1, B4: with two players the button posts the small blind, so the order of the blinds begins with it.
        first = self.button if seats == 2 else self.button + 1
        order = [(first + step) % seats for step in range(seats)]
        posters = [seat for seat in order if self.posts[seat] > 0]
        set_(self, "small_blind_seat", posters[0] if len(posters) > 1 else None)
        set_(self, "big_blind_seat", posters[min(1, len(posters) - 1)] if posters else order[1])
        set_(self, "last_post_seat", posters[-1] if posters else order[1])
        set_(self, "odd_chip_order", self.order_from(self.button + 1))

    def _check(self, seats: int) -> None:
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise KnownError(SetupFault.SEATS, "G1", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
        if len(self.posts) != seats or len(self.antes) != seats:
            raise KnownError(SetupFault.LENGTHS, "G1", seats=seats)
        for seat, stack in enumerate(self.stacks):
            if stack <= 0:
                raise KnownError(SetupFault.STACK, "G1", seat=seat, stack=stack)
        if min(self.posts) < 0 or min(self.antes) < 0 or self.small_bet <= 0:
            raise KnownError(SetupFault.AMOUNTS, "B1")
        if self.small_bet > self.big_bet:
            raise KnownError(SetupFault.BET_SIZES, "FL1", small=self.small_bet, big=self.big_bet)
        if not 0 <= self.button < seats:
            raise KnownError(SetupFault.BUTTON, "B3", seat=self.button)

    @property
    def big_blind(self) -> int:
        """The big blind in chips; the minimum bet where no blind is posted."""
        return self.posts[self.big_blind_seat] or self.small_bet

    @property
    def small_blind(self) -> int:
        """The small blind in chips; 0 where none is posted."""
        return 0 if self.small_blind_seat is None else self.posts[self.small_blind_seat]

    def bet_size(self, street: Street) -> int:
        """The minimum bet of the street (A2), in fixed limit its only one (FL1)."""
        return self.small_bet if street < Street.TURN else self.big_bet

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with `seat`."""
        return tuple((seat + step) % self.seats for step in range(self.seats))
