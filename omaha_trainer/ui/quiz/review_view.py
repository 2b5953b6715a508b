"""The wrong answers of a run, one after the other, with all that explains them. Knows no store and no clock."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, Signal

from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.quiz.outcome import Reviewed
from omaha_trainer.session.quiz.run import Mark
from omaha_trainer.session.quiz.table import at_table
from omaha_trainer.training.question import Question
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.choice_row import Choice
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.quiz.names import skill_name
from omaha_trainer.wording.quiz.verdicts import time_line

from .after_choices import BACK, ENTER, FORWARD, LEAVE, TABLE
from .question_view import QuestionView, can_be_played
from .selection import Told

translate = QCoreApplication.translate


class ReviewView(QuestionView):
    """`left` goes back to the report, `table_asked` carries the session of a spot that is to be played on."""

    left = Signal()
    table_asked = Signal(object)

    def __init__(self, look: Look, clock: Clock = time.monotonic) -> None:
        super().__init__(look, clock)
        self._errors: list[list[Reviewed]] = []
        self._place = 0
        self.bar.chosen.connect(self.choose)
        self.head.end.hide()
        self.head.show_clock(None)

    def take(self, errors: Sequence[Reviewed]) -> None:
        """Begin with the first of these; parts of one question stay together."""
        self._errors = [list(same) for _, same in groupby(errors, key=lambda one: one.asked.number)]
        self.show_error(0)

    def show_error(self, place: int) -> None:
        """The wrong answer at this place of the list."""
        self._place = place
        of_question = self._errors[place]
        question, asked = of_question[0].question, of_question[0].asked
        voice = plain_voice(money_of(0))
        self.show_line(question, of_question[-1].part, skill_name(asked.skill, voice))
        count = len(self._errors)
        self.head.show_place(place, count, [Mark.WRONG] * count)
        self.show_told(question, [Told(one.part, one.answer, one.grade) for one in of_question])
        self.bar.offer(self._choices(question), time_line(asked.milliseconds, asked.usual_ms, voice))

    def choose(self, name: str) -> None:
        """Go on, back, out, or to the table."""
        if name == FORWARD and self._place + 1 < len(self._errors):
            self.show_error(self._place + 1)
        elif name == BACK and self._place:
            self.show_error(self._place - 1)
        elif name == TABLE:
            session = self._session()
            if session is not None:
                self.table_asked.emit(session)
        else:
            self.left.emit()

    def _session(self) -> PlaySession | None:
        return at_table(self._errors[self._place][0].question)

    def _choices(self, question: Question) -> list[Choice]:
        found = [Choice(BACK, translate("Quiz", "The one before"), "P", used=not self._place)]
        if can_be_played(question):
            found.append(Choice(TABLE, translate("Quiz", "Open at the table"), "T"))
        if self._place + 1 < len(self._errors):
            found.append(Choice(LEAVE, translate("Quiz", "Back to the report"), "R"))
            return [*found, Choice(FORWARD, translate("Quiz", "Next error"), ENTER, main=True)]
        return [*found, Choice(FORWARD, translate("Quiz", "Back to the report"), ENTER, main=True)]
