"""The founding articles' own examples, asked and graded right through the window, by clicks and by keys."""

from __future__ import annotations

import pytest

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind
from omaha_trainer.ui.quiz.conductor import Stage

from .conftest import QuizWindow
from .test_answers import answer_all

ASKED = ("L2", "PL2", "PL3", "PL4", "PL5", "PL6", "PL7", "PL8", "P2", "W4")
SPOTS = [(kind, spot, rule) for kind, spot, rule in founding() if rule in ASKED]
OTHERS = [(kind, spot, rule) for kind, spot, rule in founding() if rule not in ASKED]


def _names(spots: list[tuple[Kind, str, str]]) -> list[str]:
    return [f"{rule}-{kind.value}-{place}" for place, (kind, _, rule) in enumerate(spots)]


def test_every_rule_has_its_example() -> None:
    assert {rule for _, _, rule in SPOTS} == set(ASKED)


@pytest.mark.parametrize("by_keys", [False, True], ids=["clicks", "keys"])
@pytest.mark.parametrize(("kind", "spot", "rule"), SPOTS, ids=_names(SPOTS))
def test_L2_PL2_to_PL8_P2_W4_through_the_window(
    quiz: QuizWindow, kind: Kind, spot: str, rule: str, by_keys: bool
) -> None:
    quiz.ask(kind, spot)
    assert all(answer_all(quiz, by_keys=by_keys, right=True))
    assert quiz.at(Stage.TOLD)
    assert "Right" in quiz.page.run.panel.words


@pytest.mark.parametrize(("kind", "spot", "rule"), OTHERS, ids=_names(OTHERS))
def test_the_other_examples_by_keys(quiz: QuizWindow, kind: Kind, spot: str, rule: str) -> None:
    quiz.ask(kind, spot)
    assert all(answer_all(quiz, by_keys=True, right=True))


@pytest.mark.parametrize(
    ("rule", "place", "expected"),
    [("PL2", 0, "$1.75"), ("PL3", 0, "$45"), ("PL4", 0, "$35"), ("PL5", 0, "$700"), ("PL8", 0, "$50")],
)
def test_PL2_to_PL8_the_answer_that_is_shown(quiz: QuizWindow, rule: str, place: int, expected: str) -> None:
    """The figures of the articles themselves stand in the panel."""
    kind, spot, _ = [one for one in SPOTS if one[2] == rule and one[0] is Kind.MAX_RAISE][place]
    quiz.ask(kind, spot)
    quiz.write("1")
    quiz.enter()
    quiz.settle()
    assert expected in quiz.page.run.panel.words
