"""The showdown values of the live hands: one call into the fast tables, the same for table, quiz and opponents."""

from __future__ import annotations

from omaha_trainer.poker.board_values import values_on_board

from .game import Game
from .state import HandState


def hand_values(state: HandState) -> dict[int, tuple[int, int]]:
    """Seat -> (high, low) of every live hand that is known; a greater number is the better hand, low 0 is none (H, L).

    In the high game every low is 0 (W2). Needs a board of five cards.
    """
    seats = [seat for seat in state.live_seats if state.holes[seat] is not None]
    holes = [hole for seat in seats if (hole := state.holes[seat]) is not None]
    values = values_on_board(state.board, holes)
    if state.setup.game is Game.HIGH:
        return {seat: (high, 0) for seat, (high, _) in zip(seats, values, strict=True)}
    return dict(zip(seats, values, strict=True))
