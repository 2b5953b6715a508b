"""The coach's panel: best hands now, distance to the nuts, outs, equity against their ranges, price, worth of choices.

Says what `opponents.coach_advice` holds; finds nothing by itself. What is an estimate is called one, with its error.
The suggestion and its reason are said by `reasons`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omaha_trainer.opponents.coach_advice import Advice, HighNow, LowNow, Outs, Price, Rate, Review, Worth
from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Game
from omaha_trainer.wording.games import street_name
from omaha_trainer.wording.hands import high_words, low_words
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import fill

from .reasons import choice_words, reason_text

__all__ = ["Line", "Section", "Suggestion", "panel", "review_line", "suggestion"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the panel. `part` is the share that a bar shows, `half` which colour it has ("high", "low" or "")."""

    label: str
    value: str
    detail: str = ""
    """For a tool-tip and a screen reader: what the number means, with its error."""
    part: float | None = None
    half: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`head` ("Call.", "Raise to $12.") stands out; `text` is the reason; `values` what each choice is worth."""

    head: str
    text: str
    values: tuple[Line, ...]


def panel(advice: Advice, figures: Numerals) -> tuple[Section, ...]:
    """The sections from the top down: the hand, equity against their ranges, the price where there is one."""
    say = figures.voice.translate
    sections = [Section(say("Coach", "Equity against their ranges"), _equity_lines(advice, figures))]
    if advice.high is not None:
        sections.insert(0, Section(say("Coach", "Your hand"), _hand_lines(advice, advice.high, figures)))
    if advice.price is not None:
        sections.append(Section(say("Coach", "Price"), _price_lines(advice.price, figures)))
    return tuple(sections)


def suggestion(advice: Advice, figures: Numerals) -> Suggestion:
    """What to do, and why, in one to three short sentences."""
    say = figures.voice.translate
    head = fill(say("Coach", "%1.", "a suggestion as a sentence"), choice_words(advice.suggested, figures))
    return Suggestion(head, reason_text(advice, figures), tuple(_worth_line(one, figures) for one in advice.worths))


def review_line(review: Review, figures: Numerals) -> str:
    """After the hand: the decision that mattered most, what the coach would have done and the estimated cost.

    "Turn: Call, where the coach's choice was Fold. Estimated cost: 2.3 ± 0.8 BB."
    """
    return fill(
        figures.voice.translate("Coach", "%1: %2, where the coach's choice was %3. Estimated cost: %4."),
        street_name(review.advice.street, figures.voice),
        choice_words(review.taken, figures),
        choice_words(review.advice.suggested, figures),
        _blinds(review.cost, figures).removeprefix("+"),
    )


def _hand_lines(advice: Advice, high: HighNow, figures: Numerals) -> tuple[Line, ...]:
    say = figures.voice.translate
    lines = [_half_line(say("Coach", "High"), high_words(high.hand, figures.voice), high, "high", figures)]
    if advice.low is not None:
        lines.append(
            _half_line(say("Coach", "Low"), low_words(advice.low.hand, figures.voice), advice.low, "low", figures)
        )
    elif advice.game is Game.HILO:
        lines.append(Line(say("Coach", "Low"), say("Coach", "none", "no low"), _no_low(advice, figures), half="low"))
    return (*lines, *_out_lines(advice.outs, figures))


def _no_low(advice: Advice, figures: Numerals) -> str:
    say = figures.voice.translate
    if advice.low_possible:
        return say("Coach", "The board allows a low; you have none.")
    return say("Coach", "The board as it lies allows no low.")


def _half_line(label: str, hand: str, now: HighNow | LowNow, half: str, figures: Numerals) -> Line:
    """The hand and how far it is from the nuts."""
    say = figures.voice.translate
    words = hand[:1].upper() + hand[1:]
    if not now.better_kinds:
        return Line(label, fill(say("Coach", "%1, the nuts"), words), say("Coach", "No hand beats it now."), half=half)
    detail = fill(
        say("Coach", "%n better hand(s) can be held; %1 of all pairs of cards make one.", "", now.better_kinds),
        figures.percent(now.better_pairs),
    )
    if now.better_kinds == 1:
        return Line(label, fill(say("Coach", "%1, second nuts"), words), detail, half=half)
    return Line(label, fill(say("Coach", "%1, %n from the nuts", "", now.better_kinds), words), detail, half=half)


def _out_lines(outs: Outs, figures: Numerals) -> list[Line]:
    say = figures.voice.translate
    rows = (
        (
            say("Coach", "Outs for high"),
            outs.high,
            "high",
            say("Coach", "Next cards that make a high good enough to win:"),
        ),
        (say("Coach", "Outs for low"), outs.low, "low", say("Coach", "Next cards that make a low good enough to win:")),
        (
            say("Coach", "Outs to scoop"),
            outs.scoop,
            "",
            say("Coach", "Next cards that make you good enough to win the whole pot:"),
        ),
        (say("Coach", "Counterfeit"), outs.counterfeit, "low", say("Coach", "Next cards that spoil your low:")),
    )
    return [
        Line(label, _of(cards, outs.unseen, figures), f"{means} {figures.voice.cards(cards)}", half=half)
        for label, cards, half, means in rows
        if cards
    ]


def _of(cards: Sequence[Card], unseen: int, figures: Numerals) -> str:
    text = figures.voice.translate("Coach", "%1 of %2", "so many of the unseen cards")
    return fill(text, figures.whole(len(cards)), figures.whole(unseen))


def _equity_lines(advice: Advice, figures: Numerals) -> tuple[Line, ...]:
    say, against = figures.voice.translate, advice.against
    whole = _rate_line(say("Coach", "Of the pot"), advice, against.equity, "", figures, bar=True)
    if advice.game is Game.HIGH:
        return (whole,)
    return (
        whole,
        _rate_line(say("Coach", "High half"), advice, against.high, "high", figures, bar=True),
        _rate_line(say("Coach", "Low half"), advice, against.low, "low", figures, bar=True),
        _rate_line(say("Coach", "Scoop"), advice, against.scoop, "", figures),
        _rate_line(say("Coach", "Quartered"), advice, against.quartered, "", figures),
    )


def _rate_line(label: str, advice: Advice, rate: Rate, half: str, figures: Numerals, *, bar: bool = False) -> Line:
    return Line(label, figures.percent(rate.value), _source(advice, rate, figures), rate.value if bar else None, half)


def _source(advice: Advice, rate: Rate, figures: Numerals) -> str:
    """What the number rests on."""
    return fill(
        figures.voice.translate(
            "Coach", "An estimate from %1 deals out of what their actions tell; sampling error %2."
        ),
        figures.whole(advice.against.samples),
        _points(rate.error, figures),
    )


def _points(error: float, figures: Numerals) -> str:
    """A standard error in percent, to a tenth."""
    text = f"{max(100 * error, 0.1):.1f}".replace(".", figures.point)
    return fill(figures.voice.translate("Coach", "± %1 %", "a standard error"), text).replace(" ", "\xa0")


def _price_lines(price: Price, figures: Numerals) -> tuple[Line, ...]:
    say, amount = figures.voice.translate, figures.voice.amount
    odds = f"{price.odds:.1f}".replace(".", figures.point)
    return (
        Line(say("Coach", "To call"), amount(price.call)),
        Line(
            say("Coach", "Pot odds"),
            fill(say("Coach", "%1 : 1 (%2)", "pot odds"), odds, figures.percent(price.share)).replace(
                " : ", "\xa0:\xa0"
            ),
            fill(
                say("Coach", "The call is %1 of the pot of %2 that it can win."),
                figures.percent(price.share),
                amount(price.pot),
            ),
        ),
    )


def _worth_line(worth: Worth, figures: Numerals) -> Line:
    say = figures.voice.translate
    return Line(
        choice_words(worth, figures),
        _blinds(worth.value, figures),
        say("Coach", "An estimate of what it is worth from now on; a fold is worth nothing. The error is of samples "
            "and of what later streets bring; how well the model knows your opponents is not in it."),
    )  # fmt: skip


def _blinds(value: Rate, figures: Numerals) -> str:
    """ "+1.2 ± 0.4 BB"; without an error where there is none."""
    if not value.error:
        return figures.big_blinds(value.value)
    error = f"{max(value.error, 0.05):.1f}".replace(".", figures.point)
    tenths = round(value.value, 1) or 0.0
    plain = (f"{tenths:+.1f}" if tenths else "0.0").replace(".", figures.point)
    text = fill(figures.voice.translate("Coach", "%1 ± %2 BB", "big blinds and their error"), plain, error)
    return text.replace(" ", "\xa0")
