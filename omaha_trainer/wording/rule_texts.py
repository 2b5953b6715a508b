"""The sentences of the rules, chapter by chapter, in our own words. `rules.py` finds them by id."""

from __future__ import annotations

from collections.abc import Callable

from .voice import Voice

Texts = dict[str, str]


def _game(voice: Voice) -> Texts:
    return {
        "G1": voice.translate("Rules", "One deck of 52 cards, four hole cards each, five cards on the board."),
        "G2": voice.translate("Rules", "In Omaha the best high wins; in Omaha Hi-Lo high and low share the pot."),
        "G3": voice.translate("Rules", "Both games are played with a fixed limit, a pot limit, no limit, or mixed."),
        "G4": voice.translate(
            "Rules", "Blinds, four cards each, then betting before the flop and on flop, turn and river."
        ),
    }


def _high(voice: Voice) -> Texts:
    return {
        "H1": voice.translate("Rules", "A hand is exactly two of your four cards and exactly three of the board."),
        "H2": voice.translate("Rules", "Hands rank from high card to straight flush; suits never break a tie."),
        "H3": voice.translate(
            "Rules", "What lies complete on the board belongs to nobody: two of your cards must play."
        ),
        "H4": voice.translate("Rules", "One card of the suit in your hand makes no flush, whatever the board has."),
        "H5": voice.translate("Rules", "Four of a suit on the board still need two of it in your hand."),
        "H6": voice.translate("Rules", "You cannot play the board's full house: only three of its cards count."),
        "H7": voice.translate(
            "Rules", "On a board with two pairs one matching card makes trips; a full house takes two."
        ),
        "H8": voice.translate("Rules", "Three of a kind in your hand is one pair: two of your cards play."),
        "H9": voice.translate(
            "Rules", "Cards of the suit that you hold yourself cannot come: count 13 less those seen."
        ),
        "H10": voice.translate(
            "Rules", "Of two pairs in your hand one plays: a full house of both would take three of your cards."
        ),
    }


def _low(voice: Voice) -> Texts:
    return {
        "L1": voice.translate(
            "Rules", "A low is five different ranks, none above eight, two from your hand; aces are low."
        ),
        "L2": voice.translate("Rules", "Lows are compared from the highest card down: the first lower card wins."),
        "L3": voice.translate("Rules", "A pair or a nine makes it no low; straights and flushes do it no harm."),
        "L4": voice.translate("Rules", "A low needs three different ranks of eight or lower on the board."),
        "L5": voice.translate("Rules", "High and low may use the same two hole cards, other ones, or share one."),
        "L6": voice.translate("Rules", "One and the same five cards may be the straight and the best low."),
        "L7": voice.translate(
            "Rules", "A hole card whose rank lies on the board does not help the low: play another one."
        ),
        "L8": voice.translate("Rules", "With a new card look for your low afresh: other two cards may be better now."),
        "L9": voice.translate(
            "Rules", "Counterfeit: a board card of a rank that you hold lets other hands have a better low."
        ),
        "L10": voice.translate(
            "Rules", "A live low card, one that the board does not pair, beats lower ones that are paired."
        ),
        "L11": voice.translate(
            "Rules", "Four low cards in your hand are no low when the board pairs too many of them."
        ),
    }


def _blinds(voice: Voice) -> Texts:
    return {
        "B1": voice.translate(
            "Rules", "The small blind sits left of the button, the big blind left of the small blind."
        ),
        "B2": voice.translate(
            "Rules",
            "Before the flop the seat left of the big blind acts first, later the first live seat left of the button.",
        ),
        "B3": voice.translate("Rules", "The button moves one seat to the left with each hand."),
        "B4": voice.translate(
            "Rules", "With two players the button has the small blind; it acts first before the flop, last after it."
        ),
        "B5": voice.translate(
            "Rules", "A short blind is all in for what it has; the others still owe the full big blind."
        ),
        "B6": voice.translate("Rules", "Antes are dead money: they are in the pot before the first bet."),
    }


def _acting(voice: Voice) -> Texts:
    return {
        "A1": voice.translate("Rules", "Fold, check, bet, call or raise; where a check is free nobody has to fold."),
        "A2": voice.translate("Rules", "The least bet is the big blind, on every street."),
        "A3": voice.translate("Rules", "A raise is at least as big as the last full bet or raise of the street."),
        "A4": voice.translate("Rules", "A raise is named by its total: raise to, not raise by and not chips put in."),
        "A5": voice.translate(
            "Rules", "You may always go all in for less than the minimum, and never bet more than you have."
        ),
        "A6": voice.translate(
            "Rules", "Who has acted may raise again only when facing at least the last full bet or raise."
        ),
        "A7": voice.translate(
            "Rules", "Over short all-ins the next raise adds the last full bet or raise to the highest bet."
        ),
        "A8": voice.translate("Rules", "Over an all-in for less than the least bet, a raise adds a full big blind."),
        "A9": voice.translate("Rules", "When nobody with chips is left to answer, the betting is over."),
        "A10": voice.translate("Rules", "The part of a bet that nobody matched goes back before the pots are counted."),
    }


def _pot_limit(voice: Voice) -> Texts:
    return {
        "PL1": voice.translate("Rules", "The most is the bet to match plus the pot as it would be after your call."),
        "PL2": voice.translate(
            "Rules", "First in with the blinds at 1 and 2, the pot raise is to 7: three and a half big blinds."
        ),
        "PL3": voice.translate("Rules", "Each caller in front of you makes the pot raise bigger by the call."),
        "PL4": voice.translate("Rules", "What you have in as a blind counts in the pot, and makes your call smaller."),
        "PL5": voice.translate("Rules", "A pot raise over a pot raise counts all that lies in the pot, then the call."),
        "PL6": voice.translate(
            "Rules", "After the flop the same holds: all bets count, then your call, then the raise."
        ),
        "PL7": voice.translate(
            "Rules", "A part of the pot is reckoned after the call: call first, then raise by that part."
        ),
        "PL8": voice.translate("Rules", "Antes make the pot, and so the largest raise, bigger."),
    }


def _fixed_limit(voice: Voice) -> Texts:
    return {
        "FL1": voice.translate(
            "Rules", "All bets and raises of a street are of one size: the small bet up to the flop, then the big one."
        ),
        "FL2": voice.translate(
            "Rules", "Four bets a street unless the house says otherwise; before the flop the big blind is the first."
        ),
        "FL3": voice.translate("Rules", "Once the bets of a street are capped, one may only call or fold."),
        "FL4": voice.translate(
            "Rules", "An all-in of half a bet or more counts as a bet; over a smaller one you call or complete the bet."
        ),
    }


def _no_limit(voice: Voice) -> Texts:
    return {"NL1": voice.translate("Rules", "Any amount from the minimum to the whole stack.")}


def _mixed(voice: Voice) -> Texts:
    return {
        "MX1": voice.translate("Rules", "A mixed table changes between no limit and pot limit after each round."),
        "MX2": voice.translate("Rules", "From no limit to pot limit the blinds are halved, on the way back doubled."),
        "MX3": voice.translate("Rules", "The table always says which structure is in force and for how many hands."),
    }


def _pots(voice: Voice) -> Texts:
    return {
        "P1": voice.translate("Rules", "The main pot is what all have matched; each further level is a side pot."),
        "P2": voice.translate("Rules", "An all-in player can win from each other player only as much as he put in."),
        "P3": voice.translate("Rules", "The chips of a player who folds stay in the pots that they reached."),
        "P4": voice.translate("Rules", "Pots with the same players in them are one pot."),
        "P5": voice.translate("Rules", "Each pot is divided by itself: its own high, its own low, its own odd chip."),
    }


def _dividing(voice: Voice) -> Texts:
    return {
        "W1": voice.translate(
            "Rules", "When all others have folded, the last player takes every pot and shows nothing."
        ),
        "W2": voice.translate("Rules", "Where nobody has a low, the best high takes the whole pot."),
        "W3": voice.translate(
            "Rules", "With a low in it the pot is halved between high and low; the odd chip goes to high."
        ),
        "W4": voice.translate(
            "Rules", "Ties share evenly; odd chips go one by one to the tied seats from the button's left."
        ),
        "W5": voice.translate(
            "Rules", "Where the same players win both halves, the whole pot is shared between them at once."
        ),
        "W6": voice.translate("Rules", "Two who tie for one half of a pot get a quarter of it each."),
        "W7": voice.translate("Rules", "A short all-in may win the main pot while others share the side pots."),
    }


def _showdown(voice: Voice) -> Texts:
    return {
        "S1": voice.translate(
            "Rules",
            "The last to bet or raise on the river shows first; if nobody bet, the first live seat left of the button.",
        ),
        "S2": voice.translate("Rules", "A hand that is beaten both ways may be mucked; a winner shows all four cards."),
        "S3": voice.translate(
            "Rules", "With somebody all in, hands are turned up in the order of the last street that had betting."
        ),
        "S4": voice.translate("Rules", "Cards speak: what a player announces does not bind."),
    }


def _house(voice: Voice) -> Texts:
    return {
        "HR1": voice.translate(
            "Rules", "House rule: whether the small blind counts as a big blind in the pot before the flop."
        ),
        "HR2": voice.translate(
            "Rules", "House rule: whether a short blind counts as a full one in the pot before the flop."
        ),
        "HR3": voice.translate("Rules", "House rule: whether the pot-limit maximum is exact or rounded up to a chip."),
        "HR4": voice.translate("Rules", "House rule: how many bets a street has in fixed limit."),
        "HR5": voice.translate("Rules", "House rule: whether the cap is lifted when two players are left."),
    }


CHAPTERS: dict[str, Callable[[Voice], Texts]] = {
    "G": _game,
    "H": _high,
    "L": _low,
    "B": _blinds,
    "A": _acting,
    "PL": _pot_limit,
    "FL": _fixed_limit,
    "NL": _no_limit,
    "MX": _mixed,
    "P": _pots,
    "W": _dividing,
    "S": _showdown,
    "HR": _house,
}
"""Each chapter's texts by id, in the order of teaching."""
