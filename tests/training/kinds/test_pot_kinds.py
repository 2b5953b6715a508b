"""Questions of pots, payouts and order: every answer beside a second reckoning from the rules, by seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from omaha_trainer.table.game import Game
from omaha_trainer.training.kinds.order import Order
from omaha_trainer.training.kinds.payout import Payout
from omaha_trainer.training.kinds.side_pots import SidePots
from omaha_trainer.training.names import Trap
from omaha_trainer.training.question import Ask, PotList, Question, SeatAnswer, Shares
from omaha_trainer.training.wish import Wish
from tests.training.asking import FULL, QUICK, SEEDS, questions
from tests.training.betting_judge import Judge
from tests.training.hand_judge import Values, best, payout, winners

Runs = Callable[[int, int], int]


def finished(asked: Question) -> Judge:
    """The hand with its last bets in the pots."""
    judge = Judge(str(asked.prompt["phh"]))
    judge.close()
    return judge


@pytest.mark.parametrize("seed", SEEDS)
def test_P1_the_pots_and_their_players(seed: int, runs: Runs) -> None:
    for asked in questions(SidePots(), seed, runs(FULL, QUICK)):
        judge = finished(asked)
        (part,) = asked.parts
        assert part.accepted == (PotList(tuple(judge.pots())),)
        assert any(judge.live[seat] and not judge.stacks[seat] for seat in range(judge.seats))


def values_of(judge: Judge) -> Values:
    return {seat: best(judge.holes[seat], judge.board) for seat in range(judge.seats) if judge.live[seat]}


@pytest.mark.parametrize("seed", SEEDS)
def test_W3_everybodys_chips(seed: int, runs: Runs) -> None:
    for asked in questions(Payout(), seed, runs(FULL, QUICK)):
        judge = finished(asked)
        (part,) = asked.parts
        values = values_of(judge)
        assert 2 <= len(values) <= 4 and part.seats == tuple(values)
        shares = payout(judge.pots(), values, judge.variant.endswith("/8"))
        assert part.accepted == (Shares(tuple(shares[seat] for seat in part.seats)),)
        assert sum(shares.values()) == judge.pot
        assert all("?" in judge.holes[seat] for seat in range(judge.seats) if not judge.live[seat])


def test_all_kinds_of_payout_occur(runs: Runs) -> None:
    """Natural boards allow a low in 60.1 % (L4); an even mix has every trap, a sixth and same players both ways too."""
    natural = list(questions(Payout(), 90, runs(1500, 400), Wish(game=Game.HILO)))
    boards = [Judge(str(asked.prompt["phh"])).board for asked in natural]
    low_ranks = [len({card for card in board[::2] if card in "A2345678"}) for board in boards]
    assert 0.54 < sum(count >= 3 for count in low_ranks) / len(boards) < 0.66
    even = Counter(trap for asked in questions(Payout(), 91, runs(300, 120), Wish(even=True)) for trap in asked.traps)
    assert set(even) == set(Payout().traps)


def test_one_pot_and_several_occur(runs: Runs) -> None:
    counts: Counter[int] = Counter()
    for asked in questions(SidePots(), 92, runs(400, 150)):
        answer = asked.parts[0].answer
        assert isinstance(answer, PotList)
        counts[len(answer.pots)] += 1
    assert set(counts) >= {1, 2, 3} and counts[2] > counts[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_B2_S1_the_order(seed: int, runs: Runs) -> None:
    for asked in questions(Order(), seed, runs(FULL, QUICK)):
        (part,) = asked.parts
        right = at_the_table(asked) if "seats" in asked.prompt else in_the_hand(asked)
        assert part.accepted == (SeatAnswer(right),)
        assert all(wrong.seats[0] != right for wrong in part.wrong)


def at_the_table(asked: Question) -> int:
    """B1, B2, B4 before the first card: counted from the button on."""
    seats = asked.prompt["seats"]
    assert isinstance(seats, list)
    button = seats.index(asked.prompt["button"])
    steps = {Ask.WHO_POSTS_SMALL: 1, Ask.WHO_POSTS_BIG: 2, Ask.WHO_ACTS_FIRST: 3}[asked.parts[0].ask]
    if len(seats) == 2:
        steps -= 1
    return (button + steps) % len(seats)


def in_the_hand(asked: Question) -> int:
    judge = Judge(str(asked.prompt["phh"]))
    if asked.parts[0].ask is Ask.WHO_SHOWS_FIRST:
        return shows_first(judge)
    judge.close()
    with_chips = [seat for seat in range(judge.seats) if judge.live[seat] and judge.stacks[seat]]
    assert len(with_chips) > 1
    return with_chips[0]  # p1 sits left of the button, with two players too (B4)


def shows_first(judge: Judge) -> int:
    """S1, S3: the last to bet or raise on the last street with betting, else the first live seat from p1 on."""
    live = [seat for seat in range(judge.seats) if judge.live[seat]]
    last = judge.streets[-1]
    if not last.acted and len(judge.streets) > 1:
        last = next(street for street in reversed(judge.streets) if street.acted)
    return last.raises[-1].seat if last.raises else live[0]


def test_every_order_is_asked(runs: Runs) -> None:
    asked = list(questions(Order(), 93, runs(400, 150)))
    asks = Counter(one.parts[0].ask for one in asked)
    assert set(asks) == {Ask.WHO_POSTS_SMALL, Ask.WHO_POSTS_BIG, Ask.WHO_ACTS_FIRST, Ask.WHO_SHOWS_FIRST}
    assert {one.parts[0].rule for one in asked} == {"B1", "B2", "B4", "S1", "S3"}
    heads_up = sum(Trap.HEADS_UP_BUTTON in one.traps for one in asked) / len(asked)
    assert 0.1 < heads_up < 0.4


def test_W5_the_judge_divides_as_the_rules_say() -> None:
    """The second reckoning itself, on the examples of W4-W6."""
    values: Values = {0: ((1,), (8,)), 1: ((0,), (7,)), 2: ((0,), (7,))}
    assert winners(values, (0, 1, 2), True) == ([0], [1, 2])
    assert payout([(301, (0, 1, 2))], values, True) == {0: 151, 1: 75, 2: 75}
    assert payout([(303, (0, 1, 2))], values, True) == {0: 152, 1: 76, 2: 75}
    same: Values = {0: ((1,), (7,)), 1: ((1,), (7,))}
    assert payout([(102, (0, 1))], same, True) == {0: 51, 1: 51}
    assert payout([(105, (0, 1))], same, False) == {0: 53, 1: 52}
