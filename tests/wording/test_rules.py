"""The rules in words: none missing, each with its source."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import omaha_trainer
from omaha_trainer.wording.rules import Source, rule_ids, rule_line, rule_marks, rule_text, source_lines, source_name
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity)
CHAPTERS = {
    "G": 4, "H": 10, "L": 11, "B": 6, "A": 10, "PL": 8, "FL": 4, "NL": 1, "MX": 3, "P": 5, "W": 7, "S": 4, "HR": 5,
}  # fmt: skip
RULE = re.compile(rf"(?:{'|'.join(CHAPTERS)})[1-9]\d?")
PACKAGE = Path(next(iter(omaha_trainer.__path__)))


def used_rules() -> set[str]:
    """Every text in the program that looks like a rule's id."""
    found = set()
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                found.add(node.value)
    return found


def test_every_rule_has_a_sentence() -> None:
    expected = [f"{chapter}{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
    assert rule_ids(VOICE) == expected


def test_every_rule_that_the_program_names_has_a_sentence() -> None:
    used = used_rules()
    assert len(used) > 40
    assert used <= set(rule_ids(VOICE))


@pytest.mark.parametrize("rule", rule_ids(VOICE))
def test_a_rule_is_one_short_sentence_with_its_source(rule: str) -> None:
    text = rule_text(rule, VOICE)
    assert text.endswith(".")
    assert text.count(". ") == 0
    assert len(text) <= 125
    assert rule_line(rule, VOICE) == f"Rule {rule} ({rule_marks(rule)}): {text}"


@pytest.mark.parametrize(
    ("rule", "marks"),
    [
        ("G1", "S, ours"),
        ("H4", "S"),  # without a mark of its own: as H3
        ("L9", "S"),
        ("B2", "S, ONL"),
        ("B4", "TDA"),
        ("B5", "ONL, RROP"),
        ("A4", "S"),
        ("A6", "TDA 47, WSOP 96"),
        ("A9", "TDA"),
        ("PL7", "S"),
        ("FL3", "S, ONL"),
        ("FL4", "RROP, TDA 47-B"),
        ("MX3", "S, ours"),
        ("P5", "TDA 21, WSOP 74"),
        ("W2", "S"),
        ("W3", "TDA 20, RROP"),
        ("W4", "TDA 20"),
        ("W5", "WSOP 73, RROP, TDA 20"),
        ("W7", "WSOP 73, RROP, TDA 20"),
        ("S3", "TDA 16"),
        ("HR1", "ONL, TDA, RROP"),
    ],
)
def test_sources(rule: str, marks: str) -> None:
    assert rule_marks(rule) == marks


def test_sources_are_spelt_out() -> None:
    assert source_lines("A6", VOICE) == ["TDA 47: Poker TDA rules 2024", "WSOP 96: WSOP rules 2024"]
    assert source_lines("PL1", VOICE) == ["S: Omaha and Omaha Hi-Lo as online card rooms explain them"]


def test_every_source_has_a_name() -> None:
    assert len({source_name(source, VOICE) for source in Source}) == len(Source)


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(KeyError):
        rule_text("X1", VOICE)
