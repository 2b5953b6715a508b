"""The curve of what decisions cost: an average over the last ones, with the error of the estimates."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from omaha_trainer.store.progress_rows import DecisionStretch
from omaha_trainer.ui.progress.chart import Band, Chart, Ink, Line, Tick, round_numbers
from omaha_trainer.ui.progress.speech import full_day, local_day, numerals, short_day
from omaha_trainer.ui.progress.trend import FEWEST, SURE
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import a_decision, as_the_coach, cost_story, likely_between, which_decisions

MOST_TICKS = 6
_ROOM = 1.08
"""Above the highest point."""
_LEAST_HEIGHT = 0.2
"""Big blinds: a curve of almost nothing looks like almost nothing."""


@dataclass(frozen=True, slots=True)
class CostPoint:
    """The last `count` decisions up to the decision `last`; `mean` in big blinds, `error` its standard error."""

    first: int
    last: int
    count: int
    same: int
    mean: float
    error: float
    decided_at: int

    @property
    def low(self) -> float:
        return max(self.mean - SURE * self.error, 0.0)

    @property
    def high(self) -> float:
        return self.mean + SURE * self.error


def cost_points(curve: Sequence[DecisionStretch], window: int) -> list[CostPoint]:
    """A point for each stretch, as soon as there are enough decisions before it."""
    points: list[CostPoint] = []
    held: deque[DecisionStretch] = deque()
    last = count = 0
    for stretch in curve:
        held.append(stretch)
        last, count = last + stretch.decisions, count + stretch.decisions
        while count - held[0].decisions >= window:
            count -= held.popleft().decisions
        if count >= FEWEST:
            points.append(_point(held, last, count))
    return points


def _point(held: Sequence[DecisionStretch], last: int, count: int) -> CostPoint:
    return CostPoint(
        first=last - count + 1,
        last=last,
        count=count,
        same=sum(one.same for one in held),
        mean=sum(one.cost for one in held) / count,
        error=sqrt(sum(one.variance for one in held)) / count,
        decided_at=held[-1].decided_at,
    )


def cost_chart(points: Sequence[CostPoint]) -> Chart:
    """At least one point."""
    figures = numerals()
    highest = max(max(point.high for point in points) * _ROOM, _LEAST_HEIGHT)
    first, last = points[0].last, points[-1].last
    return Chart(
        xs=[point.last for point in points],
        lines=(Line([point.mean for point in points], Ink.GOLD),),
        band=Band([point.low for point in points], [point.high for point in points], Ink.GOLD),
        x_range=(first, last) if first < last else (first - 1, last + 1),
        y_range=(0.0, highest),
        x_ticks=_ticks(points, figures),
        y_ticks=tuple(Tick(at, figures.blinds(at)) for at in round_numbers(0, highest, 4, finest=0.05)),
        notes=[_note(point, figures) for point in points],
        story=cost_story(last, figures.blinds(points[0].mean), figures.blinds(points[-1].mean), figures),
    )


def _ticks(points: Sequence[CostPoint], figures: Numerals) -> tuple[Tick, ...]:
    """Round numbers of decisions, each with the day on which it was made."""
    ticks = []
    for number in round_numbers(points[0].last, points[-1].last, MOST_TICKS):
        made = next(point for point in points if point.last >= number)
        ticks.append(Tick(number, figures.whole(round(number)), short_day(local_day(made.decided_at))))
    return tuple(ticks)


def _note(point: CostPoint, figures: Numerals) -> tuple[str, ...]:
    return (
        a_decision(figures.blinds(point.mean), figures.voice),
        likely_between(figures.blinds(point.low), figures.blinds(point.high), figures.voice),
        as_the_coach(point.same, point.count, figures),
        which_decisions(point.first, point.last, figures),
        full_day(local_day(point.decided_at)),
    )
