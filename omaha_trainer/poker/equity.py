"""How much of the pot each hand gets on average: exactly for known hands, by sampling where a hand is unknown.

The door to `equity_exact` and `equity_sampled`; these bring numpy, so they are imported when first asked. Knows no
chips: equity is a share of one pot, and odd chips (W3) are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.equity_answer import Equity, PlayerEquity
from omaha_trainer.poker.spot import EquityFault, Spot
from omaha_trainer.poker.tables import tables

__all__ = ["DEFAULT_SAMPLES", "Equity", "EquityCancelled", "EquityFault", "PlayerEquity", "equity"]

DEFAULT_SAMPLES = 200_000


class EquityCancelled(Exception):
    """Whoever asked does not want the answer any more."""


def equity(
    hilo: bool,
    hands: Sequence[Sequence[Card] | None],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    samples: int | None = None,
    seed: int = 0,
    cancelled: Callable[[], bool] | None = None,
    progress: Callable[[float], object] | None = None,
) -> Equity:
    """The equity of 2 to 9 hands (None: unknown) in Omaha, or with `hilo` in Omaha Hi-Lo; rules W2-W5.

    Exact where all hands are known and no number of `samples` is asked for, else sampled; a `seed` gives the same
    samples everywhere. `progress` is told the done part, 0 to 1, and `cancelled` asked, now and then.
    `KnownError` (`CardFault`, `EquityFault`) for what cannot be; `EquityCancelled` after `cancelled`.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> hands = [parse_cards("As2c5d8h"), parse_cards("KsKc9h9d")]
    >>> answer = equity(True, hands, parse_cards("3s4sKh"))
    >>> answer.boards, answer.players[0].scoop, round(answer.players[0].equity, 6)
    (820, 336, 0.576829)
    """
    spot = Spot(hilo, tuple(hand if hand is None else tuple(hand) for hand in hands), tuple(board), tuple(dead))

    def report(done: float) -> None:
        if cancelled is not None and cancelled():
            raise EquityCancelled
        if progress is not None:
            progress(done)

    report(0.0)
    if samples is None and None not in spot.hands:
        return _exact(spot, report)
    return _sampled(spot, DEFAULT_SAMPLES if samples is None else samples, seed, report)


def _exact(spot: Spot, report: Callable[[float], None]) -> Equity:
    from omaha_trainer.poker.equity_exact import exact_equity

    answer = exact_equity(spot, tables().arrays)
    report(1.0)
    return answer


def _sampled(spot: Spot, samples: int, seed: int, report: Callable[[float], None]) -> Equity:
    if samples < 1:
        raise KnownError(EquityFault.TOO_FEW_SAMPLES, least=1, found=samples)
    from omaha_trainer.poker.equity_sampled import sampled_equity

    return sampled_equity(spot, tables().arrays, samples, seed, report)
