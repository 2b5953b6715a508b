"""MX1-MX3: no limit and pot limit by turns."""

from __future__ import annotations

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.stakes import Stakes


def test_MX1_a_round_is_as_many_hands_as_seats_and_no_limit_begins() -> None:
    round_ = MixedRound.first(3)
    seen = []
    for _ in range(7):
        seen.append(round_.limit)
        round_ = round_.after_hand(3)
    assert seen == [Limit.NO] * 3 + [Limit.POT] * 3 + [Limit.NO]


def test_MX1_the_new_round_counts_the_seats_of_its_beginning() -> None:
    assert MixedRound(Limit.NO, 1).after_hand(5) == MixedRound(Limit.POT, 5)
    assert MixedRound.first(6, hands=10) == MixedRound(Limit.NO, 10)


def test_MX2_blinds_are_halved_for_pot_limit_and_doubled_back() -> None:
    named = Stakes(50, 100, decimals=2)
    pot = MixedRound(Limit.POT, 4)
    assert pot.stakes(named).blinds(Limit.POT) == (25, 50)
    assert pot.after_hand(4).stakes(named) == pot.stakes(named)
    assert MixedRound(Limit.POT, 1).after_hand(4).stakes(named) == named


def test_MX2_stakes_without_whole_halves_are_refused() -> None:
    with pytest.raises(KnownError) as refused:
        MixedRound(Limit.POT, 1).stakes(Stakes(25, 50, decimals=2))
    assert (refused.value.reason, refused.value.rule) == (SetupFault.HALVES, "MX2")


def test_MX3_the_hand_knows_the_structure_in_force_and_the_hands_left() -> None:
    round_ = MixedRound(Limit.POT, 4)
    frame = round_.stakes(Stakes(2, 4)).setup(
        Game.HIGH, round_.limit, 0, [400] * 4, house=HouseRules(), mixed_hands_left=round_.hands_left
    )
    assert (frame.limit, frame.posts, frame.mixed_hands_left) == (Limit.POT, (0, 1, 2, 0), 4)
