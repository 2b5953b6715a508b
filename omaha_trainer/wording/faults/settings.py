"""What went wrong with the file of the settings, in words; the program goes on with what it has."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.settings import SettingsFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers


def settings_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a SettingsFault."""
    reason, numbers = error.reason, Numbers(error, voice)
    assert isinstance(reason, SettingsFault)
    path = numbers.text("path")
    match reason:
        case SettingsFault.CANNOT_READ:
            text = voice.translate("Faults", "The settings in %1 cannot be read (%2): the defaults are used.")
            return fill(text, path, numbers.text("why"))
        case SettingsFault.DAMAGED if numbers.text("kept"):
            text = voice.translate("Faults", "The settings in %1 are damaged and kept as %2: the defaults are used.")
            return fill(text, path, numbers.text("kept"))
        case SettingsFault.DAMAGED:
            text = voice.translate("Faults", "The settings in %1 are damaged: the defaults are used.")
            return fill(text, path)
        case SettingsFault.VALUES:
            text = voice.translate("Faults", "Some settings in %1 made no sense and have their defaults: %2.")
            return fill(text, path, numbers.text("keys"))
        case SettingsFault.CANNOT_SAVE:
            text = voice.translate("Faults", "The settings cannot be saved in %1 (%2): they hold until you quit.")
            return fill(text, path, numbers.text("why"))
    assert_never(reason)
