"""The place of the question's picture: cards on felt or the table, whichever the question needs. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from omaha_trainer.training.question import Question
from omaha_trainer.ui.felt.appearance import Appearance
from omaha_trainer.ui.felt.layout import layout
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.warmer import Warmer
from omaha_trainer.wording.voice import Voice

from .cards_view import CardsView
from .quiz_voices import is_at_a_table, seats_of
from .scenes import cards_scene
from .selection import Shown
from .table_scene import table_scene
from .table_view import QuizTable


class SceneStack(QStackedWidget):
    """`card_clicked` carries group and place, `seat_clicked` the seat."""

    card_clicked = Signal(str, int)
    seat_clicked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        scale = look.theme.sizes.scale
        self.cards = CardsView(look.cards, look.chips, scale)
        self.table = QuizTable(look.cards, look.chips, self._appearance())
        self.table.setMinimumSize(self.cards.minimumSize())
        for view in (self.cards, self.table):
            self.addWidget(view)
        self._warmer = Warmer(self)
        self.room = self.size()
        """The size that it has, or will have when it is shown."""
        self.cards.clicked.connect(self.card_clicked)
        self.table.seat_clicked.connect(self.seat_clicked)

    def show_scene(self, shown: Shown, voice: Voice) -> None:
        """The question as it is now."""
        self._warmer.stop()
        if is_at_a_table(shown.question):
            self.setCurrentWidget(self.table)
            self.table.show_scene(table_scene(shown, voice))
        else:
            self.setCurrentWidget(self.cards)
            self.cards.show_cards(cards_scene(shown, voice))

    def prepare(self, question: Question) -> None:
        """Work out where everything at its table will lie, in whatever thread asks; nothing is shown or drawn."""
        seats, _ = seats_of(question)
        if seats:
            layout(self.room.width(), self.room.height(), seats, self._look.theme.sizes.scale)

    def warm(self, coming: Iterable[tuple[Shown, Voice]]) -> None:
        """Draw ahead what will probably be shown next."""
        self._warmer.start(self._warm(coming))

    def _warm(self, coming: Iterable[tuple[Shown, Voice]]) -> Iterator[None]:
        for shown, voice in coming:
            if is_at_a_table(shown.question):
                yield from self.table.warm(table_scene(shown, voice), self.room)
            else:
                yield from self.cards.warm(cards_scene(shown, voice), self.room)

    def dress(self) -> None:
        self.cards.dress()
        self.table.set_appearance(self._appearance())

    def _appearance(self) -> Appearance:
        """Nothing moves: a question lies still while one thinks."""
        return Appearance(self._look.cards.four_colour, type_scale=self._look.theme.sizes.scale, speed=0.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both views keep to the size, so that none has to be laid out when it comes to the front."""
        super().resizeEvent(event)
        self.room = self.size()
        for view in (self.cards, self.table):
            view.resize(self.size())
