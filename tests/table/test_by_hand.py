"""Decisions, refusals and payouts worked out by hand from the rules, for corners where several of them meet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from omaha_trainer.table.action import RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import HandShown, Mucked, UncalledReturned
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules, Preset
from omaha_trainer.table.legal import legal
from omaha_trainer.table.refusal import IllegalAction

from .spots import Story, spot

NO, POT, FIXED = Limit.NO, Limit.POT, Limit.FIXED
FIVE_BETS = HouseRules(bets_per_street=5)


@dataclass(frozen=True)
class Decision:
    """`raises` is (least, most), or the rule that closes the betting; `seat` None: nobody has a decision."""

    name: str
    limit: Limit
    blinds: tuple[int, int]
    stacks: tuple[int, ...]
    actions: str
    seat: int | None
    call: int = 0
    raises: tuple[int, int] | str = "A9"
    more: dict[str, Any] = field(default_factory=dict)

    def story(self) -> Story:
        return spot(self.limit, self.blinds, self.stacks, self.actions, **self.more)


DECISIONS = [
    # B5: the blind posted 3 of 10; the others owe ten all the same
    Decision("B5 first in over a blind of 3", NO, (5, 10), (500, 3, 500, 500), "", 2, 10, (20, 500)),
    Decision("B5 small blind after a call", NO, (5, 10), (100, 8, 100), "c", 0, 5, (20, 100)),
    # B5: nobody but the first can put in more than 9, so 9 is what he owes
    Decision("B5 all others short", NO, (5, 10), (9, 3, 100), "", 2, 9, "A9"),
    Decision("B5 small blind of 5 against 3", NO, (5, 10), (100, 3, 100), "f", None),
    Decision("B5 heads-up, blind of 7", NO, (5, 10), (7, 100), "", 1, 2, "A9"),
    Decision("B5 heads-up, small blind of 3", NO, (5, 10), (100, 3), "", None),
    Decision("B5 heads-up, blind below the small one", NO, (5, 10), (4, 100), "", None),
    Decision("B5 fixed limit, blind of 4", FIXED, (5, 10), (100, 4, 100, 100), "", 2, 10, (20, 20)),
    # pot 5 + 8, call 10: 10 + 23
    Decision("B5 pot limit, real chips", POT, (5, 10), (100, 8, 100, 100), "", 2, 10, (20, 33)),
    # HR2: the blind counts as 10: 10 + 25
    Decision("HR2 counted full", POT, (5, 10), (100, 8, 100, 100), "", 2, 10, (20, 35), {"house": Preset.TDA}),
    # HR1: 10 + 8 in the pot, call 10: 10 + 28 = 38; HR3: up to the small blind's five
    Decision("HR1 HR3 short blind", POT, (5, 10), (100, 8, 100, 100), "", 2, 10, (20, 40), {"house": Preset.CARD_ROOM}),
    # HR1: not for the small blind itself: pot 15, call 5: 10 + 20
    Decision("HR1 small blind", POT, (5, 10), (900,) * 3, "f", 0, 5, (20, 30), {"house": Preset.CARD_ROOM}),
    # HR1: the big blind has not acted: 10 + 10 + 10 (limper) counted, call 0: 10 + 30
    Decision("HR1 big blind's option", POT, (5, 10), (900,) * 3, "c f", 1, 0, (20, 40), {"house": Preset.CARD_ROOM}),
    # HR1: the big blind raised to 35 over a limper; 10 + 35 + 5 real chips, call 25: 35 + 75
    Decision("HR1 no more", POT, (5, 10), (900,) * 3, "c f 35", 2, 25, (60, 110), {"house": Preset.CARD_ROOM}),
    # HR3 by a chosen chip of 25: 35 becomes 50
    Decision(
        "HR3 chip of 25", POT, (5, 10), (900,) * 4, "", 2, 10, (20, 50),
        {"house": HouseRules(round_pot_up=True, rounding_chip=25)},
    ),
    # B6: the button's dead ante of 10 counts into the pot: 25, call 10: 10 + 35
    Decision("B6 dead ante", POT, (5, 10), (900,) * 3, "", 2, 10, (20, 45), {"antes": (0, 10, 0), "antes_dead": True}),
    # B6: the ante of 4 leaves the blind 6 of 10, the others owe 10: pot 4 * 3 + 5 + 6 = 23, call 10: 10 + 33
    Decision("B6 ante first, then the blind", POT, (5, 10), (900, 10, 900), "", 2, 10, (20, 43), {"antes": (4, 4, 4)}),
    # A3: an all-in of 5 over 2 is a full raise of 3
    Decision("A3 all in for a full raise", NO, (1, 2), (200, 200, 5, 200), "5", 3, 5, (8, 200)),
    # A6: 3 over 2 is none: the least raise stays 2
    Decision("A6 not yet acted", NO, (1, 2), (200, 200, 3, 200), "3 c", 0, 2, (5, 200)),
    Decision("A6 big blind not yet acted", NO, (1, 2), (200, 200, 3, 200), "3 c c", 1, 1, (5, 200)),
    Decision("A6 the limper may only call", NO, (1, 2), (200, 200, 200, 3), "c 3 f c", 2, 1, "A6"),
    Decision("A6 two short ones add up", NO, (1, 2), (200, 200, 200, 3, 4), "c 3 4 f c", 2, 2, (6, 200)),
    # A6 on the flop: bet 4, all in 6: the bettor faces 2
    Decision("A6 the bettor of the flop", NO, (1, 2), (200, 200, 8, 200), "c c c c 4 c 6 c", 0, 2, "A6"),
    # A7: bet 50, all in 70: 70 + 50; the bettor faces 20 of 50
    Decision("A7 over 70", NO, (5, 10), (1000, 80, 1000, 1000), "c c c c 50 70", 2, 70, (120, 990)),
    Decision("A7 the bettor", NO, (5, 10), (1000, 80, 1000, 1000), "c c c c 50 70 c f", 0, 20, "A6"),
    Decision("A7 over 120", NO, (5, 10), (1000, 80, 1000, 1000), "c c c c 50 70 120", 3, 120, (170, 990)),
    # A8: an all-in bet of 4; pot 44, call 4: 4 + 48
    Decision("A8 no limit", NO, (5, 10), (1000, 14, 1000, 1000), "c c c c c 4", 2, 4, (14, 990)),
    Decision("A8 pot limit", POT, (5, 10), (1000, 14, 1000, 1000), "c c c c c 4", 2, 4, (14, 52)),
    Decision("A8 the checker", NO, (5, 10), (1000, 14, 1000, 1000), "c c c c c 4 c f", 0, 4, "A6"),
    # A8, A6: bet 4, all in 12: the checker faces 12, more than a big blind
    Decision("A8 two short bets add up", NO, (5, 10), (1000, 14, 22, 1000), "c c c c c 4 12 c", 0, 12, (22, 990)),
    # A9, A5
    Decision("A9 nobody else has chips", NO, (5, 10), (100, 40, 60), "60", 0, 55, "A9"),
    Decision("A5 the call takes the stack", NO, (5, 10), (100, 40, 60), "60 c", 1, 30, "A5"),
    Decision("A9 betting goes on beside an all-in", NO, (5, 10), (500, 500, 60), "60 c c", 0, 0, (10, 440)),
    Decision("A9 one stack left", NO, (5, 10), (60, 500, 60), "60 c c", None),
    # FL4, blinds 10/20: 32 counts as the second bet, 29 does not
    Decision("FL4 12 above counts", FIXED, (10, 20), (900, 52, 900), "c c c 20 32", 2, 32, (52, 52)),
    Decision("FL4 9 above is completed", FIXED, (10, 20), (900, 49, 900), "c c c 20 29", 2, 29, (40, 40)),
    Decision("FL4 9 above closes for the bettor", FIXED, (10, 20), (900, 49, 900), "c c c 20 29 c", 0, 9, "FL4"),
    Decision("FL4 10 above is half and opens", FIXED, (10, 20), (900, 50, 900), "c c c 20 30 c", 0, 10, (50, 50)),
    # the fourth bet of the flop: 72 counts, 68 does not
    Decision("FL4 counts to the cap", FIXED, (10, 20), (92, 900, 900), "c c c 20 40 60 72", 1, 32, "FL3"),
    Decision("FL4 below half leaves a bet", FIXED, (10, 20), (88, 900, 900), "c c c 20 40 60 68", 1, 28, (80, 80)),
    Decision("FL4 all-in bet of 9", FIXED, (10, 20), (900, 29, 900), "c c c c 9", 2, 9, (20, 20)),
    Decision("FL4 the checker before it", FIXED, (10, 20), (900, 29, 900), "c c c c 9 c", 0, 9, "FL4"),
    Decision("FL4 all-in bet of 10", FIXED, (10, 20), (900, 30, 900), "c c c c 10", 2, 10, (30, 30)),
    Decision("FL4 the checker before half", FIXED, (10, 20), (900, 30, 900), "c c c c 10 c", 0, 10, (30, 30)),
    # FL2, HR4, HR5
    Decision("FL2 capped before the flop", FIXED, (1, 2), (100,) * 4, "4 6 8", 1, 6, "FL3"),
    Decision("HR4 a fifth bet", FIXED, (1, 2), (100,) * 4, "4 6 8", 1, 6, (10, 10), {"house": FIVE_BETS}),
    Decision("HR5 two at the start", FIXED, (1, 2), (99, 99), "4 6 8", 0, 2, (10, 10), {"house": Preset.CARD_ROOM}),
    Decision("HR5 online stays", FIXED, (1, 2), (99, 99), "4 6 8", 0, 2, "FL3"),
    Decision(
        "HR5 three at the start, two left", FIXED, (1, 2), (99,) * 3, "c c c 2 4 f 6 8", 0, 2, "FL3",
        {"house": Preset.CARD_ROOM},
    ),
    # FL1: big bets from the turn
    Decision("FL1 turn", FIXED, (1, 2), (100,) * 3, "c c c c c c 4", 1, 4, (8, 8)),
    # B4 heads-up: the button first before the flop, last after it
    Decision("B4 pot limit first in", POT, (5, 10), (900, 900), "", 1, 5, (20, 30)),
    Decision("B4 after the flop", POT, (5, 10), (900, 900), "c c", 0, 0, (10, 20)),
    Decision("B4 limp, then the option", POT, (5, 10), (900, 900), "c", 0, 0, (20, 30)),
]  # fmt: skip


@pytest.mark.parametrize("case", DECISIONS, ids=lambda case: case.name)
def test_decisions(case: Decision) -> None:
    choices = legal(case.story().state)
    if case.seat is None:
        assert choices is None
        return
    assert choices is not None
    closed = choices.no_raise.rule if choices.no_raise else None
    assert (choices.seat, choices.call) == (case.seat, case.call)
    assert (closed or (choices.min_to, choices.max_to)) == case.raises


@pytest.mark.parametrize("case", [case for case in DECISIONS if case.seat is not None], ids=lambda case: case.name)
def test_what_lies_outside_is_refused(case: Decision) -> None:
    state = case.story().state
    outside = [1, 10**6] if isinstance(case.raises, str) else [case.raises[0] - 1, case.raises[1] + 1]
    for to in outside:
        with pytest.raises(IllegalAction) as refused:
            apply(state, RaiseTo(to))
        assert refused.value.rule


REFUSED = [
    ("PL1", POT, (5, 10), (900,) * 4, "", 36),
    ("PL1", POT, (5, 10), (900,) * 4, "35", 121),
    ("A5", NO, (5, 10), (900, 900, 150), "", 151),
    ("A4", NO, (5, 10), (900,) * 3, "30", 30),
    ("A3", NO, (5, 10), (900,) * 3, "30", 49),
    ("A2", NO, (5, 10), (900,) * 3, "c c c c c c", 9),
    ("FL1", FIXED, (10, 20), (900,) * 3, "", 30),
    ("FL1", FIXED, (10, 20), (900,) * 3, "c c c c c c", 20),
    ("FL3", FIXED, (10, 20), (900,) * 3, "40 60 80", 100),
    ("FL4", FIXED, (10, 20), (900, 49, 900), "c c c 20 29 c", 40),
    ("A6", NO, (1, 2), (200, 200, 200, 3), "c 3 f c", 20),
    ("A9", NO, (5, 10), (100, 40, 60), "60", 100),
]


@pytest.mark.parametrize(("rule", "limit", "blinds", "stacks", "actions", "to"), REFUSED)
def test_the_refusal_names_the_rule(
    rule: str, limit: Limit, blinds: tuple[int, int], stacks: tuple[int, ...], actions: str, to: int
) -> None:
    state = spot(limit, blinds, stacks, actions).state
    with pytest.raises(IllegalAction) as refused:
        apply(state, RaiseTo(to))
    assert refused.value.rule == rule


BROADWAY = ["2c 2d 3c 3d", "Tc As 3h 4c", "Td Ad 4d 5h", "Th Ac 5c 6d"]
"""The last three tie for the straight to the ace on the board below."""
ACES_HIGH = "Ah Kd Qs Jc 2s"


def test_W4_three_tie_and_the_odd_chips_go_left_of_the_button() -> None:
    """The small blind folded its 5: 35 in three is 12 / 12 / 11, the big blind being the first of them."""
    story = spot(NO, (5, 10), [100] * 4, "c c f c" + " c" * 9, holes=BROADWAY, board=ACES_HIGH, game=Game.HIGH)
    assert story.shares == [({1: 12, 2: 12, 3: 11}, {})]


def test_W3_W4_odd_pot_with_tied_lows() -> None:
    """35: 18 for the high hand, 17 for two lows, 9 / 8 in order."""
    holes = ["Kc Kd Qc Qd", "As 2s 9c Td", "Ac 2c 9d Th", "Js Jc Ts 9h"]
    story = spot(NO, (5, 10), [100] * 4, "c c f c" + " c" * 9, holes=holes, board="3h 4d 8c Jd Kh")
    assert story.shares == [({3: 18}, {1: 9, 2: 8})]


def test_W4_two_tie_high_and_one_of_them_has_the_low() -> None:
    """35: 9 / 9 of 18 for the tied high, 17 for the low: three quarters and more to one of them."""
    holes = ["Kc Kd Qc Qd", "As 2s Tc 9c", "Kh Qh Td 9d", "Js 6c 6d 5s"]
    story = spot(NO, (5, 10), [100] * 4, "c c f c" + " c" * 9, holes=holes, board="3h 4d 8c Jd Qs")
    assert story.shares == [({1: 9, 2: 9}, {1: 17})]


def test_P1_P3_four_levels_with_a_folded_blind() -> None:
    """In: 30, 10 folded, 60, 120, 120. Main 30 * 4 + 10, then 30 * 3, then 60 * 2."""
    holes = ["As Ac Ks Kc", "2c 2d 2h 2s", "Qs Qc 7s 7c", "Js Jc 6s 6c", "Ts Tc 5s 5c"]
    story = spot(
        NO, (5, 10), [30, 100, 60, 200, 200], "60 120 c c f" + " c" * 6, holes=holes, board="9d 9h 8d 4h 3d",
        game=Game.HIGH,
    )  # fmt: skip
    assert [award.amount for award in story.awards] == [130, 90, 120]
    assert [award.players for award in story.awards] == [(0, 2, 3, 4), (2, 3, 4), (3, 4)]
    assert story.shares == [({0: 130}, {}), ({2: 90}, {}), ({3: 120}, {})]


def test_B5_the_chips_above_a_short_blind_go_back() -> None:
    """Small blind 5 against 3: 2 go back and 6 are played for."""
    story = spot(NO, (5, 10), [100, 3, 100], "f", holes=["As Ac Kd Kh", "7c 7d 6c 6d", None], board="2c 9d Jh 3s 4h")
    assert [(event.seat, event.amount) for event in story.of(UncalledReturned)] == [(0, 2)]
    assert [award.amount for award in story.awards] == [6]


SHOWN = ["Ah Ad 8c 7c", "Kh Kd 2s 2d", "Qs Js 4d 4c"]
"""A pair of aces, three kings, a pair of queens; the board allows no low."""
NO_LOW = "Ks 9d 5h 3c Qh"


def order_of(story: Story) -> list[tuple[int, bool]]:
    """Whose turn to show came, and whether he showed."""
    events = [event for event in story.events if isinstance(event, HandShown | Mucked)]
    return [(event.seat, isinstance(event, HandShown)) for event in events]


@pytest.mark.parametrize(
    ("name", "river", "order"),
    [
        ("S1 S2 the bettor first, both others beaten", "c 10 c c", [(1, True), (2, False), (0, False)]),
        ("S1 S2 no bet, the first shows whatever he has", "c c c", [(0, True), (1, True), (2, False)]),
        ("S1 the raiser, not the bettor", "10 c 20 c c", [(2, True), (0, True), (1, True)]),
    ],
)
def test_showing(name: str, river: str, order: list[tuple[int, bool]]) -> None:
    story = spot(NO, (5, 10), [100] * 3, "c c c c c c c c c " + river, holes=SHOWN, board=NO_LOW, mucks=[True] * 3)
    assert order_of(story) == order, name


def test_S3_who_was_raised_all_in_before_the_flop_is_turned_up_after_the_raiser() -> None:
    """Beaten or not, nobody mucks; the turning up comes before the flop."""
    story = spot(NO, (5, 10), [60, 60, 60], "60 c c", holes=SHOWN, board=NO_LOW, mucks=[True] * 3)
    assert order_of(story) == [(2, True), (0, True), (1, True)]
    assert all(event.all_in for event in story.of(HandShown))


def test_S3_a_flop_bet_called_all_in_rules_the_order_to_the_end() -> None:
    """Seat 2 bets the flop and is called all in by seat 0; seat 1 has folded."""
    story = spot(NO, (5, 10), [40, 100, 100], "c c c c c 30 c f", holes=SHOWN, board=NO_LOW, mucks=[True] * 3)
    assert order_of(story) == [(2, True), (0, True)]
