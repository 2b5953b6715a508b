"""Events in groups that are played together, and how long each takes. Knows no picture.

The whole of what one decision sets off never takes more than `MOST` milliseconds at the usual pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandShown,
    HoleDealt,
    Mucked,
    PotAwarded,
    Raised,
    UncalledReturned,
)

MOST = 2000.0
FLIGHT = 160.0
"""A card from the button to its place."""
SLIDE = 220.0
"""Chips between a seat and the pot."""
PUSH = 150.0
"""Chips from a seat to the spot before it."""
TURN = 180.0
DEALING = 1100.0
"""From the first card of the deal to the last, however many there are; at most `BETWEEN` apart."""
BETWEEN = 60.0
BOARD_BETWEEN = 90.0
REST = 90.0
"""A moment of quiet after what has been shown."""


class Kind(StrEnum):
    """What a group of events looks like."""

    POST = "post"
    DEAL = "deal"
    PUT_IN = "put in"
    CHECK = "check"
    FOLD = "fold"
    BOARD = "board"
    BACK = "uncalled bet back"
    COLLECT = "collect"
    SHOW = "show"
    AWARD = "award"
    END = "end"


KINDS: dict[type[Event], Kind] = {
    AntePosted: Kind.POST,
    BlindPosted: Kind.POST,
    HoleDealt: Kind.DEAL,
    Called: Kind.PUT_IN,
    Bet: Kind.PUT_IN,
    Raised: Kind.PUT_IN,
    Checked: Kind.CHECK,
    Folded: Kind.FOLD,
    Mucked: Kind.FOLD,
    BoardDealt: Kind.BOARD,
    UncalledReturned: Kind.BACK,
    BetsCollected: Kind.COLLECT,
    HandShown: Kind.SHOW,
    PotAwarded: Kind.AWARD,
    HandEnded: Kind.END,
}
TOGETHER = (Kind.POST, Kind.DEAL, Kind.SHOW, Kind.AWARD)
"""Neighbours of these kinds are one cue."""


@dataclass(frozen=True, slots=True)
class Cue:
    """Events that are played at once; `left` is how many of the played ones come after them."""

    kind: Kind
    events: tuple[Event, ...]
    left: int
    length: float


def cues_of(events: Sequence[Event]) -> list[Cue]:
    """The events in order, neighbours of one kind together where they happen at one moment."""
    groups: list[tuple[Kind, list[Event]]] = []
    for event in events:
        kind = KINDS[type(event)]
        if groups and groups[-1][0] is kind and kind in TOGETHER:
            groups[-1][1].append(event)
        else:
            groups.append((kind, [event]))
    cues, left = [], len(events)
    for kind, group in groups:
        left -= len(group)
        cues.append(Cue(kind, tuple(group), left, _length(kind, group)))
    return cues


def pace(cues: Sequence[Cue], speed: float) -> float:
    """By what the lengths are multiplied: the reader's pace, faster where the whole would take too long."""
    whole = sum(cue.length for cue in cues)
    return min(1.0, MOST / whole if whole else 1.0) / speed


def card_gap(cards: int) -> float:
    """From one card of the deal to the next."""
    return min(BETWEEN, DEALING / max(1, cards))


def _length(kind: Kind, events: Sequence[Event]) -> float:
    match kind:
        case Kind.POST | Kind.PUT_IN:
            return PUSH
        case Kind.DEAL:
            cards = 4 * len(events)
            return (cards - 1) * card_gap(cards) + FLIGHT + TURN
        case Kind.CHECK | Kind.END:
            return 0.0
        case Kind.FOLD:
            return FLIGHT
        case Kind.BOARD:
            cards = sum(len(event.cards) for event in events if isinstance(event, BoardDealt))
            return (cards - 1) * BOARD_BETWEEN + FLIGHT + TURN + REST
        case Kind.BACK | Kind.COLLECT:
            return SLIDE
        case Kind.SHOW:
            return TURN + REST
        case Kind.AWARD:
            return SLIDE + 2 * REST
