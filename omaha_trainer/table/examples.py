"""The founding articles' own spots, built in one line: for doctests, first quiz questions and tests."""

from __future__ import annotations

from .action import CheckOrCall, Fold
from .apply import apply
from .game import Game, Limit
from .house import HouseRules
from .stakes import Stakes
from .start import start
from .state import HandState


def spot(stakes: Stakes, *, limit: Limit, calls: int = 0, folds: int = 0, seats: int = 6) -> HandState:
    """The button in the last seat, `calls` players limped, then `folds` folded; cards are unknown."""
    big = stakes.big_blind(limit)
    setup = stakes.setup(Game.HILO, limit, seats - 1, [100 * big] * seats, house=HouseRules())
    state, _ = start(setup, [None] * seats, asks_showdown=True)
    for action in [CheckOrCall()] * calls + [Fold()] * folds:
        state, _ = apply(state, action)
    return state


def quarter_half(folds: int = 0) -> HandState:
    """PL2: pot limit $0.25/$0.50 in cents, six seats."""
    return spot(Stakes(25, 50, decimals=2), limit=Limit.POT, folds=folds)


def five_ten(limpers: int = 0, folds: int = 0) -> HandState:
    """PL3: pot limit $5/$10, six seats, `limpers` and then `folds` before the seat to act."""
    return spot(Stakes(5, 10), limit=Limit.POT, calls=limpers, folds=folds)
