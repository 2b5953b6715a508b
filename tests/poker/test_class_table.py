from __future__ import annotations

import json
import math
import random

import pytest

from omaha_trainer.assets import resource
from omaha_trainer.errors import BugError
from omaha_trainer.poker.card import parse_hand
from omaha_trainer.poker.class_table import COLUMNS, OPPONENTS, SCALE, ClassTable, class_table, packed, unpacked
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.hand_class import CLASSES, HANDS, all_classes, class_index, hand_class

TOLD = {"equity": "equity", "high": "high_equity", "low": "low_equity"}
"""The table's columns by the names that `equity` gives them."""


def off_by(found: float, known: float, error: float, opponents: int, column: str) -> float:
    """How many standard errors lie between; the table's own are told in its first line."""
    own = class_table().standard_errors[opponents][column]
    return abs(found - known) / math.hypot(own, error, 0.5 / SCALE)


def at_most(mean: float, samples: int) -> float:
    """The greatest standard error that a mean of numbers from 0 to 1 can have."""
    return math.sqrt(max(mean * (1 - mean), 1 / samples) / samples)


@pytest.mark.parametrize(("hole", "exact"), [("AsAh2s3h", 0.726033), ("As2s3d4d", 0.573523), ("JsTs9h8h", 0.448395)])
def test_W3_exact_equities_against_one_random_hand(hole: str, exact: float) -> None:
    assert off_by(class_table().equity(parse_hand(hole)).equity, exact, 0, 1, "equity") < 4


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_W2_W3_kinds_have_the_equity_that_sampling_gives_them(opponents: int, quick: bool) -> None:
    chance, off, samples = random.Random(opponents), [], 12_000
    for index in chance.sample(range(CLASSES), 8 if quick else 40):
        kind, table = hand_class(index), class_table().of_class(index, opponents)
        answer = equity(True, [kind.cards, *[None] * opponents], samples=samples, seed=index)
        mine = answer.players[0]
        for column, name in TOLD.items():
            known = getattr(mine, name)
            error = mine.standard_error if column == "equity" else at_most(known, samples)
            off.append(off_by(getattr(table, column), known, error, opponents, column))
        scoop = mine.scoop / samples
        off.append(off_by(table.scoop, scoop, at_most(scoop, samples), opponents, "scoop"))
    assert max(off) < 4
    assert sum(one * one for one in off) / len(off) < 1.5


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_all_hands_together_have_their_fair_share(opponents: int) -> None:
    """Somebody wins: over all hands the mean equity and the mean share of the high are 1 in the number of players."""
    for column in ("equity", "high"):
        of_kinds = zip(class_table().column(column, opponents), all_classes(), strict=True)
        mean = sum(share * kind.combinations for share, kind in of_kinds) / HANDS
        assert mean == pytest.approx(1 / (opponents + 1), abs=4 * class_table().standard_errors[opponents][column])


def test_the_errors_and_the_sample_are_stated() -> None:
    about = class_table().about
    assert about["seed"] == 1
    assert isinstance(about["deals"], int) and about["deals"] >= 1_000_000
    for opponents in OPPONENTS:
        errors = class_table().standard_errors[opponents]
        assert set(errors) == set(COLUMNS)
        assert all(0.0001 < error < 0.001 for error in errors.values())
    assert resource("class_table.bin").stat().st_size < 400_000


def test_places_are_parts_of_all_hands() -> None:
    places = class_table().places("equity", 1)
    assert 0 < min(places) < 0.001 and 0.999 < max(places) < 1
    mean = sum(place * kind.combinations for place, kind in zip(places, all_classes(), strict=True)) / HANDS
    assert mean == pytest.approx(0.5)
    best = places[class_index(parse_hand("AsAh2s3h"))]
    middle, worst = places[class_index(parse_hand("JsTs9h8h"))], places[class_index(parse_hand("2s2h2d2c"))]
    assert best > 0.999 > middle > 0.1 > worst


def test_hi_lo_and_high_value_different_hands() -> None:
    table, low, high = class_table(), parse_hand("As2s3d4d"), parse_hand("KsQsJhTh")
    assert table.equity(low, 5).equity > table.equity(high, 5).equity
    assert table.equity(low, 5).high < table.equity(high, 5).high
    assert table.equity(high, 5).low == 0
    assert table.equity(low, 1).scoop < table.equity(low, 1).equity < 1


def test_only_measured_numbers_of_opponents_are_told() -> None:
    with pytest.raises(ValueError):
        class_table().equity(parse_hand("As2s3d4d"), 4)
    with pytest.raises(ValueError):
        class_table().column("luck")


def test_another_file_is_not_taken_for_the_table() -> None:
    head, _, rest = resource("class_table.bin").read_bytes().partition(b"\n")
    about = json.loads(head)
    about["columns"] = ["equity", "low", "high", "scoop"]
    with pytest.raises(BugError):
        ClassTable(json.dumps(about).encode() + b"\n" + rest)


def test_packing_loses_nothing() -> None:
    numbers = [random.Random(1).randrange(65_536) for _ in range(1_000)]
    assert unpacked(packed(numbers)).tolist() == numbers
