"""Files with as many answers and hands as a test wants, written straight into the tables: a learner who improves."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

from omaha_trainer.store.store import Store
from omaha_trainer.training.names import Kind, Mistake, Trap

LAST_DAY = date(2026, 5, 17)
TRAPS = tuple(trap.value for trap in list(Trap)[:5])
MISTAKES = tuple(mistake.value for mistake in list(Mistake)[:6])
OUTCOMES = ("folded", "uncontested", "scooped", "high", "low", "quartered", "split", "lost")
WEIGHTS = (62, 9, 8, 5, 4, 2, 2, 8)
DAY_MS = 86_400_000


def fill(path: Path, questions: int = 0, hands: int = 0, days: int = 120, seed: int = 1) -> None:
    """Make a file with so many answered questions and hands, spread evenly over `days` that end with `LAST_DAY`."""
    store, notices = Store.open(path)
    assert not notices
    store.close()
    with closing(sqlite3.connect(path)) as connection:
        if questions:
            _questions(connection, questions, days, Random(seed))
        if hands:
            _hands(connection, hands, days, Random(seed))
            _decisions(connection, hands, days, Random(seed))
        connection.commit()


def day_of(number: int, count: int, days: int) -> date:
    return LAST_DAY - timedelta(days=days - 1 - number * days // count)


def noon(day: date) -> int:
    return round(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


def _questions(connection: sqlite3.Connection, count: int, days: int, rng: Random) -> None:
    kinds = [kind.value for kind in Kind]
    connection.execute("INSERT INTO runs VALUES (1, 'practice', '{}', 1, 0, NULL)")
    questions, spots, attempts, skills = [], [], [], []
    for key in range(1, count + 1):
        day = day_of(key - 1, count, days)
        at, on = noon(day) + key, day.isoformat()
        kind, trap = kinds[key % len(kinds)], rng.choice(TRAPS)
        right = rng.random() < 0.6 + 0.3 * key / count
        ms = round(rng.lognormvariate(9, 0.6))
        game = ("hilo", "high", "")[key % 3]
        structure = ("", "pot", "fixed")[key % 3]
        mistake = None if right else rng.choice(MISTAKES)
        questions.append((key, 1, key, kind, trap, "fresh", game, structure, "", right, ms, at, on))
        spots.append((key, "{}"))
        attempts.append((key, key, kind, game, structure, 0, "high", "{}", right, mistake, ms, False, at, on))
        skills += [(kind, one, on, key, game, structure, right, ms) for one in ("", trap)]
    for table, rows in (("questions", questions), ("spots", spots), ("attempts", attempts), ("skill_answers", skills)):
        places = ", ".join("?" * len(rows[0]))
        connection.executemany(f"INSERT INTO {table} VALUES ({places})", rows)


def _hands(connection: sqlite3.Connection, count: int, days: int, rng: Random) -> None:
    connection.execute("INSERT INTO sessions VALUES (1, 0, NULL)")
    rows = []
    for key in range(1, count + 1):
        outcome = rng.choices(OUTCOMES, WEIGHTS)[0]
        result = _result(outcome, rng)
        expected = result + rng.gauss(0, 400) if outcome in OUTCOMES[2:] and rng.random() < 0.2 else None
        at = noon(day_of(key - 1, count, days)) + key
        game = ("hilo", "high")[key % 2]
        rows.append(
            (key, 1, key, 0, at, game, "pot", 0, 6, 25, 50, 2, 400, result, outcome, expected, None, "x" * 1500)
        )
    connection.executemany(f"INSERT INTO hands VALUES ({', '.join('?' * 18)})", rows)


def _decisions(connection: sqlite3.Connection, count: int, days: int, rng: Random) -> None:
    """One in each hand."""
    rows = []
    for key in range(1, count + 1):
        same = rng.random() < 0.7
        at = noon(day_of(key - 1, count, days)) + key
        cost, error = (0.0, 0.0) if same else (rng.expovariate(1.0), 0.3)
        advised = "fold" if same else "raise"
        rows.append((key, 1, key, 0, at, "hilo", "pot", 1, 50, "fold", 0, advised, 0, cost, error, True))
    connection.executemany(f"INSERT INTO decisions VALUES ({', '.join('?' * 16)})", rows)


def _result(outcome: str, rng: Random) -> int:
    size = round(rng.lognormvariate(5, 1))
    match outcome:
        case "folded":
            return -rng.choice((0, 0, 0, 25, 50, 150))
        case "lost":
            return -size
        case "quartered":
            return -size // 2
        case _:
            return size // 2
