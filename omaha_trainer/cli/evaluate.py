"""`evaluate`: the best high and low of hands on a board, with the very cards, and who wins."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass

from omaha_trainer.poker.card import Card, cards_text, check_distinct, parse_board, parse_hand
from omaha_trainer.poker.high import HighHand
from omaha_trainer.poker.low import LowHand
from omaha_trainer.poker.omaha import Best, best_high, best_low
from omaha_trainer.wording.hands import high_ranks, high_words, low_words

from .output import print_json, print_lines, terminal_voice


@dataclass(frozen=True, slots=True)
class _Valued:
    hole: tuple[Card, ...]
    high: Best[HighHand]
    low: Best[LowHand] | None


def run(args: Namespace) -> None:
    """Answer the question of the arguments. Raises KnownError(CardFault...)."""
    board = parse_board(args.board)
    holes = [parse_hand(text) for text in args.hands]
    check_distinct(board, *holes)
    hilo = args.game == "hilo"
    hands = [_Valued(hole, best_high(hole, board), best_low(hole, board) if hilo else None) for hole in holes]
    highs = _winners([hand.high.hand for hand in hands])
    lows = _winners([hand.low.hand if hand.low else None for hand in hands])
    if args.json:
        print_json(
            {
                "game": args.game,
                "board": _names(board),
                "hands": [_json(hand) for hand in hands],
                "high_winners": highs,
                "low_winners": lows,
            }
        )
        return
    print_lines([f"Board {cards_text(board, ' ')}", *_text(hands, highs, lows, hilo)])


def _winners(values: Sequence[HighHand | None] | Sequence[LowHand | None]) -> list[int]:
    """The places of the best, ties together; those without a hand take no part."""
    made = {place: value for place, value in enumerate(values) if value is not None}
    return [place for place, value in made.items() if not any(value < other for other in made.values())]  # type: ignore[operator]


def _json(hand: _Valued) -> dict[str, object]:
    high = {"category": hand.high.hand.category.words, "ranks": hand.high.hand.text, **_cards(hand.high)}
    low = None if hand.low is None else {"ranks": hand.low.hand.text, **_cards(hand.low)}
    return {"hole": _names(hand.hole), "high": high, "low": low}


def _cards(best: Best[HighHand] | Best[LowHand]) -> dict[str, object]:
    return {"hole": _names(best.hole), "board": _names(best.board)}


def _names(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _text(hands: list[_Valued], highs: list[int], lows: list[int], hilo: bool) -> list[str]:
    voice, lines = terminal_voice(), []
    for place, hand in enumerate(hands):
        lines.append(cards_text(hand.hole, " "))
        high = f"{high_words(hand.high.hand, voice)} ({high_ranks(hand.high.hand)})"
        lines.append(f"  high  {high}: {_used(hand.high)}{_mark(place, highs)}")
        if hand.low is not None:
            lines.append(f"  low   {low_words(hand.low.hand, voice)}: {_used(hand.low)}{_mark(place, lows)}")
        elif hilo:
            lines.append("  low   none")
    return lines


def _used(best: Best[HighHand] | Best[LowHand]) -> str:
    return f"{cards_text(best.hole, ' ')} with {cards_text(best.board, ' ')}"


def _mark(place: int, winners: list[int]) -> str:
    if place not in winners:
        return ""
    return "  wins" if len(winners) == 1 else "  ties"
