"""B1-B6, G1-G4: who posts what, who acts first, the order of a hand."""

from __future__ import annotations

import random

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.event import AntePosted, BlindPosted, BoardDealt, HoleDealt, UncalledReturned
from omaha_trainer.table.game import Game, Limit, Street, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import legal
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal

from .spots import pot_limit, setup, spot

ACES, KINGS, QUEENS = "As Ah Kd 2c", "Kh Ks Qh Qs", "Qd Qc Th 9d"


@pytest.mark.parametrize("seats", [1, 10])
def test_G1_two_to_nine_seats(seats: int) -> None:
    with pytest.raises(KnownError) as refused:
        setup(Limit.POT, [5, 10][:seats], [1000] * seats)
    assert refused.value.reason is SetupFault.SEATS


@pytest.mark.parametrize("seats", range(2, 10))
def test_G1_four_hole_cards_each_and_a_deck_without_repeats(seats: int) -> None:
    frame = Stakes(1, 2).setup(Game.HIGH, Limit.POT, 0, [200] * seats, house=HouseRules())
    state, events = deal(frame, shuffled(random.Random(seats)))
    cards = [card for hole in state.holes if hole for card in hole] + list(state.deck)
    assert len(cards) == len(set(cards)) == 4 * seats + 5
    assert [len(event.cards or ()) for event in events if isinstance(event, HoleDealt)] == [4] * seats


def test_G1_a_deck_with_a_card_twice_is_refused() -> None:
    deck = list(shuffled(random.Random(1)))
    deck[5] = deck[40]
    with pytest.raises(KnownError) as refused:
        deal(setup(Limit.POT, [1, 2], [200] * 3), deck)
    assert refused.value.reason is SetupFault.DECK


def test_G2_the_high_game_has_no_low_half() -> None:
    holes = ["As 2d Jh Ts", "Ks Kc Qh Qc"]
    for game, low in [(Game.HIGH, False), (Game.HILO, True)]:
        story = spot(Limit.POT, [1, 2], [2, 2], "c", game=game, holes=holes, board="3h 4s 8c Kd 9h")
        assert bool(story.awards[0].low) is low


def test_G3_every_structure_for_both_games() -> None:
    for game in Game:
        for limit in Limit:
            assert legal(spot(limit, [5, 10], [1000] * 3, game=game).state)
    assert {structure.value for structure in Structure} == {"fixed", "pot", "no", "mixed"}


def test_G4_cards_one_at_a_time_then_flop_turn_river_showdown() -> None:
    frame = setup(Limit.POT, [1, 2], [200] * 3)
    deck = shuffled(random.Random(4))
    state, _ = deal(frame, deck)
    assert state.holes[0] == (deck[0], deck[3], deck[6], deck[9])
    story = spot(
        Limit.POT, [1, 2], [200] * 3, "c c c c c c c c c c c c", holes=[ACES, KINGS, QUEENS], board="2s 7d 8h Jh 4c"
    )
    assert [event.street for event in story.of(BoardDealt)] == [Street.FLOP, Street.TURN, Street.RIVER]
    assert [len(event.cards) for event in story.of(BoardDealt)] == [3, 1, 1]
    assert story.state.over


def test_B1_blinds_left_of_the_button_and_the_fixed_limit_half() -> None:
    frame = Stakes(25, 50, decimals=2).setup(Game.HILO, Limit.POT, 2, [5000] * 6, house=HouseRules())
    assert frame.posts == (0, 0, 0, 25, 50, 0)
    fixed = Stakes(2, 4).setup(Game.HILO, Limit.FIXED, 5, [200] * 6, house=HouseRules())
    assert fixed.posts == (1, 2, 0, 0, 0, 0)
    assert [fixed.bet_size(street) for street in Street] == [2, 2, 4, 4]


def test_B2_first_is_left_of_the_big_blind_who_may_still_raise() -> None:
    assert pot_limit([5, 10], 4).state.to_act == 2
    story = pot_limit([5, 10], 4, "f f c")
    choices = legal(story.state)
    assert choices and choices.seat == 1 and choices.can_check and (choices.min_to, choices.max_to) == (20, 30)
    assert pot_limit([5, 10], 4, "f f c c").state.to_act == 0


def test_B2_after_the_flop_the_first_live_seat_left_of_the_button() -> None:
    assert pot_limit([5, 10], 4, "c c f c").state.to_act == 1
    story = spot(Limit.POT, [5, 10], [10, 1000, 1000, 1000], "c c c c")
    assert story.state.street == Street.FLOP and story.state.to_act == 1  # seat 0 is all in


def test_B3_the_button_moves_one_seat_left_and_the_blinds_with_it() -> None:
    for button in range(5):
        frame = Stakes(5, 10).setup(Game.HIGH, Limit.NO, button, [1000] * 5, house=HouseRules())
        assert frame.small_blind_seat == (button + 1) % 5 and frame.big_blind_seat == (button + 2) % 5


def test_B4_with_two_the_button_posts_the_small_blind_first_before_last_after() -> None:
    story = pot_limit([1, 2], 2)
    assert story.state.setup.button == 1 and story.state.setup.small_blind_seat == 1
    assert [(event.seat, event.amount) for event in story.of(BlindPosted)] == [(1, 1), (0, 2)]
    assert story.state.to_act == 1
    choices = legal(story.state)
    assert choices and (choices.call, choices.min_to, choices.max_to) == (1, 4, 6)
    assert story.act("6 c").state.to_act == 0


def test_B5_the_others_owe_the_full_big_blind() -> None:
    story = spot(Limit.POT, [5, 10], [1000, 3, 1000, 1000])
    choices = legal(story.state)
    assert choices and (choices.call, choices.min_to, choices.max_to) == (10, 20, 28)
    blind = story.of(BlindPosted)[1]
    assert blind == BlindPosted(1, 3, 10, True)


def test_B5_a_short_blind_in_fixed_limit() -> None:
    choices = legal(spot(Limit.FIXED, [5, 10], [1000, 4, 1000, 1000]).state)
    assert choices and (choices.call, choices.min_to, choices.max_to) == (10, 20, 20)


def test_B5_nobody_can_contest_more_than_the_short_blind_no_action() -> None:
    story = spot(Limit.NO, [5, 10], [1000, 3, 1000], "f", holes=[ACES, KINGS, QUEENS], board="2s 7d 8h Jh 4c")
    assert story.state.over
    assert story.of(UncalledReturned) == [UncalledReturned(0, 2)]
    assert story.awards[0].amount == 6


def test_B5_a_short_blind_of_eight_costs_the_small_blind_three() -> None:
    story = spot(Limit.NO, [5, 10], [1000, 8, 1000], "f")
    choices = legal(story.state)
    assert choices and (choices.seat, choices.call, choices.call_to) == (0, 3, 8) and not choices.can_raise


def test_B6_antes_are_dead_money_before_the_first_bet() -> None:
    story = pot_limit([5, 10], 3, antes=[5, 5, 5])
    assert story.state.pot == 30
    choices = legal(story.state)
    assert choices and choices.call == 10 and choices.max_to == 50


def test_B6_a_short_stack_pays_the_ante_before_the_blind() -> None:
    story = spot(Limit.NO, [5, 10], [1000, 8, 1000], antes=[5, 5, 5])
    assert story.of(AntePosted)[1] == AntePosted(1, 5, False)
    assert story.of(BlindPosted)[1] == BlindPosted(1, 3, 10, True)


def test_B6_a_short_ante_plays_for_what_it_matched() -> None:
    story = spot(
        Limit.NO, [5, 10], [1000, 1000, 3], "c c c c c c c c", antes=[5, 5, 5],
        holes=[QUEENS, KINGS, ACES], board="2s 7d 8h Jh 4c",
    )  # fmt: skip
    assert [(award.amount, award.players) for award in story.awards] == [(9, (0, 1, 2)), (24, (0, 1))]


def test_B6_a_big_blind_ante_goes_whole_into_the_main_pot() -> None:
    story = pot_limit([5, 10], 3, antes=[0, 10, 0], antes_dead=True)
    choices = legal(story.state)
    assert story.state.pot == 25 and choices and choices.max_to == 45
    short = spot(
        Limit.NO, [5, 10], [4, 1000, 1000], "c c c c c c c c", antes=[0, 10, 0], antes_dead=True,
        holes=[ACES, KINGS, QUEENS], board="2s 7d 8h Jh 4c",
    )  # fmt: skip
    assert [award.amount for award in short.awards] == [4 * 3 + 10, 12]


def test_B6_all_in_for_the_big_blind_ante_plays_for_the_ante_alone() -> None:
    story = spot(
        Limit.NO, [5, 10], [1000, 10, 1000], "c c c c c c c c", antes=[0, 10, 0], antes_dead=True,
        holes=[QUEENS, ACES, KINGS], board="2s 7d 8h Jh 4c",
    )  # fmt: skip
    assert [(award.amount, award.players) for award in story.awards] == [(10, (0, 1, 2)), (20, (0, 2))]


def test_B6_stakes_place_the_antes() -> None:
    each = Stakes(5, 10, ante=2, ante_kind=AnteKind.EACH).setup(Game.HIGH, Limit.NO, 0, [100] * 3, house=HouseRules())
    assert each.antes == (2, 2, 2) and not each.antes_dead
    one = Stakes(5, 10, ante=10, ante_kind=AnteKind.BIG_BLIND).setup(
        Game.HIGH, Limit.NO, 0, [100] * 3, house=HouseRules()
    )
    assert one.antes == (0, 0, 10) and one.antes_dead
