"""A1-A10, NL1: what may be done, for how much, and when the betting is over."""

from __future__ import annotations

import pytest

from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Bet, Called, PotAwarded, Raised, UncalledReturned
from omaha_trainer.table.game import Limit, Street
from omaha_trainer.table.legal import Legal, NoRaise, legal
from omaha_trainer.table.refusal import IllegalAction, Refusal

from .spots import Story, action, pot_limit, spot

ACES, KINGS, QUEENS = "As Ah Kd 2c", "Kh Ks Qh Qs", "Qd Qc Th 9d"


def no_limit(blinds: list[int], stacks: list[int], actions: str = "") -> Story:
    return spot(Limit.NO, blinds, stacks, actions)


def choices_of(story: Story) -> Legal:
    choices = legal(story.state)
    assert choices is not None
    return choices


def bounds(story: Story) -> tuple[int, int]:
    choices = choices_of(story)
    return choices.min_to, choices.max_to


def refused(story: Story, word: str) -> IllegalAction:
    before = story.state
    with pytest.raises(IllegalAction) as caught:
        apply(story.state, action(word))
    assert story.state is before
    return caught.value


def test_A1_facing_a_bet_fold_call_or_raise() -> None:
    choices = choices_of(no_limit([5, 10], [1000] * 3, "c c c c 20"))
    assert (choices.seat, choices.can_check, choices.call, choices.min_to, choices.max_to) == (2, False, 20, 40, 990)


def test_A1_check_and_bet_when_nothing_is_owed() -> None:
    choices = choices_of(no_limit([5, 10], [1000] * 3, "c c c"))
    assert choices.can_check and choices.opens
    assert isinstance(no_limit([5, 10], [1000] * 3, "c c c 10").events[-1], Bet)


def test_A1_folding_is_allowed_even_when_a_check_is_free() -> None:
    assert no_limit([5, 10], [1000] * 3, "c c c f").state.live == (False, True, True)


def test_A2_the_least_bet_is_the_big_blind_on_every_street() -> None:
    for streets in (1, 2, 3):
        assert bounds(no_limit([5, 10], [1000] * 2, "c c " * streets))[0] == 10
    error = refused(no_limit([50, 100], [5000] * 3, "c c c"), "60")
    assert (error.reason, error.rule) == (Refusal.BELOW_MIN_BET, "A2")


def test_A3_a_raise_is_at_least_the_last_one() -> None:
    assert bounds(no_limit([50, 100], [5000] * 4, "300"))[0] == 500
    assert bounds(no_limit([50, 100], [20000] * 2, "c c 778 6957")) == (13136, 19900)
    assert bounds(no_limit([1, 2], [1000] * 2, "c c 6 18"))[0] == 30
    error = refused(no_limit([50, 100], [5000] * 4, "300"), "450")
    assert (error.reason, error.rule, error.details["min_to"]) == (Refusal.BELOW_MIN_RAISE, "A3", 500)


def test_A4_raises_are_totals_and_tell_by_and_put_in() -> None:
    story = no_limit([5, 10], [1000] * 4, "25 f f 40")
    assert story.of(Raised) == [Raised(2, 25, 25, 15, False), Raised(1, 30, 40, 15, False)]
    assert (refused(no_limit([5, 10], [1000] * 4, "25"), "25").rule) == "A4"


def test_A5_all_in_below_the_minimum() -> None:
    assert bounds(no_limit([5, 10], [1000, 1000, 150], "c c c 100 f")) == (140, 140)
    assert bounds(no_limit([5, 10], [1000, 1000], "500 c 270")) == (500, 500)
    call = choices_of(no_limit([5, 10], [1000, 40, 1000], "40 f"))
    assert (call.call, call.call_to, call.no_raise) == (30, 40, NoRaise(Refusal.CALL_TAKES_STACK, "A5"))
    error = refused(no_limit([5, 10], [1000, 1000, 150]), "151")
    assert (error.reason, error.details["all_in_to"]) == (Refusal.MORE_THAN_STACK, 150)


def test_A5_an_all_in_call_for_less() -> None:
    story = no_limit([5, 10], [1000, 1000, 40], "c c c 100 c c")
    assert story.of(Called)[-1] == Called(2, 30, 30, True)


def test_A5_never_above_the_structure() -> None:
    error = refused(spot(Limit.POT, [5, 10], [1000, 1000, 50]), "50")
    assert (error.reason, error.rule, error.details["max_to"]) == (Refusal.ABOVE_POT, "PL1", 35)


def test_A6_a_short_all_in_does_not_reopen() -> None:
    story = no_limit([1, 2], [19, 200, 16, 200], "16 c 19 c")
    choices = choices_of(story)
    assert (choices.seat, choices.call) == (3, 3)
    assert choices.no_raise == NoRaise(Refusal.NOT_REOPENED, "A6")
    assert refused(story, "60").rule == "A6"


def test_A6_two_short_all_ins_add_up() -> None:
    story = no_limit([50, 100], [6000, 6000, 6000, 1400, 1800], "c c c c c 500 1000 c 1300 1700")
    assert bounds(story) == (2200, 5900)
    assert bounds(story.act("c"))[0] == 2200  # the raiser to 1000 faces 700 more


def test_A6_the_caller_of_a_short_raise_faces_too_little() -> None:
    story = no_limit([50, 100], [5000, 225, 5000, 300, 5000], "c c c c c 100 125 c 200 c c")
    assert choices_of(story).seat == 2 and not choices_of(story).can_raise


def test_A6_who_has_not_acted_may_raise() -> None:
    assert bounds(spot(Limit.POT, [5, 10], [1000, 1000, 1000, 45], "30 45 f")) == (65, 170)


def test_A7_the_next_raise_adds_the_last_full_one() -> None:
    assert bounds(no_limit([50, 100], [5000, 240, 5000, 5000], "c c c c 100 140"))[0] == 240
    story = no_limit([50, 100], [9000, 600, 750, 900, 9000], "c c c c c 300 500 650 800 f")
    choices = choices_of(story)  # one more seat with chips has folded: nobody can answer
    assert choices.no_raise == NoRaise(Refusal.NOBODY_TO_ANSWER, "A9")
    open_story = no_limit([50, 100], [9000, 600, 750, 900, 9000], "c c c c c 300 500 650 800 c")
    assert bounds(open_story)[0] == 1100 and choices_of(open_story).call == 500


def test_A8_a_raise_over_a_short_all_in_bet_adds_a_full_big_blind() -> None:
    story = spot(Limit.POT, [50, 100], [120, *[5000] * 5], "c c c c c c 20")
    assert bounds(story) == (120, 660)


def test_A8_who_has_checked_may_not_raise_a_short_bet() -> None:
    story = no_limit([50, 100], [5000, 120, 5000], "c c c c 20 c")
    choices = choices_of(story)
    assert (choices.seat, choices.call) == (0, 20)
    assert choices.no_raise == NoRaise(Refusal.NOT_REOPENED, "A6")


def test_A9_no_raise_when_nobody_can_answer() -> None:
    story = no_limit([5, 10], [500, 200], "200")
    assert choices_of(story).no_raise == NoRaise(Refusal.NOBODY_TO_ANSWER, "A9")
    assert refused(story, "400").rule == "A9"


def test_A9_the_board_is_dealt_out_when_betting_is_over() -> None:
    story = spot(Limit.NO, [5, 10], [100, 100], "100 c", holes=[ACES, KINGS], board="Kc 7d 3h 2s Ad")
    assert story.state.over and story.state.street == Street.RIVER


def test_A9_two_with_chips_play_on_for_the_side_pot() -> None:
    story = no_limit([5, 10], [1000, 1000, 50], "50 c c")
    assert choices_of(story).seat == 0 and bounds(story) == (10, 950)


def test_A9_a_matched_stack_has_nobody_to_bet_against() -> None:
    story = spot(Limit.NO, [5, 10], [35, 1000, 35], "35 c c", holes=[ACES, KINGS, QUEENS], board="Kc 7d 3h 2s Ad")
    assert story.state.over


def test_A10_the_uncalled_bet_goes_back_and_is_not_won() -> None:
    story = pot_limit([5, 10], 4, "35 f f f")
    assert story.of(UncalledReturned) == [UncalledReturned(2, 25)]
    assert story.awards == [PotAwarded(0, 25, (2,), {2: 25}, {}, False)]
    assert story.state.stacks == (995, 990, 1015, 1000)


def test_NL1_any_amount_up_to_the_stack_whatever_the_others_have() -> None:
    assert bounds(no_limit([1, 2], [200] * 3)) == (4, 200)
    assert bounds(no_limit([10, 20], [200, 1000], "100 180")) == (260, 1000)


def test_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(pot_limit([5, 10], 4).state, action("c"), seat=3)
    assert (caught.value.reason, caught.value.details) == (Refusal.OUT_OF_TURN, {"seat": 3, "to_act": 2})


def test_nobody_acts_after_the_end() -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(pot_limit([5, 10], 2, "f").state, action("c"))
    assert caught.value.reason is Refusal.NOBODY_TO_ACT
