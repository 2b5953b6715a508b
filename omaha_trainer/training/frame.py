"""Which game, structure and house rules a question is about, as far as it is about any: for drills and records."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules

from .names import Kind
from .question import Question

_ONLY_HILO = frozenset({Kind.WHICH_LOW, Kind.NUT_LOW, Kind.LOW_POSSIBLE, Kind.COUNTERFEIT})


@dataclass(frozen=True, slots=True)
class Frame:
    """`limit` and `house` are None where no betting is asked; `game` where the question is the same in both."""

    game: Game | None
    limit: Limit | None = None
    house: HouseRules | None = None


def frame_of(question: Question) -> Frame:
    """The frame of a question, from what it shows."""
    phh = question.prompt.get("phh")
    if isinstance(phh, str):
        setup = read_phh(phh).setup()
        return Frame(setup.game, setup.limit, question.house)
    game, limit = question.prompt.get("game"), question.prompt.get("limit")
    if game is None:
        return Frame(Game.HILO if question.kind in _ONLY_HILO else None)
    return Frame(Game(str(game))) if limit is None else Frame(Game(str(game)), Limit(str(limit)), question.house)
