from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.assets import resource
from omaha_trainer.errors import KnownError
from omaha_trainer.opponents import roster
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.play.snapshot_parts import STAND_IN
from omaha_trainer.table.house import PRESETS, Preset
from tests.session.sessions import TABLES, config, deal_in, play_hand, session, step


def restored(played: PlaySession) -> PlaySession:
    return PlaySession.restore(played.snapshot(), clock=lambda: 0.0)


def look(played: PlaySession) -> tuple[object, ...]:
    """All that anybody can see of a session."""
    view = played.hero_view() if played.hand else None
    return (
        played.config, played.coming, played.names, played.hand, played.stacks, played.button, played.round,
        played.hands_played, played.notices, played.notices_since, played.pending(), view, played.hero_broke,
        played.summary(),
    )  # fmt: skip


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_session_restored_at_every_decision_goes_on_as_if_nothing_had_happened(table: int) -> None:
    straight, broken = session(table, seed=table), session(table, seed=table)
    chance, same_chance = Random(table), Random(table)
    for _ in range(12):
        for played in (straight, broken):
            if played.hero_broke:
                played.rebuy()
        broken = restored(broken)
        assert straight.deal() == broken.deal()
        broken = restored(broken)
        assert look(straight) == look(broken)
        while not straight.hand_over:
            assert step(straight, chance) == step(broken, same_chance)
            broken = restored(broken)
        assert look(straight) == look(broken)


@given(st.integers(0, 10**9), st.integers(0, len(TABLES) - 1), st.integers(0, 40), st.sampled_from(list(Preset)))
def test_any_moment_of_any_session_comes_back_whole(seed: int, table: int, steps: int, house: Preset) -> None:
    played, chance = session(table, seed=seed, house=PRESETS[house]), Random(seed)
    for _ in range(steps):
        if played.hand_running:
            step(played, chance)
        elif played.hero_broke:
            played.rebuy()
        elif played.hand and chance.random() < 0.2:
            played.same_deal()
        elif chance.random() < 0.2:
            played.reconfigure(config(chance.randrange(len(TABLES))))
        else:
            played.deal()
    again = restored(played)
    assert look(again) == look(played)
    assert again.snapshot() == played.snapshot()


def test_settings_that_wait_are_kept() -> None:
    played = session()
    played.deal()
    played.reconfigure(replace(config(1), hero_mucks=True))
    assert restored(played).coming == played.coming


def test_time_goes_on_from_where_it_was() -> None:
    ticks = iter([100.0, 130.0, 500.0, 507.0])
    played = PlaySession(config(), clock=ticks.__next__)
    text = played.snapshot()
    assert PlaySession.restore(text, clock=ticks.__next__).summary().seconds == 37.0


def test_a_long_session_stays_a_short_text() -> None:
    played, chance = session(2), Random(1)
    for _ in range(60):
        play_hand(played, chance)
    assert len(played.snapshot()) < 60_000
    assert len(played.hero_view().earlier) == 40


def damaged() -> list[tuple[str, str]]:
    played = session()
    play_hand(played, Random(1))
    played.deal()
    good = json.loads(played.snapshot())

    def but(**changes: object) -> str:
        return json.dumps({**good, **changes})

    hand = good["hand"]
    return [
        ("empty", ""),
        ("no json", "{"),
        ("a list", "[]"),
        ("a number", "7"),
        ("deep", "[" * 100_000),
        ("later version", but(version=99)),
        ("no config", but(config=None)),
        ("unknown game", but(config={**good["config"], "game": "stud"})),
        ("unknown setting", but(config={**good["config"], "jokers": 2})),
        ("a seat too few", but(stacks=good["stacks"][1:])),
        ("text for chips", but(stacks=["1"] * 6)),
        ("broken chips", but(stacks=[0.5] * 6)),
        ("debts", but(stacks=[-1] * 6)),
        ("no such button", but(button=6)),
        ("card twice", but(hand={**hand, "deck": hand["deck"][:-2] + hand["deck"][:2]})),
        ("illegal action", but(hand={**hand, "actions": "r1"})),
        ("unknown action", but(hand={**hand, "actions": "dance"})),
        ("too many actions", but(hand={**hand, "actions": "f " * 9})),
        ("unfinished earlier hand", but(earlier=[{**hand, "actions": ""}])),
        ("unknown notice", but(notices=[{"kind": "Earthquake"}])),
        ("unknown summary", but(summary={"luck": 1})),
    ]


@pytest.mark.parametrize(("what", "text"), damaged())
def test_a_damaged_snapshot_is_refused_and_no_worse(what: str, text: str) -> None:
    with pytest.raises(KnownError) as refused:
        PlaySession.restore(text)
    assert refused.value.reason is SessionFault.SNAPSHOT


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_scripted_opponents_go_on_alike_after_any_restart(table: int) -> None:
    """They look back on earlier hands, so these have to come back too."""
    seated = replace(TABLES[table], seed=table, hero_mucks=True)
    straight, broken = (PlaySession(seated, clock=lambda: 0.0) for _ in range(2))
    chance, same_chance = Random(table), Random(table)
    for _ in range(8):
        assert play_hand(straight, chance) == play_hand(broken, same_chance)
        broken = restored(broken)
        assert deal_in(straight) == deal_in(broken)
        while not straight.hand_over:
            broken = restored(broken)
            assert step(straight, chance) == step(broken, same_chance)
    assert sum(straight.stacks) == sum(broken.stacks) and look(straight) == look(broken)


@pytest.mark.parametrize("left", [None, "play = nonsense"])
def test_a_session_outlives_the_file_of_an_opponent(tmp_path: Path, left: str | None) -> None:
    """The person's own style is deleted or spoilt between two starts: cards and chips stay, another takes the seat."""
    source = resource("opponents", "rock.toml")
    own = tmp_path / "uncle.toml"
    own.write_text(source.read_text("utf-8"), "utf-8")
    played = PlaySession(SessionConfig(seed=8, seats=3, styles=(str(own), "rock")))
    played.deal()
    text = played.snapshot()
    if left is None:
        own.unlink()
    else:
        own.write_text(left, "utf-8")
    roster._read.cache_clear()  # as at the next start
    back = PlaySession.restore(text)
    assert back.config.styles == (STAND_IN, "rock")
    assert (back.state, back.stacks) == (played.state, played.stacks)
