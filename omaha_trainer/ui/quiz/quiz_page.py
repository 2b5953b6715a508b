"""The quiz page: the start, the question, the report and the wrong answers, and what keys mean in each of them.

Knows no rule and keeps nothing by itself; what others have to know leaves by signals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from omaha_trainer.errors import KnownError
from omaha_trainer.session.quiz.outcome import Reviewed
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.ui.key_commands import KeyCommands
from omaha_trainer.ui.keys import is_enter
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.ui.window.page import Page
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.faults.sentence import sentence

from . import after_choices as names
from .conductor import QuizConductor, Stage
from .entries.entry import typed_key
from .keeping import Keeper
from .report_view import ReportView
from .review_view import ReviewView
from .run_view import RunView
from .start_view import StartView

translate = QCoreApplication.translate


NOTICED_MS = 80
"""A question that is there sooner needs no word that it is being dealt."""


class QuizPage(Page):
    """Begins where the reader left off: at the start, with the interrupted run on offer."""

    table_asked = Signal(object)
    """A PlaySession that stands at the spot of a question."""
    due_counted = Signal(tuple)
    """The skills that are due now."""
    repeats_edited = Signal(bool)

    def __init__(
        self,
        look: Look,
        workers: Workers,
        keeper: Keeper,
        *,
        repeats: bool = True,
        clock: Clock = time.monotonic,
        seeds: Callable[[], int] | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("quiz-page")
        self._look = look
        self._workers = workers
        self._keeper = keeper
        self._seeds = seeds or _any_seed
        self.conductor = QuizConductor(workers, keeper, self, clock)
        self.start = StartView(look)
        self.start.repeats.setChecked(repeats)
        self.run = RunView(look, self.conductor, clock)
        self.report = ReportView(look, clock)
        self.review = ReviewView(look, clock)
        self._stack = QStackedWidget()
        self._still_making = QTimer(self, singleShot=True, interval=NOTICED_MS)
        self._still_making.timeout.connect(self._show_run)
        self._keys = KeyCommands(self, names.LETTERS)
        self._lay_out()
        self._connect()
        self.conductor.look_for_interrupted()
        self.count_due()

    # -- what others ask of the page -----------------------------------------------------------------------

    def count_due(self) -> None:
        """Find out, without waiting, what is due; `due_counted` tells it."""
        self._workers.start(self._keeper.due, self._due_known)

    def close_down(self) -> None:
        """The window is closing: keep the time that was spent on the open question."""
        self.conductor.pause()

    def title(self) -> str:
        return translate("Quiz", "Quiz")

    def dress(self) -> None:
        for view in (self.start, self.run, self.report, self.review):
            view.dress()

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            if not event.isAutoRepeat():
                self._press_enter()
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._press_escape()
        key = typed_key(event)
        if key and self._press_key(key):
            return True
        return self._keys.handle(event)

    # -- runs ----------------------------------------------------------------------------------------------

    def begin(self, way: Way) -> None:
        """A new run of the way, within the drill that is chosen."""
        if self.conductor.stage is Stage.MAKING:
            return
        self.start.tell("")
        self.conductor.begin(QuizPlan(way, self.start.drill, self._seeds(), scheduled=self.start.repeats.isChecked()))

    def play_again(self) -> None:
        """The failed and slow ones of the run that is over."""
        session = self.conductor.session
        plan = session.play_again() if session is not None else None
        if plan is not None:
            self.conductor.begin(plan)

    def look_at_errors(self, place: int = 0) -> None:
        """Go through the wrong answers of the run that is over, from this one on."""
        session = self.conductor.session
        if session is not None and session.report().failed:
            self._workers.start(session.errors, partial(self.show_errors, place=place))

    def show_errors(self, errors: tuple[Reviewed, ...], place: int) -> None:
        """Show these, from this one on."""
        if self.conductor.stage is Stage.OVER:
            self.review.take(errors)
            self.review.show_error(place)
            self._show(self.review)

    # -- building ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for view in (self.start, self.run, self.report, self.review):
            self._stack.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    def _connect(self) -> None:
        self._keys.pressed.connect(self._press_letter)
        self.conductor.staged.connect(self._stage_changed)
        self.conductor.ticked.connect(self.run.show_clock)
        self.conductor.refused.connect(self._refused)
        self.conductor.found.connect(self._show_interrupted)
        self.start.started.connect(self.begin)
        self.start.resumed.connect(self.conductor.resume)
        self.start.repeats_edited.connect(self.repeats_edited)
        self.run.chosen.connect(self._choose)
        self.report.chosen.connect(self._choose)
        self.report.error_asked.connect(self.look_at_errors)
        self.review.left.connect(self._show_report)
        self.review.table_asked.connect(self.table_asked)

    # -- stages --------------------------------------------------------------------------------------------

    def _stage_changed(self) -> None:
        stage = self.conductor.stage
        self._still_making.stop()
        if stage is Stage.MAKING:
            self._still_making.start()
        elif stage is Stage.NONE:
            self._show_start()
        elif stage is Stage.OVER:
            self._show_report()
        else:
            self._show_run()
        if stage is Stage.TOLD and self.conductor.session is not None:
            self._due_known(self.conductor.session.due())

    def _show_run(self) -> None:
        self._show(self.run)
        self.run.show_stage()

    def _show_start(self) -> None:
        self._show_interrupted()
        self._show(self.start)
        self.start.setFocus()

    def _show_interrupted(self) -> None:
        self.start.show_interrupted(self.conductor.interrupted)

    def _show_report(self) -> None:
        session = self.conductor.session
        if session is None:
            return
        if not session.run.finished:
            self.conductor.close()  # nothing was answered: there is nothing to tell
            return
        self.report.show_report(session.report(), session.marks)
        self._show(self.report)
        self.count_due()

    def _show(self, view: StartView | RunView | ReportView | ReviewView) -> None:
        self._stack.setCurrentWidget(view)

    def _refused(self, error: KnownError) -> None:
        self.start.tell(sentence(error, plain_voice(money_of(0))))

    def _due_known(self, due: tuple[Skill, ...]) -> None:
        self.start.show_due(due)
        self.due_counted.emit(due)

    # -- keys and choices ----------------------------------------------------------------------------------

    def _choose(self, name: str) -> None:
        steps: dict[str, Callable[[], None]] = {
            names.NEXT: self.conductor.go_on,
            names.LIKE: self.conductor.another_like_it,
            names.TABLE: self._open_at_table,
            names.AGAIN: self.play_again,
            names.ERRORS: self.look_at_errors,
            names.START: self.conductor.close,
        }
        steps[name]()

    def _open_at_table(self) -> None:
        session = self.conductor.open_at_table()
        if session is not None:
            self.table_asked.emit(session)

    def _press_letter(self, letter: str) -> None:
        if letter == "H" and self._current is self.run:
            self.run.show_hint()
        else:
            self._press_key(letter)

    def _press_key(self, key: str) -> bool:
        """A letter or a digit that no field wanted."""
        current = self._current
        if current is self.start:
            return self.start.press(key)
        if current is self.report:
            self.report.choices.press(key)
            return True
        return (self.run if current is self.run else self.review).bar.press(key)

    def _press_enter(self) -> None:
        current = self._current
        if current is self.start:
            self.start.press_enter()
        elif current is self.report:
            self.report.choices.press_main()
        else:
            (self.run if current is self.run else self.review).bar.press_enter()

    def _press_escape(self) -> bool:
        """Back by one: from a question to the start, where the run waits; from an error to the report."""
        current = self._current
        if current is self.run:
            self.conductor.suspend()
        elif current is self.review:
            self._show_report()
        elif current is self.report:
            self.conductor.close()
        else:
            return False
        return True

    @property
    def _current(self) -> object:
        return self._stack.currentWidget()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page has come back to the front: go on typing where one typed."""
        super().focusInEvent(event)
        if self._current is self.run and self.run.bar.entry is not None:
            self.run.bar.entry.take_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.conductor.unpause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._current is not self.run:
            self.run.expect(self.size())
            self.run.warm_usual()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.conductor.pause()


def _any_seed() -> int:
    return SystemRandom().getrandbits(32)
