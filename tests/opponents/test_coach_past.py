"""The decisions of a hand read back from its public events: each as its player stood before it."""

from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.opponents.coach_past import Acted, decisions, facing
from omaha_trainer.opponents.reading import read
from omaha_trainer.table.apply import apply
from omaha_trainer.table.view import view

from . import hands


@pytest.mark.parametrize("seed", range(120))
def test_every_decision_is_read_back_as_it_was(seed: int) -> None:
    rng = Random(seed)
    made = list(hands.decisions(hands.random_setup(rng), rng))
    if not made:
        return
    last = made[-1]
    found = list(decisions(last.view))
    assert len(found) == len(made) - 1
    for past, then in zip(found, made, strict=False):
        assert past.view.seat == then.view.seat == past.event.seat
        for name in ("board", "street", "stacks", "bets", "live", "to_match", "pot"):
            assert getattr(past.view, name) == getattr(then.view, name), name
        assert past.view.legal is not None and then.view.legal is not None
        assert past.view.legal.call == then.view.legal.call
        assert read(past.view) == read(then.view)
        assert past.view.hole is None
        assert past.crowd >= sum(past.view.live)


@pytest.mark.parametrize("seed", range(120))
def test_what_the_next_player_faces_is_foreseen(seed: int) -> None:
    """`facing` gives the next player's own reading of the table, where the hand goes on within the street."""
    rng = Random(seed)
    for decision in hands.decisions(hands.random_setup(rng), rng):
        seat = decision.view.seat
        state, events = apply(decision.state, decision.action)
        if state.to_act is None or state.street != decision.state.street or seat is None:
            continue
        if not decision.view.legal or not isinstance(events[0], Acted) or not state.live[seat]:
            continue
        put_in = {seat: decision.state.stacks[seat] - state.stacks[seat]}
        then = facing(decision.view, state.to_act, put_in, events[0])
        assert read(then) == read(view(state, (*decision.events, *events), state.to_act))
