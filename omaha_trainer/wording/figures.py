"""A player's figures in words, each with the count that it rests on. Counts nothing by itself."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.session.figures import Figures

from .numerals import Numerals
from .voice import fill


@dataclass(frozen=True, slots=True)
class FigureLine:
    """`count` says what the value was counted from; `meaning` what the figure is."""

    label: str
    value: str
    count: str
    meaning: str


NOTHING = "–"


def figure_lines(figures: Figures, numerals: Numerals) -> tuple[FigureLine, ...]:
    """How the player has played so far, the figure that tells most first."""
    say = numerals.voice.translate
    return (
        FigureLine(
            say("Figures", "Plays"),
            _share(figures.entered, figures.hands, numerals),
            _of(figures.entered, figures.hands, numerals),
            say("Figures", "VPIP: hands in which chips went in by choice before the flop."),
        ),
        FigureLine(
            say("Figures", "Raises"),
            _share(figures.raised, figures.hands, numerals),
            _of(figures.raised, figures.hands, numerals),
            say("Figures", "PFR: hands with a raise before the flop."),
        ),
        FigureLine(
            say("Figures", "Aggression"),
            numerals.tenths(figures.aggression) if figures.aggression is not None else NOTHING,
            fill(
                say("Figures", "%1 to %2", "bets and raises to calls"),
                numerals.whole(figures.bets),
                numerals.whole(figures.calls),
            ),
            say("Figures", "Bets and raises for each call, on all streets."),
        ),
        FigureLine(
            say("Figures", "Showdowns"),
            _share(figures.showdowns, figures.flops, numerals),
            _of(figures.showdowns, figures.flops, numerals),
            say("Figures", "Flops seen that went on to a showdown."),
        ),
        FigureLine(
            say("Figures", "Scoops"),
            _share(figures.scoops, figures.flops, numerals),
            _of(figures.scoops, figures.flops, numerals),
            say("Figures", "Flops seen whose whole pot was won, alone, at a showdown."),
        ),
    )


def _share(part: int, whole: int, numerals: Numerals) -> str:
    return numerals.percent(part, whole) if whole else NOTHING


def _of(part: int, whole: int, numerals: Numerals) -> str:
    counted = numerals.voice.translate("Figures", "%1 of %2", "a part of so many")
    return fill(counted, numerals.whole(part), numerals.whole(whole))
