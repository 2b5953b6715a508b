"""What each hand was worth at the moment when all bets were settled with somebody all in (S3).

The exact equity of the hands turned up, pot by pot. Cards that were folded are not counted as gone: nobody saw them.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.equity import equity
from omaha_trainer.table.event import BoardDealt, Event, HandShown, PotAwarded
from omaha_trainer.table.game import Game, Street

from .hand import Hand
from .outcome import taken


@dataclass(frozen=True, slots=True)
class PotShare:
    """A seat's exact equity, 0 to 1, in the pot `index` of `amount` chips."""

    index: int
    amount: int
    seat: int
    equity: float


@dataclass(frozen=True, slots=True)
class AllIn:
    """The street on which the hands were turned up, and who could expect what; pots of one player have no share."""

    street: Street
    shares: tuple[PotShare, ...]

    def expected(self, hand: Hand, seat: int) -> float | None:
        """The seat's result in chips, had each pot been divided by the equities; None where it played for none."""
        mine = [share for share in self.shares if share.seat == seat]
        if not mine:
            return None
        pots = {event.index: taken(event, seat) for event in hand.events if isinstance(event, PotAwarded)}
        got = sum(pots[share.index] for share in mine)
        return hand.result(seat) - got + sum(share.equity * share.amount for share in mine)


def all_in_of(hand: Hand) -> AllIn | None:
    """The all-in before the river of a finished hand; None where there was none. Takes some milliseconds.

    It changes nothing and may run on any thread.
    """
    before = list(takewhile(lambda event: not _turned_up(event), hand.events))
    if len(before) == len(hand.events):
        return None
    dealt = [event for event in before if isinstance(event, BoardDealt)]
    board = tuple(card for event in dealt for card in event.cards)
    shares: list[PotShare] = []
    for pot in (event for event in hand.events if isinstance(event, PotAwarded)):
        shares.extend(_shares(hand, pot, board))
    return AllIn(dealt[-1].street if dealt else Street.PREFLOP, tuple(shares))


def _turned_up(event: Event) -> bool:
    return isinstance(event, HandShown) and event.all_in


def _shares(hand: Hand, pot: PotAwarded, board: tuple[Card, ...]) -> list[PotShare]:
    if len(pot.players) == 1:
        return []
    holes = [hand.state.holes[seat] for seat in pot.players]
    answer = equity(hand.setup.game is Game.HILO, holes, board)
    return [
        PotShare(pot.index, pot.amount, seat, player.equity)
        for seat, player in zip(pot.players, answer.players, strict=True)
    ]
