"""Opens the card of an opponent when his plate is clicked, or his digit pressed, and passes on what is done with it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from omaha_trainer.session.config import HERO
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.felt_area import FeltArea
from omaha_trainer.ui.play.seat_card import SeatCard
from omaha_trainer.ui.play.table_picture import TablePicture


class SeatCorner(QObject):
    """`noted` when the session's notebook has changed and is to be kept."""

    noted = Signal()

    def __init__(self, look: Look, area: FeltArea, picture: TablePicture, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._area, self._picture = look, area, picture
        self._seat = HERO
        self._card: SeatCard | None = None

    @property
    def open(self) -> bool:
        return self._card is not None and self._card.isVisible()

    def show_seat(self, seat: int) -> None:
        """What is known of who sits there; a second time takes the card away."""
        session = self._picture.session
        if not HERO < seat < session.config.seats or self._picture.left:
            return
        if self.open and seat == self._seat:
            self.close()
            return
        self._seat = seat
        self._show()

    def refresh(self) -> None:
        """A hand more was played, or the colours are others."""
        busy = QApplication.focusWidget()
        if self._card is not None and self.open and (busy is None or not self._card.isAncestorOf(busy)):
            self._show()

    def close(self) -> None:
        """Take the card away, if it is there."""
        if self._card is not None:
            if self._card.isVisible():
                self._area.set_card(None)
            self._card.deleteLater()
            self._card = None

    def _show(self) -> None:
        self.close()
        session, seat = self._picture.session, self._seat
        notebook = session.notebook
        card = SeatCard(session.names[seat], notebook.figures[seat], self._look)
        if session.styles_open:
            card.show_style(session.config.styles[seat - 1], notebook.guesses[seat])
        else:
            card.offer_guess(notebook.guesses[seat])
        card.guessed.connect(self._guess)
        queued = Qt.ConnectionType.QueuedConnection  # the card may go away by it
        card.unveil_asked.connect(self._unveil, queued)
        card.closed.connect(self.close, queued)
        self._card = card
        self._area.set_card(card, at=self._area.felt.plate(seat))

    def _guess(self, style: str) -> None:
        self._picture.session.guess(self._seat, style)
        self.noted.emit()

    def _unveil(self) -> None:
        self._picture.session.unveil()
        self.noted.emit()
        self._show()
