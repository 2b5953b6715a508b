"""The coach in words: ten stored spots as golden text, every reason and caution said, everything translated."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from omaha_trainer.cli.output import terminal_voice
from omaha_trainer.opponents.coach import QUICK, advise
from omaha_trainer.opponents.coach_advice import Advice, Caution, Choice, Outs, Rate, Review, Why, Worth
from omaha_trainer.opponents.coach_review import review
from omaha_trainer.poker.card import DECK
from omaha_trainer.table.action import CheckOrCall
from omaha_trainer.table.game import Street
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


def sure(value: float) -> Rate:
    return Rate(value, 0.01)


def against(advice: Advice, **shares: float) -> Advice:
    """The same advice with other shares of the pot."""
    changed: dict[str, Any] = {name: sure(of) for name, of in shares.items()}
    return replace(advice, cautions=(), against=replace(advice.against, **changed))


def said(advice: Advice) -> str:
    """The reason, without the remark that it is close."""
    return reason_text(advice, FIGURES).split(" It is close")[0].replace("\xa0", " ")


@pytest.mark.parametrize(
    ("opponents", "equity", "high_is_beaten_by", "outs", "expected"),
    [
        (3, 0.30, 0.01, 0, "Worse hands pay: where you are called you win about 40 % of the pot."),
        (3, 0.13, 0.01, 0, "It drives others out: against those who go on you win about 40 % of the pot."),
        (3, 0.30, 0.40, 9, "9 of 45 next cards help you, and where you are called you win about 40 % of the pot."),
        (3, 0.30, 0.40, 4, "Worse hands pay: where you are called you win about 40 % of the pot."),
    ],
)
def test_a_bet_for_value_says_what_it_wins_by(
    advised: Advice, opponents: int, equity: float, high_is_beaten_by: float, outs: int, expected: str
) -> None:
    assert advised.high is not None
    bet = replace(
        against(advised, equity=equity),
        why=Why.VALUE,
        opponents=opponents,
        called=0.4,
        low=None,
        high=replace(advised.high, better_pairs=high_is_beaten_by),
        outs=replace(advised.outs, high=tuple(DECK[:outs]), low=(), scoop=()),
    )
    assert said(bet) == expected


@pytest.mark.parametrize(
    ("shares", "has_low", "expected"),
    [
        ((0.50, 0.05, 0.00), False,
         "You play for the high half only; a bet builds a pot of which you win half at best."),
        ((0.05, 0.50, 0.00), True,
         "You play for the low half only; a bet builds a pot of which you win half at best."),
        ((0.50, 0.05, 0.04), False,
         "You play for the high half, and win the whole pot only about 4 % of the time. "
         "A bet builds a pot that is mostly shared."),
        ((0.05, 0.50, 0.02), True,
         "You play for the low half, and win the whole pot only about 2 % of the time. "
         "A bet builds a pot that is mostly shared."),
        ((0.20, 0.30, 0.06), True,
         "You win the whole pot only about 6 % of the time; a bet builds one that is mostly shared."),
        ((0.63, 0.00, 0.40), False,
         "Without a low you win the whole pot only about 40 % of the time; a bet builds one that is often shared."),
    ],
)  # fmt: skip
def test_half_a_pot_is_called_so_only_where_it_is(
    advised: Advice, shares: tuple[float, float, float], has_low: bool, expected: str
) -> None:
    high, low, scoop = shares
    check = against(replace(advised, why=Why.ONE_HALF), high=high, low=low, scoop=scoop)
    assert said(check if has_low else replace(check, low=None)) == expected


@pytest.mark.parametrize(
    ("choice", "equity", "opponents", "all_in", "expected"),
    [
        (Choice.CALL, 0.50, 1, False, "You win about 50 % of the pot; the call asks only 32 %."),
        (Choice.CALL, 0.317, 1, False, "You win about 32 % of the pot; the call asks 32 %."),
        (Choice.CALL, 0.3155, 1, False, "You win about 32 % of the pot; the call asks 32 %."),
        (Choice.CALL, 0.25, 1, False, "what you win later makes up for it."),
        (Choice.CALL, 0.25, 2, False, "what you win later, or against fewer of them, makes up for it."),
        (Choice.CALL, 0.25, 2, True, "what you win against fewer of them makes up for it."),
        (Choice.FOLD, 0.3155, 1, False, "You win less than the 32 % of the pot that the call asks."),
        (Choice.FOLD, 0.25, 1, False, "You win about 25 % of the pot; the call asks 32 %."),
        (Choice.FOLD, 0.35, 1, False, "but the bets still to come make it too dear."),
        (Choice.FOLD, 0.35, 1, True, "You win about 35 % of the pot; the call asks 32 %."),
    ],
)
def test_a_price_is_weighed_with_what_comes_after_it(
    advised: Advice, choice: Choice, equity: float, opponents: int, all_in: bool, expected: str
) -> None:
    call = Worth(Choice.CALL, 0, sure(1.0), all_in)
    worths = (call,) if choice is Choice.CALL else (Worth(Choice.FOLD, 0, Rate(0.0, 0.0)), call)
    text = said(against(replace(advised, why=Why.PRICE, worths=worths, opponents=opponents), equity=equity))
    assert text.endswith(expected)
    assert advised.price is not None and round(advised.price.share, 2) == 0.32


def test_cards_that_help_either_half_are_counted_once_each(advised: Advice) -> None:
    outs = replace(advised.outs, unseen=45, high=tuple(DECK[:4]), low=tuple(DECK[3:19]), scoop=tuple(DECK[3:4]))
    assert said(replace(advised, why=Why.FREE_DRAW, outs=outs, cautions=())) == (
        "It costs nothing to wait, and 19 of 45 next cards help you."
    )


@pytest.mark.parametrize(("low", "expected"), [(0.0, "it is hardly ever yours."), (0.07, "it is seldom yours.")])
def test_a_low_that_may_come_is_told_by_how_often_it_is_won(low: float, expected: str, advised: Advice) -> None:
    dry = replace(against(replace(advised, low_possible=False), low=low), cautions=(Caution.NO_LOW,))
    assert f"If a low comes, {expected}" in said(dry)


def test_heads_up_no_bet_is_said_to_be_paid_by_other_hands_than_it_is(advised: Advice) -> None:
    ahead = against(replace(advised, why=Why.KEEPS_SMALL, opponents=1), equity=0.69)
    assert said(ahead) == "You have about 69 % of the pot, but a bet would hardly win you more."
    behind = against(replace(advised, why=Why.VALUE, opponents=1, called=0.46, folds=0.2, outs=Outs()), equity=0.49)
    assert said(behind) == (
        "All fold about 20 % of the time, and where you are called you still win about 46 % of the pot."
    )


def test_draws_are_no_bluffs_against_who_is_all_in(advised: Advice) -> None:
    outs = replace(advised.outs, unseen=45, high=tuple(DECK[:9]), low=(), scoop=())
    bet = replace(advised, why=Why.SEMI_BLUFF, opponents=2, folds=0.0, outs=outs, cautions=())
    assert said(bet) == "Some may fold, and against those who do not 9 of 45 next cards help you."


def test_what_is_far_apart_is_not_called_close_for_its_error(advised: Advice) -> None:
    check, bet = Worth(Choice.CHECK, 0, Rate(0.0, 2.3)), Worth(Choice.BET, 600, Rate(-18.1, 27.6))
    text = reason_text(replace(advised, worths=(check, bet), cautions=()), FIGURES).replace("\xa0", " ")
    assert text.endswith("Bet 6 seems worth less, but the estimate is too rough to be sure.")


@pytest.mark.parametrize("why", [Why.PROTECTS, Why.BLUFF])
def test_nobody_is_said_to_fold_where_one_cannot(why: Why, advised: Advice) -> None:
    """An opponent who is all in stays in: all of them never fold."""
    bet = replace(advised, why=why, opponents=2, folds=0.0, called=0.15, cautions=())
    assert said(bet) == "Some may fold, and against those who go on you win about 15 % of the pot."
    assert said(replace(bet, folds=0.4)) != said(bet)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0.2, "There is nothing here to bet for, and the showdown costs nothing."),
        (0.9, "The showdown costs nothing. It is close: Bet 6 is worth about as much."),
        (2.0, "The showdown costs nothing. Bet 6 seems worth more, but that may be chance, and it risks more."),
    ],
)
def test_a_bet_that_is_worth_as_much_or_more_is_told(value: float, expected: str, advised: Advice) -> None:
    check, bet = Worth(Choice.CHECK, 0, Rate(1.0, 0.3)), Worth(Choice.BET, 600, Rate(value, 0.4))
    advice = replace(advised, street=Street.RIVER, why=Why.FREE, worths=(check, bet), cautions=())
    assert reason_text(advice, FIGURES).replace("\xa0", " ") == expected


def test_who_beats_half_of_the_hands_is_told_of_no_bluffs(advised: Advice) -> None:
    catcher = replace(advised, why=Why.CATCHES_BLUFFS, opponents=1)
    assert "bluffs" in said(against(catcher, equity=0.40))
    assert "bluffs" not in said(against(catcher, equity=0.49))


def test_a_few_outs_are_no_reason_for_who_is_ahead(advised: Advice) -> None:
    outs = replace(advised.outs, high=tuple(DECK[:4]), low=(), scoop=())
    drawing = replace(advised, why=Why.PRICE_DRAW, opponents=1, outs=outs)
    assert "4 of 45" in said(against(drawing, equity=0.40))
    assert "4 of 45" not in said(against(drawing, equity=0.62))


def test_before_the_flop_a_free_flop_is_called_so_and_a_fold_praises_no_hand(advised: Advice) -> None:
    before = replace(advised, street=Street.PREFLOP, cautions=(), high=None, low=None, outs=Outs())
    assert "the flop costs nothing" in said(replace(before, why=Why.FREE))
    assert said(replace(before, why=Why.START_WEAK, place=0.55)).startswith("Only among the best 45 %")
    assert said(replace(before, why=Why.START_WEAK, place=0.45)).startswith("55 % of all starting hands are better.")


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
