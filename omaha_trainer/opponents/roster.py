"""Who can sit at the table: the players by the name of their style, and the names that they go by.

The styles that come with the program lie in `resources/opponents`; a person's own lie in a folder that is given. One
of those is asked for by the path of its file, so that a text is all that a session or another process needs.
"""

from __future__ import annotations

import stat
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from omaha_trainer.assets import resource
from omaha_trainer.errors import KnownError, system_words

from .faults import RosterFault, StyleFault
from .folding import FoldingPlayer
from .pair_values import prepare
from .protocol import Opponent
from .scripted import ScriptedPlayer
from .style_file import Profile, read_profile
from .uniform import UniformPlayer

__all__ = [
    "ALL",
    "COACH",
    "FOLDER",
    "RANDOM",
    "STYLES",
    "TABLE_NAMES",
    "OwnStyles",
    "named",
    "opponent",
    "own_styles",
    "prepare",
    "profile",
    "style_name",
]

STYLES: tuple[str, ...] = ("rock", "station", "maniac", "solid", "home", "regular", "peddler", "trapper")
"""Every style that comes with the program; each has its file."""
_FORMER = {"caller": "station", "aggressor": "maniac"}
"""What stored sessions call two of them."""
RANDOM = "random"
"""The player that takes any legal action; for tests and measurements."""
FOLDER = "folder"
"""The player that folds every hand; for measurements."""
COACH = "coach"
"""The player that does what the coach suggests; for measurements."""
ALL = "all"
"""No player: what a command line calls every style that comes with the program."""
_NO_FILE_NAMES = {*STYLES, *_FORMER, RANDOM, FOLDER, COACH, ALL}
"""A person's own style is never called so."""
_WITHIN, _SUFFIX = "opponents", ".toml"
_MOST_BYTES = 100_000
"""Of a style file; those that come with the program have 5000."""

TABLE_NAMES: tuple[str, ...] = (
    "Alma", "Bohdan", "Cleo", "Dina", "Emil", "Fenna", "Goran", "Hana", "Ivo", "Jorun", "Kasim", "Lilit",
    "Marek", "Nadia", "Oskar", "Petra", "Quill", "Roza", "Samir", "Tilda", "Ulan", "Vesna", "Wim", "Yara", "Zeno",
)  # fmt: skip
"""First names for seats; they are given out without a look at the style, so a name tells nothing."""


@dataclass(frozen=True, slots=True)
class OwnStyles:
    """A person's own styles: the path of each by its name, and what was wrong about the files that are no styles."""

    paths: dict[str, str]
    faults: tuple[KnownError, ...]


def opponent(style: str) -> Opponent:
    """The player of that style: its name, or the path of its file. Raises as `profile` does."""
    if style == COACH:
        from .coach_player import CoachPlayer  # it looks at the styles, and brings large tables

        return CoachPlayer()
    if style == FOLDER:
        return FoldingPlayer()
    return UniformPlayer() if style == RANDOM else ScriptedPlayer(profile(style))


def profile(style: str) -> Profile:
    """The file of a style, read once. Raises KnownError: RosterFault.UNKNOWN_STYLE that lists those there are, for a
    path a StyleFault.
    """
    if style.endswith(_SUFFIX):
        return _read(style)
    name = _FORMER.get(style, style)
    if name not in STYLES:
        raise KnownError(RosterFault.UNKNOWN_STYLE, style=style, known=", ".join(STYLES))
    return _read(str(resource(_WITHIN, name + _SUFFIX)))


def named(style: str, own: OwnStyles) -> str:
    """What `opponent` takes for that name, the person's own being known. Raises KnownError that lists these too."""
    if style in own.paths:
        return own.paths[style]
    if style.endswith(_SUFFIX) or style in _NO_FILE_NAMES - {ALL}:
        return style
    raise KnownError(RosterFault.UNKNOWN_STYLE, style=style, known=", ".join((*STYLES, *own.paths, RANDOM)))


def style_name(style: str) -> str:
    """What people call it: of a path the file's name alone.

    >>> style_name("/home/ann/opponents/uncle.toml"), style_name("rock")
    ('uncle', 'rock')
    """
    return Path(style).stem if style.endswith(_SUFFIX) else style


def own_styles(folder: Path) -> OwnStyles:
    """Read all style files of a folder, which need not be there; a bad one is a fault, and the others are read."""
    paths: dict[str, str] = {}
    faults = []
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == _SUFFIX)
    except (FileNotFoundError, NotADirectoryError):
        return OwnStyles({}, ())
    except (OSError, ValueError) as error:
        return OwnStyles({}, (KnownError(StyleFault.CANNOT_READ, file=folder.name, why=system_words(error)),))
    for path in files:
        try:
            if path.stem in _NO_FILE_NAMES:
                raise KnownError(StyleFault.NAME_TAKEN, file=path.name, style=path.stem)
            _read(str(path))
        except KnownError as fault:
            faults.append(fault)
        else:
            paths[path.stem] = str(path)
    return OwnStyles(paths, tuple(faults))


@lru_cache(maxsize=256)
def _read(path: str) -> Profile:
    file = Path(path)
    return read_profile(_text(file), file.stem, file.name)


def _text(file: Path) -> str:
    """What the file holds. Raises KnownError(StyleFault) where that is no text, or more than a style can need."""
    try:
        if not stat.S_ISREG(file.stat().st_mode):  # a pipe would be waited for without end
            raise KnownError(StyleFault.NO_FILE, file=file.name)
        with file.open("rb") as opened:
            found = opened.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise KnownError(StyleFault.CANNOT_READ, file=file.name, why=system_words(error)) from error
    if len(found) > _MOST_BYTES:
        raise KnownError(StyleFault.TOO_LARGE, file=file.name, most=_MOST_BYTES)
    try:
        return found.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise KnownError(StyleFault.NOT_TEXT, file=file.name) from error
