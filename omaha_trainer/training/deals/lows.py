"""Lows to be compared: five cards each, or hands on a board; natural, and made so that a trap is likely.

Whether the trap is there is asked of `readings.low_contest` afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from omaha_trainer.poker.card import HOLE_CARDS, Card
from omaha_trainer.training.names import Trap
from omaha_trainer.training.readings.hand_steps import top_down
from omaha_trainer.training.readings.low_contest import Contender
from omaha_trainer.training.spots.dealing import ACE, LOW_RANKS, RIVER, Pack, cards_of

Contenders = tuple[Contender, ...]
Beginning = tuple[list[list[Card]], list[Card]]
"""Some cards of some hands, and some of the board."""
NUMBERS = (2, 2, 2, 3, 3, 4)
"""How many lows are compared."""
_SIZE = 5
_STRAIGHT_TOPS = (5, 6, 7, 8)
_NINE, _TEN = 9, 10


def five_card_lows(rng: Random, trap: Trap | None) -> Contenders:
    """Two to four times five cards; most are lows that agree in their first cards, some have a pair or a nine."""
    count = rng.choice(NUMBERS if trap is not Trap.PAIR_IN_LOW else NUMBERS[:5])
    first = _straight(rng) if trap is Trap.STRAIGHT_IS_LOW else _any_low(rng)
    lows = [first]
    while len(lows) < count:
        tie = trap is Trap.TIE_FOR_LOW or rng.random() < 0.1
        lows.append(lows[0] if tie and len(lows) == 1 else _like(rng, rng.choice(lows)))
    if trap is Trap.PAIR_IN_LOW or (count < len(NUMBERS) - 2 and rng.random() < 0.15):
        place = rng.randrange(count)
        lows[place] = _paired(rng, lows[place])
    elif trap is None and rng.random() < 0.2:
        lows = [_with_nine(rng, low) if rng.random() < 0.6 else low for low in lows]
    pack = Pack(rng)
    rng.shuffle(lows)
    return tuple(Contender(top_down(pack.different([_rank(one) for one in low]))) for low in lows)


def hands_on_board(rng: Random, trap: Trap | None) -> Contenders:
    """Two to four hands on a river board, as they fall or begun so that the trap is likely."""
    count, pack = rng.choice(NUMBERS), Pack(rng)
    hands, board = _BEGINNINGS[trap](rng, pack) if trap in _BEGINNINGS else ([], [])
    shared = pack.mixed(board, RIVER)
    full = [pack.mixed(hand, HOLE_CARDS) for hand in hands]
    full += [pack.mixed([], HOLE_CARDS) for _ in range(count - len(full))]
    rng.shuffle(full)
    return tuple(Contender(hand, shared) for hand in full)


def _top_down(rng: Random, pack: Pack) -> Beginning:
    """An ace with a high card against two cards between, on three lows without an ace (L2)."""
    hands = [pack.different([ACE, _rank(rng.choice((6, 7, 8)))])]
    hands.append(pack.different([_rank(one) for one in rng.sample(range(2, 7), 2)]))
    return hands, pack.of(cards_of(LOW_RANKS[1:]), 3)


def _three_cards(rng: Random, pack: Pack) -> Beginning:
    """Three low cards against two of the same ranks; two or three higher lows on the board (L1)."""
    ranks = [_rank(one) for one in rng.sample(range(1, 6), 3)]
    hands = [pack.different(ranks), pack.different(rng.sample(ranks, 2))]
    return hands, pack.of(cards_of(LOW_RANKS[3:]), rng.choice((2, 3)))


def _same_two(rng: Random, pack: Pack) -> Beginning:
    pair = [_rank(one) for one in rng.sample((1, 2, 3, 4, 5), 2)]
    return [pack.different(pair), pack.different(pair)], pack.of(cards_of(LOW_RANKS), rng.choice((3, 3, 4)))


def _straight_low(rng: Random, pack: Pack) -> Beginning:
    ranks = rng.sample([_rank(one) for one in _straight(rng)], _SIZE)
    return [pack.different(ranks[:2])], pack.different(ranks[2:])


def _pairing(rng: Random, pack: Pack) -> Beginning:
    """Low cards everywhere, so that hand and board share ranks (L7)."""
    lows = cards_of(LOW_RANKS)
    board = pack.of(lows, rng.choice((3, 3, 4, 4, 5)))
    return [pack.of(lows, rng.choice((2, 3, 3))) for _ in range(2)], board


def _live_card(rng: Random, pack: Pack) -> Beginning:
    """One low card in both hands; the better one beside it is on the board (L10)."""
    low, dead, live = sorted(rng.sample(range(1, 7), 3))
    hands = [pack.different([_rank(low), _rank(dead)]), pack.different([_rank(low), _rank(live)])]
    return hands, [*pack.rank(_rank(dead)), *pack.of(cards_of(LOW_RANKS), rng.choice((2, 2, 3)))]


_BEGINNINGS: dict[Trap | None, Callable[[Random, Pack], Beginning]] = {
    Trap.TOP_DOWN: _top_down,
    Trap.THREE_CARD_LOW: _three_cards,
    Trap.TIE_FOR_LOW: _same_two,
    Trap.STRAIGHT_IS_LOW: _straight_low,
    Trap.PAIR_IN_LOW: _pairing,
    Trap.LIVE_CARD: _live_card,
}


def _any_low(rng: Random) -> tuple[int, ...]:
    return tuple(sorted(rng.sample(range(1, 9), _SIZE), reverse=True))


def _straight(rng: Random) -> tuple[int, ...]:
    top = rng.choice(_STRAIGHT_TOPS)
    return tuple(range(top, top - _SIZE, -1))


def _like(rng: Random, low: tuple[int, ...]) -> tuple[int, ...]:
    """Another low with the same first cards: none, one, two or three."""
    same = rng.choice((0, 0, 1, 1, 2, 3))
    below = low[same - 1] if same else 9
    rest = rng.sample(range(1, below), _SIZE - same)
    return (*low[:same], *sorted(rest, reverse=True))


def _paired(rng: Random, low: tuple[int, ...]) -> tuple[int, ...]:
    """One of its cards twice, another gone (L3)."""
    gone, twice = rng.sample(low, 2)
    return tuple(sorted((*(one for one in low if one != gone), twice), reverse=True))


def _with_nine(rng: Random, low: tuple[int, ...]) -> tuple[int, ...]:
    """A nine or ten for its highest card (L3)."""
    return (rng.choice((_NINE, _NINE, _TEN)), *low[1:])


def _rank(low_rank: int) -> int:
    """The card's rank of a rank for low."""
    return ACE if low_rank == 1 else low_rank - 2
