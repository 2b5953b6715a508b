"""Of which style an unknown player may be: the styles that come with the program, weighed by what he has done.

Each style's own model is asked how likely it is to have done so, over a few hundred hands that he may have held, in
the hands of the session that everybody saw and in the one that runs; a hand that he showed counts as what it was.
Nobody is quite of a style, so what he did convinces only in part.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import lru_cache
from math import exp, log

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.prospects import Prospects, prospects_on
from omaha_trainer.table.event import Bet, BoardDealt, Folded, HandShown, Raised
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.view import PublicHand, SeatView

from .coach_model import AVERAGE, Chances, after_flop, before_flop, is_taste, start_places, style_of
from .coach_past import Past, decisions
from .reading import Reading, read
from .roster import STYLES
from .style import Style

_CONVINCES = 0.6
"""So much of the evidence is believed."""
_FADES = 0.97
"""What is left of it with each hand since."""
_FEW_HANDS, _FEW_FUTURES = 300, 6
_FINELY = 20
"""Weights are told in so many parts of the whole, so that many guesses are alike."""
_LEAST = 1e-9

Cards = tuple[Card, ...]
Logs = tuple[float, ...]
"""For each of `STYLES` how likely it would have done so, as a logarithm."""


def guessed(view: SeatView, seat: int, go_on: Callable[[], None]) -> Style:
    """The mean of all styles, each counted by how well it explains what the seat did so far."""
    logs = [0.0] * len(STYLES)
    for hand in view.earlier:
        if seat < hand.setup.seats:
            go_on()
            logs = [_FADES * before + more for before, more in zip(logs, _kept(_Same(hand), seat), strict=True)]
    now = told(PublicHand(view.setup, view.events), seat, go_on)
    logs = [before + more for before, more in zip(logs, now, strict=True)]
    most = max(logs)
    chances = [exp(_CONVINCES * (one - most)) for one in logs]
    parts = [round(_FINELY * chance / sum(chances)) for chance in chances]
    return _blended(tuple(parts), view.setup.game, view.setup.limit)


@lru_cache(maxsize=512)
def _blended(parts: tuple[int, ...], game: Game, limit: Limit) -> Style:
    """The starting hands' order stays that of the average player."""
    styles = [style_of(name, game, limit) for name in STYLES]
    mixed = {
        name: sum(part * getattr(style, name) for part, style in zip(parts, styles, strict=True)) / sum(parts)
        for name in _MIXED
    }
    return replace(style_of(AVERAGE, game, limit), **mixed)


_MIXED = [field.name for field in fields(Style) if field.name not in ("name", "sizes") and not is_taste(field.name)]


class _Same:
    """A hand that is the same only as itself, and quickly known again."""

    __slots__ = ("hand",)

    def __init__(self, hand: PublicHand) -> None:
        self.hand = hand

    def __hash__(self) -> int:
        return id(self.hand)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.hand is self.hand


@lru_cache(maxsize=1024)
def _kept(same: _Same, seat: int) -> Logs:
    """What was told in a hand that is over."""
    return told(same.hand, seat, lambda: None)


def told(hand: PublicHand, seat: int, go_on: Callable[[], None]) -> Logs:
    """What the seat's decisions of one hand tell."""
    board = tuple(card for event in hand.events if isinstance(event, BoardDealt) for card in event.cards)
    shown = next((event.cards for event in hand.events if isinstance(event, HandShown) and event.seat == seat), ())
    made = list(decisions(_onlooker(hand, board), {seat}))
    if not made:
        return (0.0,) * len(STYLES)
    held = _few(shown)
    possible = (held.only(shown) if shown else held.any_hand) * held.without(board)
    logs = []
    for name in STYLES:
        go_on()
        logs.append(_log(name, made, shown, possible))
    return tuple(logs)


def _log(name: str, made: list[Past], shown: Cards, possible: Column) -> float:
    left = possible
    for past in made:
        view = past.view
        setup = view.setup
        spot = (setup.game, setup.limit, setup.seats, view.street, tuple(view.board), max(past.crowd - 1, 1))
        chances = _chances(name, spot, read(view), shown)
        if isinstance(past.event, Folded):
            left = left * chances.give_up
        else:
            left = left * (chances.attack if isinstance(past.event, Bet | Raised) else chances.stay)
    return log(max(left.total / max(possible.total, _LEAST), _LEAST))


@lru_cache(maxsize=1024)
def _chances(name: str, spot: tuple[Game, Limit, int, Street, Cards, int], reading: Reading, shown: Cards) -> Chances:
    """Of a style, for each of the few hands."""
    game, limit, seats, street, board, crowd = spot
    style = style_of(name, game, limit)
    if street == Street.PREFLOP:
        steps = _steps(game, limit, shown)
        return Chances(*(column.looked_up(steps) for column in before_flop(style, seats, reading)))
    return after_flop(style, reading, street, limit, crowd, _prospects(game, board, crowd, shown))


@lru_cache(maxsize=16)
def _few(shown: Cards) -> Holdings:
    return Holdings(shown, _FEW_HANDS, [shown] if shown else [])


@lru_cache(maxsize=16)
def _steps(game: Game, limit: Limit, shown: Cards) -> Column:
    return _few(shown).of_kinds(start_places(style_of(AVERAGE, game, limit), game))


@lru_cache(maxsize=64)
def _prospects(game: Game, board: Cards, crowd: int, shown: Cards) -> Prospects:
    return prospects_on(_few(shown), board, hilo=game is Game.HILO, opponents=crowd, futures=_FEW_FUTURES)


def _onlooker(hand: PublicHand, board: Cards) -> SeatView:
    """As much of a view as is asked for what was done."""
    setup = hand.setup
    nothing = (0,) * setup.seats
    return SeatView(
        seat=None, setup=setup, hole=None, shown=(None,) * setup.seats, board=board, street=Street.PREFLOP,
        stacks=setup.stacks, bets=nothing, live=(True,) * setup.seats, to_act=None, to_match=0, pot=0, pots=(),
        legal=None, sizes={}, events=hand.events,
    )  # fmt: skip
