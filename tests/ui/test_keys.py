"""What a key press means on each layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from omaha_trainer.ui.keys import latin_letter

NO = Qt.KeyboardModifier.NoModifier


def key(letter: str, scan: int = 0, modifiers: Qt.KeyboardModifier = NO) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, ord(letter), modifiers, scan, 0, 0, letter.lower())


@pytest.mark.parametrize(
    ("cyrillic", "scan", "latin"),
    [
        ("А", 41, "F"), ("С", 54, "C"), ("К", 27, "R"), ("З", 33, "P"), ("У", 26, "E"), ("Т", 57, "N"),
        ("Ы", 39, "S"), ("І", 39, "S"), ("И", 56, "B"), ("Ф", 38, "A"), ("Р", 43, "H"),
    ],
)  # fmt: skip
def test_russian_ukrainian_and_kazakh_letters(cyrillic: str, scan: int, latin: str) -> None:
    assert latin_letter(key(cyrillic, scan)) == latin
    assert latin_letter(key(cyrillic)) == latin


def test_the_kazakh_letter_among_the_digits_is_no_command() -> None:
    assert latin_letter(key("І", 12)) == ""


def test_a_phonetic_layout_is_taken_by_the_place_of_the_key() -> None:
    assert latin_letter(key("Ф", 41)) == "F"


def test_a_latin_letter_means_itself_wherever_it_is() -> None:
    assert latin_letter(key("F", 29)) == "F"


@pytest.mark.parametrize("modifier", ["ControlModifier", "AltModifier", "MetaModifier"])
def test_combinations_are_no_letters(modifier: str) -> None:
    assert latin_letter(key("F", 41, Qt.KeyboardModifier[modifier])) == ""


@pytest.mark.parametrize("letter", ["1", ".", "Ж", "Ә", "é"])
def test_what_is_no_command_letter(letter: str) -> None:
    assert latin_letter(key(letter)) == ""


def test_shift_changes_nothing() -> None:
    assert latin_letter(key("А", 41, Qt.KeyboardModifier.ShiftModifier)) == "F"
