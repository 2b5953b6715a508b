"""What can be wrong about asking for an opponent, and about the file that describes one."""

from __future__ import annotations

from enum import StrEnum

from omaha_trainer.errors import Reason


class RosterFault(Reason):
    """No such player."""

    UNKNOWN_STYLE = "unknown style"  # style ("rok"), known ("rock, station, ...")


class Kind(StrEnum):
    """What a key of a style file holds."""

    NUMBER = "number"
    THREE_NUMBERS = "three numbers"
    LINE = "line"
    """A short text without breaks."""
    TEXT = "text"
    TABLE = "table"


class StyleFault(Reason):
    """What is wrong about a style file. Each comes with `file`, its name, and most with `key` ("play.enter")."""

    CANNOT_READ = "cannot read"  # file, why
    NO_FILE = "no file"  # file: a folder, a pipe ...
    TOO_LARGE = "too large"  # file, most: bytes
    NOT_TEXT = "not text"  # file: not UTF-8
    NOT_TOML = "not toml"  # file, line (0: unknown)
    NAME_TAKEN = "name taken"  # file, style
    MISSING_KEY = "missing key"  # file, key
    UNKNOWN_KEY = "unknown key"  # file, key
    WRONG_KIND = "wrong kind"  # file, key, wanted: Kind
    OUT_OF_RANGE = "out of range"  # file, key, found, least, most
