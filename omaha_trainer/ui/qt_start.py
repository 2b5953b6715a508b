"""Qt's own start: where its platform cannot be opened, one sentence instead of the abort that Qt would make of it.

Knows what Qt says while it starts; which display there is, is asked before (`display.py`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

IN_A_TERMINAL = (
    "`screenshots --out DIR` draws its pages without one, and "
    "evaluate, equity, legal, replay, simulate and self-check work in a terminal."
)


def cannot_start(said: str) -> str:
    """The sentence; `said` is what Qt gave as its reason, or empty."""
    reason = said.split("\n")[0].rstrip(".") or "it found no screen"
    asked = os.environ.get("QT_QPA_PLATFORM")
    wish = f" with QT_QPA_PLATFORM={asked}" if asked else ""
    return f"Qt cannot open the window{wish} ({reason}); {IN_A_TERMINAL}"


@contextmanager
def starting() -> Iterator[None]:
    """Make the application inside. Where Qt gives up, or finds no screen, say so and end with status 1.

    Qt aborts the process when its last message has been heard, so the end has to come from within that message.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            _end(said[0] if said else message)
        said.append(message)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if QGuiApplication.primaryScreen() is None:
        _end(said[0] if said else "")
    for message in said:
        print(message, file=sys.stderr)


def _end(said: str) -> None:
    print(cannot_start(said), file=sys.stderr, flush=True)
    os._exit(1)  # nothing is open yet, and Qt would abort in the next moment
