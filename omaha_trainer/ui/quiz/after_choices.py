"""What can be done after an answer and after a run: words and letters only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from omaha_trainer.ui.play.choice_row import Choice

translate = QCoreApplication.translate

LIKE, TABLE, NEXT = "like", "table", "next"
AGAIN, ERRORS, ANEW, START = "again", "errors", "anew", "start"
BACK, FORWARD, LEAVE = "back", "forward", "leave"
ENTER = "Enter"
LETTERS = "STNHRLPCAD"
"""Every letter that means something on the quiz page."""


def after_answer(*, more_parts: bool, over: bool, at_table: bool) -> list[Choice]:
    """What there is after an answer; another like it and the table come when the question is done."""
    if more_parts:
        return [Choice(NEXT, translate("Quiz", "Go on"), ENTER, main=True)]
    found = []
    if not over:
        found.append(Choice(LIKE, translate("Quiz", "Show another like it"), "S"))
    if at_table:
        found.append(Choice(TABLE, translate("Quiz", "Open at the table"), "T"))
    label = translate("Quiz", "See the report") if over else translate("Quiz", "Next")
    return [*found, Choice(NEXT, label, ENTER, main=True)]
