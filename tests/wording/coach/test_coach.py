"""The coach in words: ten stored spots as golden text, every reason and caution said, everything translated."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from omaha_trainer.cli.output import terminal_voice
from omaha_trainer.opponents.coach import QUICK, advise
from omaha_trainer.opponents.coach_advice import Advice, Caution, Choice, Rate, Review, Why, Worth
from omaha_trainer.opponents.coach_review import review
from omaha_trainer.table.action import CheckOrCall
from omaha_trainer.wording.coach.panel import panel, review_line, suggestion
from omaha_trainer.wording.coach.reasons import choice_words, reason_text
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import Voice
from tests.opponents.coach_spots import SPOTS, Spot
from tests.wording.test_translatable import marked, untranslated

GOLDEN = Path(__file__).parent / "golden" / "coach.txt"
FIGURES = Numerals(terminal_voice(2))
CALL = next(spot for spot in SPOTS if spot.name == "nut low with counterfeit danger")


@pytest.fixture(scope="module")
def advised() -> Advice:
    return advise(CALL.view(), Random(1), pains=QUICK)


def told(spot: Spot) -> list[str]:
    advice = advise(spot.view(), Random(1))
    said = suggestion(advice, FIGURES)
    lines = [f"# {spot.name}: {spot.hole}, board {spot.board or '-'}"]
    for section in panel(advice, FIGURES):
        lines += [f"[{section.title}]", *(f"{line.label}: {line.value}" for line in section.lines)]
    values = "; ".join(f"{line.label} {line.value}" for line in said.values)
    return [*lines, f"> {said.head} {said.text}", f"({values})", ""]


def test_ten_spots_in_words(golden) -> None:  # type: ignore[no-untyped-def]
    golden(GOLDEN, "\n".join(line for spot in SPOTS for line in told(spot)))


@pytest.mark.parametrize("why", Why)
def test_every_reason_is_one_to_three_sentences(why: Why, advised: Advice) -> None:
    text = reason_text(replace(advised, why=why), FIGURES)
    assert 1 <= len(re.findall(r"[.](?: |$)", text)) <= 3
    assert "%" not in re.sub(r"\d\xa0%", "", text), text


@pytest.mark.parametrize("caution", Caution)
def test_every_caution_is_said(caution: Caution, advised: Advice) -> None:
    plain = reason_text(replace(advised, why=Why.PRICE, cautions=()), FIGURES)
    warned = reason_text(replace(advised, why=Why.PRICE, cautions=(caution,)), FIGURES)
    assert len(warned) > len(plain) + 20


@pytest.mark.parametrize("choice", Choice)
def test_choices_in_words(choice: Choice) -> None:
    worth = Worth(choice, 1200, Rate(0.0, 0.0))
    expected = {
        Choice.FOLD: "Fold",
        Choice.CHECK: "Check",
        Choice.CALL: "Call",
        Choice.BET: "Bet 12",
        Choice.RAISE: "Raise to 12",
    }
    assert choice_words(worth, FIGURES) == expected[choice]


def test_estimates_are_called_estimates_and_have_an_error(advised: Advice) -> None:
    for section in panel(advised, FIGURES):
        if section.title == "Equity against their ranges":
            assert all("estimate" in line.detail and "±" in line.detail for line in section.lines)
    said = suggestion(advised, FIGURES)
    assert all("estimate" in line.detail for line in said.values)
    assert all("±" in line.value or line.label == "Fold" for line in said.values)


def test_the_review_says_street_both_choices_and_the_cost(advised: Advice) -> None:
    fold = next(worth for worth in advised.worths if worth.choice is Choice.FOLD)
    line = review_line(Review(advised, fold, Rate(2.34, 0.81)), FIGURES)
    head = choice_words(advised.suggested, FIGURES)
    assert line == f"Flop: Fold, where the coach's choice was {head}. Estimated cost: 2.3\xa0±\xa00.8\xa0BB."


def test_calling_what_should_be_called_costs_nothing() -> None:
    spot = next(spot for spot in SPOTS if spot.name == "big draw, all-in price")
    advice = advise(spot.view(), Random(1), pains=QUICK)
    assert review(spot.view(), CheckOrCall(), advice, Random(1)).cost == Rate(0.0, 0.0)


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_all_of_it_is_translated(spot: Spot) -> None:
    figures = Numerals(Voice(marked, amount=lambda chips: f"{chips}", cards=lambda cards: "*" * len(cards)))
    advice = advise(spot.view(), Random(1), pains=QUICK)
    said = suggestion(advice, figures)
    texts = [said.head, said.text]
    for line in (*said.values, *(line for section in panel(advice, figures) for line in section.lines)):
        texts += [line.label, line.value, line.detail]
    for text in texts:
        assert not re.search(r"[B-Zb-z]", untranslated(text)), text  # lows have an A of their own
