"""Every kind of question by its name, and asking one. Knows no cards and no chips."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError

from .faults import QuizFault
from .kind import QuestionKind
from .kinds.best_hands import BestHands
from .kinds.counterfeit import Counterfeit
from .kinds.low_possible import LowPossible
from .kinds.max_raise import MaxRaise
from .kinds.min_raise import MinRaise
from .kinds.nut_high import NutHigh
from .kinds.nut_low import NutLow
from .kinds.order import Order
from .kinds.outs import OutCards
from .kinds.payout import Payout
from .kinds.pot_odds import PotOdds
from .kinds.side_pots import SidePots
from .kinds.which_low import WhichLow
from .names import Kind
from .question import Question
from .wish import Wish

_KINDS: tuple[QuestionKind, ...] = (
    BestHands(),
    WhichLow(),
    LowPossible(),
    NutLow(),
    NutHigh(),
    Counterfeit(),
    OutCards(),
    MaxRaise(),
    MinRaise(),
    PotOdds(),
    SidePots(),
    Payout(),
    Order(),
)
"""In the order in which they are listed: reading hands, then betting."""

KINDS: dict[Kind, QuestionKind] = {kind.kind: kind for kind in _KINDS}


def question(kind: Kind, spot: str) -> Question:
    """The question of a spot, always the same one. Raises KnownError(QuizFault.NOT_A_SPOT, CardFault...)."""
    return KINDS[kind].question(spot)


def ask(kind: Kind, rng: Random, wish: Wish | None = None) -> Question:
    """A fresh question. Raises KnownError(QuizFault...) where the kind has no such trap, or not under this wish."""
    asked = KINDS[kind]
    wish = wish or Wish()
    if wish.trap is not None and wish.trap not in asked.traps:
        known = ", ".join(asked.traps)
        raise KnownError(QuizFault.NO_SUCH_TRAP, kind=kind.value, trap=wish.trap.value, known=known)
    return asked.question(asked.spot(rng, wish))
