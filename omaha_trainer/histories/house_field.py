"""The field `_house` of a hand history: a preset's name, or a table of the single switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from decimal import Decimal
from typing import Any

from omaha_trainer.errors import KnownError
from omaha_trainer.table.house import PRESETS, HouseRules, Preset

from .amounts import amount, chips_of, unit_text
from .fault import HistoryFault, Wanted, wrong_type

_NO_CAP = 0
_NUMBERS = ("rounding_chip", "bets_per_street")


def read_house(value: object, decimals: int) -> HouseRules:
    """The rules; `bets_per_street = 0` is no cap, since TOML has no null. KnownError(HistoryFault.HOUSE)."""
    if isinstance(value, str) and value in list(Preset):
        return PRESETS[Preset(value)]
    names = {one.name for one in fields(HouseRules)}
    if not isinstance(value, dict) or not set(value) <= names:
        raise KnownError(HistoryFault.HOUSE, "HR", found=str(value)[:40])
    return replace(HouseRules(), **{name: _switch(name, one, decimals) for name, one in value.items()})


def house_amounts(file: Mapping[str, object]) -> list[Decimal]:
    """The amounts within the field, for a look at the file's smallest chip; none where the field is not there."""
    value = file.get("_house")
    if not isinstance(value, dict) or "rounding_chip" not in value:
        return []
    return [amount(value["rounding_chip"], "_house.rounding_chip")]


def _switch(name: str, value: object, decimals: int) -> Any:
    field = f"_house.{name}"
    if name == "rounding_chip":
        return chips_of(amount(value, field), decimals)
    if name not in _NUMBERS and isinstance(value, bool):
        return value
    if name == "bets_per_street" and isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99:
        return None if value == _NO_CAP else value
    raise wrong_type(field, Wanted.SWITCH)


def write_house(house: HouseRules, decimals: int) -> str:
    """The TOML value that `read_house` reads back: the preset, or the switches that are not the defaults.

    >>> write_house(PRESETS[Preset.TDA], 0), write_house(HouseRules(bets_per_street=None), 0)
    ('"tda"', '{bets_per_street = 0}')
    """
    if house.preset is not None:
        return f'"{house.preset}"'
    parts = []
    for one in fields(HouseRules):
        value = getattr(house, one.name)
        if value == one.default:
            continue
        if one.name == "rounding_chip":
            text = unit_text(value, decimals)
        else:
            text = str(value or _NO_CAP) if one.name in _NUMBERS else str(value).lower()
        parts.append(f"{one.name} = {text}")
    return "{" + ", ".join(parts) + "}"
