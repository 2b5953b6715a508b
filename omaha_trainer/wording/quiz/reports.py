"""A run of questions in words: what it is confined to, why a question comes, and what the run came to."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.session.quiz.report import QuizReport, SkillReport
from omaha_trainer.session.quiz.run import Mark, Origin
from omaha_trainer.training.lessons.skills import NAMES_THE_ANSWER, Skill
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.wording.games import game_name, structure_name
from omaha_trainer.wording.voice import Voice, fill

from .names import again_text, kind_name, mistake_name, skill_name, trap_name
from .prompts import house_line
from .verdicts import score_line, time_line

_SECONDS = 60


def drill_text(drill: Drill, voice: Voice) -> str:
    """What the questions are confined to: "Which low wins, tie for low"; "all questions" where nothing is chosen."""
    parts = [kind_name(kind, voice) for kind in drill.kinds]
    parts += [trap_name(drill.trap, voice)] if drill.trap is not None else []
    parts += [game_name(drill.game, voice)] if drill.game is not None else []
    parts += [structure_name(drill.limit, voice)] if drill.limit is not None else []
    parts += [house_line(drill.house, voice)] if drill.house is not None else []
    if not parts:
        return voice.translate("QuizReports", "all questions")
    return voice.translate("QuizReports", ", ", "between parts of a drill").join(parts)


def origin_text(origin: Origin, skill: Skill, voice: Voice) -> str:
    """Over a question: why it comes; empty for a fresh one. A trap that is the answer itself is not named."""
    match origin:
        case Origin.FRESH:
            return ""
        case Origin.FOUNDING:
            return voice.translate("QuizReports", "an example of the rules")
        case Origin.DUE | Origin.AGAIN:
            return again_text(Skill(skill.kind) if skill.trap in NAMES_THE_ANSWER else skill, voice)
        case Origin.LIKE:
            return voice.translate("QuizReports", "another like the last one")
    assert_never(origin)


def mark_text(mark: Mark, voice: Voice) -> str:
    """One dot of the row that shows the run, for those who listen."""
    match mark:
        case Mark.RIGHT:
            return voice.translate("QuizReports", "right")
        case Mark.WRONG:
            return voice.translate("QuizReports", "wrong")
        case Mark.OPEN:
            return voice.translate("QuizReports", "open")
        case Mark.ANSWERED:
            return voice.translate("QuizReports", "answered")
        case Mark.TO_COME:
            return voice.translate("QuizReports", "to come")
    assert_never(mark)


def report_title(report: QuizReport, voice: Voice) -> str:
    """The whole run in one line: "14 of 20 right in 3:20, 10.0 s a question"."""
    score = score_line(report.right, report.questions, voice)
    if report.mean_ms is None:
        return score
    minutes, seconds = divmod(round(report.milliseconds / 1000), _SECONDS)
    each = time_line(report.mean_ms, None, voice)
    text = voice.translate("QuizReports", "%1 in %2, %3 a question", "score, minutes and seconds, seconds")
    return fill(text, score, f"{minutes}:{seconds:02d}", each)


def skill_line(report: SkillReport, voice: Voice) -> str:
    """One skill of a run: "Which low wins: tie for low - 3 of 4 right, 6.2 s, your average 8.0 s"."""
    text = voice.translate("QuizReports", "%1 - %2, %3", "skill, score, time")
    time = time_line(report.mean_ms, report.usual_ms, voice)
    return fill(text, skill_name(report.skill, voice), score_line(report.right, report.asked, voice), time)


def mistake_lines(report: QuizReport, voice: Voice) -> list[str]:
    """What went wrong instead, the commonest first: "compared lows from the bottom: 2"."""
    text = voice.translate("QuizReports", "%1: %2", "mistake, how often")
    return [fill(text, mistake_name(mistake, voice), str(count)) for mistake, count in report.mistakes]
