"""A record to show: a learner who comes on over some months, drawn from a seed, in a store that is gone afterwards.

Pictures and tests look at it. Answers and hands are rows as the store keeps them; no question was asked for them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random

from omaha_trainer.paths import Paths
from omaha_trainer.session.play.outcome import Outcome
from omaha_trainer.store.quiz_rows import AttemptRow, QuestionRow, RunRow
from omaha_trainer.store.rows import DecisionRow, HandRow
from omaha_trainer.store.skills import since_epoch
from omaha_trainer.store.store import Store
from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.registry import KINDS
from omaha_trainer.ui.progress.record import Record

NOW = datetime(2026, 5, 17, 20, tzinfo=UTC)
_PLACES = Paths(Path("~/.config/omaha-trainer"), Path("~/.local/share/omaha-trainer"), Path("~/.cache/omaha-trainer"))

_MISTAKES: dict[Kind, tuple[Mistake, ...]] = {
    Kind.BEST_HANDS: (Mistake.LOWER_HAND, Mistake.ONE_HOLE_CARD, Mistake.PAIRED_THE_LOW, Mistake.MISSED_THE_LOW),
    Kind.WHICH_LOW: (Mistake.COMPARED_FROM_THE_BOTTOM, Mistake.TIE_MISSED, Mistake.ACE_IS_HIGH),
    Kind.MAX_RAISE: (Mistake.FORGOT_OWN_CALL, Mistake.COUNTED_ONLY_THE_POT, Mistake.GAVE_RAISE_BY, Mistake.OTHER),
    Kind.MIN_RAISE: (Mistake.DOUBLED_THE_BET, Mistake.MEASURED_BY_SHORT_ALL_IN, Mistake.MAY_NOT_RAISE),
    Kind.POT_ODDS: (Mistake.PRICE_WITHOUT_CALL, Mistake.COUNTED_OWN_CALL, Mistake.PRICE_UPSIDE_DOWN),
    Kind.SIDE_POTS: (Mistake.NO_SIDE_POT, Mistake.FOLDED_CHIPS_LOST, Mistake.UNCALLED_BET_COUNTED),
    Kind.PAYOUT: (Mistake.ONE_POT_FOR_ALL, Mistake.ODD_CHIP_TO_LOW, Mistake.DID_NOT_SPLIT_TIE),
    Kind.NUT_LOW: (Mistake.CARD_ON_BOARD, Mistake.NOT_THE_NUTS),
    Kind.NUT_HIGH: (Mistake.NOT_THE_NUTS, Mistake.ONE_HOLE_CARD),
    Kind.LOW_POSSIBLE: (Mistake.LOW_WHERE_NONE, Mistake.MISSED_THE_LOW),
    Kind.COUNTERFEIT: (Mistake.OLD_LOW, Mistake.STILL_THE_NUTS),
    Kind.ORDER: (Mistake.FROM_THE_BUTTON, Mistake.BEFORE_FLOP_ORDER),
    Kind.OUTS: (Mistake.COUNTED_SEEN_CARDS, Mistake.COUNTED_SPLITS, Mistake.SHOWN_HAND_IMPROVES),
}
_BETTING = (Kind.MAX_RAISE, Kind.MIN_RAISE, Kind.POT_ODDS, Kind.SIDE_POTS, Kind.ORDER)
_LOWS = (Kind.BEST_HANDS, Kind.WHICH_LOW, Kind.NUT_LOW, Kind.LOW_POSSIBLE, Kind.COUNTERFEIT, Kind.PAYOUT)
_ENDS = (
    (Outcome.FOLDED, 60, (0, 0, 0, -25, -50, -100)),
    (Outcome.UNCONTESTED, 13, (75, 100, 150, 275)),
    (Outcome.SCOOPED, 8, (300, 450, 700, 1400)),
    (Outcome.HIGH, 5, (20, 60, 125)),
    (Outcome.LOW, 4, (10, 35, 90)),
    (Outcome.QUARTERED, 2, (-60, -140, -260)),
    (Outcome.SPLIT, 2, (5, 40)),
    (Outcome.LOST, 6, (-250, -400, -700, -1500)),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Amount:
    """How much there is: over how many days, and on a day of practice how many questions and hands."""

    days: int = 0
    questions: int = 0
    hands: int = 0


AMOUNTS = {"nothing": Amount(), "some": Amount(9, 16, 12), "much": Amount(170, 18, 14)}


@contextmanager
def staged_record(amount: Amount, seed: int) -> Iterator[Record]:
    """A record that ends at `NOW`; the same seed makes the same one."""
    clock = [since_epoch(NOW)]
    with tempfile.TemporaryDirectory(prefix="omaha-trainer-") as folder:
        store, _ = Store.open(Path(folder) / "trainer.sqlite3", now=lambda: clock[0])
        try:
            _Staging(store, amount, Random(seed), clock).fill()
            yield Record(store, _PLACES, lambda: NOW)
        finally:
            store.close()


class _Staging:
    def __init__(self, store: Store, amount: Amount, rng: Random, clock: list[int]) -> None:
        self._store, self._amount, self._rng, self._clock = store, amount, rng, clock
        self._asked = self._played = 0

    def fill(self) -> None:
        """Day by day; a day off now and then, and a week without."""
        amount = self._amount
        self._store.quiz.begin(RunRow("practice", "{}", 1), "{}")
        for back in range(amount.days - 1, -1, -1):
            progress = 1 - back / amount.days
            if back < 12 or (self._rng.random() < 0.7 and back % 60 not in range(20, 27)):
                self._day(NOW.date() - timedelta(days=back), progress)
        self._store.quiz.end_run()
        self._store.end_session().result()
        self._clock[0] = since_epoch(NOW)

    def _day(self, day: date, progress: float) -> None:
        noon = datetime.combine(day, time(12), tzinfo=UTC)
        for number in range(self._rng.randint(self._amount.questions // 3, self._amount.questions * 2)):
            self._answer(noon + timedelta(seconds=20 * number), progress)
        for number in range(self._rng.randint(0, self._amount.hands * 2)):
            self._clock[0] = since_epoch(noon + timedelta(hours=1, seconds=40 * number))
            self._store.finish_hand(self._hand()).result()  # the clock goes on
            for place in range(self._rng.randint(0, 3)):
                self._store.keep_decision(self._decision(place, progress)).result()

    def _answer(self, at: datetime, progress: float) -> None:
        rng, kind = self._rng, self._rng.choice(list(Kind))
        self._asked += 1
        hard = list(Kind).index(kind) % 4 / 10
        right = rng.random() < 0.62 - hard + 0.4 * progress
        trap = rng.choice(KINDS[kind].traps)
        question = QuestionRow(
            self._asked, kind.value, "{}", "fresh",
            game="hilo" if kind in _LOWS else "",
            structure=rng.choice(("pot", "pot", "fixed", "no")) if kind in _BETTING else "",
            skills=((kind.value, trap.value), (kind.value, "")),
        )  # fmt: skip
        mistake = None if right else rng.choices(_MISTAKES[kind], range(len(_MISTAKES[kind]), 0, -1))[0].value
        milliseconds = round(rng.lognormvariate(9.4 + hard - 0.7 * progress, 0.45))
        self._store.quiz.answer(
            AttemptRow(question, 0, "", "{}", right, mistake, milliseconds, False, since_epoch(at), at.date()), {}, "{}"
        )

    def _decision(self, place: int, progress: float) -> DecisionRow:
        """Beside the coach, who is asked less often where nothing is to be gained by it."""
        rng = self._rng
        same = rng.random() < 0.6 + 0.3 * progress
        cost = 0.0 if same else rng.lognormvariate(-0.4 - 0.8 * progress, 0.8)
        advised = rng.choice(("fold", "call", "raise"))
        taken = advised if same else rng.choice([one for one in ("fold", "call", "raise") if one != advised])
        return DecisionRow(
            self._played, place, rng.choice(("hilo", "high")), "pot", rng.randint(0, 3), 50, taken, 0, advised, 0,
            cost, 0.0 if same else 0.3, seen=True,
        )  # fmt: skip

    def _hand(self) -> HandRow:
        rng = self._rng
        self._played += 1
        outcome, _, results = rng.choices(_ENDS, [weight for _, weight, _ in _ENDS])[0]
        result = rng.choice(results) * rng.choice((1, 1, 2))
        all_in = outcome not in (Outcome.FOLDED, Outcome.UNCONTESTED) and rng.random() < 0.25
        return HandRow(
            self._played, False, rng.choice(("hilo", "hilo", "high")), "pot", False, 6, 25, 50, 2, 2 * abs(result),
            result, outcome.value, result * 0.6 + 20 if all_in else None, "",
        )  # fmt: skip
