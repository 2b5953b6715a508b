"""`A card comes: what is your low now?`, and where it was the best possible: `is it still?`

A spot is a hand, a flop or turn, and the card that comes.
"""

from __future__ import annotations

from random import Random

from omaha_trainer.poker.omaha import best_low
from omaha_trainer.table.game import Game
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.new_card import TRAPS, NewCard, new_card
from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.parts.picks import low_part, pick_of, recognise_low
from omaha_trainer.training.question import Answer, Ask, Choice, Choose, Mode, Part, Question, Work, WorkKind, Wrong
from omaha_trainer.training.readings.hand_steps import top_down
from omaha_trainer.training.readings.nuts import low_of_ranks, nut_low_pairs, ranks_of
from omaha_trainer.training.readings.stretched import difference
from omaha_trainer.training.spots.dealing import RIVER, search
from omaha_trainer.training.spots.fields import read_fields, write_fields
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import only_hilo

_YES, _NO = 0, 1
_NUTS_IN_FIVE = 3
"""In so many of five spots the hand has the best possible low before the card."""


class Counterfeit:
    kind = Kind.COUNTERFEIT
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """Low cards in the hand and on the board, and often a card that pairs one of them."""
        only_hilo(self.kind, wish)
        nuts_first = wish.even or rng.randrange(5) < _NUTS_IN_FIVE
        still = rng.random() < 0.5 if wish.even else None

        def wanted(spot: NewCard) -> bool:
            if wish.trap is not None:
                return TRAPS[wish.trap](spot) and spot.is_clear
            if spot.was_nuts is not nuts_first or not spot.is_clear:
                return False
            return still is None or spot.is_nuts is still

        found = search(lambda: new_card(rng, wish.trap), wanted)
        return write_fields(hole=found.hole, board=found.before, card=(found.card,))

    def question(self, spot: str) -> Question:
        found = self._read(spot)
        before = best_low(found.hole, found.before)
        old = () if before is None else tuple(pick_of(choice) for choice in before.choices)
        kept = [Wrong(pick, Mistake.OLD_LOW, "L8", cards=(found.card,)) for pick in old[:1]]
        parts = [low_part(found.hole, found.board, Ask.LOW_NOW, kept)]
        if found.was_nuts:
            parts.append(_still_best(found))
        prompt = {"game": Game.HILO, "hole": found.hole, "board": found.before, "card": found.card}
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(found))
        return Question(self.kind, traps, HouseRules(), spot, prompt, tuple(parts))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        found = self._read(question.spot)
        if part.ask is not Ask.LOW_NOW:
            return None
        before = best_low(found.hole, found.before)
        if before is not None and answer in [pick_of(choice) for choice in before.choices]:
            return Wrong(answer, Mistake.OLD_LOW, "L8", cards=(found.card,))
        return recognise_low(answer, found.hole, found.board)

    def _read(self, spot: str) -> NewCard:
        fields = read_fields(self.kind, spot)
        hole, board, card = fields.hole(), fields.board(sizes=(RIVER - 2, RIVER - 1)), fields.cards("card")
        fields.apart(hole, board, card)
        if len(card) != 1:
            raise fields.refusal()
        return NewCard(hole, board, card[0])


def _still_best(found: NewCard) -> Part:
    """`Is your low still the best possible?`: nobody can have a better one on this board (L9)."""
    mine, pairs = best_low(found.hole, found.board), nut_low_pairs(found.board)
    best = low_of_ranks(pairs[0], found.board)
    assert mine is not None and best is not None, "a low does not go away when a card comes"
    five = top_down(mine.hole + mine.board)
    if mine.hand == best:
        answer, wrong = Choose(_YES), Wrong(Choose(_NO), Mistake.NO_LONGER_THE_NUTS, "L9", cards=five)
    else:
        parting = difference(best, mine.hand)
        answer, wrong = Choose(_NO), Wrong(Choose(_YES), Mistake.STILL_THE_NUTS, "L9", parting, (found.card,))
    steps = (
        Work(WorkKind.NEW_CARD, cards=(found.card,), rule="L9"),
        Work(WorkKind.THE_HAND, cards=five, rule="L1"),
        Work(WorkKind.BEST_TWO, ranks=pairs[0], rule="L9"),
        Work(WorkKind.THE_HAND, ranks=ranks_of(best), rule="L2"),
    )
    choices = (Choice(yes=True), Choice(yes=False))
    return Part(Ask.STILL_BEST_LOW, Mode.CHOICE, answer, (answer,), (wrong,), steps, "L9", choices=choices)
