"""Files as earlier versions of the program left them; they are never written anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import replay_phh
from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.play_session import PlaySession

from .stores import opened

FILES = sorted((Path(__file__).parent / "data").glob("version-*.sqlite3"))


def test_there_is_a_file_of_the_first_version() -> None:
    assert FILES[0].name == "version-1.sqlite3"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_file_keeps_its_hands_and_its_running_session(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    shutil.copy(file, path)
    with opened(path) as store:
        text = store.load_running()
        hands = store.hands().result()
        sessions = store.sessions().result()
    assert text is not None
    running = PlaySession.restore(text)
    assert running.hero_to_act and running.hero_view().hole is not None
    assert [session.hands for session in sessions] == [running.hands_played, 6]
    assert len(hands) == sum(session.hands for session in sessions) + 1  # one for practice
    assert {hand.row.limit for hand in hands} == {"no", "pot"}
    assert any(hand.row.all_in for hand in hands)
    for hand in hands:
        replay = replay_phh(read_phh(hand.row.phh))
        assert replay.complete
        hero = next(seat for seat, name in zip(replay.setup.odd_chip_order, replay.hand.players, strict=True)
                    if name == "Hero")  # fmt: skip
        assert replay.state.stacks[hero] - replay.setup.stacks[hero] == hand.row.result
    assert running.names[HERO] == "Hero"
