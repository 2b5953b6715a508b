"""The studies' own arithmetic; the studies themselves are long and run by their command."""

from __future__ import annotations

from collections import Counter
from math import hypot
from pathlib import Path
from statistics import mean, stdev

import pytest

from omaha_trainer.opponents.roster import FOLDER, STYLES
from omaha_trainer.session.figures import Figures
from tests.studies import stored
from tests.studies.declare import declared
from tests.studies.stored import Score, Stored
from tests.studies.tables import SEATS, WAYS, by_style, field_line_up, played, session, table_of_all


def test_a_score_knows_its_mean_and_how_sure_it_is() -> None:
    results = [3.0, -1.0, 0.5, 2.5, -4.0]
    score = Score()
    score.add(results[:2])
    score.add(results[2:])
    assert score.bb_per_100 == pytest.approx(100 * mean(results))
    assert score.ci95 == pytest.approx(196 * stdev(results) / 5**0.5, rel=0.12)  # of so few, n or n - 1 matters


def test_a_score_is_above_below_or_open_by_its_interval() -> None:
    sure, unsure = Score(), Score()
    sure.add([0.9, 1.1] * 50)
    unsure.add([-9.0, 11.0] * 50)
    assert (sure.above(0.0), sure.below(0.0), sure.above(200.0), sure.below(200.0)) == ("yes", "no", "no", "yes")
    assert (unsure.above(0.0), unsure.below(0.0), Score().above(0.0)) == ("open", "open", "not played")


def test_two_scores_are_told_apart_by_both_their_errors() -> None:
    less, more = Score(), Score()
    less.add([-1.0, 1.0] * 50)
    more.add([value + 0.25 for value in (-1.0, 1.0) * 50])
    assert less.ci95 < 100 * 0.25 < hypot(less.ci95, more.ci95)
    assert (more.above_other(less), less.above_other(more)) == ("open", "open")
    more.add([2.0] * 20)
    assert (more.above_other(less), less.above_other(more)) == ("yes", "no")
    assert more.above_other(Score()) == "not played"


def test_folding_every_hand_pays_the_blinds_and_wins_what_nobody_wants() -> None:
    config = session(WAYS[0], (FOLDER, *("maniac",) * 5), "test", stack=50)
    results = dict(by_style(config, played(config)))[FOLDER]
    # A blind and a half in six hands, all of them where somebody always raises
    assert 100 * mean(results) == pytest.approx(-25.0, abs=2.0)
    assert max(results) <= 1.5


def test_every_style_sits_out_equally_often_and_in_every_seat() -> None:
    line_ups = [field_line_up(STYLES, number) for number in range(400)]
    assert set(Counter(style for line_up in line_ups for style in line_up).values()) == {400 * SEATS // len(STYLES)}
    assert all(len(set(line_up)) == SEATS for line_up in line_ups)
    for seat in range(SEATS):
        assert {line_up[seat] for line_up in line_ups} == set(STYLES)


def test_a_table_of_all_goes_on_block_after_block_with_every_style() -> None:
    config = table_of_all(WAYS[0], "test")
    assert config.players == STYLES
    assert config.hands_of(0) == config.hands_of(200) == 500
    assert {player for block in range(4) for player in config.seated(block)} == {*range(len(STYLES))}
    assert config.seed != table_of_all(WAYS[1], "test").seed


def test_the_seats_of_a_style_are_one_player() -> None:
    config = session(WAYS[0], ("rock",) * 3 + ("random",) * 3, "test", stack=50, duplicate=False)
    results = dict(by_style(config, played(config)))
    assert list(results) == ["rock", "random"]
    for rock, other in zip(results["rock"], results["random"], strict=True):
        assert rock == pytest.approx(-other)


def test_results_are_stored_and_added_to_and_those_of_other_players_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    results = stored.load("trial")
    results.score("hilo pot", "rock").add([1.0, 2.0])
    results.shown("hilo pot", "rock").add(Figures(hands=2, entered=1))
    results.sessions["hilo pot"] = 1
    results.save("trial")
    again = stored.load("trial")
    assert again == results
    assert declared(again.shown("hilo pot", "rock")).vpip == 50.0
    Stored("others", sessions={"hilo pot": 7}).save("trial")
    assert stored.load("trial").sessions == {}
