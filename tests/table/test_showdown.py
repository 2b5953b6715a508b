"""S1-S4: who shows, in which order, and who may muck."""

from __future__ import annotations

import pytest

from omaha_trainer.table.action import Muck, Show
from omaha_trainer.table.event import BoardDealt, HandShown, Mucked
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.progress import settle, show
from omaha_trainer.table.refusal import IllegalAction, Refusal
from omaha_trainer.table.showdown import show_order
from omaha_trainer.table.state import Phase

from .spots import Story, spot

ACES, KINGS, QUEENS = "As Ah Kd 2c", "Kh Ks Qh Qs", "Qd Qc Th 9d"
BOARD = "Kc 7d 3h 2s 4c"


def high(
    actions: str,
    *,
    stacks: tuple[int, ...] = (200, 200, 200),
    board: str = BOARD,
    mucks: tuple[bool, ...] = (),
    asks: bool = False,
) -> Story:
    holes = [ACES, KINGS, QUEENS]
    return spot(Limit.NO, [5, 10], stacks, actions, holes=holes, board=board, game=Game.HIGH, mucks=mucks, asks=asks)


def shown(story: Story) -> list[int]:
    return [event.seat for event in story.events if isinstance(event, HandShown)]


def test_S1_the_river_bettor_shows_first() -> None:
    assert shown(high("c c c c c c c c c c 20 c c")) == [1, 2, 0]


def test_S1_nobody_bet_the_river_the_first_left_of_the_button() -> None:
    assert shown(high("c c c c c c c 20 c c c c c")) == [0, 1, 2]


def test_S2_a_beaten_hand_may_muck_and_a_winner_shows() -> None:
    story = high("c c c c c c c c c c 20 c c", mucks=(True, True, True))
    assert shown(story) == [1] and [event.seat for event in story.of(Mucked)] == [2, 0]


def test_S2_without_the_wish_to_muck_all_show() -> None:
    assert not high("c c c c c c c c c c c c").of(Mucked)


def test_S2_a_hand_that_may_win_the_low_shows() -> None:
    story = spot(
        Limit.NO, [5, 10], [200] * 2, "c c c c c c c c", holes=["Ks Kc Qh Qc", "As 2d Jh Ts"], board="3h 4s 8c Kd 9h",
        mucks=(True, True),
    )  # fmt: skip
    assert shown(story) == [0, 1]


def test_S2_an_unbeaten_hand_may_not_be_mucked() -> None:
    story = high("c c c c c c c c c c 20 c c", asks=True)
    assert story.state.phase is Phase.SHOWDOWN
    with pytest.raises(IllegalAction) as refused:
        show(story.state, Muck(1))
    assert (refused.value.reason, refused.value.rule) == (Refusal.MUST_SHOW, "S2")
    state, _ = show(story.state, Show(1))
    state, _ = show(state, Muck(2))
    state, _ = show(state, Muck(0))
    assert state.over and state.mucked == (True, False, True)


def test_S2_who_is_left_after_a_muck_still_wins_by_halves() -> None:
    """His low counts as one although nobody shows another: a scoop, not a pot without a low."""
    story = spot(
        Limit.FIXED, [5, 10], [200] * 2, "c c c c c c 20 c", holes=["Jc 9s 9d 6s", "As 8c 7s 5h"],
        board="3s 7h Ks 8s Ah", mucks=(True, True),
    )  # fmt: skip
    assert [event.seat for event in story.of(Mucked)] == []
    story = spot(
        Limit.FIXED, [5, 10], [200] * 2, "c c c c c c c 20 c", holes=["Jc 9s 9d 6s", "As 8c 7s 5h"],
        board="3s 7h Ks 8s Ah", mucks=(True, True),
    )  # fmt: skip
    assert [event.seat for event in story.of(Mucked)] == [0]
    assert story.shares == [({1: 30}, {1: 30})]


def test_S2_a_tie_is_not_beaten() -> None:
    story = spot(
        Limit.NO, [5, 10], [200] * 2, "c c c c c c c c", holes=["As Kd 9c 2d", "Ac Ks 9d 2h"], board="Kh Qc 8d Ah Ad",
        game=Game.HIGH, mucks=(True, True),
    )  # fmt: skip
    assert shown(story) == [0, 1]


def test_S2_each_pot_is_looked_at_by_itself() -> None:
    """The winner of the main pot is all in; the second best hand still wins the side pot and shows."""
    story = high("100 c c 50 c c c c c", stacks=(100, 400, 400), board="Kc 7d 3h 2s Ad", mucks=(True, True, True))
    assert shown(story) == [0, 1] and [award.amount for award in story.awards] == [300, 100]


def test_S3_all_in_hands_are_turned_up_before_the_rest_of_the_board() -> None:
    story = high("50 200 f c", stacks=(200, 200, 200))
    kinds = [type(event) for event in story.events if isinstance(event, HandShown | BoardDealt)]
    assert kinds == [HandShown, HandShown, BoardDealt, BoardDealt, BoardDealt]
    assert shown(story) == [0, 2]  # the last to raise first


def test_S3_the_order_is_that_of_the_last_street_with_betting() -> None:
    story = spot(
        Limit.NO, [5, 10], [1000, 1000, 1000, 45], "30 45 f c c c 70 f",
        holes=["2h 3s 4h 5h", KINGS, ACES, QUEENS], board="Kc 7d 3h 2s 4c",
    )  # fmt: skip
    assert shown(story) == [2, 3]  # the last bet was on the flop
    story = spot(Limit.NO, [5, 10], [200, 50, 200], "c c c c 40 c c", holes=[ACES, KINGS, QUEENS], board=BOARD)
    assert show_order(story.state)[0] == 0  # the turn is being played: nobody has bet on it


def test_S3_a_hand_that_is_all_in_may_not_muck() -> None:
    story = high("50 200 f c", stacks=(200, 200, 200), mucks=(True, True, True))
    assert not story.of(Mucked)
    asked = high("50 200 f c", stacks=(200, 200, 200), asks=True)
    with pytest.raises(IllegalAction) as refused:
        show(asked.state, Muck(0))
    assert (refused.value.reason, refused.value.rule) == (Refusal.ALL_IN_MUST_SHOW, "S3")


def test_S4_cards_speak() -> None:
    """Nothing is announced: the winners follow from the cards alone, in whatever order they are shown."""
    asked = high("c c c c c c c c c c 20 c c", asks=True).state
    results = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
        state = asked
        for seat in order:
            state, _ = show(state, Show(seat))
        results.add(state.stacks)
    assert results == {settle(asked)[0].stacks}


def test_an_unknown_hand_at_the_showdown_is_refused_by_name() -> None:
    story = spot(Limit.NO, [5, 10], [200] * 2, "c c c c c c c c", board=BOARD)
    with pytest.raises(IllegalAction) as refused:
        settle(story.state)
    assert refused.value.reason is Refusal.CARDS_UNKNOWN


def test_unknown_hands_may_muck_and_the_last_one_wins() -> None:
    state = spot(Limit.NO, [5, 10], [200] * 2, "c c c c c c c c", board=BOARD).state
    state, _ = show(state, Muck(0))
    assert state.over and state.stacks == (190, 210)
