"""A place for the latest text that waits to be written: whoever comes later replaces it, whoever writes takes it."""

from __future__ import annotations

from threading import Lock


class Slot:
    """Filled by one thread, emptied by another. Every session has its own, so that none writes another's text."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._text: str | None = None

    def put(self, text: str) -> None:
        with self._lock:
            self._text = text

    def take(self) -> str | None:
        """The text, once; None where there is none, or no longer."""
        with self._lock:
            text, self._text = self._text, None
        return text
