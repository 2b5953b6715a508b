from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import RosterFault
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.lineup_draw import drawn_lineup
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.offers import fits, offered_stakes
from omaha_trainer.table.game import Limit, Structure
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.stakes import AnteKind, Stakes


def test_a_table_stands_ready_without_any_choice() -> None:
    table = SessionConfig()
    assert (table.seats, table.big_blind, table.full_stack) == (6, 50, 5000)
    assert len(table.styles) == 5


@pytest.mark.parametrize(
    ("changes", "reason", "rule"),
    [
        ({"seats": 1}, SetupFault.SEATS, "G1"),
        ({"seats": 10}, SetupFault.SEATS, "G1"),
        ({"stack_bb": 4}, SessionFault.STACK, ""),
        ({"stack_bb": 1001}, SessionFault.STACK, ""),
        ({"styles": ("rock",)}, SessionFault.STYLES, ""),
        ({"styles": ("rock",) * 4 + ("wizard",)}, RosterFault.UNKNOWN_STYLE, ""),
        ({"mixed_hands": 0}, SessionFault.MIXED_HANDS, "MX1"),
        ({"stakes": Stakes(0, 0)}, SessionFault.STAKES, "B1"),
        ({"stakes": Stakes(10, 5)}, SessionFault.STAKES, "B1"),
        ({"stakes": Stakes(5, 10, ante=1)}, SessionFault.STAKES, "B1"),
        ({"stakes": Stakes(5, 10, ante_kind=AnteKind.EACH)}, SessionFault.STAKES, "B1"),
        ({"stakes": Stakes(5, 10, ante=-1, ante_kind=AnteKind.EACH)}, SessionFault.STAKES, "B1"),
        ({"stakes": Stakes(1, 2), "structure": Structure.FIXED}, SessionFault.STAKES, "B1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any], reason: object, rule: str) -> None:
    with pytest.raises(KnownError) as refused:
        SessionConfig(**changes)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


def test_MX2_mixed_table_needs_whole_halves() -> None:
    with pytest.raises(KnownError) as refused:
        SessionConfig(structure=Structure.MIXED, stakes=Stakes(25, 50, decimals=2))
    assert (refused.value.reason, refused.value.rule) == (SetupFault.HALVES, "MX2")
    assert SessionConfig(structure=Structure.MIXED, stakes=Stakes(50, 100, decimals=2)).big_blind == 100


def test_B1_big_blind_in_fixed_limit_is_the_small_bet() -> None:
    table = SessionConfig(structure=Structure.FIXED, stakes=Stakes(2, 4), stack_bb=50)
    assert (table.big_blind, table.full_stack) == (2, 100)


@pytest.mark.parametrize("structure", list(Structure))
def test_every_offered_stake_makes_a_table_with_a_small_blind_of_half_the_big_one(structure: Structure) -> None:
    stakes = offered_stakes(structure)
    assert len(stakes) >= 6
    for one in stakes:
        table = SessionConfig(structure=structure, stakes=one)
        small, big = one.blinds(table.limit)
        assert small * 2 == big
        assert fits(one, structure)


def test_MX2_offered_mixed_stakes_halve_into_the_same_money() -> None:
    for one in offered_stakes(Structure.MIXED):
        half = one.halved()
        assert (half.small * 2, half.big * 2) == one.blinds(Limit.NO)
    assert not fits(Stakes(25, 50, decimals=2), Structure.MIXED)
    assert not fits(Stakes(25, 50, decimals=2), Structure.FIXED)


def test_founding_stakes_are_offered_and_have_cents_only_where_an_amount_does() -> None:
    pot = offered_stakes(Structure.POT)
    assert Stakes(25, 50, decimals=2) in pot
    assert Stakes(5, 10) in pot
    assert Stakes(2, 4) in offered_stakes(Structure.FIXED)
    assert Stakes(500, 1000, decimals=2) in offered_stakes(Structure.MIXED)  # halved to 2.50/5


def test_styles_are_spread_evenly_and_drawn_by_the_seed() -> None:
    for seed in range(20):
        styles = drawn_lineup(Lineup.MIXED, 2 * len(STYLES), seed)
        assert all(styles.count(style) == 2 for style in STYLES)
        assert set(drawn_lineup(Lineup.MIXED, 3, seed)) < set(STYLES)
    assert len({drawn_lineup(Lineup.MIXED, 8, seed) for seed in range(20)}) > 10
    assert replace(SessionConfig(seed=5)).styles == drawn_lineup(Lineup.MIXED, 5, 5)
