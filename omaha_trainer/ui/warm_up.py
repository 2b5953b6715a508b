"""Loads, in a worker, what the first all-in needs, so that nothing stops when it comes. Knows no window."""

from __future__ import annotations

import gc

from omaha_trainer.poker.card import parse_board, parse_hand
from omaha_trainer.poker.equity import equity


def warm_up() -> None:
    """Work out one equity of each game; the tables stay for the next ones.

    What is loaded then stays to the end, so the collector of cycles is kept from looking through it ever again: it
    would stop every thread for more than a frame's time.
    """
    hands, board = (parse_hand("As Ah 2s 3h"), parse_hand("Kd Qd Jc Tc")), parse_board("4s 8h 9c")
    gc.disable()
    try:
        for hilo in (True, False):
            equity(hilo, hands, board)
    finally:
        gc.freeze()
        gc.enable()
