"""Has a session kept while it is played: every step, and each finished hand once. Nobody waits for it."""

from __future__ import annotations

from functools import partial

from omaha_trainer.store.store import Store

from .hand import Hand
from .play_session import PlaySession
from .record import record


class SessionKeeper:
    """Between a session and the store. A hand's equity is worked out on the store's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Hand | None = None

    def keep(self, session: PlaySession) -> None:
        """Save the session after a step, and the hand with it where the step was its last.

        Call it for a session that was taken up again too: the hand that it ended with may not have been kept in time.
        """
        hand, snapshot = session.hand, session.snapshot()
        if hand is not None and hand.state.over and hand is not self._kept:
            self._kept = hand
            self._store.finish_hand(partial(record, hand, session.names), snapshot)
        else:
            self._store.save_running(snapshot)

    def leave(self, session: PlaySession) -> None:
        """The session is over, and what it came to is kept; it will not be taken up again."""
        self.keep(session)
        self._store.end_session()
