"""The two kinds of fault the program knows, and nothing about how they are shown.

`KnownError` is the world's fault (a bad file, an illegal raise, a full disk): it carries a reason, the
numbers and, where a rule of the game speaks, the rule's id; `wording` makes the one clear sentence.
`BugError` is the program's own fault.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Base of each room's list of reasons; every member has a sentence in `wording`."""


class KnownError(Exception):
    """Something outside the program is wrong; it is told in one sentence and nothing is lost.

    >>> class CardFault(Reason):
    ...     REPEATED = "repeated"
    >>> error = KnownError(CardFault.REPEATED, rule="G1", card="As")
    >>> error.rule, error.details
    ('G1', {'card': 'As'})
    """

    def __init__(self, reason: Reason, /, rule: str = "", **details: object) -> None:
        super().__init__(reason, rule, details)
        self.reason = reason
        self.rule = rule
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from other processes whole."""
        return _rebuilt, (type(self), self.reason, self.rule, self.details)

    def __str__(self) -> str:
        """For logs only; people see what `wording` makes of it."""
        numbers = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{type(self.reason).__name__}.{self.reason.name} {self.rule} {numbers}".strip()


def _rebuilt(kind: type[KnownError], reason: Reason, rule: str, details: dict[str, object]) -> KnownError:
    return kind(reason, rule, **details)


class BugError(Exception):
    """The program broke a promise to itself."""


def system_words(error: BaseException) -> str:
    """What the system says of an error of its own, without its number and the path, which the sentence names already.

    >>> system_words(FileNotFoundError(2, "No such file or directory", "/a/b"))
    'No such file or directory'
    """
    return (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__
