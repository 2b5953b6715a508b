"""Writes the log as a session goes on: headings, notices, events, and what was turned up afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.table.event import Event, Hole
from omaha_trainer.ui.play.log_book import board_line, coach_line, event_lines, hand_heading, notice_line, reveal_lines
from omaha_trainer.ui.play.log_panel import LogPanel
from omaha_trainer.ui.play.table_picture import TablePicture


class LogKeeper:
    """Speaks with the voices that the picture has at the time."""

    def __init__(self, picture: TablePicture, panel: LogPanel) -> None:
        self._picture = picture
        self._panel = panel

    def begin(self) -> None:
        """A new hand: what came before it, and its heading."""
        session = self._picture.session
        hand = session.hand
        if hand is None:
            return
        voice = self._picture.voice()
        notices = [notice_line(notice, voice) for notice in session.notices]
        self._panel.add([*notices, hand_heading(hand.number, hand.setup, voice)])

    def tell(self, events: Sequence[Event], earlier: Sequence[Event]) -> None:
        self._panel.add(event_lines(events, earlier, self._picture.setup(), self._picture.voices()))

    def reveal(self, holes: Mapping[int, Hole]) -> None:
        self._panel.add(reveal_lines(list(holes.items()), self._picture.voices()))

    def look_back(self, line: str) -> None:
        """What the coach has to say after the hand."""
        self._panel.add([coach_line(line)])

    def rest_of_board(self, cards: Sequence[Card]) -> None:
        self._panel.add([board_line(cards, self._picture.voices())])
