"""What a person has chosen, from start to start: the table, how it is played and shown, and the window's place.

Read from one JSON file and written back whole. A value that makes no sense falls back to its default, alone; a file
that cannot be read is kept aside. Keys of other versions are kept as they are.
"""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from omaha_trainer.errors import KnownError, Reason, system_words
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import MAX_SEATS, MIN_SEATS
from omaha_trainer.table.stakes import AnteKind, Stakes

MAX_PACE = 4.0
MAX_SPEED = 4.0
_MAX_CHIPS = 100_000
"""Of stakes and antes: what is won at such a table still has room on the felt and in Qt's numbers."""
_MAX_GEOMETRY = 4096
_LANGUAGE = re.compile(r"([a-z]{2,3}(_[A-Z]{2})?)?")


class CoachMode(StrEnum):
    """When the coach speaks."""

    OFF = "off"
    """It looks at nothing, and nothing is kept of the decisions."""
    ON_REQUEST = "on request"
    ALWAYS = "always"


class SettingsFault(Reason):
    """What is wrong with the file of the settings; `path` names it."""

    CANNOT_READ = "cannot read"
    """why: what the system said. The defaults are used."""
    DAMAGED = "damaged"
    """kept: the file is kept under this name, empty where it could not be moved. The defaults are used."""
    VALUES = "values"
    """keys: these have their defaults, because what stood there made no sense."""
    CANNOT_SAVE = "cannot save"
    """why. What is chosen holds until the program ends."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be chosen. `session.chosen_table` makes a table of the first group."""

    game: Game = Game.HILO
    structure: Structure = Structure.POT
    stakes: Stakes = field(default_factory=lambda: Stakes(25, 50, decimals=2))
    seats: int = 6
    stack_bb: int = 100
    house: HouseRules = field(default_factory=HouseRules)
    mixed_hands: int | None = None
    """Hands of a mixed round; None = as many as seats (MX1)."""
    hero_mucks: bool = False
    lineup: Lineup = Lineup.MIXED
    styles: tuple[str, ...] = ()
    """Of each opponent, where they were chosen seat by seat."""

    pace: float = 0.35
    """The least time between opponents' actions, 0 to 4 seconds."""
    auto_deal: bool = False
    speed: float = 1.0
    """Of motion: 1 as usual, 0 none."""
    in_big_blinds: bool = False
    """Amounts in big blinds instead of money."""
    own_hand: bool = False
    """The hero's high and low in words on his plate."""
    four_colour: bool = True
    dark: bool = True
    coach: CoachMode = CoachMode.ON_REQUEST
    quiz_repeats: bool = True
    """Skills that are due come back in the quiz."""
    panel_folded: bool = False
    geometry: bytes = b""
    """Where the window was, as the window itself tells it."""
    language: str = ""
    """`uk`, `en_GB`; empty = the system's."""
    others: Mapping[str, Any] = field(default_factory=dict)
    """Keys that this version does not know."""


def load_settings(path: Path) -> tuple[Settings, KnownError | None]:
    """The settings of the file, and what a person has to be told about it. A missing file gives the defaults."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Settings(), None
    except UnicodeDecodeError:
        return Settings(), _kept_aside(path)
    except (OSError, ValueError) as error:
        return Settings(), KnownError(SettingsFault.CANNOT_READ, path=str(path), why=system_words(error))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return Settings(), _kept_aside(path)
    if not isinstance(data, dict):
        return Settings(), _kept_aside(path)
    settings, ignored = _read(data)
    if ignored:
        return settings, KnownError(SettingsFault.VALUES, path=str(path), keys=", ".join(ignored))
    return settings, None


def save_settings(settings: Settings, path: Path) -> None:
    """Write the file anew: it is the old one or the new one, whatever happens. Raises KnownError(CANNOT_SAVE)."""
    data = {**settings.others, **asdict(settings), "geometry": base64.b64encode(settings.geometry).decode()}
    del data["others"]
    try:
        target = path.resolve()  # what a link points to is rewritten, the link stays
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, json.dumps(data, indent=1) + "\n")
    except (OSError, ValueError, RuntimeError) as error:
        raise KnownError(SettingsFault.CANNOT_SAVE, path=str(path), why=system_words(error)) from error


def _replace(target: Path, text: str) -> None:
    """The file with another text, or as it was."""
    unfinished = target.with_name(target.name + ".new")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise


def _kept_aside(path: Path) -> KnownError:
    number, kept = 1, path.with_name(f"{path.stem}-damaged{path.suffix}")
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
    try:
        path.rename(kept)
    except OSError:
        return KnownError(SettingsFault.DAMAGED, path=str(path), kept="")
    return KnownError(SettingsFault.DAMAGED, path=str(path), kept=str(kept))


# -- values ------------------------------------------------------------------------------------------------


def _read(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings, and the keys whose values made no sense."""
    values: dict[str, Any] = {"others": {key: value for key, value in data.items() if key not in _OWN_KEYS}}
    ignored = []
    for key, read in _READERS.items():
        if key not in data:
            continue
        try:
            values[key] = read(data[key])
        except (ValueError, TypeError, KeyError, AttributeError):
            ignored.append(key)
    return Settings(**values), ignored


def _whole(least: int, most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def _number(most: float) -> Callable[[object], float]:
    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
            raise ValueError(value)
        return float(value)

    return read


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _styles(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value) or len(value) >= MAX_SEATS:
        raise ValueError(value)
    return tuple(value)


def _language(value: object) -> str:
    if not isinstance(value, str) or not _LANGUAGE.fullmatch(value):
        raise ValueError(value)
    return value


def _geometry(value: object) -> bytes:
    if not isinstance(value, str) or len(value) > _MAX_GEOMETRY:
        raise ValueError(value)
    return base64.b64decode(value, validate=True)


_chips = _whole(0, _MAX_CHIPS)


def _maybe(read: Callable[[object], int]) -> Callable[[object], int | None]:
    return lambda value: None if value is None else read(value)


def _decimals(value: object) -> int:
    """Whole units or cents; hand histories know no other chip."""
    if value not in (0, 2):
        raise ValueError(value)
    return 2 if value == 2 else 0


def _stakes(value: dict[str, Any]) -> Stakes:
    kind = AnteKind(value["ante_kind"])
    return Stakes(
        _whole(1, _MAX_CHIPS)(value["small"]), _whole(1, _MAX_CHIPS)(value["big"]), _chips(value["ante"]), kind,
        _decimals(value["decimals"]),
    )  # fmt: skip


_HOUSE_READERS: dict[str, Callable[[Any], Any]] = {
    **{one.name: _switch for one in fields(HouseRules)},
    "rounding_chip": _whole(0, 1_000_000),
    "bets_per_street": _maybe(_whole(1, 100)),
}


def _house(value: dict[str, Any]) -> HouseRules:
    """The switches that are there; one that is not has its default."""
    return HouseRules(**{name: _HOUSE_READERS[name](one) for name, one in value.items() if name in _HOUSE_READERS})


_READERS: dict[str, Callable[[Any], object]] = {
    "game": Game,
    "structure": Structure,
    "stakes": _stakes,
    "seats": _whole(MIN_SEATS, MAX_SEATS),
    "stack_bb": _whole(1, 10_000),
    "house": _house,
    "mixed_hands": _maybe(_whole(1, 200)),
    "hero_mucks": _switch,
    "lineup": Lineup,
    "styles": _styles,
    "pace": _number(MAX_PACE),
    "auto_deal": _switch,
    "speed": _number(MAX_SPEED),
    "in_big_blinds": _switch,
    "own_hand": _switch,
    "four_colour": _switch,
    "dark": _switch,
    "coach": CoachMode,
    "quiz_repeats": _switch,
    "panel_folded": _switch,
    "geometry": _geometry,
    "language": _language,
}
_OWN_KEYS = {one.name for one in fields(Settings)}
