"""The voice itself: names, lists, places."""

from __future__ import annotations

import pytest

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.wording.voice import Voice, fill, identity, plain_cards


@pytest.mark.parametrize(("count", "text"), [(0, "0 hands"), (1, "1 hand"), (2, "2 hands"), (21, "21 hands")])
def test_english_plurals(count: int, text: str) -> None:
    assert identity("Any", "%n hand(s)", "", count) == text


def test_names_and_seats() -> None:
    voice = Voice(identity, names=("Ann", "Boris"))
    assert [voice.name(seat) for seat in range(3)] == ["Ann", "Boris", "seat 3"]
    assert voice.all_names([0, 1]) == "Ann and Boris"
    assert voice.all_names([0]) == "Ann"
    assert voice.all_names([]) == ""


def test_values_are_put_in_once() -> None:
    """A name that looks like a place stays what it is."""
    assert fill("%1 and %2 and %1", "%2", "x") == "%2 and x and %2"
    assert fill("%1 %3", "a") == "a %3"


def test_cards_of_a_terminal() -> None:
    assert plain_cards(parse_cards("10sAh")) == "Ts Ah"
