"""House rules: where the sources differ, the switch and the three presets (HR1-HR5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Preset(StrEnum):
    """The named sets of switches."""

    ONLINE = "online"
    TDA = "tda"
    CARD_ROOM = "cardroom"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One value for every switch; the defaults are those of online rooms.

    >>> HouseRules().bets_per_street
    4
    """

    small_blind_counts_as_big: bool = False
    """HR1: in the pre-flop pot, until the big blind has acted."""
    short_blind_counts_full: bool = False
    """HR2: a short or missing blind counts as a full one in the pre-flop pot."""
    round_pot_up: bool = False
    """HR3: the pot-limit maximum is rounded up to `rounding_chip`."""
    rounding_chip: int = 0
    """HR3: the chip, in smallest units; 0 = the small blind."""
    bets_per_street: int | None = 4
    """HR4: bets a street in fixed limit, the big blind being the first before the flop; None = no cap."""
    no_cap_for_two: bool = False
    """HR5: no cap where two players were left when the street began."""

    @property
    def preset(self) -> Preset | None:
        """The preset that these switches are, or None for a set of one's own."""
        return next((name for name, rules in PRESETS.items() if rules == self), None)


PRESETS: dict[Preset, HouseRules] = {
    Preset.ONLINE: HouseRules(),
    Preset.TDA: HouseRules(short_blind_counts_full=True),
    Preset.CARD_ROOM: HouseRules(small_blind_counts_as_big=True, round_pot_up=True, no_cap_for_two=True),
}
