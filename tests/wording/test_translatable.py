"""lupdate must be able to read every text: literals at the call, and nothing for people that is not translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import omaha_trainer.wording
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import CheckOrCall, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event
from omaha_trainer.table.explain import explain
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.table.legal import legal
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.wording.events import event_line
from omaha_trainer.wording.games import house_switches, passive_label, raise_label, table_title
from omaha_trainer.wording.steps import short_working, step_lines
from omaha_trainer.wording.voice import Voice

ROOM = Path(next(iter(omaha_trainer.wording.__path__)))
SOURCES = sorted(ROOM.rglob("*.py"))


def calls(source: Path) -> Iterator[ast.Call]:
    """Every call of a function named `translate`."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "translate":
            yield node


def literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_texts_are_literals(source: Path) -> None:
    for call in calls(source):
        assert all(literal(argument) for argument in call.args[:3]), ast.unparse(call)
        assert not call.keywords


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_places_are_numbered_from_one(source: Path) -> None:
    for call in calls(source):
        text = ast.literal_eval(call.args[1])
        places = {int(number) for number in re.findall(r"%([1-9])", text)}
        assert places == set(range(1, len(places) + 1)), text
        assert ("%n" in text) is (len(call.args) == 4), text


def test_no_exclamation_marks_and_no_markup() -> None:
    texts = [ast.literal_eval(call.args[1]) for source in SOURCES for call in calls(source)]
    assert len(texts) > 150
    assert not [text for text in texts if "!" in text or "<" in text]


def marked(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """A translator into a language of brackets."""
    return "[" + text.replace("%n", str(n)) + "]"


def untranslated(text: str) -> str:
    """What stands outside of all brackets."""
    while True:
        less = re.sub(r"\[[^\[\]]*\]", "", text)
        if less == text:
            return less
        text = less


VOICE = Voice(marked, amount=lambda chips: f"{chips}", cards=lambda cards: "*" * len(cards), names=["1", "2", "3", "4"])


def story(seed: int, limit: Limit) -> tuple[HandSetup, HandState, list[Event], list[str]]:
    """A hand to its end; the labels and workings of all its decisions."""
    random, said = Random(seed), list[str]()
    setup = Stakes(10, 20).setup(Game.HILO, limit, 0, [900, 100, 400, 900], house=PRESETS[Preset.CARD_ROOM])
    state, events = deal(setup, shuffled(random), mucks=[True] * 4)
    story = list(events)
    while not state.over:
        choices, working = legal(state), explain(state)
        assert choices is not None
        assert working is not None
        said += [
            passive_label(choices, VOICE),
            short_working(working.maximum, VOICE),
            *step_lines(working.minimum, VOICE),
        ]
        raising = choices.can_raise and random.random() < 0.4
        if choices.can_raise:
            said.append(raise_label(choices, choices.max_to, VOICE))
        state, more = apply(state, RaiseTo(choices.max_to) if raising else CheckOrCall())
        story += more
    return setup, state, story, said


@pytest.mark.parametrize("limit", Limit)
@pytest.mark.parametrize("seed", range(8))
def test_everything_said_of_a_hand_is_translated(seed: int, limit: Limit) -> None:
    setup, _, events, said = story(seed, limit)
    lines = [event_line(event, VOICE, setup, events[:place]) for place, event in enumerate(events)]
    said += [*lines, table_title(setup, VOICE), *house_switches(setup.house, VOICE)]
    assert sum(map(bool, lines)) > 10
    for text in said:
        assert not re.search(r"[A-Za-z]", untranslated(text)), text
