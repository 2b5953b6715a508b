"""`Which low wins?` among two to four: five cards each, or hands on a board. A tie is an answer, no low at all another.

A spot is either `lows` (five cards each) or `board` and `hands`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.lows import Contenders, five_card_lows, hands_on_board
from omaha_trainer.training.mistakes.lows import none_wrong, steps_of, tie_wrong, wrong_winner
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Answer, Ask, Choice, Choose, Mode, NoHand, Part, Question, Wrong
from omaha_trainer.training.readings.low_contest import READINGS, Contender, Contest, best_two_lose, winners
from omaha_trainer.training.readings.stretched import is_straight
from omaha_trainer.training.spots.dealing import RIVER, search
from omaha_trainer.training.spots.fields import Cards, read_fields, write_fields
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import only_hilo

FIVE = 5
FEWEST, MOST = 2, 4


def _misread(mistake: Mistake) -> Callable[[Contest], bool]:
    """Whether the wrong reading finds other winners."""
    return lambda contest: winners(contest, READINGS[mistake]) != winners(contest)


def _straight_is_low(contest: Contest) -> bool:
    lows = [contest[place].low for place in winners(contest)]
    return any(low is not None and is_straight(low) for low in lows)


TRAPS: dict[Trap, Callable[[Contest], bool]] = {
    Trap.TOP_DOWN: _misread(Mistake.COMPARED_FROM_THE_BOTTOM),
    Trap.STRAIGHT_IS_LOW: _straight_is_low,
    Trap.THREE_CARD_LOW: _misread(Mistake.THREE_HOLE_CARDS),
    Trap.TIE_FOR_LOW: lambda contest: len(winners(contest)) > 1,
    Trap.PAIR_IN_LOW: _misread(Mistake.PAIRED_THE_LOW),
    Trap.LIVE_CARD: best_two_lose,
    Trap.NO_LOW: lambda contest: not winners(contest),
}
ONLY_ON_A_BOARD = frozenset({Trap.THREE_CARD_LOW, Trap.LIVE_CARD, Trap.NO_LOW})


class WhichLow:
    kind = Kind.WHICH_LOW
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """Half of the spots are five cards each, half hands on a board as the cards fall."""
        only_hilo(self.kind, wish)
        trap = wish.trap
        if trap is None and wish.even:
            trap = rng.choice((None, Trap.TIE_FOR_LOW, Trap.NO_LOW))
        on_board = trap in ONLY_ON_A_BOARD or rng.random() < 0.5
        make = hands_on_board if on_board else five_card_lows

        def wanted(contest: Contenders) -> bool:
            if trap is not None:
                return TRAPS[trap](contest)
            return not wish.even or len(winners(contest)) == 1

        contest = search(lambda: make(rng, trap), wanted)
        cards = tuple(one.cards for one in contest)
        return write_fields(board=contest[0].board, hands=cards) if on_board else write_fields(lows=cards)

    def question(self, spot: str) -> Question:
        contest = self._contest(spot)
        best = winners(contest)
        count = len(contest)
        answer: Answer = NoHand() if not best else Choose(best[0] if len(best) == 1 else count)
        wrong = [wrong_winner(contest, place) for place in range(count) if best != (place,)]
        wrong += [tie_wrong(contest), *none_wrong(contest)]
        part = Part(
            Ask.WHICH_LOW_WINS,
            Mode.CHOICE,
            answer,
            (answer,),
            distinct((answer,), wrong),
            steps_of(contest),
            "L2",
            choices=(*(Choice(hand=place) for place in range(count)), Choice(tie=True)),
            may_be_none=True,
        )
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(contest))
        return Question(self.kind, traps, HouseRules(), spot, self._prompt(contest), (part,))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """Every choice is known beforehand."""
        return None

    def _contest(self, spot: str) -> Contenders:
        fields = read_fields(self.kind, spot)
        if "lows" in fields:
            lows = fields.groups("lows", parse_cards, FEWEST, MOST)
            fields.apart(*lows)
            if any(len(low) != FIVE for low in lows):
                raise fields.refusal()
            return tuple(Contender(low) for low in lows)
        board, hands = fields.board(sizes=(RIVER,)), fields.groups("hands", parse_hand, FEWEST, MOST)
        fields.apart(board, *hands)
        return tuple(Contender(hand, board) for hand in hands)

    def _prompt(self, contest: Contenders) -> dict[str, object]:
        cards: tuple[Cards, ...] = tuple(one.cards for one in contest)
        return {"board": contest[0].board, "hands": cards} if contest[0].board else {"lows": cards}
