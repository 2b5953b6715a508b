"""Which of the two games a wish leads to, and the refusal of what a game has not (G2)."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game

from .faults import QuizFault
from .names import Kind, Trap
from .wish import Wish

_HILO_IN_FOUR = 3
"""Three of four questions are Hi-Lo where both games have them and none is wished."""


def only_hilo(kind: Kind, wish: Wish) -> None:
    """Refuse a low in the high game: KnownError(QuizFault.CANNOT_HAVE)."""
    if wish.game is Game.HIGH:
        raise cannot_have(kind, wish)


def either_game(kind: Kind, wish: Wish, rng: Random, low_traps: frozenset[Trap]) -> Game:
    """The wished game, or one at random; Hi-Lo where the wished trap is one of `low_traps`."""
    if wish.trap in low_traps:
        only_hilo(kind, wish)
        return Game.HILO
    if wish.game is not None:
        return wish.game
    return Game.HILO if rng.randrange(_HILO_IN_FOUR + 1) < _HILO_IN_FOUR else Game.HIGH


def cannot_have(kind: Kind, wish: Wish) -> KnownError:
    """The refusal: no such question under this wish."""
    trap = "" if wish.trap is None else wish.trap.value
    return KnownError(QuizFault.CANNOT_HAVE, rule="G2", kind=kind.value, trap=trap)
