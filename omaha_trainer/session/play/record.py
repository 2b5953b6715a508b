"""A finished hand as what is kept of it: its history with all cards, the hero's result, and his all-in equity."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.histories.phh_write import hand_of, write_phh
from omaha_trainer.poker.card import HOLE_CARDS, Card
from omaha_trainer.session.config import HERO
from omaha_trainer.store.rows import AllInShare, HandRow
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.game import BOARD_CARDS, Street

from .all_in import all_in_of
from .hand import Hand
from .outcome import outcome_of


def record(hand: Hand, names: Sequence[str]) -> HandRow:
    """The row of a finished hand; `names` by seat. Takes some milliseconds where somebody was all in.

    It changes nothing and may run on any thread.
    """
    setup, all_in = hand.setup, all_in_of(hand)
    return HandRow(
        number=hand.number,
        practice=hand.practice,
        game=setup.game.value,
        limit=setup.limit.value,
        mixed=setup.mixed_hands_left is not None,
        seats=setup.seats,
        small_blind=setup.small_blind,
        big_blind=setup.big_blind,
        decimals=setup.decimals,
        pot=sum(event.amount for event in hand.events if isinstance(event, PotAwarded)),
        result=hand.result(HERO),
        outcome=outcome_of(hand.events, HERO).value,
        expected=all_in.expected(hand, HERO) if all_in else None,
        phh=history(hand, names),
        all_in_street=all_in.street.value if all_in else None,
        all_in=tuple(AllInShare(one.index, one.amount, one.seat, one.equity) for one in all_in.shares)
        if all_in
        else (),
    )


def history(hand: Hand, names: Sequence[str], *, hide: bool = False) -> str:
    """The hand as PHH text; with `hide` without the cards that the hero never saw."""
    return write_phh(hand_of(hand.setup, hand.events, names=names, hero=HERO, deck=undealt(hand)), hide=hide)


def undealt(hand: Hand) -> tuple[Card, ...]:
    """The cards that were not dealt, the next board cards first."""
    used = HOLE_CARDS * hand.setup.seats + BOARD_CARDS[Street.RIVER]
    return (*hand.state.deck, *hand.deck[used:])
