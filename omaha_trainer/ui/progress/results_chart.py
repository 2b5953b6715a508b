"""The curve of results: big blinds over hands, and what they would be had every all-in been paid by its odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from omaha_trainer.store.progress_rows import HandStretch
from omaha_trainer.ui.progress.chart import Band, Chart, Ink, Line, Tick, round_numbers
from omaha_trainer.ui.progress.speech import full_day, local_day, numerals, short_day
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import adjusted_note, result_note, results_story, which_hands

MOST_TICKS = 6
_ROOM = 0.06
"""Above and below, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The sums after the hand `last`, in big blinds; `lowest` and `highest` were since the hand `first`."""

    first: int
    last: int
    won: float
    expected: float
    lowest: float
    highest: float
    ended_at: int


def standings(curve: Sequence[HandStretch]) -> Iterator[Standing]:
    """The running sums at the end of each stretch."""
    hands, won, expected = 0, 0.0, 0.0
    for stretch in curve:
        first = hands + 1
        hands, won, expected = hands + stretch.hands, won + stretch.won, expected + stretch.expected
        yield Standing(first, hands, won, expected, stretch.lowest, stretch.highest, stretch.ended_at)


def results_chart(curve: Sequence[HandStretch]) -> Chart:
    """At least one stretch. The curve begins at nothing, before the first hand."""
    figures = numerals()
    after = list(standings(curve))
    before = Standing(0, 0, 0.0, 0.0, 0.0, 0.0, after[0].ended_at)
    all_of = [before, *after]
    lowest, highest = min(one.lowest for one in all_of), max(one.highest for one in all_of)
    low, high = min(lowest, *(one.expected for one in all_of)), max(highest, *(one.expected for one in all_of))
    room = max((high - low) * _ROOM, 0.5)
    bottom, top = low - room, high + room
    return Chart(
        xs=[one.last for one in all_of],
        lines=(
            Line([one.expected for one in all_of], Ink.SKY, dashed=True),
            Line([one.won for one in all_of], Ink.GOLD),
        ),
        band=Band([one.lowest for one in all_of], [one.highest for one in all_of], Ink.GOLD),
        x_range=(0, after[-1].last),
        y_range=(bottom, top),
        x_ticks=_hand_ticks(after, figures),
        y_ticks=tuple(Tick(at, figures.big_blinds(at, whole=True)) for at in round_numbers(bottom, top, 5)),
        notes=[_note(one, figures) for one in all_of],
        story=results_story(
            after[-1].last,
            figures.big_blinds(after[-1].won),
            figures.big_blinds(after[-1].expected),
            figures.big_blinds(lowest),
            figures.big_blinds(highest),
            figures,
        ),
        zero=True,
    )


def _hand_ticks(after: Sequence[Standing], figures: Numerals) -> tuple[Tick, ...]:
    ticks = []
    for number in round_numbers(1, after[-1].last, MOST_TICKS):
        played = next(one for one in after if one.last >= number)
        ticks.append(Tick(number, figures.whole(round(number)), short_day(local_day(played.ended_at))))
    return tuple(ticks)


def _note(one: Standing, figures: Numerals) -> tuple[str, ...]:
    if not one.last:
        return (figures.big_blinds(0), figures.voice.translate("Progress", "before the first hand"))
    return (
        result_note(figures.big_blinds(one.won), figures.voice),
        adjusted_note(figures.big_blinds(one.expected), figures.voice),
        which_hands(one.last, one.last, figures),
        full_day(local_day(one.ended_at)),
    )
