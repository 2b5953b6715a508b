"""`Which two cards would make the best high on this board?`, as two ranks, or with suits where a flush is possible.

A spot is a board of three to five cards and the order of the choices. Other pairs that are as good are never among
the choices.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.high import FIVE, HighCategory, HighHand, high_of_five
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.hands import deal_for
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.shuffled import Tempting, new_mix, shuffled
from omaha_trainer.training.parts.tempting import few, near, tempts
from omaha_trainer.training.question import Answer, Ask, Choice, Mode, Part, Question, Work, WorkKind, Wrong
from omaha_trainer.training.readings.hand_steps import read_order
from omaha_trainer.training.readings.nuts import Two, best_highs, choice_of, high_values_on, pair_of
from omaha_trainer.training.spots.dealing import ACE, RIVER, search
from omaha_trainer.training.spots.fields import Cards, read_fields, write_fields
from omaha_trainer.training.traps.boards import NEEDED, complete_hand, double_paired, four_suited, paired
from omaha_trainer.training.wish import Wish

TRAPS = {
    Trap.PAIRED_BOARD: paired,
    Trap.DOUBLE_PAIRED: double_paired,
    Trap.ONE_CARD_FLUSH: four_suited,
    Trap.PLAYS_THE_BOARD: complete_hand,
}
SIZES = (RIVER, RIVER, RIVER, RIVER - 1, NEEDED)
"""Three of five boards are complete, the others are turns and flops: the best two cards as the board is now."""
_LEAST_STRAIGHT = HighHand(HighCategory.STRAIGHT, (3, 2, 1, 0, ACE)).value
Values = dict[Two, int]


class NutHigh:
    kind = Kind.NUT_HIGH
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """A board as the cards fall, or a river with the wished trap."""

        def make() -> Cards:
            board = deal_for(wish.trap, rng)[1]
            return board if wish.trap is not None else board[: rng.choice(SIZES)]

        board = search(make, lambda board: wish.trap is None or TRAPS[wish.trap](board))
        return write_fields(board=board, mix=new_mix(rng))

    def question(self, spot: str) -> Question:
        fields = read_fields(self.kind, spot)
        board, mix = fields.board(), fields.number("mix")
        values = high_values_on(board)
        right = best_highs(values)
        shown = choice_of(Random(mix).choice(right))
        tempting = few(_tempting(board, values, right, mix), [choice_of(two) for two in right])
        choices = shuffled(shown, tempting, mix)
        part = Part(
            Ask.NUT_HIGH,
            Mode.PAIR,
            choices.answer,
            (choices.answer,),
            choices.wrong,
            _steps(board, shown),
            "H1",
            choices=choices.choices,
        )
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(board))
        return Question(self.kind, traps, HouseRules(), spot, {"board": board}, (part,))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """Every choice is known beforehand."""
        return None


def _tempting(board: Cards, values: Values, right: tuple[Two, ...], mix: int) -> list[Tempting]:
    """One card with four of the board, the best pair before the last card, the next best, and aces."""
    nuts = values[right[0]]
    worse = sorted((one for one in values if values[one] < nuts), key=values.__getitem__, reverse=True)
    tempting = _one_card_hand(board, worse, values, mix)
    if len(board) > NEEDED:
        before = best_highs(high_values_on(board[:-1]))
        with_suits = isinstance(before[0][0], Card)
        old = [one for one in worse if (one if with_suits else _ranks(one)) in before]
        tempting += [tempts(choice_of(one), Mistake.STILL_THE_NUTS, "H2", cards=board[-1:]) for one in old[:1]]
    by_value = {values[one]: one for one in reversed(worse)}
    aces = [one for one in worse if _ranks(one) == (ACE, ACE)]
    following = near(sorted(by_value.values(), key=lambda one: -values[one]), mix)
    following[1:1] = aces[:1] if mix % 2 else []
    return tempting + [tempts(choice_of(one), Mistake.NOT_THE_NUTS, "H2", (nuts - values[one],)) for one in following]


def _one_card_hand(board: Cards, worse: list[Two], values: Values, mix: int) -> list[Tempting]:
    """The card that with four of the board would be a straight or better, beside one that is of no help (H1)."""
    unseen = [card for card in DECK if card not in board]
    hands = [(card, four) for card in unseen for four in combinations(board, FIVE - 1)]
    if not hands:
        return []
    card, four = max(hands, key=lambda one: high_of_five((one[0], *one[1])))
    hand = high_of_five((card, *four)).value
    beside = [one for one in worse if _holds(one, card) and values[one] < min(hand, _LEAST_STRAIGHT)]
    if hand < _LEAST_STRAIGHT or not beside:
        return []
    return [tempts(choice_of(Random(mix).choice(beside)), Mistake.ONE_HOLE_CARD, "H1", (1,), (card, *four))]


def _steps(board: Cards, shown: Choice) -> tuple[Work, ...]:
    """The two cards and the hand that they make with three of the board."""
    hole = shown.cards or _any_of(shown.ranks, board)
    best = max((high_of_five([*hole, *three]), three) for three in combinations(board, 3))
    five = (*hole, *best[1])
    two = Work(WorkKind.BEST_TWO, cards=shown.cards, ranks=shown.ranks, rule="H1")
    if shown.cards:
        return two, Work(WorkKind.THE_HAND, cards=read_order(five, best[0].ranks), rule="H2")
    return two, Work(WorkKind.THE_HAND, ranks=best[0].ranks, rule="H2")


def _any_of(ranks: tuple[int, ...], board: Cards) -> Cards:
    """Two cards of these ranks that are not on the board, whatever their suits."""
    one, other = ranks
    left = [card for card in DECK if card not in board]
    first = next(card for card in left if card.rank == one)
    return first, next(card for card in left if card.rank == other and card is not first)


def _holds(two: Two, card: Card) -> bool:
    return card in two if isinstance(two[0], Card) else card.rank in two


def _ranks(two: Two) -> Two:
    """The ranks of two cards, or the two ranks themselves."""
    one, other = (held.rank if isinstance(held, Card) else held for held in two)
    return pair_of(one, other)
