"""`How many cards make your hand the best high, the best low, a scoop?` on the turn against a hand that is shown.

A spot is the game, both hands, the board of four, and what is asked. A tie is not the best.
"""

from __future__ import annotations

from random import Random

from omaha_trainer.table.game import Game
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.deals.outs import LOW_TRAPS, TRAPS, TURN, turn_for, worth_asking
from omaha_trainer.training.mistakes.outs import wrong_counts
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Answer, Ask, Mode, Number, Part, Question, Work, WorkKind, Wrong
from omaha_trainer.training.readings.outs import Goal, Outs, Turn, count_outs
from omaha_trainer.training.spots.dealing import search
from omaha_trainer.training.spots.fields import read_fields, write_fields
from omaha_trainer.training.wish import Wish
from omaha_trainer.training.wished_game import either_game

_ASKS = {Goal.HIGH: Ask.OUTS_HIGH, Goal.LOW: Ask.OUTS_LOW, Goal.SCOOP: Ask.OUTS_SCOOP}
_RULES = {Goal.HIGH: "H1", Goal.LOW: "L1", Goal.SCOOP: "W3"}


class OutCards:
    kind = Kind.OUTS
    traps = tuple(TRAPS)

    def spot(self, rng: Random, wish: Wish) -> str:
        """A turn on which the hand does not have yet what is asked."""
        game = either_game(self.kind, wish, rng, LOW_TRAPS)

        def wanted(turn: Turn) -> bool:
            outs = worth_asking(turn, rng)
            return outs is not None and (wish.trap is None or TRAPS[wish.trap](turn, outs))

        turn = search(lambda: turn_for(rng, game, wish.trap), wanted)
        return write_fields(game=game, hole=turn.hole, shown=turn.shown, board=turn.board, goal=turn.goal.value)

    def question(self, spot: str) -> Question:
        turn = self._read(spot)
        outs = count_outs(turn)
        answer = Number(len(outs.cards))
        wrong, steps = wrong_counts(turn, outs), _steps(turn, outs)
        part = Part(_ASKS[turn.goal], Mode.NUMBER, answer, (answer,), wrong, steps, _RULES[turn.goal])
        prompt = {
            "game": turn.game,
            "hole": turn.hole,
            "shown": turn.shown,
            "board": turn.board,
            "goal": turn.goal,
            "ties_count": False,
        }
        traps = tuple(trap for trap, bites in TRAPS.items() if bites(turn, outs))
        return Question(self.kind, traps, HouseRules(), spot, prompt, (part,))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """The numbers that a known mistake leads to are in the part; others are not told apart."""
        return None

    def _read(self, spot: str) -> Turn:
        fields = read_fields(self.kind, spot)
        game, goal = fields.game(), fields.text("goal")
        if goal not in set(Goal) or (game is Game.HIGH and goal != Goal.HIGH):
            raise fields.refusal()
        hole, shown, board = fields.hole(), fields.hole("shown"), fields.board(sizes=(TURN,))
        fields.apart(hole, shown, board)
        return Turn(game, hole, shown, board, Goal(goal))


def _steps(turn: Turn, outs: Outs) -> tuple[Work, ...]:
    """How many cards are unseen, which of them are outs, and which bring only a tie."""
    steps = [
        Work(WorkKind.UNSEEN, len(turn.unseen), rule="G1"),
        Work(WorkKind.OUT_CARDS, len(outs.cards), outs.cards, rule=_RULES[turn.goal]),
    ]
    if outs.splits:
        steps.append(Work(WorkKind.SHARE, len(outs.splits), outs.splits, rule="W4"))
    return tuple(steps)
