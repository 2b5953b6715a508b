"""The parts of a session as plain JSON values, and back.

Reading raises ValueError, KeyError or TypeError, or KnownError where the rules allow no such table or action;
`snapshot.py` makes one fault of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import StyleFault
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import opponent
from omaha_trainer.poker.card import cards_text, parse_cards
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.figures import Figures
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes

from .hand import Hand
from .notebook import Notebook
from .notices import GuessTold, PracticeBegan, Rebought, SessionNotice, StructureChanged, TableReset

Data = dict[str, Any]
STAND_IN = "solid"
"""Who takes the seat of an opponent that cannot be read any more."""
_NOTICES: dict[str, Callable[..., SessionNotice]] = {
    kind.__name__: kind for kind in (Rebought, StructureChanged, TableReset, PracticeBegan, GuessTold)
}


def read_whole(value: object) -> int:
    """A whole number and nothing that only looks like one."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def read_wholes(values: list[object]) -> tuple[int, ...]:
    return tuple(map(read_whole, values))


def config_data(config: SessionConfig) -> Data:
    return asdict(config)


def read_config(data: Data) -> SessionConfig:
    stakes = Data(data["stakes"])
    named = Stakes(**{**stakes, "ante_kind": AnteKind(stakes["ante_kind"])})
    changes = {
        "game": Game(data["game"]),
        "structure": Structure(data["structure"]),
        "stakes": named,
        "house": HouseRules(**data["house"]),
        "styles": tuple(_playable(str(style)) for style in data["styles"]),
        "lineup": Lineup(data.get("lineup", Lineup.MIXED)),
    }
    return SessionConfig(**{**data, **changes})


def _playable(style: str) -> str:
    """The style, or the most ordinary one for a person's own whose file is gone or broken: chips and cards stay."""
    try:
        opponent(style)
    except KnownError as fault:
        if isinstance(fault.reason, StyleFault):
            return STAND_IN
        raise
    return style


def round_data(round_: MixedRound | None) -> Data | None:
    return asdict(round_) if round_ else None


def read_round(data: Data | None) -> MixedRound | None:
    return MixedRound(Limit(data["limit"]), read_whole(data["hands_left"])) if data else None


def notebook_data(notebook: Notebook) -> Data:
    return asdict(notebook)


def read_notebook(data: Data) -> Notebook:
    figures = tuple(Figures(**{name: read_whole(count) for name, count in sheet.items()}) for sheet in data["figures"])
    return Notebook(figures, tuple(map(str, data["guesses"])), bool(data["unveiled"]))


def notice_data(notice: SessionNotice) -> Data:
    return {"kind": type(notice).__name__, **asdict(notice)}


def read_notice(data: Data) -> SessionNotice:
    values = {name: value for name, value in data.items() if name != "kind"}
    if "limit" in values:
        values["limit"] = Limit(values["limit"])
    return _NOTICES[data["kind"]](**values)


def hand_data(hand: Hand) -> Data:
    """A hand as what it follows from."""
    setup = {field.name: getattr(hand.setup, field.name) for field in fields(HandSetup) if field.init}
    return {
        "number": hand.number,
        "setup": {**setup, "house": asdict(hand.setup.house)},
        "deck": cards_text(hand.deck),
        "mucks": hand.mucks,
        "practice": hand.practice,
        "actions": " ".join(map(_action_text, hand.actions)),
    }


def read_hand(data: Data) -> Hand:
    """The hand, played again from its deck. Raises IllegalAction where the rules do not allow what was said."""
    hand = Hand.dealt(
        read_whole(data["number"]),
        _read_setup(data["setup"]),
        parse_cards(data["deck"]),
        tuple(map(bool, data["mucks"])),
        bool(data["practice"]),
    )
    for word in data["actions"].split():
        seat = hand.state.to_act
        if seat is None:
            raise ValueError(word)
        hand = hand.after(_read_action(word), seat)
    return hand


def _read_setup(data: Data) -> HandSetup:
    changes = {
        "game": Game(data["game"]),
        "limit": Limit(data["limit"]),
        "house": HouseRules(**data["house"]),
        "stacks": read_wholes(data["stacks"]),
        "posts": read_wholes(data["posts"]),
        "antes": read_wholes(data["antes"]),
    }
    return HandSetup(**{**data, **changes})


def _action_text(action: Action) -> str:
    match action:
        case Fold():
            return "f"
        case CheckOrCall():
            return "c"
        case RaiseTo(to):
            return f"r{to}"


def _read_action(word: str) -> Action:
    if word == "f":
        return Fold()
    if word == "c":
        return CheckOrCall()
    if word[0] != "r":
        raise ValueError(word)
    return RaiseTo(int(word[1:]))
