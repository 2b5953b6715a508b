"""Loads the library that draws plots, in a worker thread and only when the first plot is to be seen. Draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from omaha_trainer.ui.workers import Workers

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.plot_picture import PlotPicture


class PlotEngine(QObject):
    """`ready` comes once, when plots can be made; `picture` is what makes them then, None before."""

    ready = Signal()

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._asked = False
        self.picture: type[PlotPicture] | None = None

    @property
    def is_loading(self) -> bool:
        """Whether the library is being read: what is done meanwhile in the window takes long."""
        return self._asked and self.picture is None

    def need(self) -> None:
        """A plot is to be seen soon."""
        if not self._asked:
            self._asked = True
            self._workers.start(_load, self._loaded)

    def _loaded(self, picture: type[PlotPicture]) -> None:
        self.picture = picture
        self.ready.emit()


def _load() -> type[PlotPicture]:
    """Half a second of reading, most of it without the window having to wait."""
    from omaha_trainer.ui.progress.plot_picture import PlotPicture

    return PlotPicture
