from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.play.notices import PracticeBegan, Rebought, StructureChanged, TableReset
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.event import HandEnded, HoleDealt
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.refusal import IllegalAction, Refusal
from omaha_trainer.table.stakes import Stakes
from tests.session.sessions import TABLES, config, deal_in, fold_out, play_hand, play_out, session, step


def test_before_the_first_hand_the_table_is_set_and_nothing_is_dealt() -> None:
    table = session()
    assert table.state is None and table.events == () and table.pending() is None
    assert table.stacks == (1000,) * 6
    assert not table.hand_over and not table.hand_running and not table.hero_broke
    assert len(set(table.names)) == 6
    with pytest.raises(KnownError) as refused:
        table.hero_view()
    assert refused.value.reason is SessionFault.NO_HAND


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_chips_and_rebuys_are_conserved(table: int) -> None:
    played, chance = session(table, seed=table), Random(table)
    bought = sum(played.stacks)
    for number in range(1, 60):
        if played.hero_broke:
            bought += played.rebuy().amount
        play_hand(played, chance)
        bought += sum(notice.amount for notice in played.notices if isinstance(notice, Rebought) and notice.seat)
        assert sum(played.stacks) == bought
        assert played.state is not None and played.state.stacks == played.stacks
        assert played.hands_played == number
    assert bought > sum(session(table, seed=table).stacks), "nobody went broke: the test shows nothing"


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_events_of_the_steps_make_the_whole_story(table: int) -> None:
    played, chance = session(table, seed=7), Random(7)
    for _ in range(10):
        assert play_hand(played, chance) == played.events
        assert isinstance(played.events[-1], HandEnded)


def test_B3_button_moves_one_seat_left_each_hand() -> None:
    played, chance = session(1), Random(1)
    buttons = []
    for _ in range(7):
        play_hand(played, chance)
        assert played.state is not None and played.state.setup.button == played.button
        buttons.append(played.button)
    assert buttons == [(buttons[0] + step) % 3 for step in range(7)]


def test_first_button_is_drawn_by_the_seed() -> None:
    assert {session(seed=seed).button for seed in range(40)} == set(range(6))


def test_same_seed_gives_the_same_session_and_another_seed_another() -> None:
    def story(seed: int) -> list[object]:
        played, chance = session(seed=seed), Random(3)
        return [event for _ in range(5) for event in play_hand(played, chance)]

    assert story(4) == story(4)
    assert story(4) != story(5)


def test_MX1_MX2_blinds_halve_in_pot_limit_and_double_back() -> None:
    played, chance = session(3, seed=2), Random(2)
    seen = []
    for _ in range(6):
        play_hand(played, chance)
        assert played.state is not None
        setup = played.state.setup
        seen.append((setup.limit, setup.small_blind, setup.big_blind, max(setup.antes), setup.mixed_hands_left))
        assert played.round is not None and played.round.hands_left == setup.mixed_hands_left
    no, pot = (Limit.NO, 10, 20, 2), (Limit.POT, 5, 10, 1)
    assert seen == [(*no, 2), (*no, 1), (*pot, 2), (*pot, 1), (*no, 2), (*no, 1)]


def test_MX3_change_of_structure_is_told_with_the_hand_that_begins_it() -> None:
    played, chance = session(4, seed=2), Random(2)
    changes = []
    for _ in range(5):
        play_hand(played, chance)
        changes.append([notice for notice in played.notices if isinstance(notice, StructureChanged)])
    change_to_pot, change_to_no = StructureChanged(Limit.POT, 2, 25, 50), StructureChanged(Limit.NO, 2, 50, 100)
    assert changes == [[], [], [change_to_pot], [], [change_to_no]]


def test_opponents_buy_in_again_by_themselves_and_it_is_told() -> None:
    played, chance = session(1, seed=3), Random(3)
    for _ in range(30):
        before = played.stacks
        if played.hero_broke:
            played.rebuy()
        broke = [seat for seat in (1, 2) if played.stacks[seat] == 0]
        play_hand(played, chance)
        told = [notice for notice in played.notices if isinstance(notice, Rebought) and notice.seat]
        assert told == [Rebought(seat, 100, 100) for seat in broke], before
        if broke:
            return
    pytest.fail("no opponent went broke")


def broke() -> PlaySession:
    played, chance = session(1, seed=1), Random(1)
    for _ in range(100):
        play_hand(played, chance)
        if played.hero_broke:
            return played
    raise AssertionError("the hero never went broke")


def test_broke_hero_is_dealt_in_again_only_after_a_rebuy() -> None:
    played = broke()
    with pytest.raises(KnownError) as refused:
        played.deal()
    assert refused.value.reason is SessionFault.HERO_BROKE
    assert (played.hero_broke, played.can_rebuy) == (True, True)
    assert played.rebuy() == Rebought(0, 100, 100)
    assert (played.hero_broke, played.can_rebuy) == (False, False)
    played.deal()
    assert Rebought(0, 100, 100) in played.notices
    assert played.notices_since == ()


def test_broke_hero_may_take_other_stakes() -> None:
    played = broke()
    assert played.reconfigure(replace(played.config, stakes=Stakes(1, 2))) == (TableReset(20),)
    assert not played.hero_broke
    assert played.stacks == (20, 20, 20)
    played.deal()
    assert played.state is not None and played.state.setup.big_blind == 2
    assert played.notices == (TableReset(20),)


def test_broke_hero_may_leave_with_a_summary() -> None:
    played = broke()
    summary = played.leave()
    assert summary.hands == played.hands_played
    assert summary.result == -summary.bought


def test_rebuy_is_refused_in_a_hand_and_with_a_full_stack() -> None:
    played = session()
    with pytest.raises(KnownError) as full:
        played.rebuy()
    assert full.value.reason is SessionFault.FULL_STACK
    played.deal()
    for refused_now in (played.rebuy, played.deal, played.same_deal, played.leave, played.all_holes):
        with pytest.raises(KnownError) as running:
            refused_now()
        assert running.value.reason is SessionFault.HAND_RUNNING


def short(played: PlaySession) -> bool:
    return 0 < played.stacks[0] < played.config.full_stack


def test_hero_below_the_full_stack_may_fill_it_up() -> None:
    played = next(
        table for table in (session(seed=seed) for seed in range(50)) if play_hand(table, Random(1)) and short(table)
    )
    missing = played.config.full_stack - played.stacks[0]
    assert played.can_rebuy
    assert played.rebuy().amount == missing
    assert played.summary().rebuys == 1


def test_B2_nobody_acts_out_of_turn() -> None:
    played, chance = session(), Random(1)
    played.deal()
    for _ in range(30):
        if played.hand_over:
            deal_in(played)
        before = played.hand
        wrong = played.play if played.hero_to_act else played.act
        with pytest.raises(IllegalAction) as refused:
            wrong(CheckOrCall())
        assert refused.value.reason is Refusal.OUT_OF_TURN
        assert played.hand is before
        step(played, chance)


def test_illegal_action_changes_nothing() -> None:
    played, chance = session(), Random(1)
    played.deal()
    while not played.hero_to_act:
        step(played, chance)
        assert not played.hand_over
    before = played.snapshot()
    with pytest.raises(IllegalAction):
        played.act(RaiseTo(10_000_000))
    assert played.snapshot() == before


def test_after_the_end_of_a_hand_nobody_is_to_act() -> None:
    played = session()
    fold_out(played)
    for late in (played.act, played.play):
        with pytest.raises(IllegalAction) as refused:
            late(Fold())
        assert refused.value.reason is Refusal.NOBODY_TO_ACT


def test_a_decision_shows_no_hole_cards_but_the_opponents_own() -> None:
    played, chance = session(0, seed=9), Random(9)
    seen = 0
    for _ in range(8):
        play_hand(played, chance)
        deal_in(played)
        while not played.hand_over:
            decision = played.pending()
            if decision is not None:
                seen += 1
                dealt = [event for event in decision.view.events if isinstance(event, HoleDealt)]
                assert [event.seat for event in dealt if event.cards] == [decision.seat]
                earlier = [event for hand in decision.view.earlier for event in hand.events]
                assert not [event for event in earlier if isinstance(event, HoleDealt) and event.cards]
            step(played, chance)
    assert seen > 20


def test_a_decision_is_answered_alike_wherever_and_however_often_it_is_made() -> None:
    played, chance = session(0, seed=3), Random(3)
    played.deal()
    decisions = []
    for _ in range(20):
        decision = played.pending()
        if decision:
            assert decision.decide() == decision.decide()
            decisions.append((decision.hand, decision.index))
        step(played, chance)
        if played.hand_over:
            deal_in(played)
    assert len(set(decisions)) == len(decisions)


def test_the_same_deal_again_gives_the_same_cards_button_and_stacks_and_moves_no_chips() -> None:
    played, chance = session(seed=11), Random(11)
    for _ in range(3):
        play_hand(played, chance)
    first, stacks, summary = played.hand, played.stacks, played.summary()
    assert first is not None
    played.same_deal()
    again = played.hand
    assert again is not None and again.practice
    assert played.notices == (PracticeBegan(3),)
    assert (again.deck, again.setup, again.number) == (first.deck, first.setup, first.number)
    play_out(played, chance)
    assert (played.stacks, played.summary(), played.hands_played) == (stacks, summary, 3)
    played.same_deal()
    play_out(played, chance)
    button = played.button
    play_hand(played, chance)
    assert (played.hands_played, played.button) == (4, (button + 1) % 6)
    assert played.hand is not None and played.hand.setup.stacks == stacks


def test_after_a_fold_everybodys_cards_and_the_rest_of_the_board_can_be_seen() -> None:
    played = session()
    fold_out(played)
    assert played.hand is not None and played.state is not None
    assert played.rest_of_board() == played.hand.deck[24:29]
    cards = [card for hole in played.all_holes() if hole for card in hole]
    assert sorted(cards) == sorted(played.hand.deck[:24])


def test_new_settings_wait_for_the_running_hand() -> None:
    played, chance = session(seed=5), Random(5)
    played.deal()
    other = replace(config(1), stakes=Stakes(1, 2))
    assert played.reconfigure(other) == ()
    assert (played.config.seats, played.coming) == (6, other)
    play_out(played, chance)
    assert played.config.seats == 6
    played.deal()
    assert (played.config.seats, played.coming, played.hands_played) == (3, None, 1)
    assert played.state is not None and played.state.setup.stacks == (20, 20, 20)
    assert len(played.names) == 3
    decision = played.pending()
    assert played.hero_view().earlier == () and (decision is None or decision.view.earlier == ())


def test_settings_that_leave_the_blinds_leave_the_chips() -> None:
    played, chance = session(seed=6), Random(6)
    play_hand(played, chance)
    stacks, button, hand = played.stacks, played.button, played.hand
    assert played.reconfigure(replace(played.config, hero_mucks=True, game=Game.HIGH)) == ()
    assert (played.stacks, played.hand) == (stacks, hand)
    played.deal()
    assert played.button == (button + 1) % 6
    assert played.state is not None and played.state.setup.game is Game.HIGH
    assert played.state.mucks[0]


def test_MX1_a_table_made_mixed_begins_its_round_and_keeps_its_chips() -> None:
    played, chance = session(4, seed=6, structure=Structure.NO), Random(6)
    play_hand(played, chance)
    stacks, button = played.stacks, played.button
    played.reconfigure(replace(played.config, structure=Structure.MIXED))
    assert played.stacks == stacks
    assert played.round is not None and (played.round.limit, played.round.hands_left) == (Limit.NO, 2)
    if played.hero_broke:
        played.rebuy()
    played.deal()
    assert played.button == (button + 1) % 5
    assert played.round.hands_left == 2


def test_the_seed_of_a_session_outlives_its_settings() -> None:
    played = session(seed=5)
    played.reconfigure(config(1, seed=99))
    assert played.config.seed == 5


def test_names_stay_when_the_table_grows() -> None:
    played = session(1, seed=5)
    names = played.names
    played.reconfigure(config(2))
    assert played.names[:3] == names
    assert len(played.names) == 9
