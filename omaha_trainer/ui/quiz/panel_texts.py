"""Texts of the panel in the theme's type and colours: running text, notes, headings, paragraphs, numbered lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme

from .rich_text import RichText


def body_text(rich: str, theme: Theme, width: int, ink: str = "") -> RichText:
    """Running text."""
    return RichText(rich, theme.font(), ink or theme.palette.text, width)


def small_text(rich: str, theme: Theme, width: int) -> RichText:
    """A note: smaller and muted."""
    return RichText(rich, theme.font(theme.sizes.small), theme.palette.muted, width)


def section_text(words: str) -> QLabel:
    """A heading in capitals."""
    label = QLabel(words.upper())
    set_kind(label, Kind.SECTION)
    return label


def paragraphs(lines: Sequence[str], gap: int) -> str:
    """Lines of rich text one under the other, so many pixels apart."""
    return "".join(f'<p style="margin: 0 0 {gap}px 0">{line}</p>' for line in lines)


def numbered(lines: Sequence[str], gap: int) -> str:
    """Lines of rich text with their numbers, aligned below each other."""
    number = '<td align="right" style="padding-right: 8px">{place}.</td>'
    text = '<td style="padding-bottom: {gap}px">{line}</td>'
    rows = (
        f"<tr>{number.format(place=place)}{text.format(gap=gap, line=line)}</tr>"
        for place, line in enumerate(lines, start=1)
    )
    return f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'
