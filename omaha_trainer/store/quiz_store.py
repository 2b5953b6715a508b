"""The quiz's side of the store: calls that return at once and are carried out on the store's thread, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol, TypeVar

from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill

from .export import Format, export_attempts
from .faults import StoreFault
from .progress import Progress
from .quiz_ledger import QuizLedger
from .quiz_rows import AttemptRow, KeptAttempt, KeptRun, RunRow, Sieve

T = TypeVar("T")


class Submit(Protocol):
    """Carries a call out on the store's thread; what fails there becomes a KnownError of the given fault."""

    def __call__(self, fault: StoreFault, call: Callable[..., T], *arguments: object) -> Future[T]: ...


class QuizStore:
    """Made and closed by `Store`."""

    def __init__(self, ledger: QuizLedger, submit: Submit) -> None:
        self._ledger, self._submit = ledger, submit
        self._progress = Progress(ledger.connection)

    # -- the running run -----------------------------------------------------------------------------------

    def load_running(self) -> str | None:
        """The snapshot of the run that was not ended; what is saved next belongs to that run. Waits for it.

        Raises KnownError(StoreFault.CANNOT_READ).
        """
        return self._submit(StoreFault.CANNOT_READ, self._ledger.load_running).result()

    def begin(self, run: RunRow, snapshot: str) -> Future[None]:
        """A run has begun; the one that was running is over."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.begin, run, snapshot)

    def answer(self, attempt: AttemptRow, memories: Mapping[Skill, Memory], snapshot: str) -> Future[None]:
        """Keep an answer, what is remembered after it, and the run as it stands: all or nothing."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.keep, snapshot, attempt, memories)

    def save_running(self, snapshot: str) -> Future[None]:
        """Save the run as it stands: with its next question, or with the time that was spent on the open one."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.keep, snapshot)

    def end_run(self) -> Future[None]:
        """The run is over or was left: it is not taken up again."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.end_run)

    # -- what was kept -------------------------------------------------------------------------------------

    def learner(self) -> Future[Learner]:
        """What a new run wants to know of the one who learns; `schedule.due` tells what is due."""
        return self._submit(StoreFault.CANNOT_READ, self._progress.learner)

    def memories(self) -> Future[dict[Skill, Memory]]:
        """What is remembered of each skill."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.skills.load)

    def attempts(
        self, limit: int = 100, *, before: int | None = None, wrong: bool = False, run: int | None = None
    ) -> Future[tuple[KeptAttempt, ...]]:
        """The last answers, the newest first; the next page has `before` = the last key of this one."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.attempts.latest, limit, before, wrong, run)

    def runs(self, limit: int = 100) -> Future[tuple[KeptRun, ...]]:
        """The last runs, the newest first."""
        return self._submit(StoreFault.CANNOT_READ, self._ledger.runs.latest, limit)

    def export(self, target: Path, form: Format, sieve: Sieve | None = None) -> Future[int]:
        """Write the answers to a file; how many there are. Fails with StoreFault.CANNOT_WRITE."""
        arguments = (self._ledger.connection, target, form, sieve or Sieve())
        return self._submit(StoreFault.CANNOT_READ, export_attempts, *arguments)

    # -- for the store -------------------------------------------------------------------------------------

    def write(self) -> Future[None]:
        """Write what waits."""
        return self._submit(StoreFault.CANNOT_SAVE, self._ledger.write)

    def write_now(self) -> None:
        """The same, on the store's thread."""
        self._ledger.write()

    def forget(self) -> None:
        """The file holds something else now. On the store's thread."""
        self._ledger.forget()
