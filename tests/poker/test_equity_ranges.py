from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from omaha_trainer.poker.card import DECK, Card, parse_cards, parse_hand
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.poker.equity import Equity, EquityCancelled, NoSuchDeal, PlayerEquity, equity, equity_now
from omaha_trainer.poker.hand_class import all_classes
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.tables import tables
from tests.poker.deals import Cards

Hands = list[Cards | Range | None]

ACES = parse_hand("AsAh2s3h")
BOARDS = ["3c 6d 7h Ks", "3s 6s 7s Kd", "8h 8d 4h 5d", "3c 6d 7h Ks Kd", "Qs Js 9s 4d 5s"]
SHARES = ("equity", "high_equity", "low_equity")
COUNTS = ("scoop", "high_win", "high_tie", "low_win", "low_tie", "quartered")


def some_hands(seed: int, count: int, gone: Cards) -> dict[Cards, float]:
    """Hands with weights, none of which holds a card that is gone."""
    chance = random.Random(seed)
    held: dict[Cards, float] = {}
    while len(held) < count:
        hole = tuple(sorted(shuffled(chance)[:4]))
        if not set(hole) & set(gone):
            held[hole] = chance.choice([0.25, 0.5, 1.0, 3.0])
    return held


def mean_of(answers: list[tuple[float, Equity]], player: int, field: str) -> float:
    """What the exact answers to known hands come to, each by its weight and the boards it has."""
    total = sum(weight * answer.boards for weight, answer in answers)
    told: list[float] = [getattr(answer.players[player], field) for _, answer in answers]
    parts = [one * (answer.boards if field in SHARES else 1) for one, (_, answer) in zip(told, answers, strict=True)]
    return sum(weight * part for (weight, _), part in zip(answers, parts, strict=True)) / total


@pytest.mark.parametrize("mine", [0, 1])
@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize("board", BOARDS)
def test_W2_W3_a_range_is_the_weighted_mean_of_its_hands(board: str, hilo: bool, mine: int) -> None:
    lying = parse_cards(board)
    held = some_hands(len(board), 60, ACES + lying)
    colliding = {parse_hand("As5c5d5h"): 2.0}
    hands: Hands = [Range.of_hands(held | colliding)]
    hands.insert(mine, ACES)
    answer = equity(hilo, hands, lying)
    each = [(weight, equity(hilo, [ACES, hole] if mine == 0 else [hole, ACES], lying)) for hole, weight in held.items()]
    assert answer.exact and answer.boards == sum(one.boards for _, one in each)
    for player in (0, 1):
        for field in SHARES:
            assert getattr(answer.players[player], field) == pytest.approx(mean_of(each, player, field), abs=1e-12)
        for field in COUNTS:
            told = getattr(answer.players[player], field) / answer.boards
            assert told == pytest.approx(mean_of(each, player, field), abs=0.51 / answer.boards)
        assert answer.players[player].standard_error == 0


@pytest.mark.parametrize("board", ["", "4d Ts 8s", "3c 6d 7h Ks", "Qs Js 9s 4d 5s"])
@pytest.mark.parametrize("hilo", [True, False])
def test_W2_W3_samples_out_of_a_range_lie_about_its_mean(board: str, hilo: bool) -> None:
    lying = parse_cards(board)
    held = some_hands(3, 12, ACES + lying)
    each = [(weight, equity(hilo, [ACES, hole], lying)) for hole, weight in held.items()]
    answer = equity(hilo, [ACES, Range.of_hands(held)], lying, samples=40_000, seed=6)
    assert (answer.exact, answer.boards) == (False, 40_000)
    for player in (0, 1):
        mine = answer.players[player]
        assert abs(mine.equity - mean_of(each, player, "equity")) < 4 * mine.standard_error
        for field in ("high_equity", "low_equity"):
            assert abs(getattr(mine, field) - mean_of(each, player, field)) < 0.012
        assert abs(mine.scoop / answer.boards - mean_of(each, player, "scoop")) < 0.012


def holdings(ranges: list[dict[Cards, float]], taken: frozenset[Card]) -> Iterator[tuple[float, list[Cards]]]:
    """Every way in which the ranges can be held at once, with its weight."""
    if not ranges:
        yield 1.0, []
        return
    for hole, weight in ranges[0].items():
        if not taken & set(hole):
            for others, rest in holdings(ranges[1:], taken | set(hole)):
                yield weight * others, [hole, *rest]


@pytest.mark.parametrize(("count", "size"), [(2, 40), (3, 14), (4, 8)])
def test_W2_W3_ranges_that_collide_count_by_the_product_of_their_weights(count: int, size: int) -> None:
    """Narrow ranges of the same few cards: most deals collide, and what is left is far from independent."""
    board = parse_cards("3c 6d 7h Ks 2d")
    chance = random.Random(count)
    few = [card for card in DECK if card not in (*ACES, *board)][:24]
    ranges: list[dict[Cards, float]] = [
        {tuple(sorted(chance.sample(few, 4))): chance.choice([0.2, 1.0, 2.0]) for _ in range(size)}
        for _ in range(count)
    ]
    each = [(weight, equity(True, [ACES, *held], board)) for weight, held in holdings(ranges, frozenset(ACES))]
    answer = equity(True, [ACES, *map(Range.of_hands, ranges)], board, samples=60_000, seed=9)
    assert not answer.exact
    assert 0 < answer.boards <= 60_000
    assert sum(one.equity for one in answer.players) == pytest.approx(1)
    for player, mine in enumerate(answer.players):
        assert abs(mine.equity - mean_of(each, player, "equity")) < 4 * mine.standard_error
        assert mine.standard_error < 0.02


def test_standard_errors_tell_the_spread_of_repeated_answers() -> None:
    """With uneven weights too: of forty answers the errors, in standard errors, have a mean square near 1."""
    ranges = [
        Range.any_hand().times_classes([4.0 if "A" in kind.name else 0.1 for kind in all_classes()]) for _ in range(3)
    ]
    board = parse_cards("3c 6d 7h")
    hands: Hands = [ACES, *ranges]
    truth = equity(True, hands, board, samples=100_000, seed=99).players[0]
    off = []
    for seed in range(40):
        mine = equity(True, hands, board, samples=1_500, seed=seed).players[0]
        off.append((mine.equity - truth.equity) / mine.standard_error)
    assert 0.5 < sum(one * one for one in off) / len(off) < 1.7
    assert max(map(abs, off)) < 4


def close(one: PlayerEquity, other: PlayerEquity) -> bool:
    return abs(one.equity - other.equity) < 4 * math.hypot(one.standard_error, other.standard_error)


@pytest.mark.parametrize("board", ["", "4d Ts 8s"])
def test_any_hand_is_an_unknown_hand(board: str) -> None:
    lying = parse_cards(board)
    known = equity(True, [ACES, None, None, None], lying, samples=60_000)
    mixed = equity(True, [ACES, Range.any_hand(), None, Range.any_hand()], lying, samples=60_000, seed=3)
    assert all(map(close, known.players, mixed.players))
    for one, other in zip(known.players, mixed.players, strict=True):
        assert abs(one.low_equity - other.low_equity) < 0.015


def test_nine_ranges_are_all_alike() -> None:
    answer = equity(True, [Range.any_hand()] * 9, samples=6_000, seed=5)
    for one in answer.players:
        assert abs(one.equity - 1 / 9) < 4 * one.standard_error


def test_dead_cards_are_in_nobodys_range() -> None:
    board = parse_cards("3c 6d 7h Ks 2d")
    nut_low, other = parse_hand("Ac4hJdJc"), parse_hand("8c8dTsTd")
    both = Range.of_hands({nut_low: 5.0, other: 1.0})
    answer = equity(True, [parse_hand("KhKdQsQd"), both], board, dead=parse_cards("Ac"))
    assert answer.boards == 1
    assert answer.players[0].scoop == 1


def test_a_seed_gives_the_same_samples_out_of_ranges() -> None:
    hands: Hands = [ACES, Range.any_hand(), Range.any_hand()]
    once, again, other = (equity(True, hands, samples=3_000, seed=seed) for seed in (7, 7, 8))
    assert once == again != other


def test_ranges_that_leave_nothing_to_deal_are_told() -> None:
    four_aces = Range.of_hands({parse_hand("AsAhAdAc"): 1.0})
    aces = Range.any_hand().times_classes([kind.name.count("A") == 3 for kind in all_classes()])
    river = parse_cards("3c 6d 7h Ks 2d")
    spots: list[tuple[Hands, Cards]] = [([ACES, four_aces], river), ([aces, aces], river), ([ACES, aces], ())]
    for hands, board in spots:
        with pytest.raises(NoSuchDeal):
            equity(True, hands, board, samples=500 if aces in hands else None)


@pytest.mark.parametrize(("board", "others"), [("3c 6d 7h Ks", 1), ("3c 6d 7h", 1), ("", 5)])
def test_progress_is_told_and_an_unwanted_answer_stops(board: str, others: int) -> None:
    hands: Hands = [ACES, *[Range.any_hand()] * others]
    told: list[float] = []
    equity(True, hands, parse_cards(board), samples=None if len(board) > 9 else 40_000, progress=told.append)
    assert told[0] == 0 and told[-1] == 1 and len(told) > 2
    assert all(before < after for before, after in pairwise(told))
    asked: list[bool] = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(EquityCancelled):
        equity(True, hands, parse_cards(board), cancelled=enough)
    assert len(asked) == 3


@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize("board", [*BOARDS, "3c 6d 7h", "3s 6s 7s"])
def test_W2_W3_what_a_hand_would_get_of_a_range_if_no_more_cards_came(board: str, hilo: bool) -> None:
    lying = parse_cards(board)
    held = some_hands(len(board), 60, ACES + lying)
    mine, theirs = equity_now(hilo, ACES, Range.of_hands(held), lying).players
    total, won, low_won, quartered = sum(held.values()), 0.0, 0.0, 0.0
    for hole, weight in held.items():
        high, low = tables().hilo_value(ACES, lying)
        other, other_low = tables().hilo_value(hole, lying)
        low, other_low = (low, other_low) if hilo else (0, 0)
        half = share(high, other)
        of_low = share(low, other_low) if low or other_low else half
        won += weight * (half + of_low) / 2
        low_won += weight * (of_low if low or other_low else 0)
        quartered += weight * ((half, of_low) in {(0, 0.5), (0.5, 0)})
    assert mine.equity == pytest.approx(won / total) and theirs.equity == pytest.approx(1 - won / total)
    assert mine.low_equity == pytest.approx(low_won / total)
    assert mine.quartered / 60 == pytest.approx(quartered / total, abs=0.51 / 60)


def share(mine: int, other: int) -> float:
    return (mine > other) + 0.5 * (mine == other)


def test_before_the_flop_there_is_no_now() -> None:
    with pytest.raises(ValueError):
        equity_now(True, ACES, Range.any_hand(), ())
    with pytest.raises(NoSuchDeal):
        equity_now(True, ACES, Range.of_hands({parse_hand("AsAhAdAc"): 1.0}), parse_cards("3c 6d 7h"))
