"""`order`: click who posts, who acts first, who shows first (B1, B2, B4, S1, S3)."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.order import order_mistakes
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Answer, Ask, Mode, Part, Question, SeatAnswer, Work, WorkKind, Wrong
from omaha_trainer.training.spots.betting import spot_fields
from omaha_trainer.training.spots.order import OrderSpot, read_order, showing_rule, write_hand, write_table
from omaha_trainer.training.wish import Wish

_POSTS = (Ask.WHO_POSTS_SMALL, Ask.WHO_POSTS_BIG)
_ASKS = (*_POSTS, Ask.WHO_ACTS_FIRST, Ask.WHO_ACTS_FIRST, Ask.WHO_SHOWS_FIRST, Ask.WHO_SHOWS_FIRST)
_TRAPS = (Trap.HEADS_UP_BUTTON, Trap.SHORT_ALL_IN)
_HEADS_UP_SHARE = 0.25


class Order:
    """Before the first card the table is all that is known; later a hand is played up to the question."""

    kind = Kind.ORDER
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        heads_up = wish.trap is Trap.HEADS_UP_BUTTON or (wish.trap is None and rng.random() < _HEADS_UP_SHARE)
        ask = rng.choice(_ASKS[2:] if wish.trap is Trap.SHORT_ALL_IN else _ASKS)
        before_cards = ask in _POSTS or (
            ask is Ask.WHO_ACTS_FIRST and wish.trap is not Trap.SHORT_ALL_IN and rng.random() < 0.4
        )
        if before_cards:
            return write_table(rng, wish, ask, heads_up)
        text = write_hand(rng, wish, ask, heads_up)
        if text is None:
            raise KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=wish.trap.value if wish.trap else "")
        return text

    def question(self, spot: str) -> Question:
        read = read_order(spot_fields(self.kind, spot), spot)
        return Question(self.kind, read.traps, read.setup.house, spot, read.prompt, (_part(read),))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:  # noqa: ARG002
        """Every seat that stands for a mistake is named by the part already."""
        return None


def _part(read: OrderSpot) -> Part:
    right = SeatAnswer(read.answer)
    rule = _rule(read)
    return Part(
        ask=read.ask,
        mode=Mode.SEAT,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), order_mistakes(read)),
        steps=(Work(WorkKind.ORDER_FROM, seats=read.order, rule=rule),),
        rule=rule,
    )


def _rule(read: OrderSpot) -> str:
    heads_up = read.setup.seats == 2
    if read.ask in _POSTS:
        return "B4" if heads_up else "B1"
    if read.ask is Ask.WHO_ACTS_FIRST:
        return "B4" if heads_up else "B2"
    assert read.moment is not None  # hands are shown in a hand
    return showing_rule(read.moment)
