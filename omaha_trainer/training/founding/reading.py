"""The founding articles' own hands, lows and boards as first questions, in teaching order. No answer is here."""

from __future__ import annotations

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.table.game import Game
from omaha_trainer.training.names import Kind
from omaha_trainer.training.spots.fields import write_fields

Founding = tuple[Kind, str, str]
"""The kind, the spot's text, the rule whose example it is."""

HIGHS = (
    ("H6", "Ks 3d 4h 5h", "2d 7h 7s 2s 7c"),
    ("H8", "As Ah Ad 5c", "Kd 9c 8h 4s 3h"),
    ("H7", "Kd Ac Qh Jh", "Ks Kh 7d 7c 2s"),
    ("H7", "7s 2d Ts 9d", "Ks Kh 7d 7c 2s"),
    ("H10", "As Ac Jh Jd", "Ad Jc 7s 4h 2c"),
    ("H5", "Ah 3c 4d 5s", "Kh Qh Jh 9h 2c"),
    ("H3", "As Ac Jd Js", "Ah Kh Qh Jh Th"),
)
BOARDS = (
    ("L4", "8d 8c 5s 2d Qc"),
    ("L4", "4d 4c 8s Kd Qc"),
)
LOWS = (
    ("L3", "7s 7h 5d 4c Ac", "8s 7d 6h 5c 4d"),
    ("L3", "9s 5h 4d 3c 2c", "5d 4c 3h 2s As", "8d 7c 6h 5s 4h"),
    ("L2", "7s 6h 4d 3c 2c", "8s 5d 4c 3h Ah"),
    ("L2", "8s 6h 4d 3c 2c", "8d 6c 5h 2s Ah"),
    ("L2", "6s 4h 3d 2c Ac", "6h 5d 3c 2s Ad"),
    ("L2", "7s 5h 4d 3c 2c", "7d 6c 3h 2s Ad"),
)
HANDS = (
    ("L6", "As 2d Kc Kh", "3d 4c 5s Jd Qc"),
    ("L7", "Ah 2c 3d 5s", "Kd 9h 7c 4s 2h"),
    ("H4", "Js 9h 8h 4d", "As Ks Qs 7d 2c"),
    ("L11", "As 2d 3c 4h", "Ad 9s 2c 4s 9h"),
    ("L11", "2h 3d 4c 5c", "Ad 9s 2c 4s 9h"),
    ("L8", "As 2d 4c 7h", "Ah 5d 8c"),
)
NEW_CARDS = (
    ("L8", "As 2d 4c 7h", "Ah 5d 8c", "4s"),
    ("L9", "Ah 2d Kh Kd", "4c 8d 3s", "2c"),
)
NUT_LOWS = (("L9", "4c 8d 3s 2c"),)
CONTESTS = (("L10", "2h 5c 6d 7s 9h", "As 2s Jc Qh", "Ad 3c Th Ks"),)
OUTS = (("H9", "Ah Jh 9h 3h", "Kd Ks Qc Tc", "Kh 8h 3s Jc"),)
"""Two of the hand's other hearts would pair the board, so that all seven that are left win against a set."""


def founding_reading() -> list[Founding]:
    """The high hand first, then what a low is, which one is better, and what a card does to it; outs at the end."""
    cards = parse_cards
    found = [(Kind.BEST_HANDS, _hand(Game.HIGH, hole, board), rule) for rule, hole, board in HIGHS]
    found += [(Kind.LOW_POSSIBLE, write_fields(board=cards(board)), rule) for rule, board in BOARDS]
    found += [(Kind.WHICH_LOW, write_fields(lows=tuple(map(cards, lows))), rule) for rule, *lows in LOWS]
    found += [(Kind.BEST_HANDS, _hand(Game.HILO, hole, board), rule) for rule, hole, board in HANDS]
    for rule, hole, board, card in NEW_CARDS:
        found.append((Kind.COUNTERFEIT, write_fields(hole=cards(hole), board=cards(board), card=cards(card)), rule))
    found += [(Kind.NUT_LOW, write_fields(board=cards(board), mix=0), rule) for rule, board in NUT_LOWS]
    for rule, board, *hands in CONTESTS:
        found.append((Kind.WHICH_LOW, write_fields(board=cards(board), hands=tuple(map(cards, hands))), rule))
    for rule, hole, shown, board in OUTS:
        fields = {"hole": cards(hole), "shown": cards(shown), "board": cards(board)}
        found.append((Kind.OUTS, write_fields(game=Game.HIGH, **fields, goal="high"), rule))
    return found


def _hand(game: Game, hole: str, board: str) -> str:
    return write_fields(game=game, hole=parse_cards(hole), board=parse_cards(board))
