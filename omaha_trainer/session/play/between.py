"""What is done between two hands: new settings, rebuys, the button, the round of a mixed table, the next deal."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.faults import SessionFault

from .hand import Hand
from .notices import GuessTold, Rebought, StructureChanged, TableReset
from .standing import Standing, table_names


def deal_next(standing: Standing) -> Standing:
    """The next hand: new settings taken over, broke opponents bought in, button and round moved on, cards dealt.

    Raises KnownError(SessionFault.HERO_BROKE).
    """
    standing = renewed(standing)
    if not standing.stacks[HERO]:
        raise KnownError(SessionFault.HERO_BROKE)
    standing = move_on(_opponents_rebuy(standing))
    return replace(standing, hand=_dealt(standing), moved_on=False, notices=standing.since, since=())


def _opponents_rebuy(standing: Standing) -> Standing:
    full = standing.config.full_stack
    bought = tuple(Rebought(seat, full, full) for seat, stack in enumerate(standing.stacks) if stack == 0)
    stacks = tuple(stack or full for stack in standing.stacks)
    return replace(standing, stacks=stacks, since=(*standing.since, *bought))


def move_on(standing: Standing) -> Standing:
    """The button one seat left (B3), a mixed table one hand on in its round (MX1, MX2); once for every hand."""
    if standing.moved_on:
        return standing
    moved = replace(standing, button=(standing.button + 1) % standing.config.seats, moved_on=True)
    if standing.round is None:
        return moved
    after = standing.round.after_hand(standing.config.seats, standing.config.mixed_hands)
    if after.limit is standing.round.limit:
        return replace(moved, round=after)
    small, big = after.stakes(standing.config.stakes).blinds(after.limit)
    changed = StructureChanged(after.limit, after.hands_left, small, big)
    return replace(moved, round=after, since=(*standing.since, changed))


def _dealt(standing: Standing) -> Hand:
    config, number = standing.config, standing.hands_played + 1
    setup = standing.stakes.setup(
        config.game,
        standing.round.limit if standing.round else config.limit,
        standing.button,
        standing.stacks,
        house=config.house,
        mixed_hands_left=standing.round.hands_left if standing.round else None,
    )
    deck = shuffled(Random(f"deck {config.seed} {number}"))
    mucks = tuple(seat != HERO or config.hero_mucks for seat in range(config.seats))
    return Hand.dealt(number, setup, deck, mucks)


def hero_buys(standing: Standing) -> tuple[Standing, Rebought]:
    """The hero's stack filled up to the full buy-in. Raises KnownError(SessionFault.FULL_STACK)."""
    stack, full = standing.stacks[HERO], standing.config.full_stack
    if stack >= full:
        raise KnownError(SessionFault.FULL_STACK, stack=stack, full=full)
    notice = Rebought(HERO, full - stack, full)
    bought = replace(
        standing,
        stacks=(full, *standing.stacks[1:]),
        summary=standing.summary.after_purchase(full - stack, standing.config.stakes.decimals, rebuy=True),
        since=(*standing.since, notice),
    )
    return bought, notice


def renewed(standing: Standing) -> Standing:
    """The table with the settings that wait for the hand to end."""
    return set_anew(standing, standing.coming) if standing.coming else standing


def set_anew(standing: Standing, config: SessionConfig) -> Standing:
    """The table with other settings; the session's seed stays, so that no hand comes twice.

    Where seats, stack or blinds differ it is a new table: the chips are cashed, and everybody buys in for a full stack.
    Else the chips stay, and a mixed table's round too unless its structure or its length is changed.
    """
    old, config = standing.config, replace(config, seed=standing.config.seed)
    standing = replace(standing, coming=None)
    if config == old:
        return standing
    notebook, told = standing.notebook.reseated(old, config), _told(standing, config)
    standing = replace(standing, since=(*standing.since, *told))
    if _same_chips(old, config):
        if (config.structure, config.mixed_hands) == (old.structure, old.mixed_hands):
            return replace(standing, config=config, notebook=notebook)
        moved = move_on(replace(standing, round=None))
        return replace(moved, config=config, round=config.first_round(), notebook=notebook)
    moved = move_on(replace(standing, round=None))
    return replace(
        moved,
        config=config,
        stacks=(config.full_stack,) * config.seats,
        button=moved.button % config.seats,
        round=config.first_round(),
        summary=standing.summary.after_purchase(config.full_stack, config.stakes.decimals, rebuy=False),
        hand=None,
        notices=(),
        since=(*told, TableReset(config.full_stack)),
        earlier=(),
        notebook=notebook,
    )


def _told(standing: Standing, config: SessionConfig) -> tuple[GuessTold, ...]:
    """What becomes of the guesses at hidden players who leave with the old settings."""
    old, notebook = standing.config, standing.notebook
    if old.lineup is not Lineup.HIDDEN or notebook.unveiled:
        return ()
    kept = notebook.reseated(old, config).guesses
    seated = zip(table_names(old)[1:], old.styles, notebook.guesses[1:], (*kept[1:], *[""] * old.seats), strict=False)
    return tuple(GuessTold(name, style, guess) for name, style, guess, still in seated if guess and not still)


def _same_chips(old: SessionConfig, new: SessionConfig) -> bool:
    """Whether stacks of the old table can stay where they are at the new one."""
    return (old.seats, old.full_stack, old.stakes.blinds(old.limit), old.stakes.decimals) == (
        new.seats,
        new.full_stack,
        new.stakes.blinds(new.limit),
        new.stakes.decimals,
    )
