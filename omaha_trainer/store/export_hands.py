"""All hands as a table for other programs, in CSV; a file appears whole or not at all."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import suppress
from pathlib import Path

from omaha_trainer.errors import KnownError, system_words

from .faults import StoreFault
from .quiz_rows import Sieve
from .results import parameters
from .skills import from_epoch

HAND_COLUMNS = (
    "ended_at", "session", "number", "game", "betting", "mixed", "seats", "small_blind", "big_blind", "decimals",
    "pot", "result", "outcome", "expected", "all_in_street", "phh",
)  # fmt: skip
"""`ended_at` is UTC; amounts are chips, of which `decimals` says how many decimals of the currency one has.

`expected` is empty where no all-in before the river concerned the hero; `phh` is the history with all cards.
"""
_ROWS = """
    SELECT ended_at, session_id, number, game, betting, mixed, seats, small_blind, big_blind, decimals, pot, result,
           outcome, expected, all_in_street, phh
    FROM hands WHERE practice = 0 AND (:game = '' OR game = :game) AND (:structure = '' OR betting = :structure)
    AND ended_at >= :since AND ended_at < :until ORDER BY id
"""


def export_hands(connection: sqlite3.Connection, target: Path, sieve: Sieve) -> int:
    """Write the hands to `target`, the oldest first, practice hands aside; how many there are.

    UTF-8 with a byte order mark, by which table programs know it. Raises KnownError(StoreFault.CANNOT_WRITE).
    """
    unfinished = target.with_name(target.name + ".part")
    count = 0
    try:
        with unfinished.open("w", encoding="utf-8-sig", newline="") as file:
            table = csv.writer(file)
            table.writerow(HAND_COLUMNS)
            for ended_at, *values in connection.execute(_ROWS, parameters(sieve)):
                table.writerow([from_epoch(ended_at).isoformat(timespec="milliseconds"), *values])
                count += 1
        unfinished.replace(target)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise KnownError(StoreFault.CANNOT_WRITE, path=str(target), why=system_words(error)) from error
    return count
