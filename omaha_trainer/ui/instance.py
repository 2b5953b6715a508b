"""One program at a time: a locked file, and a file by which a second start raises the first one's window.

The system holds the lock and drops it with the process, however that ends; what stands in the file is of no account,
so neither a cut power line nor a process number used twice can leave a lock behind. Opens no socket. Knows files and
the lock, not the window.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal


class Instance(QObject):
    """This start of the program in `folder`. Call `claim` once; keep the object as long as the program runs."""

    raised = Signal()
    """A second start asks for this one's window."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bell = folder / "raise"
        self._lock: int | None = None
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> bool:
        """Become the one that runs, or ring for the one that does and return False.

        Where the folder cannot be written every start runs: there is nothing to share then.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self._folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        if _held_by_another(self._lock):
            os.close(self._lock)
            self._lock = None
            self._ring()
            return False
        self._listen()
        return True

    def release(self) -> None:
        """Let the next start run."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._lock is not None:
            with suppress(OSError):
                os.close(self._lock)  # and with it goes the lock; the file stays, since another may have opened it
            self._lock = None

    def _listen(self) -> None:
        try:
            self._bell.touch()
        except OSError:
            return
        watcher = QFileSystemWatcher([str(self._bell)], self)
        watcher.fileChanged.connect(self._heard)
        self._watcher = watcher

    def _ring(self) -> None:
        try:
            self._bell.write_text(f"{time.time_ns()}\n", encoding="ascii")
        except OSError:
            return  # the window stays where it is; a second one must not open

    def _heard(self, path: str) -> None:
        if not Path(path).exists():
            self._bell.touch()
        if self._watcher is not None and path not in self._watcher.files():
            self._watcher.addPath(path)  # a replaced file is no longer watched
        self.raised.emit()


def _held_by_another(file: int) -> bool:
    """Take the system's lock on an open file; True where another process has it.

    A place that knows no locks, as some network drives, keeps nobody out.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return isinstance(error, BlockingIOError | PermissionError)
    return False
