"""Between the settings, which outlive a session, and the table that is made of them."""

from __future__ import annotations

from dataclasses import replace

from omaha_trainer.errors import KnownError
from omaha_trainer.settings import Settings

from .config import SessionConfig


def chosen_table(settings: Settings, seed: int) -> tuple[SessionConfig, KnownError | None]:
    """The table that was chosen. Where the choices make none together, the usual one, and the reason."""
    try:
        return _table(settings, seed), None
    except KnownError as refusal:
        return _table(Settings(), seed), refusal


def _table(settings: Settings, seed: int) -> SessionConfig:
    return SessionConfig(
        game=settings.game,
        structure=settings.structure,
        stakes=settings.stakes,
        seats=settings.seats,
        stack_bb=settings.stack_bb,
        house=settings.house,
        seed=seed,
        mixed_hands=settings.mixed_hands,
        hero_mucks=settings.hero_mucks,
    )


def with_table(settings: Settings, table: SessionConfig) -> Settings:
    """The settings with this table as what was chosen."""
    return replace(
        settings,
        game=table.game,
        structure=table.structure,
        stakes=table.stakes,
        seats=table.seats,
        stack_bb=table.stack_bb,
        house=table.house,
        mixed_hands=table.mixed_hands,
        hero_mucks=table.hero_mucks,
    )
