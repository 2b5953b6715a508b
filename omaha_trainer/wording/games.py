"""Names: games, betting structures, streets, stakes, house rules, and the words on the action buttons."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.table.game import Game, Limit, Street, Structure
from omaha_trainer.table.house import HouseRules, Preset
from omaha_trainer.table.legal import Legal
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes

from .voice import Voice, fill


def game_name(game: Game, voice: Voice) -> str:
    match game:
        case Game.HIGH:
            return voice.translate("Games", "Omaha")
        case Game.HILO:
            return voice.translate("Games", "Omaha Hi-Lo")
    assert_never(game)


def structure_name(structure: Structure | Limit, voice: Voice) -> str:
    """The betting structure of a table, or the one in force in a hand."""
    match structure:
        case Structure.FIXED | Limit.FIXED:
            return voice.translate("Games", "Fixed limit")
        case Structure.POT | Limit.POT:
            return voice.translate("Games", "Pot limit")
        case Structure.NO | Limit.NO:
            return voice.translate("Games", "No limit")
        case Structure.MIXED:
            return voice.translate("Games", "Mixed")
    assert_never(structure)


def street_name(street: Street, voice: Voice) -> str:
    match street:
        case Street.PREFLOP:
            return voice.translate("Games", "Pre-flop")
        case Street.FLOP:
            return voice.translate("Games", "Flop")
        case Street.TURN:
            return voice.translate("Games", "Turn")
        case Street.RIVER:
            return voice.translate("Games", "River")
    assert_never(street)


def preset_name(preset: Preset | None, voice: Voice) -> str:
    """A set of house rules; None is a set of one's own."""
    match preset:
        case Preset.ONLINE:
            return voice.translate("Games", "Online rules")
        case Preset.TDA:
            return voice.translate("Games", "Tournament rules (TDA)")
        case Preset.CARD_ROOM:
            return voice.translate("Games", "Card room rules")
        case None:
            return voice.translate("Games", "Rules of your own")
    assert_never(preset)


def house_switches(house: HouseRules, voice: Voice) -> list[str]:
    """Every house rule as it is set, one line each, in the order HR1 to HR5."""
    yes, no = voice.translate("Games", "yes"), voice.translate("Games", "no")
    chip = voice.amount(house.rounding_chip) if house.rounding_chip else voice.translate("Games", "the small blind")
    up_to = fill(voice.translate("Games", "up to %1", "rounding"), chip)
    cap = voice.translate("Games", "no cap") if house.bets_per_street is None else str(house.bets_per_street)
    return [
        fill(
            voice.translate("Games", "The small blind counts as a big blind in the pot (HR1): %1"),
            yes if house.small_blind_counts_as_big else no,
        ),
        fill(
            voice.translate("Games", "A short blind counts as a full one in the pot (HR2): %1"),
            yes if house.short_blind_counts_full else no,
        ),
        fill(voice.translate("Games", "Pot limit is rounded (HR3): %1"), up_to if house.round_pot_up else no),
        fill(voice.translate("Games", "Bets a street in fixed limit (HR4): %1"), cap),
        fill(
            voice.translate("Games", "The cap is lifted when two players are left (HR5): %1"),
            yes if house.no_cap_for_two else no,
        ),
    ]


def stakes_text(stakes: Stakes, voice: Voice) -> str:
    """The two figures that name the game, and the ante: "$0.25/$0.50", "$5/$10, ante $1"."""
    figures = f"{voice.amount(stakes.small)}/{voice.amount(stakes.big)}"
    match stakes.ante_kind:
        case AnteKind.NONE:
            return figures
        case AnteKind.EACH:
            return fill(voice.translate("Games", "%1, ante %2"), figures, voice.amount(stakes.ante))
        case AnteKind.BIG_BLIND:
            return fill(voice.translate("Games", "%1, big blind ante %2"), figures, voice.amount(stakes.ante))
    assert_never(stakes.ante_kind)


def hand_stakes(setup: HandSetup, voice: Voice) -> str:
    """The figures in force in this hand: the blinds, in fixed limit the two bets (B1)."""
    if setup.limit is Limit.FIXED:
        return f"{voice.amount(setup.small_bet)}/{voice.amount(setup.big_bet)}"
    if setup.small_blind_seat is None:
        return voice.amount(setup.big_blind)
    return f"{voice.amount(setup.small_blind)}/{voice.amount(setup.big_blind)}"


def table_title(setup: HandSetup, voice: Voice) -> str:
    """The game as a card room announces it: "Pot limit Omaha Hi-Lo $0.25/$0.50"."""
    return fill(
        voice.translate("Games", "%1 %2 %3", "structure, game, stakes"),
        structure_name(setup.limit, voice),
        game_name(setup.game, voice),
        hand_stakes(setup, voice),
    )


def mixed_text(setup: HandSetup, voice: Voice) -> str:
    """MX3: how long the structure still holds; empty where the table is not mixed."""
    if setup.mixed_hands_left is None:
        return ""
    return fill(
        voice.translate("Games", "%1: %n hand(s) left", "", setup.mixed_hands_left),
        structure_name(setup.limit, voice),
    )


def fold_label(voice: Voice) -> str:
    return voice.translate("Actions", "Fold")


def passive_label(legal: Legal, voice: Voice) -> str:
    """The middle button: "Check", "Call $0.50" (what it puts in), "Call $3.00, all in"."""
    if legal.can_check:
        return voice.translate("Actions", "Check")
    if legal.call_is_all_in:
        return fill(voice.translate("Actions", "Call %1, all in"), voice.amount(legal.call))
    return fill(voice.translate("Actions", "Call %1"), voice.amount(legal.call))


def raise_label(legal: Legal, to: int, voice: Voice) -> str:
    """The right button, with the total (A4): "Bet $1.00", "Raise to $1.75", "All in $12.00"."""
    if to == legal.all_in_to:
        return fill(voice.translate("Actions", "All in %1"), voice.amount(to))
    if legal.opens:
        return fill(voice.translate("Actions", "Bet %1"), voice.amount(to))
    return fill(voice.translate("Actions", "Raise to %1"), voice.amount(to))


def raise_detail(legal: Legal, to: int, to_match: int, bet: int, voice: Voice) -> str:
    """A4: beside the total, the raise by and the chips put in; `bet` is what the seat has in on this street."""
    if legal.opens:
        return fill(voice.translate("Actions", "puts in %1"), voice.amount(to - bet))
    return fill(
        voice.translate("Actions", "raise by %1, puts in %2"), voice.amount(to - to_match), voice.amount(to - bet)
    )


def size_label(name: str, voice: Voice) -> str:
    """The presets beside the slider: `min`, the names of `legal.FRACTIONS`, `all_in`."""
    match name:
        case "min":
            return voice.translate("Actions", "Min")
        case "half":
            return "1/2"
        case "three_quarters":
            return "3/4"
        case "pot":
            return voice.translate("Actions", "Pot")
        case "all_in":
            return voice.translate("Actions", "All in")
        case _:
            raise ValueError(f"no size is called {name!r}")
