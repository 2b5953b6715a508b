"""How people miss the pots (P1-P4, A10): each mistake as the list of pots that it makes in this very spot.

`amounts` are the chips that the mistake leaves out, adds or moves; `seats` those it concerns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from omaha_trainer.table.event import UncalledReturned
from omaha_trainer.table.pots import Pot, build_pots, collected_pots
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import PotList, Wrong
from omaha_trainer.training.spots.made_up_hand import Moment


@dataclass(frozen=True, slots=True)
class Committed:
    """What each seat has put in, and what went back."""

    paid: tuple[int, ...]
    live: tuple[bool, ...]
    dead: int
    back: tuple[int, int] | None
    """The seat and the chips of a bet that nobody matched (A10)."""

    @property
    def folded(self) -> tuple[int, ...]:
        """Seats that put chips in and folded."""
        return tuple(seat for seat, chips in enumerate(self.paid) if chips and not self.live[seat])


def committed(at: Moment) -> Committed:
    returned = [event for event in at.events if isinstance(event, UncalledReturned)]
    back = (returned[-1].seat, returned[-1].amount) if returned else None
    return Committed(at.state.paid, at.state.live, at.state.dead, back)


def pot_list(pots: tuple[Pot, ...]) -> PotList:
    return PotList(tuple((pot.amount, pot.players) for pot in pots))


def pot_mistakes(at: Moment) -> Iterator[Wrong]:
    """The tempting answers, likeliest first; some may coincide with each other or with the right one."""
    chips, pots = committed(at), collected_pots(at.state)
    total, players = sum(pot.amount for pot in pots), at.state.live_seats
    if len(pots) > 1:
        yield Wrong(PotList(((total, players),)), Mistake.NO_SIDE_POT, "P1", amounts=(total, *chips.paid))
    yield from _uncalled(chips)
    yield from _folded(chips)
    apart = build_pots(chips.paid, tuple(map(bool, chips.paid)), chips.dead)
    split = PotList(tuple((pot.amount, _live(pot, chips)) for pot in apart if _live(pot, chips)))
    yield Wrong(split, Mistake.SPLIT_SAME_PLAYERS, "P4", seats=chips.folded)


def _live(pot: Pot, chips: Committed) -> tuple[int, ...]:
    return tuple(seat for seat in pot.players if chips.live[seat])


def _uncalled(chips: Committed) -> Iterator[Wrong]:
    """The bet that nobody matched counted as a pot, or into the last one."""
    if chips.back is None:
        return
    seat, amount = chips.back
    paid = (*chips.paid[:seat], chips.paid[seat] + amount, *chips.paid[seat + 1 :])
    own_pot = pot_list(build_pots(paid, chips.live, chips.dead))
    yield Wrong(own_pot, Mistake.UNCALLED_BET_COUNTED, "A10", amounts=(amount,), seats=(seat,))
    right = build_pots(chips.paid, chips.live, chips.dead)
    last = Pot(right[-1].amount + amount, right[-1].players)
    in_last = pot_list((*right[:-1], last))
    yield Wrong(in_last, Mistake.UNCALLED_BET_COUNTED, "A10", amounts=(amount,), seats=(seat,))


def _folded(chips: Committed) -> Iterator[Wrong]:
    """Folded chips taken for lost, or the folded seat taken for one that still plays."""
    folded = chips.folded
    if not folded:
        return
    gone = sum(chips.paid[seat] for seat in folded)
    without = tuple(paid if live else 0 for paid, live in zip(chips.paid, chips.live, strict=True))
    lost = pot_list(build_pots(without, chips.live, chips.dead))
    yield Wrong(lost, Mistake.FOLDED_CHIPS_LOST, "P3", amounts=(gone,), seats=folded)
    playing = pot_list(build_pots(chips.paid, tuple(map(bool, chips.paid)), chips.dead))
    yield Wrong(playing, Mistake.FOLDED_PLAYS, "P3", amounts=(gone,), seats=folded)


def other_pot_mistake(at: Moment, answer: PotList) -> Wrong | None:
    """What can be told of any other list: who cannot play in it, what its sum lacks or has too much."""
    chips = committed(at)
    pots = collected_pots(at.state)
    total = sum(amount for amount, _ in answer.pots)
    right = sum(pot.amount for pot in pots)
    named = {seat for _, seats in answer.pots for seat in seats}
    folded = tuple(seat for seat in sorted(named) if not chips.live[seat])
    gone = sum(chips.paid[seat] for seat in chips.folded)
    if folded:
        return Wrong(answer, Mistake.FOLDED_PLAYS, "P3", seats=folded)
    if chips.back and total == right + chips.back[1]:
        return Wrong(answer, Mistake.UNCALLED_BET_COUNTED, "A10", amounts=chips.back[1:], seats=chips.back[:1])
    if gone and total == right - gone:
        return Wrong(answer, Mistake.FOLDED_CHIPS_LOST, "P3", amounts=(gone,), seats=chips.folded)
    players = [seats for _, seats in answer.pots]
    if len(set(players)) < len(players):
        return Wrong(answer, Mistake.SPLIT_SAME_PLAYERS, "P4")
    if len(answer.pots) == 1 < len(pots):
        return Wrong(answer, Mistake.NO_SIDE_POT, "P1", amounts=(right, *chips.paid))
    return None
