"""How a hand stands on a board among all the hands that others may hold: what a player's action tells about his hand.

The door to `board_standings`, which brings numpy. A `Standing` is plain numbers; the reader of a `Range` is asked for
the chance of an action with a hand that stands so, and `Range.weighed` does the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from omaha_trainer.poker.card import Card

if TYPE_CHECKING:
    from omaha_trainer.poker.board_standings import Standings

__all__ = ["Standing", "standings_on"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One hand on a board, or several that stand nearly alike. All numbers are 0 to 1; in the high game lows are 0."""

    high: float
    """The part of all other hands whose high it beats as the board lies, those alike counted half."""
    low: float
    """The same of the low; 0 where it has none."""
    share_now: float
    """The part of the pot that it may expect if no more cards came, against so many random hands."""
    high_share: float
    """The part of the high half that it may expect when all cards are out, against so many random hands."""
    low_share: float
    """The same of the low half, nobody's where no low qualifies."""
    share: float
    """The same of the whole pot."""


def standings_on(board: Sequence[Card], *, hilo: bool, rng: Random, opponents: float = 1.0) -> Standings:
    """The standings of every hand on a board of three to five cards; `ValueError` for another board.

    `opponents` need not be whole: one who has shown strength counts for more. What the other hands are is judged by
    the board alone, not by the hand's own cards. After a flop `rng` chooses 49 pairs of cards to come, in which every
    card is there twice; after a turn every card is tried.

    >>> from omaha_trainer.poker.card import parse_cards, parse_hand
    >>> standings = standings_on(parse_cards("3c 6d 7h Ks"), hilo=True, rng=Random(1))
    >>> nut_low = standings.of(parse_hand("Ac2dQhJs"))
    >>> nut_low.low > 0.96, nut_low.high < 0.2, 0.5 < nut_low.share < 0.6
    (True, True, True)
    """
    from omaha_trainer.poker.board_standings import Standings

    return Standings(board, hilo, rng, opponents)
