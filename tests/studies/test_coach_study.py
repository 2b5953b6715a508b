"""The coach's study: what it keeps, and whose deals it compares."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from omaha_trainer.opponents.coach import prepare
from omaha_trainer.opponents.roster import STYLES
from tests.studies import coach, stored
from tests.studies.stored import Stored
from tests.studies.tables import COMPARED


def code(text: str) -> str:
    return ast.dump(coach._without_words(ast.parse(text)))


def test_words_do_not_make_another_coach() -> None:
    plain = "X = 1\ndef f():\n    return X\n"
    told = '"""Words."""\nX = 1\n"""More."""\n# and more\ndef f():\n    """And so on."""\n    return X\n'
    assert code(plain) == code(told)
    assert code(plain) != code(plain.replace("1", "2"))


def test_results_of_another_coach_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    results = stored.load("trial")
    for key in (coach._key(COMPARED[0]), "hilo pot 01234567"):
        results.sessions[key] = 1
        results.score(key, "field").add([1.0, 2.0])
    kept = coach._of_this_coach(results)
    assert list(kept.sessions) == list(kept.scores) == [coach._key(COMPARED[0])]


def test_a_match_has_one_result_for_each_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare()
    monkeypatch.setattr(coach, "DEALS", 4)
    once, again = (list(coach._match(COMPARED[0], "station", 0)) for _ in range(2))
    assert len(once) == 4
    assert once == again


def test_the_field_compares_with_every_style_in_the_same_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "DEALS", 3)
    results = Stored("players")
    coach._field(results, COMPARED[1], 0)
    row = results.scores[coach._key(COMPARED[1])]
    assert set(row) == {"field", *(f"field more than {style}" for style in STYLES)}
    assert {score.deals for score in row.values()} == {3}


def test_the_report_tells_of_every_claim() -> None:
    lines = coach.verdicts(Stored("players"))
    assert len(lines) == len(COMPARED) * 2 * len(STYLES)
    assert all(line.endswith("not played") for line in lines)
