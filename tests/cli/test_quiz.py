"""`quiz`: the list, questions as JSON, the wishes, and what cannot be asked."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.registry import KINDS

from .conftest import Cli

FIELDS = {
    "kind", "traps", "house", "prompt", "ask", "rule", "may_be_none", "answer", "accepted", "tolerance", "steps",
    "wrong", "spot",
}  # fmt: skip


def test_the_list_names_kinds_and_traps(cli: Cli) -> None:
    listed = cli("quiz", "--list").out
    for kind, asked in KINDS.items():
        assert f"\n{kind.value}: " in f"\n{listed}"
        assert f"    traps: {', '.join(asked.traps)}\n" in listed
    kinds = cli("quiz", "--list", "--json").json["kinds"]
    assert {one["kind"]: one["traps"] for one in kinds} == {kind: list(asked.traps) for kind, asked in KINDS.items()}
    assert set(KINDS) == set(Kind)


@pytest.mark.parametrize("kind", Kind)
def test_questions_with_their_answers(kind: Kind, cli: Cli) -> None:
    answer = cli("quiz", "--kind", kind.value, "--count", "5", "--seed", "7", "--json").json
    assert answer["seed"] == 7
    assert len(answer["questions"]) == 5
    for question in answer["questions"]:
        assert set(question) - {"choices"} == FIELDS
        assert question["kind"] == kind


def test_the_same_seed_asks_the_same(cli: Cli) -> None:
    arguments = ("quiz", "--kind", "which-low", "--count", "4", "--json", "--seed")
    assert cli(*arguments, "3").json == cli(*arguments, "3").json
    assert cli(*arguments, "3").json["questions"] != cli(*arguments, "4").json["questions"]
    first = cli("quiz", "--kind", "which-low", "--json", "--seed", "3").json["questions"]
    assert first == cli(*arguments, "3").json["questions"][:1]


def test_a_seed_by_chance_is_told(cli: Cli) -> None:
    by_chance = cli("quiz", "--kind", "order", "--json").json
    assert cli("quiz", "--kind", "order", "--json", "--seed", str(by_chance["seed"])).json == by_chance


@pytest.mark.parametrize(("kind", "trap"), [(Kind.MAX_RAISE, Trap.LIMPERS), (Kind.PAYOUT, Trap.ODD_CHIP)])
def test_a_trap_is_there(kind: Kind, trap: Trap, cli: Cli) -> None:
    asked = cli("quiz", "--kind", kind.value, "--trap", trap.value, "--count", "5", "--seed", "1", "--json").json
    assert all(trap in question["traps"] for question in asked["questions"])


def test_without_a_kind_all_are_asked_that_have_the_trap(cli: Cli) -> None:
    asked = cli("quiz", "--trap", "counterfeit", "--count", "60", "--seed", "1", "--json").json["questions"]
    assert {question["kind"] for question in asked} == {"counterfeit", "nut-low", "outs"}
    mixed = cli("quiz", "--count", "120", "--seed", "1", "--json").json["questions"]
    assert {question["kind"] for question in mixed} == set(Kind)


def test_game_limit_and_house(cli: Cli) -> None:
    wish = ("--game", "high", "--limit", "fixed", "--house", "tda")
    asked = cli("quiz", "--kind", "min-raise", *wish, "--count", "5", "--seed", "1", "--json").json["questions"]
    assert {question["house"] for question in asked} == {"tda"}
    assert all(question["prompt"]["phh"].startswith('variant = "FO"\n') for question in asked)


def test_kinds_that_a_wish_does_not_allow_are_left_out_of_a_mixture(cli: Cli) -> None:
    asked = cli("quiz", "--limit", "fixed", "--count", "40", "--seed", "1", "--json").json["questions"]
    assert {question["kind"] for question in asked} == {"min-raise", "pot-odds", "side-pots", "payout", "order"}


def test_an_even_mix(cli: Cli) -> None:
    arguments = ("quiz", "--kind", "low-possible", "--count", "200", "--seed", "1", "--json")
    even = Counter(question["answer"] for question in cli(*arguments, "--even").json["questions"])
    natural = Counter(question["answer"] for question in cli(*arguments).json["questions"])
    assert 80 <= even[0] <= 120  # 100
    assert 104 <= natural[0] <= 136  # L4: 60.1 %


def test_the_examples_come_first(cli: Cli) -> None:
    examples = [(kind.value, spot) for kind, spot, _ in founding()]
    asked = cli("quiz", "--examples", "--json").json["questions"]
    assert [(question["kind"], question["spot"]) for question in asked] == examples
    of_kind = [spot for kind, spot in examples if kind == "pot-odds"]
    more = cli("quiz", "--examples", "--kind", "pot-odds", "--count", "5", "--seed", "1", "--json").json["questions"]
    assert [question["spot"] for question in more][: len(of_kind)] == of_kind
    assert len(more) == 5


@pytest.mark.parametrize(
    ("arguments", "mentions"),
    [
        (["--kind", "flops"], ["flops", "best-hands", "which-low"]),
        (["--kind", "which-low", "--trap", "limpers"], ["which-low", "limpers", "top-down"]),
        (["--trap", "sunshine"], ["sunshine", "odd-chip"]),
        (["--kind", "which-low", "--game", "high"], ["which-low"]),
        (["--kind", "which-low", "--limit", "pot"], ["which-low"]),
        (["--kind", "max-raise", "--limit", "no"], ["max-raise"]),
        (["--kind", "min-raise", "--trap", "capped", "--limit", "pot"], ["min-raise", "capped"]),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_sentence(arguments: list[str], mentions: list[str], cli: Cli) -> None:
    sentence = cli("quiz", *arguments, "--json").sentence
    assert all(mention in sentence for mention in mentions)


@pytest.mark.parametrize("count", ["0", "-1", "many", "1000000"])
def test_a_count_that_is_none(count: str, cli: Cli) -> None:
    answer = cli("quiz", "--kind", "order", f"--count={count}", "--json")
    assert answer.status == 2
    assert answer.err.splitlines()[-1].endswith("is not a whole number from 1 to 100000")


def test_without_a_terminal_it_says_so(cli: Cli) -> None:
    assert cli("quiz", "--kind", "which-low").sentence == (
        "The quiz needs a terminal to ask in; with --json it prints its questions."
    )


def test_wrong_arguments_are_told_before_a_missing_terminal(cli: Cli) -> None:
    assert "flops" in cli("quiz", "--kind", "flops").sentence


def test_a_spot_is_text_that_asks_the_same_again(cli: Cli) -> None:
    question = cli("quiz", "--kind", "outs", "--seed", "5", "--json").json["questions"][0]
    assert json.loads(question["spot"])["goal"] == question["prompt"]["goal"]
