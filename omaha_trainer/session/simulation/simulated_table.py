"""One block of simulated hands: the same players at one table, hand after hand, from one seed.

A block is the unit of everything: its cards come from (seed, block), its stacks start afresh, one process plays it
from beginning to end. Within a block stacks carry over from hand to hand as at a real table, and a seat that has
lost everything buys in again for the starting stack before the next hand.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from math import gcd
from random import Random

from omaha_trainer.opponents.protocol import Opponent
from omaha_trainer.opponents.roster import opponent, prepare
from omaha_trainer.opponents.uniform import UniformPlayer, uniform_action
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.session.figures import Figures, figures_of_hand
from omaha_trainer.session.play.standing import REMEMBERED_HANDS
from omaha_trainer.table.action import Action
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import legal
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import PublicHand, seen_by, view

BLOCK_HANDS = 500


@dataclass(frozen=True, slots=True)
class SimulationConfig:
    """What to play. `stack` is in chips.

    Fewer `opponents` than seats repeat in turn; of more the blocks seat now these, now those, all equally often
    and in changing order.
    """

    game: Game = Game.HILO
    structure: Structure = Structure.POT
    stakes: Stakes = field(default_factory=lambda: Stakes(1, 2))
    seats: int = 6
    stack: int = 200
    hands: int = 1000
    """Deals; with `duplicate` each is played once for every rotation of the seats."""
    opponents: tuple[str, ...] = ("rock", "station", "maniac", "solid")
    seed: int = 1
    jobs: int = 1
    duplicate: bool = False
    house: HouseRules = field(default_factory=HouseRules)
    mixed_hands: int | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The style of each player; with no more opponents than seats, of each seat."""
        count = max(self.seats, len(self.opponents))
        return tuple(self.opponents[player % len(self.opponents)] for player in range(count))

    def seated(self, block: int) -> tuple[int, ...]:
        """Which of the `players` play the block, by seat.

        Of more players than seats, who sits out and who acts after whom is drawn, so that nobody is always to the left
        of the same one; over every round of blocks all play equally often.

        >>> config = SimulationConfig(seats=2, opponents=("rock", "solid", "home"))
        >>> sorted(player for block in range(3) for player in config.seated(block))
        [0, 0, 1, 1, 2, 2]
        """
        count, seats = len(self.players), self.seats
        if count == seats:
            return tuple(range(seats))
        blocks = count // gcd(count, seats)
        order = Random(f"{self.seed}/{block // blocks}/line-ups").sample(range(count), count)
        first = block % blocks * seats
        seated = [order[(first + seat) % count] for seat in range(seats)]
        return tuple(Random(f"{self.seed}/{block}/seats").sample(seated, seats))

    @property
    def blocks(self) -> int:
        return -(-self.hands // BLOCK_HANDS)

    @property
    def rotations(self) -> int:
        return self.seats if self.duplicate else 1

    def hands_of(self, block: int) -> int:
        """Deals of one block; the last may be shorter."""
        return min(BLOCK_HANDS, self.hands - block * BLOCK_HANDS)


@dataclass(slots=True)
class PlayerTally:
    """One player's block: figures, the result of each deal in big blinds, and how long each decision took."""

    figures: Figures = field(default_factory=Figures)
    results: array[float] = field(default_factory=lambda: array("d"))
    """For each deal, the mean over its rotations."""
    seconds: array[float] = field(default_factory=lambda: array("f"))


@dataclass(slots=True)
class BlockTally:
    """What a block gave; `players` in the order of `SimulationConfig.seated`, wherever they sat."""

    players: list[PlayerTally]
    hands: int = 0
    chips_conserved: bool = True


def play_block(config: SimulationConfig, block: int, clock: Callable[[], float]) -> BlockTally:
    """Play all hands of a block, with duplicate deals in every rotation of the seats."""
    prepare()
    tally = BlockTally([PlayerTally() for _ in range(config.seats)])
    deals = config.hands_of(block)
    for player in tally.players:
        player.results.extend([0.0] * deals)
    for rotation in range(config.rotations):
        table = _Table(config, block, rotation, tally, clock)
        for number in range(deals):
            table.play(number)
    return tally


class _Table:
    """The seats of one rotation: player p sits in seat (p + rotation) mod seats."""

    def __init__(
        self, config: SimulationConfig, block: int, rotation: int, tally: BlockTally, clock: Callable[[], float]
    ) -> None:
        self._config, self._tally, self._clock = config, tally, clock
        self._cards = Random(f"{config.seed}/{block}/cards")
        self._dice = Random(f"{config.seed}/{block}/{rotation}/choices")
        self._player_in = [(seat - rotation) % config.seats for seat in range(config.seats)]
        seated = config.seated(block)
        self._opponents = [opponent(config.players[seated[player]]) for player in self._player_in]
        self._stacks = [config.stack] * config.seats
        self._button = 0
        self._mixed = MixedRound.first(config.seats, config.mixed_hands)
        self._earlier: tuple[PublicHand, ...] = ()

    def play(self, number: int) -> None:
        """One hand, counted into the tally."""
        setup = self._setup()
        state, events = deal(setup, shuffled(self._cards))
        story = list(events)
        while state.to_act is not None:
            state, events = apply(state, self._decide(state, story, state.to_act))
            story += events
        self._count(number, setup, state, story)
        self._earlier = (*self._earlier, PublicHand(setup, seen_by(story, None)))[-REMEMBERED_HANDS:]
        self._next_hand(state)

    def _setup(self) -> HandSetup:
        config = self._config
        limit, stakes, left = Limit.POT, config.stakes, None
        if config.structure is Structure.MIXED:
            limit, stakes, left = self._mixed.limit, self._mixed.stakes(config.stakes), self._mixed.hands_left
        else:
            limit = Limit(config.structure.value)
        return stakes.setup(config.game, limit, self._button, self._stacks, house=config.house, mixed_hands_left=left)

    def _decide(self, state: HandState, story: list[Event], seat: int) -> Action:
        player: Opponent = self._opponents[seat]
        if isinstance(player, UniformPlayer):  # the engine's own speed: no view is drawn up for one who does not look
            choices = legal(state)
            assert choices is not None
            return uniform_action(choices, self._dice)
        seen = view(state, story, seat, self._earlier)
        begun = self._clock()
        action = player.decide(seen, self._dice)
        self._tally.players[self._player_in[seat]].seconds.append(self._clock() - begun)
        return action

    def _count(self, number: int, setup: HandSetup, state: HandState, story: list[Event]) -> None:
        tally = self._tally
        tally.hands += 1
        tally.chips_conserved &= sum(state.stacks) == sum(setup.stacks) and min(state.stacks) >= 0
        share = setup.big_blind * self._config.rotations
        for seat, figures in enumerate(figures_of_hand(story, setup.seats)):
            player = tally.players[self._player_in[seat]]
            player.figures.add(figures)
            player.results[number] += (state.stacks[seat] - setup.stacks[seat]) / share

    def _next_hand(self, state: HandState) -> None:
        config = self._config
        self._stacks = [stack or config.stack for stack in state.stacks]
        self._button = (self._button + 1) % config.seats
        self._mixed = self._mixed.after_hand(config.seats, config.mixed_hands)
