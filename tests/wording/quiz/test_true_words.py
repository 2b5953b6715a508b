"""What an explanation says of the chips and rules of its spot is so, over many fresh spots."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from omaha_trainer.histories.phh_replay import Replay
from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.question import Ask, Part, Question, Wrong
from omaha_trainer.training.registry import ask
from omaha_trainer.training.wish import Wish
from omaha_trainer.wording.mistakes.why_wrong import why_wrong
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice, identity, plain_cards

SEATS = tuple(f"p{number}" for number in range(1, 10))
ANTES = "leaves out the antes: (\\d+)"
BOTH = "leaves out dead money, (\\d+)"
SMALL_BLIND = "leaves out the small blind: (\\d+)"
FOLDED = "players who folded: (\\d+)"


def chips_voice() -> Voice:
    """Amounts in smallest chips, so that a text can be read back."""
    return Voice(identity, str, plain_cards, SEATS)


def mistakes(kind: Kind, mistake: Mistake, wish: Wish, count: int) -> Iterator[tuple[Question, Part, Wrong]]:
    rng = Random(f"{kind} {mistake}")
    for _ in range(count):
        asked = ask(kind, rng, wish)
        for part in asked.parts:
            yield from ((asked, part, wrong) for wrong in part.wrong if wrong.mistake is mistake)


def replay_of(asked: Question) -> Replay:
    phh = asked.prompt["phh"]
    assert isinstance(phh, str)
    return replayed(phh)


def said(text: str) -> tuple[str, int]:
    """Which of the four dead-money sentences it is, and its amount."""
    found = [(one, match) for one in (ANTES, BOTH, SMALL_BLIND, FOLDED) if (match := re.search(one, text))]
    ((sentence, match),) = found
    return sentence, int(match[1])


@pytest.mark.parametrize("kind", [Kind.MAX_RAISE, Kind.POT_ODDS])
def test_B6_P3_forgotten_chips_are_called_what_they_are(kind: Kind) -> None:
    seen: Counter[str] = Counter()
    wishes = (Wish(trap=Trap.DEAD_MONEY), Wish())
    for asked, part, wrong in (one for wish in wishes for one in mistakes(kind, Mistake.FORGOT_DEAD_MONEY, wish, 100)):
        state = replay_of(asked).state
        folded = [seat for seat, live in enumerate(state.live) if not live]
        antes = state.pot - sum(state.bets)
        now, ever = (sum(chips[seat] for seat in folded) for chips in (state.bets, state.paid))
        sentence, chips = said(why_wrong(wrong, part, asked, chips_voice()))
        seen[sentence] += 1
        if sentence == ANTES:
            assert chips == antes and wrong.rule == "B6" and not state.board
        elif sentence == BOTH:
            assert chips == antes + now and antes and now and wrong.rule == "P3" and not state.board
        elif sentence == SMALL_BLIND:
            blind = state.setup.small_blind_seat
            assert blind is not None and chips == state.bets[blind] and wrong.rule == "PL1"
        else:
            assert chips in (now, ever) and chips and wrong.rule == "P3"
    assert {ANTES, BOTH, FOLDED} <= set(seen)
    assert SMALL_BLIND in seen or kind is Kind.POT_ODDS


def test_L1_L2_outs_of_a_low_are_explained_by_the_rules_of_the_low() -> None:
    rules = {Mistake.SHOWN_HAND_IMPROVES: ("L2", "H2"), Mistake.ONE_HOLE_CARD: ("L1", "H1")}
    for mistake, (of_low, of_high) in rules.items():
        wrongs = mistakes(Kind.OUTS, mistake, Wish(game=Game.HILO), 800)
        found = {(part.ask is Ask.OUTS_LOW, wrong.rule) for _, part, wrong in wrongs}
        assert found == {(True, of_low), (False, of_high)}


def test_FL4_whoever_has_acted_is_told_how_much_reopens_the_betting() -> None:
    seen: Counter[bool] = Counter()
    wish = Wish(trap=Trap.SHORT_ALL_IN, limit=Limit.FIXED)
    for asked, part, wrong in mistakes(Kind.MIN_RAISE, Mistake.MAY_RAISE, wish, 150):
        if wrong.rule != "FL4":
            continue
        state = replay_of(asked).state
        seat = state.to_act
        assert seat is not None
        match = re.search(
            r"face (\d+) more, no less than half a bet, (\d+)", why_wrong(wrong, part, asked, chips_voice())
        )
        assert (match is not None) is state.acted[seat]
        seen[state.acted[seat]] += 1
        if match is not None:
            faced, half = int(match[1]), int(match[2])
            assert faced == state.to_match - state.bets[seat] >= half
            assert 2 * half in (bet := state.setup.bet_size(state.street), bet + 1)
    assert seen[True] and seen[False]


def cards_named(text: str) -> set[str]:
    return set(re.findall(r"\b[2-9TJQKA][cdhs]\b", text))


@pytest.mark.parametrize("kind", [Kind.BEST_HANDS, Kind.WHICH_LOW, Kind.COUNTERFEIT, Kind.NUT_LOW, Kind.LOW_POSSIBLE])
def test_no_explanation_names_a_card_that_is_not_shown(kind: Kind) -> None:
    rng = Random(f"cards {kind}")
    named = 0
    for _ in range(60):
        asked = ask(kind, rng)
        shown = {plain_cards((card,)) for card in all_cards(asked.prompt.values())}
        for part in asked.parts:
            for wrong in part.wrong:
                found = cards_named(why_wrong(wrong, part, asked, chips_voice()))
                named += len(found)
                assert found <= shown
    assert named


def all_cards(values: object) -> Iterator[Card]:
    if isinstance(values, int) and not isinstance(values, bool):
        yield Card(values)
    elif not isinstance(values, str) and hasattr(values, "__iter__"):
        for one in values:
            yield from all_cards(one)
