"""The texts that only the felt has: pills, captions, results in parts, and the table in words.

Everything else that it says comes from `wording`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BlindPosted,
    Called,
    Checked,
    Folded,
    Hole,
    Mucked,
    PotAwarded,
    Raised,
)
from omaha_trainer.table.game import Game
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.wording.events import pill_text, pot_name
from omaha_trainer.wording.games import game_name, hand_stakes, mixed_text, structure_name
from omaha_trainer.wording.hands import high_words, low_words
from omaha_trainer.wording.voice import Voice, fill

from .model import Mark, Pill, PillKind, ResultLine, ResultPart, SeatModel, TableModel
from .story import LastAction, Story
from .winners import compared

DOT = " · "


def caption(setup: HandSetup, voice: Voice) -> tuple[str, ...]:
    """The game, the structure in force and the stakes; at a mixed table how long it holds (MX3)."""
    parts = (game_name(setup.game, voice), structure_name(setup.limit, voice), hand_stakes(setup, voice))
    mixed = mixed_text(setup, voice)
    return (DOT.join(parts), mixed) if mixed else (DOT.join(parts),)


def action_pill(event: LastAction, setup: HandSetup, voice: Voice) -> Pill:
    """What the seat did last; the chips before it say how much a blind was."""
    text = pill_text(event, voice, setup)
    match event:
        case BlindPosted() | AntePosted():
            return Pill(_posted(event, setup, voice), PillKind.POST)
        case Checked():
            return Pill(text, PillKind.CHECK)
        case Called():
            return Pill(text, PillKind.CALL)
        case Bet():
            return Pill(text, PillKind.BET)
        case Raised():
            return Pill(text, PillKind.RAISE)
        case Folded():
            return Pill(text, PillKind.FOLD)
        case Mucked():
            return Pill(text, PillKind.MUCK)


def _posted(event: BlindPosted | AntePosted, setup: HandSetup, voice: Voice) -> str:
    if isinstance(event, AntePosted):
        return voice.translate("Felt", "Ante")
    if event.seat == setup.small_blind_seat:
        return voice.translate("Felt", "Small blind")
    if event.seat == setup.big_blind_seat:
        return voice.translate("Felt", "Big blind")
    return voice.translate("Felt", "Straddle")


def all_in_pill(voice: Voice) -> Pill:
    return Pill(voice.translate("Felt", "All in"), PillKind.ALL_IN)


def win_pill(seat: int, story: Story, voice: Voice) -> Pill:
    """What the seat has won: a half, both, or everything (scooped)."""
    high = sum(award.high.get(seat, 0) for award in story.awards)
    low = sum(award.low.get(seat, 0) for award in story.awards)
    amount = voice.amount(high + low)
    divided = any(award.low for award in story.awards)
    if not divided:
        return Pill(fill(voice.translate("Felt", "Wins %1"), amount), PillKind.WIN)
    if high + low == sum(award.amount for award in story.awards):
        return Pill(fill(voice.translate("Felt", "Scoops %1"), amount), PillKind.WIN)
    if high and low:
        return Pill(fill(voice.translate("Felt", "Wins %1"), amount), PillKind.WIN)
    if high:
        return Pill(fill(voice.translate("Felt", "High %1"), amount), PillKind.WIN_HIGH)
    return Pill(fill(voice.translate("Felt", "Low %1"), amount), PillKind.WIN_LOW)


def results(story: Story, voice: Voice) -> tuple[ResultLine, ...]:
    """How the pots went, the main pot first. Neighbouring pots with the same winners are told together."""
    count = len(story.pots)
    holes = {seat: hole for seat in range(story.setup.seats) if (hole := story.hole(seat)) is not None}
    lines = []
    for awards in _alike(story.awards):
        merged = _together(awards)
        label = pot_name(awards[0].index, count, voice)
        if len(awards) > 1:
            label = _several(awards[0].index, awards[-1].index, count, voice)
        parts = _parts(merged, holes, story.board, voice)
        lines.append(ResultLine(f"{label} {voice.amount(merged.amount)}" if count > 1 else "", parts))
    return tuple(lines)


def _several(first: int, last: int, count: int, voice: Voice) -> str:
    if first:
        return fill(voice.translate("Felt", "Side pots %1 to %2"), str(first), str(last))
    if last == 1:
        return voice.translate("Felt", "Main and side pot")
    if last == count - 1:
        return voice.translate("Felt", "All pots")
    return fill(voice.translate("Felt", "Main and side pots to %1", "the number of the last side pot"), str(last))


def _alike(awards: Sequence[PotAwarded]) -> list[list[PotAwarded]]:
    """Awards of neighbouring pots with the same winners of both halves, in groups."""
    groups: list[list[PotAwarded]] = []
    for award in awards:
        last = groups[-1][-1] if groups else None
        if last and (set(last.high), set(last.low), last.contested) == (
            set(award.high),
            set(award.low),
            award.contested,
        ):
            groups[-1].append(award)
        else:
            groups.append([award])
    return groups


def _together(awards: Sequence[PotAwarded]) -> PotAwarded:
    """Several awards as one: amounts and shares added up."""
    high, low = Counter[int](), Counter[int]()
    for award in awards:
        high.update(award.high)
        low.update(award.low)
    return replace(awards[0], amount=sum(award.amount for award in awards), high=dict(high), low=dict(low))


def _parts(award: PotAwarded, holes: Mapping[int, Hole], board: Sequence[Card], voice: Voice) -> tuple[ResultPart, ...]:
    if not compared(award, holes):
        return (
            ResultPart(
                fill(voice.translate("Felt", "Uncontested - %1", "player and chips"), _shares(award.high, voice))
            ),
        )
    best = best_high(holes[next(iter(award.high))], board).hand
    who = _shares(award.high, voice)
    text = fill(voice.translate("Felt", "High: %1 - %2"), high_words(best, voice), who)
    parts = [ResultPart(text, Mark.HIGH, fill(voice.translate("Felt", "High: %1"), who))]
    if award.low:
        low = best_low(holes[next(iter(award.low))], board)
        words = low_words(low.hand if low else None, voice)
        who = _shares(award.low, voice)
        text = fill(voice.translate("Felt", "Low: %1 - %2"), words, who)
        parts.append(ResultPart(text, Mark.LOW, fill(voice.translate("Felt", "Low: %1"), who)))
    return tuple(parts)


def _shares(half: Mapping[int, int], voice: Voice) -> str:
    """Each winner with his chips."""
    return ", ".join(f"{voice.name(seat)} {voice.amount(chips)}" for seat, chips in half.items())


def own_hand(hole: Hole, board: Sequence[Card], game: Game, voice: Voice) -> tuple[ResultPart, ...]:
    """The reader's high and, in Hi-Lo, low on this board."""
    high = fill(voice.translate("Felt", "High: %1"), high_words(best_high(hole, board).hand, voice))
    parts = [ResultPart(high, Mark.HIGH)]
    if game is Game.HILO:
        low = best_low(hole, board)
        parts.append(
            ResultPart(fill(voice.translate("Felt", "Low: %1"), low_words(low.hand if low else None, voice)), Mark.LOW)
        )
    return tuple(parts)


def table_in_words(table: TableModel, voice: Voice) -> str:
    """All that the table shows, for readers that speak."""
    board = voice.cards([one.card for one in table.board if one.card is not None])
    pots = ", ".join(f"{pot.label} {pot.chips.text}" for pot in table.pots)
    lines = [*table.caption]
    if board:
        lines.append(fill(voice.translate("Felt", "Board: %1"), board))
    lines += [text for text in (pots, table.with_bets) if text]
    lines += [_seat_in_words(seat, voice) for seat in table.seats]
    lines += [_result_in_words(line) for line in table.result]
    return "\n".join(lines)


def _seat_in_words(seat: SeatModel, voice: Voice) -> str:
    parts = [seat.name, seat.stack]
    known = [one.card for one in seat.cards if one.card is not None]
    if known:
        parts.append(voice.cards(known))
    if seat.button:
        parts.append(voice.translate("Felt", "dealer button"))
    if seat.pill:
        parts.append(seat.pill.text)
    if seat.bet:
        parts.append(seat.bet.text)
    if seat.to_act:
        parts.append(voice.translate("Felt", "to act"))
    return ", ".join([*parts, *(part.text for part in seat.hand)])


def _result_in_words(line: ResultLine) -> str:
    parts = DOT.join(part.text for part in line.parts)
    return f"{line.label}: {parts}" if line.label else parts
