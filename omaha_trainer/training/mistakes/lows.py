"""What is wrong with an answer to `which low wins?`, and the working of the right one."""

from __future__ import annotations

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_rank
from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Choose, NoHand, Work, WorkKind, Wrong
from omaha_trainer.training.readings.low_contest import READINGS, RULES, Contender, Contest, has_pair_with, winners
from omaha_trainer.training.readings.stretched import difference, has_pair, is_straight, lowest


def wrong_winner(contest: Contest, place: int) -> Wrong:
    """Why the hand at `place` does not win alone: the likeliest reading in which it does, or what it lacks."""
    answer, chosen, best = Choose(place), contest[place], winners(contest)
    if place in best:
        return Wrong(answer, Mistake.TIE_MISSED, "L2", best, chosen.five)
    for mistake, reading in READINGS.items():
        look = reading(chosen)
        if look is not None and winners(contest, reading) == (place,):
            numbers = _difference(contest, chosen.low) if mistake is Mistake.COMPARED_FROM_THE_BOTTOM else ()
            return Wrong(answer, mistake, _rule(mistake, chosen), numbers, look[1])
    if chosen.low is None:
        return Wrong(answer, *_why_no_low(chosen))
    return Wrong(answer, Mistake.LOWER_HAND, "L2", _difference(contest, chosen.low), chosen.five)


def tie_wrong(contest: Contest) -> Wrong:
    """Why it is no tie."""
    answer, best = Choose(len(contest)), winners(contest)
    if not best:
        return Wrong(answer, Mistake.LOW_WHERE_NONE, _none_rule(contest[0]))
    second = max((low for place, one in enumerate(contest) if place not in best and (low := one.low)), default=None)
    return Wrong(answer, Mistake.TIE_WHERE_NONE, "L2", _difference(contest, second), contest[best[0]].five)


def none_wrong(contest: Contest) -> list[Wrong]:
    """Why there is a low; nothing where there is none."""
    best = winners(contest)
    if not best:
        return []
    first = contest[best[0]]
    straight = first.low is not None and is_straight(first.low)
    mistake = Mistake.STRAIGHT_SPOILS_LOW if straight else Mistake.MISSED_THE_LOW
    return [Wrong(NoHand(), mistake, "L1", best, first.five)]


def steps_of(contest: Contest) -> tuple[Work, ...]:
    """The low of each hand (`numbers`: whose; no cards where it has none), then the card at which they part.

    That step's `numbers` are the place from the top, from 1, and the ranks there of the best and the second low (L2).
    """
    board = contest[0].board
    steps = [Work(WorkKind.BOARD_LOW_RANKS, len(lowest(board)), lowest(board)[::-1], rule="L4")] if board else []
    for place, one in enumerate(contest):
        steps.append(Work(WorkKind.THE_HAND, cards=one.five, rule="L1" if board else "L3", numbers=(place,)))
    best = winners(contest)
    others = [low for place, one in enumerate(contest) if place not in best and (low := one.low)]
    if len(best) == 1 and others:
        steps.append(Work(WorkKind.COMPARE_AT, rule="L2", numbers=_difference(contest, max(others))))
    return tuple(steps)


def _difference(contest: Contest, low: LowHand | None) -> tuple[int, ...]:
    """Where the best low and another part; nothing where there is no other."""
    best = [contest[place].low for place in winners(contest)]
    return difference(best[0], low) if best and best[0] is not None and low is not None else ()


def _rule(mistake: Mistake, chosen: Contender) -> str:
    """The rule that a reading breaks; a hole card paired by the board is rule L10's example."""
    if mistake is Mistake.PAIRED_THE_LOW and has_pair_with(lowest(chosen.cards)[:2], chosen.board):
        return "L10"
    return RULES.get(mistake, "L1")


def _why_no_low(chosen: Contender) -> tuple[Mistake, str, tuple[int, ...], tuple[Card, ...]]:
    """Five cards with a pair or a card above the eight (L3); a hand that makes none with the board."""
    if chosen.board:
        return Mistake.LOW_WHERE_NONE, _none_rule(chosen), (), chosen.cards
    if has_pair(chosen.cards):
        twice = [card for card in chosen.cards if sum(one.rank == card.rank for one in chosen.cards) > 1]
        return Mistake.PAIRED_THE_LOW, "L3", (), tuple(twice)
    above = [card for card in chosen.cards if low_rank(card) > QUALIFIER]
    return Mistake.CARD_ABOVE_EIGHT, "L3", (), tuple(above)


def _none_rule(chosen: Contender) -> str:
    return "L4" if chosen.board and not low_possible(chosen.board) else "L1"
