from __future__ import annotations

import csv
import json
from datetime import timedelta
from pathlib import Path

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.store.export import COLUMNS, Format
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.quiz_rows import Sieve

from .quiz_rows import FIRST_DAY, RUN, attempt, question
from .stores import opened

SPOT = '{"phh": "variant = \\"PO/8\\"\\nactions = [\\"d db KsKd9s\\"]\\n", "say": "a; b, c"}'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


def export(path: Path, target: Path, form: Format, sieve: Sieve | None = None) -> int:
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        asked = question(1, "max-raise", ("limpers", "re-pot"), structure="pot", house="online", spot=SPOT)
        store.quiz.answer(attempt(asked), {}, "")
        low = question(2, "which-low")
        store.quiz.answer(attempt(low, right=False, day=FIRST_DAY + timedelta(days=1)), {}, "")
        return store.quiz.export(target, form, sieve).result()


def test_csv_is_read_back_by_any_table_program(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "answers.csv"
    assert export(path, target, Format.CSV) == 2
    with target.open(encoding="utf-8-sig", newline="") as file:
        first, second = csv.DictReader(file)
    assert tuple(first) == COLUMNS
    assert (first["answered_at"], first["local_date"]) == ("2023-11-14T22:13:20.000+00:00", "2023-11-14")
    assert (first["kind"], first["traps"], first["right"], first["mistake"]) == ("max-raise", "limpers re-pot", "1", "")
    assert first["spot"] == SPOT
    assert (second["kind"], second["traps"], second["right"]) == ("which-low", "", "0")
    assert second["mistake"] == "lower-hand"
    assert target.read_bytes().count(b"\n") == 3


def test_json_holds_values_not_texts_of_values(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "answers.json"
    assert export(path, target, Format.JSON) == 2
    first, second = json.loads(target.read_text("utf-8"))
    assert tuple(first) == COLUMNS
    assert first["spot"] == json.loads(SPOT)
    assert first["answer"] == {"none": True}
    assert (first["traps"], first["right"], first["mistake"]) == (["limpers", "re-pot"], True, None)
    assert (second["structure"], second["right"], second["milliseconds"]) == (None, False, 4000)


@pytest.mark.parametrize("form", Format)
def test_a_sieve_holds_for_the_export_too(path: Path, tmp_path: Path, form: Format) -> None:
    assert export(path, tmp_path / "pot", form, Sieve(structure="pot")) == 1
    assert export(path, tmp_path / "none", form, Sieve(since=FIRST_DAY + timedelta(days=9))) == 0
    if form is Format.JSON:
        assert json.loads((tmp_path / "none").read_text("utf-8")) == []


def test_a_file_that_cannot_be_written_is_named_and_nothing_is_left(path: Path, tmp_path: Path) -> None:
    with pytest.raises(KnownError) as failed:
        export(path, tmp_path / "nowhere" / "answers.csv", Format.CSV)
    assert failed.value.reason is StoreFault.CANNOT_WRITE
    assert failed.value.details["path"] == str(tmp_path / "nowhere" / "answers.csv")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(KnownError):
        export(path, tmp_path / "folder.csv", Format.CSV)
    assert not list(tmp_path.glob("*.part"))
