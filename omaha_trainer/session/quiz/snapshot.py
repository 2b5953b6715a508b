"""A run as JSON text, and back: its plan, its questions as spots, the answers, and the time spent on the open part.

What is known of the learner is not in it; the store has that.
"""

from __future__ import annotations

import json
from typing import Any

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.play.snapshot_parts import read_whole
from omaha_trainer.training.answer_text import answer_text, read_answer
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind, Mistake, Trap

from .plan import QuizPlan, drill_data, read_drill
from .run import Answered, Asked, Origin, QuizRun

VERSION = 1
Data = dict[str, Any]


def run_text(run: QuizRun) -> str:
    """One line of JSON text."""
    data = {
        "version": VERSION,
        "plan": _plan_data(run.plan),
        "asked": [_asked_data(asked) for asked in run.asked],
        "thinking_ms": run.thinking_ms,
        "left": run.left,
    }
    return json.dumps(data, separators=(",", ":"))


def read_run(text: str) -> QuizRun:
    """The run of such a text. Raises KnownError(SessionFault.SNAPSHOT) where it is none, or of another version."""
    try:
        data = json.loads(text)
        if data["version"] != VERSION:
            raise ValueError(data["version"])
        asked = tuple(_read_asked(one) for one in data["asked"])
        if not all(one.done for one in asked[:-1]) and not data["left"]:
            raise ValueError("an open question before the last")
        return QuizRun(_read_plan(data["plan"]), asked, read_whole(data["thinking_ms"]), bool(data["left"]))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, KnownError) as error:
        raise KnownError(SessionFault.SNAPSHOT, why=repr(error)) from error


def _plan_data(plan: QuizPlan) -> Data:
    return {
        "way": plan.way,
        "drill": drill_data(plan.drill),
        "seed": plan.seed,
        "scheduled": plan.scheduled,
        "skills": [_skill_data(skill) for skill in plan.skills],
    }


def _read_plan(data: Data) -> QuizPlan:
    skills = tuple(_read_skill(skill) for skill in data["skills"])
    drill = read_drill(data["drill"])
    return QuizPlan(Way(data["way"]), drill, read_whole(data["seed"]), bool(data["scheduled"]), skills)


def _skill_data(skill: Skill) -> list[str]:
    return [skill.kind, skill.trap or ""]


def _read_skill(data: list[str]) -> Skill:
    kind, trap = data
    return Skill(Kind(kind), Trap(trap) if trap else None)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _asked_data(asked: Asked) -> Data:
    return {
        "number": asked.number,
        "kind": asked.kind,
        "spot": asked.spot,
        "origin": asked.origin,
        "wished": _skill_data(asked.wished),
        "skills": [_skill_data(skill) for skill in asked.skills],
        "parts": asked.parts,
        "answers": [_answered_data(answered) for answered in asked.answers],
        "usual_ms": asked.usual_ms,
        "slow": asked.slow,
    }


def _read_asked(data: Data) -> Asked:
    asked = Asked(
        number=read_whole(data["number"]),
        kind=Kind(data["kind"]),
        spot=_text(data["spot"]),
        origin=Origin(data["origin"]),
        wished=_read_skill(data["wished"]),
        skills=tuple(_read_skill(skill) for skill in data["skills"]),
        parts=read_whole(data["parts"]),
        answers=tuple(_read_answered(answered) for answered in data["answers"]),
        usual_ms=None if data["usual_ms"] is None else read_whole(data["usual_ms"]),
        slow=bool(data["slow"]),
    )
    if not asked.skills or not 0 <= len(asked.answers) <= asked.parts:
        raise ValueError(data)
    return asked


def _answered_data(answered: Answered) -> Data:
    return {
        "answer": answer_text(answered.answer),
        "mistake": answered.mistake,
        "ms": answered.milliseconds,
        "hinted": answered.hinted,
    }


def _read_answered(data: Data) -> Answered:
    mistake = Mistake(data["mistake"]) if data["mistake"] else None
    return Answered(read_answer(data["answer"]), mistake, read_whole(data["ms"]), bool(data["hinted"]))
