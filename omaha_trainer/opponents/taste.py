"""What a player likes in a starting hand beyond its worth, as points on top of those of `start_points`.

What all hands have of it on average is taken off, so that a taste changes which hands are played and hardly how many.
"""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.table.game import Game

from .style import Style

_ACE = 12
_LOVED_LOWS = ({12, 0}, {12, 1}, {0, 1})
"""Ace-deuce, ace-trey, deuce-trey."""
_RUNDOWN = 5
"""Four different ranks with no more than this from the lowest to the highest."""


_LOWS, _ACES, _PAIRS, _SUITS, _RUNDOWNS = 0.172, 0.170, 0.342, 1.029, 0.080
"""How many of each a hand has on average."""


def taste(hole: Sequence[int], style: Style, game: Game) -> float:
    """Points that the hand has in this player's eyes only; negative for what it likes less than others."""
    liked = 0.0
    ranks = {card >> 2 for card in hole}
    suits = [card & 3 for card in hole]
    if style.likes_lows and game is Game.HILO:
        liked += style.likes_lows * (any(low <= ranks for low in _LOVED_LOWS) - _LOWS)
    if style.likes_aces:
        has = any(card >> 2 == _ACE and suits.count(card & 3) > 1 for card in hole)
        liked += style.likes_aces * (has - _ACES)
    if style.likes_pairs:
        liked += style.likes_pairs * (len(hole) - len(ranks) - _PAIRS)
    if style.likes_suits:
        liked += style.likes_suits * (sum(1 for suit in range(4) if suits.count(suit) > 1) - _SUITS)
    if style.likes_rundowns:
        has = len(ranks) == len(hole) and max(ranks) - min(ranks) <= _RUNDOWN
        liked += style.likes_rundowns * (has - _RUNDOWNS)
    return liked
