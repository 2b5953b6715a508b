"""What a session came to, for the hero: a running sum over its finished hands. Practice hands are not counted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from omaha_trainer.session.config import HERO
from omaha_trainer.table.event import Event, HandShown, Mucked, PotAwarded

from .hand import Hand
from .outcome import Outcome, outcome_of, taken


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """Amounts are chips of `decimals` decimals: of the finest stakes that the session was played at.

    `result_bb` counts each hand in its own big blind. `biggest_pot` is the largest total of pots of a hand (bets that
    came back not counted, A10), `biggest_won` the most that the hero took out of one. `scoops` are showdowns in which
    the hero took the whole of every pot that he played for; `quartered` as in `outcome`.
    """

    decimals: int = 0
    hands: int = 0
    result: int = 0
    result_bb: float = 0.0
    biggest_pot: int = 0
    biggest_won: int = 0
    won: int = 0
    """Hands in which the hero took chips out of a pot."""
    showdowns: int = 0
    showdowns_won: int = 0
    scoops: int = 0
    quartered: int = 0
    rebuys: int = 0
    bought: int = 0
    """Chips that the hero bought in all, the first stack included."""
    seconds: float = 0.0

    def in_decimals(self, decimals: int) -> SessionSummary:
        """The same amounts in a smaller chip, where `decimals` asks for one."""
        if decimals <= self.decimals:
            return self
        scale = 10 ** (decimals - self.decimals)
        return replace(
            self,
            decimals=decimals,
            result=self.result * scale,
            biggest_pot=self.biggest_pot * scale,
            biggest_won=self.biggest_won * scale,
            bought=self.bought * scale,
        )

    def after_purchase(self, chips: int, decimals: int, *, rebuy: bool) -> SessionSummary:
        """The sum after the hero bought `chips`."""
        mine = self.in_decimals(decimals)
        return replace(
            mine, bought=mine.bought + chips * 10 ** (mine.decimals - decimals), rebuys=mine.rebuys + int(rebuy)
        )

    def after(self, hand: Hand) -> SessionSummary:
        """The sum with one more finished hand."""
        mine = self.in_decimals(hand.setup.decimals)
        scale = 10 ** (mine.decimals - hand.setup.decimals)
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        got = sum(taken(pot, HERO) for pot in awards)
        outcome = outcome_of(hand.events, HERO)
        showdown = any(map(_of_hero_at_showdown, hand.events))
        return replace(
            mine,
            hands=mine.hands + 1,
            result=mine.result + hand.result(HERO) * scale,
            result_bb=mine.result_bb + hand.result(HERO) / hand.setup.big_blind,
            biggest_pot=max(mine.biggest_pot, sum(pot.amount for pot in awards) * scale),
            biggest_won=max(mine.biggest_won, got * scale),
            won=mine.won + (got > 0),
            showdowns=mine.showdowns + showdown,
            showdowns_won=mine.showdowns_won + (showdown and got > 0),
            scoops=mine.scoops + (outcome is Outcome.SCOOPED),
            quartered=mine.quartered + (outcome is Outcome.QUARTERED),
        )


def _of_hero_at_showdown(event: Event) -> bool:
    return isinstance(event, HandShown | Mucked) and event.seat == HERO
