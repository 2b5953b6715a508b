"""What the scenes show before and after the answer: nothing that is asked for before, the right marks after it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from omaha_trainer.poker.omaha import best_low
from omaha_trainer.table.event import UncalledReturned
from omaha_trainer.table.setup import MAX_SEATS
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Choose, Grade, Mode, Pick, PotList, Question, SeatAnswer
from omaha_trainer.training.registry import KINDS, ask, question
from omaha_trainer.training.wish import Wish
from omaha_trainer.ui.felt.model import Mark
from omaha_trainer.ui.quiz.cards_model import Badge, CardsModel, QuizCard
from omaha_trainer.ui.quiz.contest_scene import winners_of
from omaha_trainer.ui.quiz.quiz_voices import bottom_of, digit_of, is_at_a_table, names_of, seats_of
from omaha_trainer.ui.quiz.scenes import cards_scene
from omaha_trainer.ui.quiz.selection import Shown, Told
from omaha_trainer.ui.quiz.table_scene import table_scene
from omaha_trainer.ui.voices import money_of, spoken_voice
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice


def voice_of(asked: Question) -> Voice:
    return spoken_voice(money_of(0), names_of(asked))


def told(asked: Question, part: int) -> Shown:
    """The question with its right answer."""
    one = asked.parts[part]
    return Shown(asked, part, told=Told(one, one.answer, Grade(True, None)))


def cards_of(model: CardsModel) -> list[QuizCard]:
    return [card for block in model.blocks for group in block.groups for card in group.cards if card.card is not None]


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_marked_before_the_answer(kind: Kind, seed: int) -> None:
    asked = ask(kind, Random(f"scene {seed}"))
    for place in range(len(asked.parts)):
        if is_at_a_table(asked):
            scene = table_scene(Shown(asked, place), voice_of(asked))
            assert not scene.table.with_bets
            assert not scene.table.result
            assert "with bets" not in scene.table.description
            assert not any(card.marks for seat in scene.table.seats for card in seat.cards)
            assert not any(mark.badge for mark in scene.marks)
        else:
            cards = cards_of(cards_scene(Shown(asked, place), voice_of(asked)))
            assert not any(card.marks or card.badge or card.dimmed for card in cards)


@pytest.mark.parametrize("seed", range(25))
def test_the_cards_of_the_right_pick_are_lifted(seed: int) -> None:
    asked = ask(Kind.BEST_HANDS, Random(f"pick {seed}"))
    for place, part in enumerate(asked.parts):
        model = cards_scene(told(asked, place), voice_of(asked))
        lifted = {card.card for card in cards_of(model) if card.marks}
        answer = part.answer
        assert lifted == (set(answer.hole + answer.board) if isinstance(answer, Pick) else set())
        mark = {Mark.LOW} if place else {Mark.HIGH}
        assert all(card.marks == mark for card in cards_of(model) if card.marks)


def test_wrong_cards_carry_a_cross_and_right_ones_a_check() -> None:
    asked = next(question(kind, spot) for kind, spot, rule in founding() if rule == "L7" and kind is Kind.BEST_HANDS)
    part = asked.parts[1]
    wrong = part.wrong[0]
    assert isinstance(wrong.answer, Pick)
    model = cards_scene(Shown(asked, 1, told=Told(part, wrong.answer, Grade(False, wrong))), voice_of(asked))
    badges = {str(card.card): card.badge for card in cards_of(model) if card.badge}
    assert badges == {"Ah": Badge.RIGHT, "3d": Badge.RIGHT, "2c": Badge.WRONG}


@pytest.mark.parametrize("seed", range(40))
def test_L2_the_winners_are_those_with_the_best_low(seed: int) -> None:
    asked = ask(Kind.WHICH_LOW, Random(f"contest {seed}"), Wish(even=True))
    shown = told(asked, 0)
    winners = winners_of(shown)
    answer = asked.parts[0].answer
    if "hands" in asked.prompt:
        lows = [best_low(hand, asked.prompt["board"]) for hand in asked.prompt["hands"]]  # type: ignore[arg-type, attr-defined]
        best = max((low.hand for low in lows if low), default=None)
        assert winners == tuple(place for place, low in enumerate(lows) if low and low.hand == best)
    if not isinstance(answer, Choose):
        assert not winners
    elif asked.parts[0].choices[answer.index].tie:
        assert len(winners) > 1
    else:
        assert winners == (answer.index,)


@pytest.mark.parametrize("seed", range(12))
def test_P1_bets_lie_before_the_seats_until_the_pots_are_named(seed: int) -> None:
    asked = ask(Kind.SIDE_POTS, Random(f"pots {seed}"))
    replay = replayed(str(asked.prompt["phh"]))
    before = table_scene(Shown(asked, 0), voice_of(asked)).table
    after = table_scene(told(asked, 0), voice_of(asked)).table
    answer = asked.parts[0].answer
    assert isinstance(answer, PotList)
    assert any(seat.bet for seat in before.seats)
    assert [pot.chips.amount for pot in after.pots] == [chips for chips, _ in answer.pots]
    back = sum(event.amount for event in replay.events if isinstance(event, UncalledReturned))
    lying = sum(seat.bet.amount for seat in before.seats if seat.bet) + sum(pot.chips.amount for pot in before.pots)
    assert lying == sum(chips for chips, _ in answer.pots) + back


def test_A10_an_uncalled_bet_still_lies_there() -> None:
    asked = ask(Kind.SIDE_POTS, Random(4), Wish(trap=Trap.UNCALLED_BET))
    replay = replayed(str(asked.prompt["phh"]))
    event = next(one for one in replay.events if isinstance(one, UncalledReturned))
    table = table_scene(Shown(asked, 0), voice_of(asked)).table
    bet = table.seats[event.seat].bet
    assert bet is not None and bet.amount >= event.amount


@pytest.mark.parametrize("seed", range(8))
def test_a_showdown_ends_as_the_engine_divides_it(seed: int) -> None:
    asked = ask(Kind.PAYOUT, Random(f"payout {seed}"))
    table = table_scene(told(asked, 0), voice_of(asked)).table
    assert table.result
    assert len(table.board) == 5
    assert any(card.marks for card in table.board)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (Kind.WHICH_LOW, Kind.LOW_POSSIBLE)])
def test_names_are_the_same_for_the_same_spot_and_differ_among_the_seats(kind: Kind) -> None:
    asked = ask(kind, Random(6))
    names, (count, hero) = names_of(asked), seats_of(asked)
    assert names == names_of(KINDS[kind].question(asked.spot))
    assert len(set(names)) == len(names) == count <= MAX_SEATS
    if hero is not None:
        assert names[hero] == "You"


def test_the_seat_that_is_asked_for_may_sit_anywhere() -> None:
    """In a hand's history the small blind is the first: on the felt, and by its digit, the answer must not be."""
    rng, digits, expected = Random(3), Counter[int](), dict.fromkeys(range(1, MAX_SEATS + 1), 0.0)
    for _ in range(400):
        asked = ask(Kind.ORDER, rng)
        count, hero = seats_of(asked)
        assert hero is None
        answer = asked.parts[0].answer
        assert isinstance(answer, SeatAnswer)
        digits[digit_of(asked, answer.seat)] += 1
        for digit in range(1, count + 1):
            expected[digit] += 1 / count
        scene = table_scene(told(asked, 0), voice_of(asked))
        assert scene.table.hero == bottom_of(asked)
        assert {digit_of(asked, seat) for seat in range(count)} == set(range(1, count + 1))
    for digit in range(1, 5):
        assert abs(digits[digit] - expected[digit]) < 4 * expected[digit] ** 0.5


def test_every_mode_has_a_way_to_answer() -> None:
    from omaha_trainer.ui.quiz.answer_bar import _ENTRIES

    assert set(_ENTRIES) == set(Mode)
