"""What the panel says beside a question of cards alone: how the run stands, and which keys answer. Knows no cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.question import Mode, Part, Question
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.quiz.choices import none_text
from omaha_trainer.wording.quiz.verdicts import score_line, time_line
from omaha_trainer.wording.voice import fill

from .hand_scene import places_of
from .quiz_voices import seats_of

translate = QCoreApplication.translate


def run_lines(session: QuizSession) -> list[str]:
    """The run in figures; nothing of right and wrong where that is told at the end."""
    voice, report = plain_voice(money_of(0)), session.report()
    if not report.questions:
        return []
    if not session.plan.rules.tells_at_once:
        answered = translate("Quiz", "%1 answered; what was right is told at the end")
        return [fill(answered, str(report.questions))]
    lines = [score_line(report.right, report.questions, voice)]
    if report.mean_ms is not None:
        lines.append(fill(translate("Quiz", "%1 a question"), time_line(report.mean_ms, None, voice)))
    return lines


def key_lines(part: Part, question: Question) -> list[tuple[str, str]]:
    """The keys that mean something now, with what they do."""
    found: list[tuple[str, str]] = []
    match part.mode:
        case Mode.PICK:
            found.append((f"1-{len(places_of(question))}", translate("Quiz", "take a card, or put it back")))
            found.append((translate("Quiz", "Backspace"), translate("Quiz", "put all back")))
        case Mode.CHOICE | Mode.PAIR:
            found.append((f"1-{len(part.choices)}", translate("Quiz", "choose")))
        case Mode.SEAT:
            found.append((f"1-{seats_of(question)[0]}", translate("Quiz", "choose the seat")))
        case Mode.POTS:
            found.append(("A, D", translate("Quiz", "a pot more, a pot less")))
        case _:
            pass
    if part.may_be_none:
        found.append(("N", none_text(part, plain_voice(money_of(0)))))
    found.append(("Enter", translate("Quiz", "answer")))
    found.append(("Esc", translate("Quiz", "back to the start; the run waits")))
    return found


class RunSide(QWidget):
    """A column of short sections."""

    def __init__(self, session: QuizSession | None, part: Part, question: Question, sizes: TypeScale) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.px(6))
        lines = run_lines(session) if session is not None else []
        if lines:
            column.addWidget(_section(translate("Quiz", "This run")))
            for line in lines:
                label = QLabel(line)
                label.setWordWrap(True)
                column.addWidget(label)
            column.addSpacing(sizes.px(10))
        column.addWidget(_section(translate("Quiz", "Keys")))
        column.addLayout(_keys(key_lines(part, question), sizes))


def _section(words: str) -> QLabel:
    label = QLabel(words.upper())
    set_kind(label, Kind.SECTION)
    return label


def _keys(lines: list[tuple[str, str]], sizes: TypeScale) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(sizes.px(12))
    grid.setVerticalSpacing(sizes.px(7))
    grid.setColumnStretch(1, 1)
    for row, (key, words) in enumerate(lines):
        cap, label = QLabel(key), QLabel(words)
        set_kind(cap, Kind.KEY)
        set_kind(label, Kind.MUTED)
        label.setWordWrap(True)
        grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, row, 1)
    return grid
