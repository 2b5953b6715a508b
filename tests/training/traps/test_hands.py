"""Each trap of reading, found anew in the cards that are shown: in natural questions and in those asked for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Game
from omaha_trainer.training.kind import QuestionKind
from omaha_trainer.training.kinds.best_hands import BestHands
from omaha_trainer.training.kinds.counterfeit import Counterfeit
from omaha_trainer.training.kinds.low_possible import LowPossible
from omaha_trainer.training.kinds.nut_high import NutHigh
from omaha_trainer.training.kinds.nut_low import NutLow
from omaha_trainer.training.kinds.outs import OutCards
from omaha_trainer.training.kinds.which_low import WhichLow
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Question
from omaha_trainer.training.readings.outs import Goal
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]
Bites = Callable[[dict[str, Any]], bool]
ACE = 12
OTHERS = (0, 1, 3, 4)


def beats(shown: dict[str, Any], fives: list[Cards]) -> bool:
    return any(judge.high(five) > judge.best_high(shown["hole"], shown["board"]) for five in fives)


def other_numbers(shown: dict[str, Any]) -> bool:
    return any(beats(shown, judge.fives(shown["hole"], shown["board"], count)) for count in OTHERS)


def one_card_flush(shown: dict[str, Any]) -> bool:
    for suit in range(4):
        mine, shared = judge.suited(shown["hole"], suit), judge.suited(shown["board"], suit)
        if len(mine) == 1 and len(shared) >= 4 and beats(shown, [(*mine, *four) for four in combinations(shared, 4)]):
            return True
    return False


def four_to_suit(shown: dict[str, Any]) -> bool:
    hole = shown["hole"]
    shared = judge.suited(shown["board"], hole[0].suit)
    if len(judge.suited(hole, hole[0].suit)) < 4 or len(shared) not in (1, 2):
        return False
    return beats(shown, list(combinations((*hole, *shared), 5)))


def better_low_with_more(hole: Cards, board: Cards) -> bool:
    legal = judge.best_low(hole, board)
    more = [low for count in (3, 4) if (low := judge.best_low(hole, board, count))]
    return bool(more) and (legal is None or min(more) < legal)


def dead_ace(hole: Cards, board: Cards) -> bool:
    if not all(any(card.rank == ACE for card in cards) for cards in (hole, board)) or not judge.nut_low(board):
        return False
    return not any(card.rank == ACE for pick in judge.picks(hole, board, of_low=True) for card in pick.hole)


def two_lowest(hole: Cards, board: Cards) -> list[int] | None:
    """The ranks of the two lowest hole cards and the three lowest of the board, each taken once a rank."""
    mine, shared = sorted(judge.low_cards(hole))[:2], sorted(judge.low_cards(board))[:3]
    return [*mine, *shared] if len(mine) == 2 and len(shared) == 3 else None


def hasty_pair(hole: Cards, board: Cards) -> bool:
    ranks = two_lowest(hole, board)
    return ranks is not None and len(set(ranks)) < 5


def is_straight(low: judge.Low | None) -> bool:
    return low is not None and low[0] - low[4] == 4


HAND: dict[Trap, Bites] = {
    Trap.ONE_CARD_FLUSH: one_card_flush,
    Trap.PLAYS_THE_BOARD: lambda shown: beats(shown, [shown["board"]]),
    Trap.PAIRED_BOARD: lambda shown: judge.counts(shown["board"]) == [2, 1, 1, 1] and other_numbers(shown),
    Trap.DOUBLE_PAIRED: lambda shown: judge.counts(shown["board"]) == [2, 2, 1] and other_numbers(shown),
    Trap.FOUR_TO_SUIT_IN_HAND: four_to_suit,
    Trap.TRIPS_IN_HAND: lambda shown: judge.counts(shown["hole"])[0] >= 3,
    Trap.THREE_CARD_LOW: lambda shown: better_low_with_more(shown["hole"], shown["board"]),
    Trap.ACE_ON_BOARD: lambda shown: dead_ace(shown["hole"], shown["board"]),
    Trap.PAIR_IN_LOW: lambda shown: hasty_pair(shown["hole"], shown["board"]),
    Trap.STRAIGHT_IS_LOW: lambda shown: is_straight(judge.best_low(shown["hole"], shown["board"])),
    Trap.NO_LOW: lambda shown: judge.best_low(shown["hole"], shown["board"]) is None,
}
OF_LOW = {Trap.THREE_CARD_LOW, Trap.ACE_ON_BOARD, Trap.PAIR_IN_LOW, Trap.STRAIGHT_IS_LOW, Trap.NO_LOW}


def in_hand(trap: Trap) -> Bites:
    return lambda shown: (shown["game"] is Game.HILO or trap not in OF_LOW) and HAND[trap](shown)


def first(keys: list[Any]) -> list[int]:
    """Who has the smallest key; None has none."""
    made = [key for key in keys if key is not None]
    return [place for place, key in enumerate(keys) if made and key == min(made)]


def contest_lows(shown: dict[str, Any], counts: tuple[int, ...] = (2,)) -> list[Any]:
    if "lows" in shown:
        return [judge.low(five) for five in shown["lows"]]
    best = []
    for hand in shown["hands"]:
        made = [low for count in counts if (low := judge.best_low(hand, shown["board"], count))]
        best.append(min(made, default=None))
    return best


def paired_contest(shown: dict[str, Any]) -> bool:
    if "lows" in shown:
        keys: list[Any] = [judge.ranks(five) if judge.ranks(five)[0] <= 8 else None for five in shown["lows"]]
    else:
        hasty = [two_lowest(hand, shown["board"]) for hand in shown["hands"]]
        keys = [None if ranks is None else sorted(ranks, reverse=True) for ranks in hasty]
    return first(keys) != first(contest_lows(shown))


def live_card(shown: dict[str, Any]) -> bool:
    if "lows" in shown or not first(contest_lows(shown)):
        return False
    pairs = [sorted(judge.low_cards(hand))[:2][::-1] for hand in shown["hands"]]
    best = first([pair if len(pair) == 2 else None for pair in pairs])
    board = {judge.low_rank(card) for card in shown["board"]}
    return any(set(pairs[place]) & board and place not in first(contest_lows(shown)) for place in best)


CONTEST: dict[Trap, Bites] = {
    Trap.TOP_DOWN: lambda shown: (
        first([low and low[::-1] for low in contest_lows(shown)]) != first(contest_lows(shown))
    ),
    Trap.STRAIGHT_IS_LOW: lambda shown: any(
        is_straight(contest_lows(shown)[place]) for place in first(contest_lows(shown))
    ),
    Trap.THREE_CARD_LOW: lambda shown: first(contest_lows(shown, (2, 3, 4))) != first(contest_lows(shown)),
    Trap.TIE_FOR_LOW: lambda shown: len(first(contest_lows(shown))) > 1,
    Trap.PAIR_IN_LOW: paired_contest,
    Trap.LIVE_CARD: live_card,
    Trap.NO_LOW: lambda shown: not first(contest_lows(shown)),
}


def paired_lows(board: Cards) -> bool:
    low = [card.rank for card in board if judge.low_rank(card) <= 8]
    return len(low) >= 3 and len(set(low)) < len(low)


def nuts_changed(shown: dict[str, Any]) -> bool:
    board = shown["board"]
    before = judge.nut_low(board[:-1])
    if before is None:
        return False
    pairs = list(combinations(judge.unseen(board), 2))
    old = [pair for pair in pairs if judge.pair_low(pair, board[:-1]) == before]
    return not any(judge.pair_low(pair, board) == judge.nut_low(board) for pair in old)


NUT_LOW: dict[Trap, Bites] = {
    Trap.NO_LOW: lambda shown: judge.nut_low(shown["board"]) is None,
    Trap.ACE_ON_BOARD: lambda shown: (
        judge.nut_low(shown["board"]) is not None and any(card.rank == ACE for card in shown["board"])
    ),
    Trap.COUNTERFEIT: nuts_changed,
    Trap.PAIRED_BOARD: lambda shown: paired_lows(shown["board"]),
    Trap.STRAIGHT_IS_LOW: lambda shown: is_straight(judge.nut_low(shown["board"])),
}
POSSIBLE: dict[Trap, Bites] = {
    Trap.PAIRED_BOARD: lambda shown: paired_lows(shown["board"]),
    Trap.DOUBLE_PAIRED: lambda shown: judge.counts(shown["board"]) == [2, 2, 1] and paired_lows(shown["board"]),
    Trap.ACE_ON_BOARD: lambda shown: 1 in judge.low_cards(shown["board"]) and len(judge.low_cards(shown["board"])) == 3,
    Trap.NO_LOW: lambda shown: judge.nut_low(shown["board"]) is None,
}
NUT_HIGH: dict[Trap, Bites] = {
    Trap.PAIRED_BOARD: lambda shown: judge.counts(shown["board"])[:2] == [2, 1],
    Trap.DOUBLE_PAIRED: lambda shown: judge.counts(shown["board"])[:2] == [2, 2],
    Trap.ONE_CARD_FLUSH: lambda shown: any(len(judge.suited(shown["board"], suit)) >= 4 for suit in range(4)),
    Trap.PLAYS_THE_BOARD: lambda shown: len(shown["board"]) == 5 and judge.high(shown["board"])[0] >= judge.STRAIGHT,
}


def needed(shown: dict[str, Any]) -> set[int]:
    """The low ranks of the hand that are in every best low before the card, or would have been; none of the board."""
    picks = judge.picks(shown["hole"], shown["board"], of_low=True)
    ranks = set(sorted(judge.low_cards(shown["hole"]))[:2])
    if picks:
        ranks = {rank for rank in judge.low_cards(shown["hole"]) if all(rank in judge.ranks(one.hole) for one in picks)}
    return ranks - judge.low_cards(shown["board"])


def now(shown: dict[str, Any]) -> dict[str, Any]:
    return shown | {"board": (*shown["board"], shown["card"])}


def rescued(shown: dict[str, Any]) -> bool:
    picks = judge.picks(shown["hole"], now(shown)["board"], of_low=True)
    rank = judge.low_rank(shown["card"])
    return rank in needed(shown) and bool(picks) and not any(rank in judge.ranks(pick.hole) for pick in picks)


NEW_CARD: dict[Trap, Bites] = {
    Trap.COUNTERFEIT: lambda shown: judge.low_rank(shown["card"]) in needed(shown),
    Trap.LIVE_CARD: rescued,
    Trap.ACE_ON_BOARD: lambda shown: (
        shown["card"].rank == ACE
        and any(card.rank == ACE for card in shown["hole"])
        and judge.nut_low(now(shown)["board"]) is not None
    ),
    **{
        trap: (lambda shown, trap=trap: HAND[trap](now(shown)))  # type: ignore[misc]
        for trap in (Trap.PAIR_IN_LOW, Trap.THREE_CARD_LOW, Trap.STRAIGHT_IS_LOW, Trap.NO_LOW)
    },
}


def rivers(shown: dict[str, Any]) -> list[Cards]:
    return [(*shown["board"], card) for card in judge.unseen(shown["hole"], shown["shown"], shown["board"])]


def wins_high(shown: dict[str, Any], board: Cards) -> bool:
    return judge.best_high(shown["hole"], board) > judge.best_high(shown["shown"], board)


def low_result(shown: dict[str, Any], board: Cards) -> int:
    """1 for the better low, 0 for a shared one, -1 for a worse one or none."""
    mine, other = judge.best_low(shown["hole"], board), judge.best_low(shown["shown"], board)
    if mine is None:
        return -1
    return 1 if other is None or mine < other else 0 if mine == other else -1


def flush_out(shown: dict[str, Any]) -> bool:
    suit = shown["hole"][0].suit
    if len(judge.suited(shown["hole"], suit)) < 4 or len(judge.suited(shown["board"], suit)) != 2:
        return False
    return any(board[-1].suit == suit and wins_high(shown, board) for board in rivers(shown))


def lone_suit(shown: dict[str, Any]) -> bool:
    def hopes(board: Cards) -> bool:
        better = max(judge.best_high(shown["hole"], board), judge.best_high(shown["shown"], board))
        return judge.best_high(shown["hole"], board, 1) > better and not wins_high(shown, board)

    suits = [suit for suit in range(4) if len(judge.suited(shown["hole"], suit)) == 1]
    suits = [suit for suit in suits if len(judge.suited(shown["board"], suit)) == 3]
    return not hopes(shown["board"]) and any(board[-1].suit in suits and hopes(board) for board in rivers(shown))


def board_pairs(shown: dict[str, Any]) -> bool:
    standing = max(judge.best_high(shown[name], shown["board"]) for name in ("hole", "shown"))
    for board in rivers(shown):
        mine, other = (judge.best_high(shown[name], board) for name in ("hole", "shown"))
        paired = board[-1].rank in {card.rank for card in shown["board"]}
        if paired and standing < mine < other and mine[0] >= judge.STRAIGHT:
            return True
    return False


def low_pairs(shown: dict[str, Any]) -> bool:
    board, hole = judge.low_cards(shown["board"]), judge.low_cards(shown["hole"])
    paired = [full for full in rivers(shown) if judge.low_rank(full[-1]) in hole - board]
    return any(low_result(shown, full) < 1 for full in paired)


def scoops(shown: dict[str, Any]) -> bool:
    return any(
        wins_high(shown, board) and (low_result(shown, board) == 1 or judge.best_low(shown["shown"], board) is None)
        for board in rivers(shown)
    )


OUTS: dict[Trap, Bites] = {
    Trap.FOUR_TO_SUIT_IN_HAND: lambda shown: shown["goal"] is Goal.HIGH and flush_out(shown),
    Trap.ONE_CARD_FLUSH: lambda shown: shown["goal"] is Goal.HIGH and lone_suit(shown),
    Trap.PAIRED_BOARD: lambda shown: shown["goal"] is Goal.HIGH and board_pairs(shown),
    Trap.COUNTERFEIT: lambda shown: shown["goal"] is Goal.LOW and low_pairs(shown),
    Trap.TIE_FOR_LOW: lambda shown: (
        shown["goal"] is Goal.LOW and any(low_result(shown, board) == 0 for board in rivers(shown))
    ),
    Trap.SCOOP: lambda shown: shown["goal"] is Goal.SCOOP and scoops(shown),
}
KINDS: dict[QuestionKind, dict[Trap, Bites]] = {
    BestHands(): {trap: in_hand(trap) for trap in HAND},
    WhichLow(): CONTEST,
    NutLow(): NUT_LOW,
    NutHigh(): NUT_HIGH,
    LowPossible(): POSSIBLE,
    Counterfeit(): NEW_CARD,
    OutCards(): OUTS,
}
PAIRS = [(kind, trap) for kind, traps in KINDS.items() for trap in traps]


def found(asked: Question, traps: dict[Trap, Bites]) -> set[Trap]:
    return {trap for trap, bites in traps.items() if bites(dict(asked.prompt))}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_natural_questions_name_just_the_traps_that_they_have(kind: QuestionKind, runs: Runs) -> None:
    assert set(kind.traps) == set(KINDS[kind])
    for asked in questions(kind, 1, runs(200 if kind.kind is not Kind.OUTS else 60, 20)):
        assert set(asked.traps) == found(asked, KINDS[kind]), asked.spot


@pytest.mark.parametrize(("kind", "trap"), PAIRS, ids=lambda one: one if isinstance(one, str) else one.kind)
def test_a_wished_trap_is_really_there(kind: QuestionKind, trap: Trap, runs: Runs) -> None:
    for seed in SEEDS[: runs(20, 4)]:
        for asked in questions(kind, seed, runs(3, 1), Wish(trap=trap)):
            assert trap in asked.traps
            assert KINDS[kind][trap](dict(asked.prompt)), asked.spot
            assert set(asked.traps) == found(asked, KINDS[kind]), asked.spot
