"""What a kind of question offers: it makes spots, makes the question of a spot, and recognises mistakes."""

from __future__ import annotations

from random import Random
from typing import Protocol

from .names import Kind, Mistake, Trap
from .question import Answer, Grade, Part, Question, Wrong
from .wish import Wish


class QuestionKind(Protocol):
    """One kind. `question(spot)` asks the engine anew, so no answer is ever stored."""

    kind: Kind
    traps: tuple[Trap, ...]
    """The traps that `spot` can be asked for."""

    def spot(self, rng: Random, wish: Wish) -> str:
        """A fresh spot as text, unambiguous and answerable from what is shown. Has the wished trap."""

    def question(self, spot: str) -> Question:
        """The question of a spot, always the same one. Raises KnownError where the text is no spot of this kind."""

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        """The mistake behind an answer that is not in `part.wrong`, with the numbers of this spot; None if unknown."""


def grade(kind: QuestionKind, question: Question, part: Part, answer: Answer) -> Grade:
    """Right if the answer is one of those accepted; else the mistake that was made, as far as it can be told."""
    if answer in part.accepted:
        return Grade(True, None)
    known = next((wrong for wrong in part.wrong if wrong.answer == answer), None)
    found = known or kind.recognise(part, answer, question)
    return Grade(False, found or Wrong(answer, Mistake.OTHER, part.rule))
