"""Why a session says no: settings that make no table, and steps that are not due."""

from __future__ import annotations

from omaha_trainer.errors import Reason


class SessionFault(Reason):
    """What is wrong with a table's settings, or with what is asked of the session now."""

    STACK = "stack"
    """stack, least, most: the buy-in in big blinds."""
    STAKES = "stakes"
    """small, big, ante: no blinds can be made of these figures."""
    STYLES = "styles"
    """found, expected: one opponent's style for every seat but the hero's."""
    MIXED_HANDS = "mixed hands"
    """hands: a round of a mixed table has at least one hand (MX1)."""
    HAND_RUNNING = "hand running"
    NO_HAND = "no hand"
    HERO_BROKE = "hero broke"
    FULL_STACK = "full stack"
    """stack, full: nothing to buy."""
    SNAPSHOT = "snapshot"
    """A saved session that cannot be read."""


class RunFault(Reason):
    """Why a run of questions says no."""

    RUN_OVER = "run over"
    """Nothing more is asked in this run."""
    QUESTION_OPEN = "question open"
    """A question waits for its answer."""
    NO_QUESTION = "no question"
    """Nothing is asked, or not this part now."""
    NOTHING_TO_ASK = "nothing to ask"
    """No kind has a question with this trap in this game under these rules."""
