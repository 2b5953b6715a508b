"""Brings the coach and its tab together: what it found is put into the reader's words, what he asks is passed on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from omaha_trainer.opponents.coach_advice import Review
from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.coach.adviser import Adviser, CoachBench
from omaha_trainer.ui.coach.coach_panel import CoachPanel
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.conductor import Conductor
from omaha_trainer.ui.play.table_picture import TablePicture
from omaha_trainer.ui.voices import money_of
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.coach.panel import panel, review_line, suggestion
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import Voice


class CoachCorner(QObject):
    """`looked_back` carries the sentence on the decision that mattered most, after a hand that had one."""

    mode_edited = Signal(object)
    """The reader wants the coach at other times (a CoachMode)."""
    looked_back = Signal(str)

    def __init__(
        self,
        look: Look,
        conductor: Conductor,
        workers: Workers,
        bench: CoachBench,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._picture: TablePicture = conductor.picture
        self.panel = CoachPanel(look)
        self.adviser = Adviser(conductor, workers, bench, self)
        self.adviser.changed.connect(self._show)
        self.adviser.looked_back.connect(self._look_back)
        self.panel.asked.connect(self.adviser.ask)
        self.panel.mode_picked.connect(self._pick_mode)
        conductor.dealt.connect(self._new_hand)

    def set_mode(self, mode: CoachMode) -> None:
        self.panel.mode = mode
        self.adviser.set_mode(mode)
        self._show()

    def ask(self) -> None:
        """The key was pressed; a coach that is off is not woken by it."""
        self.adviser.ask()

    def dress(self) -> None:
        self.panel.dress()
        self._show()

    def _show(self) -> None:
        advice = self.adviser.advice
        if advice is None:
            self.panel.show_nothing(self.adviser.showing)
        else:
            voices = self._picture.voices()
            eye, ear = self._figures(voices.rich), self._figures(voices.plain)
            self.panel.show_advice(panel(advice, eye), panel(advice, ear), suggestion(advice, ear))

    def _look_back(self, review: Review) -> None:
        line = review_line(review, self._figures(self._picture.voice()))
        self.panel.show_review(line)
        self.looked_back.emit(line)

    def _new_hand(self) -> None:
        self.panel.show_review("")

    def _pick_mode(self) -> None:
        self.mode_edited.emit(self.panel.mode)

    def _figures(self, voice: Voice) -> Numerals:
        money = money_of(0)
        return Numerals(voice, money.point, money.grouping)
