"""The numbers over the page, of what the store has told so far."""

from __future__ import annotations

from datetime import datetime

from omaha_trainer.store.progress_rows import Overview, PlayPicture
from omaha_trainer.training.lessons.days import streak
from omaha_trainer.ui.progress.numbers_row import Number
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import fill

NONE = "–"
HUNDRED = 100


def numbers_of(overview: Overview | None, play: PlayPicture | None, now: datetime) -> list[Number]:
    """Always the same ones; what is not known yet, or of which there is nothing, has a dash."""
    figures = numerals()
    return [*_answers(overview, figures), _days(overview, now, figures), *_hands(play, figures)]


def _answers(overview: Overview | None, figures: Numerals) -> list[Number]:
    days = overview.sieved_days if overview else ()
    asked, right = sum(day.asked for day in days), sum(day.right for day in days)
    mean = figures.seconds(sum(day.milliseconds for day in days) / asked) if asked else NONE
    return [
        Number(
            translate("Progress", "Questions"),
            figures.whole(asked) if overview else NONE,
            translate("Progress", "on %n day(s)", "", len(days)) if asked else translate("Progress", "none yet"),
            translate("Progress", "Questions that you answered, with all their parts counted as one."),
        ),
        Number(
            translate("Progress", "Right"),
            figures.percent(right, asked) if asked else NONE,
            fill(translate("Progress", "%1 right"), figures.whole(right)) if asked else "",
            translate("Progress", "The share of questions of which every part was right."),
        ),
        Number(
            translate("Progress", "Time"),
            mean,
            translate("Progress", "for an answer") if asked else "",
            translate("Progress", "The average time for a question; none counts for more than five minutes."),
        ),
    ]


def _days(overview: Overview | None, now: datetime, figures: Numerals) -> Number:
    row = streak(overview.visits if overview else (), now)
    longest = fill(translate("Progress", "longest %1"), figures.whole(row.longest)) if row.longest else ""
    return Number(
        translate("Progress", "Days in a row"),
        figures.whole(row.current) if overview else NONE,
        longest,
        translate("Progress", "Days with at least one answer, without a gap up to today or yesterday."),
    )


def _hands(play: PlayPicture | None, figures: Numerals) -> list[Number]:
    hands = sum(one.hands for one in play.outcomes) if play else 0
    won = sum(one.won for one in play.outcomes) if play else 0.0
    all_ins = sum(stretch.all_ins for stretch in play.curve) if play else 0
    rate = figures.big_blinds(won / hands * HUNDRED) if hands else ""
    settled = figures.counted(translate("Progress", "%n all-in(s)", "", all_ins), all_ins)
    return [
        Number(
            translate("Progress", "Hands"),
            figures.whole(hands) if play else NONE,
            settled if hands else translate("Progress", "none yet"),
            translate("Progress", "Hands that you played to their end, practice hands aside."),
        ),
        Number(
            translate("Progress", "Result"),
            figures.big_blinds(won) if hands else NONE,
            fill(translate("Progress", "%1 per 100"), rate) if hands else "",
            translate(
                "Progress", "Won and lost, each hand in its own big blind; below it the average of a hundred hands."
            ),
        ),
    ]
