"""What an advice costs: `python -m tests.benchmarks.bench_coach`.

The decisions of one player in games of two and of six, as they come up; in milliseconds of the processor. What is kept
from one decision of a hand to the next is kept here too.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from omaha_trainer.opponents import coach
from omaha_trainer.opponents.protocol import Opponent
from omaha_trainer.opponents.roster import STYLES, opponent, prepare
from omaha_trainer.table.action import Action
from omaha_trainer.table.game import Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.view import PublicHand, SeatView
from tests.studies.coach_deals import play
from tests.studies.tables import COMPARED, Way, way_name

HANDS = {2: 9, 6: 24}
"""By the number of seats."""


class _Watched:
    """A player whose decisions are kept."""

    def __init__(self, player: Opponent) -> None:
        self._player = player
        self.seen: list[SeatView] = []

    def decide(self, view: SeatView, rng: Random) -> Action:
        self.seen.append(view)
        return self._player.decide(view, rng)


def main() -> None:
    prepare()
    coach.prepare()
    views = [view for way in COMPARED for seats in HANDS for view in _decisions(way, seats)]
    for name, pains in (("for a person", coach.THOROUGH), ("played", coach.QUICK)):
        times: dict[tuple[str, str], list[float]] = {}
        for number, view in enumerate(views):
            begun = time.process_time()
            if pains is coach.THOROUGH:
                coach.advise(view, Random(number))
            else:
                coach.suggested(view, Random(number), pains)
            many = "several" if sum(view.live) > 2 else "one"
            for key in ((view.street.name.lower(), many), ("all", "")):
                times.setdefault(key, []).append(1000 * (time.process_time() - begun))
        print(f"{name}:")
        for (street, many), those in sorted(times.items()):
            mean, median = sum(those) / len(those), sorted(those)[len(those) // 2]
            told = f"{street} against {many}" if many else street
            print(f"  {told:25} {len(those):4}   mean {mean:6.1f}   median {median:6.1f}   most {max(those):6.1f} ms")


def _decisions(way: Way, seats: int) -> Iterator[SeatView]:
    game, limit = way
    stakes = Stakes(2, 4) if limit is Limit.FIXED else Stakes(1, 2)
    watched = _Watched(opponent("solid"))
    players: list[Opponent] = [watched, *(opponent(style) for style in STYLES if style != "solid")]
    earlier: tuple[PublicHand, ...] = ()
    for number in range(HANDS[seats]):
        setup = stakes.setup(game, limit, number % seats, [200] * seats, house=HouseRules())
        earlier = (*earlier, play(setup, players[:seats], f"{way_name(way)} {seats} {number}", earlier).public())
    yield from watched.seen


if __name__ == "__main__":
    main()
