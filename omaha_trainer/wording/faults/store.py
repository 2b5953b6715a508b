"""What went wrong with the file in which everything is kept, in words; the program plays on in each case."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers


def store_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a StoreFault."""
    reason, numbers = error.reason, Numbers(error, voice)
    assert isinstance(reason, StoreFault)
    path = numbers.text("path")
    match reason:
        case StoreFault.CANNOT_OPEN:
            text = voice.translate("Faults", "%1 cannot be used (%2): you can play, but nothing is saved this time.")
            return fill(text, path, numbers.text("why"))
        case StoreFault.CANNOT_SAVE:
            text = voice.translate("Faults", "%1 cannot be written now (%2): your hands are kept and saved later.")
            return fill(text, path, numbers.text("why"))
        case StoreFault.NEWER:
            text = voice.translate("Faults", "A later version of the program wrote %1: it is left alone and not used.")
            return fill(text, path)
        case StoreFault.DAMAGED:
            text = voice.translate("Faults", "%1 was damaged: it is kept as %2, and a new file was begun.")
            return fill(text, path, numbers.text("kept"))
        case StoreFault.NOT_MIGRATED:
            text = voice.translate(
                "Faults", "%1 could not be brought up to date (%2): it is left alone, nothing is saved."
            )
            return fill(text, path, numbers.text("why"))
        case StoreFault.CANNOT_READ:
            return fill(voice.translate("Faults", "%1 cannot be read (%2)."), path, numbers.text("why"))
        case StoreFault.CANNOT_WRITE:
            return fill(voice.translate("Faults", "%1 cannot be written (%2)."), path, numbers.text("why"))
        case StoreFault.SAME_FILE:
            text = voice.translate("Faults", "%1 is the file that is in use: choose another one for the copy.")
            return fill(text, path)
        case StoreFault.NOT_A_BACKUP:
            text = voice.translate("Faults", "%1 is no back-up that can be read: nothing was changed.")
            return fill(text, path)
    assert_never(reason)
