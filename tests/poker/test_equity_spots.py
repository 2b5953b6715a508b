"""Sampled answers against exact ones on a thousand random spots, two to six hands, before the flop to the river."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from omaha_trainer.poker.deck import shuffled
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.range import Range
from tests.poker.deals import Cards

STREETS = (0, 3, 4, 5)
SAMPLES = 4_000


class Spot(NamedTuple):
    hilo: bool
    holes: list[Cards]
    board: Cards


def random_spot(chance: random.Random, number: int) -> Spot:
    deck = shuffled(chance)
    hands, known = 2 + number % 5, STREETS[number // 5 % 4]
    return Spot(number % 3 > 0, [deck[5 + 4 * seat : 9 + 4 * seat] for seat in range(hands)], deck[:known])


def far_off(spot: Spot, sampled: bool, seed: int) -> int:
    """How many of the hands' sampled answers are more than four standard errors from the exact ones."""
    exact = equity(spot.hilo, spot.holes, spot.board)
    others = [hole if sampled else Range.of_hands({hole: 1.0}) for hole in spot.holes[1:]]
    answer = equity(spot.hilo, [spot.holes[0], *others], spot.board, samples=SAMPLES, seed=seed)
    assert exact.exact and not answer.exact
    return sum(
        abs(mine.equity - truth.equity) > 4 * mine.standard_error
        for mine, truth in zip(answer.players, exact.players, strict=True)
    )


def test_W2_W5_sampled_answers_lie_within_four_standard_errors_of_exact_ones(runs: Callable[[int, int], int]) -> None:
    """In 99.9 % of random spots; every other spot with the other hands as ranges of one hand."""
    chance = random.Random(2024)
    spots = [random_spot(chance, number) for number in range(runs(1_000, 120))]
    wrong = [number for number, spot in enumerate(spots) if far_off(spot, number % 2 == 0, seed=number)]
    assert len(wrong) <= len(spots) // 1_000


def test_W2_W5_an_unknown_hand_on_turn_and_river_against_every_hand_there_is(runs: Callable[[int, int], int]) -> None:
    chance = random.Random(7)
    any_hand, wrong = Range.any_hand(), 0
    for number in range(runs(200, 30)):
        deck, hilo, known = shuffled(chance), number % 3 > 0, 4 + number % 2
        exact = equity(hilo, [deck[5:9], any_hand], deck[:known])
        answer = equity(hilo, [deck[5:9], None], deck[:known], samples=SAMPLES, seed=number)
        assert exact.exact
        wrong += abs(exact.players[0].equity - answer.players[0].equity) > 4 * answer.players[0].standard_error
    assert wrong == 0
