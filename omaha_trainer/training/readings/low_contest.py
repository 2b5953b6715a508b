"""Several lows side by side: who has the best one, and who seems to have it to somebody who reads lows wrongly.

A contender shows five cards, or four hole cards that play with the board. Lows come from `poker` (L1, L2); a wrong
reading is a way to choose or to compare the cards that breaks a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from omaha_trainer.poker.card import HOLE_CARDS, Card
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_of_five, low_rank
from omaha_trainer.poker.omaha import best_low
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.spots.dealing import ACE

from .hand_steps import top_down
from .stretched import (
    from_the_bottom,
    has_pair,
    is_straight,
    low_ranks,
    lowest,
    nine_low,
    stretched_low,
    two_lowest,
    with_hole_cards,
)

Cards = tuple[Card, ...]
Look = tuple[tuple[int, ...], Cards]
"""How a hand looks to a reader: ranks of which the smaller look better, and the five cards that he sees."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Five cards with no board, or four hole cards with one."""

    cards: Cards
    board: Cards = ()

    @property
    def low(self) -> LowHand | None:
        return low_of_five(self.five) if self.five else None

    @property
    def five(self) -> Cards:
        """The cards of the true low from the top down; none where there is no low."""
        return _five_of(self.cards, self.board)

    def fives(self) -> list[Cards]:
        """Every five low cards that the rules let it play; of cards of one rank any will do."""
        if len(self.cards) != HOLE_CARDS:
            return [self.cards]
        return [one.hole + one.board for one in with_hole_cards(2, lowest(self.cards), lowest(self.board))]


@lru_cache(maxsize=64)
def _five_of(cards: Cards, board: Cards) -> Cards:
    if len(cards) == HOLE_CARDS:
        best = best_low(cards, board)
        return () if best is None else top_down(best.hole + best.board)
    return top_down(cards) if low_of_five(cards) else ()


Contest = Sequence[Contender]
Reading = Callable[[Contender], Look | None]


def truly(contender: Contender) -> Look | None:
    """The low as it is: compared from the top (L2)."""
    low = contender.low
    return None if low is None else (low.ranks, contender.five)


def winners(contest: Contest, reading: Reading = truly) -> tuple[int, ...]:
    """The places of those who have the best low to this reader; nobody where no hand has a low."""
    looks = {place: look[0] for place, one in enumerate(contest) if (look := reading(one)) is not None}
    best = min(looks.values(), default=None)
    return tuple(place for place, ranks in looks.items() if ranks == best)


def best_two_lose(contest: Contest) -> bool:
    """Whose two lowest hole cards are the best of all does not win, for the board has one of them (L10)."""
    true = winners(contest)
    pairs = {place: lowest(one.cards)[:2] for place, one in enumerate(contest) if one.board}
    pairs = {place: pair for place, pair in pairs.items() if len(pair) == 2}
    best = min((low_ranks(pair) for pair in pairs.values()), default=None)
    return bool(true) and any(
        low_ranks(pair) == best and place not in true and has_pair_with(pair, contest[place].board)
        for place, pair in pairs.items()
    )


def has_pair_with(pair: Sequence[Card], board: Sequence[Card]) -> bool:
    """Whether a card of the pair has its rank on the board."""
    return any(mine.rank == shared.rank for mine in pair for shared in board)


def _from_the_bottom(contender: Contender) -> Look | None:
    low = contender.low
    return None if low is None else (from_the_bottom(low), contender.five)


def _no_straights(contender: Contender) -> Look | None:
    return _best_of(contender, lambda low, _: not is_straight(low))


def _ace_is_high(contender: Contender) -> Look | None:
    return _best_of(contender, lambda _, five: all(card.rank != ACE for card in five))


def _pairs_allowed(contender: Contender) -> Look | None:
    if not contender.board:
        fits = all(low_rank(card) <= QUALIFIER for card in contender.cards)
        return (low_ranks(contender.cards), contender.cards) if fits else None
    hasty = two_lowest(contender.cards, contender.board)
    return None if hasty is None else _look(hasty.hole + hasty.board)


def _nines_allowed(contender: Contender) -> Look | None:
    true = truly(contender)
    if true is not None:
        return true
    if contender.board:
        nine = nine_low(contender.cards, contender.board)
        return None if nine is None else _look(nine.hole + nine.board)
    return None if has_pair(contender.cards) else _look(contender.cards)


def _with_hole_cards(*counts: int) -> Reading:
    def reading(contender: Contender) -> Look | None:
        if not contender.board:
            return truly(contender)
        looks = [
            (found[0].ranks, top_down(found[1].hole + found[1].board))
            for count in counts
            if (found := stretched_low(count, contender.cards, contender.board)) is not None
        ]
        return min(looks, key=lambda look: look[0], default=None)

    return reading


def _best_of(contender: Contender, counts: Callable[[LowHand, Cards], bool]) -> Look | None:
    """The best of the lows that count to this reader."""
    lows = [(low.ranks, five) for five in contender.fives() if (low := low_of_five(five)) and counts(low, five)]
    found = min(lows, key=lambda look: look[0], default=None)
    return None if found is None else (found[0], top_down(found[1]))


def _look(five: Cards) -> Look:
    return low_ranks(five), top_down(five)


READINGS: dict[Mistake, Reading] = {
    Mistake.COMPARED_FROM_THE_BOTTOM: _from_the_bottom,
    Mistake.PAIRED_THE_LOW: _pairs_allowed,
    Mistake.THREE_HOLE_CARDS: _with_hole_cards(2, 3, 4),
    Mistake.STRAIGHT_SPOILS_LOW: _no_straights,
    Mistake.CARD_ABOVE_EIGHT: _nines_allowed,
    Mistake.ONE_HOLE_CARD: _with_hole_cards(2, 1),
    Mistake.PLAYED_THE_BOARD: _with_hole_cards(2, 0),
    Mistake.ACE_IS_HIGH: _ace_is_high,
}
"""Wrong readings, the likeliest first."""
RULES = {
    Mistake.COMPARED_FROM_THE_BOTTOM: "L2",
    Mistake.PAIRED_THE_LOW: "L3",
    Mistake.CARD_ABOVE_EIGHT: "L3",
}
"""The rule that a reading breaks, where it is not L1."""
