"""What the page of progress says: names of how hands ended, and what each number and each point of a curve means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from omaha_trainer.session.play.outcome import Outcome

from .numerals import Numerals
from .voice import Voice, fill


def outcome_name(outcome: Outcome, voice: Voice) -> str:
    match outcome:
        case Outcome.SCOOPED:
            return voice.translate("Progress", "Scooped")
        case Outcome.HIGH:
            return voice.translate("Progress", "High half")
        case Outcome.LOW:
            return voice.translate("Progress", "Low half")
        case Outcome.QUARTERED:
            return voice.translate("Progress", "Quartered")
        case Outcome.SPLIT:
            return voice.translate("Progress", "Split")
        case Outcome.UNCONTESTED:
            return voice.translate("Progress", "Others folded")
        case Outcome.LOST:
            return voice.translate("Progress", "Lost")
        case Outcome.FOLDED:
            return voice.translate("Progress", "Folded")
    assert_never(outcome)


def outcome_detail(outcome: Outcome, voice: Voice) -> str:
    """What counts as that."""
    match outcome:
        case Outcome.SCOOPED:
            return voice.translate("Progress", "At the showdown you won all of every pot you played for.")
        case Outcome.HIGH:
            return voice.translate("Progress", "You won the high half, or part of it, and nothing of the low.")
        case Outcome.LOW:
            return voice.translate("Progress", "You won the low half, and nothing of the high.")
        case Outcome.QUARTERED:
            return voice.translate("Progress", "You shared one half with others and got nothing of the other.")
        case Outcome.SPLIT:
            return voice.translate("Progress", "You shared a pot without a low, had parts of both halves, or won one "
                                   "of several pots.")  # fmt: skip
        case Outcome.UNCONTESTED:
            return voice.translate("Progress", "You won without a showdown.")
        case Outcome.LOST:
            return voice.translate("Progress", "You stayed to the end and won nothing.")
        case Outcome.FOLDED:
            return voice.translate("Progress", "You gave up the hand.")
    assert_never(outcome)


def right_of(right: int, asked: int, figures: Numerals) -> str:
    """ "42 of 50 right"."""
    return fill(figures.voice.translate("Progress", "%1 of %2 right"), figures.whole(right), figures.whole(asked))


def span(first: str, last: str) -> str:
    """From the one to the other, or the one alone: "151–200", "3 May"."""
    return first if first == last else f"{first}–{last}"


def which_questions(first: int, last: int, figures: Numerals) -> str:
    """ "question 7", "questions 151–200"."""
    if first == last:
        return fill(figures.voice.translate("Progress", "Question %1"), figures.whole(last))
    return fill(figures.voice.translate("Progress", "Questions %1"), span(figures.whole(first), figures.whole(last)))


def which_hands(first: int, last: int, figures: Numerals) -> str:
    if first == last:
        return fill(figures.voice.translate("Progress", "Hand %1"), figures.whole(last))
    return fill(figures.voice.translate("Progress", "Hands %1"), span(figures.whole(first), figures.whole(last)))


def which_decisions(first: int, last: int, figures: Numerals) -> str:
    if first == last:
        return fill(figures.voice.translate("Progress", "Decision %1"), figures.whole(last))
    return fill(figures.voice.translate("Progress", "Decisions %1"), span(figures.whole(first), figures.whole(last)))


def a_decision(cost: str, voice: Voice) -> str:
    """What one decision cost on average: "0.31 BB a decision"."""
    return fill(voice.translate("Progress", "%1 a decision"), cost)


def as_the_coach(same: int, made: int, figures: Numerals) -> str:
    return fill(figures.voice.translate("Progress", "%1 of %2 as the coach"), figures.whole(same), figures.whole(made))


def cost_line(same: int, made: int, cost: str, error: str, figures: Numerals) -> str:
    """All decisions in a sentence; the error holds 95 of 100 cases."""
    text = figures.voice.translate(
        "Progress",
        "%1 of %n decision(s) as the coach; the others cost an estimated %2 in all, give or take %3.",
        "",
        made,
    )
    return fill(figures.counted(text, made), figures.whole(same), cost, error)


def likely_between(low: str, high: str, voice: Voice) -> str:
    """What the band at a point says."""
    return fill(voice.translate("Progress", "likely between %1 and %2"), low, high)


def result_note(won: str, voice: Voice) -> str:
    """Over a point of the curve of results."""
    return fill(voice.translate("Progress", "Result %1"), won)


def adjusted_note(expected: str, voice: Voice) -> str:
    return fill(voice.translate("Progress", "All-in adjusted %1"), expected)


def accuracy_story(first: str, now: str, asked: int, figures: Numerals) -> str:
    """The curve of right answers in words, for who does not see it."""
    text = figures.voice.translate(
        "Progress", "Right answers over %n question(s): from %1 at first to %2 now.", "", asked
    )
    return fill(figures.counted(text, asked), first, now)


def time_story(first: str, now: str, asked: int, figures: Numerals) -> str:
    text = figures.voice.translate(
        "Progress", "Time for an answer over %n question(s): from %1 at first to %2 now.", "", asked
    )
    return fill(figures.counted(text, asked), first, now)


def results_story(hands: int, won: str, expected: str, lowest: str, highest: str, figures: Numerals) -> str:
    """The curve of results in words."""
    text = figures.voice.translate(
        "Progress", "Result over %n hand(s): %1 now, %2 all-in adjusted; lowest %3, highest %4.", "", hands
    )
    return fill(figures.counted(text, hands), won, expected, lowest, highest)


def cost_story(made: int, first: str, now: str, figures: Numerals) -> str:
    """The curve of what decisions cost in words."""
    text = figures.voice.translate(
        "Progress", "Estimated cost of a decision over %n decision(s): from %1 at first to %2 now.", "", made
    )
    return fill(figures.counted(text, made), first, now)


def day_line(day: str, asked: int, right: int, spent: str, figures: Numerals) -> str:
    """A day of practice: "Tue 12 May: 45 questions, 38 right, 6 min"."""
    if not asked:
        return fill(figures.voice.translate("Progress", "%1: no questions"), day)
    text = figures.voice.translate("Progress", "%1: %n question(s), %2 right, %3", "", asked)
    return fill(text, day, figures.whole(right), spent)


def days_story(days: int, first: str, last: str, voice: Voice) -> str:
    """The strip of days in words."""
    return fill(voice.translate("Progress", "%n day(s) of practice, the first %1, the last %2.", "", days), first, last)


def average_of(window: int, figures: Numerals) -> str:
    """How a curve is made."""
    return fill(figures.voice.translate("Progress", "average of the last %1"), figures.whole(window))


def skill_line(asked: int, share: str, time: str, last: str, figures: Numerals) -> str:
    """A skill in a line: "240 questions, 84 % right, 9.1 s on average, the last on 3 May 2026"."""
    text = figures.voice.translate("Progress", "%n question(s), %1 right, %2 on average, the last on %3", "", asked)
    return fill(figures.counted(text, asked), share, time, last)


def mistakes_made(name: str, count: int, wrong: int, where: Sequence[str], figures: Numerals) -> str:
    """What a bar of mistakes stands for; `where` says in which kinds of questions, a line each."""
    text = figures.voice.translate("Progress", "%1: %2 of %3 wrong answers, %4")
    told = fill(text, name, figures.whole(count), figures.whole(wrong), figures.percent(count, wrong))
    return "\n".join((told, *where))


def outcome_hands(meaning: str, count: int, hands: int, won: str, figures: Numerals) -> str:
    """What a bar of outcomes stands for; `meaning` says what is counted."""
    text = figures.voice.translate("Progress", "%1 %2 of %3 hands, together %4.")
    return fill(text, meaning, figures.whole(count), figures.whole(hands), won)


def folded_line(folded: int, hands: int, won: str, figures: Numerals) -> str:
    """The hands that no bar shows."""
    text = figures.voice.translate("Progress", "Folded: %1 of %2 hands, together %3.")
    return fill(text, figures.whole(folded), figures.whole(hands), won)
