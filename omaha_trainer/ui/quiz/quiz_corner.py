"""The quiz within the window: its page, made when first asked for, what is due on the rail, visits to a table.

Wires pages and keeps none of their business.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.window.curtain import NARROW
from omaha_trainer.ui.window.main_window import MainWindow
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.voice import fill

if TYPE_CHECKING:
    from omaha_trainer.session.play.play_session import PlaySession
    from omaha_trainer.training.lessons.skills import Skill

    from .keeping import Keeper
    from .quiz_page import QuizPage
    from .visit_page import VisitPage

translate = QCoreApplication.translate

QUIZ, VISIT = "quiz", "visit"


class QuizCorner(QObject):
    """`repeats_edited`: whether what is due comes back."""

    repeats_edited = Signal(bool)

    def __init__(
        self,
        look: Look,
        window: MainWindow,
        workers: Workers,
        keeper: Keeper,
        wishes: Callable[[], Wishes],
        *,
        repeats: bool = True,
        clock: Clock = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._workers = workers
        self._keeper = keeper
        self._wishes = wishes
        self._repeats = repeats
        self._clock = clock
        self._page: QuizPage | None = None
        self._visit: VisitPage | None = None
        self._count = 0
        window.add_page_later(QUIZ, "quiz", translate("Window", "Quiz"), self._make_page)
        window.closing.connect(self._close_down)

    @property
    def page(self) -> QuizPage:
        """The page, made now if it was not there."""
        if self._page is None:
            self._window.show_page(QUIZ)
        assert self._page is not None
        return self._page

    @property
    def visit(self) -> VisitPage | None:
        """The table at which a spot is played on, once there was one."""
        return self._visit

    def count_due(self) -> None:
        """Show on the rail what is due, as soon as that is known."""
        self._workers.start(self._keeper.due, self._due_known)

    def start_anew(self) -> None:
        """Everything that was kept is something else now."""
        if self._page is not None:
            self._page.conductor.start_anew()
        self.count_due()

    def apply(self, wishes: Wishes) -> None:
        """The reader wants the window otherwise."""
        if self._visit is not None:
            self._visit.apply(wishes)

    def _make_page(self) -> QuizPage:
        from .quiz_page import QuizPage  # when it is asked for

        page = QuizPage(self._look, self._workers, self._keeper, repeats=self._repeats, clock=self._clock)
        page.table_asked.connect(self._open_table)
        page.due_counted.connect(self._due_known)
        page.repeats_edited.connect(self._edit_repeats)
        self._page = page
        return page

    def _edit_repeats(self, on: bool) -> None:
        self._repeats = on
        self._show_count()
        self.repeats_edited.emit(on)

    def _due_known(self, due: tuple[Skill, ...]) -> None:
        self._count = len(due)
        self._show_count()

    def _show_count(self) -> None:
        """What is due, where it comes back at all."""
        shown = self._count if self._repeats else 0
        words = fill(translate("Quiz", "Due now: %1", "number of skills"), str(shown))
        self._window.rail.set_count(QUIZ, shown, words)

    def _open_table(self, session: PlaySession) -> None:
        """Play a spot on."""
        if self._visit is None:
            from .visit_page import VisitPage

            self._visit = VisitPage(self._look, session, self._workers, self._clock)
            self._visit.left.connect(self._back)
            self._window.add_hidden_page(VISIT, self._visit)
        self._visit.log.clear_lines()
        self._visit.fold_panel(self._window.width() < self._look.theme.sizes.px(NARROW))
        self._visit.apply(self._wishes())
        self._visit.take(session)
        self._window.show_page(VISIT)

    def _back(self) -> None:
        self._window.show_page(QUIZ)

    def _close_down(self) -> None:
        if self._page is not None:
            self._page.close_down()
        if self._visit is not None:
            self._visit.close_down()
