"""The rounds of a mixed table: no limit and pot limit by turns (MX1-MX3)."""

from __future__ import annotations

from dataclasses import dataclass

from .game import Limit
from .stakes import Stakes


@dataclass(frozen=True, slots=True)
class MixedRound:
    """The structure in force and how many hands it still has, the next one included."""

    limit: Limit
    hands_left: int

    @classmethod
    def first(cls, seats: int, hands: int | None = None) -> MixedRound:
        """No limit begins; a round is as many hands as seats were dealt in, or a chosen number (MX1).

        >>> MixedRound.first(6)
        MixedRound(limit=<Limit.NO: 'no'>, hands_left=6)
        """
        return cls(Limit.NO, hands or seats)

    def after_hand(self, seats: int, hands: int | None = None) -> MixedRound:
        """The round after one more hand; a new one counts the seats dealt in at its beginning (MX1)."""
        if self.hands_left > 1:
            return MixedRound(self.limit, self.hands_left - 1)
        return MixedRound(Limit.POT if self.limit is Limit.NO else Limit.NO, hands or seats)

    def stakes(self, named: Stakes) -> Stakes:
        """The stakes in force: those named in no limit, halved in pot limit (MX2)."""
        return named if self.limit is Limit.NO else named.halved()
