"""The numbers that come with a fault, ready to be put into its sentence."""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.voice import Voice


class Numbers:
    """Reads the details of one error; a detail that is not there is a bug and raises KeyError."""

    def __init__(self, error: KnownError, voice: Voice) -> None:
        self._details = error.details
        self._voice = voice

    def whole(self, name: str) -> int:
        value = self._details[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        return str(self._details[name])

    def chips(self, name: str) -> str:
        """The amount as the reader is shown amounts."""
        return self._voice.amount(self.whole(name))

    def player(self, name: str = "seat") -> str:
        """The player's name; of a fault that concerns nobody in particular, the empty text."""
        value = self._details.get(name)
        return self._voice.name(value) if isinstance(value, int) else ""
