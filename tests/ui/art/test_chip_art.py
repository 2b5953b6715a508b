"""Stacks of chips: never more than five discs, the largest at the bottom, as high as they need."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.assets import resource
from omaha_trainer.ui.art.chip_art import MOST_DISCS, WORTHS, ChipArt, discs


@pytest.fixture
def art(qapp: object) -> ChipArt:
    return ChipArt(resource("chips"))


@given(st.integers(min_value=1, max_value=10**9))
def test_a_stack_is_never_empty_and_never_worth_more(amount: int) -> None:
    stack = discs(amount)
    assert 1 <= len(stack) <= MOST_DISCS
    assert sum(stack) <= amount
    assert list(stack) == sorted(stack, reverse=True)


def test_every_worth_has_its_disc(art: ChipArt) -> None:
    images = [art.stack(worth, 28, 1.0).toImage() for worth in WORTHS]
    assert all(discs(worth) == (worth,) for worth in WORTHS)
    assert all(a != b for at, a in enumerate(images) for b in images[:at])


def test_a_higher_stack_has_a_higher_picture(art: ChipArt) -> None:
    heights = [art.stack(count, 28, 1.0).height() for count in (1, 2, 3, 4)]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_chips_have_the_dots_of_the_screen(art: ChipArt, dpr: float) -> None:
    button = art.dealer_button(26, dpr)
    assert button.width() == 26 * dpr
    assert button.toImage().pixelColor(0, 0).alpha() == 0
    assert art.stack(131, 28, dpr).devicePixelRatio() == dpr
