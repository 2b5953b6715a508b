"""A question at the table: the felt as it was when the question came up, and afterwards with what was right.

Before the answer nothing is shown that is asked for: bets lie before the seats until the pots are named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from omaha_trainer.histories.phh_replay import Replay
from omaha_trainer.table.action import RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import BetsCollected, BoardDealt, Event, HandShown, UncalledReturned
from omaha_trainer.table.progress import settle
from omaha_trainer.table.view import view
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Amount, Answer, Mode, Part, SeatAnswer, Shares
from omaha_trainer.training.spots.betting import spot_fields
from omaha_trainer.training.spots.order import read_order
from omaha_trainer.ui.felt.build import build_model, ready_model
from omaha_trainer.ui.felt.model import TableModel
from omaha_trainer.ui.felt.words import table_in_words
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice

from .cards_model import Badge
from .quiz_voices import bottom_of, digit_of, seats_of
from .selection import Shown

_OF_POTS = frozenset({Mode.POTS, Mode.SHARES})


@dataclass(frozen=True, slots=True)
class SeatMark:
    """What is laid over a seat: its digit, a frame where it is chosen, a badge after the answer."""

    seat: int
    key: str = ""
    chosen: bool = False
    badge: Badge | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    table: TableModel
    marks: tuple[SeatMark, ...] = ()


def table_scene(shown: Shown, voice: Voice) -> TableScene:
    """The table at the question, or with its answer."""
    table = replace(_table(shown, voice), hero=bottom_of(shown.question))
    return TableScene(table, tuple(_marks(shown)))


def _table(shown: Shown, voice: Voice) -> TableModel:
    question = shown.question
    if "phh" not in question.prompt:
        setup = read_order(spot_fields(Kind.ORDER, question.spot), question.spot).setup
        return ready_model(setup, voice, button=True)
    replay = replayed(str(question.prompt["phh"]))
    seen = view(replay.state, replay.events, replay.hand.hero)
    if shown.told is None:
        of_pots = shown.asked.mode in _OF_POTS
        story = _uncollected(replay.events) if of_pots else replay.events
        return _uncounted(build_model(replace(seen, events=story), voice), voice)
    return build_model(replace(seen, events=_answered(replay, shown.asked), to_act=None), voice)


def _uncounted(table: TableModel, voice: Voice) -> TableModel:
    """The table without the sum of the pot and the bets: to count it is the exercise."""
    bare = replace(table, with_bets="")
    return replace(bare, description=table_in_words(bare, voice))


def _uncollected(events: Sequence[Event]) -> tuple[Event, ...]:
    """The story without the end of its last round of betting: whose bets become which pots is asked.

    Where cards came and players went on after it, it stays as it is.
    """
    last = max((place for place, event in enumerate(events) if isinstance(event, BetsCollected)), default=-1)
    after = events[last + 1 :]
    if last < 0 or not all(isinstance(event, BoardDealt | HandShown) for event in after):
        return tuple(events)
    first = last
    while first > 0 and isinstance(events[first - 1], UncalledReturned):
        first -= 1
    return (*events[:first], *after)


def _answered(replay: Replay, part: Part) -> tuple[Event, ...]:
    """The story with the right answer played: the raise that was asked for, or the pots divided."""
    match part.answer:
        case Amount(chips):
            _, events = apply(replay.state, RaiseTo(chips))
            return (*replay.events, *events[:1])
        case Shares():
            return (*replay.events, *settle(replay.state)[1])
        case _:
            return replay.events


def _marks(shown: Shown) -> Iterator[SeatMark]:
    part, told = shown.asked, shown.told
    if part.mode is Mode.SEAT and told is None:
        count, _ = seats_of(shown.question)
        for seat in range(count):
            digit = str(digit_of(shown.question, seat))
            yield SeatMark(seat, digit, chosen=seat == shown.selection.seat)
    elif part.mode is Mode.SEAT and told is not None:
        yield from _badges({told.answer: Badge.WRONG, part.answer: Badge.RIGHT})
    elif isinstance(part.answer, Shares) and told is not None and isinstance(told.answer, Shares):
        for seat, right, given in zip(part.seats, part.answer.chips, told.answer.chips, strict=True):
            yield SeatMark(seat, badge=Badge.RIGHT if right == given else Badge.WRONG)


def _badges(badges: Mapping[Answer, Badge]) -> Iterator[SeatMark]:
    for answer, badge in badges.items():
        if isinstance(answer, SeatAnswer):
            yield SeatMark(answer.seat, badge=badge)
