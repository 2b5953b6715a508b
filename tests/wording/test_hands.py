"""Hands in words."""

from __future__ import annotations

import pytest

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.poker.high import HighCategory, high_of_five, ladder
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.game import Game
from omaha_trainer.wording.hands import (
    category_name,
    high_ranks,
    high_words,
    low_name,
    low_words,
    made_words,
    of_ranks_word,
    rank_word,
    ranks_word,
    result_line,
)
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity, amount=lambda chips: f"${chips}", names=("Ann", "You", "Boris"))


@pytest.mark.parametrize(
    ("cards", "words", "ranks"),
    [
        ("As Kd 9c 8h 4s", "high card ace", "A-K-9-8-4"),
        ("As Ah 9c 8h 4s", "pair of aces", "A-A-9-8-4"),
        ("Ks Kh 5c 5h As", "two pair, kings and fives", "K-K-5-5-A"),
        ("2s 2h 2c 5h As", "three of a kind, deuces", "2-2-2-A-5"),
        ("As 2h 3c 4h 5s", "straight, five high", "5-4-3-2-A"),
        ("Ts 9h 8c 7h 6s", "straight, ten high", "T-9-8-7-6"),
        ("Qs 9s 8s 7s 6s", "flush, queen high", "Q-9-8-7-6"),
        ("7s 7h 7c 2h 2s", "full house, sevens over deuces", "7-7-7-2-2"),
        ("6s 6h 6c 6d Js", "four of a kind, sixes", "6-6-6-6-J"),
        ("9s 8s 7s 6s 5s", "straight flush, nine high", "9-8-7-6-5"),
        ("As Ks Qs Js Ts", "royal flush", "A-K-Q-J-T"),
    ],
)
def test_high_hands(cards: str, words: str, ranks: str) -> None:
    hand = high_of_five(parse_cards(cards))
    assert high_words(hand, VOICE) == words
    assert high_ranks(hand) == ranks


def test_every_high_hand_has_words_and_stronger_kinds_never_share_them() -> None:
    told: dict[str, set[HighCategory]] = {}
    for hand in ladder():
        told.setdefault(high_words(hand, VOICE), set()).add(hand.category)
    assert all(len(kinds) == 1 for kinds in told.values())
    assert [category_name(kind, VOICE) for kind in HighCategory] == [kind.words for kind in HighCategory]


def test_ranks() -> None:
    assert [rank_word(rank, VOICE) for rank in (0, 8, 9, 12)] == ["deuce", "ten", "jack", "ace"]
    assert [ranks_word(rank, VOICE) for rank in (4, 12)] == ["sixes", "aces"]
    assert all(of_ranks_word(rank, VOICE) == ranks_word(rank, VOICE) for rank in range(13))


@pytest.mark.parametrize(
    ("cards", "words", "name"),
    [
        ("8s 6h 4c 3d As", "8-6-4-3-A", "eight low"),
        ("6s 4h 3c 2d As", "6-4-3-2-A", "six low"),
        ("5s 4h 3c 2d As", "5-4-3-2-A", "the wheel"),
    ],
)
def test_L2_lows(cards: str, words: str, name: str) -> None:
    low = low_of_five(parse_cards(cards))
    assert low is not None
    assert (low_words(low, VOICE), low_name(low, VOICE)) == (words, name)
    assert low_words(None, VOICE) == "no low"


def test_what_a_hand_makes() -> None:
    hole, board = parse_cards("As2dKcKh"), parse_cards("3d4c5sJdQc")
    assert made_words(hole, board, Game.HILO, VOICE) == "straight, five high; low 5-4-3-2-A"
    assert made_words(hole, board, Game.HIGH, VOICE) == "straight, five high"


BOARD = parse_cards("3h4s8cKd9h")
HOLES = {0: parse_cards("As2dJhTs"), 1: parse_cards("KsKcQhQc"), 2: parse_cards("Ad2sJdTd")}


@pytest.mark.parametrize(
    ("pot", "game", "line"),
    [
        (
            PotAwarded(0, 301, (0, 1, 2), {1: 151}, {0: 75, 2: 75}, True),
            Game.HILO,
            "High: three of a kind, kings - You $151 · Low: 8-4-3-2-A - Ann $75 and Boris $75",
        ),
        (PotAwarded(0, 9, (0, 1), {1: 9}, {}, True), Game.HILO, "High: three of a kind, kings - You $9 · no low"),
        (PotAwarded(0, 9, (0, 1), {1: 9}, {}, True), Game.HIGH, "three of a kind, kings - You $9"),
        (PotAwarded(0, 1, (0, 2), {}, {0: 1}, True), Game.HILO, "Low: 8-4-3-2-A - Ann $1"),
        (PotAwarded(0, 9, (0,), {0: 9}, {}, False), Game.HILO, "Ann $9"),
    ],
)
def test_who_won_what_with_what(pot: PotAwarded, game: Game, line: str) -> None:
    assert result_line(pot, HOLES, BOARD, game, VOICE) == line


def test_a_winner_whose_cards_nobody_saw() -> None:
    """All others mucked: the chips are told, no hand is made up."""
    pot = PotAwarded(0, 9, (0, 1), {1: 9}, {}, True)
    assert result_line(pot, {}, BOARD, Game.HIGH, VOICE) == "You $9"
