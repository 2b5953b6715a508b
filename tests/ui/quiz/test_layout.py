"""Nothing is cut off or hidden behind another, at every size; names for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.training.names import Kind
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.quiz.cards_layout import Shape, cards_layout
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.drill_form import DrillForm
from omaha_trainer.ui.quiz.elided_label import ElidedLabel
from omaha_trainer.ui.quiz.rich_text import RichText
from omaha_trainer.ui.staged_quiz import staged_report, staged_session
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice

from .conftest import MemoryBooks, Open, QuizWindow

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(look: Look, request: pytest.FixtureRequest) -> Iterator[QuizWindow]:
    window = QuizWindow(look, MemoryBooks(), request.param)
    yield window
    window.close()


def _cut_off(area: QWidget) -> list[str]:
    """The words of labels and buttons that have less room than they need."""
    found = []
    for widget in area.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton):
            continue
        inside = QRect(widget.mapTo(area, QPoint(0, 0)), widget.size())
        whole = area.rect().contains(inside)
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if not whole or (not wraps and widget.width() < widget.minimumSizeHint().width() - 1):
            found.append(f"{widget.objectName()} {widget.text()!r} {inside}")
    return found


def _overlaps(area: QWidget) -> list[tuple[str, str]]:
    children = [
        one for one in area.findChildren(QWidget) if one.isVisible() and isinstance(one, QAbstractButton | QLineEdit)
    ]
    boxes = [(one.objectName(), QRect(one.mapTo(area, QPoint(0, 0)), one.size())) for one in children]
    return [(a[0], b[0]) for a, b in combinations(boxes, 2) if a[1].intersects(b[1])]


def _check(quiz: QuizWindow, size: tuple[int, int]) -> None:
    QApplication.processEvents()
    assert (quiz.window.width(), quiz.window.height()) == size
    run = quiz.page.run
    for area in (run.bar, run.head):
        assert not _cut_off(area)
        assert not _overlaps(area)
    inner = run.panel.viewport().width()
    for text in run.panel.findChildren(RichText):
        if text.isVisible():
            left = text.mapTo(run.panel.viewport(), QPoint(0, 0)).x()
            assert left >= 0 and left + text.width() <= inner
            assert text.height() >= text.sizeHint().height()
    for label in run.panel.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width())


@pytest.mark.parametrize("kind", list(Kind))
def test_questions_fit(sized: QuizWindow, qtbot: QtBot, kind: Kind) -> None:
    quiz, size = sized, (sized.window.width(), sized.window.height())
    assert size in SIZES
    quiz.begin_anew()
    quiz.lead(staged_session(kind, 1))
    _check(quiz, size)
    while quiz.at(Stage.OPEN):
        quiz.page.conductor.answer(quiz.part.wrong[0].answer if quiz.part.wrong else quiz.part.answer)
        quiz.clock.now += 1
        _check(quiz, size)
        if quiz.session.part is not None:
            quiz.page.conductor.go_on()


def test_the_felt_is_as_large_as_was_expected(sized: QuizWindow, qtbot: QtBot) -> None:
    """The table is laid out for this size before it is shown."""
    sized.begin_anew()
    scenes = sized.page.run.scenes
    sized.page.run.expect(sized.page.size())
    expected = scenes.room
    sized.lead(staged_session(Kind.MAX_RAISE, 1))
    assert scenes.size() == expected


def test_start_and_report_fit(sized: QuizWindow, qtbot: QtBot) -> None:
    quiz = sized
    quiz.begin_anew()
    size = (quiz.window.width(), quiz.window.height())
    QApplication.processEvents()
    inside = quiz.page.start.widget()
    assert inside is not None and not _cut_off(inside)
    assert inside.width() <= quiz.page.start.viewport().width()
    quiz.lead(staged_report(1))
    QApplication.processEvents()
    assert (quiz.window.width(), quiz.window.height()) == size
    for inside in quiz.page.report.findChildren(QWidget, "report-inside"):
        assert not _cut_off(inside)
        assert inside.width() <= quiz.window.width() - quiz.window.rail.width()
    assert quiz.page.report.findChild(QLabel, "report-score").text() == "15 of 20 right"  # type: ignore[union-attr]


def test_no_line_of_the_story_is_squeezed_whatever_the_height(open_quiz: Open, qtbot: QtBot) -> None:
    """The panel is now a little too high for the window, now a little too low: each text keeps its own height."""
    quiz = open_quiz(size=(1024, 640))
    for kind in (Kind.MAX_RAISE, Kind.PAYOUT):
        for height in range(600, 800, 19):
            quiz.begin_anew()
            quiz.window.resize(1024, height)
            quiz.lead(staged_session(kind, 1))
            _check(quiz, (1024, quiz.window.height()))


def test_a_long_line_above_the_question_keeps_both_its_ends(open_quiz: Open, qtbot: QtBot) -> None:
    quiz = open_quiz(size=(1024, 640))
    quiz.lead(staged_session(Kind.MAX_RAISE, 1))
    head, about = quiz.page.run.head, quiz.page.run.head.findChild(ElidedLabel, "question-about")
    assert isinstance(about, ElidedLabel)
    line = "The pot raise · " + "Omaha Hi-Lo · " * 12 + "again: raise by and raise to"
    head.show_question(line, "What is the most?", "What is the most?")
    QApplication.processEvents()
    assert quiz.window.width() == 1024
    assert about.shown != line
    assert about.shown.startswith("The pot raise") and about.shown.endswith("raise by and raise to")
    assert about.fontMetrics().horizontalAdvance(about.shown) <= about.width()
    assert about.toolTip() == head.accessibleDescription() == line
    head.show_question("Outs", "How many?", "How many?")
    assert about.shown == "Outs" and not about.toolTip()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [200, 400, 640, 828, 1200])
def test_the_drill_s_boxes_have_their_room_at_every_width(qtbot: QtBot, width: int, scale: float) -> None:
    form = DrillForm(TypeScale(scale), plain_voice(money_of(0)))
    qtbot.addWidget(form)
    for box in form.findChildren(QComboBox):
        font = box.font()
        font.setPixelSize(round(15 * scale))
        box.setFont(font)
    form.resize(max(width, form.minimumSizeHint().width()), 400)
    form.show()
    QApplication.processEvents()
    boxes = form.findChildren(QComboBox)
    assert len(boxes) == 5
    for box in boxes:
        assert form.rect().contains(box.geometry())
        assert box.width() >= box.minimumSizeHint().width()
    rows = {box.y() for box in boxes}
    assert len(rows) == 1 or width < 5 * boxes[0].minimumSizeHint().width() + 4 * 24


def test_everything_that_is_pressed_or_typed_into_has_a_name(quiz: QuizWindow) -> None:
    for kind in Kind:
        quiz.begin_anew()
        quiz.lead(staged_session(kind, 1))
        for widget in quiz.page.findChildren(QWidget):
            if widget.isVisible() and isinstance(widget, QAbstractButton | QLineEdit | QComboBox):
                assert widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()), widget
        assert quiz.page.run.head.accessibleName()
        scene = quiz.page.run.scenes.currentWidget()
        assert scene is not None and scene.accessibleDescription()


def test_what_is_chosen_is_said(quiz: QuizWindow) -> None:
    quiz.lead(staged_session(Kind.BEST_HANDS, 1))
    cards = quiz.page.run.scenes.cards
    assert "(chosen)" not in cards.accessibleDescription()
    quiz.key("1")
    assert "1 ace of hearts (chosen)" in cards.accessibleDescription()


SHAPES = [
    (Shape((5,), False, 1, True, True), Shape((4,), False, 1, True, True)),
    (Shape((4, 1), False, 1, True, True), Shape((4,), False, 1, True, True)),
    (Shape((5,), False, 1, True, False), Shape((4, 4, 4, 4), True, 1, True, False)),
    (Shape((5, 5, 5, 5), True, 1, True, False),),
    (Shape((4,), False, 1, True, False), Shape((4, 4), False, 1, True, False), Shape((12,), False, 0.44, True, False)),
]


@pytest.mark.parametrize("shapes", SHAPES)
@pytest.mark.parametrize("size", [(632, 466), (888, 626), (1528, 906)])
def test_cards_lie_on_the_felt_and_apart(shapes: tuple[Shape, ...], size: tuple[int, int]) -> None:
    where = cards_layout(*size, shapes)
    assert where.view.contains(where.felt)
    cards = []
    for group in where.groups:
        for middle in group.cards:
            box = QRectF(0, 0, group.height * 5 / 7, group.height)
            box.moveCenter(middle)
            cards.append(box)
            assert where.felt.contains(box.adjusted(0, -0.07 * group.height, 0, 0))
    assert not any(one.intersects(other) for one, other in combinations(cards, 2))
    assert min(group.height for group in where.groups) >= 40 * min(shape.scale for shape in shapes)
