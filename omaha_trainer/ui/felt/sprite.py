"""One thing on the felt: a picture and where it lies. The felt at rest is a mapping of names to sprites."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from .studio import Picture


class Layer(IntEnum):
    """From the bottom up."""

    TABLE = 0
    CAPTION = 10
    POT = 20
    BOARD = 30
    BET = 40
    CARDS = 50
    GLOW = 60
    PLATE = 61
    PILL = 62
    BUTTON = 63
    RESULT = 70
    MOVING = 80


@dataclass(frozen=True, slots=True)
class Sprite:
    """`x`, `y`: the picture's middle in view pixels; `order` within the layer. `card`: what a click on it reports."""

    picture: Picture
    x: float
    y: float
    layer: Layer
    order: int = 0
    opacity: float = 1.0
    card: tuple[str, int] | None = None


Sprites = Mapping[str, Sprite]
