"""What a widget is for, as the style sheet knows it: `set_kind(button, Kind.PRIMARY)`. Knows no colours."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

PROPERTY = "kind"


class Kind(StrEnum):
    """Beside each: the widgets it is for."""

    # On buttons, QPushButton where nothing else is said:
    PRIMARY = "primary"  # the one that goes on
    QUIET = "quiet"  # only words
    DANGER = "danger"  # cannot be taken back
    PRESET = "preset"  # small and checkable: min, 1/2, pot
    ACTION = "action"  # large, in the action bar
    ACTION_PRIMARY = "action-primary"
    ACTION_SIDE = "action-side"  # beside the main ones, a size smaller
    ACTION_QUIET = "action-quiet"  # there, but not suggested
    WAY = "way"  # a large tile: a way to train
    WAY_MAIN = "way-main"
    RAIL = "rail"  # QToolButton: icon over word; QWidget: the rail itself
    # On words, QLabel where nothing else is said:
    TITLE = "title"
    SECTION = "section"  # small capitals over a group
    STRONG = "strong"
    MUTED = "muted"
    SMALL = "small"
    GOLD = "gold"  # QLabel, QProgressBar
    SKY = "sky"  # QLabel, QProgressBar
    GOOD = "good"
    BAD = "bad"
    VERDICT_GOOD = "verdict-good"  # the one large word
    VERDICT_BAD = "verdict-bad"
    COUNT = "count"  # a small number in a corner
    KEY = "key"  # the key of a shortcut
    WAY_NAME = "way-name"  # on a large tile, in the tile's own ink
    WAY_WORDS = "way-words"
    WAY_KEY = "way-key"
    # On areas, QFrame or QWidget:
    PANEL = "panel"  # beside the page
    HEAD = "head"  # over the page
    BAR = "bar"  # under it
    TILE = "tile"  # one raised thing among others
    ADVICE = "advice"  # gold box
    LOW = "low"  # sky box
    RIGHT = "right"  # green box
    WRONG = "wrong"  # red box
    LINE = "line"  # a hairline between groups


def set_kind(widget: QWidget, kind: Kind) -> None:
    """Give the widget its kind and have the style sheet look at it again."""
    if widget.property(PROPERTY) == kind.value:
        return
    widget.setProperty(PROPERTY, kind.value)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
