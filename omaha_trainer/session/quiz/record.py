"""What the store keeps of a run and of an answer, as rows of plain values."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime

from omaha_trainer.store.quiz_rows import AttemptRow, QuestionRow, RunRow
from omaha_trainer.store.skills import since_epoch
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.answer_text import answer_text
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.question import Question

from .plan import QuizPlan, drill_text
from .run import Asked


def run_row(plan: QuizPlan) -> RunRow:
    return RunRow(plan.way.value, drill_text(plan.drill), plan.seed)


def attempt_row(asked: Asked, question: Question, now: datetime) -> AttemptRow:
    """The last answer to a question. `now`: the learner's local time, of which the day is kept too."""
    part, answered = len(asked.answers) - 1, asked.answers[-1]
    return AttemptRow(
        question=_question_row(asked, question),
        part=part,
        ask=question.parts[part].ask.value,
        answer=answer_text(answered.answer),
        right=answered.right,
        mistake=answered.mistake.value if answered.mistake else None,
        milliseconds=answered.milliseconds,
        hinted=answered.hinted,
        answered_at=since_epoch(now),
        local_date=now.date(),
    )


def _question_row(asked: Asked, question: Question) -> QuestionRow:
    frame = frame_of(question)
    return QuestionRow(
        number=asked.number,
        kind=asked.kind.value,
        spot=asked.spot,
        origin=asked.origin.value,
        wished_trap=asked.wished.trap.value if asked.wished.trap else "",
        game=frame.game.value if frame.game else "",
        structure=frame.limit.value if frame.limit else "",
        house=house_text(frame.house) if frame.house else "",
        skills=tuple((skill.kind.value, skill.trap.value if skill.trap else "") for skill in asked.skills),
    )


def house_text(house: HouseRules) -> str:
    """The preset's name, or the switches of a set of one's own."""
    return house.preset.value if house.preset else json.dumps(asdict(house), separators=(",", ":"))
