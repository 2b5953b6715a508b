"""What the table asks of whoever keeps its hands."""

from __future__ import annotations

from typing import Protocol

from omaha_trainer.session.play.play_session import PlaySession


class Keeper(Protocol):
    """Who keeps what happens, without making anybody wait."""

    def keep(self, session: PlaySession) -> None:
        """The session took a step; a hand that is over is kept for good."""

    def leave(self, session: PlaySession) -> None:
        """The session is over."""
