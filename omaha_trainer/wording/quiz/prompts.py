"""What a question shows, in words: cards, the table, the betting so far. For the terminal, and for those who listen.

Never says what is asked for: pots and uncalled bets are left out of the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from omaha_trainer.histories.phh_read import read_phh
from omaha_trainer.histories.phh_replay import Replay, replay_phh
from omaha_trainer.poker.card import Card
from omaha_trainer.table.event import AntePosted, Bet, BlindPosted, BoardDealt, Called, Checked, Event, Folded, Raised
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.house import PRESETS, HouseRules
from omaha_trainer.training.question import Question
from omaha_trainer.wording.events import action_text
from omaha_trainer.wording.games import game_name, house_switches, preset_name, street_name, structure_name, table_title
from omaha_trainer.wording.voice import Voice, fill

from .choices import hand_name

Prompt = Mapping[str, Any]
"""A question's `prompt`."""
_Act = Folded | Checked | Called | Bet | Raised
_Post = AntePosted | BlindPosted


def prompt_lines(question: Question, voice: Voice) -> list[str]:
    """All that is shown, the table first and your own cards last; the question itself is not among it."""
    prompt: Prompt = question.prompt
    if "phh" in prompt:
        return [*_table(question, voice), *_story(replayed(prompt["phh"]), voice), *_hands(question, voice)]
    if "button" in prompt:
        return [_empty_table(prompt, voice)]
    return list(_cards(prompt, voice))


@lru_cache(maxsize=8)
def replayed(phh: str) -> Replay:
    """The hand of a prompt as it stands at the question."""
    return replay_phh(read_phh(phh), settles=False)


def house_line(house: HouseRules, voice: Voice) -> str:
    """The house rules by the name of their preset; for others the nearest preset and what differs from it."""
    if house.preset is not None:
        return preset_name(house.preset, voice)
    mine = house_switches(house, voice)
    others = {name: _others(mine, house_switches(rules, voice)) for name, rules in PRESETS.items()}
    name = min(others, key=lambda one: len(others[one]))
    but = voice.translate("Prompts", "; ", "between house rules").join(others[name])
    return fill(voice.translate("Prompts", "%1, but: %2", "house rules"), preset_name(name, voice), but)


def _others(mine: Sequence[str], theirs: Sequence[str]) -> list[str]:
    return [one for one, other in zip(mine, theirs, strict=True) if one != other]


def _table(question: Question, voice: Voice) -> Iterator[str]:
    """The game with its house rules, then the stacks before the hand and the button."""
    setup = replayed(question.prompt["phh"]).setup
    house = house_line(question.house, voice)
    yield fill(voice.translate("Prompts", "%1 - %2", "game, house rules"), table_title(setup, voice), house)
    stacks = _listed(
        (_with(voice.name(seat), voice.amount(chips), voice) for seat, chips in enumerate(setup.stacks)), voice
    )
    yield fill(voice.translate("Prompts", "Stacks: %1; button: %2"), stacks, voice.name(setup.button))


def _story(replay: Replay, voice: Voice) -> Iterator[str]:
    """One line for the blinds and one for each street, with all actions in their order."""
    posts = [event for event in replay.events if isinstance(event, _Post)]
    yield fill(voice.translate("Prompts", "Posted: %1"), _acts(posts, replay, voice))
    head, acts = street_name(Street.PREFLOP, voice), list[Event]()
    for event in replay.events:
        if isinstance(event, BoardDealt):
            yield from _street(head, acts, replay, voice)
            head, acts = _with(street_name(event.street, voice), voice.cards(event.cards), voice), []
        elif isinstance(event, _Act):
            acts.append(event)
    yield from _street(head, acts, replay, voice)


def _street(head: str, acts: Sequence[Event], replay: Replay, voice: Voice) -> Iterator[str]:
    """A street; one before whose first action the hand waits is left out where it has no cards."""
    if acts:
        yield fill(voice.translate("Prompts", "%1: %2", "street, actions"), head, _acts(acts, replay, voice))
    elif replay.state.board:
        yield head


def _acts(events: Iterable[Event], replay: Replay, voice: Voice) -> str:
    told = (
        _with(voice.name(event.seat), action_text(event, voice, replay.setup), voice)
        for event in events
        if isinstance(event, _Act | _Post)
    )
    return _listed(told, voice)


def _hands(question: Question, voice: Voice) -> Iterator[str]:
    """Whose turn it is and the cards; at a showdown every hand that plays, and the board once more."""
    replay = replayed(question.prompt["phh"])
    holes, hero = replay.state.holes, replay.hand.hero
    if hero is not None and (mine := holes[hero]) is not None:
        text = voice.translate("Prompts", "To act: %1, with %2")
        yield fill(text, voice.name(hero), voice.cards(mine))
        return
    shown = [seat for seat in replay.state.live_seats if holes[seat] is not None]
    if shown:
        yield fill(voice.translate("Prompts", "Board: %1"), voice.cards(replay.state.board))
    for seat in shown:
        yield _labelled(voice.name(seat), holes[seat] or (), voice)


def _empty_table(prompt: Prompt, voice: Voice) -> str:
    """A table before the first card."""
    structure, game = Limit(prompt["limit"]), Game(prompt["game"])
    seats = len(prompt["seats"])
    text = voice.translate("Prompts", "%1 %2, %n player(s), clockwise from %3 to %4; button: %5", "", seats)
    ends = voice.name(0), voice.name(seats - 1), voice.name(prompt["seats"].index(prompt["button"]))
    return fill(text, structure_name(structure, voice), game_name(game, voice), *ends)


def _cards(prompt: Prompt, voice: Voice) -> Iterator[str]:
    """A question of cards alone: the board, then the hands."""
    if "game" in prompt:
        yield game_name(prompt["game"], voice)
    if "board" in prompt:
        yield fill(voice.translate("Prompts", "Board: %1"), voice.cards(prompt["board"]))
    for place, cards in enumerate(prompt.get("hands") or prompt.get("lows") or ()):
        yield _labelled(_capital(hand_name(place, voice)), cards, voice)
    if "shown" in prompt:
        yield fill(voice.translate("Prompts", "The other hand: %1"), voice.cards(prompt["shown"]))
    if "hole" in prompt:
        yield fill(voice.translate("Prompts", "Your hand: %1"), voice.cards(prompt["hole"]))


def _labelled(label: str, cards: Sequence[Card], voice: Voice) -> str:
    return fill(voice.translate("Prompts", "%1: %2", "whose cards, cards"), label, voice.cards(cards))


def _with(name: str, what: str, voice: Voice) -> str:
    """A player and his action or chips; a street and its cards."""
    return fill(voice.translate("Prompts", "%1 %2", "player and action, street and cards"), name, what)


def _listed(parts: Iterable[str], voice: Voice) -> str:
    return voice.translate("Prompts", ", ", "between actions").join(parts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
