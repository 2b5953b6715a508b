"""The look that is worn now: theme, and the pictures in it. Tells when it changes; knows no page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from omaha_trainer.assets import resource
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt
from omaha_trainer.ui.art.icon_art import IconArt
from omaha_trainer.ui.art.suit_art import SuitArt
from omaha_trainer.ui.theme.fonts import load_fonts
from omaha_trainer.ui.theme.palette import DARK, LIGHT
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.theme.type_scale import TypeScale


class Look(QObject):
    """One for the whole program. Raises KnownError(AssetFault.MISSING) where the installation lacks a picture."""

    changed = Signal()

    def __init__(self, application: QApplication, sizes: TypeScale, *, dark: bool = True) -> None:
        super().__init__()
        load_fonts(resource("fonts"))
        self._application = application
        self._sizes = sizes
        self.cards = CardArt(resource("cards"))
        self.chips = ChipArt(resource("chips"))
        self.icons = IconArt(resource("icons"))
        self.suits = SuitArt(resource("suits"))
        self.theme = self._theme(dark)
        application.setStyle("Fusion")  # once: it goes over every widget, as the sheet does
        self.theme.apply(application)

    def wear(self, *, dark: bool, four_colour: bool) -> None:
        """Change what is different, at once."""
        if dark is self.theme.palette.is_dark and four_colour is self.cards.four_colour:
            return
        self.cards.four_colour = four_colour
        if dark is not self.theme.palette.is_dark:
            self.theme = self._theme(dark)
            self.theme.apply(self._application)
        self.changed.emit()

    def _theme(self, dark: bool) -> Theme:
        return Theme(DARK if dark else LIGHT, self._sizes, resource("icons", "marks"))
