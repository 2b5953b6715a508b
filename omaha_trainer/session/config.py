"""The settings of a cash table: what is played, for how much, by how many, and against whom.

Knows which tables there can be. Knows no cards, no chips in play and nobody's turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.lineup_draw import drawn_lineup
from omaha_trainer.opponents.roster import opponent
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.setup import MAX_SEATS, MIN_SEATS
from omaha_trainer.table.stakes import AnteKind, Stakes

from .faults import SessionFault

MIN_STACK_BB, MAX_STACK_BB = 5, 1000
HERO = 0
"""The seat of the person who plays."""

_LIMITS = {Structure.FIXED: Limit.FIXED, Structure.POT: Limit.POT, Structure.NO: Limit.NO, Structure.MIXED: Limit.NO}


@dataclass(frozen=True, slots=True)
class SessionConfig:
    """A table. `stack_bb` is the buy-in in big blinds of the stakes as named, `styles` has one entry per opponent.

    `mixed_hands`: hands of a mixed round, None = as many as seats (MX1). `hero_mucks`: the hero mucks beaten hands
    (S2). `seed` and the number of a hand make its cards.

    Raises KnownError where there can be no such table: SetupFault.SEATS (G1), SetupFault.HALVES (MX2),
    RosterFault.UNKNOWN_STYLE, or a SessionFault.
    """

    game: Game = Game.HILO
    structure: Structure = Structure.POT
    stakes: Stakes = field(default_factory=lambda: Stakes(25, 50, decimals=2))
    seats: int = 6
    stack_bb: int = 100
    house: HouseRules = field(default_factory=HouseRules)
    seed: int = 0
    mixed_hands: int | None = None
    styles: tuple[str, ...] = ()
    hero_mucks: bool = False
    lineup: Lineup = Lineup.MIXED
    """How `styles` came about; left empty, they are drawn so."""

    def __post_init__(self) -> None:
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise KnownError(SetupFault.SEATS, "G1", seats=self.seats, least=MIN_SEATS, most=MAX_SEATS)
        if not self.styles:
            object.__setattr__(self, "styles", drawn_lineup(self.lineup, self.seats - 1, self.seed))
        if len(self.styles) != self.seats - 1:
            raise KnownError(SessionFault.STYLES, found=len(self.styles), expected=self.seats - 1)
        for style in self.styles:
            opponent(style)
        if not MIN_STACK_BB <= self.stack_bb <= MAX_STACK_BB:
            raise KnownError(SessionFault.STACK, stack=self.stack_bb, least=MIN_STACK_BB, most=MAX_STACK_BB)
        if self.mixed_hands is not None and self.mixed_hands < 1:
            raise KnownError(SessionFault.MIXED_HANDS, "MX1", hands=self.mixed_hands)
        self._check_stakes()

    def _check_stakes(self) -> None:
        small, big = self.stakes.blinds(self.limit)
        ante = self.stakes.ante
        sound = 0 < small <= big <= self.stakes.big and self.stakes.decimals in (0, 2)
        if not sound or ante < 0 or (ante > 0) is (self.stakes.ante_kind is AnteKind.NONE):
            raise KnownError(SessionFault.STAKES, "B1", small=self.stakes.small, big=self.stakes.big, ante=ante)
        if self.structure is Structure.MIXED:
            self.stakes.halved()

    @property
    def limit(self) -> Limit:
        """The structure of the first hand; a mixed table begins with no limit (MX1)."""
        return _LIMITS[self.structure]

    @property
    def big_blind(self) -> int:
        """The big blind of the stakes as named, in chips."""
        return self.stakes.big_blind(self.limit)

    @property
    def full_stack(self) -> int:
        """The buy-in in chips."""
        return self.stack_bb * self.big_blind

    def first_round(self) -> MixedRound | None:
        """The round with which a mixed table begins; None at other tables (MX1)."""
        return MixedRound.first(self.seats, self.mixed_hands) if self.structure is Structure.MIXED else None
