"""What the log says: a hand's events as lines under headings, in rich text and in plain words. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape

from omaha_trainer.poker.card import Card
from omaha_trainer.session.play.notices import (
    GuessTold,
    PracticeBegan,
    Rebought,
    SessionNotice,
    StructureChanged,
    TableReset,
)
from omaha_trainer.table.event import BoardDealt, Event, HandShown, HoleDealt, PotAwarded
from omaha_trainer.table.game import Street
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.events import event_line
from omaha_trainer.wording.games import street_name, structure_name, table_title
from omaha_trainer.wording.styles import style_title
from omaha_trainer.wording.voice import Voice, fill


class LineKind(Enum):
    """How a line stands in the log."""

    HAND = "hand"
    STREET = "street"
    ACTION = "action"
    RESULT = "result"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class LogLine:
    """`rich` is for the eye (drawn suits), `plain` for ears and for copying."""

    kind: LineKind
    rich: str
    plain: str


@dataclass(frozen=True, slots=True)
class TwoVoices:
    """The same speaker for the eye and for the ear; the eye's words are escaped, so that names stay names."""

    rich: Voice
    plain: Voice

    def line(self, kind: LineKind, event: Event, setup: HandSetup, earlier: Sequence[Event]) -> LogLine | None:
        plain = event_line(event, self.plain, setup, earlier)
        return LogLine(kind, event_line(event, self.rich, setup, earlier), plain) if plain else None


def event_lines(
    events: Iterable[Event], earlier: Sequence[Event], setup: HandSetup, voices: TwoVoices
) -> list[LogLine]:
    """The lines of `events`, which came after `earlier` in the same hand."""
    told = list(earlier)
    lines: list[LogLine] = []
    for event in events:
        if isinstance(event, HoleDealt) and not any(isinstance(past, HoleDealt) for past in told):
            name = street_name(Street.PREFLOP, voices.plain)
            lines.append(LogLine(LineKind.STREET, escape(name), name))
        line = voices.line(_kind(event), event, setup, told)
        if line is not None:
            lines.append(line)
        told.append(event)
    return lines


def hand_heading(number: int, setup: HandSetup, voice: Voice) -> LogLine:
    """The line that begins a hand."""
    text = fill(translate("Log", "Hand %1 · %2"), str(number), table_title(setup, voice))
    return LogLine(LineKind.HAND, escape(text), text)


def coach_line(text: str) -> LogLine:
    """What the coach says of a hand that is over."""
    text = fill(translate("Log", "Coach: %1"), text)
    return LogLine(LineKind.NOTICE, escape(text), text)


def notice_line(notice: SessionNotice, voice: Voice) -> LogLine:
    """What happened at the table between two hands."""
    text = _notice_text(notice, voice)
    return LogLine(LineKind.NOTICE, escape(text), text)


def reveal_lines(holes: Sequence[tuple[int, Sequence[Card]]], voices: TwoVoices) -> list[LogLine]:
    """Hands turned up after the hand, though nobody had to show them."""
    return [
        LogLine(
            LineKind.ACTION,
            fill(translate("Log", "%1 had %2"), voices.rich.name(seat), voices.rich.cards(cards)),
            fill(translate("Log", "%1 had %2"), voices.plain.name(seat), voices.plain.cards(cards)),
        )
        for seat, cards in holes
    ]


def board_line(cards: Sequence[Card], voices: TwoVoices) -> LogLine:
    """The board cards that would have come."""
    text = translate("Log", "Still to come: %1")
    return LogLine(LineKind.STREET, fill(text, voices.rich.cards(cards)), fill(text, voices.plain.cards(cards)))


def _kind(event: Event) -> LineKind:
    match event:
        case BoardDealt():
            return LineKind.STREET
        case PotAwarded() | HandShown():
            return LineKind.RESULT
        case _:
            return LineKind.ACTION


def _notice_text(notice: SessionNotice, voice: Voice) -> str:
    match notice:
        case Rebought(seat, amount, stack):
            return fill(
                translate("Log", "%1 buys in for %2, stack %3"),
                voice.name(seat), voice.amount(amount), voice.amount(stack),
            )  # fmt: skip
        case StructureChanged(limit, hands, small, big):
            text = translate("Log", "Now %1, blinds %2/%3, for %n hand(s)", "", hands)
            return fill(text, structure_name(limit, voice), voice.amount(small), voice.amount(big))
        case TableReset(stack):
            return fill(translate("Log", "The table is set anew: everybody has %1"), voice.amount(stack))
        case GuessTold(name, style, guess) if style == guess:
            return fill(translate("Log", "%1: %2, as you guessed"), name, style_title(style, voice))
        case GuessTold(name, style, guess):
            text = translate("Log", "%1: %2, not %3 as you guessed")
            return fill(text, name, style_title(style, voice), style_title(guess, voice))
        case PracticeBegan(number):
            return fill(translate("Log", "Hand %1 again, for practice: it moves no chips"), str(number))
