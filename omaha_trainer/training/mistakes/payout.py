"""How people miss a division (W2-W5, P5, A10): each mistake as the shares that it makes of these very pots.

Every Wrong names in `seats` the first seat whose share it gets wrong; `amounts` are (the pot concerned, what that seat
really gets of all pots, what the mistake gives it).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from omaha_trainer.table.divide import divide, split
from omaha_trainer.table.event import PotAwarded, UncalledReturned
from omaha_trainer.table.values import hand_values
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Shares, Wrong
from omaha_trainer.training.readings.awards import Awards, shares_of
from omaha_trainer.training.spots.made_up_hand import Moment

Division = Callable[[PotAwarded], dict[int, int]]


def payout_mistakes(at: Moment, awards: Awards, seats: Sequence[int]) -> Iterator[Wrong]:
    """The tempting answers, likeliest first; some may coincide with each other or with the right one."""
    right = shares_of(awards, seats)
    for mistake, rule, division in _DIVISIONS:
        parts = [division(award) for award in awards]
        shares = tuple(sum(part.get(seat, 0) for part in parts) for seat in seats)
        concerned = next((one.amount for one, part in zip(awards, parts, strict=True) if part != _right(one)), 0)
        yield _wrong(shares, mistake, rule, seats, right, concerned)
    total = sum(award.amount for award in awards)
    if len(awards) > 1:
        one_pot = _right(_one_pot(at, total))
        shares = tuple(one_pot.get(seat, 0) for seat in seats)
        yield _wrong(shares, Mistake.ONE_POT_FOR_ALL, "P5", seats, right, total)
    back = [event for event in at.events if isinstance(event, UncalledReturned) and event.seat in seats]
    if back:
        seat, chips = back[-1].seat, back[-1].amount
        shares = tuple(share + (chips if one == seat else 0) for one, share in zip(seats, right, strict=True))
        yield _wrong(shares, Mistake.UNCALLED_BET_COUNTED, "A10", seats, right, chips)


def other_payout_mistake(at: Moment, awards: Awards, seats: Sequence[int], answer: Shares) -> Wrong | None:
    """A mistake made in one of several pots while the others are right; a bet that went back counted anywhere."""
    right = shares_of(awards, seats)
    for mistake, rule, division in _DIVISIONS:
        for concerned in awards:
            parts = [division(one) if one is concerned else _right(one) for one in awards]
            shares = tuple(sum(part.get(seat, 0) for part in parts) for seat in seats)
            if shares == answer.chips:
                return _wrong(shares, mistake, rule, seats, right, concerned.amount)
    back = sum(event.amount for event in at.events if isinstance(event, UncalledReturned))
    if back and sum(answer.chips) == sum(right) + back:
        return _wrong(answer.chips, Mistake.UNCALLED_BET_COUNTED, "A10", seats, right, back)
    return None


def _wrong(
    shares: tuple[int, ...], mistake: Mistake, rule: str, seats: Sequence[int], right: tuple[int, ...], pot: int
) -> Wrong:
    """The mistake with the first seat that it concerns; none is named where the shares are the right ones."""
    place = next((place for place, share in enumerate(shares) if share != right[place]), None)
    if place is None:
        return Wrong(Shares(shares), mistake, rule)
    amounts = (pot, right[place], shares[place])
    return Wrong(Shares(shares), mistake, rule, amounts=amounts, seats=(seats[place],))


def _right(award: PotAwarded) -> dict[int, int]:
    return {seat: award.high.get(seat, 0) + award.low.get(seat, 0) for seat in (*award.high, *award.low)}


def _together(high: dict[int, int], low: dict[int, int]) -> dict[int, int]:
    return {seat: high.get(seat, 0) + low.get(seat, 0) for seat in (*high, *low)}


def _high_takes_all(award: PotAwarded) -> dict[int, int]:
    return split(award.amount, tuple(award.high))


def _low_takes_all(award: PotAwarded) -> dict[int, int]:
    return split(award.amount, tuple(award.low or award.high))


def _odd_chip_to_low(award: PotAwarded) -> dict[int, int]:
    if not award.low:
        return _right(award)
    high_half = award.amount // 2
    return _together(split(high_half, tuple(award.high)), split(award.amount - high_half, tuple(award.low)))


def _odd_chip_wrong_seat(award: PotAwarded) -> dict[int, int]:
    """Odd chips to the last seats instead of the first left of the button."""
    high, low = tuple(reversed(award.high)), tuple(reversed(award.low))
    if not low:
        return split(award.amount, high)
    if set(high) == set(low):
        return split(award.amount, high)
    return _together(split(sum(award.high.values()), high), split(sum(award.low.values()), low))


def _halves_rounded_apart(award: PotAwarded) -> dict[int, int]:
    """Each half divided by itself although the same players win both (W5)."""
    if not award.low:
        return _right(award)
    low_half = award.amount // 2
    return _together(split(award.amount - low_half, tuple(award.high)), split(low_half, tuple(award.low)))


def _tie_not_split(award: PotAwarded) -> dict[int, int]:
    """Of hands that tie, the first takes the whole half."""
    low_half = award.amount // 2 if award.low else 0
    return _together({next(iter(award.high)): award.amount - low_half}, {next(iter(award.low), -1): low_half})


_DIVISIONS: tuple[tuple[Mistake, str, Division], ...] = (
    (Mistake.HIGH_TAKES_ALL, "W3", _high_takes_all),
    (Mistake.HALVES_ROUNDED_APART, "W5", _halves_rounded_apart),
    (Mistake.ODD_CHIP_TO_LOW, "W3", _odd_chip_to_low),
    (Mistake.ODD_CHIP_WRONG_SEAT, "W4", _odd_chip_wrong_seat),
    (Mistake.DID_NOT_SPLIT_TIE, "W4", _tie_not_split),
    (Mistake.LOW_TAKES_ALL, "W3", _low_takes_all),
)


def _one_pot(at: Moment, total: int) -> PotAwarded:
    """All chips as one pot among all live hands."""
    values = hand_values(at.state)
    order = [seat for seat in at.state.setup.odd_chip_order if seat in values]
    best_high = max(values[seat][0] for seat in order)
    best_low = max(values[seat][1] for seat in order)
    high = [seat for seat in order if values[seat][0] == best_high]
    low = [seat for seat in order if best_low and values[seat][1] == best_low]
    division = divide(total, high, low)
    return PotAwarded(0, total, tuple(order), division.high, division.low, True)
