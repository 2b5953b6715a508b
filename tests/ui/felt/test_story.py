"""The hand told from its events says what the engine knows."""

from __future__ import annotations

from collections.abc import Callable

from omaha_trainer.table.pots import collected_pots
from omaha_trainer.table.view import view
from omaha_trainer.ui.felt.story import story_of

from .tables import random_hand


def test_the_story_keeps_pace_with_the_state(runs: Callable[[int, int], int]) -> None:
    for seed in range(runs(120, 25)):
        for state, events in random_hand(seed):
            story = story_of(state.setup, view(state, events, 0).events)
            assert tuple(story.stacks) == state.stacks
            assert tuple(story.bets) == state.bets
            assert tuple(story.board) == state.board
            assert story.folded >= {seat for seat, live in enumerate(state.live) if not live}
            assert story.over is state.over
            if not state.over:
                assert sum(story.pots) + sum(story.bets) == state.pot
                assert story.all_in == {seat for seat, stack in enumerate(state.stacks) if not stack}
                if state.street > 0:
                    assert story.pots == [pot.amount for pot in collected_pots(state)]


def test_a_view_from_a_seat_tells_no_other_hand() -> None:
    for seed in range(20):
        for state, events in random_hand(seed):
            story = story_of(state.setup, view(state, events, 0).events)
            for seat in range(1, state.setup.seats):
                if not state.shown[seat]:
                    assert story.hole(seat) is None
