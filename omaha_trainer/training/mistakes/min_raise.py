"""How people miss the least raise, or whether there is one: each mistake as the answer that it makes in this spot.

`amounts` of every Wrong are (bet to match, last full bet or raise, own chips of this street, right answer, the bet
before the last one); the right answer is 0 where no raise is allowed. Where a mistake is about the stack, all in
comes sixth. `numbers` of Mistake.OTHER_HOUSE are as in `max_raise`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from omaha_trainer.table.game import Limit, Street
from omaha_trainer.table.legal import Legal, legal
from omaha_trainer.table.limits import full_minimum
from omaha_trainer.table.state import HandState
from omaha_trainer.training.names import Mistake, Trap
from omaha_trainer.training.question import Amount, NoHand, Wrong
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.traps.betting import has_trap, level_before_last, raises_of_street

from .max_raise import other_presets, under_house


def min_raise_mistakes(at: Moment) -> Iterator[Wrong]:
    """The tempting answers, likeliest first; some may coincide with each other or with the right one."""
    choices = legal(at.state)
    assert choices is not None
    if choices.no_raise is not None:
        yield may_not(at, Amount(min(full_minimum(at.state), choices.all_in_to)))
        return
    yield _does_not_exist(at, choices)
    for wrong in _reckoned_wrong(at, choices):
        if isinstance(wrong.answer, Amount) and wrong.answer.chips <= choices.all_in_to:
            yield wrong  # above the stack it is that which is wrong first
    if full_minimum(at.state) > choices.all_in_to:
        amounts = (*base_of(at, choices), choices.all_in_to)
        yield Wrong(Amount(full_minimum(at.state)), Mistake.ABOVE_THE_STACK, "A5", amounts=amounts)


def _reckoned_wrong(at: Moment, choices: Legal) -> Iterator[Wrong]:
    """Another bet as the measure or as the base, another number of the working."""
    yield from _short_all_ins(at)
    if at.state.setup.limit is Limit.FIXED:
        other = _other_street(at.state)
        yield Wrong(Amount(other), Mistake.OTHER_STREETS_BET, "FL1", amounts=base_of(at, choices))
    elif not choices.opens:
        yield Wrong(Amount(2 * at.state.to_match), Mistake.DOUBLED_THE_BET, "A3", amounts=base_of(at, choices))
        yield Wrong(Amount(at.state.to_match + 1), Mistake.ONE_CHIP_MORE, "A3", amounts=base_of(at, choices))
    if not choices.opens:
        yield from _other_totals(at, choices)


def may_not(at: Moment, answer: Amount) -> Wrong:
    """Any raise where none is allowed."""
    choices = legal(at.state)
    assert choices is not None and choices.no_raise is not None
    return Wrong(answer, Mistake.MAY_NOT_RAISE, choices.no_raise.rule, amounts=base_of(at, choices))


def base_of(at: Moment, choices: Legal) -> tuple[int, ...]:
    """The `amounts` of every mistake here."""
    state = at.state
    last = state.setup.bet_size(state.street) if state.setup.limit is Limit.FIXED else state.full_raise
    return state.to_match, last, state.bets[choices.seat], choices.min_to, level_before_last(at)


def _does_not_exist(at: Moment, choices: Legal) -> Wrong:
    """`I may not raise` where a raise is open: another house's cap, a short all-in thought to close the betting."""
    state, base = at.state, base_of(at, choices)
    mine = state.setup.house
    for place, house in other_presets(mine):
        for one, numbers in ((replace(mine, bets_per_street=house.bets_per_street), ()), (house, (place,))):
            there = legal(under_house(state, one))
            if there is not None and not there.can_raise:
                rule = "HR4" if one.bets_per_street != mine.bets_per_street else "HR5"
                return Wrong(NoHand(), Mistake.OTHER_HOUSE, rule, numbers, amounts=base)
    fixed = state.setup.limit is Limit.FIXED
    closed = "FL4" if fixed and has_trap(Trap.SHORT_ALL_IN, at) else "A6" if state.acted[choices.seat] else ""
    option = "B2" if has_trap(Trap.BIG_BLIND_OPTION, at) else "A5" if choices.min_to == choices.all_in_to else ""
    return Wrong(NoHand(), Mistake.MAY_RAISE, closed or option or ("FL2" if fixed else "A3"), amounts=base)


def _short_all_ins(at: Moment) -> Iterator[Wrong]:
    """Over an all-in of less than a full raise: its size taken as the measure, or the bet below it as the base."""
    choices = legal(at.state)
    assert choices is not None
    if not has_trap(Trap.SHORT_ALL_IN, at):
        return
    state, before, base = at.state, level_before_last(at), base_of(at, choices)
    if state.setup.limit is Limit.FIXED:
        size = state.setup.bet_size(state.street)
        yield Wrong(Amount(state.to_match + size), Mistake.MEASURED_BY_SHORT_ALL_IN, "FL4", amounts=base)
        yield Wrong(Amount(before + size), Mistake.IGNORED_SHORT_ALL_IN, "FL4", amounts=base)
        return
    rule = "A7" if before else "A8"
    by = state.to_match - before
    yield Wrong(Amount(state.to_match + by), Mistake.MEASURED_BY_SHORT_ALL_IN, rule, amounts=base)
    yield Wrong(Amount(before + state.full_raise), Mistake.IGNORED_SHORT_ALL_IN, rule, amounts=base)


def _other_street(state: HandState) -> int:
    """The total with the bet of the other streets (FL1)."""
    setup = state.setup
    other = setup.small_bet if state.street >= Street.TURN else setup.big_bet
    return state.full_bet + other


def _other_totals(at: Moment, choices: Legal) -> Iterator[Wrong]:
    """The raise by, the chips put in."""
    base = base_of(at, choices)
    by = choices.min_to - at.state.to_match
    yield Wrong(Amount(by), Mistake.GAVE_RAISE_BY, "A4", amounts=base)
    yield Wrong(Amount(choices.min_to - at.state.bets[choices.seat]), Mistake.GAVE_PUT_IN, "A4", amounts=base)


def min_rule(at: Moment) -> str:
    """The rule on which the answer rests."""
    choices, state = legal(at.state), at.state
    assert choices is not None
    if choices.no_raise is not None:
        return choices.no_raise.rule
    if choices.min_to < full_minimum(state):
        return "A5"
    short = has_trap(Trap.SHORT_ALL_IN, at)
    if state.setup.limit is Limit.FIXED:
        return "FL4" if short else "FL1"
    if choices.opens:
        return "A2"
    if not short:
        return "A3"
    return "A7" if len(raises_of_street(at.events)) > 1 or not state.board else "A8"
