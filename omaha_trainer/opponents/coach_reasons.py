"""Why a suggestion is the best: the numbers of an advice sorted into reasons that a player can name."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.card_keys import LOW_BITS
from omaha_trainer.poker.high import HighCategory
from omaha_trainer.table.game import Game, Street

from .coach_advice import Advice, Caution, Choice, Why
from .coach_now import bare_low

_STRONG, _PLAYABLE = 0.85, 0.6
_QUARTERED = 0.12
"""So often quartered is worth a word."""
_FEW = 4
_NEAR, _BOTH = 0.03, 0.5
_PAID, _PAID_WELL, _SOMETHING = 0.45, 0.6, 0.6
"""The share of the pot where one is called, from which a bet is for value; of a fair one, from which it is no bluff."""
_FOLD_OFTEN, _LITTLE = 0.25, 0.4


def reason(advice: Advice) -> Why:
    """The main reason of the suggested choice."""
    if advice.street == Street.PREFLOP:
        return _before_flop(advice)
    match advice.suggested.choice:
        case Choice.FOLD:
            return Why.TOO_DEAR_HALF if _half_only(advice) and not _hopeless(advice) else Why.TOO_DEAR
        case Choice.CHECK:
            return _checking(advice)
        case Choice.CALL:
            return _calling(advice)
        case Choice.BET | Choice.RAISE:
            return _raising(advice)


def _before_flop(advice: Advice) -> Why:
    match advice.suggested.choice:
        case Choice.FOLD:
            return Why.START_WEAK
        case Choice.CHECK:
            return Why.FREE
        case Choice.CALL:
            return Why.START_PLAYABLE if advice.place >= _PLAYABLE else Why.PRICE
        case Choice.BET | Choice.RAISE:
            return Why.START_STRONG if advice.place >= _STRONG else Why.START_PLAYABLE


def _checking(advice: Advice) -> Why:
    if _low_is_shared(advice):
        return Why.SHARED_LOW
    if _half_only(advice) and not _hopeless(advice):
        return Why.ONE_HALF
    if _drawing(advice):
        return Why.FREE_DRAW
    fair = 1.0 / (advice.opponents + 1)
    return Why.KEEPS_SMALL if advice.against.equity.value >= fair else Why.FREE


def _calling(advice: Advice) -> Why:
    if _low_is_shared(advice):
        return Why.SHARED_LOW
    if _drawing(advice):
        return Why.PRICE_DRAW
    high = advice.high
    catches = advice.street == Street.RIVER and advice.opponents == 1 and high is not None
    if catches and advice.against.equity.value < _BOTH and not (advice.low and advice.low.better_pairs < _NEAR):
        return Why.CATCHES_BLUFFS
    return Why.PRICE


def _raising(advice: Advice) -> Why:
    fair = 1.0 / (advice.opponents + 1)
    against = advice.against
    if advice.game is Game.HILO and min(against.high.value, _low_of_those(advice)) >= max(_BOTH, fair):
        return Why.VALUE_BOTH
    if advice.low and not advice.low.better_kinds and against.high.value < _LITTLE and advice.called >= _PAID:
        return Why.SAFE_HALF
    paid = fair if advice.opponents > 1 else _PAID
    if advice.called >= (_PAID_WELL if advice.folds >= _FOLD_OFTEN else paid):
        return Why.VALUE
    if _drawing(advice):
        return Why.SEMI_BLUFF
    return Why.PROTECTS if advice.called >= _SOMETHING * fair else Why.BLUFF


def _low_of_those(advice: Advice) -> float:
    """The low half counts for both only where there is one now."""
    return advice.against.low.value if advice.low else 0.0


def _low_is_shared(advice: Advice) -> bool:
    """The best low, likely to be shared, and little for the high."""
    low = advice.low
    if low is None or low.better_kinds or advice.against.high.value >= 0.5 / advice.opponents:
        return False
    return advice.against.quartered.value >= _QUARTERED


def _half_only(advice: Advice) -> bool:
    """Hi-Lo: one half is nearly all of what it wins."""
    if advice.game is not Game.HILO:
        return False
    high, low = advice.against.high.value, advice.against.low.value
    return (low > 0.02 and advice.against.scoop.value < _QUARTERED) or (advice.low_possible and min(high, low) < 0.1)


def _hopeless(advice: Advice) -> bool:
    return advice.against.equity.value < 0.7 / (advice.opponents + 1)


def _drawing(advice: Advice) -> bool:
    outs = advice.outs
    return max(len(outs.high), len(outs.low), len(outs.scoop)) >= _FEW and not _made(advice)


def _made(advice: Advice) -> bool:
    """One of the halves is near the nuts already."""
    good = advice.high is not None and advice.high.better_pairs <= _NEAR
    return good or (advice.low is not None and not advice.low.better_kinds)


def cautions(advice: Advice, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Caution, ...]:
    """What else is worth a sentence, the most important first."""
    found = []
    hilo, good_low = advice.game is Game.HILO, advice.low is not None and advice.low.better_kinds <= 1
    if len(advice.outs.counterfeit) >= _FEW:
        found.append(Caution.COUNTERFEIT)
    if advice.high and _beaten_by_full_houses(advice.high.hand.category, board):
        found.append(Caution.BOARD_PAIRED)
    if good_low and advice.against.quartered.value >= _QUARTERED:
        found.append(Caution.SHARED_LOW)
    if hilo and board and advice.low is None and _low_threat(board) and advice.against.low.value < 0.1:
        found.append(Caution.NO_LOW)
    if hilo and not board and bare_low(hole):
        found.append(Caution.BARE_LOW)
    return tuple(found)


def _low_threat(board: Sequence[Card]) -> bool:
    """A low is there, or one more low card makes one possible."""
    mask = 0
    for card in board:
        mask |= LOW_BITS[card.rank]
    return mask.bit_count() >= 3 or (mask.bit_count() == 2 and len(board) < 5)


def _beaten_by_full_houses(category: HighCategory, board: Sequence[Card]) -> bool:
    ranks = {card.rank for card in board}
    return category in (HighCategory.STRAIGHT, HighCategory.FLUSH) and len(ranks) < len(board)
