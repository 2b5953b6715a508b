from __future__ import annotations

import json
import random
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from omaha_trainer.errors import KnownError, Reason
from omaha_trainer.poker.card import DECK, Card, CardFault, parse_cards, parse_hand
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.poker.equity import Equity, EquityCancelled, EquityFault, equity
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.poker.tables import tables
from tests.poker.deals import Cards, decks, renamed, renamings

EQUITIES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "equities.json").read_text())
HAND = parse_hand("AsAh2s3h")
OTHER = parse_hand("KdKcQdQc")


def counts(answer: Equity) -> list[tuple[int, ...]]:
    return [(one.scoop, one.high_win, one.high_tie, one.low_win, one.low_tie, one.quartered) for one in answer.players]


@pytest.mark.parametrize("case", EQUITIES, ids=lambda case: case["name"])
def test_W2_W3_W4_exact_counts_of_known_spots(case: dict[str, Any]) -> None:
    holes = [parse_hand(player["hole"]) for player in case["players"]]
    answer = equity(case["hilo"], holes, parse_cards(case["board"]))
    assert (answer.exact, answer.boards) == (True, case["boards"])
    for mine, known in zip(answer.players, case["players"], strict=True):
        for key, value in known.items():
            if key != "hole":
                assert getattr(mine, key) == pytest.approx(value, abs=1e-12), key
        assert mine.standard_error == 0
    assert sum(one.equity for one in answer.players) == pytest.approx(1, abs=1e-12)


def test_W3_halves_by_themselves() -> None:
    first, second = equity(True, [HAND, OTHER]).players
    assert (round(first.high_equity, 3), round(first.low_equity, 3)) == (0.586, 0.558)
    assert first.high_equity + second.high_equity == pytest.approx(1)
    assert second.low_equity == 0
    assert first.low_equity == 605984 / 1086008
    high_only = equity(False, [HAND, OTHER]).players
    assert [one.equity for one in high_only] == [one.high_equity for one in high_only]
    assert all((one.low_win, one.low_tie, one.low_equity, one.quartered) == (0, 0, 0, 0) for one in high_only)


def test_W4_quartered_on_every_river() -> None:
    answer = equity(True, [parse_hand("Ac2dKhQh"), parse_hand("As2hJdTd")], parse_cards("3c 6d 7h Ks"))
    assert [one.equity for one in answer.players] == [0.75, 0.25]
    assert [one.quartered for one in answer.players] == [0, 40]


def by_hand(hilo: bool, holes: list[Cards], board: Cards) -> list[tuple[int, ...]]:
    """One board's counts, as `counts`, from the explaining evaluator."""
    highs = [best_high(hole, board).hand.value for hole in holes]
    lows = [best.hand.value if hilo and (best := best_low(hole, board)) else 0 for hole in holes]
    result = []
    for high, low in zip(highs, lows, strict=True):
        alone = high == max(highs) and highs.count(high) == 1
        tied = high == max(highs) and highs.count(high) > 1
        low_alone = low == max(lows) > 0 and lows.count(low) == 1
        low_tied = low == max(lows) > 0 and lows.count(low) > 1
        scoop = alone and (low_alone or max(lows) == 0)
        quartered = max(lows) > 0 and ((tied and low < max(lows)) or (low_tied and high < max(highs)))
        result.append(tuple(map(int, (scoop, alone, tied, low_alone, low_tied, quartered))))
    return result


def summed(rows: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    return [tuple(map(sum, zip(*of_hand, strict=True))) for of_hand in zip(*rows, strict=True)]


@pytest.mark.parametrize(("hands", "known"), [(2, 4), (3, 4), (5, 4), (9, 3), (3, 5)])
@pytest.mark.parametrize("hilo", [True, False])
def test_W2_W3_run_outs_equal_a_count_by_hand(hands: int, known: int, hilo: bool) -> None:
    deck = shuffled(random.Random(hands * known))
    holes = [deck[start : start + 4] for start in range(0, 4 * hands, 4)]
    board, left = deck[-known:], deck[4 * hands : -known]
    answer = equity(hilo, holes, board, dead=left[:3] if len(left) > 12 else ())
    left = left[3:] if len(left) > 12 else left
    rest = list(combinations(left, 5 - known))
    assert (answer.exact, answer.boards) == (True, len(rest))
    assert counts(answer) == summed([by_hand(hilo, holes, (*board, *cards)) for cards in rest])


@pytest.mark.parametrize("seed", range(6))
def test_W2_W3_before_the_flop_equal_a_walk_over_all_boards(seed: int, quick: bool) -> None:
    """With so many dead cards that few boards are left; cards of all suits, so flushes of each kind come."""
    deck = shuffled(random.Random(seed))
    hands = 2 + seed % 4
    left_over = 13 if quick else 17
    holes = [deck[start : start + 4] for start in range(0, 4 * hands, 4)]
    left = deck[4 * hands : 4 * hands + left_over]
    answer = equity(True, holes, dead=deck[4 * hands + left_over :])
    expected: dict[int, list[int]] = {hand: [0, 0, 0, 0, 0] for hand in range(hands)}
    for board in combinations(left, 5):
        values = [tables().hilo_value(hole, board) for hole in holes]
        highs, lows = [high for high, _ in values], [low for _, low in values]
        for hand, (high, low) in enumerate(values):
            wins = high == max(highs), low == max(lows) > 0
            ties = highs.count(high) > 1, lows.count(low) > 1
            row = expected[hand]
            row[0] += wins[0] and not ties[0] and (max(lows) == 0 or (wins[1] and not ties[1]))
            row[1] += wins[0] and not ties[0]
            row[2] += wins[0] and ties[0]
            row[3] += wins[1] and not ties[1]
            row[4] += wins[1] and ties[1]
    assert answer.boards == comb(left_over, 5)
    assert [list(row[:5]) for row in counts(answer)] == list(expected.values())


@given(decks(), renamings())
@settings(max_examples=25)
def test_H2_equity_does_not_change_when_suits_are_renamed(deck: list[Card], suits: list[int]) -> None:
    holes = [tuple(deck[start : start + 4]) for start in (0, 4, 8)]
    assert counts(equity(True, holes)) == counts(equity(True, [renamed(hole, suits) for hole in holes]))


def test_G1_nine_hands_and_every_pot_is_divided_whole() -> None:
    deck = shuffled(random.Random(4))
    holes = [deck[start : start + 4] for start in range(0, 36, 4)]
    answer = equity(True, holes)
    assert answer.boards == comb(16, 5)
    assert sum(one.equity for one in answer.players) == pytest.approx(1, abs=1e-12)
    assert sum(one.high_win for one in answer.players) <= answer.boards


def refused(hands: list[Cards | None], board: str = "", dead: str = "", samples: int | None = None) -> KnownError:
    with pytest.raises(KnownError) as caught:
        equity(True, hands, parse_cards(board), parse_cards(dead), samples=samples)
    return caught.value


def reason(error: KnownError) -> tuple[Reason, str]:
    return error.reason, error.rule


def test_G1_what_cannot_be_is_refused() -> None:
    assert reason(refused([HAND])) == (EquityFault.HAND_COUNT, "G1")
    assert refused([None] * 10).details == {"least": 2, "most": 9, "found": 10}
    assert refused([HAND, parse_hand("AsKcQdJd")]).details == {"card": "As"}
    assert refused([HAND, OTHER], "3s 4s 2s").details == {"card": "2s"}
    assert reason(refused([HAND, None], "3s 4s 5s", "5s")) == (CardFault.REPEATED, "G1")
    assert reason(refused([HAND, OTHER[:3]])) == (CardFault.WRONG_COUNT, "G1")
    assert reason(refused([HAND, OTHER], "3s 4s")) == (CardFault.WRONG_COUNT, "G4")
    assert refused([HAND, OTHER], "3s 4s").details["expected"] == (0, 3, 4, 5)
    assert reason(refused([HAND, OTHER], samples=0)) == (EquityFault.TOO_FEW_SAMPLES, "")
    gone = "".join(str(card) for card in DECK if card not in HAND + OTHER)[: 2 * 40]
    error = refused([HAND, OTHER], dead=gone)
    assert reason(error) == (EquityFault.TOO_FEW_CARDS, "G1")
    assert error.details == {"needed": 5, "left": 4}
    assert refused([HAND, OTHER, None], dead=gone).details["needed"] == 9


def test_an_answer_is_not_sought_when_nobody_wants_it() -> None:
    with pytest.raises(EquityCancelled):
        equity(True, [HAND, OTHER], cancelled=lambda: True)
    told: list[float] = []
    equity(True, [HAND, OTHER], cancelled=lambda: False, progress=told.append)
    assert told == [0, 1]
