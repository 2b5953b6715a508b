"""A betting spot as text and back: a hand history that stops where the question is, and what is asked of it.

The text is JSON with `phh` and the kind's own fields. Reading replays the hand through the rules; no answer is in it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from omaha_trainer.errors import KnownError
from omaha_trainer.histories.phh import PhhHand
from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import replay_phh
from omaha_trainer.histories.phh_write import hand_of, write_phh
from omaha_trainer.table.event import Event, HoleDealt
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.state import HandState
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.names import Kind

from .made_up_hand import Moment


@dataclass(frozen=True, slots=True)
class BettingSpot:
    """A spot that was read: the hand, where it stands, how it came there, and the kind's own fields."""

    kind: Kind
    hand: PhhHand
    moment: Moment
    fields: Mapping[str, object]

    @property
    def state(self) -> HandState:
        return self.moment.state

    @property
    def events(self) -> tuple[Event, ...]:
        return self.moment.events

    @property
    def setup(self) -> HandSetup:
        return self.state.setup

    def prompt(self, *, hide: bool = True) -> dict[str, object]:
        """What is shown: the hand as its hero saw it, or all that is known, and the decimals of a chip in its units."""
        return {"phh": write_phh(self.hand, hide=hide), "decimals": self.hand.decimals}

    def no_spot(self) -> KnownError:
        """The refusal of a text that is a hand, but none of which this kind can ask."""
        return not_a_spot(self.kind)


def not_a_spot(kind: Kind) -> KnownError:
    return KnownError(QuizFault.NOT_A_SPOT, kind=kind.value)


def spot_fields(kind: Kind, text: str) -> dict[str, object]:
    """The JSON object of a spot. Raises KnownError(QuizFault.NOT_A_SPOT)."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise not_a_spot(kind) from error
    if not isinstance(fields, dict):
        raise not_a_spot(kind)
    return fields


def read_spot(kind: Kind, text: str) -> BettingSpot:
    """The spot that `text` describes; a hand at its showdown waits there.

    Raises KnownError(QuizFault.NOT_A_SPOT), or the history's own fault.
    """
    fields = spot_fields(kind, text)
    phh = fields.pop("phh", None)
    if not isinstance(phh, str):
        raise not_a_spot(kind)
    hand = read_phh(phh)
    replay = replay_phh(hand, settles=False)
    if not replay.dealt:
        raise not_a_spot(kind)
    return BettingSpot(kind, hand, Moment(replay.state, replay.events), fields)


def write_spot(moment: Moment, hero: int | None = None, **fields: object) -> str:
    """The spot at a point of a made-up hand, with all cards, so that it can be played on."""
    return _text(moment, moment.events, hero, fields)


def write_showdown(moment: Moment, **fields: object) -> str:
    """The spot of a hand at its showdown: the live hands are known, the folded ones are not."""
    live = moment.state.live
    told = tuple(
        replace(event, cards=None) if isinstance(event, HoleDealt) and not live[event.seat] else event
        for event in moment.events
    )
    return _text(moment, told, None, fields)


def _text(moment: Moment, events: tuple[Event, ...], hero: int | None, fields: Mapping[str, object]) -> str:
    phh = write_phh(hand_of(moment.state.setup, events, hero=hero, deck=moment.to_come))
    return json.dumps({"phh": phh, **fields})
