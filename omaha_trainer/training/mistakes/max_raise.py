"""How people miss the pot-limit maximum: each mistake as the number that it makes in this very spot.

`amounts` of every Wrong are (pot, call, bet to match, own chips of this street, right answer); where a mistake leaves
something out or has another number, that number comes sixth, and seventh how much of forgotten dead money was antes.
`numbers` of Mistake.OTHER_HOUSE are the place of the
preset whose answer it is, nothing where one switch by itself makes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

from omaha_trainer.table.house import PRESETS, HouseRules
from omaha_trainer.table.legal import legal
from omaha_trainer.table.limits import PotWorking, pot_working
from omaha_trainer.table.state import HandState
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Amount, Answer, Part, Wrong
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.traps.betting import raises_of_street

SWITCHES = {
    "small_blind_counts_as_big": "HR1",
    "short_blind_counts_full": "HR2",
    "round_pot_up": "HR3",
    "rounding_chip": "HR3",
    "bets_per_street": "HR4",
    "no_cap_for_two": "HR5",
}
"""The rule of each house switch."""


def max_raise_mistakes(at: Moment) -> Iterator[Wrong]:
    """The tempting answers to the spot, likeliest first; some may coincide with each other or with the right one."""
    state = at.state
    choices = legal(state)
    assert choices is not None and choices.can_raise
    seat, right = choices.seat, choices.max_to
    working = pot_working(state, seat)
    base = _base(state, working, seat, right)
    reckoned = [] if choices.opens else [*_reckoned_wrong(at, working.exact, base)]
    for wrong in (*reckoned, *_left_out(at, working.exact, base)):
        if isinstance(wrong.answer, Amount) and wrong.answer.chips <= choices.all_in_to:
            yield wrong  # above the stack it is that which is wrong first
    if working.rounded > choices.all_in_to:
        yield Wrong(Amount(working.rounded), Mistake.ABOVE_THE_STACK, "A5", amounts=(*base, choices.all_in_to))
    yield from _other_houses(state, base)


def _base(state: HandState, working: PotWorking, seat: int, right: int) -> tuple[int, ...]:
    return working.pot, working.call, working.to_match, state.bets[seat], right


def _reckoned_wrong(at: Moment, exact: int, base: tuple[int, ...]) -> Iterator[Wrong]:
    """The call forgotten, another number of the working given, own chips counted twice."""
    pot, _, match, own, right = base
    forgot_call = Wrong(Amount(match + pot), Mistake.FORGOT_OWN_CALL, "PL1", amounts=base)
    raise_by = Wrong(Amount(right - match), Mistake.GAVE_RAISE_BY, "A4", amounts=base)
    # with no own chips in, the two are one number: over a player's bet it is read as the raise by
    yield from (raise_by, forgot_call) if raises_of_street(at.events) and not own else (forgot_call, raise_by)
    yield Wrong(Amount(right - own), Mistake.GAVE_PUT_IN, "A4", amounts=base)
    yield Wrong(Amount(pot), Mistake.COUNTED_ONLY_THE_POT, "PL1", amounts=base)
    yield Wrong(Amount(exact + own), Mistake.OWN_CHIPS_TWICE, "PL1", amounts=base)
    yield Wrong(Amount(3 * match), Mistake.TRIPLED_THE_BET, "PL1", amounts=base)


def _left_out(at: Moment, exact: int, base: tuple[int, ...]) -> Iterator[Wrong]:
    """Money in the pot that is easily overlooked: antes, chips of those who folded, the small blind, the last bet."""
    state = at.state
    antes = state.pot - sum(state.bets) if not state.board else 0
    folded = sum(bet for bet, live in zip(state.bets, state.live, strict=True) if not live)
    earlier = sum(paid for paid, live in zip(state.paid, state.live, strict=True) if not live) if state.board else 0
    blind = 0 if state.board else _small_blind_of_another(at)
    forgotten = ((antes, 0, "B6"), (0, folded, "P3"), (antes, folded, "P3"), (0, earlier, "P3"), (0, blind, "PL1"))
    for of_antes, others, rule in forgotten:
        chips = of_antes + others
        if chips:
            yield Wrong(Amount(exact - chips), Mistake.FORGOT_DEAD_MONEY, rule, amounts=(*base, chips, of_antes))
    made = raises_of_street(at.events)
    if made:
        last = state.bets[made[-1].seat]
        yield Wrong(Amount(exact - last), Mistake.FORGOT_THE_LAST_BET, "PL1", amounts=(*base, last))


def _small_blind_of_another(at: Moment) -> int:
    """What the small blind has in, where it is not the seat to act and has only posted."""
    seat, bets = at.state.setup.small_blind_seat, at.state.bets
    if seat is None or seat == at.state.to_act or bets[seat] > at.state.setup.small_blind:
        return 0
    return bets[seat]


def _other_houses(state: HandState, base: tuple[int, ...]) -> Iterator[Wrong]:
    """The right answers of other house rules: each switch turned by itself, then the presets (`numbers` say which)."""
    house = state.setup.house
    for name in ("small_blind_counts_as_big", "short_blind_counts_full", "round_pot_up"):
        other = replace(house, **{name: not getattr(house, name)})
        yield _under(state, other, SWITCHES[name], base)
    for place, preset in other_presets(house):
        yield _under(state, preset, SWITCHES[first_difference(house, preset)], base, (place,))


def other_presets(house: HouseRules) -> list[tuple[int, HouseRules]]:
    """The named sets of house rules but this one, each with its place among them."""
    return [(place, preset) for place, preset in enumerate(PRESETS.values()) if preset != house]


def _under(
    state: HandState, house: HouseRules, rule: str, base: tuple[int, ...], numbers: tuple[int, ...] = ()
) -> Wrong:
    choices = legal(under_house(state, house))
    assert choices is not None  # house rules do not change whose turn it is
    return Wrong(Amount(choices.max_to), Mistake.OTHER_HOUSE, rule, numbers, amounts=base)


def under_house(state: HandState, house: HouseRules) -> HandState:
    """The very same spot under other house rules."""
    return state.replace(setup=replace(state.setup, house=house))


def first_difference(one: HouseRules, other: HouseRules) -> str:
    return next(field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name))


def other_mistake(at: Moment, part: Part, answer: Answer) -> Wrong | None:
    """A mistake beyond the numbers of the part: more than the stack, a chip more, a mistaken total rounded up (HR3)."""
    state = at.state
    choices = legal(state)
    if choices is None or not isinstance(answer, Amount):
        return None
    base = _base(state, pot_working(state, choices.seat), choices.seat, choices.max_to)
    if answer.chips > choices.all_in_to:
        return Wrong(answer, Mistake.ABOVE_THE_STACK, "A5", amounts=(*base, choices.all_in_to))
    if answer.chips == choices.max_to + 1:
        return Wrong(answer, Mistake.ONE_CHIP_MORE, part.rule, amounts=base)
    house = state.setup.house
    if house.round_pot_up:
        chip = house.rounding_chip or state.setup.small_blind or 1
        for wrong in max_raise_mistakes(at):
            assert isinstance(wrong.answer, Amount)
            if -(-wrong.answer.chips // chip) * chip == answer.chips:
                return replace(wrong, answer=answer)
    return None
