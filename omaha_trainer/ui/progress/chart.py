"""What a plot shows, as plain values: lines, a band, ticks, the words of each point. Knows no library that draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil, floor, log10


class Ink(Enum):
    """Which of the theme's colours, by its name in the palette."""

    GOLD = "gold"
    SKY = "sky"
    MUTED = "muted"


Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """One curve; its points share the chart's `xs`."""

    ys: Sequence[float]
    ink: Ink
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Band:
    """An area between two curves; its colour is that of the line it belongs to."""

    lows: Sequence[float]
    highs: Sequence[float]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Tick:
    """A figure beside or below the curves; `below` is a second one under it, smaller in weight."""

    at: float
    text: str
    below: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """`notes[i]` are the lines of words for the point at `xs[i]`; `story` says the whole in words.

    `x_range` and `y_range` are what is in sight; `zero` draws the line of nothing won or lost.
    """

    xs: Sequence[float]
    lines: tuple[Line, ...]
    band: Band
    x_range: Range
    y_range: Range
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    notes: Sequence[tuple[str, ...]]
    story: str
    zero: bool = False


def round_numbers(low: float, high: float, most: int, finest: float = 1.0) -> list[float]:
    """Multiples of 1, 2 or 5 times a power of ten within low and high, at most `most`; none finer than `finest`.

    >>> round_numbers(0, 13.7, 4), round_numbers(-30, 112, 4), round_numbers(5, 1240, 6)
    ([0.0, 5.0, 10.0], [0.0, 50.0, 100.0], [200.0, 400.0, 600.0, 800.0, 1000.0, 1200.0])
    """
    size = max(finest, 10.0 ** floor(log10(max(high - low, finest) / most)))
    while True:
        for step in (size, 2 * size, 5 * size):
            first, last = ceil(low / step), floor(high / step)
            if last - first < most:
                return [number * step for number in range(first, last + 1)]
        size *= 10


def nearest(xs: Sequence[float], x: float) -> int:
    """Which of the rising `xs` is nearest to x.

    >>> nearest([1, 5, 9], 6.9), nearest([1, 5, 9], 100), nearest([1, 5, 9], -4)
    (1, 2, 0)
    """
    return min(range(len(xs)), key=lambda place: abs(xs[place] - x))
