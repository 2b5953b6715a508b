"""Leads a session at the felt: whose turn it is, what is shown, when the next action comes.

It asks the session one step at a time, lets opponents think in a worker while the felt moves, and has every step
kept. Knows no rule of the game and paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.play.decision import Answer
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import Action
from omaha_trainer.table.event import Event
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.play.keeping import Keeper
from omaha_trainer.ui.play.pace import Pace
from omaha_trainer.ui.play.table_picture import TablePicture
from omaha_trainer.ui.workers import Workers

AUTO_DEAL_SECONDS = 1.6
"""How long a result stands before the next hand is dealt by itself."""


class Stage(Enum):
    """What the table waits for."""

    READY = auto()
    """The first deal."""
    OTHERS = auto()
    """The felt's motion, or an opponent."""
    HERO = auto()
    FOLDED = auto()
    """The others play on without the hero."""
    OVER = auto()
    LEFT = auto()
    """The hero has left the table."""


class Rush(Enum):
    """How far to go without motion and without waiting."""

    NO = auto()
    TO_END = auto()
    TO_NEXT = auto()


class Conductor(QObject):
    """Between `take` and `close` it leads one session at a time. What is not due is ignored: keys come at any time."""

    staged = Signal()
    """`stage`, or what the hero may do in it, is another."""
    dealt = Signal()
    """A new hand: it has its frame, and `told` will bring its events."""
    told = Signal(tuple, tuple)
    """New events, and those of the same hand before them, as the hero may see them."""

    def __init__(
        self, felt: FeltView, picture: TablePicture, workers: Workers, keeper: Keeper, pace: Pace, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._felt = felt
        self.picture = picture
        self._workers = workers
        self._keeper = keeper
        self.pace = pace
        self.auto_deal = False
        self.stage = Stage.READY
        self._rush = Rush.NO
        self._request = 0
        self._answer: Action | None = None
        self._rested = False
        self._rest = self._timer(self._rest_over)
        self._time_up = self._timer(self._hurry_to_hero)
        self._next_deal = self._timer(self.deal)
        felt.finished.connect(self._lies_still)

    @property
    def session(self) -> PlaySession:
        return self.picture.session

    def take(self, session: PlaySession) -> None:
        """Lead this session from where it stands."""
        self._drop_thought()
        self.picture.session = session
        self.picture.forget()
        self._rush = Rush.NO
        self.stage = Stage.OTHERS
        self._felt.show_table(self.picture.model())
        if session.hand is not None:
            self._keeper.keep(session)  # the hand that it ended with may not have been kept in time
            self.dealt.emit()
            self.told.emit(session.hero_view().events, ())
        self._go_on()

    def deal(self) -> None:
        """The next hand. Raises KnownError where the session refuses it."""
        if self.stage in (Stage.READY, Stage.OVER) and not self.session.hero_broke:
            self._begin(self.session.deal())

    def deal_again(self) -> None:
        """The same cards once more, for practice."""
        if self.stage is Stage.OVER:
            self._begin(self.session.same_deal())

    def act(self, action: Action) -> None:
        """The hero's action. Raises IllegalAction where the rules refuse it."""
        if self.stage is Stage.HERO:
            with self._workers.window_first():
                events = self.session.act(action)
                self._decided()
                self._play(events)

    def skip(self, *, to_next: bool) -> None:
        """The hero has folded: go to the end of the hand at once, or on to the next one."""
        if self.stage is Stage.FOLDED:
            self._rush = Rush.TO_NEXT if to_next else Rush.TO_END
            self._felt.finish_now()
            self._rest_over()

    def hurry(self) -> None:
        """Skip the motion that is going on."""
        self._felt.finish_now()

    def rebuy(self) -> None:
        """Fill the hero's stack up. Raises KnownError where there is nothing to buy."""
        if self.stage in (Stage.READY, Stage.OVER):
            self.session.rebuy()
            self._keeper.keep(self.session)
            self.refresh()
            self.staged.emit()

    def leave(self) -> None:
        """Get up from the table."""
        if self.stage in (Stage.READY, Stage.OVER):
            self._next_deal.stop()
            self._keeper.leave(self.session)
            self.picture.left = True
            self.refresh()
            self._enter(Stage.LEFT)

    def reconfigure(self, config: SessionConfig) -> None:
        """Other settings of the table: at once between hands, else with the next one."""
        self.session.reconfigure(config)
        if self.stage is Stage.LEFT:
            self.refresh()
            return
        self._keeper.keep(self.session)
        if not self.session.hand_running:
            self._next_deal.stop()
            self.picture.forget()
            self.refresh()
            self._go_on()

    def refresh(self) -> None:
        """Show the table as it is now: something about how it is shown has changed."""
        self._felt.show_table(self.picture.model())

    def stop_waiting(self) -> None:
        """The reader looks at the finished hand: do not deal by yourself."""
        self._next_deal.stop()

    def close(self) -> None:
        """Lead nobody any more."""
        self._drop_thought()
        self._next_deal.stop()
        self._time_up.stop()
        self._felt.finished.disconnect(self._lies_still)

    def _begin(self, events: Sequence[Event]) -> None:
        self._next_deal.stop()
        self._rush = Rush.NO
        with self._workers.window_first():
            self.picture.forget()
            self._decided()
            self.dealt.emit()
            self._play(events)

    def _play(self, events: Sequence[Event]) -> None:
        """Show what has just happened; then the next to act begins to think: both at once would take turns."""
        self._rested = False
        self._rest.stop()
        self.pace.acted()
        self._keeper.keep(self.session)
        self._enter(Stage.FOLDED if self._hero_folded() else Stage.OTHERS)
        view = self.session.hero_view()
        new = view.events[len(view.events) - len(events) :]
        self.told.emit(new, view.events[: len(view.events) - len(events)])
        if self._rush is not Rush.NO or self._late():
            self._felt.show_end(self.picture.model())
        else:
            self._felt.play(new, self.picture.model())
        self._think()

    def _decided(self) -> None:
        """The reader has decided; see to it that he is asked again in time."""
        self.pace.decided()
        left = self.pace.left
        if left is not None:
            self._time_up.start(ceil(left * 1000))

    def _late(self) -> bool:
        """Whether the hero waits for his turn longer than he has asked for."""
        state, left = self.session.state, self.pace.left
        if left is None or left > 0 or state is None or state.over:
            return False
        return state.live[HERO] and state.stacks[HERO] > 0

    def _hurry_to_hero(self) -> None:
        if self.stage is Stage.OTHERS and self._late():
            self._felt.finish_now()
            self._rest_over()

    def _lies_still(self) -> None:
        if not self._felt.playing and self.stage in (Stage.OTHERS, Stage.FOLDED):
            with self._workers.window_first():
                self._go_on()

    def _go_on(self) -> None:
        session = self.session
        if session.hand is None:
            self._enter(Stage.READY)
        elif session.hand_over:
            self._end()
        elif session.hero_to_act:
            self._enter(Stage.HERO)
        else:
            self._enter(Stage.FOLDED if self._hero_folded() else Stage.OTHERS)
            self._think()
            seconds = 0.0 if self._rush is not Rush.NO else self.pace.wait(self._to_come())
            self._rest.start(round(seconds * 1000))

    def _end(self) -> None:
        self._enter(Stage.OVER)
        if self.session.hero_broke:
            return
        if self._rush is Rush.TO_NEXT:
            self._next_deal.start(0)
        elif self.auto_deal:
            self._next_deal.start(round(AUTO_DEAL_SECONDS * 1000))

    def _think(self) -> None:
        if self._request:
            return
        decision = self.session.pending()
        if decision is not None:
            self._request = self._workers.start(decision.answer, self._thought, urgent=True)

    def _thought(self, answer: Answer) -> None:
        self._answer = answer.action
        self._step()
        if answer.fault is not None:
            raise answer.fault

    def _rest_over(self) -> None:
        self._rest.stop()
        self._rested = True
        self._step()

    def _step(self) -> None:
        """Carry out the opponent's action once it is known and everybody has seen the last one."""
        if self._answer is None or not self._rested or self._felt.playing:
            return
        action, self._answer, self._request = self._answer, None, 0
        with self._workers.window_first():
            self._play(self.session.play(action))

    def _drop_thought(self) -> None:
        self._workers.drop(self._request)
        self._request, self._answer, self._rested = 0, None, False
        self._rest.stop()

    def _enter(self, stage: Stage) -> None:
        self.stage = stage
        self.staged.emit()

    def _hero_folded(self) -> bool:
        state = self.session.state
        return state is not None and not state.over and not state.live[HERO]

    def _to_come(self) -> int:
        """How many opponents may still act before the hero's turn."""
        state = self.session.state
        if state is None:
            return 0
        return sum(1 for seat in range(1, state.setup.seats) if state.live[seat] and state.stacks[seat])

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)  # none comes before its time
        timer.timeout.connect(slot)
        return timer
