"""Decisions before the flop: which hands enter, at which price and from where, and which are raised."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.table.game import Game
from omaha_trainer.table.view import SeatView

from .intent import Intent
from .reading import Reading
from .start_hands import place
from .start_points import HIGH, HILO
from .style import Style
from .taste import taste

_USUAL_PRICE = 0.36
"""What a call of a raise costs as a part of the pot after it, two players in."""
_SHORT_TABLE = {2: 2.1, 3: 1.5, 4: 1.25, 5: 1.1}
"""How much wider hands are played at a shorter table."""
_FULL_TABLE = 0.85
_WORST, _BEST = 0.55, 1.25
"""What the worst and the best hands win of a pot, in fair shares."""
_UNCERTAIN = 0.65
"""So much less of it is counted on where as much as the pot may still be bet."""
_SIX = 6


@dataclass(frozen=True, slots=True)
class Shares:
    """Of all starting hands, the best so many are called with and raised."""

    enter: float
    attack: float


def preflop(view: SeatView, reading: Reading, style: Style, rng: Random) -> Intent:
    """The player's mind on its starting hand."""
    assert view.hole is not None
    game = view.setup.game
    rank = place(view.hole, HILO if game is Game.HILO else HIGH, taste(view.hole, style, game))
    rest = 1.0 - rank
    shares = shares_of(view.setup.seats, reading, style)
    rest *= 1.0 + style.noise * (rng.random() - 0.5) * 4
    if rest <= shares.attack and rng.random() >= style.limp_good:
        return Intent.ATTACK
    steal = not reading.entered and reading.raises == 0 and reading.behind <= 2
    if steal and rest <= shares.enter and rng.random() < style.steal:
        return Intent.ATTACK
    return Intent.STAY if rest <= shares.enter or is_bargain(reading, rank) else Intent.GIVE_UP


def is_bargain(reading: Reading, rank: float) -> bool:
    """Whether the price alone is reason to call: no hand is so bad that it wins nothing when all cards are out."""
    worth = reading.fair * (_WORST + (_BEST - _WORST) * rank)
    return reading.price <= worth * (1.0 - _UNCERTAIN * reading.to_come)


def shares_of(seats: int, reading: Reading, style: Style) -> Shares:
    """What of all hands the style plays here, at a table with so many seats."""
    wide = _SHORT_TABLE.get(seats, 1.0 if seats == _SIX else _FULL_TABLE)
    late = 1.0 - 2.0 * reading.behind / max(seats - 1, 1)
    wide *= 1.0 + style.position * late
    enter = min(style.enter * wide, 0.97)
    if reading.raises == 0:
        return Shares(enter, style.open_raise * wide)
    dear = (_USUAL_PRICE / max(reading.price, 0.02)) ** 0.8
    enter *= style.facing_raise**reading.raises * dear
    return Shares(min(enter, 0.97), style.reraise * min(wide, 1.5) / reading.raises)
