"""Every trap that a kind offers is really there when asked for, as a second reading of the hand sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.table.event import UncalledReturned
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.kind import QuestionKind
from omaha_trainer.training.kinds.max_raise import MaxRaise
from omaha_trainer.training.kinds.min_raise import MinRaise
from omaha_trainer.training.kinds.order import Order
from omaha_trainer.training.kinds.payout import Payout
from omaha_trainer.training.kinds.pot_odds import PotOdds
from omaha_trainer.training.kinds.side_pots import SidePots
from omaha_trainer.training.names import Mistake, Trap
from omaha_trainer.training.spots.betting import read_spot
from omaha_trainer.training.wish import Wish
from tests.training.asking import questions
from tests.training.betting_judge import HOUSES, Judge
from tests.training.hand_judge import divide, split, winners
from tests.training.kinds.test_pot_kinds import values_of

Runs = Callable[[int, int], int]
DECISIONS: tuple[QuestionKind, ...] = (MaxRaise(), MinRaise(), PotOdds())


def other_hr1(judge: Judge, seat: int) -> bool:
    there = Judge(judge.text)
    there.house = {**judge.house, "hr1": not judge.house["hr1"]}
    return there.pot_maximum(seat) != judge.pot_maximum(seat)


def with_more_chips(judge: Judge, seat: int) -> int:
    deep = Judge(judge.text)
    deep.stacks[seat] += 10**9
    return deep.pot_maximum(seat)


def short_all_in(judge: Judge) -> bool:
    last = judge.now.raises[-1]
    full = judge.bet_size if judge.fixed else judge.now.full_raise
    return last.all_in and last.to - last.over < full


def unraised(judge: Judge) -> bool:
    return judge.now.number == 0 and not judge.now.raises


def big_seat(judge: Judge) -> int:
    return 0 if judge.seats == 2 else 1


def folded_bets(judge: Judge) -> bool:
    return any(bet and not live for bet, live in zip(judge.bets, judge.live, strict=True))


def short_post(judge: Judge) -> bool:
    return judge.now.number == 0 and any(bet < post for bet, post in zip(judge.bets, judge.posts, strict=True))


SEEN: dict[Trap, Callable[[Judge, int], bool]] = {
    Trap.LIMPERS: lambda judge, seat: unraised(judge) and any(one != seat for one in judge.now.callers),
    Trap.RE_POT: lambda judge, seat: judge.now.raises[-1].over > 0,
    Trap.SHORT_BLIND: lambda judge, seat: short_post(judge),
    Trap.BIG_BLIND_OPTION: lambda judge, seat: unraised(judge) and seat == big_seat(judge) and not judge.owed(seat),
    Trap.SMALL_BLIND_COUNTS: other_hr1,
    Trap.FORGOT_OWN_CALL: lambda judge, seat: judge.bets[seat] > 0 and judge.owed(seat) > 0,
    Trap.RAISE_BY_FOR_RAISE_TO: lambda judge, seat: bool(judge.now.raises),
    Trap.SHORT_ALL_IN: lambda judge, seat: short_all_in(judge),
    Trap.DEAD_MONEY: lambda judge, seat: any(judge.antes) or folded_bets(judge),
    Trap.SHORT_STACK: lambda judge, seat: judge.pot_maximum(seat) < with_more_chips(judge, seat),
    Trap.CAPPED: lambda judge, seat: judge.fixed and judge.now.bets_made >= judge.house["cap"],
    Trap.HEADS_UP_BUTTON: lambda judge, seat: judge.seats == 2 and judge.now.number == 0,
}
"""Each trap as the judge's own reading of the hand has it."""


@pytest.mark.parametrize(("kind", "trap"), [(kind, trap) for kind in DECISIONS for trap in kind.traps])
def test_a_decision_has_its_trap(kind: QuestionKind, trap: Trap, runs: Runs) -> None:
    for asked in questions(kind, 11, runs(100, 12), Wish(trap=trap)):
        judge = Judge(str(asked.prompt["phh"]))
        assert judge.hero is not None
        assert trap in asked.traps
        assert SEEN[trap](judge, judge.hero)


TEMPTING = (
    (Trap.FORGOT_OWN_CALL, Mistake.FORGOT_OWN_CALL),
    (Trap.RAISE_BY_FOR_RAISE_TO, Mistake.GAVE_RAISE_BY),
)


@pytest.mark.parametrize(("trap", "mistake"), TEMPTING)
def test_the_trap_offers_its_mistake(trap: Trap, mistake: Mistake, runs: Runs) -> None:
    asked = list(questions(MaxRaise(), 12, runs(100, 20), Wish(trap=trap)))
    with_it = sum(any(one.mistake is mistake for one in q.parts[0].wrong) for q in asked)
    assert with_it > 0.75 * len(asked)


@pytest.mark.parametrize("trap", SidePots().traps)
def test_pots_have_their_trap(trap: Trap, runs: Runs) -> None:
    for asked in questions(SidePots(), 13, runs(100, 12), Wish(trap=trap)):
        judge = Judge(str(asked.prompt["phh"]))
        judge.close()
        folded = any(chips and not live for chips, live in zip(judge.paid, judge.live, strict=True))
        has = {
            Trap.SHORT_ALL_IN: len(judge.pots()) > 1,
            Trap.UNCALLED_BET: any(judge.returned),
            Trap.DEAD_MONEY: folded or any(judge.antes),
        }
        assert trap in asked.traps and has[trap]


def payout_has(trap: Trap, judge: Judge) -> bool:
    """The trap by dividing every pot once more."""
    values, hilo = values_of(judge), judge.variant.endswith("/8")
    divided = [(chips, *winners(values, players, hilo)) for chips, players in judge.pots()]
    if trap is Trap.NO_LOW:
        return hilo and not any(lows for _, _, lows in divided)
    if trap is Trap.SHORT_ALL_IN:
        return len(divided) > 1
    if trap is Trap.UNCALLED_BET:
        return any(judge.returned)
    return any(IN_A_POT[trap](*pot) for pot in divided)


def part_of_a_half(ways: int, chips: int, highs: list[int], lows: list[int]) -> bool:
    """Somebody's share of the whole pot is a quarter or a sixth, give or take the odd chips."""
    shares = divide(chips, highs, lows).values()
    return bool(lows) and highs != lows and any(abs(share - chips / 2 / ways) < 2 for share in shares)


def uneven(chips: int, highs: list[int], lows: list[int]) -> bool:
    together = [share for half in (highs, lows) for share in split(chips, half or highs).values()]
    return chips % 2 == 1 or len(set(together)) > 1 or len(set(divide(chips, highs, lows).values())) > 1


IN_A_POT: dict[Trap, Callable[[int, list[int], list[int]], bool]] = {
    Trap.SCOOP: lambda chips, highs, lows: highs == lows and len(lows) == 1,
    Trap.TIE_FOR_LOW: lambda chips, highs, lows: len(lows) > 1,
    Trap.SAME_PLAYERS_BOTH_WAYS: lambda chips, highs, lows: highs == lows and len(lows) > 1,
    Trap.QUARTERED: partial(part_of_a_half, 2),
    Trap.SIXTH: partial(part_of_a_half, 3),
    Trap.ODD_CHIP: uneven,
}


@pytest.mark.parametrize("trap", Payout().traps)
def test_a_payout_has_its_trap(trap: Trap, runs: Runs) -> None:
    for asked in questions(Payout(), 14, runs(100, 12), Wish(trap=trap)):
        judge = Judge(str(asked.prompt["phh"]))
        judge.close()
        assert trap in asked.traps and payout_has(trap, judge)


@pytest.mark.parametrize("trap", Order().traps)
def test_order_has_its_trap(trap: Trap, runs: Runs) -> None:
    for asked in questions(Order(), 15, runs(100, 12), Wish(trap=trap)):
        assert trap in asked.traps
        if "phh" not in asked.prompt:
            assert trap is Trap.HEADS_UP_BUTTON and len(asked.prompt["seats"]) == 2  # type: ignore[arg-type]
            continue
        judge = Judge(str(asked.prompt["phh"]))
        judge.close()
        all_in = any(live and not stack for live, stack in zip(judge.live, judge.stacks, strict=True))
        assert all_in if trap is Trap.SHORT_ALL_IN else judge.seats == 2


@pytest.mark.parametrize("preset", Preset)
def test_HR_the_wished_house_is_kept(preset: Preset) -> None:
    for kind in (*DECISIONS, SidePots(), Payout()):
        for asked in questions(kind, 16, 8, Wish(house=PRESETS[preset])):
            assert asked.house == PRESETS[preset]
            assert Judge(str(asked.prompt["phh"])).house == HOUSES[preset.value]


@pytest.mark.parametrize("limit", Limit)
@pytest.mark.parametrize("game", Game)
def test_the_wished_game_is_kept(limit: Limit, game: Game) -> None:
    letter = {Limit.FIXED: "F", Limit.POT: "P", Limit.NO: "N"}[limit]
    for kind in (MinRaise(), PotOdds(), SidePots(), Payout()):
        for asked in questions(kind, 17, 5, Wish(limit=limit, game=game)):
            variant = Judge(str(asked.prompt["phh"])).variant
            assert variant == f"{letter}O" + ("/8" if game is Game.HILO else "")


def test_what_cannot_be_is_refused() -> None:
    """A cap in pot limit, a sixth in the game without a low, a cap where there is none."""
    uncapped = HouseRules(bets_per_street=None)
    wishes = (
        (MinRaise(), Wish(trap=Trap.CAPPED, limit=Limit.POT)),
        (MinRaise(), Wish(trap=Trap.CAPPED, house=uncapped)),
        (Payout(), Wish(trap=Trap.SIXTH, game=Game.HIGH)),
    )
    for kind, wish in wishes:
        with pytest.raises(KnownError) as refused:
            kind.spot(Random(1), wish)
        assert refused.value.reason is QuizFault.CANNOT_HAVE


def test_A10_what_goes_back_is_told_to_the_pots() -> None:
    for asked in questions(SidePots(), 18, 20, Wish(trap=Trap.UNCALLED_BET)):
        events = read_spot(asked.kind, asked.spot).events
        judge = Judge(str(asked.prompt["phh"]))
        judge.close()
        back = [0] * judge.seats
        for event in events:
            if isinstance(event, UncalledReturned):
                back[event.seat] += event.amount
        assert back == judge.returned


def test_the_two_orders_of_raises_are_rising() -> None:
    """The judge itself: every raise goes over the bet before it."""
    for asked in questions(MaxRaise(), 19, 20, Wish(trap=Trap.RE_POT)):
        raises = Judge(str(asked.prompt["phh"])).now.raises
        assert all(before.to == after.over < after.to for before, after in pairwise(raises))
