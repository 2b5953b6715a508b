"""Finished hands with chosen cards, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.poker.card import DECK, Card, parse_cards
from omaha_trainer.session.play.hand import Hand
from omaha_trainer.table.action import Action, CheckOrCall
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes

CALL = CheckOrCall()


def finished(
    holes: Sequence[str],
    board: str,
    actions: Sequence[Action],
    *,
    stacks: Sequence[int] = (),
    mucks: Sequence[bool] = (),
    game: Game = Game.HILO,
    limit: Limit = Limit.POT,
) -> Hand:
    """A hand of $5/$10 with the button in the last seat, played to its end."""
    seats = len(holes)
    setup = Stakes(5, 10).setup(game, limit, seats - 1, stacks or [1000] * seats, house=HouseRules())
    places = [Card()] * (4 * seats)
    for place, seat in enumerate(setup.odd_chip_order):
        places[place::seats] = parse_cards(holes[seat])
    deck = [*places, *parse_cards(board)]
    rest = [card for card in DECK if card not in deck]
    hand = Hand.dealt(1, setup, [*deck, *rest], mucks or (False,) * seats)
    for action in actions:
        assert hand.state.to_act is not None
        hand = hand.after(action, hand.state.to_act)
    assert hand.state.over
    return hand
