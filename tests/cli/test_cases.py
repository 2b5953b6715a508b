"""Right answers as data, asked through the command line: hands, legal actions, payouts, refusals, equity."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .conftest import Cli

CASES = Path(__file__).parent / "cases"
Case = dict[str, Any]


def cases(family: str) -> list[Any]:
    """The cases of one file, each named by its id."""
    loaded = json.loads((CASES / f"{family}.json").read_text("utf-8"))
    return [pytest.param(case, id=case["id"]) for case in loaded]


def same(got: Any, expected: Any) -> bool:
    """Equal, numbers nearly so; null, false and nothing at all are the same nothing; more fields are welcome."""
    if expected is None or expected is False or expected in ({}, []):
        return not got
    if isinstance(expected, bool):
        return got is expected
    if isinstance(expected, int | float):
        return bool(got == pytest.approx(expected, abs=1e-6))
    if isinstance(expected, dict):
        seats = {key for key in expected if re.fullmatch(r"p[1-9]", key)}
        if seats and set(got) != {key for key in seats if expected[key]}:
            return False
        return all(same(got.get(key), value) for key, value in expected.items())
    if isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    return bool(got == expected)


def written(case: Case, tmp_path: Path) -> list[str]:
    """The case's hand history as a file, and the house rules, as arguments."""
    path = tmp_path / "hand.phh"
    path.write_text(case["phh"], "utf-8")
    return [str(path), *(["--house", case["house"]] if case.get("house") else [])]


@pytest.mark.parametrize("case", cases("evaluate"))
def test_hands_and_winners(case: Case, cli: Cli) -> None:
    got = cli("evaluate", "--game", case["game"], "--board", case["board"], *case["hands"], "--json").json
    assert same(got, case["expect"])


@pytest.mark.parametrize("case", cases("legal"))
def test_legal_actions(case: Case, cli: Cli, tmp_path: Path) -> None:
    got = cli("legal", *written(case, tmp_path), "--json").json
    assert same(got, case["expect"]), got


@pytest.mark.parametrize("case", cases("payout"))
def test_payouts(case: Case, cli: Cli, tmp_path: Path) -> None:
    got = cli("replay", *written(case, tmp_path), "--json").json
    assert same(got, {"complete": True, **case["expect"]}), got


@pytest.mark.parametrize("case", cases("refuse"))
def test_refusals(case: Case, cli: Cli, tmp_path: Path) -> None:
    arguments = case["argv"] or ["replay", *written(case, tmp_path), "--json"]
    answer = cli(*arguments)
    assert answer.status in (1, 2)
    for mention in case["expect_error_mentions"]:
        assert any(word.casefold() in answer.err.casefold() for word in mention.split("|")), answer.err


@pytest.mark.parametrize("case", cases("equity"))
def test_exact_equity(case: Case, cli: Cli) -> None:
    board = ["--board", case["board"]] if case["board"] else []
    got = cli("equity", "--game", case["game"], *board, *case["hands"], "--json").json
    assert same(got, {"exact": True, **case["exact"]}), got


@pytest.mark.parametrize("path", sorted((CASES / "hands").glob("*.phh")), ids=lambda path: path.stem)
def test_real_hands(path: Path, cli: Cli) -> None:
    """The file's own result is the answer, and the replay finds nothing to object to in it."""
    got = cli("replay", str(path), "--json").json
    expected = tomllib.loads(path.read_text("utf-8"))["finishing_stacks"]
    assert got["complete"] is True
    assert got["finishing_stacks"] == pytest.approx(expected, abs=1e-6)
    assert "stated_finishing_stacks" not in got
