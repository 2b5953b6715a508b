"""Every question of the fixed spots in words: golden texts, nothing missing, nothing given away, all translatable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from omaha_trainer.cli.output import terminal_voice
from omaha_trainer.table.explain import StepKind
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.training.kind import grade
from omaha_trainer.training.lessons.skills import NAMES_THE_ANSWER
from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.parts.picks import pick
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Ask,
    NoHand,
    Part,
    Question,
    Shares,
    WorkKind,
)
from omaha_trainer.training.registry import KINDS, ask
from omaha_trainer.wording.mistakes.why_wrong import tellers, why_wrong
from omaha_trainer.wording.quiz.asks import ask_line
from omaha_trainer.wording.quiz.choices import answer_words, choice_text
from omaha_trainer.wording.quiz.hints import hints, lesson_rule, method, trap_hint
from omaha_trainer.wording.quiz.names import trap_name
from omaha_trainer.wording.quiz.prompts import house_line, prompt_lines
from omaha_trainer.wording.quiz.steps import work_lines
from omaha_trainer.wording.quiz.verdicts import verdict_line
from omaha_trainer.wording.rules import rule_ids, rule_line
from omaha_trainer.wording.voice import Voice, identity

from .quiz_spots import questions

GOLDEN = Path(__file__).parent / "golden"
Golden = Callable[[Path, str], None]
ALL_KINDS = pytest.mark.parametrize("kind", Kind)


def voice_of(question: Question) -> Voice:
    decimals = question.prompt.get("decimals", 0)
    assert isinstance(decimals, int)
    return terminal_voice(decimals)


def parts_of(kind: Kind) -> Iterator[tuple[Question, Part]]:
    for question in questions(kind):
        for part in question.parts:
            yield question, part


def told(question: Question) -> Iterator[str]:
    """The whole question as a learner meets it, then every wrong answer with its explanation and rule."""
    voice = voice_of(question)
    yield from prompt_lines(question, voice)
    yield from (f"hint: {hint}" for hint in hints(question, voice))
    for part in question.parts:
        yield from told_part(part, question, voice)
    yield ""


def told_part(part: Part, question: Question, voice: Voice) -> Iterator[str]:
    yield f"? {ask_line(part, question, voice)}"
    yield from (f"  {number}  {choice_text(choice, voice)}" for number, choice in enumerate(part.choices, start=1))
    yield f"= {answer_words(part.answer, part, voice)}"
    yield from (f"  {line}" for line in work_lines(part, voice))
    yield f"  {rule_line(part.rule, voice)}"
    for wrong in part.wrong:
        yield f"! {answer_words(wrong.answer, part, voice)} [{wrong.mistake}]"
        yield f"  {why_wrong(wrong, part, question, voice)} [{wrong.rule}]"


@ALL_KINDS
def test_words_of_each_kind(kind: Kind, golden: Golden) -> None:
    golden(GOLDEN / f"quiz_{kind}.txt", "\n".join(line for question in questions(kind) for line in told(question)))


def test_the_fixed_spots_hold_every_mistake_that_is_explained() -> None:
    """But for those that only a typed or clicked answer makes (`test_answers_beside_the_usual_ones`)."""
    explained = {(kind, mistake) for kind in Kind for _, part in parts_of(kind) for mistake in tellers(kind, part.ask)}
    there = {(kind, wrong.mistake) for kind in Kind for _, part in parts_of(kind) for wrong in part.wrong}
    assert {mistake for _, mistake in explained - there} <= {
        Mistake.NOT_FIVE_CARDS,
        Mistake.ONE_CHIP_MORE,
        Mistake.ABOVE_THE_STACK,
        Mistake.OTHER_HOUSE,
        Mistake.ONE_HOLE_CARD,
        Mistake.PLAYED_THE_BOARD,
        Mistake.THREE_HOLE_CARDS,
    }
    assert {mistake for _, mistake in explained} | {Mistake.OTHER} == set(Mistake)


@ALL_KINDS
def test_every_mistake_of_fresh_questions_is_explained_in_its_own_words(kind: Kind, runs: Callable[..., int]) -> None:
    rng = Random(f"words of {kind}")
    for _ in range(runs(150, 25)):
        question = ask(kind, rng)
        voice = voice_of(question)
        for part in question.parts:
            assert_told(part, question, voice)


def assert_told(part: Part, question: Question, voice: Voice) -> None:
    fallback, known = method(question.kind, voice), set(rule_ids(voice))
    assert {part.rule, lesson_rule(part, question), *(work.rule for work in part.steps)} <= known
    reasons = [why_wrong(wrong, part, question, voice) for wrong in part.wrong]
    for wrong, reason in zip(part.wrong, reasons, strict=True):
        assert wrong.rule in known
        assert reason != fallback, wrong
        assert reason.endswith(".")
        assert not re.search(r"%[1-9n]|\(s\)|  ", reason), reason
        assert 20 < len(reason) < 300, reason
    for line in (*prompt_lines(question, voice), *work_lines(part, voice), ask_line(part, question, voice)):
        assert line.strip(), question
        assert not re.search(r"%[1-9n]|\(s\)", line), line


def test_every_thing_asked_and_every_step_has_words() -> None:
    parts = [part for kind in Kind for _, part in parts_of(kind)]
    asks = {part.ask for part in parts}
    steps = {work.kind for part in parts for work in part.steps}
    assert set(Ask) - asks <= {Ask.MIN_BET, Ask.MAX_BET}
    assert set(WorkKind) <= steps
    assert set(StepKind) - steps <= {StepKind.ROUNDED, StepKind.SMALL_BLIND_COUNTS, StepKind.SHORT_BLIND_COUNTS}


def reason(question: Question, part: Part, answer: Answer) -> tuple[Mistake, str]:
    """The verdict of an answer in words."""
    verdict = grade(KINDS[question.kind], question, part, answer)
    assert verdict.wrong is not None
    return verdict.wrong.mistake, why_wrong(verdict.wrong, part, question, voice_of(question))


def test_H1_another_number_of_cards() -> None:
    question = questions(Kind.BEST_HANDS)[0]
    hole, board = question.prompt["hole"], question.prompt["board"]
    assert isinstance(hole, tuple) and isinstance(board, tuple)
    high = question.parts[0]
    assert reason(question, high, pick(hole[:1], board[:2])) == (
        Mistake.NOT_FIVE_CARDS,
        "A hand is five cards: two of yours and three of the board. You chose 3 cards.",
    )
    mistake, text = reason(question, high, pick(hole[:3], board[:2]))
    assert mistake is Mistake.THREE_HOLE_CARDS
    assert text.startswith("You picked: high card ace. But 3 cards of it come from your hand")
    assert "3 cards of it come from your hand, and only two may." in text


def test_A5_more_than_the_stack() -> None:
    for kind in (Kind.MAX_RAISE, Kind.MIN_RAISE):
        question = next(one for one, part in parts_of(kind) if isinstance(part.answer, Amount))
        mistake, text = reason(question, question.parts[0], Amount(10**9))
        assert mistake is Mistake.ABOVE_THE_STACK
        assert text.startswith("You cannot bet more than you have: all in is ")


def test_PL1_one_chip_too_many() -> None:
    question = next(
        one for one, part in parts_of(Kind.MAX_RAISE) if "short-stack" not in one.traps and not one.house.round_pot_up
    )
    right = question.parts[0].answer
    assert isinstance(right, Amount)
    assert reason(question, question.parts[0], Amount(right.chips + 1)) == (
        Mistake.ONE_CHIP_MORE,
        f"That is one chip too many. The most is {voice_of(question).amount(right.chips)}.",
    )


def test_an_answer_that_nobody_expects_is_told_the_way() -> None:
    question = questions(Kind.PAYOUT)[0]
    part = question.parts[0]
    assert reason(question, part, Shares((1,) * len(part.seats))) == (
        Mistake.OTHER,
        method(Kind.PAYOUT, voice_of(question)),
    )


def test_the_verdict_names_the_right_answer() -> None:
    question = questions(Kind.SIDE_POTS)[0]
    (part,) = question.parts
    right, wrong = (grade(KINDS[question.kind], question, part, answer) for answer in (part.answer, NoHand()))
    pots = answer_words(part.answer, part, voice_of(question))
    assert verdict_line(right, part, voice_of(question)) == f"Right: {pots}"
    assert verdict_line(wrong, part, voice_of(question)) == f"Wrong: it is {pots}"


@ALL_KINDS
def test_nothing_before_the_answer_gives_it_away(kind: Kind) -> None:
    """Neither a trap that is the answer, nor the uncalled bet, nor the pots, nor the rule that decides."""
    for question in questions(kind):
        voice = voice_of(question)
        before = "\n".join([*prompt_lines(question, voice), *hints(question, voice)])
        assert "uncalled" not in before
        assert "ide pot" not in "\n".join(prompt_lines(question, voice))
        for trap in NAMES_THE_ANSWER.intersection(question.traps):
            assert trap_name(trap, voice) not in before
            assert trap_hint(kind, trap, voice) not in before


def test_the_rule_of_a_lesson_is_that_of_the_question() -> None:
    rules: dict[Ask, set[str]] = {}
    for kind in Kind:
        for question, part in parts_of(kind):
            rules.setdefault(part.ask, set()).add(lesson_rule(part, question))
    assert rules[Ask.MIN_RAISE_TO] == {"A3", "FL1"}
    assert rules[Ask.NAME_THE_POTS] == {"P1"}
    assert rules[Ask.WHO_GETS_WHAT] == {"P5"}
    assert rules[Ask.LOW_NOW] == {"L8"}


def test_HR4_house_rules_of_ones_own_are_spelt_out() -> None:
    voice = Voice(identity)
    assert house_line(PRESETS[Preset.TDA], voice) == "Tournament rules (TDA)"
    assert house_line(HouseRules(bets_per_street=5), voice) == (
        "Online rules, but: Bets a street in fixed limit (HR4): 5"
    )
    assert house_line(HouseRules(short_blind_counts_full=True, bets_per_street=None), voice) == (
        "Tournament rules (TDA), but: Bets a street in fixed limit (HR4): no cap"
    )


def marked(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """A translator into a language of brackets."""
    return "[" + text.replace("%n", str(n)) + "]"


def untranslated(text: str) -> str:
    """What stands outside of all brackets, without rules, marks of sources and ranks."""
    while (less := re.sub(r"\[[^\[\]]*\]", "", text)) != text:
        text = less
    return text


BRACKETS = Voice(marked, amount=str, cards=lambda cards: "*" * len(cards), names=[str(number) for number in range(9)])


@ALL_KINDS
def test_everything_said_is_translated(kind: Kind) -> None:
    for question in questions(kind):
        said = [*prompt_lines(question, BRACKETS), *hints(question, BRACKETS)]
        for part in question.parts:
            said += [ask_line(part, question, BRACKETS), answer_words(part.answer, part, BRACKETS)]
            said += [choice_text(choice, BRACKETS) for choice in part.choices]
            said += work_lines(part, BRACKETS)
            said += [why_wrong(wrong, part, question, BRACKETS) for wrong in part.wrong]
        for text in said:
            assert not re.search(r"[a-z]", untranslated(text)), text


def test_cards_without_suits_are_written_by_rank() -> None:
    question = questions(Kind.NUT_LOW)[0]
    texts = [choice_text(choice, BRACKETS) for choice in question.parts[0].choices]
    assert all(re.fullmatch(r"[A2-8]-[A2-8]", text) for text in texts), texts
