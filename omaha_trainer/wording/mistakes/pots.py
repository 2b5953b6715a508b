"""Why pots are other ones, and why they are shared otherwise (P1-P5, W2-W5, A10).

The amounts are those of `training.mistakes.pots` and `training.mistakes.payout`.
"""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import PotList
from omaha_trainer.wording.voice import fill

from .told import Teller, Told, sentences

_POT, _REAL, _GIVEN = range(3)


def _no_side_pot(told: Told) -> str:
    """Who plays only for the first of the pots."""
    right = told.part.answer
    assert isinstance(right, PotList)
    (_, all_seats), *others = right.pots
    short = [seat for seat in all_seats if all(seat not in seats for _, seats in others[:1])]
    text = told.voice.translate(
        "Why", "Not all have matched everything: what lies above the stake of %1 is a pot of its own."
    )
    return fill(text, told.voice.all_names(short))


def _uncalled(told: Told) -> str:
    text = told.voice.translate("Why", "Nobody matched the last %1 of %2: they go back before the pots are counted.")
    return fill(text, told.chips(_POT), told.seats)


def _folded_chips(told: Told) -> str:
    text = told.voice.translate("Why", "The chips that %2 folded stay in the pots: %1.")
    return fill(text, told.chips(_POT), told.seats)


def _folded_plays(told: Told) -> str:
    text = told.voice.translate("Why", "Folded players play for no pot, only their chips stay: %1.")
    return fill(text, told.seats)


def _split(told: Told) -> str:
    return told.voice.translate("Why", "Pots with the same players in them are one pot.")


SIDE_POTS: Mapping[Mistake, Teller] = {
    Mistake.NO_SIDE_POT: _no_side_pot,
    Mistake.UNCALLED_BET_COUNTED: _uncalled,
    Mistake.FOLDED_CHIPS_LOST: _folded_chips,
    Mistake.FOLDED_PLAYS: _folded_plays,
    Mistake.SPLIT_SAME_PLAYERS: _split,
}


def _shares(text: str, told: Told) -> str:
    """The reason, then the first share that it changes."""
    voice = told.voice
    share = voice.translate("Why", "For %1 that makes %2 in all, not %3.")
    return sentences(fill(text, told.chips(_POT)), fill(share, told.seats, told.chips(_REAL), told.chips(_GIVEN)))


def _high_takes_all(told: Told) -> str:
    return _shares(told.voice.translate("Why", "There is a low, and half of the pot of %1 belongs to it."), told)


def _low_takes_all(told: Told) -> str:
    return _shares(
        told.voice.translate("Why", "The low gets only half of the pot of %1; the other half is the high's."), told
    )


def _odd_to_low(told: Told) -> str:
    return _shares(told.voice.translate("Why", "The odd chip of the pot of %1 goes to the high half."), told)


def _odd_seat(told: Told) -> str:
    return _shares(
        told.voice.translate(
            "Why", "In the pot of %1 odd chips go to the tied seats in their order from the button's left."
        ),
        told,
    )


def _halves_apart(told: Told) -> str:
    text = told.voice.translate(
        "Why", "The same players win both halves of the pot of %1: it is shared at once, with one odd chip at most."
    )
    return _shares(text, told)


def _tie_not_split(told: Told) -> str:
    return _shares(told.voice.translate("Why", "There is a tie in the pot of %1, and equal hands share evenly."), told)


def _one_pot(told: Told) -> str:
    return _shares(
        told.voice.translate("Why", "The %1 are not one pot: each pot is divided among its own players."), told
    )


def _uncalled_share(told: Told) -> str:
    return _shares(
        told.voice.translate("Why", "Nobody matched the last %1: they go back and are no part of the pots."), told
    )


PAYOUT: Mapping[Mistake, Teller] = {
    Mistake.HIGH_TAKES_ALL: _high_takes_all,
    Mistake.LOW_TAKES_ALL: _low_takes_all,
    Mistake.ODD_CHIP_TO_LOW: _odd_to_low,
    Mistake.ODD_CHIP_WRONG_SEAT: _odd_seat,
    Mistake.HALVES_ROUNDED_APART: _halves_apart,
    Mistake.DID_NOT_SPLIT_TIE: _tie_not_split,
    Mistake.ONE_POT_FOR_ALL: _one_pot,
    Mistake.UNCALLED_BET_COUNTED: _uncalled_share,
}
