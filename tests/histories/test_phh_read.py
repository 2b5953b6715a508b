"""Reading: units, defaults, the program's own fields, and what is kept untouched."""

from __future__ import annotations

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.histories.fault import HistoryFault, Wanted
from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.poker.card import parse_cards
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset

from .hands import UNKNOWN, dealt, phh


@pytest.mark.parametrize(
    ("variant", "game", "limit"),
    [
        ("PO", Game.HIGH, Limit.POT),
        ("PO/8", Game.HILO, Limit.POT),
        ("NO", Game.HIGH, Limit.NO),
        ("NO/8", Game.HILO, Limit.NO),
    ],
)
def test_variants(variant: str, game: Game, limit: Limit) -> None:
    setup = read_phh(phh(variant=variant)).setup()
    assert (setup.game, setup.limit, setup.small_bet, setup.big_bet) == (game, limit, 2, 2)


@pytest.mark.parametrize(("variant", "game"), [("FO", Game.HIGH), ("FO/8", Game.HILO)])
def test_fixed_limit_has_two_bets(variant: str, game: Game) -> None:
    setup = read_phh(phh(variant=variant, bets="small_bet = 2\nbig_bet = 4")).setup()
    assert (setup.game, setup.limit, setup.small_bet, setup.big_bet) == (game, Limit.FIXED, 2, 4)
    with pytest.raises(KnownError) as caught:
        read_phh(phh(variant=variant))
    assert caught.value.details["field"] == "small_bet"


@pytest.mark.parametrize(
    ("text", "decimals"),
    [
        (phh(), 0),
        (phh(stacks=["100.0", "100.00", 100]), 0),
        (phh(stacks=["100.5", 100, 100]), 2),
        (phh(blinds=["0.5", 1, 0]), 2),
        (phh(*dealt(UNKNOWN, UNKNOWN, UNKNOWN), "p3 cbr 5.25  # odd"), 2),
        (phh(more="finishing_stacks = [99.5, 100.5, 100]"), 2),
        (phh(more="_house = {round_pot_up = true, rounding_chip = 0.5}"), 2),
        (phh(more="_chip = 0.01"), 2),
        (phh(more="_chip = 1"), 0),
    ],
)
def test_the_smallest_chip_is_a_cent_where_an_amount_is_not_whole(text: str, decimals: int) -> None:
    hand = read_phh(text)
    assert hand.decimals == decimals
    assert hand.stacks[1] == 100 * 10**decimals


def test_amounts_are_exact() -> None:
    """1.15 and 0.29 are no binary fractions: as such they would lose a cent."""
    hand = read_phh(phh(stacks=["1.15", "0.29", "999999999999.99"]))
    assert hand.stacks == (115, 29, 99999999999999)


def test_B4_two_players_are_read_reversed() -> None:
    """p1 posts the big blind, p2 the small one and has the button; antes likewise."""
    setup = read_phh(phh(stacks=[50, 60], blinds=[1, 2], antes=[3, 4])).setup()
    assert setup.posts == (2, 1)
    assert setup.antes == (4, 3)
    assert (setup.button, setup.big_blind_seat, setup.small_blind_seat) == (1, 0, 1)


@pytest.mark.parametrize(("antes", "dead"), [([5, 5, 5], False), ([0, 5, 0], True), ([0, 0, 0], False)])
def test_B6_antes_that_differ_are_dead(antes: list[int], dead: bool) -> None:
    for status in ("", "ante_trimming_status = false", "ante_trimming_status = true"):
        assert read_phh(phh(antes=antes, more=status)).setup().antes_dead is dead


def test_own_fields() -> None:
    hand = read_phh(phh(more='_house = "tda"\n_hero = "p2"\n_seed = 17\n_deck = "As Kd"\nplayers = ["A", "B", "C"]'))
    assert hand.house == PRESETS[Preset.TDA]
    assert (hand.hero, hand.seed, hand.deck) == (1, 17, parse_cards("As Kd"))
    assert hand.players == ("A", "B", "C")
    assert read_phh(phh(more='_hero = 3\n_seed = "x/2"')).hero == 2


def test_HR4_house_rules_as_single_switches() -> None:
    house = read_phh(phh(more="_house = {bets_per_street = 0, no_cap_for_two = true, rounding_chip = 25}")).house
    assert house == HouseRules(bets_per_street=None, no_cap_for_two=True, rounding_chip=25)


def test_other_fields_are_kept() -> None:
    hand = read_phh(phh(more='author = "Somebody"\nyear = 2021\ntime = 18:30:00\nevent = "A \\"big\\" one"'))
    assert hand.others["author"] == "Somebody"
    assert hand.others["event"] == 'A "big" one'
    assert {"year", "time"} <= set(hand.others)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("_house = 3", HistoryFault.HOUSE),
        ("_house = {cap = 3}", HistoryFault.HOUSE),
        ("_house = {bets_per_street = true}", HistoryFault.WRONG_TYPE),
        ("_house = {no_cap_for_two = 1}", HistoryFault.WRONG_TYPE),
        ("_seed = 1.5", HistoryFault.WRONG_TYPE),
        ("_hero = true", HistoryFault.WRONG_TYPE),
        ("players = [1, 2, 3]", HistoryFault.WRONG_TYPE),
        ('players = ["A"]', HistoryFault.LENGTHS),
        ("finishing_stacks = [1]", HistoryFault.LENGTHS),
        ("finishing_stacks = [-1, 2, 3]", HistoryFault.AMOUNT),
    ],
)
def test_faults_of_fields(more: str, reason: HistoryFault) -> None:
    with pytest.raises(KnownError) as caught:
        read_phh(phh(more=more))
    assert caught.value.reason is reason


def test_wrong_type_says_what_is_wanted() -> None:
    with pytest.raises(KnownError) as caught:
        read_phh(phh().replace("[100, 100, 100]", "100"))
    assert caught.value.details == {"field": "starting_stacks", "wanted": Wanted.AMOUNTS}


def test_G2_other_games_are_named() -> None:
    with pytest.raises(KnownError) as caught:
        read_phh(phh(variant="NT"))
    assert (caught.value.reason, caught.value.rule, caught.value.details["found"]) == (HistoryFault.VARIANT, "G2", "NT")


def test_broken_toml_tells_the_place() -> None:
    with pytest.raises(KnownError) as caught:
        read_phh('variant = "PO"\nantes = [0, 0\n')
    assert caught.value.reason is HistoryFault.NOT_TOML
    with pytest.raises(KnownError) as caught:
        read_phh('variant = "PO"\nantes = oops\n')
    assert caught.value.details["line"] == 2
