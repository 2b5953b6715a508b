"""What happens when something goes wrong: the world's faults become one sentence, our own go to the log file.

Knows where the log is and that there is a window to tell; makes no sentence of a `KnownError` (wording does).
"""

from __future__ import annotations

import sys
import threading
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from omaha_trainer.errors import KnownError

MOST_BYTES = 1024 * 1024
"""The log is begun anew beyond this; the one before is kept beside it."""


class FaultLog:
    """A text file that grows by whole entries. Where it cannot be written, entries go to stderr alone."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, text: str) -> None:
        entry = f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}\n{text.rstrip()}\n\n"
        _say(text.rstrip())
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                self.path.replace(self.path.with_suffix(".old.log"))
            with self.path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(entry)
        except OSError as error:
            _say(str(error))


def _say(text: str) -> None:
    """To the terminal, if it is still there: it may have been closed before the window."""
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)


class Faults(QObject):
    """Catches what nobody caught, in any thread, and tells it in the window's thread."""

    known = Signal(object)
    """A `KnownError`: show its sentence."""
    unexpected = Signal(str)
    """A bug, already written to the log file with this path."""
    _caught = Signal(object)

    def __init__(self, log: FaultLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._before: tuple[object, object] | None = None
        self._caught.connect(self._tell)

    def install(self) -> None:
        """Take over the hooks of the interpreter and of Qt's messages; call `remove` at the end."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        qInstallMessageHandler(self._qt_message)

    def remove(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook = self._before  # type: ignore[assignment]
            qInstallMessageHandler(None)
            self._before = None

    def report(self, error: BaseException) -> None:
        """Tell of an error from any thread."""
        self.write_down(error)
        self._caught.emit(error)

    def write_down(self, error: BaseException) -> str:
        """Write a bug to the log file, and return its path."""
        if not isinstance(error, KnownError):
            self._log.write("".join(traceback.format_exception(error)))
        return str(self._log.path)

    def _tell(self, error: BaseException) -> None:
        if isinstance(error, KnownError):
            self.known.emit(error)
        else:
            self.unexpected.emit(str(self._log.path))

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self.report(error.with_traceback(trace))

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_value)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtDebugMsg:
            return
        place = f" ({context.file}:{context.line})" if context.file else ""
        self._log.write(f"{kind.name}: {message}{place}")
