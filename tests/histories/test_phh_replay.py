"""Replaying: dealing, betting, boards and showdowns, and the number of the entry that is refused."""

from __future__ import annotations

import pytest

from omaha_trainer.errors import KnownError, Reason
from omaha_trainer.histories.fault import HistoryFault
from omaha_trainer.poker.card import CardFault, parse_cards
from omaha_trainer.table.event import HandShown
from omaha_trainer.table.refusal import Refusal

from .hands import UNKNOWN, dealt, phh, replay

ALL_UNKNOWN = dealt(UNKNOWN, UNKNOWN, UNKNOWN)
CHECKED_DOWN = [
    "p3 cc", "p1 cc", "p2 cc", "d db 3h4s8c", "p1 cc", "p2 cc", "p3 cc", "d db Kd", "p1 cc", "p2 cc", "p3 cc",
    "d db 9h", "p1 cc", "p2 cc", "p3 cc",
]  # fmt: skip
HOLES = ("As2dJhTs", "KsKcQhQc", "Ad2sJdTd")


def refused(text: str) -> tuple[int, Reason, str]:
    """The number of the refused entry, why, and the rule."""
    with pytest.raises(KnownError) as caught:
        replay(text)
    assert caught.value.reason is HistoryFault.ACTION
    cause = caught.value.details["cause"]
    assert isinstance(cause, KnownError)
    assert caught.value.rule == cause.rule
    number = caught.value.details["number"]
    assert isinstance(number, int)
    return number, cause.reason, cause.rule


def test_a_file_may_stop_anywhere() -> None:
    """After each entry somebody is to act, a card is due, or the hand is over; nothing fails."""
    whole = [*dealt(*HOLES), *CHECKED_DOWN, "p1 sm As2dJhTs", "p2 sm KsKcQhQc", "p3 sm Ad2sJdTd"]
    for stop in range(len(whole)):
        halted = replay(phh(*whole[:stop]), settles=False)
        assert not halted.complete
        assert halted.pots == ()
    assert replay(phh(*whole)).complete


def test_nobody_is_to_act_before_all_are_dealt() -> None:
    assert replay(phh()).to_act is None
    assert replay(phh(*ALL_UNKNOWN[:2])).to_act is None
    assert replay(phh(*ALL_UNKNOWN)).to_act == 2


def test_dealing_in_any_order() -> None:
    assert replay(phh(*reversed(dealt(*HOLES)))).state.holes == tuple(map(parse_cards, HOLES))


def test_dealing_card_by_card() -> None:
    ones = [
        f"d dh p{seat} {hole[2 * card : 2 * card + 2]}" for card in range(4) for seat, hole in enumerate(HOLES, start=1)
    ]
    whole = replay(phh(*ones))
    assert whole.state.holes == tuple(map(parse_cards, HOLES))
    assert whole.to_act == 2
    assert replay(phh(*ones[:-1])).to_act is None
    assert refused(phh(*ones[:4], "d dh p2 2c3c4c5c")) == (5, HistoryFault.DEALT_TWICE, "G1")


def test_S1_the_order_of_showing_is_that_of_the_rules_whatever_the_file_lists() -> None:
    shows = ["p3 sm Ad2sJdTd", "p1 sm As2dJhTs", "p2 sm KsKcQhQc"]
    assert replay(phh(*dealt(*HOLES), *CHECKED_DOWN, *shows)).show_order == (0, 1, 2)


def test_partly_known_cards_count_as_unknown_but_lie_where_they_are() -> None:
    deals = dealt("As2d????", UNKNOWN, UNKNOWN)
    assert replay(phh(*deals)).state.holes == (None, None, None)
    assert refused(phh(*dealt("As2d????", "AsKcQhQc", UNKNOWN))) == (2, CardFault.REPEATED, "G1")


def test_comments_and_spaces() -> None:
    deals = [f"{deal}  # dealt" for deal in ALL_UNKNOWN]
    found = replay(phh("# the beginning", *deals, " p3   cbr  6 # a raise"))
    assert found.state.bets == (1, 2, 6)


@pytest.mark.parametrize(
    ("actions", "number", "reason", "rule"),
    [
        ([*ALL_UNKNOWN[:2], "p3 f"], 3, HistoryFault.NOT_ALL_DEALT, "G4"),
        ([*ALL_UNKNOWN[:2], "d db 3h4s8c"], 3, HistoryFault.NOT_ALL_DEALT, "G4"),
        ([*ALL_UNKNOWN, ALL_UNKNOWN[0]], 4, HistoryFault.DEALT_TWICE, "G1"),
        (["d dh p4 ????????"], 1, HistoryFault.NO_SUCH_PLAYER, ""),
        ([*ALL_UNKNOWN, "p3 bet 6"], 4, HistoryFault.UNKNOWN_ACTION, ""),
        ([*ALL_UNKNOWN, "p3 cbr"], 4, HistoryFault.UNKNOWN_ACTION, ""),
        ([*ALL_UNKNOWN, "p3"], 4, HistoryFault.UNKNOWN_ACTION, ""),
        ([*ALL_UNKNOWN, "p0 f"], 4, HistoryFault.UNKNOWN_ACTION, ""),
        ([*ALL_UNKNOWN, "p1 f"], 4, Refusal.OUT_OF_TURN, "B2"),
        ([*ALL_UNKNOWN, "p3 cbr 3"], 4, Refusal.BELOW_MIN_RAISE, "A3"),
        ([*ALL_UNKNOWN, "p3 sm"], 4, Refusal.NOTHING_TO_SHOW, "S1"),
        ([*ALL_UNKNOWN, "p3 f", "p1 f", "p2 cc"], 6, Refusal.NOBODY_TO_ACT, "B2"),
        ([*ALL_UNKNOWN, "p3 cc", "p1 cc", "p2 cc", "p1 cc"], 7, Refusal.NOBODY_TO_ACT, "B2"),
        ([*ALL_UNKNOWN, "p3 cc", "p1 cc", "p2 cc", "d db 3h4s8c9d"], 7, Refusal.BOARD_COUNT, "G1"),
        ([*ALL_UNKNOWN, "p3 cc", "p1 cc", "p2 cc", "d db 3h4s3h"], 7, CardFault.REPEATED, "G1"),
        ([*dealt(*HOLES), "p3 cc", "p1 cc", "p2 cc", "d db 3h4sAs"], 7, CardFault.REPEATED, "G1"),
        ([*dealt(*HOLES), *CHECKED_DOWN[:7], "d db 8c"], 11, CardFault.REPEATED, "G1"),
    ],
)
def test_what_is_refused_is_named(actions: list[str], number: int, reason: Reason, rule: str) -> None:
    assert refused(phh(*actions)) == (number, reason, rule)


def test_a_finished_hand_without_shows_is_settled_by_itself() -> None:
    found = replay(phh(*dealt(*HOLES), *CHECKED_DOWN))
    assert found.complete
    assert found.show_order == (0, 1, 2)
    assert found.finishing == (100, 101, 99)  # high 3 to p2; low 3: the odd chip to the first of two


def test_a_showdown_that_needs_unknown_cards_is_refused() -> None:
    with pytest.raises(KnownError) as caught:
        replay(phh(*dealt("As2dJhTs", UNKNOWN, "Ad2sJdTd"), *CHECKED_DOWN))
    assert (caught.value.reason, caught.value.details["seat"]) == (Refusal.CARDS_UNKNOWN, 1)


def test_a_show_tells_unknown_cards() -> None:
    shows = ["p1 sm As2dJhTs", "p2 sm KsKcQhQc", "p3 sm Ad2sJdTd"]
    found = replay(phh(*ALL_UNKNOWN, *CHECKED_DOWN, *shows))
    assert found.finishing == (100, 101, 99)
    assert [event.seat for event in found.events if isinstance(event, HandShown)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("holes", "show", "reason"),
    [
        (HOLES, "p1 sm As2dJhTc", HistoryFault.OTHER_CARDS),
        (("As2d????", UNKNOWN, UNKNOWN), "p1 sm Ac2dJhTs", HistoryFault.OTHER_CARDS),
        ((UNKNOWN, "KsKcQhQc", UNKNOWN), "p1 sm KsAcJhTs", CardFault.REPEATED),
        ((UNKNOWN, UNKNOWN, UNKNOWN), "p1 sm 3hAcJhTs", CardFault.REPEATED),
        ((UNKNOWN, UNKNOWN, UNKNOWN), f"p1 sm {UNKNOWN}", Refusal.CARDS_UNKNOWN),
    ],
    ids=["other cards", "another half", "another's card", "a board card", "nothing told"],
)
def test_shows_that_cannot_be(holes: tuple[str, ...], show: str, reason: Reason) -> None:
    number, why, _ = refused(phh(*dealt(*holes), *CHECKED_DOWN, show))
    assert (number, why) == (19, reason)


def test_S2_an_unknown_hand_may_be_mucked() -> None:
    found = replay(phh(*dealt("As2dJhTs", UNKNOWN, UNKNOWN), *CHECKED_DOWN, "p1 sm As2dJhTs", "p2 sm", "p3 sm -"))
    assert found.complete
    assert found.mucked == (1, 2)
    assert found.finishing == (104, 98, 98)


def test_S2_the_best_hand_may_not_be_mucked() -> None:
    assert refused(phh(*dealt(*HOLES), *CHECKED_DOWN, "p2 sm"))[1:] == (Refusal.MUST_SHOW, "S2")


ALL_IN = ["p3 cbr 100", "p1 cc", "p2 cc"]
BOARD = ["d db 3h4s8c", "d db Kd", "d db 9h"]
SHOWS = ["p3 sm Ad2sJdTd", "p1 sm As2dJhTs", "p2 sm KsKcQhQc"]


@pytest.mark.parametrize(
    "actions", [[*ALL_IN, *SHOWS, *BOARD], [*ALL_IN, *BOARD, *SHOWS], [*ALL_IN, *BOARD]], ids=["S3", "late", "none"]
)
def test_S3_all_in_shows_before_after_or_not_at_all(actions: list[str]) -> None:
    """W4: 300, one high and two tied lows."""
    assert replay(phh(*dealt(*HOLES), *actions)).finishing == (75, 150, 75)


def test_an_all_in_hand_without_its_board_is_unfinished() -> None:
    found = replay(phh(*dealt(*HOLES), *ALL_IN, *SHOWS, "d db 3h4s8c"))
    assert not found.complete
    assert found.to_act is None


def test_A10_what_was_returned() -> None:
    found = replay(phh(*ALL_UNKNOWN, "p3 cbr 20", "p1 f", "p2 f"))
    assert found.returned == {2: 18}
    assert found.finishing == (99, 98, 103)


def test_B1_one_single_blind() -> None:
    """p1 is the big blind, there is no small blind, p2 acts first."""
    found = replay(phh(*ALL_UNKNOWN, blinds=[2, 0, 0]))
    assert found.setup.small_blind_seat is None
    assert found.to_act == 1


def test_B2_a_straddle_acts_last_before_the_flop() -> None:
    found = replay(phh(*dealt(*[UNKNOWN] * 4), blinds=[1, 2, 4, 0], stacks=[100] * 4))
    assert found.to_act == 3
    assert found.state.to_match == 4


def test_the_file_may_state_a_wrong_result() -> None:
    hand = [*ALL_UNKNOWN, "p3 f", "p1 f"]
    assert replay(phh(*hand, more="finishing_stacks = [99, 101, 100]")).file_differs is False
    assert replay(phh(*hand, more="finishing_stacks = [100, 100, 100]")).file_differs is True
    assert replay(phh(*hand[:-1], more="finishing_stacks = [100, 100, 100]")).file_differs is False
