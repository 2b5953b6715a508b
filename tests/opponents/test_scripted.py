from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from omaha_trainer.opponents.roster import STYLES, opponent
from omaha_trainer.table.action import CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from tests.opponents.hands import decisions, random_setup, with_other_hidden_cards


def test_every_action_is_legal_and_every_hand_ends(runs: Callable[[int, int], int]) -> None:
    for seed in range(runs(600, 100)):
        rng = Random(f"legal {seed}")
        for decision in decisions(random_setup(rng), rng):
            legal = decision.view.legal
            assert legal is not None
            if isinstance(decision.action, RaiseTo):
                assert legal.allows(decision.action.to)


def test_A1_nobody_folds_where_a_check_is_free(runs: Callable[[int, int], int]) -> None:
    free = 0
    for seed in range(runs(300, 60)):
        rng = Random(f"free {seed}")
        for decision in decisions(random_setup(rng), rng):
            if decision.view.legal is not None and decision.view.legal.can_check:
                free += 1
                assert not isinstance(decision.action, Fold)
    assert free > 100


def test_hidden_cards_never_change_a_decision(runs: Callable[[int, int], int]) -> None:
    changed = 0
    for seed in range(runs(150, 30)):
        rng = Random(f"hidden {seed}")
        for decision in decisions(random_setup(rng), rng):
            other = with_other_hidden_cards(decision, rng)
            assert other == decision.view  # a seat does not even see them
            assert decision.player.decide(other, Random(decision.dice)) == decision.action
            changed += 1
    assert changed > 100


def test_the_same_view_and_dice_give_the_same_action() -> None:
    rng = Random(5)
    for _ in range(30):
        for decision in decisions(random_setup(rng), rng):
            again = decision.player.decide(decision.view, Random(decision.dice))
            assert again == decision.action


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("limit", list(Limit))
@pytest.mark.parametrize("game", list(Game))
def test_every_style_does_a_bit_of_everything(style: str, limit: Limit, game: Game) -> None:
    rng, seen = Random(f"{style} {limit} {game}"), set()
    for hand in range(60):
        setup = Stakes(2, 4).setup(game, limit, hand % 6, [400] * 6, house=HouseRules())
        seen |= {type(decision.action) for decision in decisions(setup, rng, (style,))}
    assert seen == {Fold, CheckOrCall, RaiseTo}


def test_the_random_player_is_legal_too() -> None:
    rng = Random(8)
    kinds = set()
    for _ in range(100):
        for decision in decisions(random_setup(rng), rng, ("random",)):
            kinds.add(type(decision.action))
    assert kinds == {Fold, CheckOrCall, RaiseTo}


def test_the_dice_are_the_only_chance() -> None:
    """Neither the clock nor the order of sets takes part: a fresh player decides as the first one did."""
    rng = Random(11)
    for decision in decisions(random_setup(rng), rng, ("solid",)):
        assert opponent("solid").decide(decision.view, Random(decision.dice)) == decision.action
