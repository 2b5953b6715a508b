from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from omaha_trainer.opponents import outlook as module
from omaha_trainer.opponents.outlook import Outlook, outlook
from omaha_trainer.opponents.standing import Half, high_half
from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import DECK, parse_cards

ONE, THREE = 1.0, 3.0


def look(hole: str, board: str, *, hilo: bool = True, seed: int = 1) -> Outlook:
    return outlook(parse_cards(hole), parse_cards(board), hilo=hilo, rng=Random(seed))


def test_the_nuts_on_the_river_take_all() -> None:
    assert look("Ks Kh 9c 2d", "Kd 8h 3c 8s Tc", hilo=False).share(ONE) > 0.95
    both = look("As 2s 9c 5d", "3s 4s Ks Kd 7c")  # the nut flush; 7-4-3-2-A
    assert both.now_low is not None
    assert both.now_low.better == 0.0
    assert both.share(ONE) > 0.75


def test_the_nut_low_alone_is_about_half_a_pot() -> None:
    low_only = look("As 2d 9c Td", "8s 5h 4c Kd Qh")
    assert low_only.share_now(ONE) == low_only.share(ONE)
    assert 0.40 < low_only.share(ONE) < 0.55
    assert 0.25 < low_only.share(THREE) < 0.50


def test_W4_the_more_others_may_tie_the_low_the_less_of_the_half_is_expected() -> None:
    board = "8s 5h 4c Kd Qh"
    ace_deuce, with_more_of_them = look("As 2d 9c Td", board), look("As 2d Ah 2h", board)
    assert ace_deuce.now_low is not None
    assert with_more_of_them.now_low is not None
    assert with_more_of_them.now_low.equal < ace_deuce.now_low.equal  # nobody ties him who holds their aces
    assert with_more_of_them.share(THREE) > ace_deuce.share(THREE)


def test_a_draw_is_worth_more_than_what_it_is_now() -> None:
    wrap = look("Jh Tc 7d 6c", "9s 8h 2c", hilo=False)
    assert wrap.share(ONE) > wrap.share_now(ONE) + 0.2
    nut_low_draw = look("As 2d Kh Qc", "8s 5h Jd")
    assert nut_low_draw.share(ONE) > nut_low_draw.share_now(ONE) + 0.1


def test_against_more_or_stronger_hands_less_is_expected() -> None:
    rng = Random(4)
    for _ in range(20):
        cards = rng.sample(DECK, 8)
        seen = outlook(cards[:4], cards[4:], hilo=True, rng=Random(1))
        assert seen.share(ONE) >= seen.share(THREE)
        assert 0.0 <= seen.share(ONE) <= 1.0


@pytest.mark.parametrize("board", ["Kd 8h 3c", "Kd 8h 3c 9s", "Kd 8h 3c 9s 2c"])
def test_every_board_looked_at_is_full_and_whole(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards: list[tuple[int, ...]] = []

    def watched(hole: Sequence[int], full: Sequence[int]) -> Half:
        boards.append(tuple(full))
        return high_half(hole, full)

    monkeypatch.setattr(module, "high_half", watched)
    look("As 2d Kh Qc", board)
    hole, shared = parse_cards("As 2d Kh Qc"), parse_cards(board)
    assert boards[0] == shared
    for full in boards[1:]:
        assert len({*full, *hole}) == 9
        assert full[: len(shared)] == shared


def test_the_estimate_is_near_the_truth_against_random_hands() -> None:
    """The measure of the whole method: the estimated share beside the share counted over random deals."""
    rng, errors = Random(7), []
    for _ in range(25):
        cards = rng.sample(DECK, 8)
        hole, turn = cards[:4], cards[4:]
        unseen = [card for card in DECK if card not in cards]
        won = 0.0
        for _ in range(400):
            deal = rng.sample(unseen, 5)
            (mine, my_low), (his, his_low) = values_on_board([*turn, deal[0]], [hole, deal[1:]])
            high, low = (mine > his) + (mine == his) / 2, (my_low > his_low) + (my_low == his_low) / 2
            won += (high + low) / 2 if my_low or his_low else high
        errors.append(abs(outlook(hole, turn, hilo=True, rng=rng).share(ONE) - won / 400))
    assert sum(errors) / len(errors) < 0.06
    assert max(errors) < 0.2
