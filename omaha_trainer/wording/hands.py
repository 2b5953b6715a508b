"""Hands in words: "two pair, kings and fives", "8-6-4-3-A", and who won a pot with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from omaha_trainer.poker.card import BOARD_SIZES, RANKS, Card
from omaha_trainer.poker.high import HighCategory, HighHand
from omaha_trainer.poker.low import LowHand
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.game import Game

from .voice import Voice, fill

_ACE = 12
_WHEEL = (5, 4, 3, 2, 1)


def rank_word(rank: int, voice: Voice) -> str:
    """One card of the rank: "king"; 0 is the deuce, 12 the ace."""
    words = (
        voice.translate("Ranks", "deuce"),
        voice.translate("Ranks", "three"),
        voice.translate("Ranks", "four"),
        voice.translate("Ranks", "five"),
        voice.translate("Ranks", "six"),
        voice.translate("Ranks", "seven"),
        voice.translate("Ranks", "eight"),
        voice.translate("Ranks", "nine"),
        voice.translate("Ranks", "ten"),
        voice.translate("Ranks", "jack"),
        voice.translate("Ranks", "queen"),
        voice.translate("Ranks", "king"),
        voice.translate("Ranks", "ace"),
    )
    return words[rank]


def ranks_word(rank: int, voice: Voice) -> str:
    """Several cards of the rank, as a name by itself: "two pair, kings and fives"."""
    words = (
        voice.translate("Ranks", "deuces"),
        voice.translate("Ranks", "threes"),
        voice.translate("Ranks", "fours"),
        voice.translate("Ranks", "fives"),
        voice.translate("Ranks", "sixes"),
        voice.translate("Ranks", "sevens"),
        voice.translate("Ranks", "eights"),
        voice.translate("Ranks", "nines"),
        voice.translate("Ranks", "tens"),
        voice.translate("Ranks", "jacks"),
        voice.translate("Ranks", "queens"),
        voice.translate("Ranks", "kings"),
        voice.translate("Ranks", "aces"),
    )
    return words[rank]


def of_ranks_word(rank: int, voice: Voice) -> str:
    """Several cards of the rank after "of": a language with cases needs another form there."""
    words = (
        voice.translate("Ranks", "deuces", "after: pair of, three of, four of"),
        voice.translate("Ranks", "threes", "after: pair of, three of, four of"),
        voice.translate("Ranks", "fours", "after: pair of, three of, four of"),
        voice.translate("Ranks", "fives", "after: pair of, three of, four of"),
        voice.translate("Ranks", "sixes", "after: pair of, three of, four of"),
        voice.translate("Ranks", "sevens", "after: pair of, three of, four of"),
        voice.translate("Ranks", "eights", "after: pair of, three of, four of"),
        voice.translate("Ranks", "nines", "after: pair of, three of, four of"),
        voice.translate("Ranks", "tens", "after: pair of, three of, four of"),
        voice.translate("Ranks", "jacks", "after: pair of, three of, four of"),
        voice.translate("Ranks", "queens", "after: pair of, three of, four of"),
        voice.translate("Ranks", "kings", "after: pair of, three of, four of"),
        voice.translate("Ranks", "aces", "after: pair of, three of, four of"),
    )
    return words[rank]


def category_name(category: HighCategory, voice: Voice) -> str:
    match category:
        case HighCategory.HIGH_CARD:
            return voice.translate("Hands", "high card")
        case HighCategory.ONE_PAIR:
            return voice.translate("Hands", "one pair")
        case HighCategory.TWO_PAIR:
            return voice.translate("Hands", "two pair")
        case HighCategory.THREE_OF_A_KIND:
            return voice.translate("Hands", "three of a kind")
        case HighCategory.STRAIGHT:
            return voice.translate("Hands", "straight")
        case HighCategory.FLUSH:
            return voice.translate("Hands", "flush")
        case HighCategory.FULL_HOUSE:
            return voice.translate("Hands", "full house")
        case HighCategory.FOUR_OF_A_KIND:
            return voice.translate("Hands", "four of a kind")
        case HighCategory.STRAIGHT_FLUSH:
            return voice.translate("Hands", "straight flush")
    assert_never(category)


def high_words(hand: HighHand, voice: Voice) -> str:  # noqa: C901 - one case a category
    """The high hand as a dealer calls it: "two pair, kings and fives", "straight, ten high"."""
    first, second = hand.ranks[0], hand.ranks[3]
    match hand.category:
        case HighCategory.HIGH_CARD:
            return fill(voice.translate("Hands", "high card %1"), rank_word(first, voice))
        case HighCategory.ONE_PAIR:
            return fill(voice.translate("Hands", "pair of %1"), of_ranks_word(first, voice))
        case HighCategory.TWO_PAIR:
            pairs = ranks_word(first, voice), ranks_word(hand.ranks[2], voice)
            return fill(voice.translate("Hands", "two pair, %1 and %2"), *pairs)
        case HighCategory.THREE_OF_A_KIND:
            return fill(voice.translate("Hands", "three of a kind, %1"), ranks_word(first, voice))
        case HighCategory.STRAIGHT:
            return fill(voice.translate("Hands", "straight, %1 high"), rank_word(first, voice))
        case HighCategory.FLUSH:
            return fill(voice.translate("Hands", "flush, %1 high"), rank_word(first, voice))
        case HighCategory.FULL_HOUSE:
            words = ranks_word(first, voice), ranks_word(second, voice)
            return fill(voice.translate("Hands", "full house, %1 over %2"), *words)
        case HighCategory.FOUR_OF_A_KIND:
            return fill(voice.translate("Hands", "four of a kind, %1"), ranks_word(first, voice))
        case HighCategory.STRAIGHT_FLUSH if first == _ACE:
            return voice.translate("Hands", "royal flush")
        case HighCategory.STRAIGHT_FLUSH:
            return fill(voice.translate("Hands", "straight flush, %1 high"), rank_word(first, voice))
    assert_never(hand.category)


def high_ranks(hand: HighHand) -> str:
    """The five ranks, most significant first: "K-K-5-5-A"."""
    return "-".join(RANKS[rank] for rank in hand.ranks)


def low_words(hand: LowHand | None, voice: Voice) -> str:
    """The low from the top down, "8-6-4-3-A"; "no low" for None."""
    return "-".join(hand.text) if hand else voice.translate("Hands", "no low")


def low_name(hand: LowHand, voice: Voice) -> str:
    """The low named by its top card (L2): "eight low", "the wheel"."""
    if hand.ranks == _WHEEL:
        return voice.translate("Hands", "the wheel")
    return fill(voice.translate("Hands", "%1 low", "named by its top card"), rank_word(hand.ranks[0] - 2, voice))


def made_words(hole: Sequence[Card], board: Sequence[Card], game: Game, voice: Voice) -> str:
    """What four hole cards make on a board of 3 to 5: "two pair, kings and fives; low 8-6-4-3-A"."""
    high = high_words(best_high(hole, board).hand, voice)
    low = best_low(hole, board) if game is Game.HILO else None
    if low is None:
        return high
    return fill(voice.translate("Hands", "%1; low %2"), high, low_words(low.hand, voice))


def result_line(
    pot: PotAwarded, holes: Mapping[int, Sequence[Card]], board: Sequence[Card], game: Game, voice: Voice
) -> str:
    """For the plate beside the pot: who got which half with what, in chips; each share of a split half is told.

    `holes` are the hands that were shown, by seat. "High: two pair, kings and fives - Ann $26.50 · Low: 8-6-4-3-A -
    You $26.50"; in the high game the hand alone.
    """
    if not pot.contested:
        return _shares(pot.high, "", voice)
    high = _half(pot.high, holes, board, voice, low=False)
    if game is Game.HIGH:
        return high
    if not pot.low:
        return fill(voice.translate("Hands", "High: %1 · no low"), high)
    if not pot.high:
        return fill(voice.translate("Hands", "Low: %1"), _half(pot.low, holes, board, voice, low=True))
    return fill(voice.translate("Hands", "High: %1 · Low: %2"), high, _half(pot.low, holes, board, voice, low=True))


def _half(
    half: Mapping[int, int], holes: Mapping[int, Sequence[Card]], board: Sequence[Card], voice: Voice, *, low: bool
) -> str:
    """The winners of one half of a pot, their hand and their shares."""
    hole = next((holes[seat] for seat in half if seat in holes), None)
    if hole is None or len(board) < BOARD_SIZES[0]:
        return _shares(half, "", voice)
    if low:
        best = best_low(hole, board)
        return _shares(half, low_words(best.hand if best else None, voice), voice)
    return _shares(half, high_words(best_high(hole, board).hand, voice), voice)


def _shares(half: Mapping[int, int], hand: str, voice: Voice) -> str:
    shares = [
        fill(voice.translate("Hands", "%1 %2", "player, chips"), voice.name(seat), voice.amount(chips))
        for seat, chips in half.items()
    ]
    who = voice.listing(shares)
    return fill(voice.translate("Hands", "%1 - %2", "hand, shares"), hand, who) if hand else who
