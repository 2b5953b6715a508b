"""Turns on which a hand is behind and can come to the front, natural ones and such as have a trap."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from omaha_trainer.poker.card import HOLE_CARDS
from omaha_trainer.poker.high import FIVE
from omaha_trainer.table.game import Game
from omaha_trainer.training.mistakes.outs import flush_draw, paired_lows, shown_hand_improves, with_cards
from omaha_trainer.training.names import Trap
from omaha_trainer.training.readings.outs import Goal, Outs, Turn, count_outs, values_of
from omaha_trainer.training.spots.dealing import LOW_RANKS, RIVER, Cards, Pack, cards_of, deal, suit_cards

MOST = 24
"""More outs than these nobody counts."""
TURN = RIVER - 1


def four_to_suit(turn: Turn, outs: Outs) -> bool:
    """Four hole cards of the suit of a flush draw, and a flush would win (H9)."""
    suit = flush_draw(turn)
    mine = [card for card in turn.hole if card.suit == suit]
    return turn.goal is Goal.HIGH and len(mine) == HOLE_CARDS and any(card.suit == suit for card in outs.cards)


def one_card_flush(turn: Turn, outs: Outs) -> bool:
    """A river that puts four of a suit on the board seems to win with one card of it in the hand (H4)."""
    if turn.goal is not Goal.HIGH:
        return False
    lone = [card.suit for card in turn.hole if [one.suit for one in turn.hole].count(card.suit) == 1]
    suits = [suit for suit in lone if sum(card.suit == suit for card in turn.board) == FIVE - 2]
    return any(card.suit in suits for card in with_cards(1)(turn, outs))


def pairs_the_board(turn: Turn, outs: Outs) -> bool:
    """A river makes a straight or better but pairs the board, and makes the other hand better still (H7)."""
    ranks = {card.rank for card in turn.board}
    lost = [card for card in shown_hand_improves(turn, outs) if card not in (*outs.cards, *outs.splits)]
    return turn.goal is Goal.HIGH and any(card.rank in ranks for card in lost)


def counterfeit(turn: Turn, outs: Outs) -> bool:
    """A low card that is new to the board pairs one of the hand and does not win (L7, L9)."""
    return turn.goal is Goal.LOW and bool(set(paired_lows(turn, outs)) - {*outs.cards})


TRAPS: dict[Trap, Callable[[Turn, Outs], bool]] = {
    Trap.FOUR_TO_SUIT_IN_HAND: four_to_suit,
    Trap.ONE_CARD_FLUSH: one_card_flush,
    Trap.PAIRED_BOARD: pairs_the_board,
    Trap.COUNTERFEIT: counterfeit,
    Trap.TIE_FOR_LOW: lambda turn, outs: turn.goal is Goal.LOW and bool(outs.splits),
    Trap.SCOOP: lambda turn, outs: turn.goal is Goal.SCOOP and bool(outs.cards),
}
GOALS = {Trap.COUNTERFEIT: Goal.LOW, Trap.TIE_FOR_LOW: Goal.LOW, Trap.SCOOP: Goal.SCOOP}
"""What is asked where the trap decides it; else the high."""
LOW_TRAPS = frozenset(GOALS)


def turn_for(rng: Random, game: Game, trap: Trap | None) -> Turn:
    """A turn with both hands, with what is asked."""
    if trap is not None:
        goal = GOALS.get(trap, Goal.HIGH)
    else:
        goal = rng.choice((Goal.HIGH, Goal.LOW, Goal.SCOOP)) if game is Game.HILO else Goal.HIGH
    maker = _MAKERS.get(trap) if trap is not None else None
    if maker is not None:
        hole, shown, board = maker(rng)
    else:
        (hole, shown), board = deal(rng, 2, TURN)
    return Turn(game, hole, shown, board, goal)


def is_behind(turn: Turn) -> bool:
    """Whether the hand is not yet what is asked: its high is beaten, or its low is beaten or none."""
    now = values_of(turn)
    behind_low = now.low < now.shown_low or now.low == 0
    match turn.goal:
        case Goal.HIGH:
            return now.high < now.shown_high
        case Goal.LOW:
            return behind_low
        case Goal.SCOOP:
            return now.high < now.shown_high or now.low < now.shown_low


def worth_asking(turn: Turn, rng: Random) -> Outs | None:
    """Its outs, if there are some that a person can count; now and then there are none at all."""
    if not is_behind(turn):
        return None
    outs = count_outs(turn)
    some = len(outs.cards) > 0 or rng.random() < 0.15
    return outs if some and len(outs.cards) <= MOST else None


Dealt = tuple[Cards, Cards, Cards]


def _flush_draws(rng: Random) -> Dealt:
    """Four of a suit in the hand, two of it among the board's four (H9)."""
    pack, suited = Pack(rng), suit_cards(rng.choice(range(4)))
    hole = pack.of(suited, HOLE_CARDS)
    board = pack.mixed(pack.of(suited, 2), TURN, suited)
    return tuple(rng.sample(hole, HOLE_CARDS)), pack.mixed([], HOLE_CARDS), board


def _three_suited(rng: Random) -> Dealt:
    """Three of a suit on the board and one in the hand (H4)."""
    pack, suited = Pack(rng), suit_cards(rng.choice(range(4)))
    board = pack.mixed(pack.of(suited, FIVE - 2), TURN, suited)
    hole = pack.mixed(pack.of(suited, 1), HOLE_CARDS, suited)
    return hole, pack.mixed([], HOLE_CARDS), board


def _sets(rng: Random) -> Dealt:
    """Two of a suit on the board and two in the hand, against a set."""
    pack, suited = Pack(rng), suit_cards(rng.choice(range(4)))
    draw = pack.of(suited, 2)
    pair = pack.rank(draw[0].rank, 2)
    board = pack.mixed(draw, TURN, suited)
    hole = pack.mixed(pack.of(suited, 2), HOLE_CARDS)
    return hole, pack.mixed(pair, HOLE_CARDS), board


def _low_draws(rng: Random) -> Dealt:
    """Small cards in both hands, two or three lows on the board."""
    pack, small, lows = Pack(rng), cards_of(LOW_RANKS[:4]), cards_of(LOW_RANKS)
    hole = pack.mixed(pack.of(small, rng.choice((2, 2, 3))), HOLE_CARDS)
    shown = pack.mixed(pack.of(small, rng.choice((1, 2))), HOLE_CARDS)
    return hole, shown, pack.mixed(pack.of(lows, rng.choice((2, 2, 3))), TURN)


def _same_lows(rng: Random) -> Dealt:
    """The same two small ranks in both hands, so that a low is often shared (W4)."""
    pack, ranks = Pack(rng), rng.sample(LOW_RANKS[:5], 2)
    hole, shown = pack.different(ranks), pack.different(ranks)
    board = pack.mixed(pack.of(cards_of(LOW_RANKS), rng.choice((2, 2, 3))), TURN)
    return pack.mixed(hole, HOLE_CARDS), pack.mixed(shown, HOLE_CARDS), board


_MAKERS: dict[Trap, Callable[[Random], Dealt]] = {
    Trap.FOUR_TO_SUIT_IN_HAND: _flush_draws,
    Trap.ONE_CARD_FLUSH: _three_suited,
    Trap.PAIRED_BOARD: _sets,
    Trap.COUNTERFEIT: _low_draws,
    Trap.TIE_FOR_LOW: _same_lows,
}
