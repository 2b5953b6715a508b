"""Between the settings, which outlive a session, and the table that is made of them."""

from __future__ import annotations

from dataclasses import replace

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import profile
from omaha_trainer.settings import Settings

from .config import SessionConfig


def chosen_table(settings: Settings, seed: int) -> tuple[SessionConfig, KnownError | None]:
    """The table that was chosen, and the reason where not all of it can be had.

    Where a chosen player is not to be found, others sit there; where the choices make no table, it is the usual one.
    """
    reason = None
    for wanted in (settings, replace(settings, lineup=Lineup.MIXED, styles=())):
        try:
            return _table(wanted, seed), reason
        except KnownError as refusal:
            reason = reason or refusal
    return _table(Settings(), seed), reason


def _table(settings: Settings, seed: int) -> SessionConfig:
    styles = settings.styles if settings.lineup is Lineup.CHOSEN else ()
    for style in styles:
        profile(style)  # players for measurements have none, and nothing could be said of them
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
        lineup=settings.lineup,
        styles=styles,
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
        lineup=table.lineup,
        styles=table.styles if table.lineup is Lineup.CHOSEN else (),
    )
