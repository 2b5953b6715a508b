"""The parts of a question that are answered by picking cards: the best high and the best low of one hand.

Right are all choices that the evaluator finds equally good. A wrong pick is told by the first rule it breaks:
five cards (H1), two from the hand (H1, L1), five different low ranks (L3), the best of those (H2, L2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import FIVE, HighHand, high_of_five
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_of_five, low_rank
from omaha_trainer.poker.omaha import Best, Choice, best_high, best_low, choices
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Answer, Ask, Mode, NoHand, Part, Pick, Wrong
from omaha_trainer.training.readings.hand_steps import high_steps, low_steps
from omaha_trainer.training.readings.stretched import (
    OTHER_NUMBERS,
    difference,
    has_pair,
    is_straight,
    nine_low,
    stretched_high,
    stretched_low,
    two_lowest,
)

from .distinct import distinct

Cards = Sequence[Card]
HOLE_CARDS_PLAYED = 2


def pick(hole: Iterable[Card], board: Iterable[Card]) -> Pick:
    """The answer that these cards are, in the order in which picks are compared."""
    return Pick(tuple(sorted(hole, reverse=True)), tuple(sorted(board, reverse=True)))


def pick_of(choice: Choice) -> Pick:
    """The same for a choice of the evaluator."""
    return pick(choice.hole, choice.board)


def high_part(hole: Cards, board: Cards) -> Part:
    """`Which two and three make your best high?`"""
    best = best_high(hole, board)
    accepted = _accepted(best)
    tempting = [_stretched(hole, board, best.hand, count) for count in OTHER_NUMBERS]
    worse = [(high, one) for one in choices(hole, board) if (high := high_of_five(one.hole + one.board)) < best.hand]
    tempting += [wrong_high(pick_of(max(worse, key=lambda pair: pair[0])[1]), best.hand)] if worse else []
    return Part(
        Ask.BEST_HIGH, Mode.PICK, accepted[0], accepted, distinct(accepted, _made(tempting)), high_steps(best), "H1"
    )


def low_part(hole: Cards, board: Cards, ask: Ask = Ask.BEST_LOW, more: Sequence[Wrong] = ()) -> Part:
    """`Which two and three make your best low?`, with no low as an answer. `more` goes before the usual mistakes."""
    best = best_low(hole, board)
    accepted: tuple[Answer, ...] = (NoHand(),) if best is None else _accepted(best)
    wrong = distinct(accepted, _made([*more, *_tempting_lows(hole, board, best)]))
    steps = low_steps(hole, board, best)
    return Part(ask, Mode.PICK, accepted[0], accepted, wrong, steps, "L1", may_be_none=True)


def recognise_high(answer: Answer, hole: Cards, board: Cards) -> Wrong | None:
    """What is wrong with a pick for the high."""
    return wrong_high(answer, best_high(hole, board).hand) if isinstance(answer, Pick) else None


def recognise_low(answer: Answer, hole: Cards, board: Cards) -> Wrong | None:
    """What is wrong with a pick for the low, or with saying that there is none."""
    return wrong_low(answer, best_low(hole, board))


def wrong_high(answer: Pick, best: HighHand) -> Wrong:
    """The mistake in a pick that is not the best high."""
    five = answer.hole + answer.board
    if len(five) != FIVE:
        return Wrong(answer, Mistake.NOT_FIVE_CARDS, "H1", (len(five),), five)
    if len(answer.hole) != HOLE_CARDS_PLAYED:
        return _wrong_number(answer, "H1")
    return Wrong(answer, Mistake.LOWER_HAND, "H2", (best.value - high_of_five(five).value,), five)


def wrong_low(answer: Answer, best: Best[LowHand] | None) -> Wrong | None:
    """The mistake in an answer that is not the best low; None for answers that no low can be."""
    if isinstance(answer, NoHand) and best is not None:
        mistake = Mistake.STRAIGHT_SPOILS_LOW if is_straight(best.hand) else Mistake.MISSED_THE_LOW
        return Wrong(answer, mistake, "L1", best.hand.ranks, best.hole + best.board)
    if not isinstance(answer, Pick):
        return None
    five = answer.hole + answer.board
    if len(five) != FIVE:
        return Wrong(answer, Mistake.NOT_FIVE_CARDS, "L1", (len(five),), five)
    if len(answer.hole) != HOLE_CARDS_PLAYED:
        return _wrong_number(answer, "L1")
    low = low_of_five(five)
    if low is None or best is None:
        return _no_low(answer)
    return Wrong(answer, Mistake.LOWER_HAND, "L2", difference(best.hand, low), five)


def _made(wrong: Iterable[Wrong | None]) -> list[Wrong]:
    """Those mistakes that this spot allows."""
    return [one for one in wrong if one is not None]


def _accepted(best: Best[HighHand] | Best[LowHand]) -> tuple[Pick, ...]:
    return tuple(pick_of(one) for one in best.choices)


def _stretched(hole: Cards, board: Cards, best: HighHand, count: int) -> Wrong | None:
    """The pick of `count` hole cards that would be better than the best, if there is one."""
    found = stretched_high(count, hole, board)
    return _wrong_number(pick_of(found[1]), "H1") if found is not None and found[0] > best else None


def _tempting_lows(hole: Cards, board: Cards, best: Best[LowHand] | None) -> list[Wrong | None]:
    tempting: list[Wrong | None] = []
    hasty, rough = two_lowest(hole, board), nine_low(hole, board)
    if hasty is not None:
        tempting.append(wrong_low(pick_of(hasty), best) if _pick_is_wrong(hasty, best) else None)
    for count in OTHER_NUMBERS:
        found = stretched_low(count, hole, board)
        if found is not None and (best is None or found[0] > best.hand):
            tempting.append(_wrong_number(pick_of(found[1]), "L1"))
    if best is None:
        return [*tempting, wrong_low(pick_of(rough), best) if rough is not None else None]
    lows = [(low, one) for one in choices(hole, board) if (low := low_of_five(one.hole + one.board))]
    worse = [(low, one) for low, one in lows if low < best.hand]
    lower = [wrong_low(pick_of(max(worse, key=lambda pair: pair[0])[1]), best)] if worse else []
    return [*tempting, *lower, wrong_low(NoHand(), best)]


def _pick_is_wrong(choice: Choice, best: Best[LowHand] | None) -> bool:
    return best is None or pick_of(choice) not in _accepted(best)


def _wrong_number(answer: Pick, rule: str) -> Wrong:
    """Not two hole cards: none, one, or three and four."""
    count = len(answer.hole)
    mistake = {0: Mistake.PLAYED_THE_BOARD, 1: Mistake.ONE_HOLE_CARD}.get(count, Mistake.THREE_HOLE_CARDS)
    return Wrong(answer, mistake, rule, (count,), answer.hole + answer.board)


def _no_low(answer: Pick) -> Wrong:
    """Two and three cards that make no low: a pair among them, or a card above the eight (L3)."""
    five = answer.hole + answer.board
    if has_pair(five):
        paired = tuple(card for card in five if sum(one.rank == card.rank for one in five) > 1)
        across = any(mine.rank == shared.rank for mine in answer.hole for shared in answer.board)
        return Wrong(answer, Mistake.PAIRED_THE_LOW, "L7" if across else "L3", (), paired)
    above = tuple(card for card in five if low_rank(card) > QUALIFIER)
    return Wrong(answer, Mistake.CARD_ABOVE_EIGHT, "L3", (), above)
