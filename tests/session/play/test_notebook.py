"""What the hero notes about the others: figures of finished hands, guesses, and when styles are open."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.lineup_draw import drawn_lineup
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.figures import Figures, figures_of_hand
from omaha_trainer.session.play.notices import GuessTold
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.play.standing import REMEMBERED_HANDS
from omaha_trainer.table.action import CheckOrCall


def hidden(seats: int = 4) -> PlaySession:
    return PlaySession(SessionConfig(seats=seats, seed=11, lineup=Lineup.HIDDEN))


def play(session: PlaySession, hands: int) -> list[list[Figures]]:
    found = []
    for _ in range(hands):
        if session.hero_broke:
            session.rebuy()
        session.deal()
        while not session.hand_over:
            decision = session.pending()
            if decision:
                session.play(decision.decide())
            else:
                session.act(CheckOrCall())
        found.append(figures_of_hand(session.events, session.config.seats))
    return found


def test_figures_count_every_hand_of_the_session_and_outlive_a_snapshot() -> None:
    session = hidden()
    hands = play(session, REMEMBERED_HANDS + 3)
    assert [sheet.hands for sheet in session.notebook.figures] == [len(hands)] * 4
    assert session.notebook.figures[2].entered == sum(hand[2].entered for hand in hands)
    again = PlaySession.restore(session.snapshot())
    assert again.notebook == session.notebook


def test_the_same_deal_again_is_not_counted() -> None:
    session = hidden()
    play(session, 1)
    session.same_deal()
    while not session.hand_over:
        decision = session.pending()
        _ = session.play(decision.decide()) if decision else session.act(CheckOrCall())
    assert session.notebook.figures[1].hands == 1


def test_a_snapshot_without_a_notebook_is_read() -> None:
    session = hidden()
    play(session, 2)
    data = json.loads(session.snapshot())
    del data["notebook"], data["config"]["lineup"]
    again = PlaySession.restore(json.dumps(data))
    assert again.notebook.figures == session.notebook.figures
    assert again.config.lineup is Lineup.MIXED


def test_guesses_are_kept_until_the_styles_are_open_and_then_scored() -> None:
    session = hidden()
    styles = session.config.styles
    wrong = next(style for style in STYLES if style != styles[1])
    session.guess(1, styles[0])
    session.guess(2, wrong)
    again = PlaySession.restore(session.snapshot())
    again.unveil()
    again.guess(3, styles[2])
    assert [(read.guess, read.right) for read in again.reads()] == [(styles[0], True), (wrong, False), ("", False)]
    assert [read.style for read in again.reads()] == list(styles)
    assert [read.name for read in again.reads()] == list(session.names[1:])


@pytest.mark.parametrize("lineup", Lineup)
def test_styles_are_open_but_in_a_hidden_line_up(lineup: Lineup) -> None:
    session = PlaySession(SessionConfig(lineup=lineup))
    assert session.styles_open is (lineup is not Lineup.HIDDEN)
    session.unveil()
    assert session.styles_open


def test_what_was_noted_stays_with_a_seat_whose_player_stays() -> None:
    session = hidden()
    play(session, 3)
    session.guess(1, "rock")
    other = next(style for style in STYLES if style != session.config.styles[1])
    styles = (session.config.styles[0], other, session.config.styles[2])
    session.reconfigure(replace(session.config, styles=styles))
    assert session.notebook.guesses == ("", "rock", "", "")
    assert [sheet.hands for sheet in session.notebook.figures] == [3, 3, 0, 3]
    session.unveil()
    session.reconfigure(replace(session.config, lineup=Lineup.EASY, styles=()))
    assert session.notebook.guesses == ("", "", "", "")
    session.reconfigure(replace(session.config, lineup=Lineup.HIDDEN, styles=()))
    assert not session.styles_open


def test_who_leaves_a_hidden_line_up_is_told_to_whom_had_guessed() -> None:
    session = hidden(5)
    first, second, third, _ = session.config.styles
    wrong = next(style for style in STYLES if style != second)
    session.guess(1, first)
    session.guess(2, wrong)
    session.reconfigure(replace(session.config, seats=4, styles=(first, second, third)))
    assert not any(isinstance(notice, GuessTold) for notice in session.notices_since)  # both of them stay
    session.deal()
    session.reconfigure(replace(session.config, lineup=Lineup.EASY, styles=()))
    assert not any(isinstance(notice, GuessTold) for notice in session.notices_since)  # not before the hand is over
    while not session.hand_over:
        decision = session.pending()
        _ = session.play(decision.decide()) if decision else session.act(CheckOrCall())
    names = session.names
    session.deal()
    told = (GuessTold(names[1], first, first), GuessTold(names[2], second, wrong))
    assert session.notices[: len(told)] == told
    assert PlaySession.restore(session.snapshot()).notices == session.notices


def test_what_the_hero_had_told_is_not_told_again() -> None:
    session = hidden()
    session.guess(1, "rock")
    session.unveil()
    session.reconfigure(replace(session.config, lineup=Lineup.EASY, styles=()))
    assert not any(isinstance(notice, GuessTold) for notice in session.notices_since)


def test_names_tell_nothing_of_a_line_up() -> None:
    names = {PlaySession(SessionConfig(seed=3, lineup=lineup)).names for lineup in Lineup}
    assert len(names) == 1


def test_a_hidden_line_up_is_drawn_seat_by_seat() -> None:
    drawn = [drawn_lineup(Lineup.HIDDEN, 8, seed) for seed in range(200)]
    assert any(len(set(styles)) < 8 for styles in drawn)
    counts = [sum(styles.count(style) for styles in drawn) for style in STYLES]
    assert all(150 < count < 250 for count in counts)
    assert all(drawn_lineup(Lineup.HIDDEN, 5, seed) == drawn[seed][:5] for seed in range(200))


def test_easy_and_hard_line_ups_share_nobody() -> None:
    assert not set(drawn_lineup(Lineup.EASY, 8, 1)) & set(drawn_lineup(Lineup.HARD, 8, 1))
