"""The question in one line, for each thing that a part can ask."""

from __future__ import annotations

from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Street
from omaha_trainer.training.question import Ask, Part, Question
from omaha_trainer.wording.games import street_name
from omaha_trainer.wording.voice import Voice, fill


def ask_line(part: Part, question: Question, voice: Voice) -> str:
    """What is asked, as one question."""
    match part.ask:
        case Ask.WHICH_LOW_WINS if "board" in question.prompt:
            return voice.translate("Asks", "Which hand has the best low?")
        case Ask.LOW_NOW:
            return _low_now(question, voice)
        case Ask.WHO_ACTS_FIRST:
            return _who_acts_first(question, voice)
        case _:
            return (_hand_asks(voice) | _betting_asks(voice) | _table_asks(voice))[part.ask]


def _hand_asks(voice: Voice) -> dict[Ask, str]:
    return {
        Ask.BEST_HIGH: voice.translate("Asks", "Which two of your cards and three of the board make your best high?"),
        Ask.BEST_LOW: voice.translate("Asks", "Which two and three make your best low, if you have one?"),
        Ask.WHICH_LOW_WINS: voice.translate("Asks", "Which low wins?"),
        Ask.NUT_LOW: voice.translate("Asks", "Which two hole cards would make the best low, if one is possible here?"),
        Ask.NUT_HIGH: voice.translate("Asks", "Which two hole cards would make the best high on this board?"),
        Ask.LOW_POSSIBLE: voice.translate("Asks", "Can anybody have a low on this board?"),
        Ask.STILL_BEST_LOW: voice.translate("Asks", "Is your low still the best possible?"),
        Ask.OUTS_HIGH: voice.translate(
            "Asks", "How many river cards make your high the better one? Ties do not count."
        ),
        Ask.OUTS_LOW: voice.translate("Asks", "How many river cards make your low the better one? Ties do not count."),
        Ask.OUTS_SCOOP: voice.translate("Asks", "How many river cards win you the whole pot? Ties do not count."),
    }


def _betting_asks(voice: Voice) -> dict[Ask, str]:
    return {
        Ask.MAX_RAISE_TO: voice.translate("Asks", "What is the most you may raise to?"),
        Ask.MAX_BET: voice.translate("Asks", "What is the most you may bet?"),
        Ask.MIN_RAISE_TO: voice.translate("Asks", "What is the least you may raise to, if you may raise at all?"),
        Ask.MIN_BET: voice.translate("Asks", "What is the least you may bet, if you may bet at all?"),
        Ask.PRICE_RATIO: voice.translate("Asks", "What odds does the pot give you on a call?"),
        Ask.PRICE_PERCENT: voice.translate("Asks", "What part of the pot will your call be once it is in, in percent?"),
        Ask.HALF_POT_TO: voice.translate("Asks", "You raise by half the pot. To how much?"),
        Ask.THREE_QUARTERS_TO: voice.translate("Asks", "You raise by three quarters of the pot. To how much?"),
    }


def _table_asks(voice: Voice) -> dict[Ask, str]:
    return {
        Ask.NAME_THE_POTS: voice.translate("Asks", "Which pots are there, and who plays for each?"),
        Ask.WHO_GETS_WHAT: voice.translate("Asks", "How much of the pots does each player get?"),
        Ask.WHO_SHOWS_FIRST: voice.translate("Asks", "The betting is over. Who has to show first?"),
        Ask.WHO_POSTS_SMALL: voice.translate("Asks", "Who posts the small blind?"),
        Ask.WHO_POSTS_BIG: voice.translate("Asks", "Who posts the big blind?"),
    }


def _low_now(question: Question, voice: Voice) -> str:
    card = question.prompt["card"]
    assert isinstance(card, Card)
    text = voice.translate("Asks", "Here comes the %1. Which two and three make your best low now?")
    return fill(text, voice.cards([card]))


def _who_acts_first(question: Question, voice: Voice) -> str:
    """Before the cards are dealt it is the betting before the flop that is meant."""
    street = Street[str(question.prompt.get("street", Street.PREFLOP.name)).upper()]
    return fill(voice.translate("Asks", "%1: who acts first?", "street"), street_name(street, voice))
