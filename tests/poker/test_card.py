from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import (
    DECK,
    Card,
    CardFault,
    card,
    cards_text,
    check_distinct,
    parse_board,
    parse_cards,
    parse_hand,
)


def refusal(text: str) -> KnownError:
    with pytest.raises(KnownError) as caught:
        parse_cards(text)
    return caught.value


def test_G1_one_deck_of_52_different_cards() -> None:
    assert len(set(DECK)) == len({str(one) for one in DECK}) == 52
    assert [card(str(one)) for one in DECK] == list(DECK) == list(range(52))


def test_G1_four_hole_cards() -> None:
    assert len(parse_hand("As Ah 2s 3h")) == 4
    for text, found in (("As Ah 2s", 3), ("As Ah 2s 3h 9d", 5), ("", 0)):
        with pytest.raises(KnownError) as caught:
            parse_hand(text)
        assert caught.value.reason is CardFault.WRONG_COUNT
        assert caught.value.rule == "G1"
        assert caught.value.details == {"what": "hand", "expected": 4, "found": found, "text": text}


def test_G1_a_card_is_there_once() -> None:
    for cards in (lambda: parse_hand("AsAs2s3h"), lambda: parse_board("3s 4s 10s Ts"), lambda: check_distinct(
        parse_hand("AsAh2s3h"), parse_hand("KsKh2s4h"))):  # fmt: skip
        with pytest.raises(KnownError) as caught:
            cards()
        assert caught.value.reason is CardFault.REPEATED
        assert caught.value.details["card"] in ("As", "Ts", "2s")
    check_distinct(parse_hand("AsAh2s3h"), parse_hand("KsKh2d4h"), ())


def test_G4_a_board_has_three_to_five_cards() -> None:
    assert [len(parse_board(text)) for text in ("3s4sKh", "3s4sKh2d", "3s4sKh2d9c")] == [3, 4, 5]
    for text in ("", "3s4s", "3s4sKh2d9c8c"):
        with pytest.raises(KnownError) as caught:
            parse_board(text)
        assert (caught.value.reason, caught.value.rule) == (CardFault.WRONG_COUNT, "G4")
        assert caught.value.details["expected"] == (3, 4, 5)
    assert parse_board("", sizes=(0, 3)) == ()


@pytest.mark.parametrize(
    "text",
    [
        "As Ah 2s 10d",
        "AsAh2sTd",
        "as AH 2S td",
        " As,Ah , 2s;10D ",
        "A♠A♥2♠T♦",
        "A♤ A♥\ufe0f 2♠\ufe0f 10♢",
        "As\tAh\n2s Td",
    ],
)
def test_G1_reads_cards_as_people_type_them(text: str) -> None:
    assert cards_text(parse_cards(text), " ") == "As Ah 2s Td"


@pytest.mark.parametrize(
    ("text", "character", "code", "meant"),
    [
        ("6\u0441 Tc 9h", "\u0441", "U+0441", "c"),
        ("\u0410s Kd", "\u0410", "U+0410", "A"),
        ("\u041as", "\u041a", "U+041A", "K"),
        ("1\u041es", "\u041e", "U+041E", "0"),
        ("2\u0455", "\u0455", "U+0455", "s"),
    ],
)
def test_G1_names_a_look_alike(text: str, character: str, code: str, meant: str) -> None:
    error = refusal(text)
    assert error.reason is CardFault.LOOKALIKE
    assert error.rule == "G1"
    assert error.details == {"text": text, "character": character, "code": code, "meant": meant}


@pytest.mark.parametrize(
    ("text", "character"), [("3s 4s Xh", "X"), ("1s", "1"), ("AK", "K"), ("2\u0436", "\u0436"), ("A s", "")]
)
def test_G1_names_an_unknown_character(text: str, character: str) -> None:
    error = refusal(text)
    if character:
        assert error.reason is CardFault.UNKNOWN_CHARACTER
        assert error.details["character"] == character
        assert error.details["code"] == f"U+{ord(character):04X}"
    else:
        assert (error.reason, error.details["card"]) == (CardFault.INCOMPLETE, "A")


@pytest.mark.parametrize("text", ["K", "As Ah 2s 3", "10"])
def test_G1_names_a_rank_without_its_suit(text: str) -> None:
    error = refusal(text)
    assert error.reason is CardFault.INCOMPLETE
    assert error.details["card"] == {"K": "K", "10": "T"}.get(text, "3")


def test_one_card() -> None:
    assert card("10H") == card("T\N{BLACK HEART SUIT}") == DECK[4 * 8 + 2]
    with pytest.raises(KnownError) as caught:
        card("AsKs")
    assert caught.value.details["what"] == "card"


def test_a_card_is_a_small_number_that_reads_as_a_card() -> None:
    ace = card("As")
    assert isinstance(ace, Card)
    assert (ace, ace.rank, ace.suit, f"{ace}", repr(ace)) == (51, 12, 3, "As", "As")
    assert not hasattr(ace, "__dict__")
    again = pickle.loads(pickle.dumps(ace))
    assert (type(again), again) == (Card, ace)


@given(st.lists(st.sampled_from(DECK), max_size=9), st.sampled_from(["", " ", ",", ", "]))
def test_G1_what_is_written_is_read_back(cards: list[Card], sep: str) -> None:
    assert parse_cards(cards_text(cards, sep)) == tuple(cards)


@given(st.text(max_size=12))
def test_G1_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    result: object
    try:
        result = set(parse_cards(text)) <= set(DECK)
    except KnownError as error:
        result = isinstance(error.reason, CardFault)
    assert result is True
