"""A style file: the parameters of one player, the figures it shows, and a page of words about it, as checked TOML.

    title = "Rock"
    summary, mistakes, how_to_beat: text
    [play]                         every parameter of `style.Style`
    [play_high], [play_fixed]      some of them again, as they are in the high game, in fixed limit (the latter last)
    [figures.hilo.pot] ...         what it shows; may be left out in a player's own file

The figures: `vpip`, `pfr` in percent of all hands, `wtsd` (showdowns) and `scoop` (whole pots won at one) in percent of
the flops seen, `aggression` in bets and raises for each call. Knows what such a file may hold, not where files are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game, Limit

from .faults import Kind, StyleFault
from .style import BOUNDS, Style

_TITLE, _WORDS = "title", ("summary", "mistakes", "how_to_beat")
LONGEST_TITLE = 40
"""Characters; it has to stand in a list."""
_BASE, _HIGH, _FIXED, _FIGURES = "play", "play_high", "play_fixed", "figures"
_SIZES = "sizes"
_PERCENT = (0.0, 100.0)
_FIGURE_BOUNDS = {"vpip": _PERCENT, "pfr": _PERCENT, "aggression": (0.0, 100.0), "wtsd": _PERCENT, "scoop": _PERCENT}
Way = tuple[Game, Limit]
"""What is played: game and structure."""


@dataclass(frozen=True, slots=True)
class Declared:
    """What a style shows at a table of six against all styles in turn. Percent, but for bets and raises per call."""

    vpip: float
    pfr: float
    aggression: float
    wtsd: float
    """Showdowns for each flop seen."""
    scoop: float
    """Whole pots won at a showdown, for each flop seen."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One player's whole file. The words are English as written; `wording` may have them in other languages."""

    name: str
    title: str
    summary: str
    mistakes: str
    how_to_beat: str
    styles: Mapping[Way, Style]
    figures: Mapping[Way, Declared]


def read_profile(text: str, name: str, file: str) -> Profile:
    """Read the text of `file`, as a style called `name`. Raises KnownError(StyleFault) that names file and key."""
    top = _Table(_toml(text, file), "", file)
    top.no_others({_TITLE, *_WORDS, _BASE, _HIGH, _FIXED, _FIGURES})
    title, (summary, mistakes, how_to_beat) = top.line(_TITLE), (top.text(key) for key in _WORDS)
    return Profile(name, title, summary, mistakes, how_to_beat, _styles(top, name), _figures(top))


def _toml(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # endless numbers and nesting, too
        line = re.search(r"line (\d+)", str(error))
        raise KnownError(StyleFault.NOT_TOML, file=file, line=int(line[1]) if line else 0) from error


def _styles(top: _Table, name: str) -> dict[Way, Style]:
    play = top.table(_BASE)
    play.no_others(set(BOUNDS))
    numbers = {key: play.number(key, *bounds) for key, bounds in BOUNDS.items() if key != _SIZES}
    base = Style(name=name, sizes=play.sizes(), **numbers)
    high, fixed = (partial(_changed, top, key) for key in (_HIGH, _FIXED))
    return {
        (game, limit): (fixed if limit is Limit.FIXED else _same)((high if game is Game.HIGH else _same)(base))
        for game in Game
        for limit in Limit
    }


def _same(style: Style) -> Style:
    return style


def _changed(top: _Table, key: str, style: Style) -> Style:
    """The style with what the table called `key` says otherwise."""
    if key not in top:
        return style
    table = top.table(key)
    table.no_others(set(BOUNDS))
    numbers = {name: table.number(name, *BOUNDS[name]) for name in BOUNDS if name in table and name != _SIZES}
    changed = replace(style, **numbers)  # type: ignore[arg-type]  # sizes are not among them
    return replace(changed, sizes=table.sizes()) if _SIZES in table else changed


def _figures(top: _Table) -> dict[Way, Declared]:
    if _FIGURES not in top:
        return {}
    games = top.table(_FIGURES)
    games.no_others({game.value for game in Game})
    found: dict[Way, Declared] = {}
    for game in Game:
        limits = games.table(game.value)
        limits.no_others({limit.value for limit in Limit})
        for limit in Limit:
            row = limits.table(limit.value)
            row.no_others(set(_FIGURE_BOUNDS))
            found[game, limit] = Declared(**{key: row.number(key, *ends) for key, ends in _FIGURE_BOUNDS.items()})
    return found


class _Table:
    """One table of the file; every complaint names the file and the whole key."""

    def __init__(self, values: Mapping[str, object], key: str, file: str) -> None:
        self._values, self._key, self._file = values, key, file

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def no_others(self, known: set[str]) -> None:
        for key in self._values:
            if key not in known:
                raise KnownError(StyleFault.UNKNOWN_KEY, file=self._file, key=self._whole(key))

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self._wrong(key, Kind.TEXT)
        return value.strip()

    def line(self, key: str) -> str:
        """A text that fits into a list: one line of no more than `LONGEST_TITLE` characters."""
        text = self.text(key)
        if len(text) > LONGEST_TITLE or not text.isprintable():
            raise self._wrong(key, Kind.LINE)
        return text

    def table(self, key: str) -> _Table:
        value = self._value(key)
        if not isinstance(value, dict):
            raise self._wrong(key, Kind.TABLE)
        return _Table(value, self._whole(key), self._file)

    def number(self, key: str, least: float, most: float) -> float:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._wrong(key, Kind.NUMBER)
        return self._within(key, value, least, most)

    def sizes(self) -> tuple[float, float, float]:
        value = self._value(_SIZES)
        if not isinstance(value, list) or len(value) != 3 or not all(type(one) in (int, float) for one in value):
            raise self._wrong(_SIZES, Kind.THREE_NUMBERS)
        half, three_quarters, pot = (self._within(_SIZES, one, *BOUNDS[_SIZES]) for one in value)
        if not half + three_quarters + pot:
            raise self._wrong(_SIZES, Kind.THREE_NUMBERS)
        return half, three_quarters, pot

    def _within(self, key: str, value: float, least: float, most: float) -> float:
        if not least <= value <= most:  # also not a number (nan)
            raise KnownError(
                StyleFault.OUT_OF_RANGE, file=self._file, key=self._whole(key), found=value, least=least, most=most
            )
        return float(value)

    def _value(self, key: str) -> object:
        if key not in self._values:
            raise KnownError(StyleFault.MISSING_KEY, file=self._file, key=self._whole(key))
        return self._values[key]

    def _wrong(self, key: str, wanted: Kind) -> KnownError:
        return KnownError(StyleFault.WRONG_KIND, file=self._file, key=self._whole(key), wanted=wanted)

    def _whole(self, key: str) -> str:
        return f"{self._key}.{key}" if self._key else key
