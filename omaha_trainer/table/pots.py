"""Main and side pots, and the bet that nobody matched (P1-P4, A10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .state import HandState


@dataclass(frozen=True, slots=True)
class Pot:
    """`amount` chips that the seats in `players` play for."""

    amount: int
    players: tuple[int, ...]


def uncalled(bets: Sequence[int]) -> tuple[int, int] | None:
    """The seat and the chips of the highest bet above the next highest, folded ones too (A10, P3); None if matched.

    >>> uncalled([5, 10, 35, 0])
    (2, 25)
    """
    highest = max(bets)
    seat = bets.index(highest)
    second = max((*bets[:seat], *bets[seat + 1 :]), default=0)
    return (seat, highest - second) if highest > second else None


def build_pots(paid: Sequence[int], live: Sequence[bool], dead: int = 0) -> tuple[Pot, ...]:
    """Pots from what each seat put in, the main pot first; folded chips stay where they reached (P1-P4).

    Each level of a live seat's chips closes a pot, so no two pots have the same players (P4). `dead` chips are in the
    main pot (B6).

    >>> [pot.amount for pot in build_pots([10, 10, 10, 7], [True] * 4)]  # P2
    [28, 9]
    """
    levels = sorted({chips for chips, alive in zip(paid, live, strict=True) if alive})
    if len(levels) == 1:
        return (Pot(sum(paid) + dead, tuple([seat for seat, alive in enumerate(live) if alive])),)
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum(min(chips, level) - min(chips, below) for chips in paid)
        pots.append(Pot(amount, tuple(seat for seat, chips in enumerate(paid) if live[seat] and chips >= level)))
        below = level
    above = sum(max(chips - below, 0) for chips in paid)  # P3: only folded seats can stand above every live one
    pots[0] = Pot(pots[0].amount + dead, pots[0].players)
    pots[-1] = Pot(pots[-1].amount + above, pots[-1].players)
    return tuple(pot for pot in pots if pot.amount)


def pots_of(state: HandState) -> tuple[Pot, ...]:
    """The pots as they stand, the bets of this street included."""
    paid = [before + bet for before, bet in zip(state.paid, state.bets, strict=True)]
    return build_pots(paid, state.live, state.dead)


def collected_pots(state: HandState) -> tuple[Pot, ...]:
    """The pots without the bets of this street."""
    return build_pots(state.paid, state.live, state.dead)
