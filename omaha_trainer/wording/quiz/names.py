"""Names of what the quiz has: kinds of questions, traps, skills, mistakes, ways to train."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.wording.voice import Voice, fill


def kind_name(kind: Kind, voice: Voice) -> str:  # noqa: C901 - one case a kind
    """The kind as a list shows it."""
    match kind:
        case Kind.BEST_HANDS:
            return voice.translate("QuizNames", "Best high and low")
        case Kind.WHICH_LOW:
            return voice.translate("QuizNames", "Which low wins")
        case Kind.MAX_RAISE:
            return voice.translate("QuizNames", "The pot raise")
        case Kind.MIN_RAISE:
            return voice.translate("QuizNames", "The least raise")
        case Kind.POT_ODDS:
            return voice.translate("QuizNames", "Pot odds and sizes")
        case Kind.SIDE_POTS:
            return voice.translate("QuizNames", "Side pots")
        case Kind.PAYOUT:
            return voice.translate("QuizNames", "Dividing the pot")
        case Kind.NUT_LOW:
            return voice.translate("QuizNames", "The nut low")
        case Kind.NUT_HIGH:
            return voice.translate("QuizNames", "The nut high")
        case Kind.LOW_POSSIBLE:
            return voice.translate("QuizNames", "Is a low possible")
        case Kind.COUNTERFEIT:
            return voice.translate("QuizNames", "A new card and your low")
        case Kind.ORDER:
            return voice.translate("QuizNames", "Who is first")
        case Kind.OUTS:
            return voice.translate("QuizNames", "Outs")
    assert_never(kind)


def trap_name(trap: Trap, voice: Voice) -> str:
    """What the trap is, within a line: "again: counterfeit"."""
    return _trap_names(voice)[trap]


def _trap_names(voice: Voice) -> dict[Trap, str]:
    return _card_traps(voice) | _betting_traps(voice) | _pot_traps(voice)


def _card_traps(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.ONE_CARD_FLUSH: voice.translate("Traps", "flush with one card"),
        Trap.PLAYS_THE_BOARD: voice.translate("Traps", "playing the board"),
        Trap.THREE_CARD_LOW: voice.translate("Traps", "three cards from the hand"),
        Trap.TRIPS_IN_HAND: voice.translate("Traps", "trips in the hand"),
        Trap.ACE_ON_BOARD: voice.translate("Traps", "ace on the board"),
        Trap.TOP_DOWN: voice.translate("Traps", "reading from the top down"),
        Trap.PAIR_IN_LOW: voice.translate("Traps", "pair in the low"),
        Trap.NO_LOW: voice.translate("Traps", "no low at all"),
        Trap.COUNTERFEIT: voice.translate("Traps", "counterfeit"),
        Trap.LIVE_CARD: voice.translate("Traps", "the live card"),
        Trap.PAIRED_BOARD: voice.translate("Traps", "paired board"),
        Trap.DOUBLE_PAIRED: voice.translate("Traps", "double-paired board"),
        Trap.FOUR_TO_SUIT_IN_HAND: voice.translate("Traps", "own suit in the hand"),
        Trap.STRAIGHT_IS_LOW: voice.translate("Traps", "a straight is a low"),
        Trap.TIE_FOR_LOW: voice.translate("Traps", "tie for low"),
    }


def _betting_traps(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.LIMPERS: voice.translate("Traps", "limpers"),
        Trap.RE_POT: voice.translate("Traps", "raise over a raise"),
        Trap.SHORT_BLIND: voice.translate("Traps", "short blind"),
        Trap.BIG_BLIND_OPTION: voice.translate("Traps", "the big blind's option"),
        Trap.SMALL_BLIND_COUNTS: voice.translate("Traps", "what the small blind counts"),
        Trap.RAISE_BY_FOR_RAISE_TO: voice.translate("Traps", "raise by and raise to"),
        Trap.FORGOT_OWN_CALL: voice.translate("Traps", "your own call"),
        Trap.SHORT_ALL_IN: voice.translate("Traps", "short all-in"),
        Trap.SHORT_STACK: voice.translate("Traps", "short stack"),
        Trap.DEAD_MONEY: voice.translate("Traps", "dead money"),
        Trap.CAPPED: voice.translate("Traps", "capped betting"),
        Trap.HEADS_UP_BUTTON: voice.translate("Traps", "the button heads up"),
    }


def _pot_traps(voice: Voice) -> dict[Trap, str]:
    return {
        Trap.ODD_CHIP: voice.translate("Traps", "odd chip"),
        Trap.QUARTERED: voice.translate("Traps", "quartered"),
        Trap.SIXTH: voice.translate("Traps", "a sixth of the pot"),
        Trap.SCOOP: voice.translate("Traps", "scoop"),
        Trap.UNCALLED_BET: voice.translate("Traps", "uncalled bet"),
        Trap.SAME_PLAYERS_BOTH_WAYS: voice.translate("Traps", "same players both ways"),
    }


def skill_name(skill: Skill, voice: Voice) -> str:
    """A kind with one of its traps: "Which low wins: tie for low"; the kind alone as it comes."""
    kind = kind_name(skill.kind, voice)
    if skill.trap is None:
        return kind
    return fill(voice.translate("QuizNames", "%1: %2", "kind, trap"), kind, trap_name(skill.trap, voice))


def again_text(skill: Skill, voice: Voice) -> str:
    """Over a question that comes back: "again: counterfeit"."""
    what = kind_name(skill.kind, voice) if skill.trap is None else trap_name(skill.trap, voice)
    return fill(voice.translate("QuizNames", "again: %1"), what)


def way_name(way: Way, voice: Voice) -> str:
    match way:
        case Way.LEARN:
            return voice.translate("QuizNames", "Learn")
        case Way.PRACTICE:
            return voice.translate("QuizNames", "Practice")
        case Way.TIMED:
            return voice.translate("QuizNames", "Timed")
        case Way.TEST:
            return voice.translate("QuizNames", "Test")
    assert_never(way)


def way_detail(way: Way, voice: Voice) -> str:
    """What the way is, in one line."""
    match way:
        case Way.LEARN:
            return voice.translate("QuizNames", "From the beginning, with the rule first and hints when you want them")
        case Way.PRACTICE:
            return voice.translate("QuizNames", "As long as you like, with the working after each answer")
        case Way.TIMED:
            return voice.translate("QuizNames", "As many as you can in one minute")
        case Way.TEST:
            return voice.translate("QuizNames", "Twenty questions, your errors at the end")
    assert_never(way)


def mistake_name(mistake: Mistake, voice: Voice) -> str:
    """The mistake in a few words, for a list of what went wrong: "used one hole card"."""
    return _mistake_names(voice)[mistake]


def _mistake_names(voice: Voice) -> dict[Mistake, str]:
    return _hand_mistakes(voice) | _low_mistakes(voice) | _size_mistakes(voice) | _table_mistakes(voice)


def _hand_mistakes(voice: Voice) -> dict[Mistake, str]:
    return {
        Mistake.ONE_HOLE_CARD: voice.translate("Mistakes", "used one hole card"),
        Mistake.THREE_HOLE_CARDS: voice.translate("Mistakes", "used three or four hole cards"),
        Mistake.PLAYED_THE_BOARD: voice.translate("Mistakes", "played the board"),
        Mistake.NOT_FIVE_CARDS: voice.translate("Mistakes", "not five cards"),
        Mistake.LOWER_HAND: voice.translate("Mistakes", "missed a better hand"),
        Mistake.NOT_THE_NUTS: voice.translate("Mistakes", "not the best two cards"),
        Mistake.STILL_THE_NUTS: voice.translate("Mistakes", "missed what the new card changed"),
        Mistake.NO_LONGER_THE_NUTS: voice.translate("Mistakes", "gave up the best low"),
        Mistake.COUNTED_OWN_SUIT_TWICE: voice.translate("Mistakes", "counted cards of the own hand as outs"),
        Mistake.COUNTED_SEEN_CARDS: voice.translate("Mistakes", "counted cards of the shown hand as outs"),
        Mistake.COUNTED_SPLITS: voice.translate("Mistakes", "counted ties as wins"),
        Mistake.SHOWN_HAND_IMPROVES: voice.translate("Mistakes", "overlooked that the other hand improves"),
        Mistake.OTHER: voice.translate("Mistakes", "something else"),
    }


def _low_mistakes(voice: Voice) -> dict[Mistake, str]:
    return {
        Mistake.PAIRED_THE_LOW: voice.translate("Mistakes", "a pair in the low"),
        Mistake.CARD_ABOVE_EIGHT: voice.translate("Mistakes", "a card above eight in the low"),
        Mistake.MISSED_THE_LOW: voice.translate("Mistakes", "missed the low"),
        Mistake.LOW_WHERE_NONE: voice.translate("Mistakes", "saw a low where there is none"),
        Mistake.COMPARED_FROM_THE_BOTTOM: voice.translate("Mistakes", "compared lows from the bottom"),
        Mistake.STRAIGHT_SPOILS_LOW: voice.translate("Mistakes", "let a straight spoil the low"),
        Mistake.TIE_MISSED: voice.translate("Mistakes", "missed a tie"),
        Mistake.TIE_WHERE_NONE: voice.translate("Mistakes", "saw a tie where there is none"),
        Mistake.ACE_IS_HIGH: voice.translate("Mistakes", "took the ace for high"),
        Mistake.CARD_ON_BOARD: voice.translate("Mistakes", "named a card that the board pairs"),
        Mistake.OLD_LOW: voice.translate("Mistakes", "kept the low before the new card"),
    }


def _size_mistakes(voice: Voice) -> dict[Mistake, str]:
    return {
        Mistake.FORGOT_OWN_CALL: voice.translate("Mistakes", "forgot the own call"),
        Mistake.COUNTED_ONLY_THE_POT: voice.translate("Mistakes", "gave only the pot"),
        Mistake.GAVE_RAISE_BY: voice.translate("Mistakes", "gave the raise by"),
        Mistake.GAVE_PUT_IN: voice.translate("Mistakes", "gave the chips put in"),
        Mistake.OWN_CHIPS_TWICE: voice.translate("Mistakes", "counted own chips twice"),
        Mistake.FORGOT_DEAD_MONEY: voice.translate("Mistakes", "forgot dead money"),
        Mistake.FORGOT_THE_LAST_BET: voice.translate("Mistakes", "forgot the last bet"),
        Mistake.OTHER_HOUSE: voice.translate("Mistakes", "right under other house rules"),
        Mistake.DOUBLED_THE_BET: voice.translate("Mistakes", "doubled the bet"),
        Mistake.TRIPLED_THE_BET: voice.translate("Mistakes", "tripled the bet"),
        Mistake.ONE_CHIP_MORE: voice.translate("Mistakes", "outside the limit"),
        Mistake.MAY_NOT_RAISE: voice.translate("Mistakes", "raised where no raise is allowed"),
        Mistake.MAY_RAISE: voice.translate("Mistakes", "missed that a raise is allowed"),
        Mistake.ABOVE_THE_STACK: voice.translate("Mistakes", "more than the stack"),
        Mistake.MEASURED_BY_SHORT_ALL_IN: voice.translate("Mistakes", "measured the raise by a short all-in"),
        Mistake.IGNORED_SHORT_ALL_IN: voice.translate("Mistakes", "raised over the bet below an all-in"),
        Mistake.OTHER_STREETS_BET: voice.translate("Mistakes", "the bet of another street"),
        Mistake.FRACTION_OF_THE_MAXIMUM: voice.translate("Mistakes", "took a part of the largest raise"),
        Mistake.PRICE_WITHOUT_CALL: voice.translate("Mistakes", "left the call out of the pot"),
        Mistake.PRICE_UPSIDE_DOWN: voice.translate("Mistakes", "turned the price around"),
        Mistake.COUNTED_OWN_CALL: voice.translate("Mistakes", "counted the call against itself"),
    }


def _table_mistakes(voice: Voice) -> dict[Mistake, str]:
    """Pots, shares, order."""
    return {
        Mistake.NO_SIDE_POT: voice.translate("Mistakes", "missed a side pot"),
        Mistake.FOLDED_CHIPS_LOST: voice.translate("Mistakes", "left out chips of folded players"),
        Mistake.FOLDED_PLAYS: voice.translate("Mistakes", "let a folded player play for a pot"),
        Mistake.UNCALLED_BET_COUNTED: voice.translate("Mistakes", "counted an uncalled bet"),
        Mistake.ODD_CHIP_TO_LOW: voice.translate("Mistakes", "gave the odd chip to the low"),
        Mistake.ODD_CHIP_WRONG_SEAT: voice.translate("Mistakes", "gave the odd chip to the wrong seat"),
        Mistake.SPLIT_SAME_PLAYERS: voice.translate("Mistakes", "two pots for the same players"),
        Mistake.ONE_POT_FOR_ALL: voice.translate("Mistakes", "divided all pots as one"),
        Mistake.LOW_TAKES_ALL: voice.translate("Mistakes", "gave the low the whole pot"),
        Mistake.HIGH_TAKES_ALL: voice.translate("Mistakes", "gave the high the whole pot"),
        Mistake.HALVES_ROUNDED_APART: voice.translate("Mistakes", "rounded the halves one by one"),
        Mistake.DID_NOT_SPLIT_TIE: voice.translate("Mistakes", "did not share a tie"),
        Mistake.FROM_THE_BUTTON: voice.translate("Mistakes", "began with the button"),
        Mistake.BEFORE_FLOP_ORDER: voice.translate("Mistakes", "the order before the flop"),
        Mistake.AFTER_FLOP_ORDER: voice.translate("Mistakes", "the order after the flop"),
        Mistake.FULL_TABLE_ORDER: voice.translate("Mistakes", "the order of a full table"),
        Mistake.FIRST_ONE_TOO_EARLY: voice.translate("Mistakes", "one seat too early"),
        Mistake.EARLIER_AGGRESSOR: voice.translate("Mistakes", "an earlier bettor"),
        Mistake.FOLDED_SEAT: voice.translate("Mistakes", "a player who has folded"),
        Mistake.ALL_IN_SEAT: voice.translate("Mistakes", "a player who is all in"),
        Mistake.LAST_CALLER_SHOWS: voice.translate("Mistakes", "the last caller"),
    }
