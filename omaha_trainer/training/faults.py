"""Why no question can be made; beside each reason stand the details that come with it."""

from __future__ import annotations

from omaha_trainer.errors import Reason


class QuizFault(Reason):
    """Faults of a spot's text and of a wish."""

    NOT_A_SPOT = "not a spot"  # kind: the text is no spot of this kind of question
    NO_SUCH_KIND = "no such kind"  # kind, known (all kinds)
    NO_SUCH_TRAP = "no such trap"  # kind ("" = any), trap, known (the traps that there are, "odd-chip, sixth")
    CANNOT_HAVE = "cannot have"  # kind, trap: no such spot under the wished game, structure or house rules
