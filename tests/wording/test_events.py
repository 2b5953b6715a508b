"""The log tells in words all that the felt shows, and nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from omaha_trainer.poker.card import Card, parse_cards
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import (
    AntePosted,
    BetsCollected,
    BlindPosted,
    Called,
    Event,
    Folded,
    HandEnded,
    HoleDealt,
    PotAwarded,
    Raised,
)
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import start
from omaha_trainer.table.view import seen_by
from omaha_trainer.wording.events import event_line, pill_text, pot_name, pots_text
from omaha_trainer.wording.money import amount_text
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity, amount=lambda chips: amount_text(chips, 2), names=("You", "Ann", "Boris", "Dana"))
HOLES = [parse_cards(hole) for hole in ("As2dJhTs", "KsKcQhQc", "Ad2sJdTd", "5c5d6c6d")]
BOARD = parse_cards("3h4s8cKd9h")


def table(limit: Limit = Limit.POT, stacks: Sequence[int] = (5000, 5000, 5000, 5000)) -> HandSetup:
    return Stakes(25, 50, decimals=2).setup(Game.HILO, limit, 3, stacks, house=HouseRules())


def story(setup: HandSetup, *actions: Action) -> list[Event]:
    state, events = start(setup, HOLES, BOARD)
    told = list(events)
    for action in actions:
        state, more = apply(state, action)
        told += more
    return told


def log(setup: HandSetup, events: Sequence[Event]) -> list[str]:
    lines = [event_line(event, VOICE, setup, events[:place]) for place, event in enumerate(events)]
    return [line for line in lines if line]


def test_PL2_a_pot_raise_that_all_fold_to() -> None:
    setup = table()
    events = seen_by(story(setup, Fold(), RaiseTo(175), Fold(), Fold()), 0)
    assert log(setup, events) == [
        "You: small blind $0.25",
        "Ann: big blind $0.50",
        "You: cards As 2d Jh Ts",
        "Boris: fold",
        "Dana: raise to $1.75",
        "You: fold",
        "Ann: fold",
        "$1.25 uncalled, back to Dana",
        "Pot $1.25",
        "Pot $1.25: Dana $1.25",
    ]


def test_W4_an_all_in_with_a_quartered_low() -> None:
    setup = table(Limit.NO, (300, 300, 300, 300))
    events = seen_by(story(setup, RaiseTo(300), Fold(), CheckOrCall(), CheckOrCall()), None)
    assert log(setup, events)[2:] == [
        "Boris: raise to $3.00, all in",
        "Dana: fold",
        "You: call $2.75, all in",
        "Ann: call $2.50, all in",
        "Pot $9.00",
        "Boris: show Ad 2s Jd Td",
        "You: show As 2d Jh Ts",
        "Ann: show Ks Kc Qh Qc",
        "Flop: 3h 4s 8c",
        "Turn: Kd (board 3h 4s 8c Kd)",
        "River: 9h (board 3h 4s 8c Kd 9h)",
        "Pot $9.00: High: three of a kind, kings - Ann $4.50 · Low: 8-4-3-2-A - You $2.25 and Boris $2.25",
    ]


def test_S1_a_showdown_tells_what_each_hand_makes() -> None:
    setup = table()
    check = CheckOrCall()
    events = story(setup, check, Fold(), Fold(), check, *[check] * 6)
    lines = log(setup, events)
    assert lines[-3:] == [
        "Ann: show Ks Kc Qh Qc, three of a kind, kings",
        "Boris: show Ad 2s Jd Td, high card ace; low 8-4-3-2-A",
        "Pot $1.25: High: three of a kind, kings - Ann $0.63 · Low: 8-4-3-2-A - Boris $0.62",
    ]


def test_P1_main_and_side_pots_are_named() -> None:
    setup = table(Limit.NO, (5000, 700, 2000, 5000))
    lines = log(setup, story(setup, RaiseTo(2000), CheckOrCall(), Fold(), CheckOrCall()))
    assert "Main pot $21.25, Side pot $26.00" in lines
    assert [line.split(":")[0] for line in lines[-2:]] == ["Main pot $21.25", "Side pot $26.00"]


@pytest.mark.parametrize(
    ("index", "count", "name"), [(0, 1, "Pot"), (0, 2, "Main pot"), (1, 2, "Side pot"), (2, 3, "Side pot 2")]
)
def test_P1_names_of_pots(index: int, count: int, name: str) -> None:
    assert pot_name(index, count, VOICE) == name


def test_pots_in_a_line() -> None:
    assert pots_text([2800, 900], VOICE) == "Main pot $28.00, Side pot $9.00"


@pytest.mark.parametrize(
    ("event", "pill"),
    [
        (Raised(2, 175, 175, 125, False), "Raise to $1.75"),
        (Called(2, 50, 50, True), "Call $0.50, all in"),
        (Folded(2), "Fold"),
        (AntePosted(2, 10, False), "Ante $0.10"),
        (BlindPosted(0, 25, 25, False), "Small blind $0.25"),
        (BlindPosted(1, 30, 50, True), "Big blind $0.30, all in"),
        (BlindPosted(2, 100, 100, False), "Straddle $1.00"),
        (BetsCollected((75,)), ""),
        (HandEnded((1, 2)), ""),
    ],
)
def test_the_pill_on_a_plate(event: Event, pill: str) -> None:
    assert pill_text(event, VOICE, table()) == pill


def test_cards_face_down_are_not_told() -> None:
    assert event_line(HoleDealt(1, None), VOICE, table()) == ""
    cards: tuple[Card, ...] = HOLES[1]
    for seat in range(4):
        events = seen_by(story(table(), Fold(), RaiseTo(175), Fold(), Fold()), seat)
        told = " ".join(log(table(), events))
        assert (" ".join(map(str, cards)) in told) is (seat == 1)


def test_a_pot_won_without_its_story_is_told_all_the_same() -> None:
    assert (
        event_line(PotAwarded(0, 75, (0, 1), {0: 75}, {}, True), VOICE, table())
        == "Pot $0.75: High: You $0.75 · no low"
    )
