"""Names of the quiz: all there, no two alike, short enough for a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.report import QuizReport, SkillReport
from omaha_trainer.session.quiz.run import Mark, Origin
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.training.lessons.skills import NAMES_THE_ANSWER, Skill
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.registry import KINDS
from omaha_trainer.wording.quiz.hints import method, trap_hint
from omaha_trainer.wording.quiz.names import (
    again_text,
    kind_name,
    mistake_name,
    skill_name,
    trap_name,
    way_detail,
    way_name,
)
from omaha_trainer.wording.quiz.reports import (
    drill_text,
    mark_text,
    mistake_lines,
    origin_text,
    report_title,
    skill_line,
)
from omaha_trainer.wording.quiz.verdicts import score_line, time_line
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity)
NAMED: list[tuple[Callable[..., str], Iterable[object]]] = [
    (kind_name, Kind),
    (trap_name, Trap),
    (mistake_name, Mistake),
    (way_name, Way),
    (way_detail, Way),
    (mark_text, Mark),
    (method, Kind),
]


@pytest.mark.parametrize(("name", "values"), NAMED, ids=[name.__name__ for name, _ in NAMED])
def test_everything_has_a_name_of_its_own(name: Callable[..., str], values: Iterable[object]) -> None:
    names = [name(value, VOICE) for value in values]
    assert all(names)
    assert len(set(names)) == len(names)


def test_names_fit_into_a_list() -> None:
    names = [kind_name(kind, VOICE) for kind in Kind] + [trap_name(trap, VOICE) for trap in Trap]
    assert max(map(len, names)) <= 28
    assert max(len(mistake_name(mistake, VOICE)) for mistake in Mistake) <= 44


@pytest.mark.parametrize(("kind", "trap"), [(kind, trap) for kind, asked in KINDS.items() for trap in asked.traps])
def test_every_trap_of_every_kind_has_a_hint(kind: Kind, trap: Trap) -> None:
    hint = trap_hint(kind, trap, VOICE)
    assert hint.endswith(".")
    assert len(hint) <= 100


def test_a_repeat_says_so() -> None:
    assert again_text(Skill(Kind.WHICH_LOW, Trap.COUNTERFEIT), VOICE) == "again: counterfeit"
    assert again_text(Skill(Kind.OUTS), VOICE) == "again: Outs"
    assert skill_name(Skill(Kind.PAYOUT, Trap.ODD_CHIP), VOICE) == "Dividing the pot: odd chip"


@pytest.mark.parametrize("trap", sorted(NAMES_THE_ANSWER))
def test_a_repeat_does_not_name_the_answer(trap: Trap) -> None:
    for origin in Origin:
        assert trap_name(trap, VOICE) not in origin_text(origin, Skill(Kind.PAYOUT, trap), VOICE)


def test_why_a_question_comes() -> None:
    skill = Skill(Kind.MAX_RAISE, Trap.LIMPERS)
    assert {origin: origin_text(origin, skill, VOICE) for origin in Origin} == {
        Origin.FRESH: "",
        Origin.FOUNDING: "an example of the rules",
        Origin.DUE: "again: limpers",
        Origin.AGAIN: "again: limpers",
        Origin.LIKE: "another like the last one",
    }


def test_drills() -> None:
    drill = Drill((Kind.MAX_RAISE,), Trap.LIMPERS, Game.HIGH, Limit.POT, PRESETS[Preset.TDA])
    assert drill_text(drill, VOICE) == "The pot raise, limpers, Omaha, Pot limit, Tournament rules (TDA)"
    assert drill_text(Drill(), VOICE) == "all questions"


def test_what_a_run_came_to() -> None:
    skill = SkillReport(Skill(Kind.WHICH_LOW, Trap.TIE_FOR_LOW), 4, 3, 6249, 8000)
    mistakes = ((Mistake.TIE_MISSED, 2), (Mistake.OTHER, 1))
    report = QuizReport(QuizPlan(), 20, 14, 200_400, (skill,), mistakes, (), ())
    assert report_title(report, VOICE) == "14 of 20 right in 3:20, 10.0 s a question"
    assert skill_line(skill, VOICE) == "Which low wins: tie for low - 3 of 4 right, 6.2 s, your average 8.0 s"
    assert mistake_lines(report, VOICE) == ["missed a tie: 2", "something else: 1"]


def test_a_run_without_an_answer() -> None:
    assert report_title(QuizReport(QuizPlan(), 0, 0, 0, (), (), (), ()), VOICE) == "0 of 0 right"


def test_scores_and_times() -> None:
    assert score_line(7, 10, VOICE) == "7 of 10 right"
    assert time_line(6249, None, VOICE) == "6.2 s"
    assert time_line(59_950, 900, VOICE) == "60.0 s, your average 0.9 s"
