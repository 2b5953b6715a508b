"""What an answer brings about, and a wrong answer that is looked back on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from omaha_trainer.store.quiz_rows import AttemptRow
from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.question import Answer, Grade, Part, Question

from .run import Asked


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer brought about: for the store the attempt and what is remembered now, for the learner the rest."""

    grade: Grade
    attempt: AttemptRow
    memories: Mapping[Skill, Memory]
    """Of the skills that were reviewed; empty until the question is done."""
    asked: Asked
    """The question with this answer: its time, the usual time, whether it was slow."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A wrong answer of the run, with all that explains it."""

    asked: Asked
    question: Question
    part: Part
    answer: Answer
    grade: Grade
