"""What decisions cost: averages with their error, and the card that says nothing before there is a decision."""

from __future__ import annotations

from math import sqrt

import pytest

from omaha_trainer.store.progress_rows import DecisionStretch
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.ui.progress.cost_card import CostCard
from omaha_trainer.ui.progress.cost_chart import cost_chart, cost_points

from .conftest import OpenPage

DAY = 86_400_000


def decisions(*costs: float, error: float = 0.5) -> list[DecisionStretch]:
    return [DecisionStretch(1, int(not cost), cost, error**2, DAY * place) for place, cost in enumerate(costs)]


def test_a_point_is_the_average_of_the_last_decisions() -> None:
    points = cost_points(decisions(0, 0, 0, 0, 4, 6), window=5)
    assert [(one.first, one.last, one.same, one.mean) for one in points] == [(1, 5, 4, 0.8), (2, 6, 3, 2.0)]
    assert points[0].error == pytest.approx(sqrt(5 * 0.25) / 5)


def test_no_average_of_fewer_than_five_is_drawn() -> None:
    assert cost_points(decisions(1, 1, 1, 1), window=20) == []


def test_the_band_is_where_the_true_cost_likely_lies_and_costs_are_never_below_nothing() -> None:
    (point,) = cost_points(decisions(0, 0, 0, 0, 1), window=20)
    assert point.low == 0.0
    assert point.high == pytest.approx(0.2 + 1.96 * point.error)
    chart = cost_chart([point])
    assert chart.y_range[0] == 0.0
    told, likely, same, which, _ = chart.notes[0]
    assert (told, same, which) == ("0.20\xa0BB a decision", "4 of 5 as the coach", "Decisions 1–5")
    assert likely == "likely between 0.00\xa0BB and 0.64\xa0BB"


def test_the_card_tells_the_sums_of_the_store(open_page: OpenPage) -> None:
    opened = open_page("some")
    curve = opened.store.progress.costs(Sieve(), 240).result().curve
    made, same, cost = (sum(getattr(one, name) for one in curve) for name in ("decisions", "same", "cost"))
    card = opened.page.findChild(CostCard)
    assert card is not None
    assert card.isVisible()
    assert card.line.text().startswith(
        f"{same} of {made} decisions as the coach; the others cost an estimated {cost:.1f}"
    )
    assert card.curve.isVisible()
    assert f"over {made} decisions" in card.curve.accessibleDescription()


def test_without_a_decision_there_is_no_card(open_page: OpenPage) -> None:
    opened = open_page("nothing")
    assert opened.page.findChild(CostCard) is None
