"""The question of a run as the conductor leads it, and what can be done after it. Decides nothing."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, Signal

from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.question import Part, Question
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.quiz.verdicts import time_line

from .after_choices import after_answer
from .conductor import QuizConductor, Stage
from .head_words import kind_line
from .question_view import QuestionView, can_be_played
from .run_side import RunSide

translate = QCoreApplication.translate


class RunView(QuestionView):
    """`chosen` carries the name of what is to be done after an answer (`after_choices`)."""

    chosen = Signal(str)

    def __init__(self, look: Look, conductor: QuizConductor, clock: Clock = time.monotonic) -> None:
        super().__init__(look, clock)
        self._conductor = conductor
        self.bar.answered.connect(conductor.answer)
        self.bar.chosen.connect(self.chosen)
        self.panel.hint_asked.connect(self.show_hint)
        self.head.ended.connect(conductor.leave)
        conductor.maker.made.connect(self.warm)
        conductor.maker.prepare = self.scenes.prepare

    def show_stage(self) -> None:
        """Show the run as it stands."""
        conductor, question = self._conductor, self._conductor.question
        session = conductor.session
        if session is None or question is None or conductor.stage is Stage.MAKING:
            self.bar.wait(translate("Quiz", "The next question is being dealt"))
        elif conductor.stage is Stage.OPEN:
            self._show_head(session, question)
            self.show_open(question, conductor.part, learning=session.plan.rules.hints)
        elif conductor.stage is Stage.TOLD:
            self._show_head(session, question)
            self.show_told(question, conductor.told)
            self._offer(session, question)

    def show_clock(self) -> None:
        self.head.show_clock(self._conductor.remaining_ms)

    def show_hint(self) -> None:
        """The next hint; an answer after it counts as helped."""
        session = self._conductor.session
        if self._conductor.stage is Stage.OPEN and session is not None and session.plan.rules.hints:
            self._conductor.hinted |= self.panel.show_hint()

    def add_to_panel(self, part: Part, question: Question) -> None:
        self.panel.add(RunSide(self._conductor.session, part, question, self.look.theme.sizes))

    def dress(self) -> None:
        super().dress()
        if self._conductor.stage is Stage.TOLD:
            self.show_stage()

    def _show_head(self, session: QuizSession, question: Question) -> None:
        answered = self._conductor.stage is Stage.TOLD
        about = kind_line(session, question, plain_voice(money_of(0)), answered=answered)
        part = self._conductor.told[-1].part if answered else question.parts[self._conductor.part]
        self.show_line(question, part, about)
        run, length = session.run, session.plan.length
        number = run.last.number if run.last is not None else 0
        beside = len(run.asked) - run.planned
        self.head.show_run(number, None if length is None else length + beside, session.marks)
        self.show_clock()

    def _offer(self, session: QuizSession, question: Question) -> None:
        asked, more = session.run.last, session.part is not None
        assert asked is not None
        choices = after_answer(more_parts=more, over=session.over, at_table=can_be_played(question))
        words = "" if more else time_line(asked.milliseconds, asked.usual_ms, plain_voice(money_of(0)))
        self.bar.offer(choices, words)
