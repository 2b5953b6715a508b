"""Deals made to measure: a hand and a river board that often have a given trap, so that a search for it is short.

Whether a deal really has the trap is asked of `traps.hands` afterwards. Knows no values of hands.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from omaha_trainer.poker.card import Card
from omaha_trainer.training.names import Trap
from omaha_trainer.training.spots.dealing import ACE, LOW_RANKS, RIVER, Cards, Pack, cards_of, deal, suit_cards

Deal = tuple[Cards, Cards]
"""The hole cards and the board."""
HAND = 4
_RANKS = range(13)
_SUITS = range(4)


def deal_for(trap: Trap | None, rng: Random) -> Deal:
    """A deal in which the trap is likely; a natural one where natural deals have it often enough."""
    maker = _MAKERS.get(trap) if trap is not None else None
    if maker is not None:
        return maker(rng)
    (hole,), board = deal(rng, 1)
    return hole, board


def low_deal(rng: Random) -> Deal:
    """Low cards everywhere: three to five on the board, two to four in the hand."""
    pack, lows = Pack(rng), cards_of(LOW_RANKS)
    board = pack.of(lows, rng.choice((3, 4, 4, 5)))
    hole = pack.of(lows, rng.choice((2, 3, 3, 4)))
    high = cards_of(range(7, ACE))
    return _filled(rng, [*hole, *pack.of(high, HAND - len(hole))], [*board, *pack.of(high, RIVER - len(board))])


def paired_low_board(rng: Random, pairs: int) -> Cards:
    """A river board with this many pairs, one at least of a low rank."""
    pack = Pack(rng)
    ranks = [rng.choice(LOW_RANKS)]
    ranks += rng.sample([rank for rank in _RANKS if rank not in ranks], RIVER - pairs - 1)
    board = [card for place, rank in enumerate(ranks) for card in pack.rank(rank, 2 if place < pairs else 1)]
    return tuple(rng.sample(board, RIVER))


def _one_card_flush(rng: Random) -> Deal:
    pack, suited = Pack(rng), suit_cards(rng.choice(_SUITS))
    board = pack.of(suited, rng.choice((4, 4, 4, 5)))
    hole = pack.of(suited, 1)
    return pack.mixed(hole, HAND, suited), pack.mixed(board, RIVER, suited)


def _four_to_suit(rng: Random) -> Deal:
    pack, suited = Pack(rng), suit_cards(rng.choice(_SUITS))
    hole = pack.of(suited, HAND)
    return _filled(rng, hole, pack.mixed(pack.of(suited, rng.choice((1, 2, 2))), RIVER, suited))


def _strong_board(rng: Random) -> Deal:
    """A board that is a straight, a flush, a full house, two pair, trips or a royal flush by itself."""
    pack = Pack(rng)
    match rng.choice(("straight", "flush", "full house", "two pair", "two pair", "trips", "royal")):
        case "straight":
            lowest = rng.choice(range(-1, 9))
            board = pack.different([rank % 13 for rank in range(lowest, lowest + RIVER)])
        case "flush":
            board = pack.of(suit_cards(rng.choice(_SUITS)), RIVER)
        case "royal":
            suit = rng.choice(_SUITS)
            board = pack.of([card for card in suit_cards(suit) if card.rank > ACE - RIVER], RIVER)
        case shape:
            counts = {"full house": (3, 2), "two pair": (2, 2, 1), "trips": (3, 1, 1)}[shape]
            board = _by_counts(rng, pack, counts)
    return pack.mixed([], HAND), tuple(rng.sample(board, RIVER))


def _paired(rng: Random) -> Deal:
    return _board_of(rng, (2, 1, 1, 1))


def _double_paired(rng: Random) -> Deal:
    return _board_of(rng, (2, 2, 1))


def _board_of(rng: Random, counts: tuple[int, ...]) -> Deal:
    pack = Pack(rng)
    board = _by_counts(rng, pack, counts)
    return pack.mixed([], HAND), tuple(rng.sample(board, RIVER))


def _by_counts(rng: Random, pack: Pack, counts: tuple[int, ...]) -> list[Card]:
    ranks = rng.sample(_RANKS, len(counts))
    return [card for rank, count in zip(ranks, counts, strict=True) for card in pack.rank(rank, count)]


def _trips(rng: Random) -> Deal:
    """Three of a rank in the hand, now and then all four, and perhaps one more on the board (H8)."""
    pack, rank = Pack(rng), rng.choice(_RANKS)
    hole = pack.rank(rank, rng.choice((3, 3, 3, 3, 4)))
    return pack.mixed(hole, HAND), pack.mixed([], RIVER)


def _two_aces(rng: Random) -> Deal:
    """An ace in the hand and one on a board of low cards (L8, L11)."""
    pack, lows = Pack(rng), cards_of(LOW_RANKS[1:])
    hole = [*pack.rank(ACE), *pack.of(lows, rng.choice((1, 2, 3)))]
    board = [*pack.rank(ACE), *pack.of(lows, rng.choice((2, 3, 3)))]
    return pack.mixed(hole, HAND), pack.mixed(board, RIVER)


def _straight_low(rng: Random) -> Deal:
    """Five ranks in a row, three of them on the board."""
    pack, lowest = Pack(rng), rng.choice((0, 0, 1, 2, 3))
    ranks = rng.sample(LOW_RANKS[lowest : lowest + RIVER], RIVER)
    hole, board = pack.different(ranks[:2]), pack.different(ranks[2:])
    return pack.mixed(hole, HAND), pack.mixed(board, RIVER)


def _filled(rng: Random, hole: list[Card] | Cards, board: list[Card] | Cards) -> Deal:
    """Both in any order."""
    return tuple(rng.sample(hole, HAND)), tuple(rng.sample(board, RIVER))


_MAKERS: dict[Trap, Callable[[Random], Deal]] = {
    Trap.ONE_CARD_FLUSH: _one_card_flush,
    Trap.PLAYS_THE_BOARD: _strong_board,
    Trap.PAIRED_BOARD: _paired,
    Trap.DOUBLE_PAIRED: _double_paired,
    Trap.FOUR_TO_SUIT_IN_HAND: _four_to_suit,
    Trap.TRIPS_IN_HAND: _trips,
    Trap.ACE_ON_BOARD: _two_aces,
    Trap.STRAIGHT_IS_LOW: _straight_low,
    Trap.THREE_CARD_LOW: low_deal,
    Trap.PAIR_IN_LOW: low_deal,
}
