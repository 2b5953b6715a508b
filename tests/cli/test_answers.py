"""What people read, and the fields that the cases do not look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Cli

HAND = """variant = "PO/8"
antes = [0, 0, 0, 0]
blinds_or_straddles = [0.25, 0.50, 0, 0]
min_bet = 0.50
starting_stacks = [50, 50, 50, 50]
actions = [
  "d dh p1 As2d7h7c",
  "d dh p2 ????????",
  "d dh p3 KsKcQhQc",
  "d dh p4 ????????",
%s]
"""


@pytest.fixture
def phh(tmp_path: Path) -> Path:
    return tmp_path / "hand.phh"


def play(path: Path, *actions: str) -> str:
    path.write_text(HAND % "".join(f'  "{action}",\n' for action in actions), "utf-8")
    return str(path)


def test_evaluate_in_words(cli: Cli) -> None:
    answer = cli("evaluate", "--board", "3s 4s Kh 9c 2d", "As 2c 5d 8h", "KsKc7d7c")
    assert answer.out == (
        "Board 3s 4s Kh 9c 2d\n"
        "As 2c 5d 8h\n"
        "  high  straight, five high (5-4-3-2-A): As 5d with 3s 4s 2d  wins\n"
        "  low   5-4-3-2-A: As 5d with 3s 4s 2d  wins\n"
        "Ks Kc 7d 7c\n"
        "  high  three of a kind, kings (K-K-K-9-4): Ks Kc with 4s Kh 9c\n"
        "  low   none\n"
    )


def test_evaluate_tells_the_cards_that_make_the_hand(cli: Cli) -> None:
    answer = cli("evaluate", "--board", "3s 4s Kh 9c 2d", "As 2c 5d 8h", "--json").json
    assert answer["hands"][0] == {
        "hole": ["As", "2c", "5d", "8h"],
        "high": {"category": "straight", "ranks": "5432A", "hole": ["As", "5d"], "board": ["3s", "4s", "2d"]},
        "low": {"ranks": "5432A", "hole": ["As", "5d"], "board": ["3s", "4s", "2d"]},
    }
    assert answer["board"] == ["3s", "4s", "Kh", "9c", "2d"]


def test_evaluate_ties(cli: Cli) -> None:
    answer = cli("evaluate", "--board", "3s 4d 8h", "As2d KcQc", "Ah2cKdQd", "JsJcTsTc", "--json").json
    assert answer["low_winners"] == [0, 1]
    assert answer["high_winners"] == [2]


def test_legal_in_words(cli: Cli, phh: Path) -> None:
    """PL2: folded to the button at $0.25/$0.50."""
    assert cli("legal", play(phh, "p3 f")).out == (
        "Pot limit Omaha Hi-Lo 0.25/0.50, pre-flop, pot 0.75\n"
        "p4 is to act: fold, call 0.50\n"
        "at least raise to 1 (to match 0.50 → raise 0.50 → 1)\n"
        "at most raise to 1.75 (call 0.50 → pot 1.25 → raise 1.25 → 1.75)\n"
        "sizes: half 1.12, three quarters 1.43, pot 1.75\n"
    )


def test_legal_in_the_middle_of_dealing(cli: Cli, phh: Path) -> None:
    text = HAND.replace('  "d dh p4 ????????",\n', "") % ""
    phh.write_text(text, "utf-8")
    answer = cli("legal", str(phh), "--json").json
    assert answer["to_act"] is None
    assert answer["pot"] == 0.75
    assert answer["can_fold"] is answer["can_check"] is False


@pytest.mark.parametrize(
    ("actions", "street"),
    [
        (["p3 cc", "p4 f", "p1 f", "p2 cc"], "preflop"),
        (["p3 cbr 1.75", "p4 f", "p1 f", "p2 f"], "preflop"),
    ],
    ids=["a board is due", "the hand is over"],
)
def test_legal_where_nobody_is_to_act(actions: list[str], street: str, cli: Cli, phh: Path) -> None:
    answer = cli("legal", play(phh, *actions), "--json").json
    assert (answer["to_act"], answer["call"], answer["raise"], answer["no_raise"]) == (None, None, None, None)
    assert answer["street"] == street


def test_legal_at_a_showdown_of_unknown_cards(cli: Cli, phh: Path) -> None:
    """`replay` would have to refuse; who is to act can be told all the same."""
    streets = ["d db 3s4sTc", "p2 cc", "p3 cc", "d db 9d", "p2 cc", "p3 cc", "d db 2h", "p2 cc", "p3 cc"]
    file = play(phh, "p3 cc", "p4 f", "p1 f", "p2 cc", *streets)
    answer = cli("legal", file, "--json").json
    assert (answer["to_act"], answer["street"], answer["pot"]) == (None, "river", 1.25)
    assert "p2" in cli("replay", file, "--json").sentence


def test_FL3_no_raise_is_told_with_its_rule(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "capped.phh"
    deals = "".join(f'  "d dh p{seat} ????????",\n' for seat in (1, 2, 3))
    path.write_text(
        'variant = "FO"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nsmall_bet = 2\nbig_bet = 4\n'
        f'starting_stacks = [90, 90, 90]\nactions = [\n{deals}  "p3 cbr 4",\n  "p1 cbr 6",\n  "p2 cbr 8",\n]\n',
        "utf-8",
    )
    answer = cli("legal", str(path), "--json").json
    assert answer["no_raise"] == {"reason": "capped", "rule": "FL3"}
    assert answer["raise"] is None
    assert "capped on this street (FL3)" in cli("legal", str(path)).out


def test_replay_in_words(cli: Cli, phh: Path) -> None:
    answer = cli("replay", play(phh, "p3 cbr 1.75", "p4 f", "p1 f", "p2 f"))
    assert answer.out == (
        "Pot limit Omaha Hi-Lo 0.25/0.50\n"
        "p1: small blind 0.25\n"
        "p2: big blind 0.50\n"
        "p1: cards As 2d 7h 7c\n"
        "p3: cards Ks Kc Qh Qc\n"
        "p3: raise to 1.75\n"
        "p4: fold\n"
        "p1: fold\n"
        "p2: fold\n"
        "1.25 uncalled, back to p3\n"
        "Pot 1.25\n"
        "Pot 1.25: p3 1.25\n"
        "Final stacks: p1 49.75, p2 49.50, p3 50.75, p4 50\n"
    )


def test_replay_of_an_unfinished_hand(cli: Cli, phh: Path) -> None:
    file = play(phh, "p3 cbr 1.75")
    answer = cli("replay", file, "--json").json
    assert answer["complete"] is False
    assert answer["pots"] == []
    assert answer["finishing_stacks"] is None
    assert cli("replay", file).out.endswith("The hand is not finished.\n")


def test_replay_tells_a_result_of_the_file_that_the_rules_do_not_give(cli: Cli, phh: Path) -> None:
    file = play(phh, "p3 f", "p4 f", "p1 f")
    phh.write_text(phh.read_text("utf-8") + "finishing_stacks = [50, 50, 50, 50]\n", "utf-8")
    answer = cli("replay", file, "--json").json
    assert answer["finishing_stacks"] == [49.75, 50.25, 50, 50]
    assert answer["stated_finishing_stacks"] == [50, 50, 50, 50]
    assert "The file states other final stacks: p1 50" in cli("replay", file).out


def test_house_rules_of_the_file_and_of_the_argument(cli: Cli, phh: Path) -> None:
    """HR1: 5/10 may be opened to 40 in a card room; the argument overrides the file."""
    file = play(phh)
    phh.write_text(phh.read_text("utf-8") + '_house = "cardroom"\n', "utf-8")
    assert cli("legal", file, "--json").json["raise"]["max_to"] == 2
    assert cli("legal", file, "--house", "online", "--json").json["raise"]["max_to"] == 1.75


def test_equity_in_words(cli: Cli) -> None:
    lines = cli("equity", "--board", "3s 4s Kh", "As2c5d8h", "KsKc9h9d").out.splitlines()
    assert lines[0].split() == ["hand", "equity", "scoop", "high", "low", "quartered"]
    assert lines[1].startswith("As 2c 5d 8h  57.68 %")
    assert lines[3].startswith("820 boards, all of them")


def test_equity_against_a_random_hand_is_sampled_and_repeatable(cli: Cli) -> None:
    asked = ("equity", "--game", "high", "--samples", "500", "--seed", "3", "AsAhKsKh", "random", "--json")
    first, second = cli(*asked).json, cli(*asked).json
    assert first["exact"] is False
    assert first["boards"] == 500
    assert first["players"][1]["hole"] is None
    assert first["players"][0]["standard_error"] >= 1 / 500
    assert first["players"] == second["players"]


def test_equity_with_dead_cards(cli: Cli) -> None:
    """The two cards that would help the kings most are gone."""
    cards = ("AsAh2s3h", "KsKhQsQh", "--board", "4c4d9c8d", "--game", "high", "--json")
    every, without = cli("equity", *cards).json, cli("equity", *cards, "--dead", "KcKd").json
    assert (every["boards"], without["boards"]) == (40, 38)
    assert without["players"][0]["equity"] > every["players"][0]["equity"]


def test_simulate_conserves_chips_and_repeats(cli: Cli) -> None:
    asked = ("simulate", "--hands", "40", "--seats", "3", "--opponents", "random", "--seed", "5", "--json")
    first, second = cli(*asked).json, cli(*asked).json
    assert first["chips_conserved"] is True
    assert first["hands"] == 40
    assert len(first["players"]) == 3
    assert [one["bb_per_100"] for one in first["players"]] == [one["bb_per_100"] for one in second["players"]]


def test_simulate_prints_a_table(cli: Cli) -> None:
    lines = cli("simulate", "--hands", "10", "--opponents", "random", "--seats", "2").out.splitlines()
    assert lines[0].startswith("opponent")
    assert [line.split()[0] for line in lines[1:3]] == ["random", "random"]
    assert lines[3].startswith("10 hands in ")


def test_MX2_stakes_without_whole_halves_are_refused(cli: Cli) -> None:
    assert "MX2" in cli("simulate", "--hands", "1", "--limit", "mixed", "--stakes", "1/2").sentence


@pytest.mark.parametrize("command", ["evaluate", "equity", "legal", "replay", "simulate", "screenshots", "self-check"])
def test_every_command_has_help(command: str, cli: Cli) -> None:
    assert cli(command, "--help").status == 0
    assert command in cli("--help").out
