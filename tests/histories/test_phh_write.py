"""Writing: what was played is read back the same, and an export tells nothing that the hero has not seen."""

from __future__ import annotations

from datetime import date, time
from decimal import Decimal
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.histories.house_field import read_house, write_house
from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import replay_phh
from omaha_trainer.histories.phh_write import hand_of, write_phh
from omaha_trainer.histories.toml_value import toml_value
from omaha_trainer.poker.card import Card, cards_text
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, HandShown, HoleDealt, Mucked
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.legal import legal
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState

from .hands import phh


def some_action(state: HandState, random: Random) -> Action:
    """Any legal action, all in now and then."""
    choices = legal(state)
    assert choices is not None
    kinds: list[Action] = [CheckOrCall(), CheckOrCall(), CheckOrCall()]
    if not choices.can_check:
        kinds.append(Fold())
    if choices.can_raise:
        kinds += [
            RaiseTo(choices.min_to),
            RaiseTo(choices.max_to),
            RaiseTo(random.randint(choices.min_to, choices.max_to)),
        ]
    return random.choice(kinds)


def played(setup: HandSetup, random: Random) -> tuple[HandState, tuple[Event, ...], tuple[Card, ...]]:
    """A whole hand of random actions: the end, the story, the rest of the deck."""
    deck = shuffled(random)
    state, events = deal(setup, deck, mucks=[random.random() < 0.5 for _ in range(setup.seats)])
    while not state.over:
        state, more = apply(state, some_action(state, random))
        events += more
    return state, events, deck[4 * setup.seats + len(state.board) :]


def some_setup(random: Random) -> HandSetup:
    seats = random.randint(2, 9)
    limit = random.choice(list(Limit))
    kind = random.choice(list(AnteKind))
    stakes = Stakes(50, 100, 0 if kind is AnteKind.NONE else 10, kind, random.choice([0, 2]))
    stacks = [random.randint(15, 3000) for _ in range(seats)]
    house = random.choice([*PRESETS.values(), HouseRules(bets_per_street=None, rounding_chip=25, round_pot_up=True)])
    return stakes.setup(random.choice(list(Game)), limit, random.randrange(seats), stacks, house=house)


@given(st.integers(0, 10**9))
def test_a_replay_equals_the_play(seed: int) -> None:
    """Written and read back, the rules bring about the same stacks, pots, shows and returned bets."""
    random = Random(seed)
    setup = some_setup(random)
    state, events, deck = played(setup, random)
    hand = hand_of(setup, events, hero=random.randrange(setup.seats), seed=seed, deck=deck)
    text = write_phh(hand)
    again = read_phh(text)
    assert again == hand
    assert write_phh(again) == text
    found = replay_phh(again)
    order = setup.odd_chip_order
    assert found.complete
    assert found.file_differs is False
    assert found.finishing == tuple(state.stacks[seat] for seat in order)
    assert [order[seat] for seat in found.show_order] == [
        event.seat for event in events if isinstance(event, HandShown | Mucked)
    ]
    assert found.setup.odd_chip_order == tuple(order.index(seat) for seat in order)


@given(st.integers(0, 10**9))
def test_an_export_reveals_nothing_unseen(seed: int) -> None:
    """Hole cards that were neither shown nor the hero's, the rest of the deck and the seed are not in the text."""
    random = Random(seed)
    setup = some_setup(random)
    _, events, deck = played(setup, random)
    hero = random.randrange(setup.seats)
    hand = hand_of(setup, events, hero=hero, seed=seed, deck=deck)
    text = write_phh(hand, hide=True)
    seen = {event.seat for event in events if isinstance(event, HandShown)} | {hero}
    for event in events:
        if isinstance(event, HoleDealt) and event.cards:
            assert (cards_text(event.cards) in text) is (event.seat in seen)
    again = read_phh(text)
    assert (again.deck, again.seed) == ((), None)
    assert replay_phh(again).finishing == replay_phh(hand).finishing


def test_a_hand_in_cents_stays_one_although_all_its_amounts_are_whole() -> None:
    """W4: a pot of 3 between two would be 2 and 1 in whole chips, 1.50 each in cents."""
    setup = Stakes(100, 200, decimals=2).setup(Game.HIGH, Limit.POT, 0, [5000] * 3, house=HouseRules())
    _, events, _ = played(setup, Random(1))
    hand = hand_of(setup, events[:9])
    assert "_chip = 0.01" in write_phh(hand)
    assert read_phh(write_phh(hand)).decimals == 2


def test_names_and_hero_follow_the_seats() -> None:
    setup = Stakes(1, 2).setup(Game.HIGH, Limit.NO, 1, [100, 200, 300, 400], house=HouseRules())
    _, events, _ = played(setup, Random(3))
    hand = hand_of(setup, events, names=["Ann", "Boris", "Dana", "Emil"], hero=0)
    assert hand.players == ("Dana", "Emil", "Ann", "Boris")
    assert hand.stacks == (300, 400, 100, 200)
    assert hand.hero == 2


def test_all_fields_survive() -> None:
    more = (
        'author = "A \\"quoted\\"\\n name"\nyear = 2021\ntime = 18:30:00\nday = 2021-05-04\nrate = 1.50\n'
        'tags = ["a", "b"]\n_note = {deep = true, "odd key" = [1, 2.5]}\n'
        '_house = "cardroom"\n_hero = "p1"\n_seed = "x"\n_deck = "AsKd"\nplayers = ["A", "Б", "C"]'
    )
    hand = read_phh(phh(more=more))
    assert read_phh(write_phh(hand)) == hand


@pytest.mark.parametrize("house", [*PRESETS.values(), HouseRules(bets_per_street=5), HouseRules(bets_per_street=None)])
def test_HR_house_rules_are_read_back(house: HouseRules) -> None:
    hand = read_phh(phh(more=f"_house = {write_house(house, 0)}"))
    assert hand.house == house


def test_HR_preset_is_written_by_name() -> None:
    assert write_house(PRESETS[Preset.ONLINE], 0) == '"online"'
    assert read_house("online", 0) == HouseRules()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (7, "7"),
        (Decimal("1.50"), "1.50"),
        (Decimal("2"), "2.0"),
        (Decimal("Infinity"), "inf"),
        ("tab\tand \x01", '"tab\\tand \\u0001"'),
        (date(2021, 5, 4), "2021-05-04"),
        (time(18, 30), "18:30:00"),
        ([1, "a"], '[1, "a"]'),
        ({"a": {"b c": 1}}, '{a = {"b c" = 1}}'),
    ],
)
def test_values_of_toml(value: object, text: str) -> None:
    assert toml_value(value) == text


def test_what_toml_cannot_hold_is_a_bug() -> None:
    with pytest.raises(TypeError):
        toml_value(None)
    with pytest.raises(ValueError):
        hand_of(Stakes(1, 2, decimals=3).setup(Game.HIGH, Limit.NO, 0, [5, 5], house=HouseRules()), [])
