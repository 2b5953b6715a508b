"""One skill beside the table: its right answers and its times over all questions, and what was answered instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from omaha_trainer.store.progress_rows import SkillPicture
from omaha_trainer.store.quiz_rows import MistakeSum
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind as QuestionKind
from omaha_trainer.training.names import Mistake
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.bar_list import Bar, BarList
from omaha_trainer.ui.progress.card import Heading
from omaha_trainer.ui.progress.chart_view import ChartView
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.skill_charts import accuracy_chart, time_chart
from omaha_trainer.ui.progress.speech import full_day, numerals
from omaha_trainer.ui.progress.trend import moving, window_of
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import average_of, mistakes_made, skill_line
from omaha_trainer.wording.quiz.names import kind_name, mistake_name, skill_name

MOST_MISTAKES = 6
ACCURACY_HEIGHT, TIME_HEIGHT = 196, 150


class SkillPanel(QWidget):
    """Shows a skill's picture; asks nobody for it."""

    def __init__(self, look: Look, engine: PlotEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = look.theme.sizes.px
        self.title, self.line = QLabel(), QLabel()
        set_kind(self.title, Kind.TITLE)
        set_kind(self.line, Kind.MUTED)
        self.title.setWordWrap(True)
        self.line.setWordWrap(True)
        self.few = QLabel(translate("Progress", "The curves begin with the fifth answer.").strip())
        set_kind(self.few, Kind.MUTED)
        band = translate(
            "Progress",
            "Each point is an average of the last questions up to it; in the band the true value likely lies.",
        )
        self.accuracy_head = Heading(translate("Progress", "RIGHT ANSWERS"), band, look)
        self.time_head = Heading(translate("Progress", "TIME FOR AN ANSWER"), band, look)
        self.accuracy = ChartView(translate("Progress", "Right answers"), ACCURACY_HEIGHT, look, engine)
        self.time = ChartView(translate("Progress", "Time for an answer"), TIME_HEIGHT, look, engine)
        meaning = translate("Progress", "What the wrong answers got wrong, as far as it can be told from them.")
        self.mistakes_head = Heading(translate("Progress", "WHICH MISTAKES INSTEAD"), meaning, look)
        self.mistakes = BarList(translate("Progress", "Which mistakes instead"), 0.66, (48, 52), look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        for part in (
            self.title, self.line, self.few, self.accuracy_head, self.accuracy, self.time_head, self.time,
            self.mistakes_head, self.mistakes,
        ):  # fmt: skip
            column.addWidget(part)
        for place in (7, 5, 3):
            column.insertSpacing(place, px(10))
        column.addStretch(1)

    def show_skill(self, kind: str, trap: str, picture: SkillPicture) -> None:
        """`kind` '' is all questions."""
        figures = numerals()
        skill = Skill.named(kind, trap) if kind else None
        self.title.setText(skill_name(skill, figures.voice) if skill else translate("Progress", "All questions"))
        curve = picture.curve
        asked = sum(stretch.asked for stretch in curve)
        self.line.setText(_line(picture, asked, figures))
        window = window_of(asked)
        points = moving(curve, window)
        self.few.setVisible(not points)
        for part in (self.accuracy_head, self.accuracy, self.time_head, self.time):
            part.setVisible(bool(points))
        if points:
            for head in (self.accuracy_head, self.time_head):
                head.note.setText(average_of(min(window, asked), figures))
            self.accuracy.show_chart(accuracy_chart(points))
            self.time.show_chart(time_chart(points))
        self._show_mistakes(picture.mistakes, figures)

    def dress(self) -> None:
        self.accuracy.dress()
        self.time.dress()

    def _show_mistakes(self, mistakes: Sequence[MistakeSum], figures: Numerals) -> None:
        wrong = sum(one.count for one in mistakes)
        self.mistakes_head.setVisible(bool(wrong))
        self.mistakes.setVisible(bool(wrong))
        self.mistakes_head.note.setText(figures.counted(translate("Progress", "%n wrong answer(s)", "", wrong), wrong))
        self.mistakes.show_bars(mistake_bars(mistakes, figures))


def mistake_bars(mistakes: Sequence[MistakeSum], figures: Numerals) -> list[Bar]:
    """The commonest mistakes, whatever kind of question and part of it they were made in."""
    counted: Counter[Mistake] = Counter()
    for one in mistakes:
        counted[_mistake(one.mistake)] += one.count
    wrong = counted.total()
    commonest = counted.most_common(MOST_MISTAKES)
    bars = []
    for mistake, count in commonest:
        name = mistake_name(mistake, figures.voice)
        shown = name[:1].upper() + name[1:]
        figure = figures.percent(count, wrong), figures.whole(count)
        meaning = mistakes_made(shown, count, wrong, _where(mistakes, mistake, figures), figures)
        bars.append(Bar(shown, count / commonest[0][1], figure, meaning))
    return bars


def _where(mistakes: Sequence[MistakeSum], mistake: Mistake, figures: Numerals) -> list[str]:
    """In which kinds of questions a mistake was made, the commonest first."""
    counted: Counter[str] = Counter()
    for one in mistakes:
        if _mistake(one.mistake) is mistake:
            counted[one.kind] += one.count
    known = set(QuestionKind)
    return [
        f"{kind_name(QuestionKind(kind), figures.voice)}: {figures.whole(count)}"
        for kind, count in counted.most_common()
        if kind in known
    ]


def _mistake(name: str) -> Mistake:
    """One that was not recognised, or that this version does not know, is something else."""
    return Mistake(name) if name in set(Mistake) else Mistake.OTHER


def _line(picture: SkillPicture, asked: int, figures: Numerals) -> str:
    if not asked:
        return ""
    right = sum(stretch.right for stretch in picture.curve)
    mean = sum(stretch.milliseconds for stretch in picture.curve) / asked
    last = max(stretch.last for stretch in picture.curve)
    return skill_line(asked, figures.percent(right, asked), figures.seconds(mean), full_day(last), figures)
