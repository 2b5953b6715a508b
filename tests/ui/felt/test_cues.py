"""Which events are played together, and that nobody waits long."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

from omaha_trainer.table.event import Event
from omaha_trainer.ui.felt.cues import KINDS, MOST, Kind, cues_of, pace

from .tables import random_hand


def test_every_event_has_its_cue() -> None:
    assert set(KINDS) == set(get_args(Event))


def test_all_cards_of_the_deal_are_one_cue() -> None:
    _, events = next(random_hand(3))
    kinds = [cue.kind for cue in cues_of(events)]
    assert kinds.count(Kind.DEAL) == 1
    assert kinds.count(Kind.POST) == 1


def test_cues_hold_all_events_in_order() -> None:
    for seed in range(20):
        *_, (_, events) = random_hand(seed)
        cues = cues_of(events)
        assert tuple(event for cue in cues for event in cue.events) == events
        for cue, after in pairwise(cues):
            assert cue.left == after.left + len(after.events)
        assert cues[-1].left == 0


def test_nothing_that_follows_a_decision_takes_more_than_two_seconds() -> None:
    for seed in range(40):
        before = 0
        for _, events in random_hand(seed):
            cues = cues_of(events[before:])
            assert sum(cue.length for cue in cues) * pace(cues, 1.0) <= MOST
            before = len(events)


def test_a_slower_reader_waits_longer() -> None:
    _, events = next(random_hand(3))
    cues = cues_of(events)
    assert pace(cues, 0.5) == 2 * pace(cues, 1.0)
