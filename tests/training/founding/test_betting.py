"""The articles' own betting spots, answered as the rules say; the mistakes that they invite are recognised."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.training.founding.betting import founding_betting
from omaha_trainer.training.kind import grade
from omaha_trainer.training.kinds.max_raise import MaxRaise
from omaha_trainer.training.kinds.min_raise import MinRaise
from omaha_trainer.training.kinds.order import Order
from omaha_trainer.training.kinds.payout import Payout
from omaha_trainer.training.kinds.pot_odds import PotOdds
from omaha_trainer.training.kinds.side_pots import SidePots
from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Choose,
    NoHand,
    Number,
    PotList,
    Question,
    SeatAnswer,
    Shares,
)
from tests.training.asking import sound

KINDS = {kind.kind: kind for kind in (MaxRaise(), MinRaise(), PotOdds(), SidePots(), Payout(), Order())}
ALL = founding_betting()


def asked(kind: Kind) -> Iterator[tuple[str, Question]]:
    return ((rule, KINDS[kind].question(spot)) for of, spot, rule in ALL if of is kind)


def answers(kind: Kind) -> list[tuple[str, Answer]]:
    return [(rule, question.parts[0].answer) for rule, question in asked(kind)]


def mistakes(question: Question) -> dict[Answer, tuple[Mistake, str]]:
    return {wrong.answer: (wrong.mistake, wrong.rule) for wrong in question.parts[0].wrong}


def test_PL2_to_PL8_the_largest_raises() -> None:
    dollars_and_chips = {
        "PL2": [175],
        "PL3": [45],
        "PL4": [35, 30, 120, 110],
        "PL5": [700, 1100, 900, 2400, 8000, 8200],
        "PL6": [36, 65, 60, 1400, 250, 800],
        "PL8": [50],
    }
    expected = [(rule, Amount(chips)) for rule, some in dollars_and_chips.items() for chips in some]
    assert answers(Kind.MAX_RAISE) == expected


def test_A3_to_FL4_the_least_raises() -> None:
    expected: list[tuple[str, Answer]] = [
        ("PL4", Amount(20)),
        ("A3", Amount(500)),
        ("PL6", Amount(25)),
        ("A7", Amount(240)),
        ("A8", Amount(120)),
        ("A6", NoHand()),
        ("FL1", Amount(4)),
        ("FL2", NoHand()),
        ("FL4", Amount(35)),
        ("FL4", Amount(52)),
        ("FL4", Amount(40)),
    ]
    assert answers(Kind.MIN_RAISE) == expected


def test_PL7_41_to_13_is_a_price_of_24_percent() -> None:
    (_, price), (_, sizes) = asked(Kind.POT_ODDS)
    ratio, percent = price.parts
    assert isinstance(ratio.answer, Choose) and ratio.choices[ratio.answer.index].ratio == (41, 13)
    assert percent.accepted == (Number(24), Number(25))
    assert [part.answer for part in sizes.parts] == [Amount(850), Amount(1125)]


def test_P2_and_W7_the_pots() -> None:
    assert answers(Kind.SIDE_POTS) == [
        ("P2", PotList(((28, (0, 1, 2, 3)), (9, (0, 1, 3))))),
        ("W7", PotList(((84, (0, 1, 2, 3)), (117, (1, 2, 3)), (80, (1, 3))))),
    ]


def test_W4_W6_W7_who_gets_what() -> None:
    assert answers(Kind.PAYOUT) == [
        ("W4", Shares((150, 75, 75))),
        ("W4", Shares((151, 75, 75))),
        ("W4", Shares((152, 76, 75))),
        ("W7", Shares((42, 181, 58, 0))),
        ("W6", Shares((1213, 1255, 2383))),
    ]


def test_every_one_is_sound_and_always_the_same() -> None:
    for kind, spot, _ in ALL:
        question = KINDS[kind].question(spot)
        sound(KINDS[kind], question)
        assert question == KINDS[kind].question(spot)
    assert founding_betting() == ALL


def test_PL2_the_mistakes_of_the_first_raise() -> None:
    found = mistakes(next(asked(Kind.MAX_RAISE))[1])
    assert found[Amount(125)] == (Mistake.FORGOT_OWN_CALL, "PL1")
    assert found[Amount(75)] == (Mistake.COUNTED_ONLY_THE_POT, "PL1")
    assert found[Amount(150)] == (Mistake.TRIPLED_THE_BET, "PL1")
    assert found[Amount(200)] == (Mistake.OTHER_HOUSE, "HR1")


def test_PL5_the_mistakes_over_a_re_pot() -> None:
    """The big blind with 200 in over 2400: pot 3400, call 2200, raise to 8000."""
    question = [q for _, q in asked(Kind.MAX_RAISE)][10]
    found = mistakes(question)
    assert found[Amount(5800)] == (Mistake.FORGOT_OWN_CALL, "PL1")
    assert found[Amount(5600)] == (Mistake.GAVE_RAISE_BY, "A4")
    assert found[Amount(7800)] == (Mistake.GAVE_PUT_IN, "A4")
    assert found[Amount(8200)] == (Mistake.OWN_CHIPS_TWICE, "PL1")
    assert found[Amount(7900)] == (Mistake.FORGOT_DEAD_MONEY, "P3")


def test_PL3_the_small_blind_forgotten() -> None:
    """5/10 and one limper: without the 5 of the small blind the total is 40."""
    found = mistakes([q for _, q in asked(Kind.MAX_RAISE)][1])
    assert found[Amount(40)] == (Mistake.FORGOT_DEAD_MONEY, "PL1")


def test_PL8_the_antes_forgotten() -> None:
    found = mistakes([q for _, q in asked(Kind.MAX_RAISE)][-1])
    assert found[Amount(35)] == (Mistake.FORGOT_DEAD_MONEY, "B6")


def test_A7_A8_the_mistakes_over_short_all_ins() -> None:
    by_rule = {rule: mistakes(question) for rule, question in asked(Kind.MIN_RAISE)}
    assert by_rule["A7"][Amount(180)] == (Mistake.MEASURED_BY_SHORT_ALL_IN, "A7")
    assert by_rule["A7"][Amount(200)] == (Mistake.IGNORED_SHORT_ALL_IN, "A7")
    assert by_rule["A7"][Amount(280)] == (Mistake.DOUBLED_THE_BET, "A3")
    assert by_rule["A8"][Amount(40)] == (Mistake.MEASURED_BY_SHORT_ALL_IN, "A8")
    assert by_rule["A6"][Amount(33)] == (Mistake.MAY_NOT_RAISE, "A6")


def test_A3_the_mistakes_of_a_least_raise() -> None:
    found = mistakes(next(question for rule, question in asked(Kind.MIN_RAISE) if rule == "A3"))
    assert found[Amount(600)] == (Mistake.DOUBLED_THE_BET, "A3")
    assert found[Amount(200)] == (Mistake.GAVE_RAISE_BY, "A4")
    assert found[Amount(301)] == (Mistake.ONE_CHIP_MORE, "A3")
    assert found[NoHand()][0] is Mistake.MAY_RAISE


def test_P2_the_mistakes_of_pots() -> None:
    question = next(asked(Kind.SIDE_POTS))[1]
    assert mistakes(question)[PotList(((37, (0, 1, 2, 3)),))] == (Mistake.NO_SIDE_POT, "P1")


def test_W4_W7_the_mistakes_of_payouts() -> None:
    _, odd, _, sides, _ = (mistakes(question) for _, question in asked(Kind.PAYOUT))
    assert odd[Shares((150, 76, 75))] == (Mistake.ODD_CHIP_TO_LOW, "W3")
    assert odd[Shares((301, 0, 0))] == (Mistake.HIGH_TAKES_ALL, "W3")
    assert odd[Shares((151, 150, 0))] == (Mistake.DID_NOT_SPLIT_TIE, "W4")
    assert sides[Shares((140, 141, 0, 0))] == (Mistake.ONE_POT_FOR_ALL, "P5")


OTHERS: tuple[tuple[Kind, int, Answer, Mistake], ...] = (
    (Kind.MAX_RAISE, 0, Amount(10**9), Mistake.ABOVE_THE_STACK),
    (Kind.MAX_RAISE, 0, Amount(176), Mistake.ONE_CHIP_MORE),
    (Kind.MAX_RAISE, 0, Amount(99), Mistake.OTHER),
    (Kind.MIN_RAISE, 1, Amount(10**9), Mistake.ABOVE_THE_STACK),
    (Kind.MIN_RAISE, 1, Amount(450), Mistake.ONE_CHIP_MORE),
    (Kind.MIN_RAISE, 5, Amount(20), Mistake.MAY_NOT_RAISE),
    (Kind.SIDE_POTS, 0, PotList(((28, (0, 1, 2, 3)), (9, (0, 1, 2, 3)))), Mistake.SPLIT_SAME_PLAYERS),
    (Kind.SIDE_POTS, 1, PotList(((281, (1, 3)),)), Mistake.NO_SIDE_POT),
    (Kind.PAYOUT, 3, Shares((42, 180, 59, 0)), Mistake.ODD_CHIP_TO_LOW),
    (Kind.PAYOUT, 3, Shares((1, 2, 3, 4)), Mistake.OTHER),
)


@pytest.mark.parametrize(("kind", "place", "answer", "mistake"), OTHERS)
def test_other_answers_are_recognised(kind: Kind, place: int, answer: Answer, mistake: Mistake) -> None:
    question = [one for _, one in asked(kind)][place]
    verdict = grade(KINDS[kind], question, question.parts[0], answer)
    assert not verdict.right and verdict.wrong is not None
    assert verdict.wrong.mistake is mistake and verdict.wrong.answer == answer


def test_a_mistaken_percentage_rounded_the_other_way_is_recognised() -> None:
    """13 against 41 without the call is 31.7 %: 31 and 32 are the same mistake."""
    price = next(asked(Kind.POT_ODDS))[1]
    for count in (31, 32):
        verdict = grade(PotOdds(), price, price.parts[1], Number(count))
        assert verdict.wrong is not None and verdict.wrong.mistake is Mistake.PRICE_WITHOUT_CALL


def test_B4_two_players_in_the_order_of_a_full_table() -> None:
    spot = {"ask": "who acts first", "game": "hilo", "limit": "pot", "small": 5, "big": 10, "decimals": 0}
    question = Order().question(json.dumps({**spot, "seats": 2, "button": 1}))
    assert question.parts[0].answer == SeatAnswer(1)
    assert mistakes(question)[SeatAnswer(0)] == (Mistake.AFTER_FLOP_ORDER, "B4")
    three = Order().question(json.dumps({**spot, "seats": 3, "button": 1}))
    assert three.parts[0].answer == SeatAnswer(1)
    assert mistakes(three)[SeatAnswer(2)] == (Mistake.AFTER_FLOP_ORDER, "B2")


NO_SPOTS = ("", "null", "[]", "{}", '{"phh": 3}', '{"phh": ""}', '{"phh": "variant = 1"}', '{"ask": "who acts first"}')


@pytest.mark.parametrize("text", NO_SPOTS)
def test_what_is_no_spot_is_refused(text: str) -> None:
    for kind in KINDS.values():
        with pytest.raises(KnownError):
            kind.question(text)


def test_a_spot_of_another_kind_is_refused() -> None:
    spots = {kind: spot for kind, spot, _ in ALL}
    for kind, other in (
        (Kind.MAX_RAISE, Kind.PAYOUT),
        (Kind.PAYOUT, Kind.MAX_RAISE),
        (Kind.SIDE_POTS, Kind.MAX_RAISE),
        (Kind.ORDER, Kind.MAX_RAISE),
        (Kind.POT_ODDS, Kind.MAX_RAISE),
    ):
        with pytest.raises(KnownError):
            KINDS[kind].question(spots[other])


def test_no_answer_is_stored_in_a_spot() -> None:
    """Nothing but the hand and what is asked; no result, no hand shown."""
    for _, spot, _ in ALL:
        assert "finishing" not in spot and " sm " not in spot
        assert set(json.loads(spot)) <= {"phh", "asks", "shuffle"}
