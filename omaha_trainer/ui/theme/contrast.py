"""How well a colour can be read upon another, as accessibility guidelines measure it. Knows no palette."""

from __future__ import annotations

TEXT = 4.5
"""The least contrast of text with what is behind it."""

SHAPE = 3.0
"""The least contrast of an edge or mark that has to be seen."""


def contrast(ink: str, ground: str) -> float:
    """The contrast of two `#rrggbb` colours, from 1 (the same) to 21.

    >>> round(contrast("#000000", "#ffffff")), round(contrast("#767676", "#ffffff"), 2)
    (21, 4.54)
    """
    low, high = sorted((luminance(ink), luminance(ground)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance, 0 for black to 1 for white."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
