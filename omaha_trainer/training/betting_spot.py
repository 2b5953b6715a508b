"""A betting spot as text and back: a hand history that stops where the question is, and what is asked of it.

The text is JSON with `phh` and the kind's own fields. Reading replays the hand through the rules; no answer is in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from omaha_trainer.errors import KnownError
from omaha_trainer.histories.phh import PhhHand
from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import replay_phh
from omaha_trainer.histories.phh_write import hand_of, write_phh
from omaha_trainer.poker.card import Card
from omaha_trainer.table.event import Event, HandEnded, HandShown, HoleDealt, Mucked
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.state import HandState

from .faults import QuizFault
from .made_up_hand import Moment
from .names import Kind


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

    def prompt(self) -> dict[str, object]:
        """What is shown: the hand as its hero saw it, and how many decimals of its units a chip is."""
        return {"phh": write_phh(self.hand, hide=True), "decimals": self.hand.decimals}

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


def read_spot(kind: Kind, text: str, *, settles: bool = False) -> BettingSpot:
    """The spot that `text` describes; with `settles` a hand at its showdown is brought to its end.

    Raises KnownError(QuizFault.NOT_A_SPOT), or the history's own fault.
    """
    fields = spot_fields(kind, text)
    phh = fields.pop("phh", None)
    if not isinstance(phh, str):
        raise not_a_spot(kind)
    hand = read_phh(phh)
    replay = replay_phh(hand, settles=settles)
    if not replay.dealt:
        raise not_a_spot(kind)
    return BettingSpot(kind, hand, Moment(replay.state, replay.events), fields)


def write_spot(moment: Moment, hero: int | None = None, **fields: object) -> str:
    """The spot at a decision of a made-up hand, with all cards, so that it can be played on."""
    return _text(moment.state.setup, moment.events, moment.state.deck, hero, fields)


def write_showdown(setup: HandSetup, events: Iterable[Event], live: Iterable[int], **fields: object) -> str:
    """The spot of a whole hand before its showdown: the live hands are known, the folded ones are not."""
    known = set(live)
    told = [
        replace(event, cards=None) if isinstance(event, HoleDealt) and event.seat not in known else event
        for event in events
        if not isinstance(event, HandShown | Mucked | HandEnded)
    ]
    return _text(setup, told, (), None, fields)


def _text(
    setup: HandSetup, events: Iterable[Event], deck: Iterable[Card], hero: int | None, fields: Mapping[str, object]
) -> str:
    phh = write_phh(hand_of(setup, tuple(events), hero=hero, deck=tuple(deck)))
    return json.dumps({"phh": phh, **fields})
