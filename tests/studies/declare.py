"""Write what the study of figures measured into the style files, as the figures that they declare."""

from __future__ import annotations

from pathlib import Path

from omaha_trainer.assets import resource
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.opponents.style_file import Declared
from omaha_trainer.session.figures import Figures

from .stored import Stored
from .tables import WAYS, way_name

_MARK = "# What it shows"
_HEAD = _MARK + " at six seats against all styles in turn (python -m tests.studies figures).\n"


def declare(stored: Stored) -> None:
    """Replace the tables `figures` of every file that comes with the program."""
    for style in STYLES:
        file = Path(resource("opponents", f"{style}.toml"))
        text = file.read_text("utf-8").split(_MARK)[0].rstrip("\n")
        file.write_text(f"{text}\n\n{_HEAD}{_tables(stored, style)}", "utf-8")


def declared(figures: Figures) -> Declared:
    """The figures as a style file has them."""
    percent = [100 * (rate or 0.0) for rate in (figures.vpip, figures.pfr, figures.wtsd, figures.scoop)]
    vpip, pfr, wtsd, scoop = (round(rate, 1) for rate in percent)
    return Declared(vpip, pfr, round(figures.aggression or 0.0, 2), wtsd, scoop)


def _tables(stored: Stored, style: str) -> str:
    parts = []
    for way in WAYS:
        shown = declared(stored.shown(way_name(way), style))
        parts.append(
            f"[figures.{way[0].value}.{way[1].value}]\nvpip = {shown.vpip}\npfr = {shown.pfr}\n"
            f"aggression = {shown.aggression}\nwtsd = {shown.wtsd}\nscoop = {shown.scoop}\n"
        )
    return "\n".join(parts)
