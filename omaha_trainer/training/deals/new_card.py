"""A hand, a board, and the card that comes: what it does to the low, and deals in which it does much.

Lows come from `poker`; the best that any two cards can make from `readings.nuts`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from omaha_trainer.poker.card import DECK, HOLE_CARDS, Card
from omaha_trainer.poker.omaha import best_low, low_possible
from omaha_trainer.training.names import Trap
from omaha_trainer.training.readings.nuts import has_nut_low, low_values_on
from omaha_trainer.training.readings.stretched import lowest
from omaha_trainer.training.spots.dealing import ACE, LOW_RANKS, RIVER, Cards, Pack, cards_of
from omaha_trainer.training.traps import hands as hand_traps

from .hands import deal_for


@dataclass(frozen=True, slots=True)
class NewCard:
    """Four hole cards, a flop or a turn, and the next card."""

    hole: Cards
    before: Cards
    card: Card

    @property
    def board(self) -> Cards:
        """The board with the new card."""
        return (*self.before, self.card)

    @property
    def was_nuts(self) -> bool:
        """Whether the hand had the best possible low before."""
        return has_nut_low(self.hole, self.before)

    @property
    def is_nuts(self) -> bool:
        """Whether it has it now."""
        return has_nut_low(self.hole, self.board)

    @property
    def is_clear(self) -> bool:
        """Whether others can really hold what would be better: the hand itself may have all those cards."""
        return all(
            has_nut_low(self.hole, board) or _others_best(self.hole, board) > _value(self.hole, board)
            for board in (self.before, self.board)
            if low_possible(board)
        )


def counterfeit(spot: NewCard) -> bool:
    """The card is new to the board and pairs a hole card that the low needed, or would have needed (L9)."""
    return spot.card.rank in _needed(spot) - {card.rank for card in spot.before}


def rescued(spot: NewCard) -> bool:
    """Counterfeited, but a third low card of the hand plays instead of the paired one (L7, L8)."""
    best = best_low(spot.hole, spot.board)
    played = {card.rank for choice in best.choices for card in choice.hole} if best is not None else {spot.card.rank}
    return counterfeit(spot) and spot.card.rank not in played


def second_ace(spot: NewCard) -> bool:
    """The card is an ace, one is in the hand, and the board allows a low (L8, L11)."""
    return spot.card.rank == ACE and ACE in {card.rank for card in spot.hole} and low_possible(spot.board)


def _value(hole: Cards, board: Cards) -> int:
    """The value of the hand's low, 0 for none."""
    best = best_low(hole, board)
    return 0 if best is None else best.hand.value


def _others_best(hole: Cards, board: Cards) -> int:
    """The best low of two cards that are in nobody's sight."""
    left = {card.rank for card in DECK if card not in (*hole, *board)}
    return max((value for pair, value in low_values_on(board).items() if left.issuperset(pair)), default=0)


def _needed(spot: NewCard) -> set[int]:
    """The ranks of the hole cards without which the low was not so good; of the two lowest where there was none."""
    best = best_low(spot.hole, spot.before)
    if best is None:
        return {card.rank for card in lowest(spot.hole)[:2]}
    return set.intersection(*({card.rank for card in choice.hole} for choice in best.choices))


def _of_hand(trap: Trap) -> Callable[[NewCard], bool]:
    return lambda spot: hand_traps.has_trap(trap, spot.hole, spot.board)


TRAPS: dict[Trap, Callable[[NewCard], bool]] = {
    Trap.COUNTERFEIT: counterfeit,
    Trap.LIVE_CARD: rescued,
    Trap.ACE_ON_BOARD: second_ace,
    Trap.PAIR_IN_LOW: _of_hand(Trap.PAIR_IN_LOW),
    Trap.THREE_CARD_LOW: _of_hand(Trap.THREE_CARD_LOW),
    Trap.STRAIGHT_IS_LOW: _of_hand(Trap.STRAIGHT_IS_LOW),
    Trap.NO_LOW: _of_hand(Trap.NO_LOW),
}


def new_card(rng: Random, trap: Trap | None) -> NewCard:
    """A hand and a card to come that often have the trap."""
    if trap is Trap.STRAIGHT_IS_LOW:
        hole, board = deal_for(trap, rng)
        turn = rng.choice((RIVER - 2, RIVER - 1))
        return NewCard(hole, board[:turn], board[turn])
    return _low_cards(rng)


def _low_cards(rng: Random) -> NewCard:
    """Two to four low cards in the hand, two or more on a flop or turn; every second card to come pairs one of them."""
    pack, lows = Pack(rng), cards_of(LOW_RANKS)
    small = cards_of(LOW_RANKS[:4])
    hole = [*pack.of(small, 2), *pack.of(lows, rng.choice((0, 0, 1, 2)))]
    before = pack.of(lows, rng.choice((2, 3, 3, 3)))
    hand = pack.mixed(hole, HOLE_CARDS)
    board = pack.mixed(before, rng.choice((3, 3, 4)))
    mine = [card for card in DECK if card.rank in {one.rank for one in lowest(hand)}]
    gone = {*hand, *board}
    left = [card for card in (mine if rng.random() < 0.5 else DECK) if card not in gone]
    return NewCard(hand, board, rng.choice(left) if left else pack.any(1)[0])
