from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import replay_phh
from omaha_trainer.poker.card import DECK, parse_cards
from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.record import history, record, undealt
from omaha_trainer.table.action import Fold
from omaha_trainer.table.event import HandShown
from tests.session.sessions import TABLES, fold_out, play_hand, session


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_kept_hand_is_played_again_to_the_same_chips_and_cards(table: int) -> None:
    played, chance = session(table, seed=40 + table), Random(table)
    for _ in range(25):
        play_hand(played, chance)
        hand = played.hand
        assert hand is not None
        row = record(hand, played.names)
        read = read_phh(row.phh)
        again = replay_phh(read)
        order = hand.setup.odd_chip_order
        assert again.complete
        by_seat = {hand.setup.odd_chip_order[place]: place for place in range(len(order))}
        finishing = again.finishing
        button_first = again.setup.odd_chip_order
        assert [finishing[seat] for seat in button_first] == [hand.state.stacks[seat] for seat in order]
        assert read.players[by_seat[HERO]] == "Hero"
        dealt = [card for hole in hand.state.holes if hole for card in hole]
        assert sorted([*dealt, *hand.state.board, *undealt(hand)]) == list(DECK)
        assert tuple(read.deck) == undealt(hand)


def test_the_row_tells_the_heros_result_in_the_hands_own_blinds() -> None:
    played, chance = session(3, seed=2), Random(2)
    rows = []
    for _ in range(4):
        play_hand(played, chance)
        hand = played.hand
        assert hand is not None
        rows.append(record(hand, played.names))
        assert rows[-1].result == hand.result(HERO)
    assert [(row.limit, row.small_blind, row.big_blind, row.mixed) for row in rows] == [
        ("no", 10, 20, True), ("no", 10, 20, True), ("pot", 5, 10, True), ("pot", 5, 10, True),
    ]  # fmt: skip


def test_after_a_fold_the_board_that_would_have_come_is_kept_first() -> None:
    played = session()
    fold_out(played)
    assert played.hand is not None
    assert undealt(played.hand)[:5] == played.rest_of_board()


def test_a_text_for_others_hides_what_the_hero_never_saw() -> None:
    played, chance = session(0, seed=8), Random(8)
    hidden = 0
    for _ in range(30):
        play_hand(played, chance)
        hand = played.hand
        assert hand is not None
        text = history(hand, played.names, hide=True)
        shown = {event.seat for event in hand.events if isinstance(event, HandShown)} | {HERO}
        seen = [card for seat in shown for card in hand.state.holes[seat] or ()] + list(hand.state.board)
        told = [
            card
            for action in read_phh(text).actions
            if " dh " in action or " db " in action
            for card in parse_cards(action.split()[-1].replace("?", ""))
        ]
        assert sorted(told) == sorted(seen)
        assert "_deck" not in text
        hidden += len(shown) < 6
    assert hidden > 10


def test_a_practice_hand_is_marked() -> None:
    played = session()
    fold_out(played)
    played.same_deal()
    while not played.hand_over:
        played.act(Fold()) if played.hero_to_act else played.play(Fold())
    assert played.hand is not None
    assert record(played.hand, played.names).practice
