"""Keys beside the answers themselves: Cyrillic layouts, taking back, Enter's patience, Escape, hints."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import NoHand
from omaha_trainer.training.registry import ask
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.selection import BOARD, HAND

from .conftest import QuizWindow

HILO_HAND = next(spot for kind, spot, rule in founding() if kind is Kind.BEST_HANDS and rule == "L7")
NO_RAISE = next(spot for kind, spot, rule in founding() if kind is Kind.MIN_RAISE and rule == "A6")


def press(quiz: QuizWindow, letter: str, scan: int) -> None:
    """A key of another layout: its own letter and the place of the key."""
    target = quiz.focused
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, scan, 0, 0, letter.lower())
        QCoreApplication.sendEvent(target, event)


@pytest.mark.parametrize("scanned", [True, False], ids=["by place", "by letter"])
def test_no_low_on_a_cyrillic_layout(quiz: QuizWindow, scanned: bool) -> None:
    quiz.ask(Kind.BEST_HANDS, HILO_HAND)
    quiz.give_by_keys(quiz.part.answer)
    quiz.go_on()
    press(quiz, "т", 57 if scanned else 0)
    quiz.enter()
    assert quiz.last.answers[1].answer == NoHand()


def test_no_raise_while_the_box_has_the_focus(quiz: QuizWindow) -> None:
    quiz.ask(Kind.MIN_RAISE, NO_RAISE)
    quiz.write("12")
    press(quiz, "т", 57)
    quiz.enter()
    assert quiz.last.answers[0].answer == NoHand()


@pytest.mark.parametrize("letter", ["ы", "і"])
def test_another_like_it_on_a_cyrillic_layout(quiz: QuizWindow, letter: str) -> None:
    quiz.ask(Kind.NUT_LOW, ask(Kind.NUT_LOW, Random(3)).spot)
    quiz.give_by_keys(quiz.part.answer)
    press(quiz, letter, 39)
    quiz.settle()
    assert quiz.at(Stage.OPEN)
    assert quiz.question.kind is Kind.NUT_LOW


def test_a_card_is_taken_and_put_back(quiz: QuizWindow) -> None:
    quiz.ask(Kind.BEST_HANDS, HILO_HAND)
    entry = quiz.page.run.bar.entry
    assert entry is not None
    quiz.key("1")
    quiz.key("5")
    assert entry.selection.picked == {(HAND, 0), (BOARD, 0)}
    assert quiz.page.run.scenes.cards.sprites["hand.card0"].picture.marks  # type: ignore[attr-defined]
    quiz.key("1")
    assert entry.selection.picked == {(BOARD, 0)}
    quiz.key(Qt.Key.Key_Backspace)
    assert not entry.selection.picked


def test_fewer_than_five_cards_are_no_answer(quiz: QuizWindow) -> None:
    quiz.ask(Kind.BEST_HANDS, HILO_HAND)
    for digit in "1256":
        quiz.key(digit)
    quiz.enter()
    assert quiz.at(Stage.OPEN)
    entry = quiz.page.run.bar.entry
    assert entry is not None and "five cards" in entry.note


def test_a_sixth_card_is_refused(quiz: QuizWindow) -> None:
    quiz.ask(Kind.BEST_HANDS, HILO_HAND)
    for digit in "123456":
        quiz.key(digit)
    entry = quiz.page.run.bar.entry
    assert entry is not None
    assert len(entry.selection.picked) == 5
    assert entry.note


def test_one_and_four_can_be_answered_and_is_told(quiz: QuizWindow) -> None:
    """The mistake that the quiz is there for must not be kept from anybody."""
    quiz.ask(Kind.BEST_HANDS, HILO_HAND)
    for digit in "15678":
        quiz.key(digit)
    quiz.enter()
    assert quiz.at(Stage.TOLD)
    assert "Wrong" in quiz.page.run.panel.words


def test_the_second_press_on_a_choice_answers(quiz: QuizWindow) -> None:
    quiz.ask(Kind.LOW_POSSIBLE, ask(Kind.LOW_POSSIBLE, Random(3)).spot)
    quiz.key("1")
    assert quiz.at(Stage.OPEN)
    quiz.key("1")
    assert quiz.at(Stage.TOLD)


def test_enter_without_a_choice_says_what_is_missing(quiz: QuizWindow) -> None:
    for kind in (Kind.LOW_POSSIBLE, Kind.ORDER, Kind.WHICH_LOW, Kind.SIDE_POTS, Kind.PAYOUT, Kind.OUTS):
        quiz.begin_anew()
        quiz.ask(kind, ask(kind, Random(8)).spot)
        for _ in range(6):
            quiz.enter()
        assert quiz.at(Stage.OPEN)
        assert not quiz.books.outcomes


def test_a_second_enter_does_not_skip_the_verdict(quiz: QuizWindow) -> None:
    quiz.ask(Kind.LOW_POSSIBLE, ask(Kind.LOW_POSSIBLE, Random(3)).spot)
    quiz.key("1")
    quiz.enter()
    quiz.enter()
    assert quiz.at(Stage.TOLD)
    quiz.clock.now += 1
    quiz.enter()
    quiz.settle()
    assert quiz.at(Stage.OPEN)


def test_escape_goes_to_the_start_and_the_run_waits(quiz: QuizWindow) -> None:
    quiz.ask(Kind.MAX_RAISE, ask(Kind.MAX_RAISE, Random(3)).spot)
    spot = quiz.question.spot
    quiz.clock.now += 3
    quiz.key(Qt.Key.Key_Escape)
    assert quiz.at(Stage.NONE)
    assert quiz.page.start.resume.isVisible()
    quiz.clock.now += 1000  # nobody thinks meanwhile
    quiz.key("c")
    assert quiz.at(Stage.OPEN)
    assert quiz.question.spot == spot
    quiz.clock.now += 2
    quiz.give_by_keys(quiz.part.answer)
    assert 5_000 <= quiz.last.milliseconds <= 9_000


def test_learn_shows_the_rule_first_and_hints_on_demand(quiz: QuizWindow) -> None:
    spot = next(spot for kind, spot, rule in founding() if kind is Kind.MAX_RAISE and rule == "PL3")
    quiz.ask(Kind.MAX_RAISE, spot, Way.LEARN)
    before = "\n".join(quiz.page.run.panel.words)
    assert "Rule PL1 (S)" in before
    quiz.key("h")
    after = "\n".join(quiz.page.run.panel.words)
    assert len(after) > len(before)
    quiz.give_by_keys(quiz.part.answer)
    assert quiz.last.hinted


def test_practice_has_no_hint(quiz: QuizWindow) -> None:
    spot = next(spot for kind, spot, rule in founding() if kind is Kind.MAX_RAISE and rule == "PL3")
    quiz.ask(Kind.MAX_RAISE, spot)
    assert "Rule" not in "\n".join(quiz.page.run.panel.words)
    quiz.key("h")
    quiz.give_by_keys(quiz.part.answer)
    assert not quiz.last.hinted
