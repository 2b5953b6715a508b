"""What belongs to a seat but its cards: the plate with name and stack, the pill under it, the glow of who is to act."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FeltColours

from .model import Mark, PillKind, ResultPart
from .studio import Studio
from .text_picture import SQUEEZE_NAME, felt_font, fitted, put_text

SHADE = 3
"""Room around a plate for its shadow."""
GLOW = 14
"""Room around a plate for the glow."""
FOLDED_TEXT = 0.76
FOLDED_CHROME = 0.45
LEFT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class PlatePicture:
    """Name, stack and a disc with the initial; `hand` is told on the right in a part of its own, `hand_width` wide."""

    name: str
    stack: str
    avatar: int
    width: float
    height: float
    text: int
    folded: bool = False
    to_act: bool = False
    over_cards: bool = False
    """Cards lie behind it: nothing may shine through."""
    hand: tuple[ResultPart, ...] = ()
    hand_width: float = 0.0

    def draw(self, studio: Studio) -> QPixmap:
        box = QRectF(SHADE, SHADE, self.width + self.hand_width, self.height)
        pixmap = blank(box.width() + 2 * SHADE, box.height() + 2 * SHADE, studio.dpr)
        painter = smooth(pixmap)
        self._chrome(painter, box, studio.colours)
        self._words(painter, box, studio.colours)
        self._hand(painter, box, studio.colours)
        painter.end()
        return pixmap

    def _chrome(self, painter: QPainter, box: QRectF, colours: FeltColours) -> None:
        strength = FOLDED_CHROME if self.folded else 1.0
        radius = self.height / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded("#000000", 0.28 * strength))
        painter.drawRoundedRect(box.adjusted(-1.5, 0, 1.5, 2.5), radius, radius)
        painter.setBrush(_faded(colours.plate, 0.72 if self.folded and not self.over_cards else 0.97))
        painter.setPen(QPen(_faded(colours.plate_border, strength), 1.2))
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        if self.to_act:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.gold), 2.2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        disc = QRectF(box.left() + 4, box.top() + 4, self.height - 8, self.height - 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded(colours.avatars[self.avatar % len(colours.avatars)], strength))
        painter.drawEllipse(disc)
        ink = _faded(colours.text, FOLDED_TEXT if self.folded else 1.0)
        put_text(painter, disc, self.name[:1].upper(), felt_font(self.text, Weight.Bold), ink, MIDDLE)

    def _words(self, painter: QPainter, box: QRectF, colours: FeltColours) -> None:
        strength = FOLDED_TEXT if self.folded else 1.0
        line = 1.22 * self.text
        name = QRectF(box.left() + self.height + 2, box.center().y() - line, self.words_width, line)
        ink = _faded(colours.plate_text, strength)
        put_text(painter, name, self.name, felt_font(self.text, Weight.DemiBold), ink, LEFT, SQUEEZE_NAME)
        if not self.folded:
            ink = _faded(colours.plate_muted, strength)
        put_text(painter, name.translated(0, line), self.stack, felt_font(self.text, Weight.Medium), ink, LEFT)

    @property
    def words_width(self) -> float:
        """The room for name and stack."""
        return self.width - 1.32 * self.height - 2

    def _hand(self, painter: QPainter, box: QRectF, colours: FeltColours) -> None:
        """The reader's own high and low, each with a small bar of its colour."""
        if not self.hand:
            return
        line = 1.22 * self.text
        top = box.center().y() - line * len(self.hand) / 2
        left = box.left() + self.width
        for place, part in enumerate(self.hand):
            row = QRectF(left + 8, top + place * line, self.hand_width - 8 - 0.4 * self.height, line)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mark_colour(part.mark, colours)))
            painter.drawRoundedRect(QRectF(left, row.top() + 2, 3, line - 4), 1.5, 1.5)
            font = felt_font(self.text, Weight.Medium)
            put_text(painter, row, part.text, font, QColor(colours.plate_text), LEFT)


@dataclass(frozen=True, slots=True)
class GlowPicture:
    """The golden light around the plate of who is to act."""

    width: float
    height: float

    def draw(self, studio: Studio) -> QPixmap:
        pixmap = blank(self.width + 2 * GLOW, self.height + 2 * GLOW, studio.dpr)
        painter = smooth(pixmap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        plate = QRectF(GLOW, GLOW, self.width, self.height)
        for ring in range(GLOW):
            strength = 0.62 * (1 - ring / GLOW) ** 2
            painter.setPen(QPen(_faded(studio.colours.gold, strength), 1.6))
            radius = self.height / 2 + ring
            painter.drawRoundedRect(plate.adjusted(-ring, -ring, ring, ring), radius, radius)
        painter.end()
        return pixmap


@dataclass(frozen=True, slots=True)
class PillPicture:
    """The last action; as wide as its text needs, at most `most`."""

    text: str
    kind: PillKind
    pixels: int
    height: float
    most: float

    def _set(self) -> tuple[str, QFont]:
        return fitted(self.text, felt_font(self.pixels, Weight.DemiBold), self.most - self.height)

    def width(self) -> float:
        text, font = self._set()
        return min(self.most, max(QFontMetricsF(font).horizontalAdvance(text) + self.height + 1, 4.2 * self.pixels))

    def draw(self, studio: Studio) -> QPixmap:
        folded = self.kind in (PillKind.FOLD, PillKind.MUCK)
        text, font = self._set()
        width = self.width()
        pixmap = blank(width, self.height, studio.dpr)
        painter = smooth(pixmap)
        box = QRectF(0, 0, width, self.height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded(pill_colour(self.kind, studio.colours), 0.6 if folded else 1.0))
        painter.drawRoundedRect(box, self.height / 2, self.height / 2)
        ink = _faded(pill_ink(self.kind, studio.colours), FOLDED_TEXT if folded else 1.0)
        put_text(painter, box, text, font, ink, MIDDLE)
        painter.end()
        return pixmap


def pill_colour(kind: PillKind, colours: FeltColours) -> str:
    match kind:
        case PillKind.FOLD | PillKind.MUCK | PillKind.POST | PillKind.CHECK:
            return colours.pill_fold
        case PillKind.CALL:
            return colours.pill_call
        case PillKind.BET:
            return colours.pill_bet
        case PillKind.RAISE:
            return colours.pill_raise
        case PillKind.ALL_IN:
            return colours.pill_all_in
        case PillKind.WIN | PillKind.WIN_HIGH:
            return colours.gold
        case PillKind.WIN_LOW:
            return colours.sky


def pill_ink(kind: PillKind, colours: FeltColours) -> str:
    """White, but dark on the bright pills of winners."""
    bright = kind in (PillKind.WIN, PillKind.WIN_HIGH, PillKind.WIN_LOW)
    return colours.backdrop if bright else colours.text


def mark_colour(mark: Mark | None, colours: FeltColours) -> str:
    if mark is None:
        return colours.plate_muted
    return colours.gold if mark is Mark.HIGH else colours.sky


def _faded(colour: str, strength: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(strength)
    return faded
