"""`Which two cards would make the best low on this board?`, as two ranks; or no low is possible.

A spot is a board and the order of the choices. Other pairs that are as good are never among the choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.shuffled import Tempting, new_mix, shuffled
from omaha_trainer.training.parts.tempting import TEMPTING, few, near, tempts
from omaha_trainer.training.question import Answer, Ask, Choice, Mode, NoHand, Part, Question, Work, WorkKind, Wrong
from omaha_trainer.training.readings.hand_steps import board_lows
from omaha_trainer.training.readings.nuts import low_of_ranks, low_values_on, nut_low_pairs, pair_of, ranks_of
from omaha_trainer.training.readings.stretched import difference, lowest
from omaha_trainer.training.spots.dealing import ACE, DEUCE, LOW_RANKS, deal, search
from omaha_trainer.training.spots.fields import Cards, read_fields, write_fields
from omaha_trainer.training.traps.boards import (
    NEEDED,
    ace_on_board,
    no_low,
    nuts_changed,
    paired_lows,
    straight_is_nut_low,
)
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import only_hilo

TRAPS = {
    Trap.NO_LOW: no_low,
    Trap.ACE_ON_BOARD: ace_on_board,
    Trap.COUNTERFEIT: nuts_changed,
    Trap.PAIRED_BOARD: paired_lows,
    Trap.STRAIGHT_IS_LOW: straight_is_nut_low,
}
_ACE_DEUCE = (ACE, DEUCE)
Pair = tuple[int, int]


class NutLow:
    kind = Kind.NUT_LOW
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """A river board as the cards fall: no low is possible on four of ten (L4)."""
        only_hilo(self.kind, wish)
        need = rng.random() < 0.5 if wish.even and wish.trap is None else None

        def wanted(board: Cards) -> bool:
            if wish.trap is not None:
                return TRAPS[wish.trap](board)
            return need is None or low_possible(board) is need

        return write_fields(board=search(lambda: deal(rng, 0)[1], wanted), mix=new_mix(rng))

    def question(self, spot: str) -> Question:
        fields = read_fields(self.kind, spot)
        board, mix = fields.board(), fields.number("mix")
        right = [Choice(ranks=pair) for pair in nut_low_pairs(board)]
        shown = Random(mix).choice(right) if right else None
        choices = shuffled(shown, _tempting(board, mix) if right else _none_possible(board, mix), mix)
        missed = (Wrong(NoHand(), Mistake.MISSED_THE_LOW, "L4", (), lowest(board)),) if right else ()
        part = Part(
            Ask.NUT_LOW,
            Mode.PAIR,
            choices.answer,
            (choices.answer,),
            (*choices.wrong, *missed),
            _steps(board, shown),
            "L2",
            choices=choices.choices,
            may_be_none=True,
        )
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(board))
        return Question(self.kind, traps, HouseRules(), spot, {"board": board}, (part,))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """Every choice is known beforehand."""
        return None


def _tempting(board: Cards, mix: int) -> list[Tempting]:
    """Ace and deuce, the best pair before the last card, the next best; `numbers` are where the lows part (L2)."""
    right, values = nut_low_pairs(board), low_values_on(board)
    tempting = [_low(_ACE_DEUCE, Mistake.CARD_ON_BOARD, "L9", cards=_on_board(_ACE_DEUCE, board))]
    if len(board) > NEEDED:
        tempting += [_low(pair, Mistake.STILL_THE_NUTS, "L9", cards=board[-1:]) for pair in nut_low_pairs(board[:-1])]
    best = low_of_ranks(right[0], board)
    for pair in near([pair for pair in values if pair not in right], mix):
        low = low_of_ranks(pair, board)
        if best is not None and low is not None:
            tempting.append(_low(pair, Mistake.NOT_THE_NUTS, "L2", difference(best, low)))
    return few(tempting, [Choice(ranks=pair) for pair in right])


def _none_possible(board: Cards, mix: int) -> list[Tempting]:
    """Such pairs as are right on other boards; `numbers` is how many low ranks the board has (L4)."""
    ranks = [rank for rank in LOW_RANKS if all(card.rank != rank for card in board)]
    pairs = sorted(combinations(ranks, 2), key=lambda pair: [LOW_RANKS.index(rank) for rank in reversed(pair)])
    count = (len(lowest(board)),)
    tempting = [_ACE_DEUCE, *near([pair_of(*pair) for pair in pairs], mix)]
    return few([_low(pair, Mistake.LOW_WHERE_NONE, "L4", count, lowest(board)) for pair in tempting], (), TEMPTING + 1)


def _steps(board: Cards, shown: Choice | None) -> tuple[Work, ...]:
    """The board's low ranks, the two that are best with them, the low that they make."""
    low = low_of_ranks(shown.ranks, board) if shown is not None else None
    if shown is None or low is None:
        return (board_lows(board),)
    two = Work(WorkKind.BEST_TWO, ranks=shown.ranks, rule="L2")
    return board_lows(board), two, Work(WorkKind.THE_HAND, ranks=ranks_of(low), rule="L2")


def _on_board(pair: Sequence[int], board: Cards) -> Cards:
    return tuple(card for card in board if card.rank in pair)


def _low(pair: Pair, mistake: Mistake, rule: str, numbers: tuple[int, ...] = (), cards: Cards = ()) -> Tempting:
    return tempts(Choice(ranks=pair), mistake, rule, numbers, cards)
