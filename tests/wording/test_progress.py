from __future__ import annotations

import re

import pytest

from omaha_trainer.session.play.outcome import Outcome
from omaha_trainer.wording import progress
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import Voice, identity

from .test_translatable import marked, untranslated

FIGURES = Numerals(Voice(identity), ",", " ")


def test_every_outcome_has_its_own_name_and_meaning() -> None:
    for words in (progress.outcome_name, progress.outcome_detail):
        said = [words(outcome, FIGURES.voice) for outcome in Outcome]
        assert len(set(said)) == len(Outcome) and all(said)


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [(0, 7, "0\xa0%"), (1, 1000, "1\xa0%"), (1, 2, "50\xa0%"), (999, 1000, "99\xa0%"), (7, 7, "100\xa0%")],
)
def test_only_all_is_all_and_only_nothing_is_nothing(part: int, whole: int, text: str) -> None:
    assert FIGURES.percent(part, whole) == text


@pytest.mark.parametrize(
    ("ms", "text", "whole"),
    [
        (0, "0,0\xa0s", "0\xa0s"),
        (8_240, "8,2\xa0s", "8\xa0s"),
        (59_940, "59,9\xa0s", "60\xa0s"),
        (59_960, "1:00", "1:00"),
        (72_000, "1:12", "1:12"),
        (299_600, "5:00", "5:00"),
    ],
)
def test_times(ms: int, text: str, whole: str) -> None:
    assert FIGURES.seconds(ms) == text
    assert FIGURES.seconds(ms, whole=True) == whole


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.0, "0,0\xa0BB"),
        (0.04, "0,0\xa0BB"),
        (-0.04, "0,0\xa0BB"),
        (12_176.84, "+12\xa0176,8\xa0BB"),
        (-3.25, "-3,2\xa0BB"),
    ],
)
def test_big_blinds_have_a_sign_unless_they_are_nothing(number: float, text: str) -> None:
    assert FIGURES.big_blinds(number) == text


@pytest.mark.parametrize(
    ("ms", "text"), [(1, "1\xa0min"), (3_540_000, "59\xa0min"), (11_100_000, "3\xa0h\xa05\xa0min")]
)
def test_time_that_was_spent(ms: int, text: str) -> None:
    assert FIGURES.spent(ms) == text


def test_counts_are_grouped_and_have_their_plural() -> None:
    assert progress.skill_line(1, "0 %", "9 s", "3 May", FIGURES).startswith("1 question, ")
    assert progress.skill_line(12_480, "0 %", "9 s", "3 May", FIGURES).startswith("12 480 questions, ")
    assert progress.which_hands(7, 7, FIGURES) == "Hand 7"
    assert progress.which_questions(1_001, 1_100, FIGURES) == "Questions 1 001–1 100"
    assert progress.day_line("Monday", 0, 0, "", FIGURES) == "Monday: no questions"


def test_everything_that_is_said_is_translated() -> None:
    figures = Numerals(Voice(marked))
    said = [
        progress.right_of(1, 2, figures), progress.which_questions(1, 2, figures), progress.which_hands(1, 2, figures),
        progress.likely_between("1", "2", figures.voice), progress.result_note("1", figures.voice),
        progress.adjusted_note("1", figures.voice), progress.accuracy_story("1", "2", 3, figures),
        progress.time_story("1", "2", 3, figures), progress.results_story(1, "1", "2", "3", "4", figures),
        progress.day_line("1", 2, 1, figures.spent(1), figures), progress.days_story(1, "1", "2", figures.voice),
        progress.average_of(1, figures), progress.skill_line(1, "1", "2", "3", figures),
        progress.mistakes_made("1", 1, 2, ["3"], figures), progress.folded_line(1, 2, figures.big_blinds(1), figures),
        progress.outcome_hands("1", 1, 2, figures.big_blinds(2), figures), figures.seconds(1), figures.percent(1, 2),
    ]  # fmt: skip
    assert [text for text in said if re.search(r"[A-Za-z]", untranslated(text))] == []
