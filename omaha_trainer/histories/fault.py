"""Why a hand history was refused; beside each reason stand the details that come with it."""

from __future__ import annotations

from enum import StrEnum

from omaha_trainer.errors import KnownError, Reason


class HistoryFault(Reason):
    """Faults of the file, of a field, and of an action within it."""

    NO_FILE = "no file"  # name
    IS_FOLDER = "is a folder"  # name
    NOT_READABLE = "not readable"  # name, why (the system's own words)
    TOO_LARGE = "too large"  # name, limit (bytes)
    NOT_TEXT = "not text"  # place (the first byte that is no UTF-8)
    EMPTY = "empty"
    NOT_TOML = "not TOML"  # line, column (0, 0: at the end of the text)
    MISSING_FIELD = "missing field"  # field
    VARIANT = "variant"  # found
    WRONG_TYPE = "wrong type"  # field, wanted (Wanted)
    AMOUNT = "amount"  # field (empty within an action), found: negative, infinite, beyond all measure
    FINER_THAN_A_CENT = "finer than a cent"  # field (empty within an action), found
    LENGTHS = "lengths"  # field, found, expected (players)
    HOUSE = "house"  # found
    ACTION = "action"  # number (from 1), text, cause (KnownError), decimals
    UNKNOWN_ACTION = "unknown action"
    NO_SUCH_PLAYER = "no such player"  # found, players
    DEALT_TWICE = "dealt twice"  # seat
    NOT_ALL_DEALT = "not all dealt"  # seat (the first without cards)
    OTHER_CARDS = "other cards"  # seat: shown cards are not those dealt


class Wanted(StrEnum):
    """What belongs into a field that holds something else."""

    TEXT = "text"
    TEXTS = "texts"
    AMOUNT = "amount"
    AMOUNTS = "amounts"
    PLAYER = "player"
    SEED = "seed"
    SWITCH = "switch"


def wrong_type(field: str, wanted: Wanted) -> KnownError:
    """A field holds something of another kind."""
    return KnownError(HistoryFault.WRONG_TYPE, field=field, wanted=wanted)


def field_fault(reason: HistoryFault, field: str, found: object = "", expected: int = 0) -> KnownError:
    """A fault of one field of the file."""
    return KnownError(reason, field=field, found=found, expected=expected)
