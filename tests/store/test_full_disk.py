"""A disk that is full in earnest: the system lets a process of its own write no more bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .stores import opened, query

CHILD = """
import resource, sys
from pathlib import Path
from omaha_trainer.errors import KnownError
from omaha_trainer.store.store import Store
from tests.store.stores import row

def let_files_grow_to(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

def told(store):
    faults = []
    store.on_fault = lambda fault: faults.append(fault.reason.value)
    return faults

path = Path(sys.argv[1])
if sys.argv[2] == "from the start":
    let_files_grow_to(0)
    store, notices = Store.open(path)
    print([notice.reason.value for notice in notices], store.saving)
    store.finish_hand(row(1), "after 1").result()
    print(len(store.hands().result()), store.load_running())
else:
    store, notices = Store.open(path)
    faults = told(store)
    store.finish_hand(row(1), "after 1").result()
    let_files_grow_to(path.stat().st_size)
    for number in range(2, 6):
        try:
            store.finish_hand(row(number, phh="x" * 300_000), f"after {number}").result()
        except KnownError:
            pass
    print(faults, len(store.hands().result()) < 5)
    if sys.argv[2] == "for a while":
        let_files_grow_to(resource.RLIM_INFINITY)
        store.save_running("after the flood").result()
        print(len(store.hands().result()), store.load_running())
store.close()
"""


def run(path: Path, how: str) -> str:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(path), how],
        capture_output=True,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def test_a_disk_that_is_full_from_the_start(tmp_path: Path) -> None:
    assert run(tmp_path / "trainer.sqlite3", "from the start") == "['cannot open'] False\n1 after 1\n"


def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    assert run(path, "for a while") == "['cannot save'] True\n5 after the flood\n"
    with opened(path) as store:
        assert len(store.hands().result()) == 5


def test_a_disk_that_stays_full_leaves_a_sound_file(tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    assert run(path, "for good") == "['cannot save'] True\n"
    assert query(path, "PRAGMA quick_check") == [("ok",)]
    with opened(path) as store:
        assert store.hands().result()[-1].row.number == 1
