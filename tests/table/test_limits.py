"""PL1-PL8, FL1-FL4, HR1-HR5: the sizes of each structure and the houses that count differently."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from omaha_trainer.table.apply import apply
from omaha_trainer.table.examples import five_ten, quarter_half
from omaha_trainer.table.explain import StepKind, explain
from omaha_trainer.table.game import Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.legal import NoRaise, legal, size_to, sizes
from omaha_trainer.table.refusal import IllegalAction, Refusal

from .spots import Story, action, pot_limit, spot


def maximum(story: Story) -> int:
    choices = legal(story.state)
    assert choices is not None
    return choices.max_to


def only_size(story: Story) -> int | None:
    """The one fixed-limit raise-to, None where it is closed."""
    choices = legal(story.state)
    assert choices is not None and choices.min_to == choices.max_to
    return choices.max_to or None


def fixed(blinds: list[int], stacks: list[int], actions: str = "", house: HouseRules | Preset = Preset.ONLINE) -> Story:
    return spot(Limit.FIXED, blinds, stacks, actions, house=house)


def test_PL1_the_call_counts_into_the_pot() -> None:
    story = pot_limit([5, 10], 5, "35 120 f f f")
    choices = legal(story.state)
    assert choices and (choices.call, choices.min_to, choices.max_to) == (85, 205, 375)


def test_PL1_three_times_the_last_bet_plus_the_other_money() -> None:
    for actions in ("", "c", "35", "35 120", "20 f 60", "c c 55"):
        state = pot_limit([5, 10], 6, actions).state
        seat = state.to_act
        assert seat is not None
        other_money = state.pot - state.to_match - state.bets[seat]
        assert maximum(pot_limit([5, 10], 6, actions)) == 3 * state.to_match + other_money


def test_PL1_the_largest_bet_is_the_pot_and_never_more_than_the_stack() -> None:
    assert maximum(pot_limit([5, 10], 3, "c c c")) == 30
    assert maximum(spot(Limit.POT, [5, 10], [1000, 1000, 28, 1000])) == 28
    assert maximum(pot_limit([5, 10], 6, "c c c c c")) == 70
    with pytest.raises(IllegalAction) as caught:
        apply(pot_limit([5, 10], 4).state, action("36"))
    assert (caught.value.reason, caught.value.rule) == (Refusal.ABOVE_POT, "PL1")


def test_PL2_quarter_half_folded_to_you() -> None:
    choices = legal(quarter_half(folds=3))
    assert choices and (choices.call, choices.max_to) == (50, 175)


def test_PL3_open_raise_over_one_limper() -> None:
    choices = legal(five_ten(limpers=1, folds=2))
    assert choices and choices.max_to == 45


def test_PL4_five_ten() -> None:
    first = legal(pot_limit([5, 10], 6).state)
    assert first and (first.min_to, first.max_to) == (20, 35)
    assert maximum(pot_limit([5, 10], 6, "f f f f")) == 30
    assert maximum(pot_limit([5, 10], 6, "35")) == 120
    assert maximum(pot_limit([5, 10], 4, "f 35 f")) == 110


def test_PL5_one_and_two_hundred() -> None:
    assert maximum(pot_limit([100, 200], 6)) == 700
    assert maximum(pot_limit([100, 200], 5, "c c")) == 1100
    assert maximum(pot_limit([100, 200], 4, "c c f")) == 900
    assert maximum(pot_limit([100, 200], 6, "700")) == 2400
    assert maximum(pot_limit([100, 200], 4, "700 2400 f")) == 8000
    assert maximum(pot_limit([100, 200], 6, "700 2400")) == 8200


def test_PL6_after_the_flop() -> None:
    assert maximum(spot(Limit.POT, [2, 5], [500] * 3, "c c c 7")) == 36
    third = legal(spot(Limit.POT, [5, 5], [500] * 3, "c c c 5 15").state)
    assert third and (third.min_to, third.max_to) == (25, 65)
    assert maximum(spot(Limit.POT, [5, 5], [500] * 3, "c c c 5 15 f")) == 60
    assert maximum(pot_limit([100, 200], 3, "c c c 200 c")) == 1400
    assert maximum(pot_limit([25, 50], 2, "c c 50")) == 250
    assert maximum(pot_limit([25, 50], 4, "c c c c 150 c")) == 800


def test_PL7_fractions_of_the_pot_after_the_call() -> None:
    # pot 5 (in units of a tenth: 50), bet 3: whole pot 14, three quarters 11.25, half 8.5
    state = spot(Limit.POT, [25, 25], [5000] * 2, "c c 30").state
    assert sizes(state) == {"half": 85, "three_quarters": 112, "pot": 140}
    assert sizes(pot_limit([5, 10], 6).state) == {"half": 22, "three_quarters": 28, "pot": 35}


def test_PL7_never_below_the_minimum_or_above_the_maximum() -> None:
    state = pot_limit([5, 10], 6).state
    choices = legal(state)
    assert choices is not None
    assert size_to(state, choices, Fraction(1, 10)) == 20
    assert size_to(state, choices, Fraction(9)) == 35
    no_limit = spot(Limit.NO, [5, 10], [1000, 1000, 30]).state
    assert sizes(no_limit)["pot"] == 30


def test_PL8_antes_are_in_the_pot() -> None:
    assert maximum(pot_limit([5, 10], 3, antes=[5, 5, 5])) == 50


def test_the_steps_of_the_maximum_end_at_the_maximum() -> None:
    for story in (pot_limit([5, 10], 4, "f 35 f"), spot(Limit.POT, [5, 10], [1000, 1000, 28, 1000])):
        spelled = explain(story.state)
        assert spelled is not None
        totals = [step.amount for step in spelled.maximum if step.kind in (StepKind.RAISE_TO, StepKind.STACK)]
        assert totals[-1] == maximum(story)


def test_FL1_one_size_per_street() -> None:
    assert only_size(fixed([1, 2], [100] * 4)) == 4
    assert only_size(spot(Limit.FIXED, [2, 4], [400] * 3, "c c c c c c")) == 8
    with pytest.raises(IllegalAction) as caught:
        apply(fixed([1, 2], [100] * 4).state, action("5"))
    assert (caught.value.reason, caught.value.rule) == (Refusal.NOT_THE_BET_SIZE, "FL1")


def test_FL2_four_bets_a_street_the_big_blind_being_the_first() -> None:
    assert [only_size(fixed([1, 2], [100] * 4, actions)) for actions in ("", "4", "4 6", "4 6 8")] == [4, 6, 8, None]
    flop = "c c c"
    sizes_ = [only_size(fixed([1, 2], [100] * 3, flop + more)) for more in ("", " 2", " 2 4", " 2 4 6", " 2 4 6 8")]
    assert sizes_ == [2, 4, 6, 8, None]
    turn = "c c c c c c"
    turned = [only_size(fixed([1, 2], [100] * 3, turn + more)) for more in ("", " 4", " 4 8", " 4 8 12", " 4 8 12 16")]
    assert turned == [4, 8, 12, 16, None]


def test_FL3_capped_says_why_and_leaves_the_call() -> None:
    choices = legal(fixed([1, 2], [100] * 3, "c c c 2 4 6 8 f").state)
    assert choices and choices.no_raise == NoRaise(Refusal.CAPPED, "FL3") and choices.call == 2


def test_FL4_half_a_bet_or_more_counts_as_a_full_one() -> None:
    assert only_size(fixed([10, 20], [35, 1000, 1000], "c c c 15")) == 35
    assert only_size(fixed([10, 20], [1000, 52, 1000], "c c c 20 32")) == 52
    assert only_size(fixed([10, 20], [50, 1000, 1000], "c c c c c c 30")) == 70


def test_FL4_less_than_half_may_be_completed() -> None:
    assert only_size(fixed([10, 20], [28, 1000, 1000], "c c c 8")) == 20
    assert only_size(fixed([10, 20], [1000, 46, 1000], "c c c 20 26")) == 40
    assert only_size(fixed([10, 20], [48, 1000, 1000, 1000], "40 c 48")) == 60


def test_FL4_less_than_half_does_not_reopen() -> None:
    closed = NoRaise(Refusal.NOT_REOPENED, "FL4")
    raised = legal(fixed([10, 20], [48, 1000, 1000, 1000], "40 c 48 c").state)
    assert raised and (raised.call, raised.no_raise) == (8, closed)
    checked = legal(fixed([10, 20], [1000, 28, 1000], "c c c c 8 c").state)
    assert checked and (checked.seat, checked.call, checked.no_raise) == (0, 8, closed)


def test_FL4_short_all_ins_add_up_for_the_bettor_only() -> None:
    assert only_size(fixed([10, 20], [500, 500, 46, 54, 500], "c c c c c 20 c 26 34 f")) == 54
    caller = legal(fixed([10, 20], [500, 500, 46, 500, 54], "c c c c c 20 f 26 c 34 c").state)
    assert caller and (caller.seat, caller.call, caller.can_raise) == (3, 8, False)


def test_FL4_a_counted_all_in_counts_towards_the_cap() -> None:
    assert only_size(fixed([10, 20], [95, 1000, 1000], "c c c 20 40 60 75")) is None
    assert only_size(fixed([10, 20], [88, 1000, 1000], "c c c 20 40 60 68")) == 80  # eight more are no fourth bet


HOUSE = PRESETS[Preset.CARD_ROOM]


def test_HR1_the_small_blind_counts_as_a_big_one() -> None:
    assert maximum(pot_limit([5, 10], 6, house=Preset.CARD_ROOM)) == 40
    assert maximum(pot_limit([50, 100], 6, "c", house=Preset.CARD_ROOM)) == 500
    assert maximum(pot_limit([5, 10], 6, "f", house=Preset.CARD_ROOM)) == 40
    assert maximum(pot_limit([5, 10], 6)) == maximum(pot_limit([5, 10], 6, house=Preset.TDA)) == 35


def test_HR1_as_posted_for_the_small_blind_itself_and_for_two() -> None:
    assert maximum(pot_limit([5, 10], 6, "f f f f", house=Preset.CARD_ROOM)) == 30
    assert maximum(pot_limit([5, 10], 2, house=Preset.CARD_ROOM)) == 30


def test_HR1_only_until_the_big_blind_has_acted() -> None:
    story = pot_limit([5, 10], 4, "20 f f 40", house=Preset.CARD_ROOM)
    assert maximum(story) == 40 + (40 + 20 + 5) + 20  # the folded small blind is five chips again


def test_HR2_short_blinds_count_full() -> None:
    assert maximum(spot(Limit.POT, [100, 200], [5000, 100, 5000, 5000], house=Preset.TDA)) == 700
    assert maximum(spot(Limit.POT, [100, 200], [5000, 100, 5000, 5000])) == 600
    assert maximum(spot(Limit.POT, [100, 200], [40, 5000, 5000, 5000])) == 640
    assert maximum(spot(Limit.POT, [100, 200], [40, 5000, 5000, 5000], house=Preset.TDA)) == 700


def test_HR2_a_missing_small_blind_counts_as_half_the_big_one() -> None:
    one_blind = spot(Limit.POT, [200], [5000] * 4, house=Preset.TDA)
    assert maximum(one_blind) == 200 + (200 + 100) + 200
    assert maximum(spot(Limit.POT, [200], [5000] * 4)) == 200 + 200 + 200


def test_HR3_rounded_up_to_the_chip() -> None:
    twenty_fives = replace(HouseRules(), round_pot_up=True, rounding_chip=25)
    assert maximum(spot(Limit.POT, [20, 40], [5000] * 2, "c c", house=twenty_fives)) == 100  # a pot of 80
    small_blind = replace(HouseRules(), round_pot_up=True)
    assert maximum(spot(Limit.POT, [2, 5], [500] * 6, house=small_blind)) == 18
    assert maximum(spot(Limit.POT, [2, 5], [500] * 6)) == 17


def test_HR3_never_more_than_the_stack() -> None:
    twenty_fives = replace(HouseRules(), round_pot_up=True, rounding_chip=25)
    assert maximum(spot(Limit.POT, [20, 40], [130, 130], "c c", house=twenty_fives)) == 90


@pytest.mark.parametrize(("bets", "size"), [(3, None), (4, 8), (5, 8), (None, 8)])
def test_HR4_bets_a_street(bets: int | None, size: int | None) -> None:
    assert only_size(fixed([1, 2], [100] * 4, "4 6", replace(HouseRules(), bets_per_street=bets))) == size


def test_HR4_no_cap_at_all() -> None:
    uncapped = replace(HouseRules(), bets_per_street=None)
    assert only_size(fixed([1, 2], [100] * 3, "4 6 8 10 12 14", uncapped)) == 16


def test_HR5_the_cap_is_lifted_for_two() -> None:
    assert only_size(fixed([1, 2], [100] * 2, "c c 2 4 6 8", Preset.CARD_ROOM)) == 10
    assert only_size(fixed([1, 2], [100] * 2, "c c 2 4 6 8", Preset.TDA)) is None


def test_HR5_three_at_the_start_of_the_street_stay_capped() -> None:
    assert only_size(fixed([1, 2], [100] * 3, "c c c 2 4 6 8 f", Preset.CARD_ROOM)) is None
    assert only_size(fixed([1, 2], [100] * 3, "f c c 2 4 6 8", Preset.CARD_ROOM)) == 10


def test_presets_know_their_names() -> None:
    assert [rules.preset for rules in PRESETS.values()] == list(Preset)
    assert replace(HOUSE, bets_per_street=5).preset is None
