"""The line over a question: its kind, the game and structure it is about, and the trap it comes back for."""

from __future__ import annotations

from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.question import Question
from omaha_trainer.wording.games import game_name, structure_name
from omaha_trainer.wording.quiz.names import again_text, kind_name, trap_name
from omaha_trainer.wording.quiz.prompts import house_line
from omaha_trainer.wording.voice import Voice

DOT = " · "


def kind_line(session: QuizSession, question: Question, voice: Voice, *, answered: bool) -> str:
    """ "The pot raise · Pot limit Omaha Hi-Lo · again: limpers"; a trap that gives the answer away comes after it."""
    parts = [kind_name(question.kind, voice), *_frame(question, voice)]
    last = session.run.last
    if last is not None and session.is_repeat:
        if answered or not session.repeat_tells:
            parts.append(again_text(last.wished, voice))
    elif last is not None and answered and last.skill.trap is not None:
        parts.append(trap_name(last.skill.trap, voice))
    return DOT.join(parts)


def _frame(question: Question, voice: Voice) -> list[str]:
    frame = frame_of(question)
    found = [game_name(frame.game, voice)] if frame.game is not None else []
    if frame.limit is not None:
        found.append(structure_name(frame.limit, voice))
    if frame.house is not None:
        found.append(house_line(frame.house, voice))
    return found
