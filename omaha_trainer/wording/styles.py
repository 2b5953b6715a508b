"""Styles and line-ups by name. A person's own style is called as its file says; with its name where that is taken."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import STYLES, profile

from .voice import Voice, fill


def style_title(style: str, voice: Voice) -> str:
    """What people call a style. Raises KnownError as `roster.profile` does."""
    found = profile(style)
    title = _title_of(found.name, voice)
    if title:
        return title
    if found.title.casefold() in {_title_of(name, voice).casefold() for name in STYLES}:
        return fill(voice.translate("Styles", "%1 (%2)", "a style and its file"), found.title, found.name)
    return found.title


def _title_of(name: str, voice: Voice) -> str:
    """Of the styles that come with the program; else empty."""
    say = voice.translate
    match name:
        case "rock":
            return say("Styles", "Rock")
        case "station":
            return say("Styles", "Calling station")
        case "maniac":
            return say("Styles", "Maniac")
        case "home":
            return say("Styles", "Home player")
        case "regular":
            return say("Styles", "Tight-aggressive regular")
        case "peddler":
            return say("Styles", "Nut-peddler")
        case "trapper":
            return say("Styles", "Trapper")
        case "solid":
            return say("Styles", "Solid all-round player")
        case _:
            return ""


def lineup_name(lineup: Lineup, voice: Voice) -> str:
    say = voice.translate
    match lineup:
        case Lineup.EASY:
            return say("Styles", "Easy")
        case Lineup.MIXED:
            return say("Styles", "Mixed")
        case Lineup.HARD:
            return say("Styles", "Hard")
        case Lineup.CHOSEN:
            return say("Styles", "By seat")
        case Lineup.HIDDEN:
            return say("Styles", "Hidden")
    assert_never(lineup)


def lineup_words(lineup: Lineup, voice: Voice) -> str:
    """What sitting down with these players means."""
    say = voice.translate
    match lineup:
        case Lineup.EASY:
            return say("Styles", "Players with habits that cost them chips.")
        case Lineup.MIXED:
            return say("Styles", "Players of every kind.")
        case Lineup.HARD:
            return say("Styles", "Players who give little away.")
        case Lineup.CHOSEN:
            return say("Styles", "A style for each seat.")
        case Lineup.HIDDEN:
            return say("Styles", "Anybody. Click a player to guess his style; leaving the table tells.")
    assert_never(lineup)
