"""`payout`: a showdown of two to four known hands; the chips that each of them gets of all pots (W1-W7, P5, A10)."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.state import Phase
from omaha_trainer.training.deals.showdowns import deal_again
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.payout import other_payout_mistake, payout_mistakes
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Answer, Ask, Mode, Part, Question, Shares, Wrong
from omaha_trainer.training.readings.awards import Awards, awards_of, same_both_ways, shares_of
from omaha_trainer.training.readings.payout_steps import payout_steps
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, write_showdown
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.recipe import CALLING, CROWDED, TRIES, search
from omaha_trainer.training.spots.table_plan import TablePlan, game_for, house_for
from omaha_trainer.training.traps.awards import award_has
from omaha_trainer.training.wish import Wish

_TRAPS = (
    Trap.SCOOP,
    Trap.QUARTERED,
    Trap.SIXTH,
    Trap.SAME_PLAYERS_BOTH_WAYS,
    Trap.TIE_FOR_LOW,
    Trap.ODD_CHIP,
    Trap.SHORT_ALL_IN,
    Trap.UNCALLED_BET,
    Trap.NO_LOW,
)
_OF_BETTING = frozenset({Trap.SHORT_ALL_IN, Trap.UNCALLED_BET})
"""Traps that lie in the betting; the cards fall as they fall."""
_MOST_HANDS, _MOST_POTS = 4, 3
_DEALS = 60
"""Deals for one betting; the recipes need a few."""


class Payout:
    """Without a trap the cards fall as they fall, so that lows are as rare as they are."""

    kind = Kind.PAYOUT
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        trap = wish.trap or (rng.choice(_TRAPS) if wish.even and wish.game is not Game.HIGH else None)
        game = self._game(rng, wish, trap)
        limit = wish.limit or rng.choice((Limit.POT, Limit.POT, Limit.NO, Limit.FIXED))
        crowded = trap in _OF_BETTING or rng.random() < 0.4
        plan = TablePlan(
            game,
            limit,
            house_for(rng, wish),
            seats=(3, 4, 5, 6, 6, 8),
            depth=(10, 40),
            short=(2, 3) if crowded else (0,),
            antes=rng.random() < 0.1,
            odd=trap is Trap.ODD_CHIP or rng.random() < 0.3,
        )
        for _ in range(TRIES):
            moment = search(rng, plan, CROWDED if crowded else CALLING, lambda at: _can_be_asked(at, trap))
            if moment is not None and trap is not None and trap not in _OF_BETTING:
                moment = deal_again(rng, moment, trap, lambda at: award_has(trap, at, awards_of(at)), _DEALS)
            if moment is not None:
                return write_showdown(moment)
        raise self._cannot(trap)

    def question(self, spot: str) -> Question:
        read = read_spot(self.kind, spot)
        state = read.state
        if not _at_showdown(read.moment) or any(state.holes[seat] is None for seat in state.live_seats):
            raise read.no_spot()
        awards = awards_of(read.moment)
        traps = tuple(trap for trap in self.traps if award_has(trap, read.moment, awards))
        return Question(self.kind, traps, read.setup.house, spot, read.prompt(hide=False), (_part(read, awards),))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        """A mistake made in one pot only, or chips given out that nobody can win."""
        if not isinstance(answer, Shares) or len(answer.chips) != len(part.seats):
            return None
        at = read_spot(self.kind, question.spot).moment
        return other_payout_mistake(at, awards_of(at), part.seats, answer)

    def _game(self, rng: Random, wish: Wish, trap: Trap | None) -> Game:
        """The wished game; in the one without a low few of the traps are possible."""
        if trap is None or trap in _OF_BETTING or trap is Trap.ODD_CHIP:
            return game_for(rng, wish)
        if wish.game is Game.HIGH:
            raise self._cannot(trap)
        return Game.HILO

    def _cannot(self, trap: Trap | None) -> KnownError:
        return KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=trap.value if trap else "")


def _at_showdown(at: Moment) -> bool:
    return at.state.phase is Phase.SHOWDOWN and at.state.street == Street.RIVER


def _can_be_asked(at: Moment, trap: Trap | None) -> bool:
    """Two to four hands, few pots; three hands for a sixth, an odd pot for an odd chip; a trap of betting if wished."""
    if not _at_showdown(at) or sum(at.state.live) > _MOST_HANDS:
        return False
    awards = awards_of(at)
    if len(awards) > _MOST_POTS or (trap is Trap.SIXTH and len(awards[0].players) < 3):
        return False
    if trap is Trap.ODD_CHIP and not any(award.amount % 2 for award in awards):
        return False
    return trap is None or trap not in _OF_BETTING or award_has(trap, at, awards)


def _part(read: BettingSpot, awards: Awards) -> Part:
    seats = read.state.live_seats
    right = Shares(shares_of(awards, seats))
    return Part(
        ask=Ask.WHO_GETS_WHAT,
        mode=Mode.SHARES,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), payout_mistakes(read.moment, awards, seats)),
        steps=payout_steps(read.moment, awards),
        rule=_rule(awards),
        seats=seats,
    )


def _rule(awards: Awards) -> str:
    """The rule that decides most: same players both ways, a tie, several pots, two halves, the high alone."""
    if any(map(same_both_ways, awards)):
        return "W5"
    if any(len(half) > 1 for award in awards for half in (award.high, award.low)):
        return "W4"
    if len(awards) > 1:
        return "P5"
    return "W3" if awards[0].low else "W2"
