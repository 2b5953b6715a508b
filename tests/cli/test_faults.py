"""Bad input: one sentence that names the fault, exit status 1; wrong usage: status 2; never a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Cli

EMPTY_HAND = """variant = "PO"
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = []
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hand.phh"


@pytest.mark.parametrize(
    ("data", "mention"),
    [
        (EMPTY_HAND.encode() + b'author = "Andr\xe9"\n', "UTF-8"),
        (bytes(range(256)), "UTF-8"),
        (EMPTY_HAND.encode() + b"\0", "TOML"),
        (b"a = " + b"[" * 50_000, "TOML"),
        (b"#" * 4_000_001, "larger"),
        (b" \n\n", "empty"),
        (EMPTY_HAND.replace("[1000,", "[1" + "0" * 5000 + ",").encode(), "TOML"),
    ],
    ids=["latin-1", "binary", "zero byte", "deep", "large", "blank", "endless number"],
)
def test_a_file_that_is_no_hand(data: bytes, mention: str, file: Path, cli: Cli) -> None:
    file.write_bytes(data)
    sentence = cli("replay", str(file)).sentence
    assert "hand.phh" in sentence
    assert mention in sentence


@pytest.mark.parametrize(
    ("old", "new", "mention"),
    [
        ("[5, 10]", "[-5, 10]", "blinds_or_straddles: -5"),
        ("[1000,", "[nan,", "starting_stacks: NaN"),
        ("[1000,", "[inf,", "starting_stacks: Infinity"),
        ("[1000,", "[1e999999999,", "no amount"),
        ("[1000,", "[1e-999999999,", "finer than a cent"),
        ("[1000,", "[1000.005,", "1000.005 is finer than a cent"),
        ("[1000,", '["1000",', "starting_stacks has to hold"),
        ("[1000,", "[true,", "starting_stacks has to hold"),
        ("[1000,", "[0,", "p1 has no chips"),
        ("[0, 0]", "[0]", "antes is for 1 players, not for 2"),
        ("[0, 0]", "{a = 1}", "antes has to hold"),
        ("min_bet = 10\n", "", "min_bet is missing"),
        ("min_bet = 10", "min_bet = 0", "least bet"),
        ('"PO"', "3", "variant has to hold a text"),
        ('"PO"', '"N2L1D"', "N2L1D"),
        ("actions = []", 'actions = "p1 f"', "actions has to hold"),
        ("actions = []", 'actions = ["p1 f"]', 'Action 1 "p1 f": p1 has no hole cards yet'),
        ("actions = []", 'actions = ["hello"]', 'Action 1 "hello": This is no action'),
        ("actions = []", 'actions = ["d dh p3 ????????"]', "There is no p3 among 2 players"),
        ("actions = []", 'actions = ["d dh p1 ????????", "d dh p1 ????????"]', "Action 2"),
        ("actions = []", 'actions = ["d dh p1 AsKs??????"]', "5 cards"),
        ("actions = []", 'actions = ["p1\\nf"]', r'Action 1 "p1\nf"'),
        ("actions = []", 'actions = ["\\u001b[31mp1 f"]', r'Action 1 "\x1b[31mp1 f"'),
        ("actions = []", f'actions = ["{"x" * 100_000}"]', "x...x"),
        ('"PO"', '"P\\nO"', r'"P\nO" is not played here'),
        ("actions = []", '_house = "casino"\nactions = []', "casino"),
        ("actions = []", '_hero = "p3"\nactions = []', "_hero"),
        ("actions = []", '_deck = "AsAs"\nactions = []', "As is there twice"),
    ],
)
def test_a_hand_with_a_fault(old: str, new: str, mention: str, file: Path, cli: Cli) -> None:
    assert old in EMPTY_HAND
    file.write_text(EMPTY_HAND.replace(old, new, 1), "utf-8")
    assert mention in cli("replay", str(file)).sentence


@pytest.mark.parametrize(
    ("amount", "why"),
    [
        ("-30", "-30 is no amount"),
        ("20.005", "finer than a cent"),
        ("1e3", "no action"),
        ("9" * 40 + ".5", "no amount"),
    ],
)
def test_an_action_with_a_wrong_amount(amount: str, why: str, file: Path, cli: Cli) -> None:
    actions = f'["d dh p1 ????????", "d dh p2 AsKs????", "p2 cbr {amount}"]'
    file.write_text(EMPTY_HAND.replace("[]", actions), "utf-8")
    sentence = cli("replay", str(file)).sentence
    assert f'Action 3 "p2 cbr {amount}"' in sentence
    assert why in sentence


def test_mark_at_the_beginning_and_other_line_ends(file: Path, cli: Cli) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + EMPTY_HAND.replace("\n", "\r\n").encode())
    assert cli("legal", str(file), "--json").json["pot"] == 15


def test_a_folder_and_a_file_that_is_not_there(tmp_path: Path, cli: Cli) -> None:
    assert "is a folder" in cli("replay", str(tmp_path)).sentence
    assert "gone.phh: there is no such file" in cli("replay", str(tmp_path / "gone.phh")).sentence
    assert "cannot be read" in cli("replay", "x" * 5000).sentence


def test_the_standard_input(monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(EMPTY_HAND.encode())))
    assert cli("legal", "-", "--json").json["pot"] == 15
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert cli("legal", "-").sentence == "standard input: The hand history is empty."


@pytest.mark.parametrize(
    "arguments",
    [
        ["fold"],
        ["evaluate", "AsAh2s3h"],
        ["evaluate", "--game", "holdem", "--board", "3s4sKh", "AsAh2s3h"],
        ["equity", "AsAh2s3h", "KsKhQsQh", "--samples", "0"],
        ["equity", "AsAh2s3h", "KsKhQsQh", "--samples", "many"],
        ["legal", "hand.phh", "--house", "casino"],
        ["simulate", "--hands", "0"],
        ["simulate", "--hands", "5", "--seats", "10"],
        ["screenshots", "--out", "x", "--size", "wide"],
        ["screenshots", "--out", "x", "--size", "0x0"],
        ["screenshots", "--out", "x", "--size", "99999999x800"],
        ["screenshots", "--out", "x", "--size", "\uff11\uff10\uff12\uff14x800"],
        ["screenshots", "--out", "x", "--scale", "0"],
        ["screenshots", "--out", "x", "--scale", "-1"],
        ["screenshots", "--out", "x", "--scale", "nan"],
        ["screenshots", "--out", "x", "--scale", "inf"],
        ["screenshots", "--out", "x", "--scale", "1e9"],
    ],
    ids=" ".join,
)
def test_wrong_usage(arguments: list[str], cli: Cli) -> None:
    answer = cli(*arguments)
    assert answer.status == 2
    assert answer.err.startswith("usage: omaha-trainer")


@pytest.mark.parametrize(
    ("arguments", "mention"),
    [
        (["evaluate", "--board", "6\u0441 Tc 9h", "AsAh2s3h"], "U+0441"),
        (["equity", "AsAh2s3h", "KsKhQsQh", "--dead", "As"], "As is there twice"),
        (["equity", "AsAh2s3h"], "not for 1"),
        (["simulate", "--hands", "5", "--stakes", "5/2"], "5/2"),
        (["simulate", "--hands", "5", "--stakes", "0.50"], '"0.50"'),
        (["simulate", "--hands", "5", "--stakes", "1,000/2000"], "two ways"),
        (["simulate", "--hands", "5", "--opponents", "rok"], "rok"),
        (["simulate", "--hands", "5", "--opponents", "ro\nk"], r"ro\nk"),
        (["simulate", "--hands", "5", "--stakes", "0.01/0.02", "--limit", "fixed"], "0.01/0.02 are no stakes"),
        (["evaluate", "--board", "3s4sKh", "As\nKd"], r'"As\nKd" has 2 cards'),
        (["evaluate", "--board", "3s4sKh", "As" * 5000], "has 5000 cards"),
        (["replay", "no\nfile"], r"no\nfile: there is no such file"),
    ],
)
def test_questions_without_an_answer(arguments: list[str], mention: str, cli: Cli) -> None:
    assert mention in cli(*arguments).sentence


def process(*arguments: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "omaha_trainer", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, env=environment, timeout=60, check=False, **options)  # type: ignore[call-overload,no-any-return]


def test_a_terminal_that_knows_only_ascii() -> None:
    done = process("evaluate", "--board", "6\u0441 Tc 9h", "AsAh2s3h", stdout=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr.decode("ascii").startswith(r'"6\u0441 Tc 9h" holds the letter U+0441')


def test_a_reader_who_has_gone_and_a_full_disk() -> None:
    """A closed pipe is no reason for a word; a full disk is told in one sentence."""
    reading, writing = os.pipe()
    os.close(reading)
    done = process("evaluate", "--board", "6cTc9h", "AsAh2s3h", stdout=writing)
    os.close(writing)
    assert done.stderr == b""
    full = Path("/dev/full")
    if not full.exists():
        return
    with full.open("wb") as disk:
        done = process("evaluate", "--board", "6cTc9h", "AsAh2s3h", stdout=disk)
    assert done.returncode == 1
    assert done.stderr.decode().startswith("The answer cannot be written: ")
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("equity", "AsAh2s3h", "KdKcQdQc"), ("self-check",), ("screenshots", "--page", "ready", "--out")],
    ids=lambda arguments: arguments[0],
)
def test_no_command_ends_in_a_traceback_on_a_full_disk(arguments: tuple[str, ...], tmp_path: Path) -> None:
    where = [str(tmp_path)] if arguments[-1] == "--out" else []
    with Path("/dev/full").open("wb") as disk:
        done = process(*arguments, *where, stdout=disk)
    assert (done.returncode, done.stderr.decode()) == (1, "The answer cannot be written: No space left on device.\n")


@pytest.mark.skipif(os.name == "nt", reason="needs a Unix shell")
@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("evaluate --board 6cTc9h AsAh2s3h >&-", 0, ""),
        ("evaluate --board 6cTc9h AsAh2s3x 2>&-", 1, ""),
        ("legal - <&-", 1, "standard input: The hand history is empty.\n"),
        ("legal - </proc/self/mem", 1, "standard input cannot be read: Input/output error.\n"),
    ],
)
def test_streams_that_are_closed_or_cannot_be_read(command: str, status: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m omaha_trainer {command}"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (status, said)


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("omaha_trainer.cli.run.run", interrupted)
    answer = cli("evaluate", "--board", "6cTc9h", "AsAh2s3h")
    assert (answer.status, answer.out, answer.err) == (130, "", "")


def test_terminal_commands_import_neither_qt_nor_numpy() -> None:
    """`evaluate` and `legal` are asked often and by scripts: they start without what they do not need."""
    code = (
        "import sys; from omaha_trainer.__main__ import main; "
        "main(['evaluate', '--board', '3s4sKh', 'AsAh2s3h']); "
        "sys.exit(bool({'PySide6', 'numpy', 'sqlite3', 'pyqtgraph'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False).returncode == 0
