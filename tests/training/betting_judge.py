"""A second reading of a hand history, by plain arithmetic from the rules: what was put in, and what follows from it.

Written apart from the program on purpose: it reads the TOML itself and asks no engine. It trusts that the actions are
legal and that only their amounts and order matter.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

HOUSES: dict[str, dict[str, Any]] = {
    "online": {"hr1": False, "hr2": False, "hr3": False, "cap": 4, "hr5": False},
    "tda": {"hr1": False, "hr2": True, "hr3": False, "cap": 4, "hr5": False},
    "cardroom": {"hr1": True, "hr2": False, "hr3": True, "cap": 4, "hr5": True},
}


def house_of(value: Any) -> dict[str, Any]:
    """The switches of `_house`: a preset's name, or those that differ from the online preset."""
    if isinstance(value, str):
        return HOUSES[value]
    return {
        "hr1": value.get("small_blind_counts_as_big", False),
        "hr2": value.get("short_blind_counts_full", False),
        "hr3": value.get("round_pot_up", False),
        "cap": value.get("bets_per_street", 4) or None,
        "hr5": value.get("no_cap_for_two", False),
    }


@dataclass
class Raise:
    """A bet or raise: who, to what, over what, and whether it was all in."""

    seat: int
    to: int
    over: int
    all_in: bool


@dataclass
class Street:
    """One round of betting."""

    number: int
    to_match: int = 0
    full_raise: int = 0
    full_bet: int = 0
    bets_made: int = 0
    live_at_start: int = 0
    acted: set[int] = field(default_factory=set)
    raises: list[Raise] = field(default_factory=list)
    callers: list[int] = field(default_factory=list)


class Judge:
    """The hand as far as its text goes; chips are cents where `_chip` says so."""

    def __init__(self, phh: str) -> None:
        self.text = phh
        data = tomllib.loads(phh, parse_float=Decimal)
        self.unit = 100 if "_chip" in data else 1
        self.variant: str = data["variant"]
        self.house = house_of(data["_house"])
        self.stacks = [self.chips(one) for one in data["starting_stacks"]]
        self.seats = len(self.stacks)
        turn = -1 if self.seats == 2 else 1
        self.posts = [self.chips(one) for one in data["blinds_or_straddles"]][::turn]
        self.antes = [self.chips(one) for one in data["antes"]][::turn]
        self.hero = int(data["_hero"][1:]) - 1 if "_hero" in data else None
        self.small_bet = self.chips(data.get("min_bet", data.get("small_bet")))
        self.big_bet = self.chips(data.get("min_bet", data.get("big_bet")))
        self.start_stacks = list(self.stacks)
        self.holes: dict[int, str] = {}
        self.board = ""
        self.live = [True] * self.seats
        self.returned = [0] * self.seats
        self.streets: list[Street] = []
        self._begin()
        for action in data["actions"]:
            self._take(action.split())

    def chips(self, amount: Any) -> int:
        return int(Decimal(amount) * self.unit)

    @property
    def fixed(self) -> bool:
        return self.variant.startswith("F")

    @property
    def now(self) -> Street:
        return self.streets[-1]

    @property
    def big_blind(self) -> int:
        return max(self.posts)

    @property
    def bet_size(self) -> int:
        return self.small_bet if self.now.number < 2 else self.big_bet

    def _begin(self) -> None:
        """Antes before blinds; a short stack posts what it has (B5, B6)."""
        self.paid = [0] * self.seats
        self.bets = [0] * self.seats
        self.dead = 0
        for seat, ante in enumerate(self.antes):
            put = min(ante, self.stacks[seat])
            self.stacks[seat] -= put
            if len(set(self.antes)) > 1:
                self.dead += put
            else:
                self.paid[seat] += put
        for seat, post in enumerate(self.posts):
            self.bets[seat] = min(post, self.stacks[seat])
            self.stacks[seat] -= self.bets[seat]
        big = self.big_blind
        self.streets.append(Street(0, big, big, big, 1, self.seats))

    def _take(self, words: list[str]) -> None:
        if words[:2] == ["d", "dh"]:
            self.holes[int(words[2][1:]) - 1] = words[3]
        elif words[:2] == ["d", "db"]:
            self.close()
            self.board += words[2]
            number = self.now.number + 1
            minimum = self.small_bet if number < 2 else self.big_bet
            self.streets.append(Street(number, full_raise=minimum, live_at_start=sum(self.live)))
        elif words[1] == "f":
            self._acts(int(words[0][1:]) - 1)
            self.live[int(words[0][1:]) - 1] = False
        elif words[1] == "cc":
            self._call(int(words[0][1:]) - 1)
        else:
            self._raise(int(words[0][1:]) - 1, self.chips(words[2]))

    def _acts(self, seat: int) -> None:
        self.now.acted.add(seat)

    def owed(self, seat: int) -> int:
        """B5: the full big blind, but never more than another hand can contest."""
        match = self.now.to_match
        if match > max(self.bets):
            others = [self.bets[one] + self.stacks[one] for one in range(self.seats) if one != seat and self.live[one]]
            match = min(match, max(others))
        return max(match - self.bets[seat], 0)

    def _call(self, seat: int) -> None:
        self._acts(seat)
        put = min(self.owed(seat), self.stacks[seat])
        if put:
            self.now.callers.append(seat)
        self.bets[seat] += put
        self.stacks[seat] -= put

    def _raise(self, seat: int, to: int) -> None:
        self._acts(seat)
        street = self.now
        self.stacks[seat] -= to - self.bets[seat]
        assert self.stacks[seat] >= 0
        self.bets[seat] = to
        street.raises.append(Raise(seat, to, street.to_match, not self.stacks[seat]))
        if self.fixed:
            if to - street.full_bet >= Fraction(self.bet_size, 2):  # FL4
                street.full_bet, street.bets_made = to, street.bets_made + 1
        else:
            street.full_raise = max(street.full_raise, to - street.to_match)  # A3, A7
        street.to_match = to

    def close(self) -> None:
        """A10: what nobody matched goes back; the rest is paid."""
        if not any(self.bets):
            return
        highest, second = sorted(self.bets, reverse=True)[:2]
        if highest > second:
            seat = self.bets.index(highest)
            self.returned[seat] += highest - second
            self.stacks[seat] += highest - second
            self.bets[seat] = second
        self.paid = [before + bet for before, bet in zip(self.paid, self.bets, strict=True)]
        self.bets = [0] * self.seats

    @property
    def pot(self) -> int:
        return self.dead + sum(self.paid) + sum(self.bets)

    def all_in_to(self, seat: int) -> int:
        return self.bets[seat] + self.stacks[seat]

    # --- what the rules make of it ------------------------------------------------------------------------

    def counted_pot(self, seat: int) -> int:
        """PL1 with HR1 and HR2: before the flop blinds may count for more than their chips."""
        pot, house = self.pot, self.house
        if self.now.number:
            return pot
        small, big = (1, 0) if self.seats == 2 else (0, 1)
        lacks = [max(self.posts[one] - self.bets[one], 0) for one in (small, big)]
        if house["hr2"]:
            pot += sum(lacks)
        if house["hr1"] and self.seats > 2 and seat != small and big not in self.now.acted:
            as_posted = self.bets[small] + (lacks[0] if house["hr2"] else 0)
            pot += max(self.big_blind - as_posted, 0)
        return pot

    def pot_maximum(self, seat: int) -> int:
        """PL1, HR3, never more than the stack: three bets and all other money but one's own of this street."""
        bet, own = self.now.to_match, self.bets[seat]
        call = self.owed(seat)
        total = bet + self.counted_pot(seat) + call
        if call == bet - own:
            assert total == 3 * bet + (self.counted_pot(seat) - own - bet)
        if self.house["hr3"]:
            chip = min(post for post in self.posts if post)
            total += -total % chip
        return min(total, self.all_in_to(seat))

    def why_no_raise(self, seat: int) -> str:
        """The first rule that forbids a raise, or nothing."""
        street, house = self.now, self.house
        if self.all_in_to(seat) <= street.to_match:
            return "A5"
        others = [one for one in range(self.seats) if one != seat and self.live[one] and self.stacks[one]]
        if not any(self.all_in_to(one) > street.to_match for one in others):
            return "A9"
        lifted = house["hr5"] and street.live_at_start == 2
        if self.fixed and house["cap"] is not None and street.bets_made >= house["cap"] and not lifted:
            return "FL3"
        faced = street.to_match - self.bets[seat]
        needed = Fraction(self.bet_size, 2) if self.fixed else street.full_raise
        if seat in street.acted and faced < needed:
            return "FL4" if self.fixed else "A6"
        return ""

    def minimum(self, seat: int) -> int:
        """A2, A3, A5, FL1: the least raise-to, or the stack where that is less."""
        street = self.now
        least = street.full_bet + self.bet_size if self.fixed else street.to_match + street.full_raise
        return min(least, self.all_in_to(seat))

    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        """P1-P4: layer by layer over every level, folded ones too; layers for the same players are one pot."""
        made: list[list[Any]] = []
        below = 0
        for level in sorted({chips for chips in self.paid if chips}):
            amount = sum(min(chips, level) - min(chips, below) for chips in self.paid)
            players = tuple(seat for seat in range(self.seats) if self.live[seat] and self.paid[seat] >= level)
            if made and (made[-1][1] == players or not players):
                made[-1][0] += amount
            else:
                made.append([amount, players])
            below = level
        made[0][0] += self.dead
        return [(amount, players) for amount, players in made]
