"""Makes the picture of the table from a seat's view: one fold over the hand's public events, then texts by `wording`.

Pure Python, no Qt. Shows what the view knows and nothing else; `Extras` adds what the trainer turns up afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from omaha_trainer.poker.card import BOARD_SIZES, HOLE_CARDS, Card
from omaha_trainer.table.event import Hole
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.view import SeatView
from omaha_trainer.wording.events import pot_name
from omaha_trainer.wording.voice import Voice, fill

from .model import CardModel, Chips, Mark, Pill, PotModel, ResultPart, SeatModel, TableModel
from .story import Story, story_of
from .winners import Marks, winning_cards
from .words import action_pill, all_in_pill, caption, own_hand, results, table_in_words, win_pill


@dataclass(frozen=True, slots=True)
class Extras:
    """What the reader asked for besides: his own hand in words, all hands turned up, the rest of the board."""

    own_hand: bool = False
    revealed: Mapping[int, Hole] = field(default_factory=dict)
    """After the hand: cards of seats that folded or mucked."""
    rest_of_board: tuple[Card, ...] = ()
    """After a fold: the board cards that would have come."""


def build_model(view: SeatView, voice: Voice, extras: Extras | None = None) -> TableModel:
    """The table as `view.seat` sees it now. `voice` holds the names of the seats and writes the amounts."""
    return _model_at(view, voice, extras or Extras(), len(view.events))


def ready_model(setup: HandSetup, voice: Voice, hero: int = 0, *, button: bool = False) -> TableModel:
    """The table before the first card: seats, stacks and what is played; the button only where `button` says so."""
    seats = tuple(
        SeatModel(voice.name(seat), voice.amount(stack), button=button and seat == setup.button)
        for seat, stack in enumerate(setup.stacks)
    )
    return _described(TableModel(seats, hero, caption=caption(setup, voice)), voice)


def _model_at(view: SeatView, voice: Voice, extras: Extras, count: int) -> TableModel:
    """The table after the first `count` events; only the last moment has somebody to act."""
    now = count >= len(view.events)
    story = story_of(view.setup, view.events[:count])
    marks = winning_cards(story)

    def rewind(events: int) -> TableModel:
        return _model_at(view, voice, extras, max(0, count - events))

    seats = tuple(_seat(seat, view, story, marks, voice, extras, now) for seat in range(view.setup.seats))
    table = TableModel(
        seats=seats,
        hero=view.seat or 0,
        board=_board(story, marks, extras),
        pots=_pots(story, voice),
        with_bets=_with_bets(story, voice),
        caption=caption(view.setup, voice),
        result=() if any(story.pots) else results(story, voice),
        rewind=rewind,
    )
    return _described(table, voice)


def _described(table: TableModel, voice: Voice) -> TableModel:
    return replace(table, description=table_in_words(table, voice))


def _seat(seat: int, view: SeatView, story: Story, marks: Marks, voice: Voice, extras: Extras, now: bool) -> SeatModel:
    folded = seat in story.folded
    hole = story.hole(seat)
    hand: tuple[ResultPart, ...] = ()
    if extras.own_hand and seat == view.seat and hole is not None and len(story.board) in BOARD_SIZES:
        hand = own_hand(hole, story.board, view.setup.game, voice)
    return SeatModel(
        name=voice.name(seat),
        stack=voice.amount(story.stacks[seat]),
        cards=_cards(seat, story, marks, extras),
        folded=folded,
        to_act=now and view.to_act == seat,
        all_in=seat in story.all_in and not folded,
        pill=_pill(seat, story, voice),
        bet=_bet(seat, story, voice),
        button=seat == view.setup.button,
        hand=hand,
    )


def _cards(seat: int, story: Story, marks: Marks, extras: Extras) -> tuple[CardModel, ...]:
    hole = story.hole(seat)
    if story.over and hole is None and seat in extras.revealed:
        return tuple(CardModel(card, dimmed=True) for card in extras.revealed[seat])
    if seat in story.folded or seat not in story.dealt:
        return ()
    if hole is None:
        return (CardModel(None),) * HOLE_CARDS
    return _marked(hole, marks, dim_others=seat in story.shown)


def _marked(cards: Sequence[Card], marks: Marks, *, dim_others: bool) -> tuple[CardModel, ...]:
    """Cards with their rims; once winners are marked the others step back."""
    none: frozenset[Mark] = frozenset()
    return tuple(
        CardModel(card, marks.get(card, none), bool(marks) and dim_others and card not in marks) for card in cards
    )


def _pill(seat: int, story: Story, voice: Voice) -> Pill | None:
    if story.won[seat]:
        return win_pill(seat, story, voice)
    if seat in story.all_in and seat not in story.folded:
        return all_in_pill(voice)
    last = story.last.get(seat)
    return action_pill(last, story.setup, voice) if last else None


def _bet(seat: int, story: Story, voice: Voice) -> Chips | None:
    bet = story.bets[seat]
    return Chips(bet, voice.amount(bet)) if bet else None


def _board(story: Story, marks: Marks, extras: Extras) -> tuple[CardModel, ...]:
    board = _marked(story.board, marks, dim_others=True)
    if not story.over:
        return board
    rest = extras.rest_of_board[: BOARD_SIZES[-1] - len(board)]
    return (*board, *(CardModel(card, dimmed=True) for card in rest))


def _pots(story: Story, voice: Voice) -> tuple[PotModel, ...]:
    count = len(story.pots)
    return tuple(
        PotModel(pot_name(index, count, voice), Chips(chips, voice.amount(chips)))
        for index, chips in enumerate(story.pots)
        if chips
    )


def _with_bets(story: Story, voice: Voice) -> str:
    """The whole pot where bets lie before the seats."""
    bets = sum(story.bets)
    if not bets:
        return ""
    total = voice.amount(sum(story.pots) + bets)
    text = voice.translate("Felt", "with bets %1") if story.pots else voice.translate("Felt", "Pot with bets %1")
    return fill(text, total)
