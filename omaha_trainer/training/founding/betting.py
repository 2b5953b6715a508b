"""The founding articles' own betting spots as first questions, in teaching order. Only the spots: no answer is here.

A spot is told as a player would: blinds, stacks, then the actions from the first seat on (`f` fold, `c` check or call,
a number a bet or raise to it). Boards come by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from omaha_trainer.poker.card import HOLE_CARDS, Card, parse_cards
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import BOARD_CARDS, Game, Limit, Street
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.progress import cards_due, deal_board
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import start
from omaha_trainer.table.state import Phase
from omaha_trainer.training.names import Kind
from omaha_trainer.training.spots.betting import write_showdown, write_spot
from omaha_trainer.training.spots.made_up_hand import Moment

Founding = tuple[Kind, str, str]
"""The kind, the spot's text, the rule whose example it is."""


@dataclass(frozen=True, slots=True)
class Told:
    """A hand as it is told; `stacks` is one number where all are alike, with `seats` players."""

    blinds: tuple[int, int]
    actions: str
    stacks: int | tuple[int, ...] = 0
    seats: int = 6
    limit: Limit = Limit.POT
    game: Game = Game.HILO
    decimals: int = 0
    antes: int = 0
    holes: tuple[str, ...] = ()
    board: str = ""

    def setup(self) -> HandSetup:
        """The frame; seats are those of hand histories, the button the last."""
        big = max(self.blinds)
        stacks = self.stacks if isinstance(self.stacks, tuple) else (self.stacks or 100 * big,) * self.seats
        seats = len(stacks)
        posts = (*self.blinds, *[0] * (seats - 2)) if seats > 2 else self.blinds[::-1]
        return HandSetup(
            game=self.game,
            limit=self.limit,
            button=seats - 1,
            stacks=stacks,
            posts=posts,
            small_bet=big,
            big_bet=2 * big if self.limit is Limit.FIXED else big,
            antes=(self.antes,) * seats,
            house=HouseRules(),
            decimals=self.decimals,
        )

    def play(self) -> Moment:
        """The hand after its actions; streets are dealt while actions are left, and after an all-in."""
        setup, deck = self.setup(), shuffled(Random(f"{self.blinds}{self.actions}"))
        holes, to_come = self._cards(setup, deck)
        state, events = start(setup, holes, asks_showdown=True)
        story = list(events)
        words = self.actions.split()
        while words or self.board:
            if state.to_act is not None and words:
                state, events = apply(state, _action(words.pop(0)))
            elif to_come and state.phase in (Phase.BOARD, Phase.SHOWDOWN):
                due = cards_due(state)
                state, events = deal_board(state, to_come[:due])
                to_come = to_come[due:]
            else:
                break
            story += events
        return Moment(state, tuple(story), to_come)

    def _cards(self, setup: HandSetup, deck: Sequence[Card]) -> tuple[list[tuple[Card, ...] | None], tuple[Card, ...]]:
        """Those told, where the cards matter; else any."""
        if self.board:
            told = [parse_cards(hole) if hole else None for hole in self.holes]
            return told, parse_cards(self.board)
        dealt = HOLE_CARDS * setup.seats
        holes: list[tuple[Card, ...] | None] = [
            tuple(deck[HOLE_CARDS * seat :][:HOLE_CARDS]) for seat in range(setup.seats)
        ]
        return holes, tuple(deck[dealt:][: BOARD_CARDS[Street.RIVER]])


def _action(word: str) -> Action:
    if word == "f":
        return Fold()
    return CheckOrCall() if word == "c" else RaiseTo(int(word))


_TEN, _HUNDREDS = (5, 10), (100, 200)

MAX_RAISES: tuple[tuple[str, Told], ...] = (
    ("PL2", Told((25, 50), "f f f", decimals=2)),
    ("PL3", Told(_TEN, "c f f")),
    ("PL4", Told(_TEN, "")),
    ("PL4", Told(_TEN, "f f f f")),
    ("PL4", Told(_TEN, "35")),
    ("PL4", Told(_TEN, "35 f f f f")),
    ("PL5", Told(_HUNDREDS, "")),
    ("PL5", Told(_HUNDREDS, "c c f")),
    ("PL5", Told(_HUNDREDS, "c c f f f")),
    ("PL5", Told(_HUNDREDS, "700")),
    ("PL5", Told(_HUNDREDS, "700 2400 f f f")),
    ("PL5", Told(_HUNDREDS, "700 2400")),
    ("PL6", Told((2, 5), "c c c 7", seats=3)),
    ("PL6", Told((2, 5), "c c c 5 15", seats=3)),
    ("PL6", Told((2, 5), "c c c 5 15 f", seats=3)),
    ("PL6", Told(_HUNDREDS, "c c c 200 c", seats=3)),
    ("PL6", Told((25, 50), "c c 50", seats=2)),
    ("PL6", Told((25, 50), "c c c c 150 c", seats=4)),
    ("PL8", Told(_TEN, "", seats=3, antes=5)),
)
MIN_RAISES: tuple[tuple[str, Told], ...] = (
    ("PL4", Told(_TEN, "")),
    ("A3", Told((50, 100), "300", limit=Limit.NO)),
    ("PL6", Told((2, 5), "c c c 5 15", seats=3)),
    ("A7", Told((50, 100), "c c c 100 140", (5000, 240, 5000), limit=Limit.NO)),
    ("A8", Told((50, 100), "c c c 20", (120, 5000, 5000), limit=Limit.NO)),
    ("A6", Told((1, 2), "16 c 19 c", (19, 200, 16, 200), limit=Limit.NO)),
    ("FL1", Told((1, 2), "", limit=Limit.FIXED)),
    ("FL2", Told((1, 2), "4 6 8", limit=Limit.FIXED)),
    ("FL4", Told((10, 20), "c c c 15", (35, 900, 900), limit=Limit.FIXED)),
    ("FL4", Told((10, 20), "c c c 20 32", (900, 52, 900), limit=Limit.FIXED)),
    ("FL4", Told((10, 20), "c c c 20 26", (900, 46, 900), limit=Limit.FIXED)),
)
PRICES: tuple[tuple[str, str, Told], ...] = (
    ("PL7", "price", Told((1, 2), "7 c c c 13", seats=4)),
    ("PL7", "sizes", Told((50, 100), "c c c c c 300", seats=5, decimals=2)),
)
SIDE_POTS: tuple[tuple[str, Told], ...] = (
    ("P2", Told(_TEN, "c c c c", (500, 500, 7, 500))),
    ("W7", Told(_TEN, "60 100 c c", (21, 100, 60, 100), limit=Limit.NO)),
)
_HIGH, _LOW, _LOW_TOO = "KsKcQhQc", "As2dJhTs", "Ac2hJdTd"
_BOARD = "3h4s8cKd9h"
PAYOUTS: tuple[tuple[str, Told], ...] = (
    ("W4", Told(_TEN, "100 c c", (100,) * 3, limit=Limit.NO, holes=(_HIGH, _LOW, _LOW_TOO), board=_BOARD)),
    ("W4", Told((1, 2), "100 c f c", (100,) * 4, limit=Limit.NO, holes=("", _HIGH, _LOW, _LOW_TOO), board=_BOARD)),
    ("W4", Told(_TEN, "101 c c", (101,) * 3, limit=Limit.NO, holes=(_HIGH, _LOW, _LOW_TOO), board=_BOARD)),
    ("W7", Told(_TEN, "60 100 c c", (21, 100, 60, 100), limit=Limit.NO,
                holes=("As2dJhTs", "KsKcQhQc", "5s6dTcTh", "AcAdJsJd"), board=_BOARD)),
    ("W6", Told((1, 2), "1631 c f c", (500, 1631, 1631, 1588), limit=Limit.NO,
                holes=("", "2d9h3s4d", "6h3h2h4s", "QsAc7hTc"), board="3dAdAs5c7c")),
)  # fmt: skip


def founding_betting() -> list[Founding]:
    """All of them: the price and the largest bet first, then the least, the pots, and who gets what."""
    found = [(Kind.MAX_RAISE, _spot(told), rule) for rule, told in MAX_RAISES]
    found += [(Kind.POT_ODDS, _spot(told, asks=asks, shuffle=0), rule) for rule, asks, told in PRICES]
    found += [(Kind.MIN_RAISE, _spot(told), rule) for rule, told in MIN_RAISES]
    found += [(Kind.SIDE_POTS, write_spot(told.play()), rule) for rule, told in SIDE_POTS]
    found += [(Kind.PAYOUT, write_showdown(told.play()), rule) for rule, told in PAYOUTS]
    return found


def _spot(told: Told, **fields: object) -> str:
    moment = told.play()
    return write_spot(moment, moment.state.to_act, **fields)
