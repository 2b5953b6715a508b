"""Which two + three cards won which half of a pot, for the rims at the showdown. Values hands, divides no pot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.omaha import Choice, best_high, best_low
from omaha_trainer.table.event import Hole, PotAwarded

from .model import Mark
from .story import Story

RIVER_CARDS = 5
Marks = Mapping[Card, frozenset[Mark]]


def winning_cards(story: Story) -> Marks:
    """The cards that won, each with the halves it won; empty where no hands were compared.

    Of equally good choices the one is taken that uses board cards which are marked already, so that tied winners
    show one hand on the board where they can.
    """
    marks: dict[Card, frozenset[Mark]] = {}
    for award in story.awards:
        if not award.contested or len(story.board) < RIVER_CARDS:
            continue
        for mark, winners in ((Mark.HIGH, award.high), (Mark.LOW, award.low)):
            for seat in winners:
                hole = story.hole(seat)
                if hole is not None:
                    _add(marks, mark, _choice(hole, story.board, mark, marks))
    return marks


def compared(award: PotAwarded, holes: Mapping[int, Hole]) -> bool:
    """Whether the winners' hands can be named: they met another hand and are known."""
    return award.contested and all(seat in holes for seat in (*award.high, *award.low))


def _add(marks: dict[Card, frozenset[Mark]], mark: Mark, cards: Iterable[Card]) -> None:
    for card in cards:
        marks[card] = marks.get(card, frozenset()) | {mark}


def _choice(hole: Hole, board: list[Card], mark: Mark, marks: Marks) -> tuple[Card, ...]:
    best = best_high(hole, board) if mark is Mark.HIGH else best_low(hole, board)
    if best is None:
        return ()

    def marked(choice: Choice) -> int:
        return sum(mark in marks.get(card, ()) for card in choice.board)

    chosen = max(best.choices, key=marked)
    return chosen.hole + chosen.board
