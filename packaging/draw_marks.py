"""Draws the small marks of the style sheet (ticks and arrows) from the icons, once for each theme.

A style sheet takes pictures from files only and cannot colour them, so these files carry their colours. Run
`python packaging/draw_marks.py` after changing an icon or the palette; the pictures are committed.
"""

from __future__ import annotations

from pathlib import Path

from omaha_trainer.ui.art.svg import recoloured
from omaha_trainer.ui.theme.palette import DARK, LIGHT, Palette

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "resources" / "icons"


def marks(palette: Palette) -> dict[str, tuple[str, str, float]]:
    """For each mark: its icon, its colour and the weight of its lines, heavier since marks are small."""
    return {
        "check": ("check", palette.on_gold, 3),
        "part": ("minus", palette.on_gold, 3),
        "chosen": ("check", palette.gold, 2.6),
        "plus": ("plus", palette.text, 2.6),
        "minus": ("minus", palette.text, 2.6),
        "down": ("chevron-down", palette.muted, 2.6),
        "right": ("chevron-right", palette.muted, 2.6),
        "plus-off": ("plus", palette.disabled, 2.6),
        "minus-off": ("minus", palette.disabled, 2.6),
        "down-off": ("chevron-down", palette.disabled, 2.6),
    }


def main(target: Path) -> None:
    """Write `icons/marks/<theme>/<mark>.svg` under `target`."""
    for palette in (DARK, LIGHT):
        folder = target / "icons" / "marks" / palette.marks
        folder.mkdir(parents=True, exist_ok=True)
        for name, (icon, colour, weight) in marks(palette).items():
            picture = recoloured((ICONS / f"{icon}.svg").read_text(encoding="utf-8"), colour)
            picture = picture.replace('stroke-width="1.8"', f'stroke-width="{weight:g}"')
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(ROOT / "resources")
