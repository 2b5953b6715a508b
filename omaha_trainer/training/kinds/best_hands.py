"""`Which two and three make your best high, and which your best low?` on a complete board.

In the high game the low is not asked. A spot is the game, the hand and the board; every equally good pick is right.
"""

from __future__ import annotations

from random import Random

from omaha_trainer.table.game import Game
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.hands import deal_for
from omaha_trainer.training.names import Kind
from omaha_trainer.training.parts.picks import high_part, low_part, recognise_high, recognise_low
from omaha_trainer.training.question import Answer, Ask, Part, Question, Wrong
from omaha_trainer.training.spots.dealing import search
from omaha_trainer.training.spots.fields import Cards, read_fields, write_fields
from omaha_trainer.training.traps.hands import HAND_TRAPS, LOW_TRAPS, has_trap, no_low, traps_of
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import either_game


class BestHands:
    kind = Kind.BEST_HANDS
    traps = tuple(HAND_TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """A hand on a river board as the cards fall, or one with the wished trap."""
        game = either_game(self.kind, wish, rng, LOW_TRAPS)
        need_none = rng.random() < 0.5 if wish.even and game is Game.HILO else None

        def wanted(deal: tuple[Cards, Cards]) -> bool:
            if wish.trap is not None:
                return has_trap(wish.trap, *deal)
            return need_none is None or no_low(*deal) is need_none

        hole, board = search(lambda: deal_for(wish.trap, rng), wanted)
        return write_fields(game=game, hole=hole, board=board)

    def question(self, spot: str) -> Question:
        fields = read_fields(self.kind, spot)
        game, hole, board = fields.game(), fields.hole(), fields.board()
        fields.apart(hole, board)
        parts = [high_part(hole, board)]
        if game is Game.HILO:
            parts.append(low_part(hole, board))
        prompt = {"game": game, "hole": hole, "board": board}
        return Question(self.kind, traps_of(hole, board, game), HouseRules(), spot, prompt, tuple(parts))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        fields = read_fields(self.kind, question.spot)
        known = recognise_high if part.ask is Ask.BEST_HIGH else recognise_low
        return known(answer, fields.hole(), fields.board())
