"""All answers as a table for other programs, in CSV or JSON; a file appears whole or not at all."""

from __future__ import annotations

import csv
import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Any, TextIO

from omaha_trainer.errors import KnownError, system_words

from .faults import StoreFault
from .quiz_rows import Sieve
from .skills import from_epoch

COLUMNS = (
    "answered_at", "local_date", "run", "way", "number", "kind", "traps", "asked_for", "origin", "game", "structure",
    "house", "part", "ask", "answer", "right", "mistake", "milliseconds", "hinted", "spot",
)  # fmt: skip
"""`answered_at` is UTC, `traps` are separated by blanks; what there is none of is empty, in JSON null."""
_ROWS = """
    SELECT attempts.answered_at, attempts.local_date, run_id, way, number, questions.kind,
           (SELECT group_concat(trap, ' ') FROM skill_answers WHERE skill_answers.question_id = questions.id),
           wished_trap, origin, questions.game, questions.structure, house, part, ask, answer,
           attempts.is_right, mistake, attempts.milliseconds, hinted, spot
    FROM attempts JOIN questions ON questions.id = question_id JOIN spots USING (question_id)
                  JOIN runs ON runs.id = run_id
    WHERE (:game = '' OR questions.game IN (:game, ''))
          AND (:structure = '' OR questions.structure = :structure)
          AND questions.local_date BETWEEN :since AND :until
    ORDER BY attempts.id
"""
_TRUTHS = ("right", "hinted")


class Format(StrEnum):
    CSV = "csv"
    JSON = "json"


def export_attempts(connection: sqlite3.Connection, target: Path, form: Format, sieve: Sieve) -> int:
    """Write the answers to `target`, the oldest first; how many there are.

    CSV is UTF-8 with a byte order mark, by which table programs know it. Raises KnownError(StoreFault.CANNOT_WRITE).
    """
    unfinished = target.with_name(target.name + ".part")
    try:
        encoding = "utf-8-sig" if form is Format.CSV else "utf-8"
        with unfinished.open("w", encoding=encoding, newline="") as file:
            write = _write_csv if form is Format.CSV else _write_json
            count = write(file, _records(connection, sieve))
        unfinished.replace(target)
        return count
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise KnownError(StoreFault.CANNOT_WRITE, path=str(target), why=system_words(error)) from error


def _records(connection: sqlite3.Connection, sieve: Sieve) -> Iterator[dict[str, Any]]:
    parameters = {
        "game": sieve.game,
        "structure": sieve.structure,
        "since": (sieve.since or date.min).isoformat(),
        "until": (sieve.until or date.max).isoformat(),
    }
    for values in connection.execute(_ROWS, parameters):
        record = dict(zip(COLUMNS, values, strict=True))
        record["answered_at"] = from_epoch(record["answered_at"]).isoformat(timespec="milliseconds")
        record["traps"] = (record["traps"] or "").strip()
        record |= {name: bool(record[name]) for name in _TRUTHS}
        yield record


def _write_csv(file: TextIO, records: Iterable[dict[str, Any]]) -> int:
    table = csv.DictWriter(file, COLUMNS)
    table.writeheader()
    count = 0
    for record in records:
        table.writerow({name: int(value) if name in _TRUTHS else value for name, value in record.items()})
        count += 1
    return count


def _write_json(file: TextIO, records: Iterable[dict[str, Any]]) -> int:
    """A list, one answer a line; traps are a list, answer and spot the values that their texts hold."""
    count = 0
    file.write("[")
    for record in records:
        record["traps"] = record["traps"].split()
        record["answer"], record["spot"] = json.loads(record["answer"]), json.loads(record["spot"])
        plain = {name: None if value == "" else value for name, value in record.items()}
        file.write(("," if count else "") + "\n" + json.dumps(plain))
        count += 1
    file.write("\n]\n")
    return count
