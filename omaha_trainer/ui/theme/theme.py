"""One look of the whole program: palette, sizes and style sheet, put on an application in one call."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from omaha_trainer.ui.theme.fonts import Weight, ui_font
from omaha_trainer.ui.theme.palette import FELT, FeltColours, Palette
from omaha_trainer.ui.theme.qt_palette import qt_palette
from omaha_trainer.ui.theme.style_sheet import style_sheet
from omaha_trainer.ui.theme.type_scale import TypeScale


class Theme:
    """What pages ask for colours, sizes and fonts. Fonts are loaded before (`fonts.load_fonts`)."""

    def __init__(self, palette: Palette, sizes: TypeScale, marks: Path) -> None:
        self.palette = palette
        self.felt: FeltColours = FELT
        self.sizes = sizes
        self._marks = marks

    def font(self, pixels: int | None = None, weight: Weight = Weight.Normal) -> QFont:
        """The bundled typeface; without `pixels` in the size of running text."""
        return ui_font(self.sizes.body if pixels is None else pixels, weight)

    def apply(self, application: QApplication) -> None:
        """Put on this look over Fusion. Widgets that are already shown follow."""
        application.setPalette(qt_palette(self.palette))
        application.setFont(self.font())
        application.setStyleSheet(style_sheet(self.palette, self.sizes, self._marks))
