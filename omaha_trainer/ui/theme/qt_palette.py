"""Our colours as Qt's roles, for what no style rule reaches. Nothing is taken from the platform's palette."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from omaha_trainer.ui.theme.palette import Palette

Role = QPalette.ColorRole


def qt_palette(palette: Palette) -> QPalette:
    """Every role of every group, so that none falls back to the platform."""
    made = QPalette()
    for role, colour in _roles(palette).items():
        made.setColor(QPalette.ColorGroup.All, role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.PlaceholderText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.disabled))
    made.setColor(QPalette.ColorGroup.Disabled, Role.Highlight, QColor(palette.border))
    return made


def _roles(palette: Palette) -> dict[QPalette.ColorRole, str]:
    return {
        Role.Window: palette.background,
        Role.WindowText: palette.text,
        Role.Base: palette.field,
        Role.AlternateBase: palette.surface,
        Role.Text: palette.text,
        Role.PlaceholderText: palette.muted,
        Role.Button: palette.raised,
        Role.ButtonText: palette.text,
        Role.BrightText: palette.bad,
        Role.Highlight: palette.gold_fill,
        Role.HighlightedText: palette.on_gold,
        Role.Accent: palette.gold_fill,
        Role.Link: palette.sky,
        Role.LinkVisited: palette.sky,
        Role.ToolTipBase: palette.raised,
        Role.ToolTipText: palette.text,
        Role.Light: palette.hover,
        Role.Midlight: palette.raised,
        Role.Mid: palette.border,
        Role.Dark: palette.rail,
        Role.Shadow: "#000000",
    }
