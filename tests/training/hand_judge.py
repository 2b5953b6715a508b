"""Who wins what, by the plainest means: sixty choices of five cards each, and pots divided by the letter of W2-W5."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
Card = tuple[int, str]
Values = dict[int, tuple[tuple[int, ...], tuple[int, ...] | None]]


def cards(text: str) -> list[Card]:
    return [(RANKS.index(text[place]) + 2, text[place + 1]) for place in range(0, len(text), 2)]


def high(five: list[Card]) -> tuple[int, ...]:
    """A key that is greater for the better hand (H2)."""
    ranks = sorted((rank for rank, _ in five), reverse=True)
    counts = sorted(Counter(ranks).items(), key=lambda item: (item[1], item[0]), reverse=True)
    shape = tuple(count for _, count in counts)
    order = tuple(rank for rank, _ in counts)
    flush = len({suit for _, suit in five}) == 1
    top = 0
    if len(set(ranks)) == 5:
        top = ranks[0] if ranks[0] - ranks[4] == 4 else 5 if ranks == [14, 5, 4, 3, 2] else 0
    if top and flush:
        return (8, top)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    if shape in ((4, 1), (3, 2)):
        return (kinds[shape], *order)
    if flush:
        return (5, *ranks)
    if top:
        return (4, top)
    return (kinds.get(shape, 0), *order)


def low(five: list[Card]) -> tuple[int, ...] | None:
    """A key that is smaller for the better low; None where it does not qualify (L1, L2)."""
    ranks = sorted((1 if rank == 14 else rank for rank, _ in five), reverse=True)
    return tuple(ranks) if len(set(ranks)) == 5 and ranks[0] <= 8 else None


def best(hole: str, board: str) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """The best high and low of exactly two and three cards (H1, L1)."""
    fives = [[*two, *three] for two in combinations(cards(hole), 2) for three in combinations(cards(board), 3)]
    lows = [found for five in fives if (found := low(five))]
    return max(map(high, fives)), min(lows) if lows else None


def split(chips: int, seats: list[int]) -> dict[int, int]:
    """W4: one chip after the other, the first left of the button first; evenly first."""
    shares = dict.fromkeys(seats, chips // len(seats))
    for seat in seats[: chips % len(seats)]:
        shares[seat] += 1
    return shares


def winners(values: Values, players: tuple[int, ...], hilo: bool) -> tuple[list[int], list[int]]:
    """Best highs and best lows among the players, in the order left of the button."""
    best_high = max(values[seat][0] for seat in players)
    lows = [found for seat in players if hilo and (found := values[seat][1])]
    best_low = min(lows) if lows else None
    highs = [seat for seat in players if values[seat][0] == best_high]
    return highs, [seat for seat in players if best_low and values[seat][1] == best_low]


def divide(chips: int, highs: list[int], lows: list[int]) -> dict[int, int]:
    """W2, W3, W5."""
    if not lows or highs == lows:
        return split(chips, highs)
    shares = split(chips - chips // 2, highs)
    for seat, part in split(chips // 2, lows).items():
        shares[seat] = shares.get(seat, 0) + part
    return shares


def payout(pots: list[tuple[int, tuple[int, ...]]], values: Values, hilo: bool) -> dict[int, int]:
    """P5: each pot by itself."""
    total: dict[int, int] = dict.fromkeys(values, 0)
    for chips, players in pots:
        for seat, share in divide(chips, *winners(values, players, hilo)).items():
            total[seat] += share
    return total
