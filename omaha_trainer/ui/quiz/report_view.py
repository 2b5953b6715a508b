"""How a run went: the score and the times, skill by skill, which mistakes, and the wrong answers to look at again."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from omaha_trainer.session.quiz.report import QuizReport
from omaha_trainer.session.quiz.run import Asked, Mark
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.choice_row import Choice, ChoiceRow
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.ui.window.curtain import BAR
from omaha_trainer.wording.quiz.names import mistake_name, skill_name, way_name
from omaha_trainer.wording.quiz.verdicts import score_line, time_line
from omaha_trainer.wording.voice import fill

from .after_choices import AGAIN, ENTER, ERRORS, START
from .dots import Dots
from .report_parts import figure, row_of, section

translate = QCoreApplication.translate

WIDEST = 920


class ReportView(QWidget):
    """`chosen` carries the name of what comes next, `error_asked` the place of a wrong answer among the failed."""

    chosen = Signal(str)
    error_asked = Signal(int)

    def __init__(self, look: Look, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._look = look
        self._voice = plain_voice(money_of(0))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = QFrame()
        set_kind(bar, Kind.BAR)
        bar.setFixedHeight(look.theme.sizes.px(BAR))
        self.choices = ChoiceRow(look.theme, clock=clock)
        self.choices.chosen.connect(self.chosen)
        around = QHBoxLayout(bar)
        around.setContentsMargins(look.theme.sizes.px(18), 0, look.theme.sizes.px(18), 0)
        around.addWidget(self.choices)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addWidget(bar)
        self.failed: list[QPushButton] = []
        self._report: QuizReport | None = None
        self._marks: tuple[Mark, ...] = ()

    def show_report(self, report: QuizReport, marks: Sequence[Mark]) -> None:
        self._report, self._marks = report, tuple(marks)
        self._fill(report)
        again = bool(report.failed or report.slow)
        choices = [Choice(START, translate("Quiz", "Back to the start"), "L", main=not again)]
        if report.failed:
            choices.append(Choice(ERRORS, translate("Quiz", "Look at the errors"), "R"))
        if again:
            label = translate("Quiz", "Play the failed and slow ones again")
            choices.append(Choice(AGAIN, label, ENTER, main=True))
        self.choices.offer(choices)
        self.setFocus()

    def dress(self) -> None:
        self.choices.dress(self._look.theme)
        if self._report is not None:
            self._fill(self._report)

    # -- building ------------------------------------------------------------------------------------------

    def _fill(self, report: QuizReport) -> None:
        px = self._look.theme.sizes.px
        inside = QWidget()
        inside.setObjectName("report-inside")
        around = QHBoxLayout(inside)
        around.setContentsMargins(px(32), px(28), px(32), px(28))
        frame = QWidget()
        frame.setMaximumWidth(px(WIDEST))
        around.addStretch(1)
        around.addWidget(frame, 100, Qt.AlignmentFlag.AlignTop)
        around.addStretch(1)
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(18))
        column.addLayout(self._head(report))
        column.addLayout(self._figures(report))
        self.failed = []
        for part in (self._failed(report), self._mistakes(report), self._skills(report)):
            if part is not None:
                column.addWidget(part)
        column.addStretch(1)
        old = self._scroll.takeWidget()
        if old is not None:
            old.deleteLater()
        self._scroll.setWidget(inside)

    def _head(self, report: QuizReport) -> QVBoxLayout:
        way = QLabel(way_name(report.plan.way, self._voice))
        set_kind(way, Kind.SMALL)
        score = QLabel(score_line(report.right, report.questions, self._voice))
        score.setObjectName("report-score")
        set_kind(score, Kind.TITLE)
        dots = Dots(self._look.theme)
        dots.show_marks(self._marks, -1)
        row = QHBoxLayout()
        row.addWidget(score, 1)
        row.addWidget(dots)
        head = QVBoxLayout()
        head.setSpacing(self._look.theme.sizes.px(4))
        head.addWidget(way)
        head.addLayout(row)
        return head

    def _figures(self, report: QuizReport) -> QHBoxLayout:
        sizes, voice = self._look.theme.sizes, self._voice
        percent = round(100 * report.right / report.questions) if report.questions else 0
        found = [(translate("Quiz", "Right"), f"{percent} %")]
        if report.mean_ms is not None:
            found.append((translate("Quiz", "A question took"), time_line(report.mean_ms, None, voice)))
        minutes, seconds = divmod(round(report.milliseconds / 1000), 60)
        found.append((translate("Quiz", "Time of thinking"), f"{minutes}:{seconds:02d}"))
        found.append((translate("Quiz", "Right, but slow"), str(len(report.slow))))
        row = QHBoxLayout()
        row.setSpacing(sizes.px(12))
        for words, number in found:
            row.addWidget(figure(words, number, sizes), 1)
        return row

    def _skills(self, report: QuizReport) -> QWidget | None:
        if not report.skills:
            return None
        rows = []
        for one in report.skills:
            rows.append(
                row_of(
                    skill_name(one.skill, self._voice),
                    score_line(one.right, one.asked, self._voice),
                    time_line(one.mean_ms, one.usual_ms, self._voice),
                    whole=one.right == one.asked,
                    look=self._look,
                )
            )
        return section(translate("Quiz", "Skill by skill"), rows, self._look.theme.sizes)

    def _mistakes(self, report: QuizReport) -> QWidget | None:
        if not report.mistakes:
            return None
        text = translate("Quiz", "%1 ×", "how often a mistake was made")
        rows = [
            row_of(_capital(mistake_name(mistake, self._voice)), "", fill(text, str(count)), look=self._look)
            for mistake, count in report.mistakes
        ]
        return section(translate("Quiz", "What went wrong"), rows, self._look.theme.sizes)

    def _failed(self, report: QuizReport) -> QWidget | None:
        if not report.failed:
            return None
        self.failed = [self._error(place, asked) for place, asked in enumerate(report.failed)]
        return section(translate("Quiz", "Wrong answers"), self.failed, self._look.theme.sizes)

    def _error(self, place: int, asked: Asked) -> QPushButton:
        """A wrong answer that opens again with all that explains it."""
        mistakes = [mistake_name(one.mistake, self._voice) for one in asked.answers if one.mistake]
        text = translate("Quiz", "%1. %2 - %3", "number, skill, mistakes")
        button = QPushButton(fill(text, str(asked.number), skill_name(asked.skill, self._voice), ", ".join(mistakes)))
        button.setObjectName(f"error-{place}")
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setStyleSheet("text-align: left; font-weight: 500; padding: 3px 6px;")
        set_kind(button, Kind.QUIET)
        button.clicked.connect(self._error_clicked)
        return button

    def _error_clicked(self) -> None:
        for place, button in enumerate(self.failed):
            if button is self.sender():
                self.error_asked.emit(place)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
