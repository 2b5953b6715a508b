"""What the store does on its own thread for the quiz: runs and answers, written all or nothing.

What could not be written stays here and is written with the next thing that can be.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill

from .attempts import Attempts
from .quiz_rows import AttemptRow, RunRow
from .runs import Runs
from .skills import Skills
from .transaction import transaction


@dataclass(slots=True, eq=False)
class _Run:
    """A run; `key` None until it is written."""

    row: RunRow
    started_at: int
    key: int | None = None


class QuizLedger:
    """One connection, used by one thread. `now` tells milliseconds since 1970, UTC."""

    def __init__(self, connection: sqlite3.Connection, now: Callable[[], int]) -> None:
        self.connection = connection
        self.attempts, self.runs, self.skills = Attempts(connection), Runs(connection), Skills(connection)
        self._now = now
        self.forget()

    def forget(self) -> None:
        """Nothing is running and nothing waits."""
        self._run: _Run | None = None
        self._ended: list[_Run] = []
        self._waiting: list[tuple[_Run, AttemptRow]] = []
        self._memories: dict[Skill, Memory] = {}
        self._snapshot: str | None = None

    def load_running(self) -> str | None:
        """The run that was not ended; what is saved from now on belongs to it."""
        found = self.runs.load_running()
        if found is None:
            return None
        key, snapshot = found
        self._run = _Run(RunRow("", "", 0), 0, key)
        return snapshot

    def begin(self, row: RunRow, snapshot: str) -> None:
        """Begin a run; one that was running is over. Raises sqlite3.Error."""
        self._end_running()
        self._run, self._snapshot = _Run(row, self._now()), snapshot
        self.write()

    def keep(
        self, snapshot: str, attempt: AttemptRow | None = None, memories: Mapping[Skill, Memory] | None = None
    ) -> None:
        """Save the running run, an answer, and what is remembered after it, with all that waits. Raises sqlite3.Error.

        Without a run that was begun or loaded there is nothing to keep.
        """
        if self._run is None:
            return
        if attempt is not None:
            self._waiting.append((self._run, attempt))
        self._memories |= memories or {}
        self._snapshot = snapshot
        self.write()

    def end_run(self) -> None:
        """Nothing is running any more. Raises sqlite3.Error."""
        self._end_running()
        self.write()

    def write(self) -> None:
        """Write all that waits: answers, memories, ends, the running run."""
        if not (self._waiting or self._memories or self._ended or self._snapshot):
            return
        keys: dict[_Run, int] = {}
        with transaction(self.connection):
            for run, attempt in self._waiting:
                self.attempts.add(self._key(run, keys), attempt)
            self.skills.save(self._memories)
            for run in self._ended:
                self.runs.clear_running()
                if run.key is not None or run in keys:
                    self.runs.end(self._key(run, keys), self._now())
            if self._run is not None and self._snapshot is not None:
                self.runs.save_running(self._key(self._run, keys), self._snapshot, self._now())
        for run, key in keys.items():
            run.key = key
        self._waiting, self._memories, self._ended, self._snapshot = [], {}, [], None

    def _end_running(self) -> None:
        if self._run is None:
            self.load_running()  # one of an earlier start that was not taken up
        if self._run is not None:
            self._ended.append(self._run)
        self._run, self._snapshot = None, None

    def _key(self, run: _Run, keys: dict[_Run, int]) -> int:
        """The key of a run, which is written if it is not yet; counts once the transaction has come to its end."""
        if run.key is not None:
            return run.key
        if run not in keys:
            keys[run] = self.runs.begin(run.row, run.started_at)
        return keys[run]
