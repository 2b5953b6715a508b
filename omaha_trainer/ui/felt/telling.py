"""Tables worth looking at, each a real hand played by the engine from chosen cards: for pictures and for tests.

A line is data: seats, cards, stacks and what each did. Nothing on these tables is made up but the names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from omaha_trainer.poker.card import DECK, Card, parse_cards
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, Hole
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import legal
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import HOLE_CARDS, start
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import SeatView, view

QUARTER_HALF = Stakes(25, 50, decimals=2)
FIXED_LIMIT = Stakes(200, 400, decimals=2)
NAMES = ("You", "Taras", "Marta", "Dima", "Aigul", "Rook", "Oleksandra", "Nurlan", "Bo")
LONG_NAMES = (
    "You",
    "Bartholomew",
    "Anna-Magdalena",
    "Oleksandra",
    "Kazhymukan",
    "Rook",
    "Wilhelmina",
    "Li",
    "Yevheniia",
)


@dataclass(frozen=True, slots=True)
class Telling:
    """One table. `cards` are hands by seat, `;` between them, others come from the rest of the deck.

    `play` is what the seats to act do in turn: `f` folds, `c` checks or calls, `p` bets or raises as much as the
    structure allows, a number is a raise-to in chips. The hero is seat 0.
    """

    name: str
    seats: int
    play: str = ""
    cards: str = ""
    board: str = "3s 8h 4c Kd 9h"
    button: int = 0
    stack: int = 10_000
    stacks: dict[int, int] = field(default_factory=dict)
    game: Game = Game.HILO
    limit: Limit = Limit.POT
    stakes: Stakes = QUARTER_HALF
    mixed_hands_left: int | None = None
    mucks: bool = False
    names: tuple[str, ...] = NAMES

    def setup(self) -> HandSetup:
        stacks = [self.stacks.get(seat, self.stack) for seat in range(self.seats)]
        return self.stakes.setup(
            self.game, self.limit, self.button, stacks, house=HouseRules(), mixed_hands_left=self.mixed_hands_left
        )

    def played(self) -> tuple[HandState, tuple[Event, ...]]:
        """The hand after everything in `play`."""
        board = parse_cards(self.board)
        mucks = [self.mucks] * self.seats
        state, events = start(self.setup(), self._holes(board), board, mucks=mucks)
        for word in self.play.split():
            state, more = apply(state, _action(word, state))
            events += more
        return state, events

    def view(self) -> SeatView:
        """The table from the hero's seat."""
        state, events = self.played()
        return view(state, events, 0)

    def _holes(self, board: tuple[Card, ...]) -> list[Hole]:
        given = [parse_cards(hand) if hand.strip() else None for hand in self.cards.split(";")]
        given += [None] * (self.seats - len(given))
        used = {card for hand in (*given, board) if hand for card in hand}
        rest = _scattered(used)
        return [tuple(hand or (next(rest) for _ in range(HOLE_CARDS))) for hand in given]


def _scattered(used: set[Card]) -> Iterator[Card]:
    """The other cards in an order that looks dealt and is always the same."""
    return (card for card in (DECK[(17 + 31 * place) % len(DECK)] for place in range(len(DECK))) if card not in used)


def _action(word: str, state: HandState) -> Action:
    if word == "f":
        return Fold()
    choices = legal(state)
    if word == "c" or choices is None or (word == "p" and not choices.can_raise):
        return CheckOrCall()
    return RaiseTo(choices.max_to if word == "p" else int(word))


TELLING: tuple[Telling, ...] = (
    Telling("preflop", 6, "f 175", "As 2c 5d Kh", button=1),
    Telling("facing a raise", 6, "f f c c f c c c 175 c 450", "As 2c 5d Kh", button=0, stacks={2: 500}),
    Telling("heads-up", 2, "c c 100 200", "Qs Jd Th 2c", board="5s Kd 8c 4h 3d", button=1, stack=5000),
    Telling("turn", 6, "f 175 c c c c c c 500 c f c c c p c f", "As 2c 5d Kh", button=5, stacks={1: 2200}),
    Telling(
        "large amounts",
        6,
        "c c c c c c 20000 c c c c c p c c c c f p c f",
        "Ah 2h 3c Ks",
        button=2,
        stack=1_234_567,
        stakes=Stakes(2500, 5000, decimals=2),
        names=LONG_NAMES,
    ),
    Telling("nine seats", 9, "175 c f 600 c c f c c c c c c 1200 c c f c f", "As 2c 5d Kh", button=7),
    Telling("mixed", 6, "c c f c c c c c 100", "9s 9d 8c 7c", button=2, mixed_hands_left=4),
    Telling(
        "fixed limit", 8, "c 400 f f c f c c c 200 c f", "As 3d 4h Qc", button=4, limit=Limit.FIXED, stakes=FIXED_LIMIT
    ),
    Telling(
        "side pots", 6, "p p c c f c c c p c c c c 2000", "As 2c 5d Kh", button=0, stacks={1: 800, 3: 600, 4: 1500}
    ),
    Telling(
        "split",
        4,
        "c c c c c c 200 c c f c c c c c c",
        "5s 5h Qc Jd;Jc Th 9h 7s;Ad 6d Tc 9s",
        "Kd 8c 4h 3d Ks",
        button=1,
    ),
    Telling("quartered", 3, "p c c c c c c c c c c c", "As 2c Kh Qd;Ad 2h Ks Kc;9s 9d Th Jc", button=0),
    Telling("scoop", 5, "c c c c c c c c c c 250 c f f c c c c", "As 2s 3d Kh", "4s 5s 8s Kd 9h", button=3),
    Telling("high only", 4, "c c c c c c c 100 c c c c c c c c c c c", "Qs Qd 7h 6h", "Qh 9s 4c Jd 2h", game=Game.HIGH),
    Telling("taken down", 6, "f p f f f f", "As 2c 5d Kh", button=1),
    Telling(
        "nine all in",
        9,
        "p p p p p p p p p",
        "As 2c 5d Kh",
        button=2,
        limit=Limit.NO,
        stacks=dict(enumerate(range(900, 9000, 900))),
        names=LONG_NAMES,
    ),
    Telling("nine alike", 9, "p c c c c c c c c", "Ks Kc 5d Jh", button=2, stack=5000, limit=Limit.NO),
)


def telling(name: str) -> Telling:
    """The table of that name."""
    return next(one for one in TELLING if one.name == name)
