"""What a hand may expect of the pot when all cards are out: its estimated share, half by half.

The board is dealt out in a fair selection of ways, and on each the hand is measured against every pair of cards that
others may hold. Draws, counterfeits and the chance of being quartered need no rule of their own: they show in the
boards to come.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .standing import Half, high_half, low_half

_DECK, _FULL_BOARD = 52, 5
BOARDS = 20
"""So many full boards are looked at on flop and turn."""
_LOW_IS_LOVED = 2.0
"""Good lows are held more often than chance says: players keep ace-deuce."""
_PAIRS, _PAIRS_LIKE = 6.0, 11.0
_LEAST_PAIRS = 3.0
"""Four cards hold six pairs; the commoner what is asked of them, the more they are alike in it, down to three."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The standings on the boards to come; `now` on the board as it lies. `low` is None in the high game."""

    now_high: Half
    now_low: Half | None
    boards: tuple[tuple[Half, Half | None], ...]

    def share(self, hands: float, fear: float = 1.0) -> float:
        """The part of the pot that the hand may expect against so many random hands.

        An opponent who has shown strength counts as more than one. `fear`: how much of the danger is seen that others
        have the same low.
        """
        return sum([_share(high, low, hands, fear) for high, low in self.boards]) / len(self.boards)

    def share_now(self, hands: float, fear: float = 1.0) -> float:
        """The same as if no card were to come."""
        return _share(self.now_high, self.now_low, hands, fear)

    def low_part(self, hands: float, fear: float = 1.0) -> float:
        """What of `share` comes from the low half."""
        return sum([_low(low, hands, fear) for _, low in self.boards if low and low.value]) / 2 / len(self.boards)


def outlook(hole: Sequence[int], board: Sequence[int], *, hilo: bool, rng: Random) -> Outlook:
    """Deal the board out and measure. `board` has three to five cards."""
    now = _standing(hole, board, hilo)
    if len(board) == _FULL_BOARD:
        return Outlook(*now, (now,))
    return Outlook(*now, tuple(_standing(hole, full, hilo) for full in _boards_to_come(hole, board, rng)))


def _standing(hole: Sequence[int], board: Sequence[int], hilo: bool) -> tuple[Half, Half | None]:
    return high_half(hole, board), low_half(hole, board) if hilo else None


def _boards_to_come(hole: Sequence[int], board: Sequence[int], rng: Random) -> list[tuple[int, ...]]:
    """A selection of full boards, even over the next card: each stands for the two or three beside it."""
    seen = {*hole, *board}
    unseen = [card for card in range(_DECK) if card not in seen]
    step, first = len(unseen) / BOARDS, rng.random()
    nexts = [unseen[int((number + first) * step)] for number in range(BOARDS)]
    if len(board) == _FULL_BOARD - 1:
        return [(*board, card) for card in nexts]
    rng.shuffle(unseen)
    lasts = unseen[: BOARDS + 1]
    return [
        (*board, card, lasts[place] if lasts[place] != card else lasts[place + 1]) for place, card in enumerate(nexts)
    ]


def _share(high: Half, low: Half | None, hands: float, fear: float) -> float:
    best_high = _nobody(high.better, hands) / (1.0 + _PAIRS * high.equal * hands)
    if low is None or not low.any + low.value:
        return best_high
    if low.value:
        return (best_high + _low(low, hands, fear)) / 2
    return best_high * (1.0 + _nobody(low.any, hands)) / 2


def _low(low: Half, hands: float, fear: float) -> float:
    return _nobody(low.better, hands) / (1.0 + fear * _LOW_IS_LOVED * _PAIRS * low.equal * hands)


def _nobody(part: float, hands: float) -> float:
    """The chance that none of so many random hands holds one of this part of all pairs."""
    return math.pow(1.0 - part, max(_PAIRS - _PAIRS_LIKE * part, _LEAST_PAIRS) * hands)
