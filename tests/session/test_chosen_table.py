from __future__ import annotations

from dataclasses import replace

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import RosterFault
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.session.chosen_table import chosen_table, with_table
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.settings import Settings
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.stakes import Stakes


def test_the_usual_settings_make_the_usual_table() -> None:
    assert chosen_table(Settings(), 0) == (SessionConfig(), None)


def test_every_choice_comes_to_the_table_and_back() -> None:
    table = SessionConfig(
        game=Game.HIGH,
        structure=Structure.MIXED,
        stakes=Stakes(2, 4),
        seats=3,
        stack_bb=40,
        house=PRESETS[Preset.TDA],
        seed=12,
        mixed_hands=5,
        hero_mucks=True,
        lineup=Lineup.CHOSEN,
        styles=("rock", "rock"),
    )
    assert chosen_table(with_table(Settings(), table), 12) == (table, None)


def test_MX2_choices_that_make_no_table_together_give_the_usual_one_and_the_reason() -> None:
    table, refusal = chosen_table(replace(Settings(), structure=Structure.MIXED, seats=4), 3)
    assert table == SessionConfig(seed=3)
    assert refusal is not None and (refusal.reason, refusal.rule) == (SetupFault.HALVES, "MX2")


@pytest.mark.parametrize("who", ["nobody", "random", "folder", "coach"])
def test_where_a_chosen_player_is_gone_or_nobody_to_play_with_others_sit_there(who: str) -> None:
    settings = replace(Settings(), seats=3, stack_bb=70, lineup=Lineup.CHOSEN, styles=("rock", who))
    table, refusal = chosen_table(settings, 3)
    assert table == SessionConfig(seats=3, stack_bb=70, seed=3)
    assert isinstance(refusal, KnownError) and refusal.reason is RosterFault.UNKNOWN_STYLE


def test_a_hidden_line_up_is_drawn_anew_by_every_session() -> None:
    settings = with_table(Settings(), SessionConfig(seed=1, lineup=Lineup.HIDDEN))
    tables = [chosen_table(settings, seed)[0] for seed in range(8)]
    assert all(table.lineup is Lineup.HIDDEN for table in tables)
    assert len({table.styles for table in tables}) > 4
