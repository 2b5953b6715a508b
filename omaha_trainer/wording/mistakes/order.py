"""Why another player is first (B1, B2, B4, S1, S3)."""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask

from .told import Teller, Told


def _full_table(told: Told) -> str:
    return told.voice.translate(
        "Why", "With two players the button posts the small blind, and the other player the big one."
    )


def _after_flop(told: Told) -> str:
    voice = told.voice
    if told.part.ask is Ask.WHO_SHOWS_FIRST:
        return voice.translate("Why", "Left of the button shows first only where nobody has bet on that street.")
    if told.wrong.rule == "B4":
        return voice.translate("Why", "With two players the button acts last after the flop, but first before it.")
    return voice.translate("Why", "That is the order after the flop. Before it the seat left of the big blind begins.")


def _before_flop(told: Told) -> str:
    voice = told.voice
    if told.wrong.rule == "B4":
        return voice.translate("Why", "With two players the button acts first before the flop, but last after it.")
    return voice.translate(
        "Why", "That is the order before the flop. After it the first live seat left of the button begins."
    )


def _too_early(told: Told) -> str:
    return told.voice.translate("Why", "The big blind speaks last before the flop; the seat to its left begins.")


def _from_the_button(told: Told) -> str:
    """The button itself, or for the big blind the seat that it counts as the first one."""
    voice, (named, button) = told.voice, told.wrong.seats
    match told.part.ask:
        case Ask.WHO_POSTS_BIG if named != button:
            return voice.translate(
                "Why", "The first seat left of the button has the small blind, the second the big one."
            )
        case Ask.WHO_POSTS_SMALL | Ask.WHO_POSTS_BIG:
            return voice.translate("Why", "The blinds are the two seats left of the button; the button posts nothing.")
        case Ask.WHO_ACTS_FIRST:
            return voice.translate("Why", "The count begins left of the button; after the flop the button acts last.")
        case _:
            return voice.translate(
                "Why",
                "The button plays no part here: the last to bet or raise shows first, else the left of the button.",
            )


def _earlier(told: Told) -> str:
    voice = told.voice
    if told.wrong.rule == "S1":
        return voice.translate("Why", "That bet or raise was not the last one on the river, and only the river counts.")
    return voice.translate("Why", "That bet or raise was not the last one of the last street with betting.")


def _last_caller(told: Told) -> str:
    return told.voice.translate(
        "Why", "A caller has paid to see the others' cards: who bet or raised last shows first."
    )


def _folded(told: Told) -> str:
    return told.voice.translate("Why", "This player has folded and is out of the hand.")


def _all_in(told: Told) -> str:
    return told.voice.translate("Why", "This player is all in and has nothing left to act with.")


ORDER: Mapping[Mistake, Teller] = {
    Mistake.FULL_TABLE_ORDER: _full_table,
    Mistake.AFTER_FLOP_ORDER: _after_flop,
    Mistake.BEFORE_FLOP_ORDER: _before_flop,
    Mistake.FIRST_ONE_TOO_EARLY: _too_early,
    Mistake.FROM_THE_BUTTON: _from_the_button,
    Mistake.EARLIER_AGGRESSOR: _earlier,
    Mistake.LAST_CALLER_SHOWS: _last_caller,
    Mistake.FOLDED_SEAT: _folded,
    Mistake.ALL_IN_SEAT: _all_in,
}
