"""How a question is spoken of: its players' names, its money, and cards drawn for the eye or named for the ear."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from random import Random

from PySide6.QtCore import QCoreApplication

from omaha_trainer.session.quiz.table import names_at_table
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.question import Mode, Question
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.voices import Money, drawn_cards, money_of, spoken_voice
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice

translate = QCoreApplication.translate

CAPITALS = 0.82
"""The height of a drawn suit for a type size of one."""


@dataclass(frozen=True, slots=True)
class QuizVoices:
    """`rich` is for the eye: drawn suits, names and amounts safe in rich text; `plain` is for the ear and the felt."""

    rich: Voice
    plain: Voice
    money: Money


def voices_for(question: Question, look: Look, size: int) -> QuizVoices:
    """The voices of a question in type of `size` pixels."""
    money, names, theme = money_of(_decimals(question)), names_of(question), look.theme
    plain = spoken_voice(money, names)
    cards = drawn_cards(look.suits, theme.palette, round(size * CAPITALS), 2.0)
    return QuizVoices(Voice(plain.translate, plain.amount, cards, tuple(map(escape, names))), plain, money)


def names_of(question: Question) -> tuple[str, ...]:
    """The players by seat, called as where the spot is opened at the table; whose decision it is is "You"."""
    count, hero = seats_of(question)
    names = list(names_at_table(question.kind, question.spot, count)) if count else []
    if hero is not None:
        names[hero] = translate("Quiz", "You")
    return tuple(names)


def seats_of(question: Question) -> tuple[int, int | None]:
    """How many players the question shows, and which of them is asked, if one is."""
    phh, seats = question.prompt.get("phh"), question.prompt.get("seats")
    if isinstance(phh, str):
        replay = replayed(phh)
        return replay.setup.seats, replay.hand.hero
    return (len(seats), None) if isinstance(seats, list) else (0, None)


def bottom_of(question: Question) -> int:
    """The seat at the bottom of the felt, always the same one for the same spot.

    It is the one that is asked, if one is. Where a seat is the answer it may be any: in a hand's history the small
    blind is always the first, and so would be most of the answers.
    """
    count, hero = seats_of(question)
    if hero is not None:
        return hero
    named = "phh" in question.prompt and any(part.mode is Mode.SEAT for part in question.parts)
    return Random(f"bottom {question.spot}").randrange(count) if named else 0


def digit_of(question: Question, seat: int) -> int:
    """The digit that a seat carries: clockwise from one at the bottom."""
    count, _ = seats_of(question)
    return (seat - bottom_of(question)) % count + 1


def is_at_a_table(question: Question) -> bool:
    """Whether it is shown on the table, with seats and chips, and not as cards alone."""
    return "phh" in question.prompt or "button" in question.prompt


def _decimals(question: Question) -> int:
    decimals = question.prompt.get("decimals", 0)
    assert isinstance(decimals, int)
    return decimals


def has_betting(question: Question) -> bool:
    """Whether a structure and house rules are part of it."""
    return frame_of(question).limit is not None
