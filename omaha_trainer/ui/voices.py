"""How the window speaks: Qt's translator, amounts as the reader's language writes them, and cards in three ways.

As drawn suits in rich text, as letters in copied text, and as words for those who listen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale

from omaha_trainer.poker.card import RANKS, Card
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.ui.art.suit_art import SuitArt
from omaha_trainer.ui.theme.palette import Palette
from omaha_trainer.wording.hands import rank_word
from omaha_trainer.wording.money import amount_text, parse_amount
from omaha_trainer.wording.voice import Voice, fill, identity, plain_cards


def translate(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """Qt's translator; where no language with plurals is loaded, English with its own."""
    found = QCoreApplication.translate(context, text, disambiguation, n)
    return identity(context, text, disambiguation, n) if n >= 0 and "(s)" in found else found


_SHOWN_RANKS = tuple("10" if rank == "T" else rank for rank in RANKS)
"""Ranks as they stand on the cards."""
_JOINED = "\N{WORD JOINER}"
"""No line ends here: a suit stays with its rank, and what follows stays with the suit."""


@dataclass(frozen=True, slots=True)
class Money:
    """How amounts are written and read: in money of so many decimals, or in big blinds of so many chips."""

    decimals: int = 0
    big_blind: int | None = None
    point: str = "."
    grouping: str = ""

    def text(self, chips: int) -> str:
        return amount_text(
            chips,
            self.decimals,
            in_big_blinds=self.big_blind,
            big_blind_unit=translate("Money", "BB", "big blinds"),
            decimal_point=self.point,
            grouping=self.grouping,
        )

    def signed(self, chips: int) -> str:
        """A result: with a plus where it is a gain."""
        return amount_text(chips, self.decimals, decimal_point=self.point, grouping=self.grouping, signed=True)

    def big_blinds(self, number: float) -> str:
        """A result in big blinds, to a tenth."""
        unit = translate("Money", "BB", "big blinds")
        return f"{number:+.1f} {unit}".replace(".", self.point)

    def read(self, text: str) -> int:
        """The chips that a person typed. Raises KnownError(AmountFault...)."""
        return parse_amount(text, self.decimals, in_big_blinds=self.big_blind, grouping=self.grouping)


def money_of(decimals: int, big_blind: int | None = None) -> Money:
    """As the reader's language writes numbers; with `big_blind` in big blinds.

    A language with signs of its own for decimals gets the point, since what is written here can be read here too.
    """
    locale = QLocale()
    if locale.decimalPoint() not in (".", ","):
        return Money(decimals, big_blind, ".", ",")
    return Money(decimals, big_blind, locale.decimalPoint(), locale.groupSeparator())


def hand_money(setup: HandSetup, in_big_blinds: bool) -> Money:
    return money_of(setup.decimals, setup.big_blind if in_big_blinds else None)


def spoken_voice(money: Money, names: Sequence[str]) -> Voice:
    """For texts without pictures that may be read aloud: cards as words."""
    voice = Voice(translate, money.text, plain_cards, names)
    return replace(voice, cards=partial(_spoken, voice))


def plain_voice(money: Money, names: Sequence[str] = ()) -> Voice:
    """For texts that are copied: cards as letters."""
    return Voice(translate, money.text, plain_cards, names)


def drawn_cards(suits: SuitArt, palette: Palette, size: float, dpr: float) -> Callable[[Sequence[Card]], str]:
    """Cards as rich text: the rank, and the suit as a picture in its colour."""

    def one(card: Card) -> str:
        suit = suits.html(card.suit, size, palette.suits[card.suit], dpr)
        return f"<b>{_SHOWN_RANKS[card.rank]}</b>{_JOINED}{suit}{_JOINED}"

    def drawn(cards: Sequence[Card]) -> str:
        return " ".join(map(one, cards))

    return drawn


def _spoken(voice: Voice, cards: Sequence[Card]) -> str:
    return ", ".join(card_words(card, voice) for card in cards)


def card_words(card: Card, voice: Voice) -> str:
    """The card's name: "ace of spades"."""
    suit = (
        translate("Suits", "clubs"),
        translate("Suits", "diamonds"),
        translate("Suits", "hearts"),
        translate("Suits", "spades"),
    )[card.suit]
    return fill(translate("Suits", "%1 of %2", "rank, suit"), rank_word(card.rank, voice), suit)
