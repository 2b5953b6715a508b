"""Short hand histories for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterable

from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import Replay, replay_phh

UNKNOWN = "????????"


def phh(
    *actions: str,
    variant: str = "NO/8",
    stacks: Iterable[object] = (100, 100, 100),
    blinds: Iterable[object] = (1, 2, 0),
    antes: Iterable[object] | None = None,
    bets: str = "min_bet = 2",
    more: str = "",
) -> str:
    """A text in the PHH format."""
    stacks = list(stacks)
    antes = [0] * len(stacks) if antes is None else antes
    lines = [
        f'variant = "{variant}"',
        f"antes = [{', '.join(map(str, antes))}]",
        f"blinds_or_straddles = [{', '.join(map(str, blinds))}]",
        bets,
        f"starting_stacks = [{', '.join(map(str, stacks))}]",
        "actions = [",
        *(f'  "{action}",' for action in actions),
        "]",
        more,
    ]
    return "\n".join(lines) + "\n"


def dealt(*holes: str) -> list[str]:
    """The dealing of these hands to p1, p2 ..."""
    return [f"d dh p{number} {hole}" for number, hole in enumerate(holes, start=1)]


def replay(text: str, *, settles: bool = True) -> Replay:
    return replay_phh(read_phh(text), settles=settles)
