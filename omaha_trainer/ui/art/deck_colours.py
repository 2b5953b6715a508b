"""The colours of the four suits on a card's face. The one place to change them for a whole deck."""

from __future__ import annotations

FACE = "#fbfaf6"
"""A card's paper, for contrast."""

FOUR_COLOUR = ("#2b8a4b", "#2c6fd6", "#cf3a3a", "#1d2126")
"""Clubs, diamonds, hearts, spades: one colour each."""

TWO_COLOUR = ("#1d2126", "#cf3a3a", "#cf3a3a", "#1d2126")
"""Clubs, diamonds, hearts, spades: black and red."""


def deck_colours(four_colour: bool) -> tuple[str, str, str, str]:
    return FOUR_COLOUR if four_colour else TWO_COLOUR
