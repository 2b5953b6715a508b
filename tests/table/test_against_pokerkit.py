"""Whole random hands beside pokerkit, an independent engine: equal limits, pots and stacks at every decision.

It is a safe judge of pot-limit and no-limit betting with full blinds, as long as `ShortAllIns` says so. All chips
are multiples of `UNIT`, so that no pot has an odd chip: it rounds some of them another way (W5, P4).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from omaha_trainer.poker.card import cards_text
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Bet, BoardDealt, Event, PotAwarded, Raised
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.legal import Legal, legal
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState

from .spots import Story, setup

UNIT = 5040
"""Divisible by 2 x 1 .. 9, so halves and their shares are whole."""


def remembered(kind: Any) -> Any:
    """A hand type of pokerkit that looks for each hand once: it asks for the same ones many times in a showdown."""
    known: dict[Any, Any] = {}

    def from_game(cls: Any, hole: Any, board: Any = ()) -> Any:
        cards = tuple(hole), tuple(board)
        if cards not in known:
            try:
                known[cards] = kind.from_game.__func__(cls, *cards)
            except ValueError as none:  # no low qualifies
                known[cards] = none
        if isinstance(known[cards], ValueError):
            raise known[cards]
        return known[cards]

    return type(kind.__name__, (kind,), {"from_game": classmethod(from_game)})


def judge(frame: HandSetup, story: Story) -> Any:
    """The state of the same hand in pokerkit with the same cards, at its first decision."""
    import pokerkit as pk
    from pokerkit.games import OmahaHoldemMixin, UnfixedLimitHoldem

    lows = (remembered(pk.OmahaEightOrBetterLowHand),) if frame.game is Game.HILO else ()
    betting = pk.BettingStructure.POT_LIMIT if frame.limit is Limit.POT else pk.BettingStructure.NO_LIMIT
    kind = type(
        "Judge",
        (OmahaHoldemMixin, UnfixedLimitHoldem),
        {
            "hand_types": (remembered(pk.OmahaHoldemHand), *lows),
            "betting_structure": betting,
            "max_completion_betting_or_raising_count": None,
        },
    )
    automations = (
        pk.Automation.ANTE_POSTING,
        pk.Automation.BET_COLLECTION,
        pk.Automation.BLIND_OR_STRADDLE_POSTING,
        pk.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        pk.Automation.HAND_KILLING,
        pk.Automation.CHIPS_PUSHING,
        pk.Automation.CHIPS_PULLING,
    )
    blinds = tuple(sorted(post for post in frame.posts if post))
    state = kind(automations, True, 0, blinds, frame.small_bet)(frame.stacks, frame.seats)
    for hole in story.state.holes:
        assert hole is not None
        state.deal_hole(cards_text(hole))
    return state


def choose(choices: Legal, rng: random.Random) -> Action:
    """Mostly calls and raises by whole units, so that hands go far."""
    words: list[Action] = [CheckOrCall(), CheckOrCall(), CheckOrCall()]
    if not choices.can_check:
        words.append(Fold())
    if choices.can_raise:
        least, most = -(-choices.min_to // UNIT), choices.max_to // UNIT
        words += [
            RaiseTo(choices.max_to),
            RaiseTo(choices.min_to),
            RaiseTo(UNIT * rng.randint(least, max(least, most))),
        ]
    return rng.choice(words)


def same_decision(ours: HandState, theirs: Any, choices: Legal) -> None:
    assert theirs.actor_index == choices.seat
    assert list(theirs.bets) == list(ours.bets)
    assert list(theirs.stacks) == list(ours.stacks)
    assert theirs.total_pot_amount == ours.pot
    assert theirs.checking_or_calling_amount == choices.call
    assert bool(theirs.can_complete_bet_or_raise_to()) == choices.can_raise
    if choices.can_raise:
        assert theirs.min_completion_betting_or_raising_to_amount == choices.min_to
        assert theirs.max_completion_betting_or_raising_to_amount == choices.max_to


def tell(theirs: Any, action: Action) -> None:
    match action:
        case Fold():
            theirs.fold()
        case CheckOrCall():
            theirs.check_or_call()
        case RaiseTo(to):
            theirs.complete_bet_or_raise_to(to)


class ShortAllIns:
    """Whether the judge is safe: not after two short all-ins of a street, nor after one before any full bet of it.

    It takes the first all-in of a street for a full bet however short it is, and adds up short ones (A6, A8).
    """

    def __init__(self) -> None:
        self.street, self.short, self.full = Street.PREFLOP, 0, 0

    def safe_after(self, before: HandState, events: Sequence[Event]) -> bool:
        if before.street != self.street:
            self.street, self.short, self.full = before.street, 0, 0
        for event in events:
            if isinstance(event, Bet | Raised):
                by = event.to if isinstance(event, Bet) else event.by
                self.full += by >= before.full_raise
                self.short += by < before.full_raise
        return self.short == 0 or (self.short == 1 and self.full > 0)


def play_both(rng: random.Random, limit: Limit, game: Game) -> bool:
    """One hand; False where the judge stopped being a safe one before the end."""
    seats = rng.choice([2, 2, 3, 4, 6])
    stacks = [UNIT * rng.choice([rng.randint(2, 12), rng.randint(20, 200)]) for _ in range(seats)]
    frame = setup(limit, [UNIT, 2 * UNIT], stacks, game=game)
    story = Story(*deal(frame, shuffled(rng)))
    theirs, guard, events = judge(frame, story), ShortAllIns(), tuple(story.events)
    while (choices := legal(story.state)) is not None:
        same_decision(story.state, theirs, choices)
        action, before = choose(choices, rng), story.state
        story.state, events = apply(before, action)
        if not guard.safe_after(before, events):
            return False
        tell(theirs, action)
        if theirs.actor_index is not None and story.state.over:
            # it asks a player with nothing to call and nobody to bet against (A9)
            assert theirs.checking_or_calling_amount == 0
            theirs.check_or_call()
        for event in events:
            if isinstance(event, BoardDealt):
                theirs.burn_card("??")
                theirs.deal_board(cards_text(event.cards))
    assert not theirs.status
    lows = {
        bool(award.low) for award in (event for event in events if isinstance(event, PotAwarded)) if award.contested
    }
    if len(lows) > 1:
        return False  # it keeps half of a pot back for a low that qualifies only in another pot (P5)
    assert list(theirs.stacks) == list(story.state.stacks)
    return True


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("limit", [Limit.POT, Limit.NO])
@pytest.mark.parametrize("game", list(Game))
def test_random_hands_are_those_of_pokerkit(
    limit: Limit, game: Game, part: int, runs: Callable[[int, int], int]
) -> None:
    hands = runs(1_250, 60)
    rng = random.Random(f"{limit} {game} {part}")
    judged = sum(play_both(rng, limit, game) for _ in range(hands))
    assert judged > 0.8 * hands
