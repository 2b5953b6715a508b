"""The curves of a skill: right answers and time, each a moving average with its band."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.ui.progress.chart import Band, Chart, Ink, Line, Tick, round_numbers
from omaha_trainer.ui.progress.speech import days_span, numerals, short_day
from omaha_trainer.ui.progress.trend import Point
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import accuracy_story, likely_between, right_of, time_story, which_questions

QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
MOST_TICKS = 6
_ROOM = 1.08
"""Above the highest point."""


def accuracy_chart(points: Sequence[Point]) -> Chart:
    """At least one point."""
    figures = numerals()
    return Chart(
        xs=[point.last for point in points],
        lines=(Line([point.share for point in points], Ink.GOLD),),
        band=Band([point.share_low for point in points], [point.share_high for point in points], Ink.GOLD),
        x_range=_range(points),
        y_range=(0.0, 1.0),
        x_ticks=question_ticks(points, figures),
        y_ticks=tuple(Tick(share, figures.percent(share)) for share in QUARTERS),
        notes=[_accuracy_note(point, figures) for point in points],
        story=accuracy_story(
            figures.percent(points[0].share), figures.percent(points[-1].share), points[-1].last, figures
        ),
    )


def time_chart(points: Sequence[Point]) -> Chart:
    """At least one point."""
    figures = numerals()
    highest = max(max(point.mean_high for point in points) * _ROOM, 1000.0)
    return Chart(
        xs=[point.last for point in points],
        lines=(Line([point.mean for point in points], Ink.SKY),),
        band=Band([point.mean_low for point in points], [point.mean_high for point in points], Ink.SKY),
        x_range=_range(points),
        y_range=(0.0, highest),
        x_ticks=question_ticks(points, figures),
        y_ticks=tuple(
            Tick(at * 1000, figures.seconds(at * 1000, whole=True)) for at in round_numbers(0, highest / 1000, 4)
        ),
        notes=[_time_note(point, figures) for point in points],
        story=time_story(figures.seconds(points[0].mean), figures.seconds(points[-1].mean), points[-1].last, figures),
    )


def question_ticks(points: Sequence[Point], figures: Numerals) -> tuple[Tick, ...]:
    """Round numbers of questions, each with the day on which it was asked."""
    ticks = []
    for number in round_numbers(points[0].last, points[-1].last, MOST_TICKS):
        asked = next(point for point in points if point.last >= number)
        ticks.append(Tick(number, figures.whole(round(number)), short_day(asked.until)))
    return tuple(ticks)


def _range(points: Sequence[Point]) -> tuple[float, float]:
    first, last = points[0].last, points[-1].last
    return (first, last) if first < last else (first - 1, last + 1)


def _accuracy_note(point: Point, figures: Numerals) -> tuple[str, ...]:
    return (
        figures.percent(point.share),
        right_of(point.right, point.asked, figures),
        likely_between(figures.percent(point.share_low), figures.percent(point.share_high), figures.voice),
        *_which(point, figures),
    )


def _time_note(point: Point, figures: Numerals) -> tuple[str, ...]:
    return (
        figures.seconds(point.mean),
        likely_between(figures.seconds(point.mean_low), figures.seconds(point.mean_high), figures.voice),
        *_which(point, figures),
    )


def _which(point: Point, figures: Numerals) -> tuple[str, str]:
    return which_questions(point.first, point.last, figures), days_span(point.since, point.until)
