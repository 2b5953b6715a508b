"""Why no question could be made, in words."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers


def quiz_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a QuizFault; kinds and traps go by the names that the command line knows."""
    reason, numbers = error.reason, Numbers(error, voice)
    assert isinstance(reason, QuizFault)
    kind = numbers.text("kind")
    match reason:
        case QuizFault.NOT_A_SPOT:
            return fill(voice.translate("Faults", "This text is no question of the kind %1."), kind)
        case QuizFault.NO_SUCH_KIND:
            text = voice.translate("Faults", "There is no kind of question called %1, but these: %2.")
            return fill(text, kind, numbers.text("known"))
        case QuizFault.NO_SUCH_TRAP if not kind:
            text = voice.translate("Faults", "No question has a trap called %1, but these are there: %2.")
            return fill(text, numbers.text("trap"), numbers.text("known"))
        case QuizFault.NO_SUCH_TRAP:
            text = voice.translate("Faults", "Questions of the kind %1 have no trap %2, but these: %3.")
            return fill(text, kind, numbers.text("trap"), numbers.text("known"))
        case QuizFault.CANNOT_HAVE if numbers.text("trap"):
            text = voice.translate("Faults", "The trap %2 of the kind %1 cannot come in this game under these rules.")
            return fill(text, kind, numbers.text("trap"))
        case QuizFault.CANNOT_HAVE if not kind:
            return voice.translate("Faults", "No question can come in this game under these rules.")
        case QuizFault.CANNOT_HAVE:
            text = voice.translate("Faults", "No question of the kind %1 can come in this game under these rules.")
            return fill(text, kind)
    assert_never(reason)
