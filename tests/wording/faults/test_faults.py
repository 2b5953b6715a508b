"""Every reason of every room has its sentence."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import omaha_trainer
from omaha_trainer.assets import AssetFault
from omaha_trainer.errors import KnownError, Reason
from omaha_trainer.histories.fault import HistoryFault, Wanted
from omaha_trainer.opponents.faults import Kind, RosterFault, StyleFault
from omaha_trainer.poker.card import CardFault
from omaha_trainer.poker.spot import EquityFault
from omaha_trainer.session.faults import RunFault, SessionFault
from omaha_trainer.settings import SettingsFault
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.table.legal import NoRaise
from omaha_trainer.table.refusal import Refusal, SetupFault
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.wording.faults.refusals import no_raise_words
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.money import AmountFault
from omaha_trainer.wording.voice import Voice, identity

SEATS = ("p1", "p2", "p3", "p4")
VOICE = Voice(identity, names=SEATS)
_SIZE: dict[str, object] = {"seat": 2, "to": 36, "min_to": 20, "max_to": 35, "all_in_to": 90, "to_match": 40}
_CARD: dict[str, object] = {"text": "Xh 2c", "character": "X", "code": "U+0058", "card": "As", "meant": "c"}
_FIELD: dict[str, object] = {"field": "antes", "found": "-5", "expected": 3}
_FILE: dict[str, object] = {
    "name": "hand.phh",
    "why": "denied",
    "limit": 4,
    "place": 7,
    "line": 2,
    "column": 5,
}
_STORE: dict[str, object] = {"path": "x.db", "why": "denied", "found": 9, "known": 3, "kept": "y.db"}
_QUIZ: dict[str, object] = {"kind": "payout", "trap": "sixth", "known": "odd-chip, scoop"}
_STYLE: dict[str, object] = {"file": "my.toml", "key": "play.enter"}
_CAUSE = KnownError(Refusal.ABOVE_POT, "PL1", **_SIZE)

TOLD: list[tuple[Reason, dict[str, object], str]] = [
    (CardFault.UNKNOWN_CHARACTER, _CARD, '"Xh 2c" is no card: "X" (U+0058) is neither a rank nor a suit.'),
    (CardFault.LOOKALIKE, _CARD, '"Xh 2c" holds the letter U+0058, which only looks like "c"; type a Latin "c".'),
    (CardFault.INCOMPLETE, _CARD, 'The card "As" in "Xh 2c" has no suit.'),
    (CardFault.REPEATED, _CARD, "As is there twice; the deck has one of each card (R)."),
    (
        CardFault.WRONG_COUNT,
        {"what": "hand", "found": 1, "expected": 4, "text": "As"},
        '"As" has 1 card; an Omaha hand has four (R).',
    ),
    (
        EquityFault.HAND_COUNT,
        {"least": 2, "most": 9, "found": 1},
        "Equity is reckoned for 2 to 9 hands, not for 1 (R).",
    ),
    (
        EquityFault.TOO_FEW_CARDS,
        {"needed": 5, "left": 3},
        "The deck has only 3 cards left where 5 are needed (R).",
    ),
    (EquityFault.TOO_FEW_SAMPLES, {"least": 1, "found": 0}, "0 samples are too few."),
    (AssetFault.MISSING, {"name": "cards/As.svg"}, "cards/As.svg is missing: the program is not completely installed."),
    (SetupFault.SEATS, {"seats": 1, "least": 2, "most": 9}, "A table has 2 to 9 players, not 1 (R)."),
    (SetupFault.LENGTHS, {"seats": 3}, "Blinds, antes and stacks are not given for the same number of players."),
    (SetupFault.STACK, {"seat": 0, "stack": 0}, "p1 has no chips to play with: the stack is 0."),
    (
        SetupFault.BET_SIZES,
        {"small": 4, "big": 2},
        "The bet of turn and river, 2, is below the one of the flop, 4 (R).",
    ),
    (SetupFault.AMOUNTS, {}, "Blinds and antes are not negative, and the least bet is above zero (B1)."),
    (SetupFault.BUTTON, {"seat": 9}, "The button is at no seat of this table (B3)."),
    (
        SetupFault.HALVES,
        {"small": 1, "big": 2, "decimals": 0},
        "The stakes 1/2 cannot be halved into whole chips for pot limit (R).",
    ),
    (
        SetupFault.DECK,
        {"cards": 10, "needed": 13},
        "The deck has 10 cards or one of them twice; 13 different ones are needed.",
    ),
    (Refusal.NOBODY_TO_ACT, {"seat": None}, "Nobody is to act now (R)."),
    (Refusal.OUT_OF_TURN, {"seat": 3, "to_act": 2}, "The action is on p3, not on p4 (R)."),
    (Refusal.MORE_THAN_STACK, _SIZE, "p3 can put in no more than the stack, 90 in all (R); 36 is too much."),
    (Refusal.ABOVE_POT, _SIZE, "p3 may go to 35 at most: the pot limit (R); 36 is too much."),
    (Refusal.BELOW_MIN_RAISE, _SIZE, "p3 must raise to 20 at least: a full raise (R); 36 is too little."),
    (Refusal.BELOW_MIN_BET, _SIZE, "p3 must bet 20 at least: the big blind (R); 36 is too little."),
    (Refusal.NOT_THE_BET_SIZE, _SIZE, "p3 may bet or raise to 35 only: the fixed limit (R), not to 36."),
    (Refusal.NOT_A_RAISE, _SIZE, "36 is no raise: the bet to match is 40 already (R)."),
    (Refusal.CAPPED, _SIZE, "p3 may not raise, here to 36: the betting is capped on this street (R)."),
    (
        Refusal.NOT_REOPENED,
        _SIZE,
        "p3 may not raise, here to 36: no full raise has been made since the last action of this player (R).",
    ),
    (Refusal.NOBODY_TO_ANSWER, _SIZE, "p3 may not raise, here to 36: nobody else has chips left to answer with (R)."),
    (Refusal.CALL_TAKES_STACK, _SIZE, "p3 may not raise, here to 36: the call takes the whole stack (R)."),
    (Refusal.BOARD_NOT_DUE, {"street": 0, "to_act": 2}, "No board card is due: the action is on p3 (R)."),
    (Refusal.BOARD_COUNT, {"street": 1, "expected": 3, "found": 2}, "Flop: 2 cards instead of 3 (G4)."),
    (Refusal.NOTHING_TO_SHOW, {"seat": 0}, "There is nothing for p1 to show now (R)."),
    (Refusal.MUST_SHOW, {"seat": 0}, "p1 may not muck: no hand shown so far beats this one both ways (R)."),
    (Refusal.ALL_IN_MUST_SHOW, {"seat": 0}, "p1 may not muck: a hand that is all in is turned up (R)."),
    (Refusal.CARDS_UNKNOWN, {"seat": 1}, "The showdown needs the cards of p2, and they are not known (R)."),
    (HistoryFault.NO_FILE, _FILE, "hand.phh: there is no such file."),
    (HistoryFault.IS_FOLDER, _FILE, "hand.phh is a folder, not a hand history."),
    (HistoryFault.NOT_READABLE, _FILE, "hand.phh cannot be read: denied."),
    (HistoryFault.TOO_LARGE, _FILE, "hand.phh is larger than any hand history: more than 4 bytes."),
    (HistoryFault.NOT_TEXT, _FILE, "hand.phh is not a text in UTF-8: the first wrong byte is number 8."),
    (HistoryFault.EMPTY, {}, "The hand history is empty."),
    (HistoryFault.NOT_TOML, _FILE, "The hand history is not valid TOML: line 2, column 5."),
    (HistoryFault.MISSING_FIELD, _FIELD, "The field antes is missing."),
    (HistoryFault.VARIANT, {"found": "NT"}, '"NT" is not played here, only PO, NO, FO, PO/8, NO/8 and FO/8 (R).'),
    (
        HistoryFault.WRONG_TYPE,
        {"field": "antes", "wanted": Wanted.AMOUNTS},
        "The field antes has to hold a list of amounts.",
    ),
    (HistoryFault.AMOUNT, _FIELD, "The field antes: -5 is no amount of chips."),
    (HistoryFault.FINER_THAN_A_CENT, {"field": "", "found": "0.001"}, "0.001 is finer than a cent."),
    (
        HistoryFault.LENGTHS,
        {"field": "antes", "found": 2, "expected": 3},
        "The field antes is for 2 players, not for 3.",
    ),
    (HistoryFault.HOUSE, {"found": "casino"}, '"casino" is no set of house rules: they are online, tda, cardroom (R).'),
    (
        HistoryFault.ACTION,
        {"number": 9, "text": "p3 cbr 36", "cause": _CAUSE, "decimals": 0},
        'Action 9 "p3 cbr 36": p3 may go to 35 at most: the pot limit (PL1); 36 is too much.',
    ),
    (HistoryFault.UNKNOWN_ACTION, {}, "This is no action of a hand history."),
    (HistoryFault.NO_SUCH_PLAYER, {"found": "p7", "players": 4}, "There is no p7 among 4 players."),
    (HistoryFault.DEALT_TWICE, {"seat": 1}, "p2 has hole cards already (R)."),
    (HistoryFault.NOT_ALL_DEALT, {"seat": 1}, "p2 has no hole cards yet (R)."),
    (HistoryFault.OTHER_CARDS, {"seat": 1}, "p2 was dealt other cards than these (R)."),
    (
        RosterFault.UNKNOWN_STYLE,
        {"style": "rok", "known": "rock, solid"},
        'No opponent is called "rok"; there are rock, solid.',
    ),
    (StyleFault.CANNOT_READ, _STYLE | {"why": "denied"}, "The opponent in my.toml cannot be read (denied)."),
    (StyleFault.NO_FILE, _STYLE, "The opponent in my.toml cannot be read (it is no file)."),
    (
        StyleFault.TOO_LARGE,
        _STYLE | {"most": 100_000},
        "The opponent in my.toml cannot be read (it has more than 100000 bytes).",
    ),
    (StyleFault.NOT_TEXT, _STYLE, "The opponent in my.toml cannot be read (it is no UTF-8 text)."),
    (StyleFault.NOT_TOML, _STYLE | {"line": 3}, "The opponent in my.toml is not valid TOML: line 3."),
    (
        StyleFault.NAME_TAKEN,
        {"file": "rock.toml", "style": "rock"},
        'The opponent in rock.toml needs another file name: "rock" belongs to the program.',
    ),
    (StyleFault.MISSING_KEY, _STYLE, "The opponent in my.toml lacks the key play.enter."),
    (StyleFault.UNKNOWN_KEY, _STYLE, "The opponent in my.toml has a key that means nothing: play.enter."),
    (
        StyleFault.WRONG_KIND,
        _STYLE | {"wanted": Kind.NUMBER},
        "The opponent in my.toml: the key play.enter has to hold a number.",
    ),
    (
        StyleFault.OUT_OF_RANGE,
        _STYLE | {"found": 1.5, "least": 0.0, "most": 1.0},
        "The opponent in my.toml: play.enter is 1.5 and has to lie between 0 and 1.",
    ),
    (SessionFault.STACK, {"stack": 5, "least": 20, "most": 400}, "The buy-in is 20 to 400 big blinds, not 5."),
    (
        SessionFault.STAKES,
        {"small": 5, "big": 2, "ante": 1},
        "5/2 with an ante of 1 are no stakes: no blinds can be made of them (R).",
    ),
    (SessionFault.STYLES, {"found": 2, "expected": 5}, "The table needs 5 opponents, and 2 are named."),
    (SessionFault.MIXED_HANDS, {"hands": 0}, "A round of a mixed table has at least one hand (R)."),
    (SessionFault.HAND_RUNNING, {}, "The hand is not over yet."),
    (SessionFault.NO_HAND, {}, "No hand is being played."),
    (SessionFault.HERO_BROKE, {}, "Your stack is empty: buy in again to go on."),
    (SessionFault.FULL_STACK, {"stack": 200, "full": 100}, "Your stack is 200, no less than a full buy-in of 100."),
    (SessionFault.SNAPSHOT, {"why": "?"}, "The saved session cannot be read."),
    (RunFault.RUN_OVER, {}, "This run of questions is over."),
    (RunFault.QUESTION_OPEN, {}, "Answer the open question first."),
    (RunFault.NO_QUESTION, {}, "No such question is open."),
    (RunFault.NOTHING_TO_ASK, {}, "There is no such question in this game under these rules: choose less."),
    (StoreFault.CANNOT_OPEN, _STORE, "x.db cannot be used (denied): you can play, but nothing is saved this time."),
    (StoreFault.CANNOT_SAVE, _STORE, "x.db cannot be written now (denied): your hands are kept and saved later."),
    (StoreFault.NEWER, _STORE, "A later version of the program wrote x.db: it is left alone and not used."),
    (StoreFault.DAMAGED, _STORE, "x.db was damaged: it is kept as y.db, and a new file was begun."),
    (
        StoreFault.NOT_MIGRATED,
        _STORE,
        "x.db could not be brought up to date (denied): it is left alone, nothing is saved.",
    ),
    (StoreFault.CANNOT_READ, _STORE, "x.db cannot be read (denied)."),
    (StoreFault.CANNOT_WRITE, _STORE, "x.db cannot be written (denied)."),
    (StoreFault.SAME_FILE, _STORE, "x.db is the file that is in use: choose another one for the copy."),
    (StoreFault.NOT_A_BACKUP, _STORE, "x.db is no back-up that can be read: nothing was changed."),
    (SettingsFault.CANNOT_READ, _STORE, "The settings in x.db cannot be read (denied): the defaults are used."),
    (SettingsFault.DAMAGED, _STORE, "The settings in x.db are damaged and kept as y.db: the defaults are used."),
    (
        SettingsFault.VALUES,
        {"path": "x.toml", "keys": "pace"},
        "Some settings in x.toml made no sense and have their defaults: pace.",
    ),
    (
        SettingsFault.CANNOT_SAVE,
        _STORE,
        "The settings cannot be saved in x.db (denied): they hold until you quit.",
    ),
    (QuizFault.NOT_A_SPOT, _QUIZ, "This text is no question of the kind payout."),
    (
        QuizFault.NO_SUCH_KIND,
        {"kind": "flop", "known": "outs, order"},
        "There is no kind of question called flop, but these: outs, order.",
    ),
    (
        QuizFault.NO_SUCH_TRAP,
        _QUIZ | {"kind": ""},
        "No question has a trap called sixth, but these are there: odd-chip, scoop.",
    ),
    (QuizFault.NO_SUCH_TRAP, _QUIZ, "Questions of the kind payout have no trap sixth, but these: odd-chip, scoop."),
    (
        QuizFault.CANNOT_HAVE,
        _QUIZ,
        "The trap sixth of the kind payout cannot come in this game under these rules.",
    ),
    (
        QuizFault.CANNOT_HAVE,
        _QUIZ | {"trap": ""},
        "No question of the kind payout can come in this game under these rules.",
    ),
    (
        QuizFault.CANNOT_HAVE,
        _QUIZ | {"kind": "", "trap": ""},
        "No question can come in this game under these rules.",
    ),
    (AmountFault.EMPTY, {"text": ""}, "Type an amount."),
    (AmountFault.NOT_A_NUMBER, {"text": "abc"}, '"abc" is not an amount.'),
    (AmountFault.AMBIGUOUS, {"text": "1,750"}, '"1,750" can be read in two ways: write thousands together.'),
    (AmountFault.FINER_THAN_A_CHIP, {"text": "0.001", "decimals": 2}, '"0.001" is finer than the smallest chip.'),
    (AmountFault.TOO_LARGE, {"text": "9e9"}, '"9e9" is too large.'),
]
"""Every reason with the details it comes with, and its sentence; the rule is called R."""


def all_reasons() -> Iterator[Reason]:
    """Every member of every list of reasons in the package, whichever room it lives in."""
    for module in pkgutil.walk_packages(omaha_trainer.__path__, "omaha_trainer."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    for kind in Reason.__subclasses__():
        if kind.__module__.startswith("omaha_trainer."):
            yield from kind


def error_of(reason: Reason, details: dict[str, object]) -> KnownError:
    error = KnownError(reason, "R")
    error.details = details
    return error


def name_of(reason: Reason) -> str:
    """Reasons of two rooms may have the same value, and then are equal texts: the list's name tells them apart."""
    return f"{type(reason).__name__}.{reason.name}"


def test_no_reason_is_without_words() -> None:
    assert {name_of(reason) for reason in all_reasons()} == {name_of(reason) for reason, _, _ in TOLD}


@pytest.mark.parametrize(("reason", "details", "expected"), TOLD, ids=[name_of(case[0]) for case in TOLD])
def test_one_clear_sentence(reason: Reason, details: dict[str, object], expected: str) -> None:
    text = sentence(error_of(reason, details), VOICE)
    assert text == expected
    assert text.endswith(".")
    assert "!" not in text
    assert "%" not in text


@pytest.mark.parametrize(
    ("reason", "details", "expected"),
    [
        (
            CardFault.WRONG_COUNT,
            {"what": "board", "found": 2, "text": "3s 4s"},
            'The board "3s 4s" has 2 cards; it has three, four or five (R).',
        ),
        (
            CardFault.WRONG_COUNT,
            {"what": "card", "found": 2, "text": "3s4s"},
            '"3s4s" has 2 cards; one card is wanted (R).',
        ),
        (Refusal.BOARD_NOT_DUE, {"street": 0, "to_act": None}, "No board card is due now (R)."),
        (
            QuizFault.CANNOT_HAVE,
            {"kind": "payout", "trap": ""},
            "No question of the kind payout can come in this game under these rules.",
        ),
        (
            SettingsFault.DAMAGED,
            {"path": "x.toml", "kept": ""},
            "The settings in x.toml are damaged: the defaults are used.",
        ),
        (HistoryFault.NOT_TOML, {"line": 0, "column": 0}, "The hand history is not valid TOML."),
        (StyleFault.NOT_TOML, {"file": "my.toml", "line": 0}, "The opponent in my.toml is not valid TOML."),
        (
            StyleFault.WRONG_KIND,
            {"file": "my.toml", "key": "play.sizes", "wanted": Kind.THREE_NUMBERS},
            "The opponent in my.toml: the key play.sizes has to hold three numbers, not all of them 0.",
        ),
        (
            StyleFault.WRONG_KIND,
            {"file": "my.toml", "key": "title", "wanted": Kind.TEXT},
            "The opponent in my.toml: the key title has to hold a text that is not empty.",
        ),
        (
            StyleFault.WRONG_KIND,
            {"file": "my.toml", "key": "title", "wanted": Kind.LINE},
            "The opponent in my.toml: the key title has to hold a text of one line, at most 40 characters.",
        ),
        (
            StyleFault.OUT_OF_RANGE,
            {"file": "my.toml", "key": "play.tilt", "found": 2, "least": 0.0, "most": 1.0},
            "The opponent in my.toml: play.tilt is 2 and has to lie between 0 and 1.",
        ),
        (
            StyleFault.OUT_OF_RANGE,
            {"file": "my.toml", "key": "play.tilt", "found": -(10**5000), "least": 0.0, "most": 1.0},
            "The opponent in my.toml: play.tilt is -inf and has to lie between 0 and 1.",
        ),
        (
            StyleFault.OUT_OF_RANGE,
            {"file": "my.toml", "key": "play.tilt", "found": 10**20, "least": 0.0, "most": 1.0},
            "The opponent in my.toml: play.tilt is 1e+20 and has to lie between 0 and 1.",
        ),
        (
            StyleFault.WRONG_KIND,
            {"file": "my.toml", "key": "play", "wanted": Kind.TABLE},
            "The opponent in my.toml: the key play has to hold a table of keys.",
        ),
        (
            SessionFault.STAKES,
            {"small": 5, "big": 2, "ante": 0},
            "5/2 are no stakes: no blinds can be made of them (R).",
        ),
    ],
)
def test_other_forms_of_a_sentence(reason: Reason, details: dict[str, object], expected: str) -> None:
    assert sentence(error_of(reason, details), VOICE) == expected


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("As\nKd", r"As\nKd"),
        ("As\x1b[31m", r"As\x1b[31m"),
        ("As\u200bKd", r"As\u200bKd"),
        ("A\u202eKd", r"A\u202eKd"),
        ("As\u2028Kd", r"As\u2028Kd"),
        ("\udce9", r"\udce9"),
        ("1\u00a0750 \u0431\u0431", "1\u00a0750 \u0431\u0431"),
        ("x" * 200, "x" * 200),
        ("a" * 150 + "\n" * 80, "a" * 120 + "..." + r"\n" * 60),
    ],
)
def test_foreign_text_leaves_a_sentence_one_readable_line(text: str, shown: str) -> None:
    assert sentence(error_of(AmountFault.NOT_A_NUMBER, {"text": text}), VOICE) == f'"{shown}" is not an amount.'


@pytest.mark.parametrize("wanted", Wanted)
def test_every_wanted_kind_is_named(wanted: Wanted) -> None:
    text = sentence(error_of(HistoryFault.WRONG_TYPE, {"field": "antes", "wanted": wanted}), VOICE)
    assert text.startswith("The field antes has to hold ")
    assert len(text) > len("The field antes has to hold .")


def test_an_action_is_told_in_the_files_own_units_and_names() -> None:
    """Whatever names and currency the reader is used to."""
    voice = Voice(identity, amount=lambda chips: f"${chips}", names=("Ann", "Boris", "Dana"))
    details: dict[str, object] = {"number": 5, "text": "p3 cbr 0.36", "cause": _CAUSE, "decimals": 2}
    text = sentence(error_of(HistoryFault.ACTION, details), voice)
    assert text == 'Action 5 "p3 cbr 0.36": p3 may go to 0.35 at most: the pot limit (PL1); 0.36 is too much.'


def test_FL3_why_no_raise_is_offered() -> None:
    closed = [Refusal.CAPPED, Refusal.NOT_REOPENED, Refusal.NOBODY_TO_ANSWER, Refusal.CALL_TAKES_STACK]
    texts = [no_raise_words(NoRaise(reason, "FL3"), VOICE) for reason in closed]
    assert texts[0] == "The betting is capped on this street (FL3)."
    assert all(text[0].isupper() and "(FL3)" in text for text in texts)
    with pytest.raises(TypeError):
        no_raise_words(NoRaise(Refusal.OUT_OF_TURN, "B2"), VOICE)


def test_a_reason_of_an_unknown_room_is_a_bug() -> None:
    class Odd(Reason):
        ODD = "odd"

    Odd.__module__ = "elsewhere.nowhere"
    with pytest.raises(TypeError):
        sentence(KnownError(Odd.ODD), VOICE)


@pytest.mark.parametrize("reason", list(Refusal))
def test_a_refusal_is_a_sentence_for_the_one_who_is_called_you(reason: Refusal) -> None:
    """At the table the hero's name is "You", which no verb of the third person may follow."""
    voice = Voice(identity, names=("You", "You", "You", "You"))
    details = next(found for one, found, _ in TOLD if one is reason)
    assert not re.search(r"\b[Yy]ou (has|is|was|does|needs|goes|\w+s to)\b", sentence(error_of(reason, details), voice))
