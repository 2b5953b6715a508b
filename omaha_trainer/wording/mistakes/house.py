"""Why an answer is right in another house: which switch, or which set of house rules, makes it (HR1-HR5)."""

from __future__ import annotations

from omaha_trainer.table.house import PRESETS, HouseRules
from omaha_trainer.wording.games import preset_name
from omaha_trainer.wording.quiz.prompts import house_line
from omaha_trainer.wording.voice import fill

from .told import Told, sentences


def other_house(told: Told) -> str:
    """The answer of a named set of house rules, or of this house with one switch turned."""
    voice, house = told.voice, told.question.house
    right = fill(voice.translate("Why", "The answer here: %1."), told.right)
    if told.wrong.numbers:
        preset = list(PRESETS)[told.wrong.numbers[0]]
        text = voice.translate("Why", "Right under other house rules (%1), but not under those of this table (%2).")
        return sentences(fill(text, preset_name(preset, voice), house_line(house, voice)), right)
    if told.wrong.rule == "HR4":
        return sentences(_other_cap(told, house), right)
    return sentences(_switch(told, house), right)


def _switch(told: Told, house: HouseRules) -> str:
    voice = told.voice
    match told.wrong.rule:
        case "HR1" if house.small_blind_counts_as_big:
            return voice.translate(
                "Why", "That takes the small blind as posted; at this table it counts as a big blind."
            )
        case "HR1":
            return voice.translate(
                "Why", "That takes the small blind for a big blind; at this table it counts as posted."
            )
        case "HR2" if house.short_blind_counts_full:
            return voice.translate("Why", "That takes the short blind as it is; at this table it counts as a full one.")
        case "HR2":
            return voice.translate("Why", "That takes the short blind for a full one; at this table real chips count.")
        case "HR3" if house.round_pot_up:
            return voice.translate("Why", "That is the exact figure; at this table it is rounded up to the chip.")
        case "HR3":
            return voice.translate("Why", "That is rounded up to the chip; at this table the exact figure holds.")
        case _:
            return voice.translate(
                "Why", "Elsewhere the cap holds; at this table it is lifted when two players are left."
            )


def _other_cap(told: Told, house: HouseRules) -> str:
    """The betting would be capped with the usual number of bets."""
    voice, usual = told.voice, str(HouseRules().bets_per_street)
    if house.bets_per_street is None:
        return fill(voice.translate("Why", "Elsewhere %1 bets are the cap; this table has none."), usual)
    text = voice.translate("Why", "Elsewhere %1 bets are the cap; this table has %2 a street.")
    return fill(text, usual, str(house.bets_per_street))
