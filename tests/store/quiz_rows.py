"""Answers for the tests: plain ones, and as many as somebody gives in years."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import date, timedelta
from random import Random

from omaha_trainer.store.attempts import Attempts
from omaha_trainer.store.quiz_rows import AttemptRow, QuestionRow, RunRow
from omaha_trainer.store.runs import Runs
from omaha_trainer.store.transaction import transaction

from .stores import NOON

RUN = RunRow("practice", '{"kinds":[]}', 7)
DAY_MS = 86_400_000
FIRST_DAY = date(2023, 11, 14)
KINDS = {
    "best-hands": ("one-card-flush", "pair-in-low", "no-low", "counterfeit"),
    "which-low": ("top-down", "live-card"),
    "max-raise": ("limpers", "re-pot", "short-blind", "forgot-own-call"),
    "payout": ("quartered", "odd-chip"),
}
BETTING = ("max-raise", "payout")


def question(number: int = 1, kind: str = "best-hands", traps: Iterable[str] = (), **changes: str) -> QuestionRow:
    skills = ((kind, ""), *((kind, trap) for trap in traps))
    values = {"spot": f'{{"spot":{number}}}', "origin": "fresh", "game": "hilo", **changes}
    return QuestionRow(number, kind, skills=skills, **values)


def attempt(
    asked: QuestionRow | None = None,
    part: int = 0,
    *,
    right: bool = True,
    milliseconds: int = 4000,
    day: date = FIRST_DAY,
    mistake: str = "lower-hand",
    ask: str = "best high",
) -> AttemptRow:
    return AttemptRow(
        question=asked or question(),
        part=part,
        ask=ask,
        answer='{"none":true}',
        right=right,
        mistake=None if right else mistake,
        milliseconds=milliseconds,
        hinted=False,
        answered_at=NOON + (day - FIRST_DAY).days * DAY_MS,
        local_date=day,
    )


def years_of(connection: sqlite3.Connection, answers: int, *, per_day: int = 100) -> None:
    """So many answers of one part each, straight into the file, in runs of a day."""
    chance, runs, attempts = Random(1), Runs(connection), Attempts(connection)
    spot = '{"phh": "' + "x" * 600 + '"}'
    with transaction(connection):
        for first in range(0, answers, per_day):
            run, day = runs.begin(RUN, NOON), FIRST_DAY + timedelta(days=first // per_day)
            for number in range(first, min(first + per_day, answers)):
                attempts.add(run, _any_attempt(chance, number, day, spot))


def _any_attempt(chance: Random, number: int, day: date, spot: str) -> AttemptRow:
    kind = chance.choice(list(KINDS))
    traps = chance.sample(KINDS[kind], chance.randint(0, 2))
    structure = chance.choice(("fixed", "pot", "no")) if kind in BETTING else ""
    asked = question(number, kind, traps, structure=structure, game=chance.choice(("high", "hilo")), spot=spot)
    mistake = chance.choice(("lower-hand", "one-hole-card", "forgot-own-call", "other"))
    right, milliseconds = chance.random() < 0.7, chance.randrange(1000, 30_000)
    return attempt(asked, right=right, milliseconds=milliseconds, day=day, mistake=mistake)
