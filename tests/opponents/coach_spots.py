"""Ten stored spots for the coach: cards, seats and what was done until it is the coach's turn in seat 0."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import start
from omaha_trainer.table.view import SeatView, view


@dataclass(frozen=True)
class Spot:
    """`told`: the actions in their order, the coach's too: f, c (check or call) or a raise-to in cents."""

    name: str
    hole: str
    board: str
    told: str
    seats: int = 6
    button: int = 0
    game: Game = Game.HILO
    limit: Limit = Limit.POT
    stacks: tuple[int, ...] = ()

    def view(self) -> SeatView:
        stakes = Stakes(25, 50, decimals=2)
        stacks = self.stacks or (5000,) * self.seats
        setup = stakes.setup(self.game, self.limit, self.button, stacks, house=HouseRules())
        state, events = start(setup, [parse_hand(self.hole), *[None] * (self.seats - 1)], parse_cards(self.board))
        for word in self.told.split():
            state, more = apply(state, _action(word))
            events += more
        assert state.to_act == 0, f"{self.name}: seat {state.to_act} is to act"
        return view(state, events, 0)


def _action(word: str) -> Action:
    if word == "f":
        return Fold()
    return CheckOrCall() if word == "c" else RaiseTo(int(word))


SPOTS = (
    # Button 0, blinds 1 and 2; seats 3 to 5 act before the coach.
    Spot("nut low with counterfeit danger", "As 2d Kh Qc", "8c 5d 3h", "f f c c f c c 150"),
    Spot("bare ace-deuce facing a raise", "As 2d Jh 9c", "", "175 f c"),
    Spot("set with no low draw on a low board", "8s 8d Kh Qc", "8c 5h 3d", "f f 175 c f c c 500"),
    Spot("wrap with no low", "Qd Jh Tc 9s", "8d 7c 2h", "f f 175 c f c c 525"),
    Spot("three-handed quarter", "As 2c Jd Th", "3s 8h 4c Kd 9h", "175 c f f f c c 400 c c c c c 600 1800", button=2,
         stacks=(5000, 5000, 5000, 5000, 1175, 5000)),
    Spot("nut flush on a paired board", "As Js Td 9c", "Ks 7s 2s 7d", "175 f c f f c c 300 c f c 1000", button=3),
    Spot("top two in the high game", "Kh Qd Jc 9s", "Kd Qc 6s", "f f f 175 f c c", game=Game.HIGH),
    Spot("big draw, all-in price", "Jd Td 9c 8h", "9d 7d 2s", "f f f 175 f c 375", game=Game.HIGH,
         stacks=(550, 5000, 5000, 5000, 5000, 5000)),
    Spot("free check with nothing", "9h 6c 4d Qs", "Kc Js 2d", "f c c f c c c", button=4),
    Spot("heads-up bluff catcher", "Kh Qh 7c 5d", "Ks 9d 7h 2c Jd", "150 c c 150 c c c c 300",
         seats=2, button=1, game=Game.HIGH),
)  # fmt: skip
