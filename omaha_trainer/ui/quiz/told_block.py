"""What is told of an answer: right or wrong, why the tempting answer fails, the right one, the working, the rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import high_of_five
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.training.question import Ask, Pick, Question
from omaha_trainer.ui.felt.model import Mark
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.wording.hands import high_words, low_words
from omaha_trainer.wording.mistakes.why_wrong import why_wrong
from omaha_trainer.wording.quiz.asks import ask_line
from omaha_trainer.wording.quiz.choices import answer_words
from omaha_trainer.wording.quiz.steps import work_lines
from omaha_trainer.wording.quiz.verdicts import verdict_word
from omaha_trainer.wording.rules import rule_line
from omaha_trainer.wording.voice import Voice, fill

from .cards_model import Badge
from .cards_pictures import BadgePicture
from .hand_scene import right_pick
from .panel_texts import body_text, numbered, section_text, small_text
from .quiz_voices import QuizVoices
from .scene_parts import mark_of
from .selection import Told

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Telling:
    """The sentences about one answer, in one voice. `hand` names the right hand, where it is one."""

    verdict: str
    given: str
    why: str
    hand: str
    answer: str
    working: tuple[str, ...]
    rule: str

    @property
    def whole(self) -> str:
        """Everything, to be read aloud."""
        parts = (self.verdict, self.given, self.why, self.hand, self.answer, *self.working, self.rule)
        return "\n".join(part for part in parts if part)


def telling_of(told: Told, question: Question, voice: Voice) -> Telling:
    """What there is to say of an answer."""
    part, right = told.part, told.grade.right
    wrong = told.grade.wrong
    given = fill(translate("Quiz", "You answered: %1"), answer_words(told.answer, part, voice))
    pick = right_pick(told)
    return Telling(
        verdict=verdict_word(right, voice),
        given="" if right else given,
        why=why_wrong(wrong, part, question, voice) if wrong is not None else "",
        hand=_hand(pick, part.ask, voice) if pick is not None else "",
        answer=_capital(answer_words(pick or part.answer, part, voice)),
        working=tuple(work_lines(part, voice)),
        rule=rule_line(wrong.rule if wrong is not None else part.rule, voice),
    )


def _hand(pick: Pick, ask: Ask, voice: Voice) -> str:
    five: Sequence[Card] = pick.hole + pick.board
    if ask is Ask.BEST_HIGH:
        return _capital(high_words(high_of_five(five), voice))
    return low_words(low_of_five(five), voice)


def _capital(text: str) -> str:
    """What begins with a picture stays as it is."""
    return text[:1].upper() + text[1:]


class ToldBlock(QWidget):
    """One answer in words; `heading` says which part it was, where several are told together."""

    def __init__(
        self, told: Told, question: Question, voices: QuizVoices, look: Look, width: int, *, heading: bool
    ) -> None:
        super().__init__()
        self._look = look
        self._width = width
        rich, plain = (telling_of(told, question, voice) for voice in (voices.rich, voices.plain))
        px, theme = look.theme.sizes.px, look.theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        if heading:
            self._column.addWidget(small_text(ask_line(told.part, question, voices.rich), theme, width))
        self._column.addLayout(self._verdict(rich.verdict, right=told.grade.right))
        for text in (rich.given, rich.why):
            if text:
                self._column.addWidget(body_text(text, theme, width))
        self._column.addSpacing(px(2))
        self._column.addWidget(self._tile(rich, low=Mark.LOW in mark_of(told.part)))
        self._column.addSpacing(px(6))
        self._column.addWidget(section_text(translate("Quiz", "Working")))
        self._column.addWidget(body_text(numbered(rich.working, px(5)), theme, width))
        self._column.addSpacing(px(4))
        self._column.addWidget(small_text(rich.rule, theme, width))
        self.setAccessibleName(plain.whole)
        self.spoken = plain.whole

    def _verdict(self, words: str, *, right: bool) -> QHBoxLayout:
        """The word in its colour, with the badge before it that marks cards and seats too."""
        icon = QLabel()
        badge = BadgePicture(Badge.RIGHT if right else Badge.WRONG, self._look.theme.sizes.px(22))
        icon.setPixmap(badge.drawn(self._look.theme.felt, self.devicePixelRatioF()))
        label = QLabel(words)
        label.setObjectName("verdict")
        set_kind(label, Kind.VERDICT_GOOD if right else Kind.VERDICT_BAD)
        row = QHBoxLayout()
        row.setSpacing(self._look.theme.sizes.px(8))
        row.addWidget(icon)
        row.addWidget(label, 1)
        return row

    def _tile(self, telling: Telling, *, low: bool) -> QFrame:
        """The right answer: the hand in gold or sky, and the cards that make it."""
        theme = self._look.theme
        px, inner = theme.sizes.px, self._width - theme.sizes.px(28) - 2
        tile = QFrame()
        tile.setObjectName("right-answer")
        tile.setFixedWidth(self._width)
        set_kind(tile, Kind.LOW if low else Kind.ADVICE)
        column = QVBoxLayout(tile)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(3))
        if telling.hand:
            ink = theme.palette.sky if low else theme.palette.gold
            column.addWidget(body_text(f"<b>{telling.hand}</b>", theme, inner, ink))
        column.addWidget(body_text(telling.answer if telling.hand else f"<b>{telling.answer}</b>", theme, inner))
        return tile
