"""Which scene shows a question: cards alone, or the table."""

from __future__ import annotations

from omaha_trainer.training.names import Kind
from omaha_trainer.wording.voice import Voice

from .board_scene import board_model
from .cards_model import CardsModel
from .contest_scene import contest_model
from .hand_scene import hand_model, outs_model
from .selection import Shown


def cards_scene(shown: Shown, voice: Voice) -> CardsModel:
    """The cards of a question that is not asked at the table (`quiz_voices.is_at_a_table`)."""
    match shown.question.kind:
        case Kind.WHICH_LOW:
            return contest_model(shown, voice)
        case Kind.OUTS:
            return outs_model(shown, voice)
        case Kind.BEST_HANDS | Kind.COUNTERFEIT:
            return hand_model(shown, voice)
        case _:
            return board_model(shown, voice)
