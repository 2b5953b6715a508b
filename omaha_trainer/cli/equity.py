"""`equity`: how much of the pot each hand gets on average, exactly or by sampling."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from omaha_trainer.poker.card import Card, cards_text, parse_board, parse_cards, parse_hand
from omaha_trainer.poker.equity import Equity, PlayerEquity, equity
from omaha_trainer.poker.tables import tables

from .output import print_json, print_lines, table

_RANDOM = "random"
Hand = tuple[Card, ...] | None


def run(args: Namespace, clock: Callable[[], float]) -> None:
    """Answer the question of the arguments. Raises KnownError (CardFault, EquityFault)."""
    hands = [None if text.strip().casefold() == _RANDOM else parse_hand(text) for text in args.hands]
    board = parse_board(args.board) if args.board.strip() else ()
    tables()  # built before the clock starts: the time told is that of the question
    begun = clock()
    answer = equity(args.game == "hilo", hands, board, parse_cards(args.dead), samples=args.samples, seed=args.seed)
    seconds = clock() - begun
    if args.json:
        print_json(
            {
                "game": args.game,
                "exact": answer.exact,
                "boards": answer.boards,
                "seconds": round(seconds, 6),
                "players": [_json(hand, one) for hand, one in zip(hands, answer.players, strict=True)],
            }
        )
        return
    print_lines(_text(hands, answer, seconds, args.game == "hilo"))


def _json(hand: Hand, one: PlayerEquity) -> dict[str, object]:
    return {
        "hole": None if hand is None else [str(card) for card in hand],
        "equity": one.equity,
        "scoop": one.scoop,
        "high_win": one.high_win,
        "high_tie": one.high_tie,
        "low_win": one.low_win,
        "low_tie": one.low_tie,
        "quartered": one.quartered,
        "high_equity": one.high_equity,
        "low_equity": one.low_equity,
        "standard_error": one.standard_error,
    }


def _text(hands: list[Hand], answer: Equity, seconds: float, hilo: bool) -> list[str]:
    head = ["hand", "equity", "scoop", "high"] + (["low", "quartered"] if hilo else [])
    rows = [head]
    for hand, one in zip(hands, answer.players, strict=True):
        error = "" if answer.exact else f" +-{100 * one.standard_error:.2f}"
        row = [
            cards_text(hand, " ") if hand else _RANDOM,
            f"{100 * one.equity:.2f} %{error}",
            _share(one.scoop, answer.boards),
            f"{100 * one.high_equity:.1f} %",
        ]
        if hilo:
            row += [f"{100 * one.low_equity:.1f} %", _share(one.quartered, answer.boards)]
        rows.append(row)
    what = "boards, all of them" if answer.exact else "boards, sampled"
    return [*table(rows), f"{answer.boards} {what}, in {seconds:.3f} s"]


def _share(count: int, boards: int) -> str:
    return f"{100 * count / boards:.1f} %"
