"""What the felt says and shows of real hands."""

from __future__ import annotations

import pytest

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.view import view
from omaha_trainer.ui.felt.build import Extras, build_model, ready_model
from omaha_trainer.ui.felt.model import Mark, PillKind, TableModel
from omaha_trainer.ui.felt.story import story_of
from omaha_trainer.ui.felt.telling import telling
from omaha_trainer.ui.felt.winners import winning_cards

from .tables import NAMES_OF_TELLING, model_of, random_hand, random_view, voice


def _result(model: TableModel) -> list[str]:
    return [" · ".join(part.text for part in line.parts) for line in model.result]


def test_a_raise_before_the_flop() -> None:
    model = model_of("preflop")
    hero, rook = model.seats[0], model.seats[5]
    assert hero.to_act
    assert [str(one.card) for one in hero.cards] == ["As", "2c", "5d", "Kh"]
    assert rook.pill is not None
    assert (rook.pill.text, rook.pill.kind, rook.stack) == ("Raise to $1.75", PillKind.RAISE, "$98.25")
    assert rook.bet is not None
    assert rook.bet.text == "$1.75"
    assert model.seats[4].folded
    assert model.seats[4].cards == ()
    assert model.with_bets == "Pot with bets $2.50"
    assert model.pots == ()
    assert model.caption == ("Omaha Hi-Lo · Pot limit · $0.25/$0.50",)
    assert all(one.card is None for seat in model.seats[1:] for one in seat.cards)


def test_main_and_side_pot_stand_apart() -> None:
    model = model_of("side pots")
    assert [(pot.label, pot.chips.text) for pot in model.pots] == [("Main pot", "$30.25"), ("Side pot", "$36.00")]
    assert model.with_bets == "with bets $86.25"
    assert [seat.all_in for seat in model.seats] == [False, False, False, True, True, False]


def test_MX3_a_mixed_table_says_what_is_in_force_and_how_long() -> None:
    assert model_of("mixed").caption == ("Omaha Hi-Lo · Pot limit · $0.25/$0.50", "Pot limit: 4 hands left")


def test_a_split_pot_is_told_with_its_hands() -> None:
    model = model_of("split")
    assert _result(model) == ["High: two pair, kings and fives - You $4.00 · Low: 8-6-4-3-A - Marta $4.00"]
    kinds = [seat.pill.kind if seat.pill else None for seat in model.seats]
    assert kinds[0] is PillKind.WIN_HIGH
    assert kinds[2] is PillKind.WIN_LOW


def test_a_quartered_half_shows_each_share() -> None:
    assert _result(model_of("quartered")) == [
        "High: three of a kind, kings - Taras $2.63 · Low: 8-4-3-2-A - Taras $1.31, You $1.31"
    ]


def test_a_scoop_is_called_one() -> None:
    pill = model_of("scoop").seats[0].pill
    assert pill is not None
    assert pill.text == "Scoops $10.00"


def test_a_pot_without_a_showdown_marks_no_card() -> None:
    model = model_of("taken down")
    assert _result(model) == ["Uncontested - Rook $1.25"]
    assert not any(one.marks for seat in model.seats for one in seat.cards)


def test_pots_with_the_same_winners_are_told_together() -> None:
    model = model_of("nine all in")
    labels = [line.label for line in model.result]
    assert labels[0] == "Main pot $81.00"
    assert labels[1] == "Side pots 1 to 2 $135.00"


@pytest.mark.parametrize("name", ["split", "quartered", "scoop", "high only", "nine alike"])
def test_H1_L1_the_marked_cards_are_two_and_three(name: str) -> None:
    model = model_of(name)
    board = [one.card for one in model.board if one.card is not None]
    winners = 0
    for seat in model.seats:
        for mark in Mark:
            two = [one.card for one in seat.cards if mark in one.marks and one.card is not None]
            if not two:
                continue
            hole = [one.card for one in seat.cards if one.card is not None]
            best = best_high(hole, board) if mark is Mark.HIGH else best_low(hole, board)
            three = {one.card for one in model.board if mark in one.marks}
            assert best is not None
            assert any(set(two) == set(choice.hole) and set(choice.board) <= three for choice in best.choices)
            winners += 1
    assert winners >= 1


def test_only_hands_that_won_are_marked() -> None:
    for seed in range(40):
        seen = random_view(seed)
        story = story_of(seen.setup, seen.events)
        marks = winning_cards(story)
        winners = {seat for award in story.awards if award.contested for seat in (*award.high, *award.low)}
        for seat in range(seen.setup.seats):
            hole = story.hole(seat)
            if hole and seat not in winners:
                assert not set(hole) & set(marks)
            if hole and seat in winners and len(story.board) == 5:
                assert 2 <= len(set(hole) & set(marks)) <= 4


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_a_table_rewound_is_the_table_as_it_was(name: str) -> None:
    table = telling(name)
    said = voice(table.stakes.decimals, table.names)
    state, events = table.played()
    model = build_model(view(state, events, 0), said)
    assert model.rewind is not None
    assert model.rewind(0) == model
    for back in range(1, len(events)):
        earlier = model.rewind(back)
        assert not any(seat.to_act for seat in earlier.seats)
        assert model.rewind(back - 1).rewind is not None
        assert earlier.rewind is not None
        assert earlier.rewind(1) == model.rewind(back + 1)
    assert model.rewind(len(events)).pots == ()
    assert not any(seat.cards for seat in model.rewind(len(events)).seats)


def test_after_the_hand_everything_can_be_turned_up() -> None:
    seen = telling("taken down").view()
    turned = build_model(
        seen, voice(), Extras(revealed={1: parse_cards("Qs Qd Js Jd")}, rest_of_board=parse_cards("3s 8h 4c Kd 9h"))
    )
    assert [str(one.card) for one in turned.seats[1].cards] == ["Qs", "Qd", "Js", "Jd"]
    assert all(one.dimmed for one in turned.seats[1].cards)
    assert len(turned.board) == 5
    assert all(one.dimmed for one in turned.board)


def test_nothing_is_turned_up_before_the_hand_is_over() -> None:
    seen = telling("preflop").view()
    asked = Extras(revealed={4: parse_cards("Qs Qd Js Jd")}, rest_of_board=parse_cards("3s 8h 4c"))
    assert build_model(seen, voice(), asked) == build_model(seen, voice())


def test_the_hero_may_be_told_his_hand() -> None:
    told = model_of("turn", Extras(own_hand=True)).seats[0].hand
    assert [part.text for part in told] == ["High: pair of kings", "Low: 8-4-3-2-A"]
    assert model_of("turn").seats[0].hand == ()


def test_the_description_says_what_is_seen() -> None:
    text = model_of("turn").description
    for said in ("Omaha Hi-Lo", "Board: 3s 8h 4c Kd", "Pot $28.75", "with bets $59.25", "All in", "to act", "Fold"):
        assert said in text
    assert "Uncontested - Rook $1.25" in model_of("taken down").description


def test_a_table_before_the_deal() -> None:
    setup = Stakes(5, 10).setup(Game.HIGH, Limit.NO, 1, [1000] * 3, house=HouseRules())
    model = ready_model(setup, voice(0), button=True)
    assert [seat.stack for seat in model.seats] == ["$1,000"] * 3
    assert [seat.button for seat in model.seats] == [False, True, False]
    assert model.caption == ("Omaha · No limit · $5/$10",)


def test_no_hidden_card_is_in_any_model_of_a_hand() -> None:
    for seed in range(12):
        for state, events in random_hand(seed):
            model = build_model(view(state, events, 0), voice())
            for seat in range(1, state.setup.seats):
                if not state.shown[seat]:
                    assert all(one.card is None for one in model.seats[seat].cards)
