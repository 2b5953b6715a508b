"""A session as JSON text, and back: what `Standing` holds, a hand as its deck and what was said.

A hand is played again when it is read, so a text either gives the very state it was made of or is refused.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import reduce
from typing import Any

from omaha_trainer.errors import BugError, KnownError
from omaha_trainer.session.faults import SessionFault

from .hand import Hand
from .notebook import Notebook
from .snapshot_parts import (
    config_data,
    hand_data,
    notebook_data,
    notice_data,
    read_config,
    read_hand,
    read_notebook,
    read_notice,
    read_round,
    read_whole,
    read_wholes,
    round_data,
)
from .standing import Standing
from .summary import SessionSummary

VERSION = 1


def snapshot_text(standing: Standing) -> str:
    """One line of JSON text."""
    data = {
        "version": VERSION,
        "config": config_data(standing.config),
        "coming": config_data(standing.coming) if standing.coming else None,
        "stacks": standing.stacks,
        "button": standing.button,
        "round": round_data(standing.round),
        "moved_on": standing.moved_on,
        "hands_played": standing.hands_played,
        "summary": asdict(standing.summary),
        "notebook": notebook_data(standing.notebook),
        "notices": [notice_data(notice) for notice in standing.notices],
        "since": [notice_data(notice) for notice in standing.since],
        "hand": hand_data(standing.hand) if standing.hand else None,
        "earlier": [hand_data(hand) for hand in standing.earlier],
    }
    return json.dumps(data, separators=(",", ":"))


def read_snapshot(text: str) -> Standing:
    """The session of such a text. Raises KnownError(SessionFault.SNAPSHOT) where it is none, or of another version."""
    try:
        data = json.loads(text)
        if data["version"] != VERSION:
            raise ValueError(data["version"])
        return _checked(_standing(data))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, KnownError, BugError) as error:
        raise KnownError(SessionFault.SNAPSHOT, why=repr(error)) from error


def _standing(data: dict[str, Any]) -> Standing:
    config, earlier = read_config(data["config"]), tuple(read_hand(hand) for hand in data["earlier"])
    return Standing(
        config=config,
        coming=read_config(data["coming"]) if data["coming"] else None,
        stacks=read_wholes(data["stacks"]),
        button=read_whole(data["button"]),
        round=read_round(data["round"]),
        moved_on=bool(data["moved_on"]),
        hands_played=read_whole(data["hands_played"]),
        summary=SessionSummary(**data["summary"]),
        notices=tuple(read_notice(notice) for notice in data["notices"]),
        since=tuple(read_notice(notice) for notice in data["since"]),
        hand=read_hand(data["hand"]) if data["hand"] else None,
        earlier=earlier,
        notebook=_notebook(data.get("notebook"), config.seats, earlier),
    )


def _notebook(data: dict[str, Any] | None, seats: int, earlier: tuple[Hand, ...]) -> Notebook:
    """Where a text of an earlier version has none, what the last hands tell."""
    if data is not None:
        return read_notebook(data)
    return reduce(Notebook.after, earlier, Notebook.empty(seats))


def _checked(standing: Standing) -> Standing:
    seats = standing.config.seats
    hands = [*standing.earlier, *([standing.hand] if standing.hand else [])]
    sound = (
        len(standing.stacks) == seats
        and 0 <= standing.button < seats
        and min(standing.stacks) >= 0
        and len(standing.notebook.figures) == len(standing.notebook.guesses) == seats
        and all(hand.setup.seats == seats for hand in hands)
        and all(hand.state.over for hand in standing.earlier)
    )
    if not sound:
        raise ValueError("a table of other seats")
    return standing
