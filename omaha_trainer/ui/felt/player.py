"""Plays cues on the stage, one after the other, driven by one animation. Can be cut short at any moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QVariantAnimation, Signal, Slot

from .choreography import Scene, Tables, set_scene
from .cues import Cue, pace
from .sprite import Sprites
from .stage import Stage
from .track import Track


class Player(QObject):
    """`play` starts; `stop` drops what moves. What lies on the stage afterwards is the caller's to set."""

    ended = Signal()

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self._waiting: list[tuple[float, Cue]] = []
        self._next: Callable[[int], Tables] | None = None
        self._scene: Scene | None = None
        self._moving: list[Track] = []
        self._target: Sprites = {}
        self._began = 0.0

    @property
    def playing(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def play(self, cues: Sequence[Cue], tables: Callable[[int], Tables], speed: float) -> None:
        """Play from what lies on the stage now; `tables(left)` are the tables before and after a cue, `left` events
        before the end. There must be something that takes time.
        """
        self.stop()
        whole = sum(cue.length for cue in cues)
        # The clock stands where it was stopped, and tells its value when its end is set: nothing may wait for it yet.
        self._clock.setCurrentTime(0)
        self._clock.setEndValue(whole)
        self._clock.setDuration(max(1, round(whole * pace(cues, speed))))
        self._next = tables
        begin = 0.0
        for cue in cues:
            self._waiting.append((begin, cue))
            begin += cue.length
        self._clock.start()
        self._tick(0.0)

    def jump_to(self, part: float) -> None:
        """Go to a part of the whole."""
        if self.playing:
            self._clock.setCurrentTime(round(part * self._clock.duration()))

    def stop(self) -> None:
        """Stand still: nothing waits, nothing loose is left."""
        self._waiting.clear()
        self._close()
        self._next = None
        self._clock.stop()

    @Slot(object)
    def _tick(self, value: float) -> None:
        while self._waiting and self._waiting[0][0] <= value:
            self._open(*self._waiting.pop(0))
        now = value - self._began
        for track in self._moving:
            track.show(now, self._stage)
        arrived = [track for track in self._moving if track.name and now >= track.begin + track.length]
        for track in arrived:
            self._moving.remove(track)
            self._stage.rest(track.name)

    @Slot()
    def _end(self) -> None:
        self.stop()
        self.ended.emit()

    def _open(self, begin: float, cue: Cue) -> None:
        self._close()
        assert self._next is not None
        tables = self._next(cue.left)
        self._began = begin
        self._scene = set_scene(cue, tables, self._stage)
        self._moving = list(self._scene.tracks)
        self._target = tables.after

    def _close(self) -> None:
        """Everything of the last cue to its end."""
        if self._scene is None:
            return
        for track in self._scene.tracks:
            self._settle(track)
        self._scene = None
        self._moving = []
        self._stage.set(self._target)

    def _settle(self, track: Track) -> None:
        if track.name:
            self._stage.rest(track.name)
        else:
            self._stage.drop(track.item)
