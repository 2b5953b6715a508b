"""What the style files declare is what the styles do: beside the stored study, and beside a fresh small sample."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.session.figures import Figures
from tests.studies import field, figures, folding, ladder, stored
from tests.studies.declare import declared
from tests.studies.tables import FIELD_STACK, WAYS, Way, field_line_up, played, session, way_name

_HANDS = 20_000
_POINTS, _AGGRESSION = 3.0, 0.3
"""By how much a declared figure may differ from a measured one, in percent and in bets per call."""
_ERRORS = 4.0
"""And by so many standard errors of a small sample."""


def test_the_stored_results_are_those_of_the_present_files() -> None:
    for study in (figures, field):
        found = stored.load(study.NAME)
        assert found.date
        assert {way_name(way) for way in WAYS} == set(found.scores)
        for row in found.scores.values():
            assert set(row) == set(STYLES)
            assert min(score.figures.hands for score in row.values()) >= _HANDS


@pytest.mark.parametrize("style", STYLES)
def test_every_file_declares_what_the_study_measured(style: str) -> None:
    found = stored.load(figures.NAME)
    for way in WAYS:
        measured = declared(found.score(way_name(way), style).figures)
        shown = profile(style).figures[way]
        for name in ("vpip", "pfr", "wtsd", "scoop"):
            assert abs(getattr(shown, name) - getattr(measured, name)) <= _POINTS, (way, name)
        assert abs(shown.aggression - measured.aggression) <= _AGGRESSION, way


def test_the_stored_results_refute_nothing_that_is_claimed() -> None:
    """No measured interval says that a weak style beats a good one, or that folding wins or costs less than playing."""
    matches, table, folded = (stored.load(study.NAME) for study in (ladder, field, folding))
    assert matches.date
    assert folded.date
    for claim in (*ladder.verdicts(matches), *field.verdicts(table, folded), *folding.verdicts(folded)):
        assert not claim.endswith((": no", ": not played"))


@pytest.mark.parametrize("way", WAYS, ids=way_name)
def test_a_small_fresh_sample_shows_the_same(way: Way, runs: Callable[[int, int], int]) -> None:
    sample = {style: Figures() for style in STYLES}
    for number in range(runs(4, 2)):
        config = session(way, field_line_up(STYLES, number), f"test {number}", stack=FIELD_STACK, duplicate=False)
        for style, player in zip(config.players, played(config).players, strict=True):
            sample[style].add(player.figures)
    for style, seen in sample.items():
        shown = profile(style).figures[way]
        assert _near(seen.entered, seen.hands, shown.vpip), (style, "vpip")
        assert _near(seen.raised, seen.hands, shown.pfr), (style, "pfr")
        assert _near(seen.showdowns, seen.flops, shown.wtsd), (style, "wtsd")
        assert _near(seen.scoops, seen.showdowns, shown.scoop), (style, "scoop")
        # Bets are among all bets and calls as often as their number for each call says.
        assert _near(seen.bets, seen.bets + seen.calls, 100 * shown.aggression / (1 + shown.aggression), 2.0), style


def _near(part: int, whole: int, percent: float, clustered: float = 1.0) -> bool:
    """Within what is allowed and the sample's own error; `clustered`: one hand gives several of them, much alike."""
    if not whole:
        return True
    expected = percent / 100
    error = clustered * sqrt(max(expected * (1 - expected), 0.01) / whole)
    return abs(part / whole - expected) <= _POINTS / 100 + _ERRORS * error
