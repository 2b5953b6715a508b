"""A question's spot at a table, so that it can be played on against opponents: always a practice hand.

The hero is the one who was asked, or who acted last where the betting is over. Cards that a question does not show are
dealt at random, always the same ones for the same spot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.hand import Hand
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.play.practice_table import standing_for
from omaha_trainer.session.play.standing import names_of_seed
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.event import Bet, Called, Checked, Event, Folded, Hole, HoleDealt, Raised
from omaha_trainer.table.game import BOARD_CARDS, Game, Limit, Street
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import HOLE_CARDS
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Question
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, spot_fields

_STAKES = Stakes(25, 50, decimals=2)
_STACK = 5000
_STREETS = {BOARD_CARDS[street]: street for street in Street}


def at_table(question: Question) -> PlaySession | None:
    """A session at the hand's decision, the hero to act; None where the question shows no hand and no board."""
    rng = Random(f"table {question.spot}")
    if "phh" in question.prompt:
        hand = _history(read_spot(question.kind, question.spot), rng)
    else:
        hand = _cards(question, rng)
    if hand is None:
        return None
    standing = standing_for(hand, _seed(question.spot))
    return PlaySession(standing.config, standing=standing)


@lru_cache(maxsize=8)
def names_at_table(kind: Kind, spot: str, seats: int) -> tuple[str, ...]:
    """The players of a betting spot by its seats, as they are called where it is opened; the hero has a name too."""
    hero = _hero(read_spot(kind, spot)) or 0 if "phh" in spot_fields(kind, spot) else 0
    names = names_of_seed(_seed(spot))
    return tuple(names[(seat - hero - 1) % seats] for seat in range(seats))


def _seed(spot: str) -> int:
    """What names and opponents of the table are drawn by."""
    return Random(f"seed {spot}").getrandbits(32)


def _history(read: BettingSpot, rng: Random) -> Hand | None:
    """The hand as it was played until the hero's decision, seats turned so that he has his own."""
    actions = _actions(read)
    hero = _hero(read)
    if hero is None:
        return None
    if read.state.to_act is None:
        actions.pop()
    setup = read.setup
    turned = [(seat + hero) % setup.seats for seat in range(setup.seats)]
    dealt = {event.seat: event.cards for event in read.events if isinstance(event, HoleDealt)}
    holes = [dealt.get(seat) for seat in turned]
    frame = replace(
        setup,
        button=turned.index(setup.button),
        stacks=tuple(setup.stacks[seat] for seat in turned),
        posts=tuple(setup.posts[seat] for seat in turned),
        antes=tuple(setup.antes[seat] for seat in turned),
    )
    hand = _dealt(frame, holes, (*read.state.board, *read.hand.deck), rng)
    for _, action in actions:
        assert hand.state.to_act is not None  # the very actions of a hand that was played
        hand = hand.after(action, hand.state.to_act)
    return hand


def _hero(read: BettingSpot) -> int | None:
    """Who is to act, or did so last; nobody where the blinds were all in at once."""
    actions = _actions(read)
    return read.state.to_act if read.state.to_act is not None else actions[-1][0] if actions else None


def _actions(read: BettingSpot) -> list[tuple[int, Action]]:
    return [told for event in read.events if (told := _action(event)) is not None]


def _action(event: Event) -> tuple[int, Action] | None:
    """Who did what, where the event is an action."""
    match event:
        case Folded(seat):
            return seat, Fold()
        case Checked(seat) | Called(seat):
            return seat, CheckOrCall()
        case Bet(seat, to=to) | Raised(seat, to=to):
            return seat, RaiseTo(to)
        case _:
            return None


def _cards(question: Question, rng: Random) -> Hand | None:
    """The cards of a question in the hands of people who called and checked until now; the hero acts first."""
    board = (*_group(question, "board"), *_group(question, "card"))
    if not board:
        return None
    hands: list[Hole | None] = list(_hands(question))
    holes = hands + [None] * (2 - len(hands))
    game = frame_of(question).game or Game.HIGH
    button = len(holes) - 1
    setup = _STAKES.setup(game, Limit.POT, button, [_STACK] * len(holes), house=HouseRules())
    hand = _dealt(setup, holes, board, rng)
    while hand.state.street < _STREETS[len(board)] or hand.state.to_act != HERO:
        assert hand.state.to_act is not None
        hand = hand.after(CheckOrCall(), hand.state.to_act)
    return hand


def _group(question: Question, name: str) -> tuple[Card, ...]:
    """Cards of the prompt: one, several or none."""
    found = question.prompt.get(name)
    if isinstance(found, Card):
        return (found,)
    return tuple(found) if isinstance(found, tuple) else ()


def _hands(question: Question) -> Iterable[Hole]:
    """The hero's hand first."""
    several = question.prompt.get("hands")
    if isinstance(several, tuple):
        return several
    return [cards for name in ("hole", "shown") if (cards := _group(question, name))]


def _dealt(setup: HandSetup, holes: Sequence[Hole | None], board: Sequence[Card], rng: Random) -> Hand:
    """The hand from a deck in whose order just these cards come; the others are drawn."""
    known = {card for hole in holes if hole for card in hole} | set(board)
    rest = [card for card in shuffled(rng) if card not in known]
    full = [hole or tuple(rest.pop() for _ in range(HOLE_CARDS)) for hole in holes]
    order = setup.odd_chip_order
    deck = [full[seat][card] for card in range(HOLE_CARDS) for seat in order]
    mucks = [seat != HERO for seat in range(setup.seats)]
    return Hand.dealt(1, setup, (*deck, *board, *rest), mucks, practice=True)
