"""Loads the library that draws plots, only when the first plot is to be seen. Draws nothing.

Half a second of reading, cut up: numpy in a worker, the names of Qt that the library wants in many turns of the event
loop, and last the library itself, in one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QObject, Signal

from omaha_trainer.ui.progress.turns import Turns
from omaha_trainer.ui.workers import Workers

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.plot_picture import PlotPicture

NAMES_A_TURN = 24


class PlotEngine(QObject):
    """`ready` comes once, when plots can be made; `picture` is what makes them then, None before."""

    ready = Signal()

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._asked = False
        self._missing = 2
        self._names = Turns(_name_slices(), self)
        self._names.done.connect(self._one_part_loaded)
        self.picture: type[PlotPicture] | None = None

    @property
    def is_loading(self) -> bool:
        """Whether the library is being read: what is done meanwhile in the window takes long."""
        return self._asked and self.picture is None

    def need(self) -> None:
        """A plot is to be seen soon."""
        if not self._asked:
            self._asked = True
            self._workers.start(_load_numpy, self._numpy_loaded)
            self._names.start()

    def _numpy_loaded(self, nothing: None) -> None:  # noqa: ARG002
        self._one_part_loaded()

    def _one_part_loaded(self) -> None:
        self._missing -= 1
        if not self._missing:
            from omaha_trainer.ui.progress.plot_picture import PlotPicture

            self.picture = PlotPicture
            self.ready.emit()


def _load_numpy() -> None:
    """The tallies of equities bring it."""
    import omaha_trainer.poker.tally  # noqa: F401


def _name_slices() -> Iterator[Callable[[], object]]:
    """Have Qt's classes made, a few at a time: the library asks for all of them at once."""
    for module in (QtCore, QtGui, QtWidgets):
        names = dir(module)
        for first in range(0, len(names), NAMES_A_TURN):
            yield partial(_make, module, names[first : first + NAMES_A_TURN])


def _make(module: ModuleType, names: list[str]) -> None:
    for name in names:
        getattr(module, name)
