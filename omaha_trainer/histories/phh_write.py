"""Writing hands as PHH text: a played hand as a PhhHand, and a PhhHand as the text that `read_phh` reads back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from omaha_trainer.poker.card import Card, cards_text
from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandShown,
    HoleDealt,
    Mucked,
    PotAwarded,
    Raised,
    UncalledReturned,
)
from omaha_trainer.table.game import Limit
from omaha_trainer.table.setup import HandSetup

from .amounts import CENT_DECIMALS, unit_text
from .house_field import write_house
from .phh import PhhHand
from .phh_action import UNKNOWN_CARD, UNKNOWN_HAND, DealHole, ShowEntry, parse_action
from .toml_value import toml_key, toml_text, toml_value
from .variant import meaning_of, variant_of


def hand_of(
    setup: HandSetup,
    events: Sequence[Event],
    *,
    names: Sequence[str] = (),
    hero: int | None = None,
    seed: int | str | None = None,
    deck: Sequence[Card] = (),
    others: Mapping[str, object] | None = None,
) -> PhhHand:
    """A played hand in the file's order of players. `names` and `hero` are by the table's seats.

    `events` are the whole story of the hand, `deck` the cards never dealt. A chip of more than two decimals cannot
    be written and raises ValueError.
    """
    if setup.decimals not in (0, CENT_DECIMALS):
        raise ValueError(f"a chip with {setup.decimals} decimals cannot be written")
    order = setup.odd_chip_order
    place = {seat: number for number, seat in enumerate(order)}
    turned = order[::-1] if setup.seats == 2 else order  # B4: the file keeps small before big
    ended = next((event.stacks for event in events if isinstance(event, HandEnded)), None)
    return PhhHand(
        variant=variant_of(setup.game, setup.limit),
        antes=tuple(setup.antes[seat] for seat in turned),
        blinds=tuple(setup.posts[seat] for seat in turned),
        small_bet=setup.small_bet,
        big_bet=setup.big_bet,
        stacks=tuple(setup.stacks[seat] for seat in order),
        actions=tuple(text for event in events if (text := _action(event, place, setup.decimals))),
        decimals=setup.decimals,
        players=tuple(names[seat] for seat in order) if names else (),
        finishing=None if ended is None else tuple(ended[seat] for seat in order),
        house=setup.house,
        hero=None if hero is None else place[hero],
        seed=seed,
        deck=tuple(deck),
        others=dict(others or {}),
    )


def _action(event: Event, place: Mapping[int, int], decimals: int) -> str:
    """The entry for an event; empty for what the rules bring about by themselves."""
    match event:
        case HoleDealt(seat, cards):
            return f"d dh {_player(place, seat)} {cards_text(cards) if cards else UNKNOWN_HAND}"
        case BoardDealt(cards=cards):
            return f"d db {cards_text(cards)}"
        case Folded(seat):
            return f"{_player(place, seat)} f"
        case Checked(seat) | Called(seat=seat):
            return f"{_player(place, seat)} cc"
        case Bet(seat=seat, to=to) | Raised(seat=seat, to=to):
            return f"{_player(place, seat)} cbr {unit_text(to, decimals)}"
        case HandShown(seat, cards):
            return f"{_player(place, seat)} sm {cards_text(cards)}"
        case Mucked(seat):
            return f"{_player(place, seat)} sm"
        case AntePosted() | BlindPosted() | UncalledReturned() | BetsCollected() | PotAwarded() | HandEnded():
            return ""
    assert_never(event)


def _player(place: Mapping[int, int], seat: int) -> str:
    return f"p{place[seat] + 1}"


def hide_unshown(hand: PhhHand) -> PhhHand:
    """The hand as its hero saw it: other hole cards that were never shown, the rest of the deck and the seed gone."""
    entries = [parse_action(text, hand.seats) for text in hand.actions]
    shown = {entry.seat for entry in entries if isinstance(entry, ShowEntry)}
    actions = [
        f"d dh p{entry.seat + 1} {UNKNOWN_CARD * entry.count}"
        if isinstance(entry, DealHole) and entry.seat not in shown and entry.seat != hand.hero
        else text
        for entry, text in zip(entries, hand.actions, strict=True)
    ]
    return replace(hand, actions=tuple(actions), deck=(), seed=None)


def write_phh(hand: PhhHand, *, hide: bool = False) -> str:
    """The hand as PHH text. `hide` leaves out what the hero has not seen (for export), else all is kept."""
    if hide:
        hand = hide_unshown(hand)
    lines = [f"variant = {toml_text(hand.variant)}"]
    if any(hand.antes):
        lines.append(f"ante_trimming_status = {str(len(set(hand.antes)) == 1).lower()}")
    lines += [f"antes = {_list(hand, hand.antes)}", f"blinds_or_straddles = {_list(hand, hand.blinds)}"]
    lines += _bets(hand)
    lines.append(f"starting_stacks = {_list(hand, hand.stacks)}")
    lines += ["actions = [", *(f"  {toml_text(action)}," for action in hand.actions), "]"]
    if hand.players:
        lines.append(f"players = {toml_value(hand.players)}")
    if hand.finishing is not None:
        lines.append(f"finishing_stacks = {_list(hand, hand.finishing)}")
    lines += _own_fields(hand)
    lines += [f"{toml_key(name)} = {toml_value(value)}" for name, value in hand.others.items()]
    return "\n".join(lines) + "\n"


def _list(hand: PhhHand, chips: Sequence[int]) -> str:
    return "[" + ", ".join(unit_text(one, hand.decimals) for one in chips) + "]"


def _bets(hand: PhhHand) -> list[str]:
    small, big = unit_text(hand.small_bet, hand.decimals), unit_text(hand.big_bet, hand.decimals)
    if meaning_of(hand.variant)[1] is Limit.FIXED:
        return [f"small_bet = {small}", f"big_bet = {big}"]
    return [f"min_bet = {small}"]


def _own_fields(hand: PhhHand) -> list[str]:
    """The fields of this program: house rules, hero, seed, rest of the deck, and the chip where it is a cent."""
    lines = []
    if hand.decimals:
        lines.append("_chip = 0.01")
    if hand.house is not None:
        lines.append(f"_house = {write_house(hand.house, hand.decimals)}")
    if hand.hero is not None:
        lines.append(f'_hero = "p{hand.hero + 1}"')
    if hand.seed is not None:
        lines.append(f"_seed = {toml_value(hand.seed)}")
    if hand.deck:
        lines.append(f"_deck = {toml_text(cards_text(hand.deck))}")
    return lines
