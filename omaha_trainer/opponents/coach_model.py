"""How likely a player of a style acts so with each of many hands: the coach's model of the others.

Before the flop this is what the style's own mind (`preflop`) does, its dice counted out. After the flop the rules of
`postflop` are followed with the hands' `Prospects` in place of the player's own look ahead, and with a wider
uncertainty, because nobody is quite of a style: nothing is ever impossible. What a bet's size tells is not read.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, fields, replace
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from omaha_trainer.poker.column import Column
from omaha_trainer.poker.hand_class import all_classes
from omaha_trainer.poker.prospects import Prospects
from omaha_trainer.table.game import Game, Limit, Street

from .preflop import is_bargain, shares_of
from .reading import Reading
from .roster import STYLES, profile
from .start_hands import place
from .start_points import HIGH, HILO
from .style import Style
from .taste import taste

AVERAGE = "average"
"""Every parameter half way between the solid player and the mean of all; starting hands are placed in his eyes where
no style is known."""
_SOLID = "solid"
_STEPS = 80
_STEP = Column.of(range(_STEPS + 1))
_HALF_A_STEP = 0.25
_SLIP = 0.03
"""So often anybody does anything."""
_UNSURE = 0.07
"""How far the coach's idea of a hand's share lies from the player's own."""
_DRAW = 0.10
_BETS_TO_COME, _MOST_SLACK = 0.04, 0.25
_LIMIT_EDGE, _EACH_RAISE = 0.6, 0.2
_NEARLY_ALL = 0.90
_LIMIT_RESPECT, _LEAST_TOLD, _LEAST_SHARE = 0.6, 0.6, 0.02


def is_taste(parameter: str) -> bool:
    """Whether it is one of those that `taste` looks at."""
    return parameter.startswith("likes_")


class Chances(NamedTuple):
    """For each hand: of folding (or checking where it is free), of checking or calling, of betting or raising."""

    give_up: Column
    stay: Column
    attack: Column


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


def start_places(style: Style, game: Game) -> Column:
    """For every kind of starting hand its place in the style's eyes, in steps from 0 to `_STEPS`."""
    nothing: dict[str, Any] = dict.fromkeys(_NOT_TASTE, 0.0)
    return _start_places(replace(style, name="", **nothing), game)


_NOT_TASTE = [field.name for field in fields(Style) if field.name not in ("name", "sizes") and not is_taste(field.name)]


@cache
def _start_places(style: Style, game: Game) -> Column:
    """Of a style that is nothing but taste, so that those of equal taste share it."""
    table = HILO if game is Game.HILO else HIGH
    kinds = [kind.cards for kind in all_classes()]
    return Column.of([round(_STEPS * place(cards, table, taste(cards, style, game))) for cards in kinds])


def before_flop(style: Style, seats: int, reading: Reading) -> Chances:
    """By the steps of `start_places`: how often such a hand is given up or raised, as `preflop` throws its dice."""
    shares, spread = shares_of(seats, reading, style), 4 * style.noise
    attacked, entered = _reached(shares.attack, spread), _reached(shares.enter, spread)
    raised = attacked * (1.0 - style.limp_good)
    left = entered - attacked.smaller(entered) * (1.0 - style.limp_good)
    if not reading.entered and reading.raises == 0 and reading.behind <= 2:
        raised, left = raised + left * style.steal, left * (1.0 - style.steal)
    bargains = bisect_left(range(_STEPS + 1), True, key=lambda step: is_bargain(reading, step / _STEPS))
    given_up = (1.0 - (raised + left)) * (1.0 - _STEP.at_least(bargains))
    return _slipping(given_up, raised)


def _reached(share: float, spread: float) -> Column:
    """For each step how often what is better, made uncertain evenly by half the `spread`, is no more than the share."""
    rest = 1.0 - (_STEP - _HALF_A_STEP) * (1.0 / _STEPS)
    if spread <= 0:
        return 1.0 - rest.at_least(share)
    return ((share / rest - 1.0) * (1.0 / spread) + 0.5).clip(0.0, 1.0)


def after_flop(
    style: Style, reading: Reading, street: Street, limit: Limit, crowd: float, prospects: Prospects
) -> Chances:
    """By the hands' prospects against so many random hands as `crowd` says."""
    fixed = limit is Limit.FIXED
    told = 1.0 + style.respect * (_LIMIT_RESPECT if fixed else 1.0) * (reading.shown / reading.opponents - 1.0)
    hands = reading.opponents * max(told, _LEAST_TOLD) * style.nuts_only
    return _Mind(style, reading, Street.RIVER - street, fixed, hands / crowd).chances(prospects)


@dataclass(frozen=True, slots=True)
class _Mind:
    style: Style
    reading: Reading
    streets_left: int
    fixed: bool
    harder: float
    """How many more hands the player thinks to be against than the prospects were found for."""

    def chances(self, seen: Prospects) -> Chances:
        draw = (seen.share - seen.share_now).at_least(_DRAW)
        share = self._share(seen)
        return self._facing(seen, share, draw) if self.reading.call else self._unopened(share, draw)

    def _share(self, seen: Prospects) -> Column:
        """Against more hands: who beats one of them with chance p beats two with p times p."""
        high = seen.high_share.clip(_LEAST_SHARE, 1.0).power(self.harder - 1.0) * (seen.share - seen.low_share * 0.5)
        return (high + seen.low_share.power(self.harder) * 0.5).clip(0.0, 1.0)

    def _unopened(self, share: Column, draw: Column) -> Chances:
        style, few = self.style, 1.0 / self.reading.opponents
        value = self._reaches(share, self._wanted(style.bet_edge))
        if self.reading.behind:
            value *= 1.0 - style.check_raise
        bluff = min(style.bluff * few**1.5, 1.0)
        without = draw * (style.semi_bluff * sqrt(few) * (1.0 - bluff)) + bluff
        return _slipping(None, value + (1.0 - value) * without)

    def _facing(self, seen: Prospects, share: Column, draw: Column) -> Chances:
        style, reading = self.style, self.reading
        attack = self._reaches(share, self._wanted(style.raise_edge + _EACH_RAISE * (reading.raises - 1)))
        chased = share + seen.low_share * (style.half_chase / 2) if style.half_chase else share
        keeps = attack.larger(self._reaches(chased, self._asked()))
        if reading.raises == 1 and reading.opponents <= 2:
            attack += (keeps - attack) * draw * (style.semi_bluff * 0.3)
        return _slipping(1.0 - keeps, attack)

    def _wanted(self, edge: float) -> float:
        edge *= _LIMIT_EDGE if self.fixed else 1.0
        return min(self.reading.fair * (1.0 + edge), _NEARLY_ALL)

    def _asked(self) -> float:
        price = self.reading.price
        most = _MOST_SLACK * price
        dearer = _BETS_TO_COME * self.streets_left * self.reading.to_come
        return price + dearer - max(min(self.style.call_slack, most), -most)

    def _reaches(self, share: Column, wanted: float) -> Column:
        """The chance that the player's own idea of the share is at least what is wanted."""
        return share.chance_to_reach(wanted, sqrt(self.style.noise**2 + _UNSURE**2))


def _slipping(give_up: Column | None, attack: Column) -> Chances:
    """Nothing is impossible, but nobody gives up what is free (None)."""
    gives = attack * 0.0 if give_up is None else give_up * (1.0 - 3 * _SLIP) + _SLIP
    attacks = attack.clip(0.0, 1.0) * (1.0 - 3 * _SLIP) + _SLIP
    return Chances(gives, 1.0 - (gives + attacks), attacks)
