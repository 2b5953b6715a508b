"""How each kind of event moves: from the table before and the table after, the tracks between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from omaha_trainer.table.event import PotAwarded

from .card_picture import CardPicture
from .compose import place_of
from .cues import BOARD_BETWEEN, FLIGHT, REST, SLIDE, TURN, Cue, Kind, card_gap
from .layout import Layout
from .model import TableModel
from .sprite import Layer, Sprite, Sprites
from .stage import Stage
from .track import Track, Turn

POT_PARTS = ("pot", "with_bets", "result", "caption")
FOLDED_WAY = 0.55
"""Folded cards go this far towards the middle before they are gone."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One cue on the stage: what moves while it plays."""

    tracks: tuple[Track, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """The table before and after a cue, as models and as sprites."""

    before: Sprites
    model: TableModel
    after: Sprites
    where: Layout

    @property
    def middle(self) -> QPointF:
        return self.where.pots.center()

    @property
    def deck(self) -> QPointF:
        """Where cards come from: the seat with the button."""
        for seat, shown in enumerate(self.model.seats):
            if shown.button:
                return place_of(self.model, seat, self.where).plate.center()
        return self.where.table.center()

    @property
    def pot(self) -> QPointF:
        """Where chips go that are collected."""
        chips = self.after.get("pot0.chips")
        return QPointF(chips.x, chips.y) if chips else self.middle

    def plate(self, seat: int) -> QPointF:
        return place_of(self.model, seat, self.where).plate.center()


@dataclass(frozen=True, slots=True)
class Leaving:
    """Something that is there before and no more after: where it goes, when, and for how long."""

    sprite: Sprite
    end: QPointF
    begin: float = 0.0
    length: float = SLIDE
    fades: bool = False


def set_scene(cue: Cue, tables: Tables, stage: Stage) -> Scene:
    """Change the stage for a cue; the tracks start where things are now."""
    loose = [(leaving, stage.loose(leaving.sprite)) for leaving in _leaving(cue, tables)]
    stage.set(_during(cue, tables))
    tracks = list(_moves(cue, tables, stage))
    for leaving, item in loose:
        start = QPointF(leaving.sprite.x, leaving.sprite.y)
        tracks.append(Track(item, leaving.begin, leaving.length, start, leaving.end, fades=leaving.fades))
    return Scene(tuple(tracks))


def _during(cue: Cue, tables: Tables) -> Sprites:
    """The table while the cue plays: as after it, but the pots grow only when the chips are there."""
    if cue.kind is not Kind.COLLECT:
        return tables.after
    kept = {name: sprite for name, sprite in tables.after.items() if not name.startswith(POT_PARTS)}
    return kept | {name: sprite for name, sprite in tables.before.items() if name.startswith(POT_PARTS)}


def _moves(cue: Cue, tables: Tables, stage: Stage) -> Iterator[Track]:
    """What moves to where it lies afterwards."""
    match cue.kind:
        case Kind.POST | Kind.PUT_IN:
            yield from _put_in(cue, tables, stage)
        case Kind.DEAL:
            yield from _deal(cue, tables, stage)
        case Kind.BOARD:
            yield from _board(tables, stage)
        case Kind.SHOW:
            yield from _show(tables, stage)
        case Kind.CHECK | Kind.FOLD | Kind.BACK | Kind.COLLECT | Kind.AWARD | Kind.END:
            return


def _leaving(cue: Cue, tables: Tables) -> Iterator[Leaving]:
    """What is seen going."""
    match cue.kind:
        case Kind.FOLD:
            for _, sprite in _changed(tables, ".card"):
                here = QPointF(sprite.x, sprite.y)
                yield Leaving(sprite, here + (tables.middle - here) * FOLDED_WAY, length=FLIGHT, fades=True)
        case Kind.COLLECT:
            yield from (Leaving(sprite, tables.pot) for _, sprite in _changed(tables, ".bet.chips"))
        case Kind.BACK:
            for seat in _seats(cue):
                chips = tables.before.get(f"seat{seat}.bet.chips")
                if chips:
                    yield Leaving(chips, tables.plate(seat))
        case Kind.AWARD:
            yield from _awarded(cue, tables)
        case Kind.POST | Kind.PUT_IN | Kind.DEAL | Kind.BOARD | Kind.SHOW | Kind.CHECK | Kind.END:
            return


def _awarded(cue: Cue, tables: Tables) -> Iterator[Leaving]:
    """Each pot's chips to each of its winners."""
    for event in cue.events:
        if isinstance(event, PotAwarded):
            stack = tables.before.get(f"pot{event.index}.chips")
            if stack:
                for seat in dict.fromkeys((*event.high, *event.low)):
                    yield Leaving(replace(stack, layer=Layer.MOVING), tables.plate(seat), begin=REST)


def _changed(tables: Tables, part: str) -> Iterator[tuple[str, Sprite]]:
    """Sprites with `part` in their name that are gone or others after the cue, as they were before."""
    for name, sprite in tables.before.items():
        if part in name and tables.after.get(name) != sprite:
            yield name, sprite


def _seats(cue: Cue) -> list[int]:
    """The seats that the cue's events speak of, in their order."""
    return list(dict.fromkeys(seat for event in cue.events if (seat := getattr(event, "seat", None)) is not None))


def _deal(cue: Cue, tables: Tables, stage: Stage) -> Iterator[Track]:
    """One card to each seat in turn, four times round; the reader's own turn over as they arrive."""
    seats = _seats(cue)
    gap = card_gap(4 * len(seats))
    for place, seat in enumerate(seats):
        for index in range(4):
            begin = (index * len(seats) + place) * gap
            yield from _fly(f"seat{seat}.card{index}", begin, tables, stage)


def _board(tables: Tables, stage: Stage) -> Iterator[Track]:
    new = [name for name in tables.after if name.startswith("board") and name not in tables.before]
    for place, name in enumerate(new):
        yield from _fly(name, place * BOARD_BETWEEN, tables, stage)


def _fly(name: str, begin: float, tables: Tables, stage: Stage) -> Iterator[Track]:
    """A card from the deck to its place, turned over there if it lies face up."""
    sprite, item = tables.after.get(name), stage.item(name)
    if sprite is None or item is None or not isinstance(sprite.picture, CardPicture):
        return
    flight = FLIGHT / (FLIGHT + TURN)
    if sprite.picture.card is None:
        yield Track(item, begin, FLIGHT, tables.deck, item.pos(), appears=True, name=name)
        return
    turn = Turn(replace(sprite.picture, card=None), sprite.picture, flight, 1 - flight)
    yield Track(item, begin, FLIGHT + TURN, tables.deck, item.pos(), flight, appears=True, turn=turn, name=name)


def _put_in(cue: Cue, tables: Tables, stage: Stage) -> Iterator[Track]:
    """New chips slide from the seat to the spot before it."""
    for seat in _seats(cue):
        name = f"seat{seat}.bet.chips"
        item = stage.item(name)
        if item is not None:
            yield Track(item, 0.0, cue.length, tables.plate(seat), item.pos(), name=name)


def _show(tables: Tables, stage: Stage) -> Iterator[Track]:
    """Cards are turned over where they lie."""
    for name, sprite in _changed(tables, ".card"):
        after, item = tables.after.get(name), stage.item(name)
        if item is None or after is None or after.picture == sprite.picture:
            continue
        if isinstance(sprite.picture, CardPicture) and sprite.picture.card is None:
            turn = Turn(sprite.picture, after.picture, 0.0, 1.0)
            yield Track(item, 0.0, TURN, item.pos(), item.pos(), turn=turn, name=name)
