"""Typed amounts in four languages: right, or one clear sentence and the question is not lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Amount, Number, Shares
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.entries.shares_entry import SharesEntry
from omaha_trainer.ui.quiz.entries.typed_entry import TypedEntry

from .conftest import QuizWindow

LANGUAGES = ("en_US", "de_DE", "uk_UA", "kk_KZ")


def _spot(kind: Kind, rule: str, place: int = 0) -> str:
    return [spot for of, spot, example in founding() if of is kind and example == rule][place]


IN_CENTS = _spot(Kind.MAX_RAISE, "PL2")
"""$1.75 is the answer."""
IN_CHIPS = _spot(Kind.MAX_RAISE, "PL5", 1)
"""$1,100 is the answer."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def _type(quiz: QuizWindow, text: str) -> TypedEntry:
    """Put a text into the box as a person pastes it, and press Enter."""
    entry = quiz.page.run.bar.entry
    assert isinstance(entry, TypedEntry)
    entry.box.clear()
    entry.box.setFocus()
    QGuiApplication.clipboard().setText(text)
    entry.box.paste()
    QTest.keyClick(entry.box, Qt.Key.Key_Return)
    quiz.settle()
    return entry


@pytest.mark.parametrize("text", ["1.75", "1,75", "$1.75", " 1.75 ", "1.75 $", "01,75"])
def test_right_in_every_language(quiz: QuizWindow, language: str, text: str) -> None:
    quiz.ask(Kind.MAX_RAISE, IN_CENTS)
    _type(quiz, text)
    assert quiz.at(Stage.TOLD)
    assert "Right" in quiz.page.run.panel.words


@pytest.mark.parametrize("text", ["1100", "1 100", "1\N{NO-BREAK SPACE}100", "$1100", "1100,00", "1100.00"])
def test_thousands_in_every_language(quiz: QuizWindow, language: str, text: str) -> None:
    quiz.ask(Kind.MAX_RAISE, IN_CHIPS)
    _type(quiz, text)
    assert quiz.at(Stage.TOLD)
    assert "Right" in quiz.page.run.panel.words


@pytest.mark.parametrize(
    "text",
    ["", "   ", "two", "-1.75", "1.7555", "1e3", "1.7.5", "$", "1" * 1000, "0" * 3000 + "9" * 3000, "<b>7</b>", "NaN"],
)
def test_one_sentence_and_the_question_stays(quiz: QuizWindow, language: str, text: str) -> None:
    quiz.ask(Kind.MAX_RAISE, IN_CENTS)
    kept = len(quiz.books.outcomes)
    entry = _type(quiz, text)
    assert quiz.at(Stage.OPEN)
    assert len(quiz.books.outcomes) == kept
    assert entry.note.endswith(".")
    assert "\n" not in entry.note
    assert len(entry.note) < 120
    assert entry.box.property("invalid") is True
    assert entry.box.hasFocus()
    _type(quiz, "1.75")  # nothing of it is left
    assert "Right" in quiz.page.run.panel.words


def test_an_ambiguous_thousand_is_never_guessed(quiz: QuizWindow, language: str) -> None:
    """1,100 is eleven hundred where commas group, and may be 1.1 elsewhere."""
    quiz.ask(Kind.MAX_RAISE, IN_CHIPS)
    entry = _type(quiz, "1,100")
    if language == "en_US":
        assert "Right" in quiz.page.run.panel.words
    else:
        assert quiz.at(Stage.OPEN)
        assert entry.note


def test_letters_are_no_text_and_do_not_end_the_run(quiz: QuizWindow) -> None:
    quiz.ask(Kind.MAX_RAISE, IN_CENTS)
    quiz.write("1stanhe.7cl5")
    quiz.enter()
    quiz.settle()
    assert quiz.last.answers[0].answer == Amount(175)


@pytest.mark.parametrize(("text", "number"), [("24", 24), ("24 %", 24), ("24%", 24), (" 24", 24)])
def test_PL7_a_percentage(quiz: QuizWindow, text: str, number: int) -> None:
    quiz.ask(Kind.POT_ODDS, _spot(Kind.POT_ODDS, "PL7"))
    quiz.give_by_keys(quiz.part.answer)
    _type(quiz, text)
    assert quiz.last.answers[1].answer == Number(number)
    assert quiz.at(Stage.TOLD)


@pytest.mark.parametrize("text", ["", "24.4", "-24", "101", "a quarter", "9" * 1000, "٢٤"])
def test_no_percentage(quiz: QuizWindow, text: str) -> None:
    quiz.ask(Kind.POT_ODDS, _spot(Kind.POT_ODDS, "PL7"))
    quiz.give_by_keys(quiz.part.answer)
    entry = _type(quiz, text)
    assert quiz.at(Stage.OPEN)
    assert entry.note == "Type a whole number from 0 to 100."


def test_W4_an_empty_share_is_asked_for_by_name(quiz: QuizWindow) -> None:
    quiz.ask(Kind.PAYOUT, _spot(Kind.PAYOUT, "W4"))
    entry = quiz.page.run.bar.entry
    assert isinstance(entry, SharesEntry)
    answer = quiz.part.answer
    assert isinstance(answer, Shares)
    quiz.write(quiz.amount(answer.chips[0]))
    quiz.click(quiz.page.run.bar.commit)
    assert quiz.at(Stage.OPEN)
    assert entry.boxes[1].hasFocus()
    assert entry.note.startswith("Type what ")
    assert entry.note.endswith(" gets, 0 for nothing.")
