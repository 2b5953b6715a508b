"""How likely a player of a style acts so with a hand: the coach's model of the others.

Before the flop a style's own mind (`preflop`) is asked, with hands from all over and many dice. After the flop the
rules of `postflop` are followed with the hand's `Standing` in place of the player's own look ahead, and with a wider
uncertainty, because nobody is quite of a style: nothing is ever impossible. What a bet's size tells is not read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from math import erf, sqrt
from random import Random
from typing import NamedTuple

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.hand_class import all_classes
from omaha_trainer.poker.standing import Standing
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.view import SeatView

from .intent import Intent
from .preflop import preflop
from .reading import Reading
from .roster import STYLES, profile
from .start_hands import place
from .start_points import HIGH, HILO
from .style import Style
from .taste import taste

AVERAGE = "average"
"""The player of whom nothing is known: every parameter half way between the solid player and the mean of all."""
_SOLID = "solid"
_STEPS, _DICE = 40, 12
_WHOLE = 1000
_SLIP = 0.03
"""So often anybody does anything."""
_UNSURE = 0.07
"""How far the coach's idea of a hand's share lies from the player's own."""
_DRAW = 0.10
_BETS_TO_COME, _MOST_SLACK = 0.04, 0.25
_LIMIT_EDGE, _EACH_RAISE = 0.6, 0.2
_NEARLY_ALL = 0.90
_LIMIT_RESPECT, _LEAST_TOLD, _LEAST_SHARE = 0.6, 0.6, 0.02


class Chances(NamedTuple):
    """Of folding (or checking where it is free), of checking or calling, of betting or raising; together 1."""

    give_up: float
    stay: float
    attack: float


@cache
def style_of(name: str, game: Game, limit: Limit) -> Style:
    """The parameters of a style, or of `AVERAGE`. Raises as `profile` does."""
    if name != AVERAGE:
        return profile(name).styles[game, limit]
    all_of_them = [profile(style).styles[game, limit] for style in STYLES]
    solid = profile(_SOLID).styles[game, limit]
    mixed = {
        field.name: (getattr(solid, field.name) + sum(getattr(one, field.name) for one in all_of_them) / len(STYLES))
        / 2
        for field in fields(Style)
        if field.name not in ("name", "sizes")
    }
    return replace(solid, name=AVERAGE, **mixed)


@lru_cache(maxsize=32)
def start_places(style: Style, game: Game) -> tuple[int, ...]:
    """For every kind of starting hand its place in the style's eyes, in steps from 0 to `_STEPS`."""
    table = HILO if game is Game.HILO else HIGH
    return tuple([round(_STEPS * place(kind.cards, table, taste(kind.cards, style, game))) for kind in all_classes()])


@lru_cache(maxsize=32)
def _examples(style: Style, game: Game) -> dict[int, tuple[Card, ...]]:
    """One hand for every step."""
    found: dict[int, tuple[Card, ...]] = {}
    for kind, step in zip(all_classes(), start_places(style, game), strict=True):
        found.setdefault(step, kind.cards)
    return found


def before_flop(style: Style, view: SeatView, reading: Reading) -> list[Chances]:
    """By the steps of `start_places`."""
    setup = view.setup
    price, to_come = round(reading.price, 2), round(reading.to_come, 1)
    alike = replace(reading, call=round(_WHOLE * price), winnable=_WHOLE, to_come=to_come, shown=0.0)
    return _before_flop(style, setup.game, setup.seats, alike)


@lru_cache(maxsize=2048)
def _before_flop(style: Style, game: Game, seats: int, reading: Reading) -> list[Chances]:
    """Only the price counts of what a call costs, so that decisions of many hands are alike."""
    examples, setup = _examples(style, game), _any_setup(game, seats)
    found: list[Chances] = []
    last = Chances(1.0, 0.0, 0.0)
    for step in range(_STEPS + 1):
        if step in examples:
            last = _asked(style, setup, reading, examples[step])
        found.append(last)
    return found


def _asked(style: Style, setup: HandSetup, reading: Reading, hole: tuple[Card, ...]) -> Chances:
    view = _view(setup, hole)
    said = [preflop(view, reading, style, Random(dice)) for dice in range(_DICE)]
    parts = [said.count(intent) / _DICE for intent in (Intent.GIVE_UP, Intent.STAY, Intent.ATTACK)]
    return _slipping(parts[0], parts[2])


@cache
def _any_setup(game: Game, seats: int) -> HandSetup:
    return Stakes(1, 2).setup(game, Limit.POT, 0, [200] * seats, house=HouseRules())


def _view(setup: HandSetup, hole: tuple[Card, ...]) -> SeatView:
    """As much of a view as the mind before the flop looks at: cards and setup."""
    nothing = (0,) * setup.seats
    return SeatView(
        seat=0, setup=setup, hole=hole, shown=(None,) * setup.seats, board=(), street=Street.PREFLOP,
        stacks=setup.stacks, bets=nothing, live=(True,) * setup.seats, to_act=0, to_match=0, pot=0, pots=(),
        legal=None, sizes={}, events=(),
    )  # fmt: skip


def after_flop(
    style: Style, reading: Reading, street: Street, limit: Limit, crowd: float
) -> Callable[[Standing], Chances]:
    """By a hand's standing against so many random hands as `crowd` says."""
    fixed = limit is Limit.FIXED
    told = 1.0 + style.respect * (_LIMIT_RESPECT if fixed else 1.0) * (reading.shown / reading.opponents - 1.0)
    hands = reading.opponents * max(told, _LEAST_TOLD) * style.nuts_only
    return _Mind(style, reading, Street.RIVER - street, fixed, hands / crowd).chances


@dataclass(frozen=True, slots=True)
class _Mind:
    style: Style
    reading: Reading
    streets_left: int
    fixed: bool
    harder: float
    """How many more hands the player thinks to be against than the standings were found for."""

    def chances(self, stands: Standing) -> Chances:
        draw = stands.share - stands.share_now >= _DRAW
        share = self._share(stands)
        return self._facing(stands, share, draw) if self.reading.call else self._unopened(share, draw)

    def _share(self, stands: Standing) -> float:
        """Against more hands: who beats one of them with chance p beats two with p times p."""
        high: float = (stands.share - stands.low_share / 2) * max(stands.high_share, _LEAST_SHARE) ** (
            self.harder - 1.0
        )
        low: float = max(stands.low_share, 0.0) ** self.harder / 2
        return min(high + low, 1.0)

    def _unopened(self, share: float, draw: bool) -> Chances:
        style, few = self.style, 1.0 / self.reading.opponents
        value = self._reaches(share, self._wanted(style.bet_edge))
        if self.reading.behind:
            value *= 1.0 - style.check_raise
        without = style.semi_bluff * sqrt(few) if draw else 0.0
        bluff = min(style.bluff * few**1.5, 1.0)
        attack = value + (1.0 - value) * (without + (1.0 - without) * bluff)
        return _slipping(0.0, attack, free=True)

    def _facing(self, stands: Standing, share: float, draw: bool) -> Chances:
        style, reading = self.style, self.reading
        attack = self._reaches(share, self._wanted(style.raise_edge + _EACH_RAISE * (reading.raises - 1)))
        chased = style.half_chase * stands.low_share / 2
        keeps = max(attack, self._reaches(share + chased, self._asked()))
        if draw and reading.raises == 1 and reading.opponents <= 2:
            attack += (keeps - attack) * style.semi_bluff * 0.3
        return _slipping(1.0 - keeps, attack)

    def _wanted(self, edge: float) -> float:
        edge *= _LIMIT_EDGE if self.fixed else 1.0
        return min(self.reading.fair * (1.0 + edge), _NEARLY_ALL)

    def _asked(self) -> float:
        price = self.reading.price
        most = _MOST_SLACK * price
        dearer = _BETS_TO_COME * self.streets_left * self.reading.to_come
        return price + dearer - max(min(self.style.call_slack, most), -most)

    def _reaches(self, share: float, wanted: float) -> float:
        """The chance that the player's own idea of the share is at least what is wanted."""
        spread = sqrt(self.style.noise**2 + _UNSURE**2)
        return (1.0 + erf((share - wanted) / (spread * sqrt(2.0)))) / 2


def _slipping(give_up: float, attack: float, *, free: bool = False) -> Chances:
    """Nothing is impossible, but nobody gives up what is free."""
    gives = 0.0 if free else _SLIP + (1.0 - 3 * _SLIP) * give_up
    attacks = _SLIP + (1.0 - 3 * _SLIP) * min(attack, 1.0)
    return Chances(gives, 1.0 - gives - attacks, attacks)
