"""Where a run begins: the ways to train, what is due, the run that was interrupted, and what to confine it to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.quiz.names import skill_name, way_detail, way_name
from omaha_trainer.wording.voice import Voice, fill

from .drill_form import DrillForm
from .labels import make_label
from .way_tile import WayTile

translate = QCoreApplication.translate

WIDEST = 920
ICONS = {Way.PRACTICE: "target", Way.LEARN: "hint", Way.TIMED: "clock", Way.TEST: "check-circle"}
"""In the order in which they stand."""
MOST_NAMED = 3
RESUME_KEY = "C"


class StartView(QScrollArea):
    """`started` carries the way; `resumed`: go on with the interrupted run."""

    started = Signal(object)
    resumed = Signal()
    repeats_edited = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._voice = plain_voice(money_of(0))
        self._due: tuple[Skill, ...] = ()
        self.setObjectName("quiz-start")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._heading = QLabel(translate("Quiz", "Quiz"))
        set_kind(self._heading, Kind.TITLE)
        self._due_line = make_label("quiz-due", Kind.MUTED, wraps=True)
        self.resume = WayTile("resume-run", "resume", RESUME_KEY, look, main=False)
        self.tiles = {way: self._tile(way, str(place + 1)) for place, way in enumerate(ICONS)}
        self.form = DrillForm(look.theme.sizes, self._voice)
        self.repeats = QCheckBox(translate("Quiz", "Bring back what is due"))
        self.repeats.setObjectName("quiz-repeats")
        self.repeats.setChecked(True)
        self._fault = make_label("quiz-fault", Kind.BAD, wraps=True)
        self._fault.hide()
        self.resume.clicked.connect(self.resumed)
        self.resume.hide()
        self.form.edited.connect(self._edited)
        self.repeats.toggled.connect(self._repeats_toggled)
        self._lay_out()

    @property
    def drill(self) -> Drill:
        return self.form.drill

    def show_due(self, due: Sequence[Skill]) -> None:
        """Which skills come back now."""
        self._due = tuple(due)
        self._tell_due()

    def show_interrupted(self, session: QuizSession | None) -> None:
        """Offer to go on with a run, if there is one."""
        self.resume.setVisible(session is not None)
        if session is not None and session.run.last is not None:
            text = translate("Quiz", "%1, question %2", "way to train, number")
            words = fill(text, way_name(session.plan.way, self._voice), str(session.run.last.number))
            self.resume.say(translate("Quiz", "Go on where you stopped"), words)

    def tell(self, sentence: str) -> None:
        """Why no run began; nothing takes it away."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def press(self, key: str) -> bool:
        """A digit starts a way, C goes on with what was interrupted."""
        if key == RESUME_KEY and not self.resume.isHidden():
            self.resumed.emit()
        elif key.isdecimal() and 1 <= int(key) <= len(self.tiles):
            self.started.emit(list(self.tiles)[int(key) - 1])
        else:
            return False
        return True

    def press_enter(self) -> None:
        """The first way: practice."""
        self.started.emit(next(iter(self.tiles)))

    def dress(self) -> None:
        for tile in (*self.tiles.values(), self.resume):
            tile.dress()

    # -- within --------------------------------------------------------------------------------------------

    def _tile(self, way: Way, key: str) -> WayTile:
        main = way is Way.PRACTICE
        tile = WayTile(f"way-{way.value}", ICONS[way], "Enter" if main else key, self._look, main=main)
        tile.say(way_name(way, self._voice), way_detail(way, self._voice))
        tile.clicked.connect(self._clicked)
        return tile

    def _clicked(self) -> None:
        for way, tile in self.tiles.items():
            if tile is self.sender():
                self.started.emit(way)

    def _edited(self) -> None:
        self.tell("")

    def _repeats_toggled(self, on: bool) -> None:
        self._tell_due()
        self.repeats_edited.emit(on)

    def _tell_due(self) -> None:
        self._due_line.setText(due_words(self._due, self._voice, on=self.repeats.isChecked()))

    def _lay_out(self) -> None:
        px = self._look.theme.sizes.px
        inside = QWidget()
        column = QVBoxLayout()
        column.setSpacing(px(14))
        column.addWidget(self._heading)
        column.addWidget(self._due_line)
        column.addSpacing(px(6))
        column.addWidget(self.resume)
        column.addLayout(self._ways())
        column.addWidget(self._fault)
        column.addSpacing(px(10))
        column.addWidget(self._drill())
        around = QHBoxLayout(inside)
        around.setContentsMargins(px(32), px(28), px(32), px(28))
        around.addStretch(1)
        frame = QWidget()
        frame.setMaximumWidth(px(WIDEST))
        frame.setLayout(column)
        around.addWidget(frame, 100, Qt.AlignmentFlag.AlignTop)
        around.addStretch(1)
        self.setWidget(inside)

    def _ways(self) -> QGridLayout:
        """The main way over the whole width, the others below it."""
        px = self._look.theme.sizes.px
        grid = QGridLayout()
        grid.setSpacing(px(14))
        main, *others = self.tiles.values()
        grid.addWidget(main, 0, 0, 1, len(others))
        for place, tile in enumerate(others):
            grid.addWidget(tile, 1, place)
            grid.setColumnStretch(place, 1)
            tile.setMinimumWidth(px(200))
            tile.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return grid

    def _drill(self) -> QFrame:
        px = self._look.theme.sizes.px
        tile = QFrame()
        set_kind(tile, Kind.TILE)
        column = QVBoxLayout(tile)
        column.setContentsMargins(px(20), px(16), px(20), px(18))
        column.setSpacing(px(12))
        head = QHBoxLayout()
        words = QLabel(translate("Quiz", "Only some questions").upper())
        set_kind(words, Kind.SECTION)
        head.addWidget(words, 1)
        head.addWidget(self.repeats)
        column.addLayout(head)
        column.addWidget(self.form)
        return tile

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.verticalScrollBar().setValue(0)


def due_words(due: Sequence[Skill], voice: Voice, *, on: bool) -> str:
    """What waits to be asked again, the first few by name."""
    if not on:
        return translate("Quiz", "Nothing comes back: questions are new ones only.")
    if not due:
        return translate("Quiz", "Nothing is due: a good time for something new.")
    names = ", ".join(skill_name(skill, voice) for skill in due[:MOST_NAMED])
    text = translate("Quiz", "%1 due: %2", "number of skills, their names")
    if len(due) > MOST_NAMED:
        text = translate("Quiz", "%1 due: %2 ...", "number of skills, the names of some")
    return fill(text, str(len(due)), names)
