"""The founding examples of reading: each is asked, and its answer is the one that the rules give."""

from __future__ import annotations

from omaha_trainer.poker.card import cards_text, parse_cards
from omaha_trainer.poker.high import high_of_five
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.founding.reading import founding_reading
from omaha_trainer.training.kind import grade
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.picks import pick
from omaha_trainer.training.question import Choose, NoHand, Number, Pick, Question
from omaha_trainer.training.registry import KINDS, question

ASKED = [(rule, question(kind, spot)) for kind, spot, rule in founding_reading()]


def examples(rule: str, kind: Kind) -> list[Question]:
    return [asked for mine, asked in ASKED if mine == rule and asked.kind is kind]


def high_text(asked: Question) -> str:
    answer = asked.parts[0].answer
    assert isinstance(answer, Pick)
    hand = high_of_five(answer.hole + answer.board)
    return f"{hand.category.words} {hand.text}"


def low_text(asked: Question) -> str | None:
    answer = asked.parts[-1 if asked.kind is Kind.BEST_HANDS else 0].answer
    if not isinstance(answer, Pick):
        return None
    low = low_of_five(answer.hole + answer.board)
    assert low is not None
    return f"{low.text} from {cards_text(answer.hole, ' ')}"


def mistake(asked: Question, hole: str, board: str, part: int = 0) -> tuple[Mistake, str]:
    kind = KINDS[asked.kind]
    wrong = grade(kind, asked, asked.parts[part], pick(parse_cards(hole), parse_cards(board))).wrong
    assert wrong is not None
    return wrong.mistake, wrong.rule


def test_H3_the_royal_flush_on_the_board_is_nobodys() -> None:
    (asked,) = examples("H3", Kind.BEST_HANDS)
    assert high_text(asked) == "straight AKQJT"
    assert mistake(asked, "", "Ah Kh Qh Jh Th") == (Mistake.PLAYED_THE_BOARD, "H1")


def test_H4_H5_one_card_of_the_suit_is_no_flush() -> None:
    (spades,), (hearts,) = examples("H4", Kind.BEST_HANDS), examples("H5", Kind.BEST_HANDS)
    assert (high_text(spades), low_text(spades)) == ("high card AKQJ9", "8742A from 8h 4d")
    assert high_text(hearts) == "high card AKQJ5"
    assert mistake(hearts, "Ah", "Kh Qh Jh 9h") == (Mistake.ONE_HOLE_CARD, "H1")


def test_H6_H7_H8_H10_two_from_the_hand_three_from_the_board() -> None:
    texts = [high_text(asked) for rule in ("H6", "H7", "H8", "H10") for asked in examples(rule, Kind.BEST_HANDS)]
    assert texts == [
        "three of a kind 777K5", "three of a kind KKKA7", "full house 77722", "one pair AAK98", "three of a kind AAAJ7"
    ]  # fmt: skip
    assert mistake(examples("H7", Kind.BEST_HANDS)[0], "Kd", "Ks Kh 7d 7c") == (Mistake.ONE_HOLE_CARD, "H1")
    assert mistake(examples("H10", Kind.BEST_HANDS)[0], "As Ac Jh", "Ad Jc") == (Mistake.THREE_HOLE_CARDS, "H1")


def test_H9_seven_cards_make_the_flush_not_nine() -> None:
    (asked,) = examples("H9", Kind.OUTS)
    (part,) = asked.parts
    assert part.answer == Number(7) and Trap.FOUR_TO_SUIT_IN_HAND in asked.traps
    nine = grade(KINDS[Kind.OUTS], asked, part, Number(9)).wrong
    assert nine is not None and (nine.mistake, nine.rule) == (Mistake.COUNTED_OWN_SUIT_TWICE, "H9")


def test_L2_each_comparison_goes_from_the_top_down() -> None:
    asked = examples("L2", Kind.WHICH_LOW)
    assert [one.parts[0].answer for one in asked] == [Choose(0)] * 4
    wrong = [grade(KINDS[Kind.WHICH_LOW], one, one.parts[0], Choose(1)).wrong for one in asked]
    bottom = Mistake.COMPARED_FROM_THE_BOTTOM
    assert [one and one.mistake for one in wrong] == [bottom, bottom, Mistake.LOWER_HAND, bottom]
    assert {one and one.rule for one in wrong} == {"L2"}


def test_L3_a_pair_and_a_nine_are_no_lows_straights_are() -> None:
    pair, nine = examples("L3", Kind.WHICH_LOW)
    assert (pair.parts[0].answer, nine.parts[0].answer) == (Choose(1), Choose(1))
    kind = KINDS[Kind.WHICH_LOW]
    for asked, answer, expected in (
        (pair, Choose(0), (Mistake.PAIRED_THE_LOW, "L3")),
        (pair, NoHand(), (Mistake.STRAIGHT_SPOILS_LOW, "L1")),
        (nine, Choose(0), (Mistake.CARD_ABOVE_EIGHT, "L3")),
    ):
        wrong = grade(kind, asked, asked.parts[0], answer).wrong
        assert wrong is not None and (wrong.mistake, wrong.rule) == expected


def test_L4_ranks_count_not_cards() -> None:
    assert [asked.parts[0].answer for asked in examples("L4", Kind.LOW_POSSIBLE)] == [Choose(0), Choose(1)]


def test_L6_L7_L8_L11_the_low_of_a_hand() -> None:
    texts = [low_text(asked) for rule in ("L6", "L7", "L8", "L11") for asked in examples(rule, Kind.BEST_HANDS)]
    assert texts == [
        "5432A from As 2d", "7432A from Ah 3d", "8542A from 4c 2d", None, "5432A from 5c 3d"
    ]  # fmt: skip
    (seven,) = examples("L7", Kind.BEST_HANDS)
    assert mistake(seven, "Ah 2c", "7c 4s 2h", part=1) == (Mistake.PAIRED_THE_LOW, "L7")
    assert mistake(seven, "Ah 3d 5s", "4s 2h", part=1) == (Mistake.THREE_HOLE_CARDS, "L1")


def test_L8_L9_a_card_comes() -> None:
    (turn,), (counterfeit,) = examples("L8", Kind.COUNTERFEIT), examples("L9", Kind.COUNTERFEIT)
    assert low_text(turn) == "7542A from 7h 2d"
    assert mistake(turn, "2d 4c", "Ah 5d 8c") == (Mistake.OLD_LOW, "L8")
    assert low_text(counterfeit) == "8432A from Ah 2d"
    assert counterfeit.parts[1].answer == Choose(1) and counterfeit.parts[1].rule == "L9"
    (nuts,) = examples("L9", Kind.NUT_LOW)
    (answer,) = nuts.parts[0].accepted
    assert isinstance(answer, Choose) and nuts.parts[0].choices[answer.index].ranks == (12, 3)


def test_L10_the_live_card_wins() -> None:
    (asked,) = examples("L10", Kind.WHICH_LOW)
    assert asked.parts[0].answer == Choose(1) and Trap.LIVE_CARD in asked.traps


def test_every_example_is_asked_once_and_answers_its_own_question() -> None:
    found = founding()
    assert len({(kind, spot) for kind, spot, _ in found}) == len(found)
    for kind, spot, rule in found:
        asked = question(kind, spot)
        assert rule and asked.spot == spot
        assert all(grade(KINDS[kind], asked, part, part.answer).right for part in asked.parts)
    rules = {rule for _, _, rule in found}
    assert rules >= {
        "H3",
        "H4",
        "H5",
        "H6",
        "H7",
        "H8",
        "H9",
        "H10",
        "L2",
        "L3",
        "L4",
        "L6",
        "L7",
        "L8",
        "L9",
        "L10",
        "L11",
    }
