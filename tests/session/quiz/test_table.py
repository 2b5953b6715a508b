"""A question's spot at the table: the very cards and bets, the hero to act, a hand that can be played to its end."""

from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.quiz.table import at_table, names_at_table
from omaha_trainer.table.legal import legal
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Question
from omaha_trainer.training.registry import ask, question
from omaha_trainer.training.spots.betting import read_spot
from tests.session.sessions import any_action

AT_A_DECISION = (Kind.MAX_RAISE, Kind.MIN_RAISE, Kind.POT_ODDS)


def played_out(session: PlaySession, chance: Random) -> None:
    while not session.hand_over:
        decision = session.pending()
        if decision is not None:
            session.play(decision.decide())
        else:
            assert session.state is not None
            choices = legal(session.state)
            assert choices is not None
            session.act(any_action(choices, chance))


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_can_be_played_on(kind: Kind) -> None:
    opened = 0
    for seed in range(12):
        asked = ask(kind, Random(seed))
        session = at_table(asked)
        if session is None:
            assert not {"phh", "board"} & set(asked.prompt)
            continue
        opened += 1
        assert session.hero_to_act and session.state is not None
        assert session.hand is not None and session.hand.practice
        before = session.stacks
        assert PlaySession.restore(session.snapshot()).state == session.state
        played_out(session, Random(seed))
        assert session.stacks == before  # practice moves no chips
        assert session.summary().hands == 0
        session.deal()
        assert session.hand.number == 1 and not session.hand.practice
    assert opened >= 3


def test_the_same_spot_is_the_same_table() -> None:
    asked = ask(Kind.NUT_LOW, Random(1))
    first, second = at_table(asked), at_table(asked)
    assert first is not None and second is not None
    assert first.state == second.state and first.names == second.names


@pytest.mark.parametrize("kind", AT_A_DECISION)
def test_a_betting_spot_stands_as_it_was_asked_only_the_seats_are_turned(kind: Kind) -> None:
    for seed in range(10):
        asked = ask(kind, Random(seed))
        spot, session = read_spot(kind, asked.spot), at_table(asked)
        assert session is not None and session.state is not None
        hero = spot.state.to_act
        assert hero is not None
        there, here = spot.state, session.state
        turned = [(seat + hero) % there.setup.seats for seat in range(there.setup.seats)]
        assert [here.stacks[seat] for seat in range(len(turned))] == [there.stacks[seat] for seat in turned]
        assert [here.bets[seat] for seat in range(len(turned))] == [there.bets[seat] for seat in turned]
        assert [here.live[seat] for seat in range(len(turned))] == [there.live[seat] for seat in turned]
        assert [here.holes[seat] for seat in range(len(turned))] == [there.holes[seat] for seat in turned]
        assert (here.board, here.street, here.to_match) == (there.board, there.street, there.to_match)
        assert here.deck == spot.hand.deck[: len(here.deck)]
        asked_for, offered = legal(there), legal(here)
        assert asked_for is not None and offered is not None
        assert (offered.min_to, offered.max_to, offered.call) == (asked_for.min_to, asked_for.max_to, asked_for.call)
        assert here.setup.house == there.setup.house
        assert session.config.game is there.setup.game and session.config.limit is there.setup.limit


@pytest.mark.parametrize(
    "kind", [kind for kind in Kind if kind.value in ("payout", "side-pots", "order", *AT_A_DECISION)]
)
def test_players_are_called_in_a_question_as_where_it_is_opened(kind: Kind) -> None:
    opened = 0
    for seed in range(12):
        asked = ask(kind, Random(seed))
        session = at_table(asked)
        if session is None:
            continue
        opened += 1
        spot = read_spot(kind, asked.spot)
        names = names_at_table(kind, asked.spot, spot.setup.seats)
        assert len(set(names)) == len(names) == session.config.seats
        hero = names.index(next(name for name in names if name not in session.names))
        assert spot.state.to_act in (hero, None)
        turned = tuple(names[(seat + hero) % len(names)] for seat in range(len(names)))
        assert turned[1:] == session.names[1:]
    assert opened >= 3


def cards_of(asked: Question, name: str) -> tuple[Card, ...]:
    found = asked.prompt.get(name, ())
    if isinstance(found, Card):
        return (found,)
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("kind", [Kind.BEST_HANDS, Kind.COUNTERFEIT, Kind.OUTS, Kind.NUT_HIGH, Kind.LOW_POSSIBLE])
def test_the_cards_of_a_question_lie_where_it_showed_them(kind: Kind) -> None:
    for seed in range(6):
        asked = ask(kind, Random(seed))
        session = at_table(asked)
        assert session is not None and session.state is not None
        assert session.state.board == cards_of(asked, "board") + cards_of(asked, "card")
        if "hole" in asked.prompt:
            assert session.state.holes[HERO] == cards_of(asked, "hole")
        if "shown" in asked.prompt:
            assert session.state.holes[1] == cards_of(asked, "shown")


def test_hands_on_a_board_sit_side_by_side() -> None:
    found = [asked for seed in range(20) if "hands" in (asked := ask(Kind.WHICH_LOW, Random(seed))).prompt]
    for asked in found:
        session = at_table(asked)
        assert session is not None and session.state is not None
        assert session.state.holes == asked.prompt["hands"]
    assert found


def test_five_cards_without_a_board_are_no_hand() -> None:
    lows = next(asked for seed in range(20) if "lows" in (asked := ask(Kind.WHICH_LOW, Random(seed))).prompt)
    assert at_table(lows) is None


def test_the_founding_examples_can_be_opened_where_they_are_hands() -> None:
    opened = 0
    for kind, spot, _ in founding():
        asked = question(kind, spot)
        session = at_table(asked)
        assert (session is not None) or not {"phh", "board"} & set(asked.prompt)
        if session is not None:
            opened += 1
            assert session.hero_to_act
    assert opened > 30
