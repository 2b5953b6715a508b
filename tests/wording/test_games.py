"""Names of games and the words on the buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omaha_trainer.table.action import Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.examples import five_ten, quarter_half
from omaha_trainer.table.game import Game, Limit, Street, Structure
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.legal import FRACTIONS, Legal, legal
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.state import HandState
from omaha_trainer.wording.games import (
    fold_label,
    game_name,
    hand_stakes,
    house_switches,
    mixed_text,
    passive_label,
    preset_name,
    raise_detail,
    raise_label,
    size_label,
    stakes_text,
    street_name,
    structure_name,
    table_title,
)
from omaha_trainer.wording.money import amount_text
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity, amount=lambda chips: amount_text(chips, 2))


def choices(state: HandState) -> Legal:
    found = legal(state)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "values"),
    [
        (game_name, Game), (structure_name, Structure), (structure_name, Limit), (street_name, Street),
        (preset_name, [*Preset, None]),
    ],
)  # fmt: skip
def test_every_value_has_its_own_name(name: Callable[[object, Voice], str], values: list[object]) -> None:
    names = [name(value, VOICE) for value in values]
    assert len(set(names)) == len(names)
    assert all(text[0].isupper() for text in names)


def test_PL2_labels_facing_the_big_blind() -> None:
    state = quarter_half(folds=3)
    legal_now = choices(state)
    assert fold_label(VOICE) == "Fold"
    assert passive_label(legal_now, VOICE) == "Call $0.50"
    assert raise_label(legal_now, legal_now.max_to, VOICE) == "Raise to $1.75"
    assert raise_detail(legal_now, 175, state.to_match, 0, VOICE) == "raise by $1.25, puts in $1.75"


def test_labels_of_a_first_bet() -> None:
    opened = Legal(0, 0, 0, 50, 300, True, 900, None)
    assert passive_label(opened, VOICE) == "Check"
    assert raise_label(opened, 100, VOICE) == "Bet $1.00"
    assert raise_detail(opened, 100, 0, 0, VOICE) == "puts in $1.00"


def test_A5_labels_all_in() -> None:
    short = Legal(0, 300, 300, 0, 0, False, 300, None)
    assert passive_label(short, VOICE) == "Call $3.00, all in"
    assert raise_label(Legal(0, 50, 50, 100, 1200, False, 1200, None), 1200, VOICE) == "All in $12.00"


def test_sizes_have_labels() -> None:
    assert [size_label(name, VOICE) for name in ("min", *FRACTIONS, "all_in")] == ["Min", "1/2", "3/4", "Pot", "All in"]
    with pytest.raises(ValueError):
        size_label("double", VOICE)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (AnteKind.NONE, "$0.25/$0.50"),
        (AnteKind.EACH, "$0.25/$0.50, ante $0.05"),
        (AnteKind.BIG_BLIND, "$0.25/$0.50, big blind ante $0.05"),
    ],
)
def test_stakes(kind: AnteKind, text: str) -> None:
    assert stakes_text(Stakes(25, 50, 0 if kind is AnteKind.NONE else 5, kind, 2), VOICE) == text


def test_B1_fixed_limit_is_named_by_its_bets() -> None:
    setup = Stakes(200, 400, decimals=2).setup(Game.HIGH, Limit.FIXED, 0, [9000] * 3, house=HouseRules())
    assert hand_stakes(setup, VOICE) == "$2.00/$4.00"
    assert table_title(setup, VOICE) == "Fixed limit Omaha $2.00/$4.00"


def test_MX3_hands_left_to_the_change() -> None:
    setup = Stakes(2, 4).setup(Game.HILO, Limit.NO, 0, [900] * 3, house=HouseRules(), mixed_hands_left=1)
    assert mixed_text(setup, VOICE) == "No limit: 1 hand left"
    assert mixed_text(quarter_half().setup, VOICE) == ""


def test_HR_every_switch_is_told() -> None:
    for house in (*PRESETS.values(), HouseRules(bets_per_street=None, round_pot_up=True, rounding_chip=25)):
        lines = house_switches(house, VOICE)
        assert [f"HR{number}" in line for number, line in enumerate(lines, start=1)] == [True] * 5
    own = house_switches(HouseRules(bets_per_street=None, round_pot_up=True, rounding_chip=25), VOICE)
    assert own[2].endswith("up to $0.25")
    assert own[3].endswith("no cap")


def test_labels_follow_the_play() -> None:
    """PL3: over one limper at $5/$10 the button may put in 45."""
    state = five_ten(limpers=1, folds=2)
    whole = Voice(identity, amount=amount_text)
    assert raise_label(choices(state), choices(state).max_to, whole) == "Raise to $45"
    state, _ = apply(state, RaiseTo(45))
    state, _ = apply(state, Fold())
    assert passive_label(choices(state), whole) == "Call $35"
