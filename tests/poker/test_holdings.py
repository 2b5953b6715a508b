"""Holdings: fair, free of what is gone, and the same for the same question."""

from __future__ import annotations

import pytest

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.hand_class import CLASSES, HANDS, class_sizes
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.range import Range

GONE = parse_cards("As 2d Kh Qc")


def test_as_many_as_asked_for_and_never_more_than_there_are() -> None:
    assert len(Holdings(GONE, 1000)) == 1000
    assert len(Holdings(GONE, HANDS)) == Range.any_hand().without(GONE).hands


def test_none_holds_what_is_gone() -> None:
    held = Holdings(GONE, 5000)
    assert held.without(GONE).total == 5000


def test_each_kind_is_there_as_often_as_chance_says() -> None:
    held = Holdings((), 20_000)
    aces = Column.of([float(kind < CLASSES // 2) for kind in range(CLASSES)])
    part = sum(class_sizes()[: CLASSES // 2]) / HANDS
    error = (part * (1 - part) / 20_000) ** 0.5
    assert held.of_kinds(aces).total / 20_000 == pytest.approx(part, abs=4 * error)


def test_a_shown_hand_stands_alone() -> None:
    hole = tuple(parse_hand("AhKhQdJd"))
    held = Holdings(GONE, 1000, [hole])
    assert held.only(hole).total == 1.0
    assert (held.only(hole) * held.any_hand).total == 0.0
    assert (held.only(hole) * held.without(parse_cards("Ah"))).total == 0.0


def test_a_range_over_holdings_is_about_the_range_over_all() -> None:
    board = parse_cards("7c 8d 9h")
    held = Holdings(GONE, 24_000)
    part = held.without(board).total / 24_000
    exact = Range.any_hand().without([*GONE, *board]).hands / Range.any_hand().without(GONE).hands
    assert part == pytest.approx(exact, abs=0.012)
