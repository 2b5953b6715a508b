"""What Learn shows before an answer: the rule of the question, how to go about it, and what to beware of.

Nothing here gives an answer away: of a trap that is the answer itself nothing is said, and the rule shown first is
that of the question, not of its answer.
"""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.table.game import Limit
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.lessons.skills import NAMES_THE_ANSWER
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Ask, Part, Question
from omaha_trainer.wording.voice import Voice

_LESSON_RULES = {
    Ask.BEST_LOW: "L1",
    Ask.LOW_NOW: "L8",
    Ask.STILL_BEST_LOW: "L9",
    Ask.NAME_THE_POTS: "P1",
    Ask.WHO_GETS_WHAT: "P5",
    Ask.MIN_BET: "A2",
    Ask.MIN_RAISE_TO: "A3",
}


def lesson_rule(part: Part, question: Question) -> str:
    """The id of the rule to read before answering; the part's own rule may tell too much."""
    if part.ask in (Ask.MIN_BET, Ask.MIN_RAISE_TO) and frame_of(question).limit is Limit.FIXED:
        return "FL1"
    return _LESSON_RULES.get(part.ask, part.rule)


def hints(question: Question, voice: Voice) -> list[str]:
    """How to go about it, then what to beware of in this very spot, one sentence each."""
    asks_price = any(part.ask is Ask.PRICE_RATIO for part in question.parts)
    silent = NAMES_THE_ANSWER | {Trap.RAISE_BY_FOR_RAISE_TO} if asks_price else NAMES_THE_ANSWER
    told = [trap_hint(question.kind, trap, voice) for trap in question.traps if trap not in silent]
    return list(dict.fromkeys([method(question.kind, voice), *told]))


def method(kind: Kind, voice: Voice) -> str:  # noqa: C901 - one case a kind
    """How to find the answer to a question of this kind."""
    match kind:
        case Kind.BEST_HANDS:
            return voice.translate(
                "Hints", "Go through the pairs of your cards: each plays with the best three of the board."
            )
        case Kind.WHICH_LOW:
            return voice.translate("Hints", "Write each low from its highest card down, then compare card by card.")
        case Kind.MAX_RAISE:
            return voice.translate("Hints", "Call first, count the pot, and put that much on top of the bet you match.")
        case Kind.MIN_RAISE:
            return voice.translate("Hints", "Find the last full bet or raise, and add it to the highest bet.")
        case Kind.POT_ODDS:
            return voice.translate("Hints", "Count the pot with all bets in it, then what you still have to put in.")
        case Kind.SIDE_POTS:
            return voice.translate(
                "Hints", "Begin with the smallest stake of a live player; above it begins a side pot."
            )
        case Kind.PAYOUT:
            return voice.translate("Hints", "Take the pots one by one: high half, low half, ties, odd chips.")
        case Kind.NUT_LOW:
            return voice.translate(
                "Hints", "Take the three lowest ranks of the board, then the two lowest that are missing."
            )
        case Kind.NUT_HIGH:
            return voice.translate(
                "Hints", "Look from the top: straight flush, four of a kind, full house, flush, straight, set."
            )
        case Kind.LOW_POSSIBLE:
            return voice.translate("Hints", "Count the different ranks from ace to eight on the board.")
        case Kind.COUNTERFEIT:
            return voice.translate(
                "Hints", "Forget your old low: look which of your low ranks the board does not have."
            )
        case Kind.ORDER:
            return voice.translate("Hints", "Find the button and count to its left.")
        case Kind.OUTS:
            return voice.translate(
                "Hints", "Go through the ranks and suits that help, and see what each gives the other hand."
            )
    assert_never(kind)


def trap_hint(kind: Kind, trap: Trap, voice: Voice) -> str:
    """What to beware of, in a question of this kind."""
    special = _special_hints(voice).get((kind, trap))
    return special or (_card_hints(voice) | _betting_hints(voice) | _pot_hints(voice))[trap]


def _card_hints(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.ONE_CARD_FLUSH: voice.translate("Hints", "A flush takes two cards of its suit from the hand."),
        Trap.PLAYS_THE_BOARD: voice.translate("Hints", "What lies complete on the board is nobody's hand."),
        Trap.THREE_CARD_LOW: voice.translate("Hints", "Count the cards that come from the hand: two, no more."),
        Trap.TRIPS_IN_HAND: voice.translate("Hints", "Of three alike in your hand only two play."),
        Trap.ACE_ON_BOARD: voice.translate("Hints", "With an ace on the board, one in the hand adds no new rank."),
        Trap.TOP_DOWN: voice.translate("Hints", "The highest card decides first, not the lowest."),
        Trap.PAIR_IN_LOW: voice.translate("Hints", "A rank that is there twice counts once."),
        Trap.NO_LOW: voice.translate("Hints", "There need not be a low at all."),
        Trap.COUNTERFEIT: voice.translate(
            "Hints", "A board card of a rank that you hold takes that rank out of your hand."
        ),
        Trap.LIVE_CARD: voice.translate("Hints", "Only low cards that the board does not pair are live."),
        Trap.PAIRED_BOARD: voice.translate(
            "Hints", "The board is paired: a full house still takes two cards from the hand."
        ),
        Trap.DOUBLE_PAIRED: voice.translate("Hints", "Only three of the board's four paired cards can play."),
        Trap.FOUR_TO_SUIT_IN_HAND: voice.translate(
            "Hints", "Your own cards of the suit cannot come, and only two of them play."
        ),
        Trap.STRAIGHT_IS_LOW: voice.translate("Hints", "A straight is a fine low."),
        Trap.TIE_FOR_LOW: voice.translate("Hints", "Two hands may have the same low."),
    }


def _betting_hints(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.LIMPERS: voice.translate("Hints", "Every call in front of you lies in the pot."),
        Trap.RE_POT: voice.translate("Hints", "You are over a raise: all bets of the street count, each in full."),
        Trap.SHORT_BLIND: voice.translate(
            "Hints", "A blind is short: it is all in for less, but you owe the full big blind."
        ),
        Trap.BIG_BLIND_OPTION: voice.translate(
            "Hints", "The big blind has a bet in already, and still the option to raise."
        ),
        Trap.SMALL_BLIND_COUNTS: voice.translate("Hints", "See in the house rules what the small blind counts for."),
        Trap.RAISE_BY_FOR_RAISE_TO: voice.translate(
            "Hints", "The answer is the total you raise to, not what you raise by."
        ),
        Trap.FORGOT_OWN_CALL: voice.translate(
            "Hints", "Your chips in front of you are in the pot; the call is only what is missing."
        ),
        Trap.SHORT_ALL_IN: voice.translate(
            "Hints", "An all-in for less than a full raise must be matched, but it is no measure."
        ),
        Trap.SHORT_STACK: voice.translate("Hints", "Compare the answer with your stack."),
        Trap.DEAD_MONEY: voice.translate("Hints", "Antes and the chips of folded players count like any others."),
        Trap.CAPPED: voice.translate("Hints", "Count the bets of the street."),
        Trap.HEADS_UP_BUTTON: voice.translate("Hints", "With two players the button has the small blind."),
    }


def _pot_hints(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.ODD_CHIP: voice.translate(
            "Hints", "A chip that cannot be halved goes to the high, then to the first tied seat."
        ),
        Trap.QUARTERED: voice.translate("Hints", "Who ties for one half gets a part of that half only."),
        Trap.SIXTH: voice.translate("Hints", "Three who tie for one half share that half in three."),
        Trap.SCOOP: voice.translate("Hints", "One hand may win both halves."),
        Trap.UNCALLED_BET: voice.translate("Hints", "What nobody matched goes back first."),
        Trap.SAME_PLAYERS_BOTH_WAYS: voice.translate(
            "Hints", "Where the same players win both halves there is nothing to halve."
        ),
    }


def _special_hints(voice: Voice) -> dict[tuple[Kind, Trap], str]:
    """Traps that mean something else in some kinds."""
    return {
        (Kind.BEST_HANDS, Trap.FOUR_TO_SUIT_IN_HAND): voice.translate(
            "Hints", "However many of a suit you hold, two of them play, with three of the board."
        ),
        (Kind.LOW_POSSIBLE, Trap.ACE_ON_BOARD): voice.translate("Hints", "The ace is a low card too."),
        (Kind.LOW_POSSIBLE, Trap.PAIRED_BOARD): voice.translate("Hints", "Count ranks, not cards: a pair is one rank."),
        (Kind.LOW_POSSIBLE, Trap.DOUBLE_PAIRED): voice.translate(
            "Hints", "Count ranks, not cards: two pairs are two ranks."
        ),
        (Kind.NUT_LOW, Trap.PAIRED_BOARD): voice.translate("Hints", "Count ranks, not cards: a pair is one rank."),
        (Kind.NUT_LOW, Trap.COUNTERFEIT): voice.translate(
            "Hints", "The last card may have changed which two are best."
        ),
        (Kind.NUT_HIGH, Trap.PAIRED_BOARD): voice.translate(
            "Hints", "A paired board allows full houses and four of a kind, with two cards that fit."
        ),
        (Kind.OUTS, Trap.PAIRED_BOARD): voice.translate(
            "Hints", "A card that pairs the board may help the other hand more."
        ),
        (Kind.OUTS, Trap.COUNTERFEIT): voice.translate(
            "Hints", "A low card that pairs one of yours brings no new rank."
        ),
        (Kind.MIN_RAISE, Trap.RE_POT): voice.translate(
            "Hints", "The measure is what the last raise added, not its total."
        ),
        (Kind.SIDE_POTS, Trap.SHORT_ALL_IN): voice.translate("Hints", "Not everybody has matched everything."),
        (Kind.PAYOUT, Trap.SHORT_ALL_IN): voice.translate("Hints", "Not everybody plays for every pot."),
        (Kind.ORDER, Trap.SHORT_ALL_IN): voice.translate(
            "Hints", "Who is all in has nothing left to act with, but shows."
        ),
    }
