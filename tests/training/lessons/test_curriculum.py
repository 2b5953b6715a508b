from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.lessons.curriculum import LESSONS, Curriculum
from omaha_trainer.training.lessons.skills import ASKED_EVENLY, Skill, reviewed_by, trained_by
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.registry import KINDS

CURRICULUM = Curriculum(KINDS, founding())
BETTING = (Kind.MAX_RAISE, Kind.MIN_RAISE, Kind.POT_ODDS, Kind.SIDE_POTS, Kind.PAYOUT)


def test_every_kind_has_its_lesson() -> None:
    assert set(LESSONS) == set(Kind) == set(CURRICULUM.kinds(Drill()))
    assert len(LESSONS) == len(set(LESSONS))


def test_every_skill_has_a_question_that_trains_it() -> None:
    for number, skill in enumerate(CURRICULUM.skills(Drill())):
        question = CURRICULUM.ask(skill, Drill(), Random(number))
        assert question is not None, skill
        trained = trained_by(question, skill)
        assert trained[0] == skill or skill.trap is None
        assert trained[-1] == Skill(skill.kind)
        assert len(trained) == len(set(trained))
        if skill.trap is not None and skill not in ASKED_EVENLY:
            assert skill.trap in question.traps


def test_a_skill_whose_trap_is_the_answer_is_asked_with_and_without_it() -> None:
    for skill in sorted(ASKED_EVENLY, key=lambda one: one.name):
        questions = [CURRICULUM.ask(skill, Drill(), Random(number)) for number in range(60)]
        there = sum(skill.trap in question.traps for question in questions if question is not None)
        assert 10 <= there <= 50, skill


@pytest.mark.parametrize(
    "drill",
    [
        Drill(game=Game.HIGH),
        Drill(game=Game.HILO),
        Drill(limit=Limit.FIXED),
        Drill(limit=Limit.NO),
        Drill(limit=Limit.POT, game=Game.HIGH),
        Drill(house=PRESETS[Preset.CARD_ROOM]),
        Drill(house=PRESETS[Preset.TDA], kinds=(Kind.MAX_RAISE,)),
        Drill(trap=Trap.SHORT_ALL_IN),
        Drill(trap=Trap.NO_LOW),
    ],
    ids=str,
)
def test_a_drill_gives_only_what_it_is_confined_to(drill: Drill) -> None:
    found = 0
    for number, skill in enumerate(CURRICULUM.skills(drill)):
        question = CURRICULUM.ask(skill, drill, Random(number))
        if question is None:
            continue
        found += 1
        frame = frame_of(question)
        assert drill.game in (None, frame.game) or frame.game is None
        assert drill.limit in (None, frame.limit)
        assert drill.house in (None, frame.house)
        assert drill.trap in (None, *question.traps)
    assert found >= 3


def test_a_structure_or_house_rules_lead_to_betting_only() -> None:
    assert CURRICULUM.ask(Skill(Kind.BEST_HANDS), Drill(limit=Limit.POT), Random(1)) is None
    assert CURRICULUM.ask(Skill(Kind.MAX_RAISE), Drill(limit=Limit.FIXED), Random(1)) is None
    assert CURRICULUM.ask(Skill(Kind.WHICH_LOW), Drill(game=Game.HIGH), Random(1)) is None


def test_a_drill_in_one_trap_has_the_kinds_that_know_it() -> None:
    drill = Drill(trap=Trap.DEAD_MONEY)
    assert CURRICULUM.kinds(drill) == (Kind.MAX_RAISE, Kind.POT_ODDS, Kind.SIDE_POTS)
    assert CURRICULUM.skills(drill) == tuple(Skill(kind, Trap.DEAD_MONEY) for kind in CURRICULUM.kinds(drill))


def test_founding_examples_come_in_teaching_order_until_they_are_seen() -> None:
    first = list(CURRICULUM.founding(Drill(), frozenset(), Kind.BEST_HANDS))
    assert first == [spot for kind, spot, _ in founding() if kind is Kind.BEST_HANDS]
    seen = frozenset({(Kind.BEST_HANDS, first[0])})
    assert list(CURRICULUM.founding(Drill(), seen, Kind.BEST_HANDS)) == first[1:]
    with_flush = list(CURRICULUM.founding(Drill(trap=Trap.ONE_CARD_FLUSH), frozenset(), Kind.BEST_HANDS))
    assert with_flush and len(with_flush) < len(first)


def test_a_kind_as_a_whole_comes_back_only_where_no_trap_was_in_the_question() -> None:
    whole, trap = Skill(Kind.WHICH_LOW), Skill(Kind.WHICH_LOW, Trap.TOP_DOWN)
    assert reviewed_by((whole,), whole, repeats=False) == (whole,)
    assert reviewed_by((trap, whole), whole, repeats=False) == (trap,)
    assert reviewed_by((trap, whole), whole, repeats=True) == (trap, whole)
    assert reviewed_by((trap, whole), trap, repeats=True) == (trap,)


def test_names_of_other_versions_are_no_skill() -> None:
    assert Skill.named("which-low", "top-down") == Skill(Kind.WHICH_LOW, Trap.TOP_DOWN)
    assert Skill.named("which-low", "") == Skill.named("which-low", None) == Skill(Kind.WHICH_LOW)
    assert Skill.named("which-high", "") is None
    assert Skill.named("which-low", "upside-down") is None
