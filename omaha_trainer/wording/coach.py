"""The coach's panel: best hands now, distance to the nuts, outs, equity against their ranges, price, suggestion.

Says what `opponents.coach_advice` holds; finds nothing by itself. What is an estimate is called one, with its error.
"""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.opponents.coach_advice import Advice, Review

from .numerals import Numerals


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the panel. `part` is the share that a bar shows, `half` which colour it has ("high", "low" or "")."""

    label: str
    value: str
    detail: str = ""
    """For a tool-tip and a screen reader: what the number means, with its error."""
    part: float | None = None
    half: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`head` ("Call.", "Raise to $12.") stands out; `text` is the reason; `values` what each choice is worth."""

    head: str
    text: str
    values: tuple[Line, ...]


def panel(advice: Advice, figures: Numerals) -> tuple[Section, ...]:
    """The sections from the top down: the hand, equity against their ranges, the price where there is one."""
    raise NotImplementedError


def suggestion(advice: Advice, figures: Numerals) -> Suggestion:
    """What to do, and why, in one to three short sentences."""
    raise NotImplementedError


def review_line(review: Review, figures: Numerals) -> str:
    """After the hand: the decision that mattered most, what the coach would have done and the estimated cost."""
    raise NotImplementedError
