"""The system's wish that the program end - Ctrl-C, `kill`, a terminal or a session that closes - as a Qt signal.

Python's own handlers would wait until Qt calls into Python again, which at a quiet table is never. So the number of
the signal goes through a pipe that Qt watches. A second wish ends the process at once, as if this were not here.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Call `install` once, in the main thread, and `remove` at the end; on Windows there is nothing to listen to."""

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pipe: tuple[int, int] | None = None
        self._notifier: QSocketNotifier | None = None

    def install(self) -> None:
        if sys.platform == "win32":
            return
        self._pipe = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        for name in _NAMES:
            signal.signal(getattr(signal, name), _nothing)

    def remove(self) -> None:
        """Give the signals back to the system."""
        if self._pipe is None or self._notifier is None:
            return
        self._default()
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._notifier = None
        for end in self._pipe:
            os.close(end)
        self._pipe = None

    def _heard(self) -> None:
        if self._pipe is not None and os.read(self._pipe[0], 64):
            self._default()
            self.asked.emit()

    def _default(self) -> None:
        for name in _NAMES:
            number = getattr(signal, name)
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)


def _nothing(number: int, frame: FrameType | None) -> None:
    """The pipe has told it already."""
