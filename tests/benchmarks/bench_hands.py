"""How many whole hands a second the engine plays, beside other engines in the same run.

Run it with `python -m tests.benchmarks.bench_hands`.

Six seats, pot limit 1/2, 100 big blinds, every hand from fresh stacks. All engines are played by the same chance: a
third each of giving up (a check where that is free), of checking or calling, and of a raise to any legal amount.
`clubs` knows no Hi-Lo and plays Omaha high; pokerkit and this engine play Hi-Lo. Engines take turns, and each one's
best round counts, so that a busy machine hurts all alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import Legal, legal
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal

SEATS, SMALL, BIG, STACK = 6, 1, 2, 200
ROUNDS, ROUND_SECONDS = 5, 1.5
TARGET_OVER_POKERKIT = 15

Hand = Callable[[Random], int]
"""Plays one hand and says how many decisions it had."""


class Rate(NamedTuple):
    hands: float
    """A second."""
    decisions: float
    """A hand."""


def this_engine(game: Game) -> Hand:
    """Whole hands of the trainer itself: shuffle, deal, choices, actions, showdown, pots, and all events."""
    house = HouseRules()
    stakes, button = Stakes(SMALL, BIG), 0

    def play(rng: Random) -> int:
        nonlocal button
        button = (button + 1) % SEATS
        setup = stakes.setup(game, Limit.POT, button, [STACK] * SEATS, house=house)
        state, _ = deal(setup, shuffled(rng))
        decisions = 0
        while (choices := legal(state)) is not None:
            state, _ = apply(state, _choose(choices, rng))
            decisions += 1
        return decisions

    return play


def _choose(choices: Legal, rng: Random) -> Action:
    kind = int(rng.random() * 3)
    if kind == 0 and choices.call:
        return Fold()
    if kind == 2 and choices.can_raise:
        return RaiseTo(rng.randint(choices.min_to, choices.max_to))
    return CheckOrCall()


def pokerkit_engine() -> Hand:
    """Pot-limit Omaha of pokerkit with its eight-or-better low beside the high, everything automatic."""
    from pokerkit import Automation, OmahaEightOrBetterLowHand, OmahaHoldemHand, PotLimitOmahaHoldem

    class HiLo(PotLimitOmahaHoldem):  # type: ignore[misc]
        hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand)

    automations = tuple(Automation)
    blinds, stacks = (SMALL, BIG), (STACK,) * SEATS

    def play(rng: Random) -> int:
        state = HiLo.create_state(automations, True, 0, blinds, BIG, stacks, SEATS)
        decisions = 0
        while state.status:
            decisions += 1
            kind = int(rng.random() * 3)
            if kind == 0 and state.checking_or_calling_amount:
                state.fold()
            elif kind == 2 and state.can_complete_bet_or_raise_to():
                least = state.min_completion_betting_or_raising_to_amount
                most = state.max_completion_betting_or_raising_to_amount
                state.complete_bet_or_raise_to(rng.randint(least, most))
            else:
                state.check_or_call()
        return decisions

    return play


def clubs_engine() -> Hand:
    """The pot-limit Omaha (high) of clubs."""
    import clubs

    config = dict(clubs.configs.POT_LIMIT_OMAHA_SIX_PLAYER, start_stack=STACK)
    dealer = clubs.Dealer(**config)

    def play(rng: Random) -> int:
        seen = dealer.reset(reset_button=True, reset_stacks=True)  # its odd chips need the button in seat 0
        decisions = 0
        while True:
            decisions += 1
            kind, bet = int(rng.random() * 3), seen["call"]
            if kind == 0:
                bet = -1
            elif kind == 2 and seen["max_raise"]:
                bet = rng.randint(seen["min_raise"], seen["max_raise"])
            seen, _, done = dealer.step(bet)
            if all(done):
                return decisions

    return play


def measure(engines: dict[str, Hand], rounds: int = ROUNDS, seconds: float = ROUND_SECONDS) -> dict[str, Rate]:
    """Every engine's best round; the engines take turns."""
    best: dict[str, Rate] = {}
    for number in range(rounds):
        for name, play in engines.items():
            rate = _round(play, Random(number), seconds)
            if name not in best or rate.hands > best[name].hands:
                best[name] = rate
    return best


def _round(play: Hand, rng: Random, seconds: float) -> Rate:
    play(rng)  # tables that are built when first needed
    begun = time.perf_counter()
    hands = decisions = 0
    while (passed := time.perf_counter() - begun) < seconds:
        decisions += play(rng)
        hands += 1
    return Rate(hands / passed, decisions / hands)


def main() -> None:
    engines = {"this engine, Hi-Lo": this_engine(Game.HILO), "this engine, high": this_engine(Game.HIGH)}
    for name, package, engine in (
        ("pokerkit, Hi-Lo", "pokerkit", pokerkit_engine),
        ("clubs, high", "clubs", clubs_engine),
    ):
        if find_spec(package):
            engines[name] = engine()
        else:
            print(f"{package} is not here: install the project with its `bench` extra")
    rates = measure(engines)
    for name, rate in rates.items():
        print(f"{name:20} {rate.hands:8.0f} hands/s   {rate.decisions:5.1f} decisions a hand")
    hilo, high = rates["this engine, Hi-Lo"].hands, rates["this engine, high"].hands
    if "pokerkit, Hi-Lo" in rates:
        print(f"Hi-Lo: {hilo / rates['pokerkit, Hi-Lo'].hands:.1f} times pokerkit (wanted: {TARGET_OVER_POKERKIT})")
    if "clubs, high" in rates:
        other = rates["clubs, high"].hands
        print(f"{hilo / other:.2f} times clubs with Hi-Lo, {high / other:.2f} times with high only, as clubs plays")


if __name__ == "__main__":
    main()
