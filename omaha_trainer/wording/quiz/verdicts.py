"""The verdict on an answer, and what a run came to."""

from __future__ import annotations

from omaha_trainer.training.question import Grade, Part
from omaha_trainer.wording.voice import Voice, fill

from .choices import answer_words


def verdict_word(right: bool, voice: Voice) -> str:
    return voice.translate("Verdicts", "Right") if right else voice.translate("Verdicts", "Wrong")


def verdict_line(grade: Grade, part: Part, voice: Voice) -> str:
    """The verdict with the right answer: "Right: 45", "Wrong: it is 45"."""
    answer = answer_words(part.answer, part, voice)
    if grade.right:
        return fill(voice.translate("Verdicts", "Right: %1"), answer)
    return fill(voice.translate("Verdicts", "Wrong: it is %1"), answer)


def score_line(right: int, asked: int, voice: Voice) -> str:
    """How many questions of a run were right: "7 of 10 right"."""
    return fill(voice.translate("Verdicts", "%1 of %2 right"), str(right), str(asked))


def time_line(milliseconds: int, average_ms: int | None, voice: Voice) -> str:
    """The time of an answer beside the usual one: "6.2 s, your average 8.0 s"."""
    now = _seconds(milliseconds, voice)
    if average_ms is None:
        return now
    return fill(voice.translate("Verdicts", "%1, your average %2"), now, _seconds(average_ms, voice))


def _seconds(milliseconds: int, voice: Voice) -> str:
    """Seconds to a tenth."""
    whole, part = divmod(round(milliseconds / 100), 10)
    point = voice.translate("Verdicts", ".", "the decimal sign")
    return fill(voice.translate("Verdicts", "%1 s", "seconds"), f"{whole}{point}{part}")
