"""What came from outside - a typed text, a file's name, a line of a file - as it can stand within a sentence.

A sentence is one line that can be read: no line breaks, no characters that a terminal obeys or nobody sees, no book.
"""

from __future__ import annotations

import unicodedata
from enum import Enum

from omaha_trainer.errors import KnownError

_LONGEST = 200
_HEAD, _TAIL = 120, 60


def one_line(text: str) -> str:
    """The text with unseen characters as their codes, and without its middle where it is too long to be read.

    >>> print(one_line("As\\nKd"))
    As\\nKd
    """
    if len(text) > _LONGEST:
        return f"{_seen(text[:_HEAD])}...{_seen(text[-_TAIL:])}"
    return _seen(text)


def told_in_one_line(error: KnownError) -> KnownError:
    """The same fault, its texts made fit for a sentence."""
    details = {
        name: one_line(value) if isinstance(value, str) and not isinstance(value, Enum) else value
        for name, value in error.details.items()
    }
    return type(error)(error.reason, error.rule, **details)


def _seen(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(one if _is_seen(one) else one.encode("unicode_escape").decode() for one in text)


def _is_seen(character: str) -> bool:
    """Letters, signs and every width of space; line and paragraph separators are none of these."""
    return character.isprintable() or unicodedata.category(character) == "Zs"
