"""What the hero may do now, as the action bar needs it: numbers, words, and who to ask. No widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Limit
from omaha_trainer.table.legal import Legal
from omaha_trainer.table.view import SeatView
from omaha_trainer.wording.voice import Voice


@dataclass(frozen=True, slots=True)
class Offer:
    """The hero's decision. `read` makes chips of typed text, `refusal` says why the table takes no such raise-to.

    `no_raise` is the reason in words where no raise is allowed, `working` how the largest one comes about.
    """

    legal: Legal
    limit: Limit
    sizes: dict[str, int]
    to_match: int
    bet: int
    """What the hero has in on this street."""
    small_chip: int
    voice: Voice
    read: Callable[[str], int]
    refusal: Callable[[int], KnownError | None]
    no_raise: str = ""
    working: str = ""

    @property
    def fixed_size(self) -> bool:
        """One size and nothing to choose: fixed limit, or an all-in that is all there is."""
        return self.limit is Limit.FIXED or self.legal.min_to == self.legal.max_to

    def presets(self) -> dict[str, int]:
        """The sizes with a button of their own, by the names that `wording` knows."""
        if self.fixed_size or not self.legal.can_raise:
            return {}
        found = {"min": self.legal.min_to, **self.sizes}
        if self.limit is Limit.NO:
            found["all_in"] = self.legal.max_to
        return found

    def stepped(self, to: int, steps: int) -> int:
        """`to` moved by whole small chips, held within what is legal; the first step goes to a whole chip."""
        chip = self.small_chip
        up = steps > 0
        edge = to // chip * chip if up else -(-to // chip) * chip
        return min(max(edge + steps * chip, self.legal.min_to), self.legal.max_to)


def offer_of(
    view: SeatView,
    voice: Voice,
    read: Callable[[str], int],
    refusal: Callable[[int], KnownError | None],
    no_raise: str = "",
    working: str = "",
) -> Offer:
    """The offer of a view whose seat is to act."""
    assert view.legal is not None and view.seat is not None
    return Offer(
        legal=view.legal,
        limit=view.setup.limit,
        sizes=view.sizes,
        to_match=view.to_match,
        bet=view.bets[view.seat],
        small_chip=view.setup.small_blind or view.setup.big_blind,
        voice=voice,
        read=read,
        refusal=refusal,
        no_raise=no_raise,
        working=working,
    )
