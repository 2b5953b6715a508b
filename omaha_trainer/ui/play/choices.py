"""What can be done when there is nothing to decide: before, after and between hands. Words and letters only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.ui.play.choice_row import Choice
from omaha_trainer.ui.voices import Money
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate

DEAL, NEXT, SKIP = "deal", "next", "skip"
SHOW, BOARD, AGAIN, COPY = "show", "board", "again", "copy"
REBUY, STAKES, LEAVE, ANEW, BACK = "rebuy", "stakes", "leave", "anew", "back"
SETUP_LETTER = "T"
COACH_LETTER = "O"
LETTERS = "FCRPENSBAHTULO"
"""Every letter that means something on the play page."""


def before_first_hand() -> list[Choice]:
    return [Choice(DEAL, translate("Play", "Deal"), "N", main=True)]


def after_fold() -> list[Choice]:
    """The hero is out of a hand that goes on."""
    return [
        Choice(SKIP, translate("Play", "Skip to the end"), "E"),
        Choice(NEXT, translate("Play", "Next hand"), "N", main=True),
    ]


def after_hand(session: PlaySession, *, hands_shown: bool, board_shown: bool) -> list[Choice]:
    """The hand is over."""
    found = []
    if hidden_hands(session):
        found.append(Choice(SHOW, translate("Play", "Show all hands"), "S", used=hands_shown))
    if session.rest_of_board():
        found.append(Choice(BOARD, translate("Play", "Rest of the board"), "B", used=board_shown))
    found.append(Choice(AGAIN, translate("Play", "Same deal again"), "A"))
    found.append(Choice(COPY, translate("Play", "Copy hand"), "H"))
    return [*found, Choice(NEXT, translate("Play", "Next hand"), "N", main=True)]


def visit_folded() -> list[Choice]:
    """Folded in a hand that is played on from a question: no other hand follows it."""
    return [Choice(SKIP, translate("Play", "Skip to the end"), "E", main=True)]


def after_visit(session: PlaySession, *, hands_shown: bool, board_shown: bool) -> list[Choice]:
    """The hand of a question is over: look at it, play it again, or go back to the question."""
    *found, _ = after_hand(session, hands_shown=hands_shown, board_shown=board_shown)
    return [*found, Choice(BACK, translate("Play", "Back to the quiz"), "N", main=True)]


def broke(session: PlaySession, money: Money, *, hands_shown: bool) -> list[Choice]:
    """The hero has no chips left."""
    rebuy = fill(translate("Play", "Rebuy for %1"), money.text(session.config.full_stack))
    found = []
    if hidden_hands(session):
        found.append(Choice(SHOW, translate("Play", "Show all hands"), "S", used=hands_shown))
    return [
        *found,
        Choice(STAKES, translate("Play", "Other stakes"), SETUP_LETTER),
        Choice(LEAVE, translate("Play", "Leave"), "L"),
        Choice(REBUY, rebuy, "U", main=True),
    ]


def after_session() -> list[Choice]:
    """The hero has left the table."""
    return [
        Choice(STAKES, translate("Play", "Another table"), SETUP_LETTER),
        Choice(ANEW, translate("Play", "Sit down again"), "N", main=True),
    ]


def hidden_hands(session: PlaySession) -> list[int]:
    """The seats whose cards nobody has seen, but the hero's own."""
    state = session.state
    if state is None:
        return []
    return [seat for seat in range(1, state.setup.seats) if not state.shown[seat] and state.holes[seat] is not None]
