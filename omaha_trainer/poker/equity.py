"""How much of the pot each hand gets on average: exactly for known hands, by sampling where a hand is unknown.

The door to `equity_exact`, `equity_sampled`, `equity_against_range` and `equity_of_ranges`; these bring numpy, so they
are imported when first asked. Knows no chips: equity is a share of one pot, and odd chips (W3) are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.equity_answer import Equity, PlayerEquity
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.spot import EquityFault, NoSuchDeal, Spot
from omaha_trainer.poker.tables import tables

__all__ = [
    "DEFAULT_SAMPLES",
    "Equity",
    "EquityCancelled",
    "EquityFault",
    "NoSuchDeal",
    "PlayerEquity",
    "equity",
    "equity_now",
]

DEFAULT_SAMPLES = 200_000


class EquityCancelled(Exception):
    """Whoever asked does not want the answer any more."""


def equity(
    hilo: bool,
    hands: Sequence[Sequence[Card] | Range | None],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    samples: int | None = None,
    seed: int = 0,
    cancelled: Callable[[], bool] | None = None,
    progress: Callable[[float], object] | None = None,
) -> Equity:
    """The equity of 2 to 9 hands in Omaha, or with `hilo` in Omaha Hi-Lo; rules W2-W5. None is an unknown hand.

    Exact where all hands are known, or one known hand meets one range on turn or river, and no number of `samples` is
    asked for; else sampled. A `seed` gives the same samples everywhere. Deals in which several ranges hold the same
    card do not count, so `Equity.boards` may be less than `samples`. `progress` is told the done part, 0 to 1, and
    `cancelled` asked, now and then. `KnownError` (`CardFault`, `EquityFault`) for what cannot be; `EquityCancelled`
    after `cancelled`; `NoSuchDeal` where the ranges leave no cards to deal.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> hands = [parse_cards("As2c5d8h"), parse_cards("KsKc9h9d")]
    >>> answer = equity(True, hands, parse_cards("3s4sKh"))
    >>> answer.boards, answer.players[0].scoop, round(answer.players[0].equity, 6)
    (820, 336, 0.576829)
    """
    lying = tuple(hand if hand is None or isinstance(hand, Range) else tuple(hand) for hand in hands)
    spot = Spot(hilo, lying, tuple(board), tuple(dead))
    report = _reporter(cancelled, progress)
    report(0.0)
    if samples is None and (_all_known(spot) or _is_small(spot)):
        return _exact(spot, report)
    return _sampled(spot, DEFAULT_SAMPLES if samples is None else samples, seed, report)


def equity_now(hilo: bool, hole: Sequence[Card], held: Range, board: Sequence[Card]) -> Equity:
    """What a hand and a range would get if no more cards came to a board of three to five; exact.

    `Equity.boards` is the number of hands in the range that can be held, and the counts are the range's weights in
    proportion. Raises as `equity` does; `ValueError` before the flop.

    >>> from omaha_trainer.poker.card import parse_hand, parse_cards
    >>> now = equity_now(True, parse_hand("Ac2dKhQh"), Range.any_hand(), parse_cards("3c 6d 7h Ks"))
    >>> round(now.players[0].low_equity, 2), now.players[1].low_win, now.players[0].quartered > 0
    (0.97, 0, True)
    """
    if not board:
        raise ValueError("no board lies")
    from omaha_trainer.poker.equity_against_range import against_range_now

    return against_range_now(Spot(hilo, (tuple(hole), held), tuple(board)))


def _reporter(
    cancelled: Callable[[], bool] | None, progress: Callable[[float], object] | None
) -> Callable[[float], None]:
    """What is called with the done part now and then; it raises `EquityCancelled`."""

    def report(done: float) -> None:
        if cancelled is not None and cancelled():
            raise EquityCancelled
        if progress is not None:
            progress(done)

    return report


def _all_known(spot: Spot) -> bool:
    return len(spot.known) == len(spot.hands)


def _is_small(spot: Spot) -> bool:
    """One known hand and one range, with few boards to come: all can be looked at."""
    return len(spot.hands) == 2 and len(spot.known) == 1 and None not in spot.hands and spot.to_come <= 1


def _exact(spot: Spot, report: Callable[[float], None]) -> Equity:
    if not _all_known(spot):
        from omaha_trainer.poker.equity_against_range import exact_against_range

        return exact_against_range(spot, report)
    from omaha_trainer.poker.equity_exact import exact_equity

    answer = exact_equity(spot, tables().arrays)
    report(1.0)
    return answer


def _sampled(spot: Spot, samples: int, seed: int, report: Callable[[float], None]) -> Equity:
    if samples < 1:
        raise KnownError(EquityFault.TOO_FEW_SAMPLES, least=1, found=samples)
    if any(isinstance(hand, Range) for hand in spot.hands):
        from omaha_trainer.poker.equity_of_ranges import sampled_range_equity

        return sampled_range_equity(spot, tables().arrays, samples, seed, report)
    from omaha_trainer.poker.equity_sampled import sampled_equity

    return sampled_equity(spot, tables().arrays, samples, seed, report)
