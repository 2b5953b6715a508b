"""Picking cards of the hand and the board, by click or by the digits under them; or "no low"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from omaha_trainer.training.parts.picks import pick
from omaha_trainer.training.question import Answer, NoHand, Part, Question
from omaha_trainer.ui.play.action_button import ActionButton
from omaha_trainer.ui.quiz.hand_scene import places_of
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices
from omaha_trainer.ui.quiz.selection import HAND, NOTHING, Place, Selection
from omaha_trainer.ui.theme.kinds import Kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.quiz.choices import none_text
from omaha_trainer.wording.voice import fill

from .entry import Entry
from .none_button import KEYS, NoneButton

translate = QCoreApplication.translate

FIVE = 5


class PickEntry(Entry):
    """Five cards are an answer, whichever they are: that two of them come from the hand is what is asked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.clear = ActionButton("clear", "", self, clock=lambda: 0.0)
        self.none = NoneButton(theme, self)
        self._places: list[Place] = []
        self._question: Question | None = None
        for widget in (self.none, self.clear):
            self.row.addWidget(widget)
        self.row.addWidget(self._note, 1)
        self.clear.chosen.connect(self._clear)
        self.none.chosen.connect(self._choose_none)
        self.dress(theme)

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:
        self._question = question
        self._places = list(places_of(question))
        self.clear.relabel(translate("Quiz", "Clear"))
        self.clear.setToolTip(translate("Quiz", "Put all cards back (Backspace)"))
        self.none.offer(none_text(part, voices.plain), offered=part.may_be_none)
        self._take(NOTHING)

    def answer(self) -> Answer | None:
        if self.selection.none:
            return NoHand()
        if self._question is None or len(self.selection.picked) != FIVE:
            self.say(translate("Quiz", "A hand is five cards: %1.").replace("%1", self._count()), bad=True)
            return None
        cards = places_of(self._question)
        chosen = {place: cards[place] for place in self._places if place in self.selection.picked}
        hole = [card for place, card in chosen.items() if place[0] == HAND]
        return pick(hole, [card for place, card in chosen.items() if place[0] != HAND])

    def press(self, key: str) -> bool:
        if key in KEYS and self.none.isVisibleTo(self):
            self._choose_none()
        elif key == "Backspace":
            self._clear()
        elif key.isdecimal() and 1 <= int(key) <= len(self._places):
            self._toggle(self._places[int(key) - 1])
        else:
            return False
        return True

    def click(self, group: str, place: int) -> None:
        if (group, place) in self._places:
            self._toggle((group, place))

    def dress(self, theme: Theme) -> None:
        super().dress(theme)
        self.none.dress(theme)
        self.clear.set_kind(Kind.ACTION_QUIET, theme)

    def _toggle(self, place: Place) -> None:
        picked = self.selection.picked ^ {place}
        if len(picked) > FIVE:
            self.say(translate("Quiz", "Five cards are chosen already; take one back first."), bad=True)
            return
        self._take(Selection(picked))

    def _choose_none(self) -> None:
        if self.selection.none:
            self.committed.emit()
        else:
            self._take(Selection(none=True))

    def _clear(self) -> None:
        self._take(NOTHING)

    def _take(self, selection: Selection) -> None:
        self.select(selection)
        self.none.setChecked(selection.none)
        self.clear.setEnabled(bool(selection.picked))
        self.say("" if selection.none else self._count())

    def _count(self) -> str:
        """How many cards are picked, from where: "2 from your hand, 1 from the board"."""
        mine = sum(place[0] == HAND for place in self.selection.picked)
        text = translate("Quiz", "%1 from your hand, %2 from the board", "numbers of cards")
        return fill(text, str(mine), str(len(self.selection.picked) - mine))
