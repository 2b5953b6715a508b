"""The table of kinds is made by playing; here a few deals of it, played by hand."""

from __future__ import annotations

import numpy as np

from kinds_on_board import Kinds
from make_class_table import DEALS_A_SHEET, FIELDS, as_file, deals, measure, sheet_sums
from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.class_table import COLUMNS, OPPONENTS, SCALE, ClassTable
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.hand_class import CLASSES, hand_class
from omaha_trainer.poker.tables import tables

SEED = 3


def cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple(DECK[number] for number in numbers)


def test_a_sheet_is_what_playing_each_deal_gives() -> None:
    arrays = tables().arrays
    sums = sheet_sums(np.random.Generator(np.random.PCG64(SEED)), Kinds(arrays), arrays)
    played = list(deals(np.random.Generator(np.random.PCG64(SEED)), arrays))
    assert len(played) == DEALS_A_SHEET
    for index in range(100, CLASSES, 1_900):
        mine = hand_class(index).cards
        for opponents in OPPONENTS:
            expected = np.zeros(1 + len(COLUMNS))
            for deal in played:
                for field in FIELDS[opponents]:
                    holes = [mine, *(cards(deal.hands[seat]) for seat in field)]
                    if set(mine) & {*cards(deal.board), *(card for hole in holes[1:] for card in hole)}:
                        continue
                    won = equity(True, holes, cards(deal.board)).players[0]
                    expected += [1, won.equity, won.high_equity, won.low_equity, won.scoop]
            assert np.allclose(sums[opponents][:, index], expected)


def test_the_file_holds_the_means_and_their_errors() -> None:
    estimates = measure(SEED, 1)
    table = ClassTable(as_file(SEED, 50 * DEALS_A_SHEET, estimates))
    assert (table.about["seed"], table.about["deals"]) == (SEED, 50 * DEALS_A_SHEET)
    for opponents, estimate in estimates.items():
        for column, means in zip(COLUMNS, estimate.means(), strict=True):
            assert np.abs(np.array(table.column(column, opponents)) - means).max() <= 0.501 / SCALE
    assert 0.005 < table.standard_errors[1]["equity"] < 0.015
