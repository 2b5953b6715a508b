"""A quiz in a terminal, on a real one: the examples answered right, wrong answers explained, ways to leave."""

from __future__ import annotations

import sys

import pytest

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of Unix", allow_module_level=True)

from .terminal import Person, played

RIGHT: dict[Kind, list[str]] = {
    Kind.BEST_HANDS: [
        "Ks 5h 7s 7h 7c",  # H6
        "As Ah Kd 9c 8h",  # H8
        "Kd Ac Ks Kh 7d",  # H7
        "7s 2d 7d 7c 2s",
        "As Ac Ad Jc 7s",  # H10
        "Ah 5s Kh Qh Jh",  # H5
        "Ac Js Kh Qh Th",  # H3: the straight to the ace
        "As 2d 3d 4c 5s | 2d As 5s 4c 3d",  # L6: the same five both ways
        "Ah 2c Kd 9h 2h | Ah 3d 7c 4s 2h",  # L7: ace and three
        "Js 9h As Ks Qs | 8h 4d As 7d 2c",  # H4
        "As 4h Ad 9s 9h | none",  # L11
        "5c 3d Ad 4s 2c | 3d 5c Ad 2c 4s",
        "As 7h Ah 8c 5d | 2d 4c Ah 5d 8c",  # L8, on the flop
    ],
    Kind.LOW_POSSIBLE: ["1", "2"],
    Kind.WHICH_LOW: ["2", "2", "1", "1", "1", "1", "2"],
    Kind.COUNTERFEIT: ["7h 2d Ah 5d 4s", "Ah 2d 8d 4c 3s | 2"],
    Kind.NUT_LOW: ["A-5"],
    Kind.OUTS: ["7"],  # H9
    Kind.MAX_RAISE: [
        "$1.75", "45", "35", "30", "120", "110", "700", "1 100", "900", "2400", "8000", "8200", "36", "65", "60",
        "1400", "250", "800", "50",
    ],
    Kind.POT_ODDS: ["3.2 : 1 | 24%", "8,5 | 11.25"],
    Kind.MIN_RAISE: ["20", "500", "25", "240", "120", "none", "4", "none", "35", "52", "40"],
    Kind.SIDE_POTS: ["28 p1 p2 p3 p4 | 9 p1 p2 p4 | ", "84 p1 2 3 4 | 117 p2 p3 p4 | 80 p2, p4 | "],
    Kind.PAYOUT: [
        "150 | 75 | 75", "151 | 75 | 75", "152 | 76 | 75", "42 | 181 | 58 | 0", "1213 | 1255 | 2383",
    ],
}  # fmt: skip
"""The answers to the examples of each kind as one types them, in their order; several lines are parted by a bar."""


def choice(person: Person, text: str) -> str:
    """The number of a choice that is shown by its words."""
    shown = person.said[person.said.rindex("?\n") :]
    return next(line.split()[0] for line in shown.splitlines() if line.split()[1:] == text.split())


def unwrapped(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.split())


def answers() -> list[str]:
    left = {kind: iter(lines) for kind, lines in RIGHT.items()}
    return [next(left[kind]) for kind, _, _ in founding()]


def test_every_example_answered_right() -> None:
    """L2, L3, L6-L11, H3-H10, PL2-PL8, A3, A6-A8, FL1, FL2, FL4, P2, W4, W6, W7."""
    told = answers()
    with Person("--examples", "--count", str(len(told))) as person:
        for answer in told:
            for line in answer.split("|"):
                person.is_asked()
                shown = line.strip() in ("A-5", "3.2 : 1")
                person.answers(choice(person, line.strip()) if shown else line.strip())
        status, said = person.reads_to_the_end()
    assert status == 0
    assert "Wrong" not in said
    assert said.endswith(f"\n{len(told)} of {len(told)} right.\n")


def test_all_answers_are_used() -> None:
    assert sorted(answers()) == sorted(line for lines in RIGHT.values() for line in lines)


def test_PL2_a_wrong_answer_is_explained() -> None:
    status, said = played(["--kind", "max-raise", "--examples", "--count", "1"], ["1.25"])
    assert status == 0
    assert unwrapped(said[said.index("Wrong: ") :]) == (
        "Wrong: it is 1.75. "
        "The pot of 0.75 on top of the bet of 0.50 leaves out your own call: with it the pot is 1.25. "
        "The most is 1.75. "
        "In the pot, all bets included: 0.75 (PL1) "
        "The call puts in: 0.50 (PL1) "
        "The pot after the call: 1.25 (PL1) "
        "The bet to match: 0.50 (PL1) "
        "Raise to: 1.75 (PL1) "
        "Raise by: 1.25 (A4) "
        "Chips put in: 1.75 (A4) "
        "Rule PL1 (S): The most is the bet to match plus the pot as it would be after your call. "
        "0 of 1 right."
    )


def test_H6_a_pick_is_asked_for_again_until_it_is_one() -> None:
    refused = {
        "": "Type the cards, such as As 2d 3c 4h 5s.",
        "five of them": '"five of them" is no card',
        "Ks Ks 7s 7h 7c": "Ks",
        "Qs 5h 7s 7h 7c": "Not among your cards and the board: Qs.",
        "none": "none",
    }
    status, said = played(["--kind", "best-hands", "--examples", "--count", "1"], [*refused, "7s 7h 7c 2d 2s"])
    assert status == 0
    assert said.count("five cards> ") == len(refused) + 1
    assert all(sentence in said for sentence in refused.values())
    assert "Tempting: full house, sevens over deuces. But that is the board itself;" in unwrapped(said)
    assert said.endswith("0 of 1 right.\n")


def test_amounts_that_are_none_are_asked_for_again() -> None:
    lines = ["", "three", "-5", "1,750", "0.001", "9" * 1000, "45"]
    arguments = ["--kind", "max-raise", "--examples", "--count", "2"]
    status, said = played(arguments, ["1.75", *lines])
    assert status == 0
    assert said.count("amount> ") == 1 + len(lines)
    assert "Type an amount." in said
    assert '"three" is not an amount.' in said
    assert said.endswith("2 of 2 right.\n")


@pytest.mark.parametrize("text", ["0", "5", "one", "", "99999999999999999999", "-1"])
def test_a_choice_that_is_not_offered(text: str) -> None:
    status, said = played(["--kind", "which-low", "--examples", "--count", "1"], [text, "2"])
    assert status == 0
    assert "Type a number from 1 to 4." in said
    assert said.endswith("1 of 1 right.\n")


def test_hints_give_the_way_and_the_rule() -> None:
    status, said = played(["--kind", "side-pots", "--examples", "--count", "1"], ["?", "37 p1 p2 p3 p4", ""])
    assert status == 0
    assert "Begin with the smallest stake of a live player; above it begins a side pot." in said
    assert "Rule P1 (S): The main pot is what all have matched; each further level is a side pot." in said
    assert "  S: Omaha and Omaha Hi-Lo as online card rooms explain them\n" in said
    assert "Not all have matched everything: what lies above the stake of p3 is a pot of its own." in said


def test_pots_and_players_that_are_none() -> None:
    lines = ["28", "", "28 p1 p9", "28 p1 p2 p3 p4", "p2 p4 p1", "9 4 p1 p2", "9 p1 p2 p4", ""]
    status, said = played(["--kind", "side-pots", "--examples", "--count", "1"], lines)
    assert status == 0
    assert "Type the amount of the pot and who plays for it, such as 28 p1 p2 p3." in said
    assert "Type a player from p1 to p4." in said
    assert "Type an amount." in said
    assert '"9 4" is not an amount.' in said
    assert said.endswith("1 of 1 right.\n")


def test_a_share_that_is_none_is_asked_for_alone() -> None:
    status, said = played(["--kind", "payout", "--examples", "--count", "1"], ["150", "", "75", "all", "75"])
    assert status == 0
    assert [said.count(f"p{seat}> ") for seat in (1, 2, 3)] == [1, 2, 2]
    assert said.endswith("1 of 1 right.\n")


def test_who_acts_first_is_typed_by_seat() -> None:
    with Person("--kind", "order", "--trap", "heads-up-button", "--seed", "1", "--count", "1") as person:
        person.types("p3", "all of them", "2")
        status, said = person.reads_to_the_end()
    assert status == 0
    assert said.count("Type a player from p1 to p2.") == 2
    assert "of 1 right.\n" in said


def test_numbers_that_are_none() -> None:
    status, said = played(["--kind", "outs", "--examples", "--count", "1"], ["7.5", "", "nine", "9"])
    assert status == 0
    assert said.count("Type a whole number.") == 3
    assert "You hold these yourself, so they cannot come: 9h 3h. That leaves 7." in said
    assert "Rule H9 (S): Cards of the suit that you hold yourself cannot come: count 13 less those seen." in said


@pytest.mark.parametrize("word", ["q", "Quit"])
def test_q_leaves_with_the_score(word: str) -> None:
    status, said = played(["--kind", "max-raise", "--examples"], ["1.75", word])
    assert (status, said.splitlines()[-1]) == (0, "1 of 1 right.")


def test_ctrl_d_leaves_quietly_with_the_score() -> None:
    with Person("--kind", "max-raise", "--examples") as person:
        person.types("1.75", "40")
        person.presses_ctrl_d()
        status, said = person.reads_to_the_end()
    assert (status, said.splitlines()[-1]) == (0, "1 of 2 right.")


def test_ctrl_c_leaves_quietly_even_before_an_answer() -> None:
    with Person("--kind", "which-low") as person:
        person.presses_ctrl_c()
        status, said = person.reads_to_the_end()
    assert status == 0
    assert "Traceback" not in said
    assert "right." not in said


def test_a_wish_that_cannot_be_met_is_one_sentence() -> None:
    status, said = played(["--kind", "which-low", "--game", "high"], [])
    assert status == 1
    assert said.splitlines()[-1] == "No question of the kind which-low can come in this game under these rules."
