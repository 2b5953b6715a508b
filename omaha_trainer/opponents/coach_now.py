"""The coach's hand as the board lies: its best high and low, how far from the nuts, and the next cards that help.

A half is *good* when so few of all pairs of unseen cards beat it that the opponents, with six pairs each, hold a
better one in at most about an eighth of cases. An out is a next card after which a half is good that is not good now,
and which betters the hand itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.card_keys import LOW_BITS
from omaha_trainer.poker.low import QUALIFIER, low_rank
from omaha_trainer.poker.omaha import best_high, best_low

from .coach_advice import HighNow, LowNow, Outs
from .pair_values import PLACE, flush_pairs, flush_suit, high_pairs, low_mask, low_pairs
from .standing import Half, high_half, low_half

_PAIRS_EACH, _SELDOM = 6, 0.12
_FULL_BOARD, _LOW_CARDS = 5, 3
_ACE, _WHEEL_CARDS = 12, 0b11111


def high_now(hole: Sequence[Card], board: Sequence[Card]) -> HighNow:
    """The high on a board of three to five."""
    half = high_half(hole, board)
    return HighNow(best_high(hole, board).hand, len(_better_highs(hole, board, half.value)), half.better)


def low_now(hole: Sequence[Card], board: Sequence[Card]) -> LowNow | None:
    """The low, or None where the hand has none."""
    best, half = best_low(hole, board), low_half(hole, board)
    if best is None:
        return None
    left = _left(hole, board)
    better = {
        pair.value
        for pair in low_pairs(low_mask(board))
        if pair.value > half.value and left[pair.one] and left[pair.other]
    }
    return LowNow(best.hand, len(better), half.better, half.equal)


def outs(hole: Sequence[Card], board: Sequence[Card], *, hilo: bool, opponents: int) -> Outs:
    """The next cards that help, each of those that are unseen tried."""
    unseen = [card for card in DECK if card not in hole and card not in board]
    if not 3 <= len(board) < _FULL_BOARD:
        return Outs(len(unseen))
    now = _on(hole, board, hilo, opponents)
    later = [(card, _on(hole, (*board, card), hilo, opponents)) for card in unseen]
    return Outs(
        len(unseen),
        high=tuple(card for card, then in later if then.high_good and not now.high_good and then.high > now.high),
        low=tuple(card for card, then in later if then.low_good and not now.low_good and then.low > now.low),
        scoop=tuple(card for card, then in later if hilo and then.scoops and not now.scoops),
        counterfeit=tuple(card for card, then in later if now.low_good and not then.low_good),
    )


@dataclass(frozen=True, slots=True)
class _On:
    """What counts of a hand on one board."""

    high: int
    high_good: bool
    low: int
    low_good: bool
    low_comes: bool
    """A low is there or may still come."""

    @property
    def scoops(self) -> bool:
        return self.high_good and (self.low_good or not self.low_comes)


def _on(hole: Sequence[Card], board: Sequence[Card], hilo: bool, opponents: int) -> _On:
    high, low = high_half(hole, board), low_half(hole, board) if hilo else None
    lows = low_mask(board).bit_count() + _FULL_BOARD - len(board)
    return _On(
        high.value,
        _good(high, opponents),
        low.value if low else 0,
        low is not None and _good(low, opponents),
        hilo and lows >= _LOW_CARDS,
    )


def _better_highs(hole: Sequence[Card], board: Sequence[Card], mine: int) -> set[int]:
    """The values of all better highs that two unseen cards make."""
    values = high_pairs(tuple(sorted([card >> 2 for card in board]))).values
    unseen = [card for card in DECK if card not in hole and card not in board]
    suit = flush_suit(board)
    of_suit = [card.rank for card in unseen if card.suit == suit]
    made = flush_pairs(sum(1 << card.rank for card in board if card.suit == suit)) if suit is not None else {}
    better = {max(made[pair], values[PLACE[pair[0]][pair[1]]]) for pair in combinations(of_suit, 2)}
    better |= {
        values[PLACE[one.rank][other.rank]]
        for one, other in combinations(unseen, 2)
        if not one.suit == other.suit == suit
    }
    return {value for value in better if value > mine}


def _good(half: Half, opponents: int) -> bool:
    return bool(half.value) and _PAIRS_EACH * opponents * half.better <= _SELDOM


def _left(hole: Sequence[Card], board: Sequence[Card]) -> list[int]:
    """Unseen cards of each low rank, counted from the ace."""
    seen = [low_rank(card) for card in (*hole, *board)]
    return [4 - seen.count(rank) for rank in range(1, QUALIFIER + 1)]


def bare_low(hole: Sequence[Card]) -> bool:
    """Ace with deuce or trey, no third wheel card, no suited ace, no pair."""
    ranks = [card.rank for card in hole]
    mask = 0
    for rank in ranks:
        mask |= LOW_BITS[rank]
    wheel = mask & _WHEEL_CARDS
    best = mask & 1 and mask & 0b110
    suited = any(one != other and one.suit == other.suit and one.rank == _ACE for one in hole for other in hole)
    return bool(best) and wheel.bit_count() == 2 and not suited and len(set(ranks)) == len(ranks)
