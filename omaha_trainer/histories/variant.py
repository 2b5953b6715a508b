"""The six variants: their codes in a hand history, the game and the betting structure."""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game, Limit

from .fault import HistoryFault

VARIANTS: dict[str, tuple[Game, Limit]] = {
    "PO": (Game.HIGH, Limit.POT),
    "PO/8": (Game.HILO, Limit.POT),
    "NO": (Game.HIGH, Limit.NO),
    "NO/8": (Game.HILO, Limit.NO),
    "FO": (Game.HIGH, Limit.FIXED),
    "FO/8": (Game.HILO, Limit.FIXED),
}
"""`PO` and `FO/8` are the standard's own, the others are named in the same spirit."""


def variant_of(game: Game, limit: Limit) -> str:
    """The code of a game.

    >>> variant_of(Game.HILO, Limit.POT)
    'PO/8'
    """
    return next(code for code, meaning in VARIANTS.items() if meaning == (game, limit))


def meaning_of(code: str) -> tuple[Game, Limit]:
    """The game of a code; KnownError(HistoryFault.VARIANT) for a game that is not played here."""
    if code not in VARIANTS:
        raise KnownError(HistoryFault.VARIANT, "G2", found=code)
    return VARIANTS[code]
