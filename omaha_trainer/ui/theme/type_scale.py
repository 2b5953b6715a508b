"""Sizes of type, in logical pixels, growing with the system's font. Knows numbers, no font."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

USUAL_POINTS = {"win32": 9.0, "darwin": 13.0}
"""The size of the system's font where nobody has changed it; elsewhere see `OTHER_POINTS`."""

OTHER_POINTS = 10.5
"""Desktops on Linux come with 10 or 11 points: both count as unchanged."""

TOLERANCE = 0.08
SMALLEST, LARGEST = 0.85, 2.5


@dataclass(frozen=True, slots=True)
class TypeScale:
    """`scale` is 1.0 at the system's usual font; no type is ever smaller than 13 px."""

    scale: float = 1.0

    def px(self, units: float) -> int:
        """A length that is `units` pixels at the usual font."""
        return round(units * self.scale)

    def type(self, units: float) -> int:
        """A type size that is `units` pixels at the usual font, and never below 13."""
        return max(13, self.px(units))

    @property
    def small(self) -> int:
        """Notes, labels under icons, keys on buttons."""
        return self.type(13)

    @property
    def body(self) -> int:
        """Running text."""
        return self.type(15)

    @property
    def action(self) -> int:
        """The large buttons of the action bar."""
        return self.type(17)

    @property
    def heading(self) -> int:
        """A page's question or name."""
        return self.type(22)


def system_scale(points: float, platform: str) -> float:
    """How much larger than usual the system's font is; `platform` as in `sys.platform`.

    >>> system_scale(9, "win32"), system_scale(11, "linux"), system_scale(18, "win32")
    (1.0, 1.0, 2.0)
    """
    ratio = points / USUAL_POINTS.get(platform, OTHER_POINTS)
    if abs(ratio - 1) <= TOLERANCE:
        return 1.0
    return round(min(LARGEST, max(SMALLEST, ratio)), 2)


def scale_with_room(scale: float, room: tuple[int, int], smallest: tuple[int, int]) -> float:
    """`scale`, or what the screen has room for: the smallest window grows with the type, and has to fit.

    Both are width and height in pixels, `smallest` at a scale of 1; below that nothing shrinks.

    >>> scale_with_room(2.0, (1366, 728), (1024, 640)), scale_with_room(1.5, (1920, 1040), (1024, 640))
    (1.13, 1.5)
    """
    most = min(have / need for have, need in zip(room, smallest, strict=True))
    return max(1.0, min(scale, floor(most * 100) / 100))
