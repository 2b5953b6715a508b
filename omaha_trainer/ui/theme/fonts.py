"""The bundled typeface: loading it, and making fonts of it. Knows no sizes of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from omaha_trainer.assets import AssetFault
from omaha_trainer.errors import KnownError

FAMILY = "Inter"
FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
Weight = QFont.Weight


def load_fonts(folder: Path) -> None:
    """Make the typeface known to Qt, once and before the first font is made.

    Raises `KnownError(AssetFault.MISSING, name=...)` where a file is not there or is no font.
    """
    for name in FILES:
        if QFontDatabase.addApplicationFont(str(folder / name)) < 0:
            raise KnownError(AssetFault.MISSING, name=f"fonts/{name}")


def ui_font(pixels: int, weight: Weight = Weight.Normal) -> QFont:
    """The typeface in a size; figures are of one width, so that amounts stand in columns."""
    font = QFont(FAMILY)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
