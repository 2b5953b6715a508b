"""The beginning of a hand: antes, blinds and hole cards (B1, B5, B6, G4)."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import Card

from .event import AntePosted, BlindPosted, Event, Hole, HoleDealt
from .game import BOARD_CARDS, Street
from .progress import run
from .refusal import SetupFault
from .setup import HandSetup
from .state import HandState, Phase
from .street import first_before_flop, pass_on

HOLE_CARDS = 4
Step = tuple[HandState, tuple[Event, ...]]


def deal(setup: HandSetup, deck: Sequence[Card], mucks: Sequence[bool] = ()) -> Step:
    """Start a hand from a shuffled deck: one card at a time from the left of the button (G4), then the board's five.

    Raises KnownError(SetupFault.DECK) where the deck is too short or holds a card twice.
    """
    needed = HOLE_CARDS * setup.seats + BOARD_CARDS[Street.RIVER]
    if len(set(deck)) != len(deck) or len(deck) < needed:
        raise KnownError(SetupFault.DECK, "G1", cards=len(deck), needed=needed)
    dealt = HOLE_CARDS * setup.seats
    holes: list[Hole | None] = [None] * setup.seats
    for place, seat in enumerate(setup.odd_chip_order):
        holes[seat] = tuple(deck[place : dealt : setup.seats])
    return start(setup, holes, deck[dealt:needed], mucks=mucks)


def start(
    setup: HandSetup,
    holes: Sequence[Hole | None],
    board_to_come: Sequence[Card] = (),
    *,
    asks_showdown: bool = False,
    mucks: Sequence[bool] = (),
) -> Step:
    """Start a hand with given hole cards (None = unknown) and as many board cards to come as are known.

    Returns the state at the first decision and the events until then. `mucks[seat]`: the seat mucks a beaten hand
    where it may (S2); with `asks_showdown` nothing is shown or mucked unless told.
    """
    events: list[Event] = []
    stacks, antes = _post_antes(setup, events)
    stacks, bets = _post_blinds(setup, stacks, events)
    events.extend(HoleDealt(seat, holes[seat]) for seat in setup.odd_chip_order)
    state = _opening(setup, holes, board_to_come, stacks, bets, antes, asks_showdown, mucks)
    return run(pass_on(state, first_before_flop(state)), events), tuple(events)


def _opening(
    setup: HandSetup,
    holes: Sequence[Hole | None],
    board_to_come: Sequence[Card],
    stacks: tuple[int, ...],
    bets: tuple[int, ...],
    antes: tuple[int, ...],
    asks_showdown: bool,
    mucks: Sequence[bool],
) -> HandState:
    none, all_ = (False,) * setup.seats, (True,) * setup.seats
    big_blind = max(setup.posts)
    return HandState(
        setup=setup,
        holes=tuple(holes),
        deck=tuple(board_to_come),
        board=(),
        street=Street.PREFLOP,
        phase=Phase.BETTING,
        to_act=None,
        stacks=stacks,
        bets=bets,
        paid=(0,) * setup.seats if setup.antes_dead else antes,
        dead=sum(antes) if setup.antes_dead else 0,
        live=all_,
        acted=none,
        to_match=big_blind,
        full_raise=max(setup.small_bet, big_blind),
        full_bet=big_blind,
        bets_made=1 if big_blind else 0,
        capless=setup.house.no_cap_for_two and setup.seats == 2,
        aggressor=None,
        shown=none,
        mucked=none,
        asks_showdown=asks_showdown,
        mucks=tuple(mucks) or none,
    )


def _post_antes(setup: HandSetup, events: list[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Stacks after the antes, and the antes really paid; a short stack pays the ante first (B6)."""
    paid = tuple(min(ante, stack) for ante, stack in zip(setup.antes, setup.stacks, strict=True))
    for seat in setup.odd_chip_order:
        if paid[seat]:
            events.append(AntePosted(seat, paid[seat], paid[seat] == setup.stacks[seat]))
    return tuple(stack - ante for stack, ante in zip(setup.stacks, paid, strict=True)), paid


def _post_blinds(
    setup: HandSetup, stacks: tuple[int, ...], events: list[Event]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Stacks and bets after the blinds; a short blind is all in with what it has (B5)."""
    bets = tuple(min(post, stack) for post, stack in zip(setup.posts, stacks, strict=True))
    order = setup.order_from(setup.button) if setup.seats == 2 else setup.odd_chip_order  # B4
    for seat in order:
        if bets[seat]:
            events.append(BlindPosted(seat, bets[seat], setup.posts[seat], bets[seat] == stacks[seat]))
    return tuple(stack - bet for stack, bet in zip(stacks, bets, strict=True)), bets
