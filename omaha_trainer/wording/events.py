"""The log: every event of a hand as one line that says in words all that the felt shows.

Lines name the player first and then the action ("Ann: raise to $1.75"), so that no verb has to agree with a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from omaha_trainer.poker.card import Card
from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandShown,
    HoleDealt,
    Mucked,
    PotAwarded,
    Raised,
    UncalledReturned,
)
from omaha_trainer.table.game import BOARD_CARDS, Street
from omaha_trainer.table.setup import HandSetup

from .games import street_name
from .hands import made_words, result_line
from .voice import Voice, fill


def event_line(event: Event, voice: Voice, setup: HandSetup, earlier: Sequence[Event] = ()) -> str:
    """One line for the log, empty where nobody has anything to learn (a card dealt face down, the end of the hand).

    `earlier` are the events of the same hand before this one: they hold the board and the hands shown.
    """
    match event:
        case HoleDealt(seat, cards):
            return _said(voice, seat, fill(voice.translate("Log", "cards %1"), voice.cards(cards))) if cards else ""
        case BoardDealt():
            return _board_line(event, voice, earlier)
        case UncalledReturned(seat, amount):
            return fill(voice.translate("Log", "%1 uncalled, back to %2"), voice.amount(amount), voice.name(seat))
        case BetsCollected(pots):
            return pots_text(pots, voice)
        case HandShown():
            return _shown_line(event, voice, setup, earlier)
        case PotAwarded():
            return _award_line(event, voice, setup, earlier)
        case HandEnded():
            return ""
        case _:
            return _said(voice, event.seat, action_text(event, voice, setup))


SeatAction = AntePosted | BlindPosted | Folded | Checked | Called | Bet | Raised | Mucked


def action_text(event: SeatAction, voice: Voice, setup: HandSetup) -> str:
    """What a seat did, without its name: for the log and, with a capital, for the pill on its plate."""
    match event:
        case AntePosted(amount=amount, all_in=all_in):
            text = fill(voice.translate("Log", "ante %1"), voice.amount(amount))
        case BlindPosted(amount=amount, all_in=all_in):
            text = fill(_blind(event, voice, setup), voice.amount(amount))
        case Folded():
            return voice.translate("Log", "fold")
        case Checked():
            return voice.translate("Log", "check")
        case Called(amount=amount, all_in=all_in):
            text = fill(voice.translate("Log", "call %1"), voice.amount(amount))
        case Bet(to=to, all_in=all_in):
            text = fill(voice.translate("Log", "bet %1"), voice.amount(to))
        case Raised(to=to, all_in=all_in):
            text = fill(voice.translate("Log", "raise to %1"), voice.amount(to))
        case Mucked():
            return voice.translate("Log", "muck")
        case _:
            assert_never(event)
    return fill(voice.translate("Log", "%1, all in"), text) if all_in else text


def pill_text(event: Event, voice: Voice, setup: HandSetup) -> str:
    """The last action for the plate of its seat: "Raise to $1.75"; empty for what no seat did."""
    if not isinstance(event, SeatAction):
        return ""
    text = action_text(event, voice, setup)
    return text[:1].upper() + text[1:]


def pots_text(pots: Sequence[int], voice: Voice) -> str:
    """The pots by name: "Pot $28", "Main pot $28, side pot $9", side pots numbered where there are more."""
    parts = [
        fill(voice.translate("Log", "%1 %2", "pot, amount"), pot_name(place, len(pots), voice), voice.amount(amount))
        for place, amount in enumerate(pots)
    ]
    return ", ".join(parts)


def pot_name(index: int, count: int, voice: Voice) -> str:
    """P1: "Pot" where there is one, else "Main pot", "side pot", or "side pot 2" where there are several."""
    if count == 1:
        return voice.translate("Log", "Pot")
    if index == 0:
        return voice.translate("Log", "Main pot")
    if count == 2:
        return voice.translate("Log", "Side pot")
    return fill(voice.translate("Log", "Side pot %1"), str(index))


def _said(voice: Voice, seat: int, text: str) -> str:
    return fill(voice.translate("Log", "%1: %2", "player, action"), voice.name(seat), text)


def _blind(event: BlindPosted, voice: Voice, setup: HandSetup) -> str:
    if event.seat == setup.small_blind_seat:
        return voice.translate("Log", "small blind %1")
    if event.seat == setup.big_blind_seat:
        return voice.translate("Log", "big blind %1")
    return voice.translate("Log", "straddle %1")


def board_of(events: Sequence[Event]) -> tuple[Card, ...]:
    """The board that the events have dealt."""
    return tuple(card for event in events if isinstance(event, BoardDealt) for card in event.cards)


def _board_line(event: BoardDealt, voice: Voice, earlier: Sequence[Event]) -> str:
    street, before = street_name(event.street, voice), board_of(earlier)
    if not before:
        return fill(voice.translate("Log", "%1: %2", "street, cards"), street, voice.cards(event.cards))
    whole = (*before, *event.cards)
    return fill(voice.translate("Log", "%1: %2 (board %3)"), street, voice.cards(event.cards), voice.cards(whole))


def _shown_line(event: HandShown, voice: Voice, setup: HandSetup, earlier: Sequence[Event]) -> str:
    board, cards = board_of(earlier), voice.cards(event.cards)
    if len(board) < BOARD_CARDS[Street.RIVER]:
        return _said(voice, event.seat, fill(voice.translate("Log", "show %1"), cards))
    made = made_words(event.cards, board, setup.game, voice)
    return _said(voice, event.seat, fill(voice.translate("Log", "show %1, %2"), cards, made))


def _award_line(event: PotAwarded, voice: Voice, setup: HandSetup, earlier: Sequence[Event]) -> str:
    """Which pot went where; with several pots each is named."""
    holes = {shown.seat: shown.cards for shown in earlier if isinstance(shown, HandShown)}
    result = result_line(event, holes, board_of(earlier), setup.game, voice)
    count = max((len(past.pots) for past in earlier if isinstance(past, BetsCollected)), default=1)
    pot = fill(
        voice.translate("Log", "%1 %2", "pot, amount"), pot_name(event.index, count, voice), voice.amount(event.amount)
    )
    return fill(voice.translate("Log", "%1: %2", "pot, winners"), pot, result)
