"""A question opened at the table: the spot on the felt, played on, and back. The reader's session is not touched."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.names import Kind
from omaha_trainer.training.registry import ask
from omaha_trainer.ui.play.conductor import Stage as PlayStage
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.visit_page import VisitPage

from .conftest import QuizWindow, wrong_answer

POT_RAISE = next(spot for kind, spot, rule in founding() if kind is Kind.MAX_RAISE and rule == "PL2")


def visit(quiz: QuizWindow) -> VisitPage:
    page = quiz.window.page
    assert isinstance(page, VisitPage)
    return page


def at(page: VisitPage, stage: PlayStage) -> bool:
    return page.conductor.stage is stage


def settle(quiz: QuizWindow) -> None:
    """Until the hero is asked or the hand is over."""
    quiz.wait_for(lambda: visit(quiz).conductor.stage in (PlayStage.HERO, PlayStage.OVER, PlayStage.FOLDED))
    quiz.clock.now += 1


def test_PL2_the_spot_is_played_on_and_left(quiz: QuizWindow) -> None:
    quiz.ask(Kind.MAX_RAISE, POT_RAISE)
    quiz.give_by_keys(quiz.part.answer)
    own = quiz.desk.play.picture.session
    before = (own.stacks, own.hands_played, own.events)
    quiz.key("t")
    settle(quiz)
    page = visit(quiz)
    assert at(page, PlayStage.HERO)
    assert page.bar.decision.size_control.box.text() == "$1.00"
    quiz.key("p")
    assert page.bar.decision.size_control.amount == 175
    quiz.key("f")
    settle(quiz)
    while at(page, PlayStage.FOLDED):
        quiz.enter()
        QApplication.processEvents()
        quiz.clock.now += 1
    quiz.wait_for(lambda: at(page, PlayStage.OVER))
    quiz.clock.now += 1
    quiz.key("s")  # everybody's cards
    quiz.clock.now += 1
    quiz.enter()
    assert quiz.window.page is quiz.page
    assert quiz.at(Stage.TOLD)
    assert (own.stacks, own.hands_played, own.events) == before
    assert quiz.desk.play.picture.session is own


def test_escape_leads_back_in_the_middle_of_a_hand(quiz: QuizWindow) -> None:
    quiz.ask(Kind.MAX_RAISE, POT_RAISE)
    quiz.give_by_keys(quiz.part.answer)
    quiz.key("t")
    settle(quiz)
    quiz.key(Qt.Key.Key_Escape)
    assert quiz.window.page is quiz.page
    quiz.go_on()
    assert quiz.at(Stage.OPEN)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in (Kind.WHICH_LOW, Kind.ORDER)])
def test_every_kind_with_a_board_or_a_hand_can_be_opened(quiz: QuizWindow, kind: Kind) -> None:
    asked = ask(kind, Random("visit"))
    quiz.ask(kind, asked.spot)
    while quiz.at(Stage.OPEN):
        quiz.page.conductor.answer(wrong_answer(quiz.part, quiz.question))
        quiz.clock.now += 1
        if quiz.session.part is not None:
            quiz.page.conductor.go_on()
    quiz.key("t")
    settle(quiz)
    assert visit(quiz).picture.session.hand is not None
    assert visit(quiz).log.plain()
