"""An opponent who fails does not stop the table: he checks or folds, and the fault is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from omaha_trainer.errors import BugError, KnownError
from omaha_trainer.opponents.faults import RosterFault
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.decision import Decision
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.view import SeatView


class Failing:
    """Says what it was made to say, or raises it."""

    def __init__(self, answer: Action | Exception) -> None:
        self._answer = answer

    def decide(self, view: SeatView, rng: Random) -> Action:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


@pytest.fixture
def played_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Action | Exception], None]:
    def use(answer: Action | Exception) -> None:
        monkeypatch.setattr("omaha_trainer.session.play.decision.opponent", lambda style: Failing(answer))

    return use


def decision(*, free: bool) -> Decision:
    """The first opponent's decision before the flop, or the first check of a limped pot."""
    session = PlaySession(SessionConfig(seed=3))
    session.deal()
    while True:
        pending = session.pending()
        if pending is None:
            session.act(CheckOrCall())
        elif pending.view.legal is not None and pending.view.legal.can_check is free:
            return pending
        else:
            session.play(CheckOrCall())


@pytest.mark.parametrize(("free", "careful"), [(True, CheckOrCall()), (False, Fold())])
@pytest.mark.parametrize(
    "failure", [RuntimeError("no idea"), KnownError(RosterFault.UNKNOWN_STYLE, style="gone", known="rock")]
)
def test_A1_who_cannot_decide_checks_or_folds(
    failure: Exception, free: bool, careful: Action, played_by: Callable[[Action | Exception], None]
) -> None:
    waiting = decision(free=free)
    played_by(failure)
    answer = waiting.answer()
    assert (answer.action, answer.fault) == (careful, failure)


def test_an_illegal_raise_is_a_bug_and_no_action(played_by: Callable[[Action | Exception], None]) -> None:
    waiting = decision(free=False)
    played_by(RaiseTo(10**9))
    answer = waiting.answer()
    assert answer.action == Fold()
    assert isinstance(answer.fault, BugError)


def test_a_legal_action_is_taken_as_it_is(played_by: Callable[[Action | Exception], None]) -> None:
    waiting = decision(free=False)
    assert waiting.view.legal is not None
    raise_to = RaiseTo(waiting.view.legal.max_to)
    played_by(raise_to)
    assert waiting.answer().action == raise_to
    assert waiting.answer().fault is None
