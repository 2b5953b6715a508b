"""The working of a part in words, one line for each step, each with its rule.

Sizes of bets are told by `steps`, in the very lines that the table shows; here are the steps that only the quiz has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import high_of_five
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.table.explain import Step, StepKind
from omaha_trainer.training.question import Ask, NoHand, Part, Work, WorkKind
from omaha_trainer.wording.hands import high_words, low_words
from omaha_trainer.wording.steps import says_something, step_line
from omaha_trainer.wording.voice import Voice, fill

from .choices import hand_name, percent_text, ranks_text, ratio_text

_NEEDED = 3
"""Low ranks on the board without which nobody has a low (L4)."""
_SUITS = 4
_OWN_LOW = (Ask.BEST_LOW, Ask.LOW_NOW)
_OWN_CARDS = (Ask.BEST_HIGH, *_OWN_LOW)


@dataclass(frozen=True, slots=True)
class _Line:
    """A step with what stands around it."""

    work: Work
    after: Work | None
    ask: Ask
    voice: Voice


def work_lines(part: Part, voice: Voice) -> list[str]:
    """The working step by step, ready to be read from top to bottom."""
    sizes = [Step(work.kind, work.amount, work.rule) for work in part.steps if isinstance(work.kind, StepKind)]
    lines = []
    for work, after in zip(part.steps, (*part.steps[1:], None), strict=True):
        if isinstance(work.kind, StepKind):
            step = Step(work.kind, work.amount, work.rule)
            lines += [step_line(step, sizes, voice)] if says_something(step) else []
        else:
            text = _TELLERS[work.kind](_Line(work, after, part.ask, voice))
            lines.append(fill(voice.translate("Work", "%1 (%2)", "step, rule"), text, work.rule))
    if part.ask in _OWN_LOW and isinstance(part.answer, NoHand):
        lines.append(voice.translate("Work", "So there is no low."))
    return lines


def _board_low_ranks(line: _Line) -> str:
    cards, voice = line.work.cards, line.voice
    if not cards:
        return voice.translate("Work", "Low ranks on the board: none, three are needed")
    if line.work.amount < _NEEDED:
        text = voice.translate("Work", "Low ranks on the board: %1, only %2 of the three needed")
        return fill(text, voice.cards(cards), str(line.work.amount))
    return fill(voice.translate("Work", "Low ranks on the board: %1, enough for a low"), voice.cards(cards))


def _hand_low_ranks(line: _Line) -> str:
    if not line.work.cards:
        return line.voice.translate("Work", "Low ranks in the hand: none")
    return _cards(line.voice.translate("Work", "Low ranks in the hand: %1"), line)


def _rank_already_on_board(line: _Line) -> str:
    return _cards(line.voice.translate("Work", "Of a rank that the board has as well: %1"), line)


def _best_two(line: _Line) -> str:
    if line.ask in _OWN_CARDS:
        return _cards(line.voice.translate("Work", "From the hand: %1"), line)
    two = line.voice.cards(line.work.cards) if line.work.cards else ranks_text(line.work.ranks)
    return fill(line.voice.translate("Work", "The best two to hold: %1"), two)


def _new_card(line: _Line) -> str:
    return _cards(line.voice.translate("Work", "The new card: %1"), line)


def _cards(text: str, line: _Line) -> str:
    return fill(text, line.voice.cards(line.work.cards))


def _the_hand(line: _Line) -> str:
    """The five cards and what they make; of several hands, whose they are."""
    work, voice = line.work, line.voice
    owner = voice.translate("Work", "%1: %2", "whose hand, the hand")
    if work.seats:
        return fill(owner, voice.name(work.seats[0]), _made(line))
    if work.numbers:
        name = hand_name(work.numbers[0], voice)
        return fill(owner, name[:1].upper() + name[1:], _made(line))
    if line.ask is not Ask.STILL_BEST_LOW:
        return fill(voice.translate("Work", "That makes: %1"), _made(line))
    if work.cards:
        return fill(voice.translate("Work", "Your low: %1"), _made(line))
    return fill(voice.translate("Work", "The best low: %1"), ranks_text(work.ranks))


def _made(line: _Line) -> str:
    """The hand and its cards, or its ranks where suits do not matter; no low where there are no cards."""
    work, voice = line.work, line.voice
    text = voice.translate("Work", "%1 (%2)", "hand, its cards")
    if work.ranks:
        if line.ask is not Ask.NUT_HIGH:
            return ranks_text(work.ranks)
        return fill(text, made_of_ranks(work.ranks, voice), ranks_text(work.ranks))
    if not work.cards:
        return low_words(None, voice)
    return fill(text, _called(line), voice.cards(work.cards))


def _called(line: _Line) -> str:
    """A hand in words; whether it plays for high or for low is told by its rule."""
    work, voice = line.work, line.voice
    low = low_of_five(work.cards) if line.ask is not Ask.BEST_HIGH and work.rule.startswith("L") else None
    if low is None:
        return high_words(high_of_five(work.cards), voice)
    if line.ask is Ask.WHO_GETS_WHAT:
        return fill(voice.translate("Work", "low %1"), low_words(low, voice))
    return low_words(low, voice)


def made_of_ranks(ranks: Sequence[int], voice: Voice) -> str:
    """The high hand of five ranks that are no flush: "straight, jack high"."""
    cards = [Card(_SUITS * rank + place % _SUITS) for place, rank in enumerate(ranks)]
    return high_words(high_of_five(cards), voice)


def _compare_at(line: _Line) -> str:
    place, better, worse = line.work.numbers
    text = line.voice.translate("Work", "Card %1 from the top decides: %2 is lower than %3")
    return fill(text, str(place), low_letter(better), low_letter(worse))


def low_letter(rank: int) -> str:
    """A rank for low as a sign: 1 is the ace.

    >>> low_letter(1), low_letter(8)
    ('A', '8')
    """
    return "A" if rank == 1 else str(rank)


def _faced(line: _Line) -> str:
    return _chips(line.voice.translate("Work", "You still face: %1"), line)


def _reopens_from(line: _Line) -> str:
    return _chips(line.voice.translate("Work", "To raise again you would have to face at least: %1"), line)


def _chips(text: str, line: _Line) -> str:
    return fill(text, line.voice.amount(line.work.amount))


def _bets_made(line: _Line) -> str:
    return fill(line.voice.translate("Work", "Bets of this street so far, the cap: %1"), str(line.work.numbers[0]))


def _nobody_answers(line: _Line) -> str:
    text = line.voice.translate("Work", "With no chips left to answer a raise: %1")
    return fill(text, line.voice.all_names(line.work.seats))


def _pot_level(line: _Line) -> str:
    """A pot, with what it is made of where that is told."""
    work, voice = line.work, line.voice
    amount, who = voice.amount(work.amount), voice.all_names(work.seats)
    if not work.amounts:
        return fill(voice.translate("Work", "A pot of %1 for %2"), amount, who)
    level, below, folded, dead = work.amounts
    parts = [fill(voice.translate("Work", "%1 times %2"), str(len(work.seats)), voice.amount(level - below))]
    if folded:
        parts.append(fill(voice.translate("Work", "%1 of folded players"), voice.amount(folded)))
    if dead:
        parts.append(fill(voice.translate("Work", "%1 of dead antes"), voice.amount(dead)))
    made_of = voice.translate("Work", " + ", "between parts of a sum").join(parts)
    return fill(voice.translate("Work", "A pot of %1 for %2: %3"), amount, who, made_of)


def _uncalled(line: _Line) -> str:
    text = line.voice.translate("Work", "Matched by nobody, back to %1: %2")
    return fill(text, line.voice.all_names(line.work.seats), line.voice.amount(line.work.amount))


def _high_half(line: _Line) -> str:
    """The half, or the whole pot where no low half follows."""
    if line.after is not None and line.after.kind is WorkKind.LOW_HALF:
        return _shared(line.voice.translate("Work", "High half, %1: %2"), line)
    return _shared(line.voice.translate("Work", "The whole of it, %1: %2"), line)


def _low_half(line: _Line) -> str:
    return _shared(line.voice.translate("Work", "Low half, %1: %2"), line)


def _shared(text: str, line: _Line) -> str:
    """Who gets it; each share where there are several."""
    work, voice = line.work, line.voice
    if len(work.seats) == 1:
        return fill(text, voice.amount(work.amount), voice.name(work.seats[0]))
    each = voice.translate("Work", "%1 %2", "player, chips")
    shares = zip(work.seats, work.amounts, strict=True)
    told = [fill(each, voice.name(seat), voice.amount(chips)) for seat, chips in shares]
    return fill(text, voice.amount(work.amount), voice.listing(told))


def _share(line: _Line) -> str:
    """What a player gets in all; of outs, the cards that bring a tie."""
    work, voice = line.work, line.voice
    if not work.seats:
        return _cards(voice.translate("Work", "Only a share comes with: %1"), line)
    return fill(voice.translate("Work", "In all for %1: %2"), voice.name(work.seats[0]), voice.amount(work.amount))


def _price(line: _Line) -> str:
    odds, percent = line.work.numbers
    text = line.voice.translate("Work", "The price of the call: %1, or %2")
    return fill(text, ratio_text(odds, line.voice), percent_text(percent, line.voice))


def _fraction(line: _Line) -> str:
    text = line.voice.translate("Work", "%1 of that: %2", "percent, chips")
    return fill(text, percent_text(line.work.numbers[0], line.voice), line.voice.amount(line.work.amount))


def _unseen(line: _Line) -> str:
    return fill(line.voice.translate("Work", "Cards that can come: %1"), str(line.work.amount))


def _out_cards(line: _Line) -> str:
    if not line.work.cards:
        return line.voice.translate("Work", "Outs: none")
    text = line.voice.translate("Work", "Outs: %1, %2", "number, cards")
    return fill(text, str(line.work.amount), line.voice.cards(line.work.cards))


def _order_from(line: _Line) -> str:
    seats, voice = line.work.seats, line.voice
    match line.ask:
        case Ask.WHO_POSTS_SMALL if line.work.rule == "B4":
            return fill(voice.translate("Work", "The button: %1"), voice.name(seats[0]))
        case Ask.WHO_POSTS_BIG if line.work.rule == "B4":
            return fill(voice.translate("Work", "Across from the button: %1"), voice.name(seats[0]))
        case Ask.WHO_POSTS_SMALL:
            return fill(voice.translate("Work", "Left of the button: %1"), voice.name(seats[0]))
        case Ask.WHO_POSTS_BIG:
            return fill(voice.translate("Work", "Left of the small blind: %1"), voice.name(seats[0]))
        case _:
            then = voice.translate("Work", ", then ", "between seats in their order")
            return fill(voice.translate("Work", "In this order: %1"), then.join(map(voice.name, seats)))


_TELLERS: Mapping[WorkKind, Callable[[_Line], str]] = {
    WorkKind.BOARD_LOW_RANKS: _board_low_ranks,
    WorkKind.HAND_LOW_RANKS: _hand_low_ranks,
    WorkKind.RANK_ALREADY_ON_BOARD: _rank_already_on_board,
    WorkKind.BEST_TWO: _best_two,
    WorkKind.THE_HAND: _the_hand,
    WorkKind.COMPARE_AT: _compare_at,
    WorkKind.FACED: _faced,
    WorkKind.REOPENS_FROM: _reopens_from,
    WorkKind.BETS_MADE: _bets_made,
    WorkKind.NOBODY_ANSWERS: _nobody_answers,
    WorkKind.POT_LEVEL: _pot_level,
    WorkKind.UNCALLED: _uncalled,
    WorkKind.HIGH_HALF: _high_half,
    WorkKind.LOW_HALF: _low_half,
    WorkKind.SHARE: _share,
    WorkKind.PRICE: _price,
    WorkKind.FRACTION: _fraction,
    WorkKind.UNSEEN: _unseen,
    WorkKind.OUT_CARDS: _out_cards,
    WorkKind.ORDER_FROM: _order_from,
    WorkKind.NEW_CARD: _new_card,
}
