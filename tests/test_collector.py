"""What is built to stay is set aside from the collector of cycles."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from omaha_trainer.collector import built_to_stay


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_the_collector_rests_and_then_passes_over_what_was_built() -> None:
    gc.unfreeze()
    with built_to_stay():
        assert not gc.isenabled()
        built = [[] for _ in range(100)]  # type: ignore[var-annotated]
    assert gc.isenabled()
    assert gc.get_freeze_count() > len(built)
    assert not any(built is one for one in gc.get_objects())


def test_it_works_on_after_a_fault() -> None:
    with pytest.raises(ValueError, match="no table"), built_to_stay():
        raise ValueError("no table")
    assert gc.isenabled()
