from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from omaha_trainer.poker.card import DECK, Card, parse_cards
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.session.play.all_in import all_in_of
from omaha_trainer.table.action import Action, RaiseTo
from omaha_trainer.table.divide import divide
from omaha_trainer.table.game import Game, Limit, Street
from tests.session.hands import CALL, finished
from tests.session.sessions import play_hand, session

HOLES = ("As2sQcTc", "KsKd9c9h", "Ad7hJhJs")
BOARD = "Kc8h7c4d3s"


def shares_by_hand(holes: list[tuple[Card, ...]], board: tuple[Card, ...], hilo: bool) -> list[float]:
    """Equity by dealing every rest of the board and dividing a pot that has no odd chips."""
    used = {card for hole in holes for card in hole} | set(board)
    rest = [card for card in DECK if card not in used]
    totals, boards, unit = [0.0] * len(holes), 0, 5040
    for cards in combinations(rest, 5 - len(board)):
        full = (*board, *cards)
        highs = [best_high(hole, full).hand.value for hole in holes]
        lows = [found.hand.value if hilo and (found := best_low(hole, full)) else 0 for hole in holes]
        high = [seat for seat, value in enumerate(highs) if value == max(highs)]
        low = [seat for seat, value in enumerate(lows) if value and value == max(lows)]
        division = divide(unit, high, low)
        for seat in range(len(holes)):
            totals[seat] += division.high.get(seat, 0) + division.low.get(seat, 0)
        boards += 1
    return [total / unit / boards for total in totals]


@pytest.mark.parametrize("hilo", [True, False])
def test_S3_equity_at_the_moment_of_the_all_in_pot_by_pot(hilo: bool) -> None:
    """Main pot of three before the turn, side pot of two; the last two of them are all in on the flop."""
    actions: list[Action] = [RaiseTo(35), CALL, CALL, RaiseTo(50), RaiseTo(85), RaiseTo(165), CALL]
    hand = finished(
        HOLES, BOARD, actions, stacks=(200, 120, 200), game=Game.HILO if hilo else Game.HIGH, limit=Limit.NO
    )
    found = all_in_of(hand)
    assert found is not None and found.street is Street.FLOP
    holes, flop = [parse_cards(hole) for hole in HOLES], parse_cards(BOARD)[:3]
    three = shares_by_hand(holes, flop, hilo)
    two = shares_by_hand([holes[0], holes[2]], flop, hilo)
    expected = [(0, 360, 0, three[0]), (0, 360, 1, three[1]), (0, 360, 2, three[2]), (1, 160, 0, two[0]),
                (1, 160, 2, two[1])]  # fmt: skip
    assert [(one.index, one.amount, one.seat) for one in found.shares] == [one[:3] for one in expected]
    assert [one.equity for one in found.shares] == pytest.approx([one[3] for one in expected])
    assert found.expected(hand, 0) == pytest.approx(360 * three[0] + 160 * two[0] - 200)
    assert found.expected(hand, 1) == pytest.approx(360 * three[1] - 120)


def test_a_hand_that_is_folded_or_checked_down_has_no_all_in() -> None:
    assert all_in_of(finished(HOLES, BOARD, [CALL] * 12)) is None


def test_all_in_on_the_river_is_no_longer_luck() -> None:
    hand = finished(HOLES, BOARD, [*[CALL] * 9, RaiseTo(30), CALL, CALL], stacks=(40, 40, 40))
    assert hand.state.stacks != (40, 40, 40)
    assert all_in_of(hand) is None


def test_a_seat_that_folded_before_expects_nothing_else() -> None:
    played, chance = session(1, seed=4), Random(4)
    seen = 0
    for _ in range(80):
        play_hand(played, chance)
        hand = played.hand
        assert hand is not None
        found = all_in_of(hand)
        if found is None:
            continue
        for seat in range(3):
            expected = found.expected(hand, seat)
            assert (expected is None) == (not hand.state.live[seat])
        everybody = [found.expected(hand, seat) or 0.0 for seat in range(3) if hand.state.live[seat]]
        folded = sum(hand.result(seat) for seat in range(3) if not hand.state.live[seat])
        assert sum(everybody) + folded == pytest.approx(0)
        seen += 1
    assert seen > 10
