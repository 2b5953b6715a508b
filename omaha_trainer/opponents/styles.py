"""The four players of the first table, as data."""

from __future__ import annotations

from .style import Style

ROCK = Style(
    name="rock",
    enter=0.2,
    position=0.35,
    facing_raise=0.50,
    open_raise=0.11,
    reraise=0.015,
    limp_good=0.2,
    steal=0.02,
    respect=1.6,
    bet_edge=0.35,
    raise_edge=0.65,
    call_slack=-0.05,
    bluff=0.03,
    semi_bluff=0.08,
    slow_play=0.15,
    sizes=(0.35, 0.40, 0.25),
    noise=0.02,
)

CALLER = Style(
    name="caller",
    enter=0.68,
    position=0.10,
    facing_raise=0.80,
    open_raise=0.07,
    reraise=0.01,
    limp_good=0.30,
    steal=0.0,
    respect=0.25,
    bet_edge=0.55,
    raise_edge=0.8,
    call_slack=0.09,
    bluff=0.03,
    semi_bluff=0.03,
    slow_play=0.40,
    sizes=(0.60, 0.25, 0.15),
    noise=0.05,
)

AGGRESSOR = Style(
    name="aggressor",
    enter=0.54,
    position=0.25,
    facing_raise=0.72,
    open_raise=0.4,
    reraise=0.12,
    limp_good=0.12,
    steal=0.45,
    respect=0.45,
    bet_edge=-0.2,
    raise_edge=0.12,
    call_slack=0.1,
    bluff=0.6,
    semi_bluff=0.7,
    slow_play=0.05,
    sizes=(0.15, 0.30, 0.55),
    noise=0.05,
)

SOLID = Style(
    name="solid",
    enter=0.33,
    position=0.45,
    facing_raise=0.50,
    open_raise=0.18,
    reraise=0.035,
    limp_good=0.15,
    steal=0.15,
    respect=1.0,
    bet_edge=0.2,
    raise_edge=0.36,
    call_slack=0.01,
    bluff=0.16,
    semi_bluff=0.35,
    slow_play=0.10,
    sizes=(0.25, 0.40, 0.35),
    noise=0.01,
)
