"""Common deals against equities that are found in another way, and their own errors against the truth."""

from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.poker.card import DECK, Card, parse_cards, parse_hand
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.common_deals import CommonDeals
from omaha_trainer.poker.equity import EquityCancelled, NoSuchDeal, equity
from omaha_trainer.poker.hand_class import CLASSES
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.range import Range

Hole = tuple[Card, ...]


def dealt(
    hole: Hole, board: Hole, opponents: int, *, hilo: bool = True, count: int = 2000, seed: int = 1
) -> CommonDeals:
    held = Holdings(hole, 20_000)
    any_hand = held.any_hand * held.without(board)
    return CommonDeals(hole, board, held, dict.fromkeys(range(opponents), any_hand), hilo=hilo, count=count, seed=seed)


def test_shares_against_random_hands_are_right_within_their_errors() -> None:
    rng = Random(5)
    off = []
    for number in range(60):
        cards = rng.sample(DECK, 9)
        hole, board = tuple(cards[:4]), tuple(cards[4 : 4 + rng.choice((0, 3, 4, 5))])
        opponents, hilo = rng.choice((1, 2, 4)), rng.random() < 0.7
        deals = dealt(hole, board, opponents, hilo=hilo, count=1000, seed=number)
        share, error = deals.mean(deals.share(range(opponents)))
        truth = equity(hilo, [hole, *[None] * opponents], board, samples=40_000, seed=number).players[0]
        off.append((share - truth.equity) / (error**2 + truth.standard_error**2) ** 0.5)
    assert max(abs(one) for one in off) < 4.5
    assert sum(one * one for one in off) / len(off) < 1.6


def test_a_known_hand_is_met_exactly_on_a_river() -> None:
    mine, his = tuple(parse_hand("As2cJdTd")), tuple(parse_hand("KsKh4d5d"))
    board = tuple(parse_cards("3s 8h 4c Kd 9h"))
    held = Holdings((*mine, *his), 500, [his])
    deals = CommonDeals(mine, board, held, {3: held.only(his)}, hilo=True, count=100, seed=1)
    exact = equity(True, [mine, his], board).players[0].equity
    assert deals.mean(deals.share([3])).value == pytest.approx(exact)
    assert deals.share([]).total == deals.count


def test_hands_come_by_weight() -> None:
    """Half of all kinds have three times the weight of the others."""
    hole = tuple(parse_hand("As2cJdTd"))
    held = Holdings(hole, 20_000)
    heavy = held.of_kinds(Column.of([float(kind % 2) for kind in range(CLASSES)]))
    weights = held.any_hand * (1.0 + 2.0 * heavy)
    deals = CommonDeals(hole, (), held, {0: weights, 1: weights}, hilo=True, count=4000, seed=2)
    expected = 3 * heavy.total / weights.total
    for seat in (0, 1):
        assert deals.chance(heavy.looked_up(deals.hands(seat))) == pytest.approx(expected, abs=0.03)


def test_parts_make_the_whole() -> None:
    deals = dealt(tuple(parse_hand("As2cJdTd")), tuple(parse_cards("3s 8h 4c")), 2)
    parts = deals.parts([0, 1])
    assert parts["equity"].value == pytest.approx(deals.mean(deals.share([0, 1])).value)
    assert parts["scoop"].value <= parts["equity"].value <= parts["high"].value + parts["low"].value
    assert 0.0 < parts["quartered"].value < 0.5


def test_the_same_seed_gives_the_same_deals_and_another_others() -> None:
    hole, board = tuple(parse_hand("As2cJdTd")), tuple(parse_cards("3s 8h 4c"))
    first, again, other = (dealt(hole, board, 2, seed=seed) for seed in (3, 3, 4))
    assert first.share([0]).list() == again.share([0]).list()
    assert first.share([0]).list() != other.share([0]).list()


def test_ranges_that_cannot_be_held_together_are_refused() -> None:
    mine, his = tuple(parse_hand("As2cJdTd")), tuple(parse_hand("KsKh4d5d"))
    held = Holdings(mine, 500, [his])
    with pytest.raises(NoSuchDeal):
        CommonDeals(mine, (), held, {0: held.only(his), 1: held.only(his)}, hilo=True, count=100, seed=1)
    with pytest.raises(NoSuchDeal):
        CommonDeals(mine, (), held, {0: held.any_hand * 0.0}, hilo=True, count=100, seed=1)


def test_it_can_be_stopped() -> None:
    def stop() -> None:
        raise EquityCancelled

    held = Holdings((), 500)
    with pytest.raises(EquityCancelled):
        CommonDeals(parse_hand("As2cJdTd"), (), held, {0: held.any_hand}, hilo=True, count=9, seed=1, go_on=stop)


def test_a_range_over_holdings_meets_the_hand_as_one_over_all_does() -> None:
    hole, board = tuple(parse_hand("As2cJdTd")), tuple(parse_cards("3s 8h 4c Kd"))
    kinds = [float(kind % 3 == 0) for kind in range(CLASSES)]
    held = Holdings(hole, 24_000)
    weights = held.of_kinds(Column.of(kinds)) * held.without(board)
    deals = CommonDeals(hole, board, held, {0: weights}, hilo=True, count=4000, seed=1)
    exact = equity(True, [hole, Range.of_classes(kinds)], board).players[0].equity
    assert deals.mean(deals.share([0])).value == pytest.approx(exact, abs=0.025)
