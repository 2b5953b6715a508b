"""What the page of progress is about: the store, where its file lies, and the reader's clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from omaha_trainer.paths import Paths
from omaha_trainer.store.store import Store


def local_now() -> datetime:
    """The system's time in the reader's zone."""
    return datetime.now(UTC).astimezone()


@dataclass(frozen=True, slots=True)
class Record:
    """`now` tells the reader's local time with its zone."""

    store: Store
    paths: Paths
    now: Callable[[], datetime] = local_now
