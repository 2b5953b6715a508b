"""Decisions after the flop: the share of the pot that the hand may expect, against its price and the fair share."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.view import SeatView

from .intent import Intent
from .outlook import Outlook, outlook
from .reading import Reading
from .style import Style

_NUTS = 0.004
"""At most this part of all pairs beats a hand that may be slow-played."""
_DRAW = 0.10
"""So much more of the pot when all cards are out than now makes a draw."""
_NEARLY_ALL = 0.90
"""No more of the pot than this is wanted for any bet."""
_BETS_TO_COME = 0.04
"""By how much a call is dearer than its price for each street that may bring another bet."""
_MOST_SLACK = 0.25
"""However loose or tight, nobody makes more than this part of the price of it: fixed limit is cheap for all."""
_LIMIT_EDGE = 0.6
"""Fixed limit: a bet risks little, so less is wanted for it."""
_LIMIT_RESPECT = 0.6
"""And for the same reason a bet tells less."""
_EACH_RAISE = 0.2
"""More wanted for each raise before."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A decision after the flop, as the player judges it."""

    reading: Reading
    style: Style
    now: Outlook
    share: float
    """What it expects of the pot in the end, with its own uncertainty."""
    draw: float
    """What of that is still to come."""
    chased: float
    """What it counts twice of it when it calls."""
    streets_left: int
    fixed_limit: bool

    def wanted(self, edge: float) -> float:
        """The share from which a bet is for value: above the fair share by that part of it."""
        edge *= _LIMIT_EDGE if self.fixed_limit else 1.0
        return min(self.reading.fair * (1.0 + edge), _NEARLY_ALL)

    @property
    def asked(self) -> float:
        """The share from which a bet is called: the price, bets still to come, and what the style makes of it."""
        dearer = _BETS_TO_COME * self.streets_left * self.reading.to_come
        price = self.reading.price
        most = _MOST_SLACK * price
        return price + dearer - max(min(self.style.call_slack, most), -most)

    def slow(self, rng: Random) -> bool:
        """Whether the best of hands is hidden for now."""
        return bool(self.streets_left) and self.now.now_high.better <= _NUTS and rng.random() < self.style.slow_play


def postflop(view: SeatView, reading: Reading, style: Style, rng: Random) -> Intent:
    """The player's mind on its hand and the board."""
    spot = _judge(view, reading, style, rng)
    return _facing(spot, rng) if reading.call else _unopened(spot, rng)


def _judge(view: SeatView, reading: Reading, style: Style, rng: Random) -> _Spot:
    assert view.hole is not None
    seen = outlook(view.hole, view.board, hilo=view.setup.game is Game.HILO, rng=rng)
    fixed = view.setup.limit is Limit.FIXED
    respect = style.respect * (_LIMIT_RESPECT if fixed else 1.0)
    told = 1.0 + respect * (reading.shown / reading.opponents - 1.0)
    hands = reading.opponents * max(told, 0.6) * style.nuts_only
    fear = style.fears_quarter
    share = seen.share(hands, fear)
    return _Spot(
        reading=reading,
        style=style,
        now=seen,
        share=share + style.noise * rng.gauss(0.0, 1.0),
        draw=share - seen.share_now(hands, fear),
        chased=style.half_chase * seen.low_part(hands, fear) if style.half_chase else 0.0,
        streets_left=Street.RIVER - view.street,
        fixed_limit=fixed,
    )


def _unopened(spot: _Spot, rng: Random) -> Intent:
    style, reading = spot.style, spot.reading
    if spot.share >= spot.wanted(style.bet_edge):
        waits = reading.behind and rng.random() < style.check_raise
        return Intent.STAY if waits or spot.slow(rng) else Intent.ATTACK
    few = 1.0 / reading.opponents
    if spot.draw >= _DRAW and rng.random() < style.semi_bluff * few**0.5:
        return Intent.ATTACK
    chance = style.bluff * few**1.5 * (1.0 if reading.behind else 1.3) * (1.4 if reading.i_raised_last else 1.0)
    return Intent.ATTACK if rng.random() < chance else Intent.STAY


def _facing(spot: _Spot, rng: Random) -> Intent:
    style, reading = spot.style, spot.reading
    if spot.share >= spot.wanted(style.raise_edge + _EACH_RAISE * (reading.raises - 1)):
        return Intent.STAY if spot.slow(rng) else Intent.ATTACK
    first = reading.raises == 1
    if spot.share + spot.chased >= spot.asked:
        semi = first and spot.draw >= _DRAW and reading.opponents <= 2
        return Intent.ATTACK if semi and rng.random() < style.semi_bluff * 0.3 else Intent.STAY
    bluff = style.bluff * 0.2 if first and reading.opponents == 1 else 0.0
    return Intent.ATTACK if rng.random() < bluff else Intent.GIVE_UP
