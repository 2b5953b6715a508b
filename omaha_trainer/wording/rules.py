"""The rules of the game by their ids: one sentence each, and where each comes from.

Knows no arithmetic: it says what a rule demands, the numbers of a spot are told by its working.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from .rule_texts import CHAPTERS
from .voice import Voice, fill


class Source(StrEnum):
    """Where a rule comes from, by the mark that stands beside it."""

    ARTICLES = "S"
    TDA = "TDA"
    RROP = "RROP"
    WSOP = "WSOP"
    ONLINE = "ONL"
    OURS = "ours"


@dataclass(frozen=True, slots=True)
class Cited:
    """A source, and the number of the rule in it where it has numbers."""

    source: Source
    number: str = ""

    @property
    def mark(self) -> str:
        """The short form: "S", "TDA 47"."""
        return f"{self.source} {self.number}".rstrip()


_ARTICLES = (Cited(Source.ARTICLES),)
_ARTICLES_OURS = (*_ARTICLES, Cited(Source.OURS))
_ONLINE_TDA_RROP = (Cited(Source.ONLINE), Cited(Source.TDA), Cited(Source.RROP))
_TDA_47 = (Cited(Source.TDA, "47"),)
_CHAPTER_SOURCES = {
    **dict.fromkeys(("G", "H", "L", "B", "A", "PL", "FL", "NL", "P", "W", "S"), _ARTICLES),
    "MX": _ARTICLES_OURS,
    "HR": _ONLINE_TDA_RROP,
}
"""Of most rules; a chapter's others follow."""
_SOURCES: dict[str, tuple[Cited, ...]] = {
    "G1": _ARTICLES_OURS,
    "G3": _ARTICLES_OURS,
    "B2": (*_ARTICLES, Cited(Source.ONLINE)),
    "B4": (Cited(Source.TDA),),
    "B5": (Cited(Source.ONLINE), Cited(Source.RROP)),
    "B6": (Cited(Source.ONLINE), Cited(Source.TDA)),
    "A6": (*_TDA_47, Cited(Source.WSOP, "96")),
    "A7": _TDA_47,
    "A8": _TDA_47,
    "A9": (Cited(Source.TDA),),
    "A10": (Cited(Source.TDA),),
    "FL2": (*_ARTICLES, Cited(Source.ONLINE)),
    "FL3": (*_ARTICLES, Cited(Source.ONLINE)),
    "FL4": (Cited(Source.RROP), Cited(Source.TDA, "47-B")),
    "P5": (Cited(Source.TDA, "21"), Cited(Source.WSOP, "74")),
    "W3": (Cited(Source.TDA, "20"), Cited(Source.RROP)),
    "W4": (Cited(Source.TDA, "20"),),
    **dict.fromkeys(("W5", "W6", "W7"), (Cited(Source.WSOP, "73"), Cited(Source.RROP), Cited(Source.TDA, "20"))),
    "S2": (*_ARTICLES, Cited(Source.TDA, "13")),
    "S3": (Cited(Source.TDA, "16"),),
    "S4": (Cited(Source.TDA, "12"),),
}
"""A rule without a mark of its own rests on the one before it."""


def rule_text(rule: str, voice: Voice) -> str:
    """The rule in one sentence. Raises KeyError where no rule has this id."""
    return CHAPTERS[_chapter(rule)](voice)[rule]


def rule_sources(rule: str) -> tuple[Cited, ...]:
    """Where the rule comes from, the first source first.

    >>> [cited.mark for cited in rule_sources("A6")]
    ['TDA 47', 'WSOP 96']
    """
    return _SOURCES.get(rule) or _CHAPTER_SOURCES[_chapter(rule)]


def rule_marks(rule: str) -> str:
    """The sources in their short form: "S", "TDA 47, WSOP 96"."""
    return ", ".join(cited.mark for cited in rule_sources(rule))


def rule_line(rule: str, voice: Voice) -> str:
    """The rule as it stands under an answer: id, sources, sentence."""
    text = voice.translate("Rules", "Rule %1 (%2): %3", "id, sources, the rule")
    return fill(text, rule, rule_marks(rule), rule_text(rule, voice))


def source_lines(rule: str, voice: Voice) -> list[str]:
    """The rule's marks spelt out, one line each: "S: Omaha and Omaha Hi-Lo as online card rooms explain them"."""
    text = voice.translate("Rules", "%1: %2", "mark, source")
    return [fill(text, cited.mark, source_name(cited.source, voice)) for cited in rule_sources(rule)]


def rule_ids(voice: Voice) -> list[str]:
    """Every rule that has a text, chapter by chapter."""
    return [rule for chapter in CHAPTERS.values() for rule in chapter(voice)]


def source_name(source: Source, voice: Voice) -> str:
    """What a mark stands for."""
    match source:
        case Source.ARTICLES:
            return voice.translate("Rules", "Omaha and Omaha Hi-Lo as online card rooms explain them")
        case Source.TDA:
            return voice.translate("Rules", "Poker TDA rules 2024")
        case Source.RROP:
            return voice.translate("Rules", "Robert's Rules of Poker")
        case Source.WSOP:
            return voice.translate("Rules", "WSOP rules 2024")
        case Source.ONLINE:
            return voice.translate("Rules", "common practice of online rooms")
        case Source.OURS:
            return voice.translate("Rules", "a choice of this program")
    assert_never(source)


def _chapter(rule: str) -> str:
    return rule.rstrip("0123456789")
