"""The store as the window sees it: calls that return at once and are carried out on a thread of its own, in order.

It never stops the game. What cannot be saved is told once, kept in memory, and saved when that is possible again.
"""

from __future__ import annotations

import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from omaha_trainer.errors import KnownError, system_words

from .copies import back_up, keep_copy, replace_by_file, replace_by_nothing
from .faults import StoreFault
from .ledger import Ledger
from .migrate import Migration, shipped
from .opening import open_file
from .progress_store import ProgressStore
from .quiz_ledger import QuizLedger
from .quiz_store import QuizStore
from .rows import DecisionRow, HandRow, KeptDecision, KeptHand, KeptSession
from .slot import Slot

T = TypeVar("T")


def _system_now() -> int:
    return time.time_ns() // 1_000_000


def _stamp(now: int) -> str:
    """A time for the name of a file."""
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime(now / 1000))


class Store:
    """Made by `open`, ended by `close`. A future that fails holds a KnownError with a StoreFault.

    `on_fault` is called, on the store's thread, with the first fault of each row of faults.
    """

    def __init__(
        self, path: Path, thread: ThreadPoolExecutor, ledger: Ledger, steps: tuple[Migration, ...] = ()
    ) -> None:
        self.path = path
        self.saving = True
        """False: everything is in memory only, and gone with the program."""
        self.on_fault: Callable[[KnownError], object] | None = None
        self._thread, self._ledger, self._steps = thread, ledger, steps
        self._connection = ledger.connection
        self.quiz = QuizStore(QuizLedger(ledger.connection, ledger.now), self._submit)
        self.progress = ProgressStore(ledger.connection, self._submit)
        self._failing: set[StoreFault] = set()
        self._latest = Slot()

    @classmethod
    def open(
        cls, path: Path, *, now: Callable[[], int] = _system_now, steps: tuple[Migration, ...] | None = None
    ) -> tuple[Store, tuple[KnownError, ...]]:
        """The store in the file `path`, and what a person has to be told about it. Never fails for the file's sake."""
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

        steps = shipped() if steps is None else steps
        opened = thread.submit(open_file, path, steps, lambda: _stamp(now())).result()
        store = cls(path, thread, Ledger(opened.connection, now), steps)
        store.saving = opened.saving
        return store, opened.notices

    # -- the running session -------------------------------------------------------------------------------

    def load_running(self) -> str | None:
        """The snapshot of the session that was not ended; what is saved next belongs to that session. Waits for it.

        Raises KnownError(StoreFault.CANNOT_READ).
        """
        return self._submit(StoreFault.CANNOT_READ, self._ledger.load_running).result()

    def save_running(self, snapshot: str) -> Future[None]:
        """Save the running session after an action. Of several that wait only the latest is written."""
        self._latest.put(snapshot)
        return self._submit(StoreFault.CANNOT_SAVE, self._save, self._latest)

    def finish_hand(self, hand: HandRow | Callable[[], HandRow], snapshot: str | None = None) -> Future[None]:
        """Keep a finished hand, and with it the session as it stands after it: both or neither.

        A hand that takes time to be put together is given as what does that, on the store's thread.
        """
        if snapshot is not None:
            self._latest.put(snapshot)
        return self._submit(StoreFault.CANNOT_SAVE, self._save, self._latest, hand)

    def keep_decision(self, decision: DecisionRow) -> Future[None]:
        """Keep a decision of the running session's, and what the coach thinks of it."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.keep_decision, decision)

    def end_session(self) -> Future[None]:
        """The running session was left: it is not taken up again."""
        self._latest = Slot()
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.end_session)

    # -- what was kept -------------------------------------------------------------------------------------

    def hands(
        self, limit: int = 100, *, before: int | None = None, session: int | None = None
    ) -> Future[tuple[KeptHand, ...]]:
        """The last hands, the newest first; the next page has `before` = the last key of this one."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.hands.latest, limit, before, session)

    def sessions(self, limit: int = 100) -> Future[tuple[KeptSession, ...]]:
        """The last sessions, the newest first."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.sessions.latest, limit)

    def decisions(self, limit: int = 100) -> Future[tuple[KeptDecision, ...]]:
        """The last decisions, the newest first."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.decisions.latest, limit)

    def close(self) -> None:
        """Write what waits, close the file and end the thread; waits for both. No call may follow."""
        self._submit(StoreFault.CANNOT_SAVE, self._save, self._latest)
        self.quiz.write()
        self._submit(StoreFault.CANNOT_SAVE, self._connection.close)
        self._thread.shutdown(wait=True)

    # -- the file as a whole -------------------------------------------------------------------------------

    def back_up(self, target: Path) -> Future[Path]:
        """Copy everything into the file `target`. Fails with StoreFault: CANNOT_WRITE, SAME_FILE."""
        return self._submit(StoreFault.CANNOT_WRITE, back_up, self._connection, self.path, target)

    def restore(self, source: Path) -> Future[Path | None]:
        """Put the content of a back-up in the place of everything; the path of the copy of what was there.

        Whoever shows anything of the store has to read it again. Fails with StoreFault: NOT_A_BACKUP, NEWER,
        NOT_MIGRATED, CANNOT_WRITE, and then nothing has changed.
        """
        return self._submit(StoreFault.CANNOT_WRITE, self._replace, replace_by_file, source)

    def reset(self) -> Future[Path | None]:
        """Begin anew; the path of the copy of what was there. Fails with StoreFault.CANNOT_WRITE."""
        return self._submit(StoreFault.CANNOT_WRITE, self._replace, replace_by_nothing)

    # -- on the thread -------------------------------------------------------------------------------------

    def _save(self, latest: Slot, hand: HandRow | Callable[[], HandRow] | None = None) -> None:
        row = hand() if callable(hand) else hand
        self._ledger.keep(latest.take(), row)

    def _replace(self, by: Callable[..., None], *source: Path) -> Path | None:
        self._ledger.write()
        self.quiz.write_now()
        copy = keep_copy(self._connection, self.path, self._stamp()) if self.saving else None
        by(self._connection, self._steps, *source)
        self._ledger.forget()
        self.quiz.forget()
        self._latest = Slot()
        return copy

    def _stamp(self) -> str:
        return _stamp(self._ledger.now())

    def _submit(self, fault: StoreFault, call: Callable[..., T], *arguments: object) -> Future[T]:
        return self._thread.submit(self._guarded, fault, call, *arguments)

    def _guarded(self, fault: StoreFault, call: Callable[..., T], *arguments: object) -> T:
        try:
            answer = call(*arguments)
        except KnownError:  # told by whoever asked
            raise
        except (OSError, sqlite3.Error) as error:
            known = KnownError(fault, path=str(self.path), why=system_words(error))
            if fault not in self._failing and self.on_fault is not None:
                self.on_fault(known)
            self._failing.add(fault)
            raise known from error
        except Exception:  # a bug: it is told like one on any thread, for nobody may ask the future
            threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
            raise
        self._failing.discard(fault)
        return answer
