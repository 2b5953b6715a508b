"""Asking by name: all kinds are there, a spot is always the same question, what cannot be asked is refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import CardFault, cards_text, parse_cards
from omaha_trainer.table.game import Game
from omaha_trainer.training.as_json import as_json
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.registry import KINDS, ask, question
from omaha_trainer.training.wish import Wish

from . import reading_judge as judge

READING = (
    Kind.BEST_HANDS, Kind.WHICH_LOW, Kind.NUT_LOW, Kind.NUT_HIGH, Kind.LOW_POSSIBLE, Kind.COUNTERFEIT, Kind.OUTS
)  # fmt: skip
ONLY_HILO = (Kind.WHICH_LOW, Kind.NUT_LOW, Kind.LOW_POSSIBLE, Kind.COUNTERFEIT)


def test_every_kind_is_registered_under_its_name() -> None:
    assert set(KINDS) == set(Kind)
    assert all(KINDS[kind].kind is kind for kind in Kind)
    assert all(len(set(kind.traps)) == len(kind.traps) > 0 for kind in KINDS.values())


@pytest.mark.parametrize("kind", Kind)
def test_a_seed_and_a_spot_are_always_the_same_question(kind: Kind) -> None:
    for seed in range(5):
        first, again = ask(kind, Random(seed)), ask(kind, Random(seed))
        assert first == again == question(kind, first.spot)
    assert len({ask(kind, Random(seed)).spot for seed in range(20)}) > 15


@pytest.mark.parametrize("kind", Kind)
def test_a_trap_of_another_kind_is_refused(kind: Kind) -> None:
    foreign = next(trap for trap in Trap if trap not in KINDS[kind].traps)
    with pytest.raises(KnownError) as refused:
        ask(kind, Random(1), Wish(trap=foreign))
    assert refused.value.reason is QuizFault.NO_SUCH_TRAP


@pytest.mark.parametrize("kind", ONLY_HILO)
def test_G2_there_is_no_low_in_the_high_game(kind: Kind) -> None:
    with pytest.raises(KnownError) as refused:
        ask(kind, Random(1), Wish(game=Game.HIGH))
    assert refused.value.reason is QuizFault.CANNOT_HAVE and refused.value.rule == "G2"


def test_G2_a_trap_of_the_low_cannot_be_had_in_the_high_game() -> None:
    for kind, trap in ((Kind.BEST_HANDS, Trap.PAIR_IN_LOW), (Kind.OUTS, Trap.SCOOP)):
        with pytest.raises(KnownError) as refused:
            ask(kind, Random(1), Wish(trap=trap, game=Game.HIGH))
        assert refused.value.reason is QuizFault.CANNOT_HAVE


@pytest.mark.parametrize("kind", READING)
@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", "null", "7", "[" * 100_000, '{"board": 7, "mix": true}'])
def test_a_text_that_is_no_spot_is_refused(kind: Kind, text: str) -> None:
    with pytest.raises(KnownError) as refused:
        question(kind, text)
    assert refused.value.reason is QuizFault.NOT_A_SPOT and refused.value.details["kind"] == kind.value


@pytest.mark.parametrize("kind", READING)
def test_G1_a_card_in_two_places_and_cards_too_few_are_refused(kind: Kind) -> None:
    spot = json.loads(ask(kind, Random(3)).spot)
    name = "board" if "board" in spot else "lows"
    cards = spot[name].split() if name == "board" else spot[name][0].split()
    for changed in ([cards[0], *cards[:-1]], cards[:2]):
        text = " ".join(changed)
        broken = spot | {name: text if name == "board" else [text, *spot[name][1:]]}
        with pytest.raises(KnownError) as refused:
            question(kind, json.dumps(broken))
        assert refused.value.reason in (CardFault.REPEATED, CardFault.WRONG_COUNT, QuizFault.NOT_A_SPOT)


@pytest.mark.parametrize("kind", Kind)
def test_every_question_is_plain_data(kind: Kind) -> None:
    for seed in range(10):
        asked = ask(kind, Random(seed))
        told = json.loads(json.dumps(as_json(asked), allow_nan=False))
        assert told["kind"] == kind.value and told["traps"] == [trap.value for trap in asked.traps]
        assert {"house", "prompt", "answer", "accepted", "steps", "wrong", "rule"} <= set(told)
        assert ("choices" in told) is any(part.choices for part in asked.parts)
        if len(asked.parts) > 1 or isinstance(told["rule"], dict):
            assert len(told["answer"]) == len(told["accepted"]) == len(asked.parts)


def test_best_hands_can_be_checked_from_the_data_alone() -> None:
    for seed in range(30):
        told = as_json(ask(Kind.BEST_HANDS, Random(seed), Wish(game=Game.HILO)))
        prompt = json.loads(json.dumps(told["prompt"]))
        hole, board = (parse_cards("".join(prompt[name])) for name in ("hole", "board"))
        accepted = json.loads(json.dumps(told["accepted"]))
        for name, of_low in (("high", False), ("low", True)):
            right: list[object] = [
                {"hole": cards_text(pick.hole, " ").split(), "board": cards_text(pick.board, " ").split()}
                for pick in judge.picks(hole, board, of_low)
            ]
            assert sorted(map(str, accepted[name])) == sorted(map(str, right or [None]))


def test_which_low_and_nut_low_can_be_checked_from_the_data_alone() -> None:
    for seed in range(30):
        told = json.loads(json.dumps(as_json(ask(Kind.WHICH_LOW, Random(seed)))))
        hands = told["prompt"].get("hands", told["prompt"].get("lows"))
        assert [choice.get("hand") for choice in told["choices"]] == [*range(len(hands)), None]
        assert told["choices"][-1] == {"tie": True}
        nut = json.loads(json.dumps(as_json(ask(Kind.NUT_LOW, Random(seed)))))
        possible = judge.nut_low(parse_cards("".join(nut["prompt"]["board"]))) is not None
        assert (nut["answer"] is None) is not possible
        assert all(len(choice["ranks"]) == 2 for choice in nut["choices"])
