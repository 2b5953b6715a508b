"""The coach: looks at one decision as a player sees it and says what it is worth.

It knows a `SeatView` and nothing else, so it cannot know the opponents' cards: what they may hold it reads from what
they did (`coach_reads`). The same view and dice give the same advice. The first advice of a process builds tables;
`prepare` does it beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from omaha_trainer.poker.equity import EquityCancelled
from omaha_trainer.poker.hand_groups import hand_groups
from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.view import SeatView

from .coach_advice import Advice, HighNow, LowNow, Outs, Price, Why, Worth
from .coach_model import AVERAGE, start_places, style_of
from .coach_now import high_now, low_now, outs
from .coach_pains import QUICK, THOROUGH, Pains
from .coach_reasons import cautions, reason
from .coach_worths import Worths
from .pair_values import prepare as prepare_ladders
from .reading import read
from .start_hands import place
from .start_points import HIGH, HILO

__all__ = ["QUICK", "THOROUGH", "EquityCancelled", "Pains", "advise", "prepare", "raise_worth", "suggested"]

Cancelled = Callable[[], bool]
Styles = Mapping[int, str]


def prepare() -> None:
    """Build what every advice needs (about a second), so that the first one does not wait for it."""
    prepare_ladders()
    for game in Game:
        start_places(style_of(AVERAGE, game, Limit.POT), game)
    hand_groups()


def advise(
    view: SeatView,
    rng: Random,
    cancelled: Cancelled | None = None,
    styles: Styles | None = None,
    pains: Pains = THOROUGH,
) -> Advice:
    """The advice for `view.seat`, which is to act. `styles`: the style of a seat where it is known, by name.

    `cancelled` is asked every millisecond or two of work. Raises `EquityCancelled` after it.
    """
    found = Worths(view, rng, cancelled, styles or {}, pains)
    return _panel(view, found, found.in_order())


def suggested(view: SeatView, rng: Random, pains: Pains = THOROUGH) -> Worth:
    """The suggestion of that advice alone."""
    return Worths(view, rng, None, {}, pains).in_order()[0]


def raise_worth(
    view: SeatView,
    to: int,
    rng: Random,
    cancelled: Cancelled | None = None,
    styles: Styles | None = None,
    pains: Pains = THOROUGH,
) -> Worth:
    """What a bet or raise to so many chips is worth, as `advise` values it; raises as it does."""
    return Worths(view, rng, cancelled, styles or {}, pains).raising(to)


def _panel(view: SeatView, found: Worths, worths: tuple[Worth, ...]) -> Advice:
    """All that is told of the decision."""
    assert view.hole is not None and view.seat is not None
    reading, hilo = read(view), view.setup.game is Game.HILO
    high, low, helping = _now(view, reading.opponents)
    outcome = found.outcome(worths[0])
    advice = Advice(
        seat=view.seat,
        game=view.setup.game,
        street=view.street,
        opponents=reading.opponents,
        raises=reading.raises,
        place=place(view.hole, HILO if hilo else HIGH),
        high=high,
        low=low,
        low_possible=hilo and len(view.board) > 0 and low_possible(view.board),
        outs=helping,
        against=found.against(),
        price=Price(reading.call, reading.winnable) if reading.call else None,
        worths=worths,
        folds=outcome.folds if worths[0].to else 0.0,
        called=outcome.called,
        why=Why.FREE,
        cautions=(),
    )
    return replace(advice, why=reason(advice), cautions=cautions(advice, view.hole, view.board))


def _now(view: SeatView, opponents: int) -> tuple[HighNow | None, LowNow | None, Outs]:
    assert view.hole is not None
    if not view.board:
        return None, None, Outs()
    hilo = view.setup.game is Game.HILO
    low = low_now(view.hole, view.board) if hilo else None
    return high_now(view.hole, view.board), low, outs(view.hole, view.board, hilo=hilo, opponents=opponents)
