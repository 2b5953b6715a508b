"""The results of a study as a file that grows: a further run plays further sessions and adds them up.

Sums only. The results hold for the players that made them: `players` is a fingerprint of all style files' parameters,
and results of other players are begun anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from math import hypot, sqrt
from pathlib import Path
from typing import Any

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.session.figures import Figures

FOLDER = Path(__file__).parent / "results"
_95_PERCENT = 1.96


@dataclass(slots=True)
class Score:
    """What deals brought in big blinds, as sums; a deal is the mean of its rotations."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, results: list[float]) -> None:
        self.deals += len(results)
        self.total += sum(results)
        self.squares += sum(result * result for result in results)

    @property
    def bb_per_100(self) -> float:
        return 100 * self.total / self.deals

    @property
    def ci95(self) -> float:
        """Half the width of the 95 % interval, from the spread of the deals."""
        mean = self.total / self.deals
        return 100 * _95_PERCENT * sqrt((self.squares / self.deals - mean * mean) / (self.deals - 1))

    def above(self, limit: float) -> str:
        """Whether it wins more than `limit`: yes, no, or open where the interval holds both."""
        if self.deals < 2:
            return "not played"
        if self.bb_per_100 - self.ci95 > limit:
            return "yes"
        return "no" if self.bb_per_100 + self.ci95 < limit else "open"

    def below(self, limit: float) -> str:
        """Whether it wins less than `limit`."""
        return {"yes": "no", "no": "yes"}.get(answer := self.above(limit), answer)

    def above_other(self, other: Score) -> str:
        """Whether it wins more than another, by the two errors together; the scores come from different deals."""
        if min(self.deals, other.deals) < 2:
            return "not played"
        more, error = self.bb_per_100 - other.bb_per_100, hypot(self.ci95, other.ci95)
        return "open" if abs(more) <= error else "yes" if more > 0 else "no"

    def __str__(self) -> str:
        if self.deals < 2:
            return "-"
        return f"{self.bb_per_100:+.1f} +-{self.ci95:.1f}"


@dataclass(slots=True)
class Stored:
    """One study's results: scores and figures by way and by whom they belong to, and the sessions played of each."""

    players: str
    date: str = ""
    sessions: dict[str, int] = field(default_factory=dict)
    scores: dict[str, dict[str, Score]] = field(default_factory=dict)
    figures: dict[str, dict[str, Figures]] = field(default_factory=dict)

    def shown(self, way: str, whose: str) -> Figures:
        """The figures of one player, to be read and added to."""
        return self.figures.setdefault(way, {}).setdefault(whose, Figures())

    def score(self, way: str, whose: str) -> Score:
        return self.scores.setdefault(way, {}).setdefault(whose, Score())

    def save(self, name: str) -> None:
        self.date = datetime.now(UTC).date().isoformat()
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.json").write_text(json.dumps(asdict(self), indent=1) + "\n", "utf-8")


def load(name: str) -> Stored:
    """What there is of these very players, or an empty one."""
    fresh = Stored(fingerprint())
    try:
        data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    except FileNotFoundError:
        return fresh
    if data["players"] != fresh.players:
        return fresh
    scores = {way: {whose: Score(**score) for whose, score in row.items()} for way, row in data["scores"].items()}
    figures = {way: {whose: Figures(**one) for whose, one in row.items()} for way, row in data["figures"].items()}
    return Stored(fresh.players, data["date"], data["sessions"], scores, figures)


def fingerprint() -> str:
    """Tells players with other parameters from these."""
    parts = [repr(sorted((str(way), repr(style)) for way, style in profile(name).styles.items())) for name in STYLES]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
