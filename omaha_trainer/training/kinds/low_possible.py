"""`Can anybody have a low here?` A spot is a board; the generator makes complete ones, as they fall or tricky."""

from __future__ import annotations

from random import Random

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.low import QUALIFIER
from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.hands import paired_low_board
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.question import Answer, Ask, Choice, Choose, Mode, Part, Question, Wrong
from omaha_trainer.training.readings.hand_steps import board_lows
from omaha_trainer.training.readings.stretched import lowest
from omaha_trainer.training.spots.dealing import deal, search
from omaha_trainer.training.spots.fields import Cards, read_fields, write_fields
from omaha_trainer.training.traps.boards import NEEDED, needs_the_ace, no_low, paired_lows, two_pairs
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import only_hilo

TRAPS = {
    Trap.PAIRED_BOARD: paired_lows,
    Trap.DOUBLE_PAIRED: two_pairs,
    Trap.ACE_ON_BOARD: needs_the_ace,
    Trap.NO_LOW: no_low,
}
_YES, _NO = 0, 1


class LowPossible:
    kind = Kind.LOW_POSSIBLE
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """A river board."""
        only_hilo(self.kind, wish)
        need = rng.random() < 0.5 if wish.even and wish.trap is None else None
        pairs = 2 if wish.trap is Trap.DOUBLE_PAIRED else 0

        def make() -> Cards:
            return paired_low_board(rng, pairs) if pairs else deal(rng, 0)[1]

        def wanted(board: Cards) -> bool:
            if wish.trap is not None:
                return TRAPS[wish.trap](board)
            return need is None or low_possible(board) is need

        return write_fields(board=search(make, wanted))

    def question(self, spot: str) -> Question:
        board = read_fields(self.kind, spot).board()
        possible = low_possible(board)
        answer: Answer = Choose(_YES if possible else _NO)
        part = Part(
            Ask.LOW_POSSIBLE,
            Mode.CHOICE,
            answer,
            (answer,),
            (_said_no(board) if possible else _said_yes(board),),
            (board_lows(board),),
            "L4",
            choices=(Choice(yes=True), Choice(yes=False)),
        )
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(board))
        return Question(self.kind, traps, HouseRules(), spot, {"board": board}, (part,))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """Both choices are known beforehand."""
        return None


def _said_no(board: Cards) -> Wrong:
    """The ace was taken for high, or a low was overlooked; the cards are those that allow it."""
    mistake = Mistake.ACE_IS_HIGH if needs_the_ace(board) else Mistake.MISSED_THE_LOW
    return Wrong(Choose(_NO), mistake, "L1" if mistake is Mistake.ACE_IS_HIGH else "L4", (), lowest(board))


def _said_yes(board: Cards) -> Wrong:
    """A pair was counted twice, a nine was counted, or there are simply too few low ranks (`numbers`: how many)."""
    count = (len(lowest(board)),)
    if paired_lows(board):
        return Wrong(Choose(_YES), Mistake.PAIRED_THE_LOW, "L4", count, _twice(board))
    nines = [card for card in lowest(board, QUALIFIER + 1) if card not in lowest(board)]
    if nines and len(lowest(board)) == NEEDED - 1:
        return Wrong(Choose(_YES), Mistake.CARD_ABOVE_EIGHT, "L3", count, tuple(nines))
    return Wrong(Choose(_YES), Mistake.LOW_WHERE_NONE, "L4", count, lowest(board))


def _twice(board: Cards) -> tuple[Card, ...]:
    """The low cards whose rank is there more than once."""
    ranks = [card.rank for card in board]
    low = {card.rank for card in lowest(board)}
    return tuple(card for card in board if card.rank in low and ranks.count(card.rank) > 1)
