"""Every fault as one clear sentence: which room it comes from decides who finds the words.

The rooms' words are imported only when one of their faults is told, so that a terminal starts fast.
"""

from __future__ import annotations

from omaha_trainer.errors import KnownError

from .voice import Voice


def sentence(error: KnownError, voice: Voice) -> str:
    """What happened, in one sentence, with the rule's id where one speaks. Raises TypeError for an unknown reason."""
    room = type(error.reason).__module__.split(".")[1]
    match room:
        case "poker" | "assets":
            from .poker_faults import poker_fault

            return poker_fault(error, voice)
        case "table":
            from .table_faults import table_fault

            return table_fault(error, voice)
        case "histories":
            from .history_faults import history_fault

            return history_fault(error, voice)
        case "store":
            from .store_faults import store_fault

            return store_fault(error, voice)
        case "settings":
            from .settings_faults import settings_fault

            return settings_fault(error, voice)
        case "training":
            from .quiz_faults import quiz_fault

            return quiz_fault(error, voice)
        case "opponents" | "session":
            from .session_faults import session_fault

            return session_fault(error, voice)
        case "wording":
            from .amount_faults import amount_fault

            return amount_fault(error, voice)
        case _:
            raise TypeError(f"no words for {error.reason!r}")
