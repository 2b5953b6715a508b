"""What the hero has noted about the others: figures seen so far, a guess at each style, whether he had them told.

Counts only what everybody saw. Knows the styles' names, to see who has left a seat; never shows them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.figures import Figures, figures_of_hand

from .hand import Hand


@dataclass(frozen=True, slots=True)
class Notebook:
    """One figure sheet and one guess per seat; "" is no guess."""

    figures: tuple[Figures, ...]
    guesses: tuple[str, ...]
    unveiled: bool = False
    """The hidden styles of this line-up were asked for."""

    @classmethod
    def empty(cls, seats: int) -> Notebook:
        return cls(tuple(Figures() for _ in range(seats)), ("",) * seats)

    def after(self, hand: Hand) -> Notebook:
        """With one more finished hand."""
        return replace(self, figures=tuple(map(_sum, self.figures, figures_of_hand(hand.events, hand.setup.seats))))

    def with_guess(self, seat: int, style: str) -> Notebook:
        return replace(self, guesses=tuple(style if at == seat else old for at, old in enumerate(self.guesses)))

    def reseated(self, old: SessionConfig, new: SessionConfig) -> Notebook:
        """At a table that was set otherwise: what was noted stays with a seat whose player stays."""
        fresh = Notebook.empty(new.seats)
        if old.lineup is not new.lineup:
            return fresh
        stays = [_stays(seat, old, new) for seat in range(new.seats)]
        return Notebook(
            tuple(self.figures[seat] if stays[seat] else fresh.figures[seat] for seat in range(new.seats)),
            tuple(self.guesses[seat] if stays[seat] else "" for seat in range(new.seats)),
            self.unveiled and all(stays),
        )


@dataclass(frozen=True, slots=True)
class SeatRead:
    """One opponent at the end: who it was, and who the hero took him for ("" where he did not say)."""

    name: str
    style: str
    guess: str

    @property
    def right(self) -> bool:
        return self.guess == self.style


def _stays(seat: int, old: SessionConfig, new: SessionConfig) -> bool:
    if seat == HERO:
        return True
    return seat < old.seats and old.styles[seat - 1] == new.styles[seat - 1]


def _sum(one: Figures, other: Figures) -> Figures:
    both = replace(one)
    both.add(other)
    return both
