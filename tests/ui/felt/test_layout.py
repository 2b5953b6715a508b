"""Nothing overlaps and nothing is too small, whatever the view and the number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from omaha_trainer.table.setup import MAX_SEATS, MIN_SEATS
from omaha_trainer.ui.felt.bet_spots import RAIL
from omaha_trainer.ui.felt.layout import Layout, layout
from omaha_trainer.ui.felt.sizes import ASPECT, LIFT

VIEWS = [(632, 490), (950, 490), (880, 550), (888, 712), (1208, 712), (1256, 832), (1528, 992), (1848, 992), (700, 900)]
ODD_VIEWS = [(632, 1900), (1008, 1780), (2088, 3700), (3780, 2000), (2500, 2500), (3400, 1300)]
"""Screens on their side, and very large ones."""
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
INDEX_WIDTH = 0.45
"""The index of a card reaches this far from its left edge, for a width of one."""


def _boxes(where: Layout) -> list[tuple[str, QRectF]]:
    """Everything that must not overlap; parts of one seat count as one."""
    board = where.board_box.adjusted(0, -LIFT * where.sizes.board_card, 0, 0)
    found = [("board", board), ("pots", where.pots), ("caption", where.caption)]
    for index, place in enumerate(where.places):
        found += [(f"seat{index}", box) for box in place.boxes]
        found.append((f"bet{index}", place.bet))
    return found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("view", VIEWS + ODD_VIEWS)
def test_nothing_overlaps_and_all_is_inside(view: tuple[int, int], seats: int) -> None:
    where = layout(*view, seats)
    assert where.fits
    for (name, box), (other, its) in combinations(_boxes(where), 2):
        assert name == other or not box.intersects(its), f"{name} {box} over {other} {its}"
    for name, box in _boxes(where):
        assert where.view.contains(box), f"{name} {box} is cut off"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("view", VIEWS + ODD_VIEWS)
def test_the_board_and_the_bets_lie_on_the_felt(view: tuple[int, int], seats: int) -> None:
    """Not across the rail, which is likely where the view is narrow."""
    where = layout(*view, seats)
    rail = RAIL * where.table.height()
    left, right = where.table.left() + rail, where.table.right() - rail
    for name, box in _boxes(where):
        if name == "board" or name.startswith("bet"):
            assert left <= box.left(), f"{name} over the rail at the left"
            assert box.right() <= right, f"{name} over the rail at the right"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("type_scale", [1.0, 1.25, 1.5, 2.0])
def test_a_window_that_grew_with_the_font_fits_as_well(type_scale: float, seats: int) -> None:
    where = layout(950 * type_scale, 490 * type_scale, seats, type_scale)
    assert where.fits
    assert min(where.sizes.text, where.sizes.small, where.sizes.amount) >= 13 * type_scale - 0.5


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("view", VIEWS)
def test_type_is_never_below_13_and_cards_can_be_read(view: tuple[int, int], seats: int) -> None:
    sizes = layout(*view, seats).sizes
    assert min(sizes.text, sizes.small, sizes.amount) >= 13
    assert sizes.seat_card >= 40
    assert 1.4 <= sizes.hero_card / sizes.seat_card <= 2.0


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_covers_the_index_of_another(seats: int) -> None:
    where = layout(950, 490, seats)
    for place, height in zip(
        where.places, [where.sizes.hero_card] + [where.sizes.seat_card] * (seats - 1), strict=True
    ):
        for left, right in zip(place.cards, place.cards[1:], strict=False):
            assert right.x() - left.x() >= INDEX_WIDTH * height * ASPECT


@pytest.mark.parametrize("seats", SEATS)
def test_the_hero_sits_bottom_centre(seats: int) -> None:
    where = layout(900, 600, seats)
    hero = where.places[0].plate
    assert hero.center().x() == where.view.center().x()
    assert all(place.plate.bottom() < hero.bottom() for place in where.places[1:])


@pytest.mark.parametrize("seats", SEATS)
def test_a_larger_view_gives_larger_cards(seats: int) -> None:
    small, large = layout(950, 490, seats), layout(1900, 980, seats)
    assert large.sizes.board_card > 1.6 * small.sizes.board_card
