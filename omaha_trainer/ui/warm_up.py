"""What the first hands will need: loads for a worker and pictures for the window, each in small steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import iter_modules

from omaha_trainer.poker import board_values, five_values
from omaha_trainer.poker.card import DECK, parse_board, parse_hand
from omaha_trainer.poker.card_keys import SUITS
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.ui.ahead import Load
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.library_files import read_libraries
from omaha_trainer.ui.play.table_picture import TablePicture

NUMBERS = ("numpy", "omaha_trainer.poker.tables", "omaha_trainer.poker.equity_exact", "omaha_trainer.poker.tally")
"""What all-ins are counted with."""

COACH = tuple(f"omaha_trainer.opponents.{name}" for name in ("coach_model", "coach_reads", "coach", "coach_review"))

PAGES = ("omaha_trainer.ui.quiz.entries", "omaha_trainer.ui.quiz", "omaha_trainer.ui.settings")
"""Not those of progress: the library that draws plots waits until one is to be seen."""


def showdown_loads() -> Iterator[Load]:
    """The small tables of a showdown, one by one."""
    hands, board = (parse_hand("As Ah 2s 3h"), parse_hand("Kd Qd Jc Tc")), parse_board("4s 8h 9c Jh 2d")
    yield from (five_values.mixed_values, five_values.suited_values, five_values.low_values)
    yield partial(board_values.values_on_board, board, hands)
    yield partial(best_high, hands[0], board)
    yield partial(best_low, hands[0], board)


def number_loads() -> Iterator[Load]:
    """What counts the equity of an all-in, and what the coach thinks with; he builds his tables when first asked."""
    yield partial(read_libraries, NUMBERS[0])
    yield from import_loads(NUMBERS)
    for hilo in (True, False):
        yield partial(_equity, hilo=hilo)
    yield from import_loads(COACH)


def first_pictures(picture: TablePicture, felt: FeltView) -> Iterator[None]:
    """What the first deal shows, to be drawn a little at a time: the suits in the log, the deck, the chips."""
    cards = picture.voices().rich.cards
    for card in DECK[:SUITS]:
        cards([card])
        yield
    yield from felt.warm_deal()


def page_parts() -> Iterator[None]:
    """Read what the pages are made of that are not shown yet, a module a step, in the window's own thread."""
    for package in PAGES:
        for module in iter_modules(import_module(package).__path__, f"{package}."):
            import_module(module.name)
            yield


def import_loads(modules: Iterable[str]) -> Iterator[Load]:
    """Modules to be read, each by itself: those that others need come first."""
    for name in modules:
        yield partial(import_module, name)


def _equity(*, hilo: bool) -> None:
    from omaha_trainer.poker.equity import equity  # brings what `NUMBERS` says

    equity(hilo, (parse_hand("As Ah 2s 3h"), parse_hand("Kd Qd Jc Tc")), parse_board("4s 8h 9c"))
