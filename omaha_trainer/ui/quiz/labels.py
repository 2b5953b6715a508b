"""A label made in one line: its name, its kind, whether its text is rich and wraps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from omaha_trainer.ui.theme.kinds import Kind, set_kind


def make_label(name: str, kind: Kind | None = None, *, rich: bool = False, wraps: bool = False) -> QLabel:
    """An empty label."""
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if kind is not None:
        set_kind(label, kind)
    return label
