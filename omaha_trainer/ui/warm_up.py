"""Loads, in a worker, what the first all-in needs, so that nothing stops when it comes. Knows no window."""

from __future__ import annotations

from omaha_trainer.poker.card import parse_board, parse_hand
from omaha_trainer.poker.equity import equity


def warm_up() -> None:
    """Work out one equity of each game; the tables stay for the next ones."""
    hands, board = (parse_hand("As Ah 2s 3h"), parse_hand("Kd Qd Jc Tc")), parse_board("4s 8h 9c")
    for hilo in (True, False):
        equity(hilo, hands, board)
