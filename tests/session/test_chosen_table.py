from __future__ import annotations

from dataclasses import replace

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
    )
    assert chosen_table(with_table(Settings(), table), 12) == (table, None)


def test_MX2_choices_that_make_no_table_together_give_the_usual_one_and_the_reason() -> None:
    table, refusal = chosen_table(replace(Settings(), structure=Structure.MIXED, seats=4), 3)
    assert table == SessionConfig(seed=3)
    assert refusal is not None and (refusal.reason, refusal.rule) == (SetupFault.HALVES, "MX2")
