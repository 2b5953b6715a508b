"""What holds for every hand: chips conserved, no card twice, legal actions apply and illegal ones not, no leak."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, HandShown, HoleDealt
from omaha_trainer.table.explain import StepKind, explain
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS
from omaha_trainer.table.legal import Legal, legal, sizes
from omaha_trainer.table.pots import pots_of
from omaha_trainer.table.refusal import IllegalAction
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import view

setups = st.builds(
    lambda game, limit, house, kind, ante, stacks, button: Stakes(4, 8, ante, kind).setup(
        game, limit, button % len(stacks), stacks, house=PRESETS[house]
    ),
    st.sampled_from(Game),
    st.sampled_from(Limit),
    st.sampled_from(list(PRESETS)),
    st.sampled_from(AnteKind),
    st.integers(1, 8),
    st.lists(st.one_of(st.integers(1, 30), st.integers(1, 600)), min_size=2, max_size=9),
    st.integers(0, 8),
)
seeds = st.integers(0, 2**32)


def some_action(choices: Legal, rng: random.Random) -> Action:
    actions: list[Action] = [CheckOrCall(), CheckOrCall(), Fold()]
    if choices.can_raise:
        actions += [RaiseTo(rng.randint(choices.min_to, choices.max_to)), RaiseTo(choices.max_to)]
    return rng.choice(actions)


def hand(frame: HandSetup, seed: int) -> tuple[list[HandState], list[Action], list[Event]]:
    """Every state of a random hand, the actions between them, and its whole story."""
    rng = random.Random(seed)
    state, first = deal(frame, shuffled(rng), mucks=[rng.random() < 0.5 for _ in range(frame.seats)])
    states, actions, events = [state], [], list(first)
    while (choices := legal(state)) is not None:
        action = some_action(choices, rng)
        state, happened = apply(state, action)
        states.append(state)
        actions.append(action)
        events += happened
    return states, actions, events


@given(setups, seeds)
def test_chips_are_conserved_and_nobody_has_less_than_none(frame: HandSetup, seed: int) -> None:
    states, _, _ = hand(frame, seed)
    total = sum(frame.stacks)
    for state in states:
        assert sum(state.stacks) + state.pot == total
        assert min(state.stacks) >= 0
        assert sum(pot.amount for pot in pots_of(state)) == state.pot
    assert states[-1].over
    assert states[-1].pot == 0


@given(setups, seeds)
def test_no_card_is_dealt_twice(frame: HandSetup, seed: int) -> None:
    for state in hand(frame, seed)[0]:
        cards = [card for hole in state.holes if hole for card in hole] + [*state.board, *state.deck]
        assert len(cards) == len(set(cards)) == 4 * frame.seats + 5


@given(setups, seeds)
def test_whatever_is_legal_applies_and_the_rest_is_refused(frame: HandSetup, seed: int) -> None:
    for state in hand(frame, seed)[0]:
        choices = legal(state)
        if choices is None:
            continue
        apply(state, Fold())
        apply(state, CheckOrCall())
        bounds = {choices.min_to, choices.max_to, *sizes(state).values()} if choices.can_raise else set()
        for to in bounds:
            apply(state, RaiseTo(to))
        for to in {choices.min_to - 1, choices.max_to + 1, choices.all_in_to + 1, 0, -5, state.to_match}:
            if not choices.allows(to):
                with pytest.raises(IllegalAction) as refused:
                    apply(state, RaiseTo(to))
                assert refused.value.rule


@given(setups, seeds)
def test_a_replay_equals_the_play(frame: HandSetup, seed: int) -> None:
    states, actions, events = hand(frame, seed)
    state, told = states[0], list[Event]()
    for action in actions:
        state, happened = apply(state, action)
        told += happened
    assert state == states[-1]
    assert tuple(told) == tuple(events[len(events) - len(told) :])


@given(setups, seeds)
def test_the_steps_end_at_the_numbers_of_the_table(frame: HandSetup, seed: int) -> None:
    totals = (StepKind.RAISE_TO, StepKind.ROUNDED, StepKind.STACK)
    for state in hand(frame, seed)[0]:
        choices, spelled = legal(state), explain(state)
        if choices is None or not choices.can_raise:
            continue
        assert spelled is not None
        assert [step.amount for step in spelled.maximum if step.kind in totals][-1] == choices.max_to
        assert [step.amount for step in spelled.minimum if step.kind in totals][-1] == choices.min_to
        assert spelled.maximum[-1].amount == choices.max_to - state.bets[choices.seat]


def with_other_cards(state: HandState, seat: int, rng: random.Random) -> HandState:
    """The same hand with everything that `seat` cannot see dealt anew."""
    seen = set(state.board) | set(state.holes[seat] or ())
    seen |= {card for hole, shown in zip(state.holes, state.shown, strict=True) if shown and hole for card in hole}
    rest = iter([card for card in shuffled(rng) if card not in seen])
    holes = [
        hole if other == seat or state.shown[other] else tuple(next(rest) for _ in range(4))
        for other, hole in enumerate(state.holes)
    ]
    return state.replace(holes=tuple(holes), deck=tuple(next(rest) for _ in state.deck))


@given(setups, seeds)
def test_a_view_reveals_nothing(frame: HandSetup, seed: int) -> None:
    """Two hands that differ only in what a seat cannot see give the very same view, its events too."""
    rng = random.Random(seed + 1)
    states, actions, events = hand(frame, seed)
    state, told = states[0], list(events[: _dealt(events)])
    for action in [*actions, None]:
        for seat in (0, frame.seats - 1, None):
            other = with_other_cards(state, 0 if seat is None else seat, rng)
            hidden = [
                replace(event, cards=other.holes[event.seat]) if isinstance(event, HoleDealt) else event
                for event in told
            ]
            mine, theirs = view(state, told, seat), view(other, hidden, seat)
            assert mine == theirs
            assert all(
                event.cards is None or event.seat == seat for event in mine.events if isinstance(event, HoleDealt)
            )
        if action is not None and not state.over:
            state, happened = apply(state, action)
            told += happened


def _dealt(events: list[Event]) -> int:
    """How many events there are up to the last hole card."""
    return max(place for place, event in enumerate(events) if isinstance(event, HoleDealt)) + 1


@given(setups, seeds)
def test_a_mucked_or_folded_hand_is_never_in_a_view(frame: HandSetup, seed: int) -> None:
    states, _, events = hand(frame, seed)
    shown = {event.seat for event in events if isinstance(event, HandShown)}
    last = view(states[-1], events, None)
    assert {seat for seat, hole in enumerate(last.shown) if hole} == shown
