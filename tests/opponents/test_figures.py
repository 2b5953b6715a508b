"""What the style files declare is what the styles do: beside the stored study, and beside a fresh small sample."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt

import pytest

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.session.figures import Figures
from tests.studies import field, figures, folding, ladder, stored
from tests.studies.declare import declared
from tests.studies.fresh import ALLOWED, outside
from tests.studies.tables import FIELD_STACK, SEATS, WAYS, Way, field_line_up, played, session, way_name

_HANDS, _FIGURES_HANDS = 20_000, 100_000
"""Of each style in each way: what is won, and the figures, which a sample of 20,000 hands has to meet again."""
_ERRORS = 4.0
"""By so many standard errors a small sample may differ, beyond what a long one may."""


def test_the_stored_results_are_those_of_the_present_files() -> None:
    won, shown = stored.load(field.NAME), stored.load(figures.NAME)
    for way in map(way_name, WAYS):
        deals = {style: score.deals for style, score in won.scores[way].items()}
        hands = {style: figures.hands for style, figures in shown.figures[way].items()}
        assert set(deals) == set(hands) == set(STYLES)
        assert min(deals.values()) * SEATS >= _HANDS
        assert min(hands.values()) >= _FIGURES_HANDS


def test_a_figure_is_outside_where_it_differs_by_more_than_is_allowed() -> None:
    shown = profile("rock").figures[WAYS[0]]
    near = replace(shown, vpip=shown.vpip - 2.9, scoop=shown.scoop + 2.9, aggression=shown.aggression + 0.29)
    assert outside(near, shown) == []
    assert outside(replace(near, pfr=shown.pfr + 3.1, aggression=shown.aggression - 0.31), shown) == [
        "pfr",
        "aggression",
    ]


@pytest.mark.parametrize("style", STYLES)
def test_every_file_declares_what_the_study_measured(style: str) -> None:
    found = stored.load(figures.NAME)
    for way in WAYS:
        measured = declared(found.shown(way_name(way), style))
        shown = profile(style).figures[way]
        assert shown == measured, way


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
        assert _near(seen.scoops, seen.flops, shown.scoop), (style, "scoop")
        # Bets are among all bets and calls as often as their number for each call says.
        assert _near(seen.bets, seen.bets + seen.calls, 100 * shown.aggression / (1 + shown.aggression), 2.0), style


def _near(part: int, whole: int, percent: float, clustered: float = 1.0) -> bool:
    """Within what is allowed and the sample's own error; `clustered`: one hand gives several of them, much alike."""
    if not whole:
        return True
    expected = percent / 100
    error = clustered * sqrt(max(expected * (1 - expected), 0.01) / whole)
    return abs(part / whole - expected) <= ALLOWED["vpip"] / 100 + _ERRORS * error
