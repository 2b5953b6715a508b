"""Write what the field study measured into the style files, as the figures that they declare."""

from __future__ import annotations

from pathlib import Path

from omaha_trainer.assets import resource
from omaha_trainer.opponents.roster import STYLES

from .field import NAME, declared
from .stored import Stored, load
from .tables import WAYS, way_name

_HEAD = "# What it shows at six seats against all styles in turn (python -m tests.studies field; then declare).\n"


def run() -> None:
    """Replace the tables `figures` of every file that comes with the program."""
    stored = load(NAME)
    for style in STYLES:
        file = Path(resource("opponents", f"{style}.toml"))
        text = file.read_text("utf-8").split(_HEAD)[0].rstrip("\n")
        file.write_text(f"{text}\n\n{_HEAD}{_tables(stored, style)}", "utf-8")


def _tables(stored: Stored, style: str) -> str:
    parts = []
    for way in WAYS:
        shown = declared(stored.score(way_name(way), style).figures)
        parts.append(
            f"[figures.{way[0].value}.{way[1].value}]\nvpip = {shown.vpip}\npfr = {shown.pfr}\n"
            f"aggression = {shown.aggression}\nwtsd = {shown.wtsd}\nscoop = {shown.scoop}\n"
        )
    return "\n".join(parts)
