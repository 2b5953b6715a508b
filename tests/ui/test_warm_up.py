"""What is loaded ahead is kept out of the collector's way, and the collector works on."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.spot import EquityFault
from omaha_trainer.ui import warm_up


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_was_loaded_is_looked_through_no_more() -> None:
    warm_up.warm_up()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_the_collector_works_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KnownError(EquityFault.TOO_FEW_SAMPLES, least=1, found=0)

    monkeypatch.setattr(warm_up, "equity", broken)
    with pytest.raises(KnownError):
        warm_up.warm_up()
    assert gc.isenabled()
