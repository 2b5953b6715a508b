"""One program at a time: a lock file, and a file by which a second start raises the first one's window.

Opens no socket. Knows files and the lock, not the window.
"""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal


class Instance(QObject):
    """This start of the program in `folder`. Call `claim` once; keep the object as long as the program runs."""

    raised = Signal()
    """A second start asks for this one's window."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bell = folder / "raise"
        self._lock: QLockFile | None = None
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> bool:
        """Become the one that runs, or ring for the one that does and return False.

        Where the folder cannot be written every start runs: there is nothing to share then.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        lock = QLockFile(str(self._folder / "lock"))
        lock.setStaleLockTime(0)  # a long session is not stale; the lock of a dead process is, whatever its age
        if lock.tryLock(0):
            self._lock = lock
            self._listen()
            return True
        if lock.error() is not QLockFile.LockError.LockFailedError:
            return True
        self._ring()
        return False

    def release(self) -> None:
        """Let the next start run."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._lock is not None:
            self._lock.unlock()
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
