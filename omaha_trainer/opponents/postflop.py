"""Decisions after the flop: the share of the pot that the hand may expect, against its price."""

from __future__ import annotations

from random import Random

from omaha_trainer.table.game import Game, Street
from omaha_trainer.table.view import SeatView

from .outlook import PAIRS_IN_A_HAND, Outlook, outlook
from .preflop import Intent
from .reading import Reading
from .style import Style

_NUTS = 0.004
"""At most this part of all pairs beats a hand that may be slow-played."""
_DRAW = 0.30
_CALLED_IS_STRONGER = 1.35
"""Who calls a bet holds more than who only might."""


def postflop(view: SeatView, reading: Reading, style: Style, rng: Random) -> Intent:
    """The player's mind on its hand and the board."""
    assert view.hole is not None
    seen = outlook(view.hole, view.board, hilo=view.setup.game is Game.HILO, rng=rng)
    pairs = PAIRS_IN_A_HAND * (reading.opponents + style.respect * (reading.shown - reading.opponents))
    pairs = max(pairs, PAIRS_IN_A_HAND * reading.opponents * 0.5)
    share = seen.share(pairs) + style.noise * rng.gauss(0.0, 1.0)
    if reading.call == 0:
        return _unopened(view, reading, style, seen, share, rng)
    return _facing(view, reading, style, seen, share, rng)


def _unopened(view: SeatView, reading: Reading, style: Style, seen: Outlook, share: float, rng: Random) -> Intent:
    if share >= _wanted(reading, style.bet_edge):
        slow = view.street < Street.RIVER and seen.now_high.better <= _NUTS and rng.random() < style.slow_play
        return Intent.STAY if slow else Intent.ATTACK
    if view.street < Street.RIVER and share >= _DRAW * 2 * reading.fair and rng.random() < style.semi_bluff:
        return Intent.ATTACK
    chance = style.bluff / reading.opponents**1.5 * (1.5 if reading.i_raised_last else 1.0)
    return Intent.ATTACK if rng.random() < chance else Intent.STAY


def _facing(view: SeatView, reading: Reading, style: Style, seen: Outlook, share: float, rng: Random) -> Intent:
    if share >= _wanted(reading, style.raise_edge + 0.1 * (reading.raises - 1)):
        slow = view.street < Street.RIVER and seen.now_high.better <= _NUTS and rng.random() < style.slow_play
        return Intent.STAY if slow else Intent.ATTACK
    if share >= reading.price - style.call_slack:
        semi = style.semi_bluff * 0.3 if view.street < Street.RIVER and reading.raises == 1 else 0.0
        return Intent.ATTACK if rng.random() < semi else Intent.STAY
    bluff = style.bluff * 0.2 if reading.raises == 1 and reading.opponents == 1 else 0.0
    return Intent.ATTACK if rng.random() < bluff else Intent.GIVE_UP


def _wanted(reading: Reading, edge: float) -> float:
    return reading.fair + edge * (1.0 - reading.fair)
