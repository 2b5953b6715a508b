"""The empty table can be drawn for any view, also for one that has no room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import qInstallMessageHandler
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.felt.table_picture import TablePicture
from omaha_trainer.ui.theme.palette import FELT


@pytest.mark.parametrize("dpr", [0.4, 1.0, 2.0])
@pytest.mark.parametrize("size", [(0, 0), (-3, 400), (700, -40), (1, 1), (640, 500)])
def test_a_view_of_any_size(qtbot: QtBot, size: tuple[int, int], dpr: float) -> None:
    width, height = size
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: said.append(message))
    try:
        pixmap = TablePicture(width, height, (0.1 * width, 0.1 * height, 0.8 * width, 0.6 * height)).drawn(FELT, dpr)
    finally:
        qInstallMessageHandler(before)
    assert said == []
    assert not pixmap.isNull()
