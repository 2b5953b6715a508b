from __future__ import annotations

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import RosterFault
from omaha_trainer.opponents.folding import FoldingPlayer
from omaha_trainer.opponents.roster import FOLDER, STYLES, TABLE_NAMES, opponent, prepare
from omaha_trainer.opponents.scripted import ScriptedPlayer
from omaha_trainer.opponents.uniform import UniformPlayer
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values
from omaha_trainer.table.setup import MAX_SEATS


def test_every_style_is_a_player_of_that_style() -> None:
    for style in STYLES:
        player = opponent(style)
        assert isinstance(player, ScriptedPlayer)
        assert player.profile.name == style


def test_random_is_a_player_but_no_style() -> None:
    assert isinstance(opponent("random"), UniformPlayer)
    assert "random" not in STYLES


def test_the_folder_is_a_player_but_no_style() -> None:
    assert isinstance(opponent(FOLDER), FoldingPlayer)
    assert FOLDER not in STYLES


@pytest.mark.parametrize("style", ["rok", "", "Rock"])
def test_an_unknown_style_is_refused_by_name(style: str) -> None:
    with pytest.raises(KnownError) as caught:
        opponent(style)
    assert caught.value.reason is RosterFault.UNKNOWN_STYLE
    assert caught.value.details == {"style": style, "known": ", ".join(STYLES)}


def test_names_are_enough_different_and_tell_no_style() -> None:
    assert len(set(TABLE_NAMES)) == len(TABLE_NAMES) >= 2 * MAX_SEATS
    assert all(name.isalpha() and name.isascii() and len(name) <= 8 for name in TABLE_NAMES)
    assert not {name.lower() for name in TABLE_NAMES} & {*STYLES, "random"}


def test_after_preparing_no_decision_waits_for_tables() -> None:
    ladders = (mixed_values, suited_values, low_values)
    for ladder in ladders:
        ladder.cache_clear()
    prepare()
    assert [ladder.cache_info().currsize for ladder in ladders] == [1, 1, 1]
