"""Amounts as text and as typed: right or refused, never a misread amount."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.money import AmountFault, amount_text, parse_amount

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
LOCALES = [(".", ","), (",", "."), (",", NARROW), (",", NO_BREAK), (".", "\N{RIGHT SINGLE QUOTATION MARK}"), (".", "")]
"""Decimal point and grouping: English, German, Ukrainian and Russian, Kazakh, Swiss, none."""


@pytest.mark.parametrize(
    ("chips", "decimals", "text"),
    [(175, 2, "$1.75"), (1200, 2, "$12.00"), (5, 2, "$0.05"), (35, 0, "$35"), (0, 2, "$0.00"), (-175, 2, "-$1.75")],
)
def test_money(chips: int, decimals: int, text: str) -> None:
    assert amount_text(chips, decimals) == text


def test_signs_currencies_and_groups() -> None:
    assert amount_text(175, 2, signed=True) == "+$1.75"
    assert amount_text(0, 2, signed=True) == "$0.00"
    assert amount_text(123456789, 2, currency="", decimal_point=",", grouping=NARROW) == f"1{NARROW}234{NARROW}567,89"


@pytest.mark.parametrize(
    ("chips", "big", "text"),
    [
        (175, 50, "3.5 BB"),
        (50, 50, "1 BB"),
        (1, 3, "0.33 BB"),
        (2, 3, "0.67 BB"),
        (-25, 50, "-0.5 BB"),
        (0, 50, "0 BB"),
    ],
)
def test_big_blinds(chips: int, big: int, text: str) -> None:
    assert amount_text(chips, 2, in_big_blinds=big) == text


@pytest.mark.parametrize(
    ("typed", "chips"),
    [
        ("1.75", 175), ("1,75", 175), ("$1.75", 175), ("1 750", 175000), (f"1{NARROW}750", 175000),
        (f"1{NO_BREAK}750,5", 175050), ("1'750", 175000), ("1,750.50", 175050), ("1.750,50", 175050),
        ("1,750,000", 175000000), ("1.750.000", 175000000), (" 12 ", 1200), (".5", 50), (",5", 50), ("5.", 500),
        ("0,750", 75), ("1234,500", 123450), ("1.50", 150), ("1.5000", 150), ("10 ₴", 1000), ("3,50 ₽", 350),
        ("₸ 7", 700), ("007", 700),
    ],
)  # fmt: skip
def test_typed_amounts(typed: str, chips: int) -> None:
    assert parse_amount(typed, 2) == chips


@pytest.mark.parametrize("typed", ["1,750", "1.750", "12,500", "$1,000", "999.999"])
def test_one_sign_and_three_digits_may_be_either(typed: str) -> None:
    """1,750 is 1750 in English, 1.75 elsewhere: asked for once more unless the program itself groups so."""
    for decimals in (0, 2):
        with pytest.raises(KnownError) as caught:
            parse_amount(typed, decimals)
        assert caught.value.reason is AmountFault.AMBIGUOUS
    sign = "," if "," in typed else "."
    whole = int("".join(character for character in typed if character.isdigit()))
    assert parse_amount(typed, 2, grouping=sign) == 100 * whole


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", AmountFault.EMPTY), ("  ", AmountFault.EMPTY), ("$", AmountFault.EMPTY),
        ("abc", AmountFault.NOT_A_NUMBER), ("-5", AmountFault.NOT_A_NUMBER), ("1e3", AmountFault.NOT_A_NUMBER),
        ("1.2.3", AmountFault.NOT_A_NUMBER), ("1 75", AmountFault.NOT_A_NUMBER), ("1,75,000", AmountFault.NOT_A_NUMBER),
        (".", AmountFault.NOT_A_NUMBER), ("1,2.3,4", AmountFault.NOT_A_NUMBER), ("5$5", AmountFault.NOT_A_NUMBER),
        ("1.750,00.0", AmountFault.NOT_A_NUMBER), ("٣", AmountFault.NOT_A_NUMBER), ("½", AmountFault.NOT_A_NUMBER),
        ("nan", AmountFault.NOT_A_NUMBER), ("1.755", AmountFault.AMBIGUOUS), ("0.755", AmountFault.FINER_THAN_A_CHIP),
        ("1.7555", AmountFault.FINER_THAN_A_CHIP), ("9" * 16, AmountFault.TOO_LARGE),
        ("9" * 4000, AmountFault.TOO_LARGE),
    ],
)  # fmt: skip
def test_refused_amounts(typed: str, reason: AmountFault) -> None:
    with pytest.raises(KnownError) as caught:
        parse_amount(typed, 2)
    assert caught.value.reason is reason
    assert caught.value.details["text"] == typed


def test_a_fraction_of_a_whole_chip_is_refused() -> None:
    assert parse_amount("5.00", 0) == 5
    with pytest.raises(KnownError) as caught:
        parse_amount("5.50", 0)
    assert caught.value.reason is AmountFault.FINER_THAN_A_CHIP


@pytest.mark.parametrize(("typed", "chips"), [("3.5", 175), ("3,5 BB", 175), ("1 бб", 50), ("0.02", 1), ("2bb", 100)])
def test_typed_in_big_blinds(typed: str, chips: int) -> None:
    assert parse_amount(typed, 2, in_big_blinds=50) == chips


def test_what_is_shown_in_big_blinds_can_be_typed() -> None:
    for chips in range(200):
        assert parse_amount(amount_text(chips, in_big_blinds=30), in_big_blinds=30) == chips
    with pytest.raises(KnownError):
        parse_amount("0.01", 2, in_big_blinds=10)


@given(st.integers(0, 10**14), st.sampled_from([0, 2]), st.sampled_from(LOCALES))
def test_what_is_shown_can_be_typed(chips: int, decimals: int, locale: tuple[str, str]) -> None:
    point, grouping = locale
    text = amount_text(chips, decimals, decimal_point=point, grouping=grouping)
    assert parse_amount(text, decimals, grouping=grouping) == chips


@given(st.text(alphabet="0123456789.,' $", max_size=12), st.sampled_from(LOCALES))
def test_no_text_is_misread(typed: str, locale: tuple[str, str]) -> None:
    """What is taken has the digits that were typed, but for zeros at the ends."""
    try:
        chips = parse_amount(typed, 2, grouping=locale[1])
    except KnownError:
        return
    digits = "".join(character for character in typed if character.isdigit())
    assert digits.strip("0") == str(chips).strip("0")
