"""What a hand may expect of the pot when all cards are out: its estimated share, half by half.

The board is dealt out in several ways - all of them on the turn, a fair selection on the flop - and on each the hand
is measured against every pair that others may hold. Draws, counterfeits and the chance of being quartered need no
rule of their own: they show in the boards to come.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .standing import Half, high_half, low_half

FLOP_BOARDS = 22
_FULL_BOARD = 5
_LOW_IS_LOVED = 2.0
"""Good lows are held more often than chance says: players keep ace-deuce."""

PAIRS_IN_A_HAND = 6.0
"""Of this many pairs a random hand of four may use the best."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The standings on the boards to come; `now` on the board as it lies. `low` is None in the high game."""

    now_high: Half
    now_low: Half | None
    boards: tuple[tuple[Half, Half | None], ...]

    def share(self, pairs: float) -> float:
        """The part of the pot that the hand may expect against opponents who hold `pairs` pairs between them.

        One random opponent holds six; one who has shown strength counts as more.
        """
        return sum(_share(high, low, pairs) for high, low in self.boards) / len(self.boards)

    def share_now(self, pairs: float) -> float:
        """The same as if no card were to come."""
        return _share(self.now_high, self.now_low, pairs)


def outlook(hole: Sequence[int], board: Sequence[int], *, hilo: bool, rng: Random) -> Outlook:
    """Deal the board out and measure. `board` has three to five cards."""
    now = _standing(hole, board, hilo)
    if len(board) == _FULL_BOARD:
        return Outlook(*now, (now,))
    return Outlook(*now, tuple(_standing(hole, full, hilo) for full in _boards_to_come(hole, board, rng)))


def _standing(hole: Sequence[int], board: Sequence[int], hilo: bool) -> tuple[Half, Half | None]:
    return high_half(hole, board), low_half(hole, board) if hilo else None


def _boards_to_come(hole: Sequence[int], board: Sequence[int], rng: Random) -> list[tuple[int, ...]]:
    seen = {*hole, *board}
    unseen = [card for card in range(52) if card not in seen]
    if len(board) == _FULL_BOARD - 1:
        return [(*board, card) for card in unseen]
    # Each turn card stands for the two or three beside it, so that no kind of card is missed by chance.
    count = len(unseen)
    first = rng.random()
    turns = [unseen[int((number + first) * count / FLOP_BOARDS) % count] for number in range(FLOP_BOARDS)]
    rng.shuffle(unseen)
    rivers = unseen + unseen
    return [
        (*board, turn, rivers[place] if rivers[place] != turn else rivers[place + 1])
        for place, turn in enumerate(turns)
    ]


def _share(high: Half, low: Half | None, pairs: float) -> float:
    best_high = math.pow(1.0 - high.better, pairs) / (1.0 + high.equal * pairs)
    if low is None or not low.any + low.value:
        return best_high
    if low.value:
        best_low = math.pow(1.0 - low.better, pairs) / (1.0 + _LOW_IS_LOVED * low.equal * pairs)
        return (best_high + best_low) / 2
    somebody_low = 1.0 - math.pow(1.0 - low.any, pairs)
    return best_high * (1.0 - somebody_low / 2)
