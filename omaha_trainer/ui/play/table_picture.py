"""The table of a session as the felt and the log need it: models and voices. No widgets, no flow."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from PySide6.QtCore import QCoreApplication

from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.event import Hole
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.ui.felt.build import Extras, build_model, ready_model
from omaha_trainer.ui.felt.model import TableModel
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.log_book import TwoVoices
from omaha_trainer.ui.voices import Money, drawn_cards, hand_money, spoken_voice
from omaha_trainer.wording.voice import Voice

translate = QCoreApplication.translate


@dataclass(slots=True)
class TablePicture:
    """What the reader wants to see (`in_big_blinds`, `own_hand`) and has asked for since the hand's end."""

    session: PlaySession
    look: Look
    in_big_blinds: bool = False
    own_hand: bool = False
    revealed: dict[int, Hole] = field(default_factory=dict)
    rest_shown: bool = False
    left: bool = False
    """The hero got up: nothing of the last hand lies there any more."""

    def forget(self) -> None:
        """A new hand: nothing of the old one is turned up any more."""
        self.revealed = {}
        self.rest_shown = False
        self.left = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat; the reader has a word of his language."""
        return (translate("Play", "You"), *self.session.names[1:])

    def setup(self) -> HandSetup:
        """The frame of the running or last hand, else of the one that would be dealt next."""
        session = self.session
        return session.hand.setup if session.hand is not None else next_setup(session)

    def money(self) -> Money:
        return hand_money(self.setup(), self.in_big_blinds)

    def voice(self) -> Voice:
        """For the felt, the bar and sentences."""
        return spoken_voice(self.money(), self.names)

    def voices(self) -> TwoVoices:
        """For the log."""
        theme = self.look.theme
        cards = drawn_cards(self.look.suits, theme.palette, round(theme.sizes.type(14) * 0.82), 2.0)
        plain = self.voice()
        rich = Voice(plain.translate, plain.amount, cards, tuple(escape(name) for name in self.names))
        return TwoVoices(rich, plain)

    def model(self) -> TableModel:
        """The table now."""
        session = self.session
        if session.hand is None or self.left:
            return ready_model(next_setup(session), self.voice(), button=True)
        rest = session.rest_of_board() if self.rest_shown and session.hand_over else ()
        return build_model(session.hero_view(), self.voice(), Extras(self.own_hand, self.revealed, rest))


def next_setup(session: PlaySession) -> HandSetup:
    """The frame of the hand that would be dealt at a table where none was dealt yet."""
    config, round_ = session.config, session.round
    stakes = round_.stakes(config.stakes) if round_ else config.stakes
    stacks = [stack or config.full_stack for stack in session.stacks]
    return stakes.setup(
        config.game,
        round_.limit if round_ else config.limit,
        session.button,
        stacks,
        house=config.house,
        mixed_hands_left=round_.hands_left if round_ else None,
    )
