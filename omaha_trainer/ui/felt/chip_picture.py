"""Chips and the dealer button as they lie on the felt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from omaha_trainer.ui.art.chip_art import DISC_HEIGHT, STEP, discs

from .studio import Studio


@dataclass(frozen=True, slots=True)
class ChipsPicture:
    """At most five discs for `amount` smallest chips, each `disc` pixels wide."""

    amount: int
    disc: float

    def height(self) -> float:
        """The stack's height in pixels."""
        return self.disc * (DISC_HEIGHT + STEP * max(0, len(discs(self.amount)) - 1))

    def draw(self, studio: Studio) -> QPixmap:
        return studio.chips.stack(self.amount, self.disc, studio.dpr)


@dataclass(frozen=True, slots=True)
class ButtonPicture:
    """The white disc with the D."""

    size: float

    def draw(self, studio: Studio) -> QPixmap:
        return studio.chips.dealer_button(self.size, studio.dpr)
