"""How the felt looks for this reader: deck, colours, size of type and pace of motion."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.ui.theme.palette import FELT, FeltColours


@dataclass(frozen=True, slots=True)
class Appearance:
    """`type_scale` is 1.0 at the system's usual font. `speed` 1.0 is the usual pace, 0.5 half as fast, 0 no motion."""

    four_colour: bool = True
    colours: FeltColours = FELT
    type_scale: float = 1.0
    speed: float = 1.0
