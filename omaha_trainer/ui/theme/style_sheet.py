"""Fills the style rules with a palette's colours and lengths that grow with the font. Knows no widget."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from string import Template

from PySide6.QtGui import QColor

from omaha_trainer.ui.theme.palette import Palette
from omaha_trainer.ui.theme.rules_areas import AREAS
from omaha_trainer.ui.theme.rules_buttons import BUTTONS
from omaha_trainer.ui.theme.rules_fields import FIELDS
from omaha_trainer.ui.theme.type_scale import TypeScale

_LENGTH = re.compile(r"(?<![\w#])(-?\d+)u\b")


def style_sheet(palette: Palette, sizes: TypeScale, marks: Path) -> str:
    """The whole style sheet; `marks` holds a folder of small pictures for each theme."""
    names = {name: value for name, value in asdict(palette).items() if isinstance(value, str)}
    names |= _mixed(palette)
    names |= {"small": f"{sizes.small}", "action": f"{sizes.action}", "heading": f"{sizes.heading}"}
    names |= {name: str(value) for name, value in _round_things(sizes).items()}
    names["marks"] = (marks / palette.marks).as_posix()
    text = _LENGTH.sub(lambda found: _length(int(found[1]), sizes), FIELDS + BUTTONS + AREAS)
    return Template(text).substitute(names)


def mixed(colour: str, other: str, share: float) -> str:
    """`colour` with a `share` (0 to 1) of `other` in it.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(QColor(colour).toTuple()[:3], QColor(other).toTuple()[:3], strict=True)  # type: ignore[index]
    return "#" + "".join(f"{round(mine + (theirs - mine) * share):02x}" for mine, theirs in parts)


def _mixed(palette: Palette) -> dict[str, str]:
    """Shades that follow from the named colours and carry no text of their own."""
    return {
        "gold_hover": mixed(palette.gold_fill, "#ffffff", 0.18),
        "gold_pressed": mixed(palette.gold_fill, "#000000", 0.14),
        "gold_edge": mixed(palette.gold_soft, palette.gold, 0.4),
        "sky_edge": mixed(palette.sky_soft, palette.sky, 0.4),
        "field_edge": mixed(palette.border, palette.outline, 0.4),
        "groove": mixed(palette.border, palette.outline, 0.15),
        "scroll": mixed(palette.border, palette.outline, 0.45),
        "knob_ink": palette.focus if palette.is_dark else palette.gold,
        "knob_rim": palette.gold if palette.is_dark else palette.focus,
        "tip": palette.raised,
    }


def _round_things(sizes: TypeScale) -> dict[str, int]:
    """Insides and radii of boxes, dots and knobs in pixels: a radius above half a side gives a square."""
    box, groove = sizes.px(18), max(1, sizes.px(5))
    over = (sizes.px(21) - groove) // 2
    knob = groove + 2 * over  # a knob is as high as its groove and margins, whatever its own height says
    return {
        "box_inner": box - 2 * max(1, sizes.px(2)),
        "box_round": box // 2,
        "dot": box - 2 * max(1, sizes.px(5)),
        "knob": knob - 2 * max(1, sizes.px(3)),
        "knob_round": knob // 2,
        "knob_over": over,
    }


def _length(units: int, sizes: TypeScale) -> str:
    """Hairlines never vanish: what is at least one unit is at least one pixel."""
    if units == 0:
        return "0px"
    sign = -1 if units < 0 else 1
    return f"{sign * max(1, sizes.px(abs(units)))}px"
