"""Amounts as the window writes them can be read by it, whatever the system's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from omaha_trainer.ui.voices import money_of


@pytest.fixture(autouse=True)
def _locale_of_tests() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    "name", ["C", "en_US", "en_IN", "de_DE", "de_CH", "fr_FR", "uk_UA", "ru_RU", "kk_KZ", "pt_PT", "ar_EG", "fa_IR"]
)
@pytest.mark.parametrize("chips", [5, 175, 123_456, 123_456_789])
def test_what_is_written_is_read(name: str, chips: int) -> None:
    QLocale.setDefault(QLocale(name))
    for money in (money_of(2), money_of(0)):
        assert money.read(money.text(chips)) == chips
    assert [money_of(2).read(typed) for typed in ("1.75", "1,75", "$1.75")] == [175, 175, 175]
    blinds = money_of(2, big_blind=50)
    assert blinds.read(blinds.text(chips // 50 * 50)) == chips // 50 * 50
