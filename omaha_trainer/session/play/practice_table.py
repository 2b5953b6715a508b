"""The table at which one given hand stands: settings made of the hand's own frame. Knows no cards."""

from __future__ import annotations

from omaha_trainer.session.config import MAX_STACK_BB, MIN_STACK_BB, SessionConfig
from omaha_trainer.table.game import Limit, Structure
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes

from .hand import Hand
from .notebook import Notebook
from .standing import Standing
from .summary import SessionSummary

_STRUCTURES = {Limit.FIXED: Structure.FIXED, Limit.POT: Structure.POT, Limit.NO: Structure.NO}


def standing_for(hand: Hand, seed: int) -> Standing:
    """A session whose hand runs; who deals on after it plays for the same stakes, in the seats' own stacks."""
    setup = hand.setup
    deep = max(setup.stacks) // setup.big_blind
    config = SessionConfig(
        game=setup.game,
        structure=_STRUCTURES[setup.limit],
        stakes=_stakes(setup),
        seats=setup.seats,
        stack_bb=min(max(deep, MIN_STACK_BB), MAX_STACK_BB),
        house=setup.house,
        seed=seed,
    )
    bought = SessionSummary().after_purchase(setup.stacks[0], setup.decimals, rebuy=False)
    return Standing(
        config, setup.stacks, setup.button, None, bought, Notebook.empty(setup.seats), moved_on=False, hand=hand
    )


def _stakes(setup: HandSetup) -> Stakes:
    """The stakes whose blinds and antes these are (B1, B6); a small blind that nobody owed is half the big one."""
    ante, kind = max(setup.antes), AnteKind.NONE
    if ante:
        kind = AnteKind.BIG_BLIND if setup.antes_dead else AnteKind.EACH
    if setup.limit is Limit.FIXED:
        return Stakes(setup.small_bet, setup.big_bet, ante, kind, setup.decimals)
    small = setup.small_blind or max(setup.big_blind // 2, 1)
    return Stakes(small, setup.big_blind, ante, kind, setup.decimals)
