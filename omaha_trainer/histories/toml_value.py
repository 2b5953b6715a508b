"""Values of a TOML file as text; only as much of TOML as hand histories hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime, time
from decimal import Decimal

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}


def toml_text(text: str) -> str:
    """A basic string.

    >>> print(toml_text('the "nuts"'))
    "the \\"nuts\\""
    """
    return '"' + "".join(_ESCAPES.get(one) or _printable(one) for one in text) + '"'


def _printable(character: str) -> str:
    return f"\\u{ord(character):04X}" if ord(character) < 32 or ord(character) == 127 else character


def toml_value(value: object) -> str:
    """Any value that tomllib gives, with decimals as Decimal. Raises TypeError for others."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return toml_text(value)
        case int():
            return str(value)
        case Decimal():
            return _decimal(value)
        case datetime() | date() | time():
            return value.isoformat()
        case Mapping():
            return "{" + ", ".join(f"{toml_key(str(key))} = {toml_value(one)}" for key, one in value.items()) + "}"
        case Iterable():
            return "[" + ", ".join(map(toml_value, value)) + "]"
        case _:
            raise TypeError(f"{type(value).__name__} cannot be written to TOML")


def toml_key(name: str) -> str:
    return name if _BARE.fullmatch(name) else toml_text(name)


def _decimal(value: Decimal) -> str:
    if not value.is_finite():
        return str(value).lower().replace("infinity", "inf")
    text = str(value).replace("E", "e")
    return text if "." in text or "e" in text else f"{text}.0"
