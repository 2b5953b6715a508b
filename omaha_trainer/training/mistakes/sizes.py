"""How people miss a fraction of the pot (PL7): each mistake as the raise-to that it makes in this very spot.

`amounts` of every Wrong are (pot, call, bet to match, own chips of this street, right answer) and, where the mistake
has a number of its own, that one sixth.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from omaha_trainer.table.legal import Legal, legal, size_to
from omaha_trainer.table.limits import pot_fraction, pot_working
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Amount, Wrong
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.traps.betting import raises_of_street

from .max_raise import SWITCHES, first_difference, other_presets, under_house


def plain_size(at: Moment, choices: Legal, fraction: Fraction) -> int | None:
    """The raise-to of the fraction where it needs no rounding and lies between the bounds; None elsewhere."""
    working = pot_working(at.state, choices.seat)
    to = pot_fraction(at.state, choices.seat, fraction)
    exact = working.pot_after_call * fraction.numerator % fraction.denominator == 0
    return to if exact and choices.allows(to) else None


def size_mistakes(at: Moment, choices: Legal, fraction: Fraction) -> Iterator[Wrong]:
    """The tempting answers, likeliest first; some may coincide with each other or with the right one."""
    working = pot_working(at.state, choices.seat)
    pot, call, match, own = working.pot, working.call, working.to_match, at.state.bets[choices.seat]
    right = size_to(at.state, choices, fraction)
    base = (pot, call, match, own, right)

    def of(chips: int) -> int:
        return chips * fraction.numerator // fraction.denominator

    yield Wrong(Amount(match + of(pot)), Mistake.FORGOT_OWN_CALL, "PL7", amounts=base)
    yield Wrong(Amount(right - match), Mistake.GAVE_RAISE_BY, "A4", amounts=base)
    yield Wrong(Amount(of(pot)), Mistake.COUNTED_ONLY_THE_POT, "PL7", amounts=base)
    whole = working.exact
    yield Wrong(Amount(of(whole)), Mistake.FRACTION_OF_THE_MAXIMUM, "PL7", amounts=(*base, whole))
    yield Wrong(Amount(right - own), Mistake.GAVE_PUT_IN, "A4", amounts=base)
    yield Wrong(Amount(match + of(pot + match)), Mistake.OWN_CHIPS_TWICE, "PL7", amounts=base)
    made = raises_of_street(at.events)
    if made:
        last = at.state.bets[made[-1].seat]
        left = working.pot_after_call - last
        yield Wrong(Amount(match + of(left)), Mistake.FORGOT_THE_LAST_BET, "PL7", amounts=(*base, last))
    yield from _other_houses(at, fraction, base)


def _other_houses(at: Moment, fraction: Fraction, base: tuple[int, ...]) -> Iterator[Wrong]:
    house = at.state.setup.house
    for place, preset in other_presets(house):
        there = under_house(at.state, preset)
        choices = legal(there)
        assert choices is not None  # house rules do not change whose turn it is
        if choices.can_raise:
            rule = SWITCHES[first_difference(house, preset)]
            yield Wrong(Amount(size_to(there, choices, fraction)), Mistake.OTHER_HOUSE, rule, (place,), amounts=base)
