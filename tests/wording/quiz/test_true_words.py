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
from omaha_trainer.training.kind import grade
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.picks import pick
from omaha_trainer.training.question import Ask, Mode, Part, Question, Wrong
from omaha_trainer.training.registry import KINDS, ask
from omaha_trainer.training.wish import Wish
from omaha_trainer.wording.mistakes.told import picked
from omaha_trainer.wording.mistakes.why_wrong import why_wrong
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice, identity, plain_cards
from tests.training import reading_judge as judge

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


@pytest.mark.parametrize("kind", [Kind.BEST_HANDS, Kind.COUNTERFEIT])
def test_H1_L1_only_what_beats_the_right_answer_is_called_tempting(kind: Kind) -> None:
    rng, seen = Random(f"picks {kind}"), Counter[str]()
    for number in range(80):
        asked = ask(kind, rng, Wish(even=number % 2 == 0))
        hole, board = (list(cards_of(asked, name)) for name in ("hole", "board"))
        board += cards_of(asked, "card")
        for part in (part for part in asked.parts if part.mode is Mode.PICK):
            for mine in (0, 1, 3, 4):
                if 5 - mine > len(board):
                    continue
                chosen = (*rng.sample(hole, mine), *rng.sample(board, 5 - mine))
                text = told_of(asked, part, chosen, mine)
                value, right = worth(part, chosen), worth(part, picked(part))
                first = text.split(":")[0] if ":" in text else ""
                if value is None:
                    assert text.startswith("That is no low, and ")
                else:
                    assert first == ("Tempting" if right is None or value > right else "You picked")
                assert mine < 3 or f"{mine} cards of it come from your hand" in text
                seen[first if value is not None else "nothing"] += 1
    assert set(seen) == {"Tempting", "You picked", "nothing"}


def cards_of(asked: Question, name: str) -> tuple[Card, ...]:
    found = asked.prompt.get(name, ())
    return (found,) if isinstance(found, Card) else tuple(found) if isinstance(found, tuple) else ()


def told_of(asked: Question, part: Part, chosen: tuple[Card, ...], mine: int) -> str:
    verdict = grade(KINDS[asked.kind], asked, part, pick(chosen[:mine], chosen[mine:]))
    assert verdict.wrong is not None
    return why_wrong(verdict.wrong, part, asked, chips_voice())


def worth(part: Part, five: tuple[Card, ...]) -> tuple[object, ...] | None:
    """How good five cards are by the judge of these tests, the greater the better; None for no low or no cards."""
    if part.ask is Ask.BEST_HIGH:
        return judge.high(five)
    low = judge.low(five) if five else None
    return None if low is None else tuple(-rank for rank in low)


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
