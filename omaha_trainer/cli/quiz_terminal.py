"""A quiz for people in a terminal: asks, reads what is typed, says right or wrong and why, and counts.

All parts of a question are answered before any of them is told. `?` gives hints, `q`, Ctrl-D and Ctrl-C end it.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from omaha_trainer.training.kind import grade
from omaha_trainer.training.question import Answer, Grade, Part, Question
from omaha_trainer.training.registry import KINDS
from omaha_trainer.wording.mistakes.why_wrong import why_wrong
from omaha_trainer.wording.quiz.asks import ask_line
from omaha_trainer.wording.quiz.hints import hints, lesson_rule
from omaha_trainer.wording.quiz.names import kind_name
from omaha_trainer.wording.quiz.prompts import prompt_lines
from omaha_trainer.wording.quiz.steps import work_lines
from omaha_trainer.wording.quiz.verdicts import score_line, verdict_line
from omaha_trainer.wording.rules import rule_line, source_lines
from omaha_trainer.wording.voice import Voice

from .output import terminal_voice
from .quiz_answers import Typed, offered

_NARROWEST, _WIDEST = 20, 100
_LEAVE = frozenset({"q", "quit", "exit"})
_HELP = frozenset({"?", "h", "help", "hint"})


class _Leaves(Exception):
    """The player has had enough."""


def play(questions: Iterable[Question]) -> None:
    """Ask one after the other until they are out or the player leaves; then the score."""
    right = asked = 0
    try:
        _say("Type the answer and Enter; ? gives a hint, q ends the quiz.")
        for question in questions:
            is_right = _Asking(question, _voice(question)).ask(asked + 1)
            asked, right = asked + 1, right + is_right
    except (_Leaves, EOFError, KeyboardInterrupt):
        print()
    if asked:
        _say(f"{score_line(right, asked, terminal_voice())}.")


def _voice(question: Question) -> Voice:
    decimals = question.prompt.get("decimals", 0)
    return terminal_voice(decimals if isinstance(decimals, int) else 0)


@dataclass(frozen=True, slots=True)
class _Asking:
    """One question, from its prompt to the verdict."""

    question: Question
    voice: Voice

    def ask(self, number: int) -> bool:
        """Whether every part was answered right."""
        question, voice = self.question, self.voice
        _say("", f"{number}. {kind_name(question.kind, voice)}", *prompt_lines(question, voice))
        answers = [self._answer(part) for part in question.parts]
        verdicts = [self._grade(part, answer) for part, answer in zip(question.parts, answers, strict=True)]
        return all(verdicts)

    def _answer(self, part: Part) -> Answer:
        question, voice = self.question, self.voice
        _say("", ask_line(part, question, voice))
        _say(*(f"  {place}  {text}" for place, text in enumerate(offered(part, voice), start=1)))
        return Typed(question, voice, lambda wanted: self._line(wanted, part), _say).answer(part)

    def _line(self, wanted: str, part: Part) -> str:
        """A line that is neither a wish to leave nor one for help."""
        while True:
            text = input(f"{wanted}> ")
            if text.strip().lower() in _LEAVE:
                raise _Leaves
            if text.strip().lower() not in _HELP:
                return text
            rule = lesson_rule(part, self.question)
            _say(*hints(self.question, self.voice), rule_line(rule, self.voice))
            _say(*(f"  {line}" for line in source_lines(rule, self.voice)))

    def _grade(self, part: Part, answer: Answer) -> bool:
        verdict = grade(KINDS[self.question.kind], self.question, part, answer)
        _say("", f"{verdict_line(verdict, part, self.voice)}.")
        self._explain(part, verdict)
        return verdict.right

    def _explain(self, part: Part, verdict: Grade) -> None:
        """Why a wrong answer fails, the working, and the rules of both; of a right one the rule."""
        voice, rules = self.voice, [part.rule]
        if verdict.wrong is not None:
            _say(why_wrong(verdict.wrong, part, self.question, voice))
            _say(*(f"  {line}" for line in work_lines(part, voice)))
            rules.insert(0, verdict.wrong.rule)
        _say(*(rule_line(rule, voice) for rule in dict.fromkeys(rules)))


def _say(*lines: str) -> None:
    """Lines no wider than the terminal; what follows the first row of a long one is set in."""
    width = max(_NARROWEST, min(shutil.get_terminal_size().columns, _WIDEST))
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False))
