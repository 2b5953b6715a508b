"""Every fault as one clear sentence: which room it comes from decides who finds the words.

The rooms' words are imported only when one of their faults is told, so that a terminal starts fast.
"""

from __future__ import annotations

from collections.abc import Callable

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.voice import Voice

from .one_line import told_in_one_line


def sentence(error: KnownError, voice: Voice) -> str:
    """What happened, in one sentence, with the rule's id where one speaks. Raises TypeError for an unknown reason."""
    return _teller(error)(told_in_one_line(error), voice)


def _teller(error: KnownError) -> Callable[[KnownError, Voice], str]:
    match type(error.reason).__module__.split(".")[1]:
        case "poker" | "assets":
            from .poker import poker_fault as teller
        case "table":
            from .table import table_fault as teller
        case "histories":
            from .history import history_fault as teller
        case "opponents" | "session":
            from .session import session_fault as teller
        case "training":
            from .quiz import quiz_fault as teller
        case "store":
            from .store import store_fault as teller
        case "settings":
            from .settings import settings_fault as teller
        case "wording":
            from .amount import amount_fault as teller
        case _:
            raise TypeError(f"no words for {error.reason!r}")
    return teller
