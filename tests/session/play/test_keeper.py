"""The session and the store together: what was kept at any moment is what was played until then."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from omaha_trainer.session.play.keeper import SessionKeeper
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.store.store import Store
from tests.session.sessions import config, deal_in, play_hand, session, step


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store, notices = Store.open(tmp_path / "trainer.sqlite3")
    assert notices == ()
    yield store
    store.close()


def test_every_hand_is_kept_once_and_the_session_after_every_step(store: Store) -> None:
    played, chance, keeper = session(seed=1), Random(1), SessionKeeper(store)
    for _ in range(6):
        deal_in(played)
        keeper.keep(played)
        while not played.hand_over:
            assert store.load_running() == played.snapshot()
            step(played, chance)
            keeper.keep(played)
        keeper.keep(played)
    kept = store.hands().result()
    assert [hand.row.number for hand in kept] == [6, 5, 4, 3, 2, 1]
    assert sum(hand.row.result for hand in kept) == played.summary().result


def test_a_session_that_was_left_is_not_taken_up_again(store: Store) -> None:
    played, keeper = session(seed=1), SessionKeeper(store)
    play_hand(played, Random(1))
    keeper.leave(played)
    assert store.load_running() is None
    assert len(store.hands().result()) == 1
    (kept,) = store.sessions().result()
    assert kept.ended_at is not None


def test_a_hand_whose_end_was_saved_and_that_was_not_kept_is_kept_at_the_next_start(store: Store) -> None:
    played = session(seed=1)
    play_hand(played, Random(1))
    store.save_running(played.snapshot()).result()
    text = store.load_running()
    assert text is not None
    again, keeper = PlaySession.restore(text), SessionKeeper(store)
    keeper.keep(again)
    SessionKeeper(store).keep(again)
    assert [hand.row.number for hand in store.hands().result()] == [1]


PLAYER = """
import sys
from pathlib import Path
from random import Random
from omaha_trainer.session.play.keeper import SessionKeeper
from omaha_trainer.store.store import Store
from tests.session.sessions import deal_in, session, step

store, notices = Store.open(Path(sys.argv[1]))
played, chance, keeper = session(seed=int(sys.argv[2])), Random(0), SessionKeeper(store)
steps = int(sys.argv[3])
while True:
    if not played.hand_running:
        deal_in(played)
    else:
        step(played, chance)
    keeper.keep(played)
    steps -= 1
    if not steps:
        store.load_running()  # what was asked before has been done
        print(played.snapshot(), flush=True)
        print("now", flush=True)
        sys.stdin.readline()
"""


@pytest.mark.parametrize("steps", [1, 9, 23, 50])
def test_a_program_that_is_killed_goes_on_at_the_same_decision_with_the_same_cards_and_chips(
    tmp_path: Path, steps: int
) -> None:
    path = tmp_path / "trainer.sqlite3"
    root = Path(__file__).parents[3]
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), "5", str(steps)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    with child:
        assert child.stdout is not None
        last = child.stdout.readline().strip()
        assert child.stdout.readline() == "now\n"
        child.send_signal(signal.SIGKILL)
        assert child.wait() == -signal.SIGKILL
    assert Path(f"{path}-wal").stat().st_size > 0, "the program ended in order: this shows nothing"
    store, notices = Store.open(path)
    try:
        assert notices == ()
        text = store.load_running()
        kept = store.hands().result()
    finally:
        store.close()
    assert text == last
    same, chance = session(seed=5), Random(0)
    for _ in range(steps):
        step(same, chance) if same.hand_running else deal_in(same)
    again = PlaySession.restore(last, clock=lambda: 0.0)
    assert (again.hand, again.stacks, again.button) == (same.hand, same.stacks, same.button)
    assert len(kept) == same.hands_played
    assert config(0, seed=5) == again.config
