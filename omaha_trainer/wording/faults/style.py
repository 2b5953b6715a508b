"""What is wrong about a style file, in one sentence that names the file and the key."""

from __future__ import annotations

from math import inf
from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import Kind, StyleFault
from omaha_trainer.opponents.style_file import LONGEST_TITLE
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers

_LONG = 10**6
"""Whole numbers from here on are told in short."""


def style_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a StyleFault; TypeError for another reason."""
    numbers = Numbers(error, voice)
    if not isinstance(error.reason, StyleFault):
        raise TypeError(f"no words for {error.reason!r}")
    file, key = numbers.text("file"), numbers.text("key") if "key" in error.details else ""
    match error.reason:
        case StyleFault.NAME_TAKEN:
            text = voice.translate("Faults", 'The opponent in %1 needs another file name: "%2" belongs to the program.')
            return fill(text, file, numbers.text("style"))
        case StyleFault.MISSING_KEY:
            return fill(voice.translate("Faults", "The opponent in %1 lacks the key %2."), file, key)
        case StyleFault.UNKNOWN_KEY:
            return fill(voice.translate("Faults", "The opponent in %1 has a key that means nothing: %2."), file, key)
        case StyleFault.WRONG_KIND:
            wanted = _kind(Kind(numbers.text("wanted")), voice)
            return fill(voice.translate("Faults", "The opponent in %1: the key %2 has to hold %3."), file, key, wanted)
        case StyleFault.OUT_OF_RANGE:
            text = voice.translate("Faults", "The opponent in %1: %2 is %3 and has to lie between %4 and %5.")
            return fill(text, file, key, *(_plain(error, name) for name in ("found", "least", "most")))
        case StyleFault.NOT_TOML:
            return _not_toml(file, numbers.whole("line"), voice)
        case _:
            return fill(voice.translate("Faults", "The opponent in %1 cannot be read (%2)."), file, _why(error, voice))


def _why(error: KnownError, voice: Voice) -> str:
    """Why there is no text to read."""
    numbers = Numbers(error, voice)
    match error.reason:
        case StyleFault.NO_FILE:
            return voice.translate("Faults", "it is no file")
        case StyleFault.NOT_TEXT:
            return voice.translate("Faults", "it is no UTF-8 text")
        case StyleFault.TOO_LARGE:
            return fill(voice.translate("Faults", "it has more than %1 bytes"), numbers.text("most"))
        case _:
            return numbers.text("why")


def _not_toml(file: str, line: int, voice: Voice) -> str:
    if not line:
        return fill(voice.translate("Faults", "The opponent in %1 is not valid TOML."), file)
    return fill(voice.translate("Faults", "The opponent in %1 is not valid TOML: line %2."), file, str(line))


def _kind(kind: Kind, voice: Voice) -> str:
    match kind:
        case Kind.NUMBER:
            return voice.translate("Faults", "a number")
        case Kind.THREE_NUMBERS:
            return voice.translate("Faults", "three numbers, not all of them 0")
        case Kind.LINE:
            return fill(voice.translate("Faults", "a text of one line, at most %1 characters"), str(LONGEST_TITLE))
        case Kind.TEXT:
            return voice.translate("Faults", "a text that is not empty")
        case Kind.TABLE:
            return voice.translate("Faults", "a table of keys")
    assert_never(kind)


def _plain(error: KnownError, name: str) -> str:
    """A number as it is written in such a file."""
    value = error.details[name]
    if isinstance(value, int) and abs(value) < _LONG:
        return str(value)
    assert isinstance(value, int | float)
    return f"{_as_float(value):g}"


def _as_float(value: float) -> float:
    """Also a whole number that is none any more for its size."""
    try:
        return float(value)
    except OverflowError:
        return inf if value > 0 else -inf
