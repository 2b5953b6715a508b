"""Felts to look at, and tables to put on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from omaha_trainer.assets import resource
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt
from omaha_trainer.ui.felt.appearance import Appearance
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.theme.fonts import load_fonts

MakeFelt = Callable[..., FeltView]


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: object) -> None:
    load_fonts(resource("fonts"))


@pytest.fixture(scope="session")
def cards(qapp: object) -> CardArt:
    return CardArt(resource("cards"))


@pytest.fixture(scope="session")
def chips(qapp: object) -> ChipArt:
    return ChipArt(resource("chips"))


@pytest.fixture
def make_felt(qtbot: QtBot, cards: CardArt, chips: ChipArt) -> Iterator[MakeFelt]:
    """A shown felt of a size; `speed` 0 is without motion."""

    def make(width: int = 900, height: int = 600, *, speed: float = 0.0, type_scale: float = 1.0) -> FeltView:
        felt = FeltView(cards, chips, Appearance(speed=speed, type_scale=type_scale))
        qtbot.addWidget(felt)
        felt.resize(width, height)
        felt.show()
        return felt

    yield make
    cards.four_colour = True
