"""The founding articles' own examples as first questions, in teaching order: reading hands first, then betting."""

from __future__ import annotations

from functools import cache

from .betting import founding_betting
from .reading import Founding, founding_reading

__all__ = ["Founding", "founding"]


@cache
def founding() -> tuple[Founding, ...]:
    """Each example as its kind, the spot's text, and the rule whose example it is."""
    return (*founding_reading(), *founding_betting())
