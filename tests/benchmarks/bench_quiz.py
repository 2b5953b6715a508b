"""How soon a question is on the screen: `python -m tests.benchmarks.bench_quiz [QUESTIONS]`.

The real program with its store. Told are the first opening of the page, the first question of a run, and every next one
of each kind: from the call that a click or key makes until the event loop has painted and is idle again.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from omaha_trainer.settings import Settings
from tests.benchmarks.window import opened, wait

if TYPE_CHECKING:
    from omaha_trainer.session.quiz.plan import QuizPlan
    from omaha_trainer.ui.program import Program
    from omaha_trainer.ui.quiz.conductor import QuizConductor
    from omaha_trainer.ui.quiz.quiz_page import QuizPage

QUESTIONS = 12
"""Of each kind."""
TARGET_MS = 50
LOOKING_MS = 700
"""What the quickest reader takes for a question; the next one may be made meanwhile."""


class Watch:
    """Milliseconds until the window shows what was asked for."""

    def __init__(self) -> None:
        self.times: list[tuple[str, float]] = []

    def until_shown(self, name: str, act: Callable[[], object], shown: Callable[[], bool]) -> None:
        """Do it, and wait until `shown()` and everything that was to be painted is."""
        from PySide6.QtCore import QEventLoop

        loop = QEventLoop()
        begun = time.perf_counter()
        act()
        while not shown():
            loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        loop.processEvents()
        self.times.append((name, (time.perf_counter() - begun) * 1000))

    def tell(self) -> None:
        names = list(dict.fromkeys(name for name, _ in self.times))
        for name in names:
            found = sorted(spent for other, spent in self.times if other == name)
            half = found[len(found) // 2]
            print(f"{name:28} {len(found):4} times, half within {half:4.0f} ms, longest {found[-1]:4.0f} ms")
        late = [spent for _, spent in self.times if spent > TARGET_MS]
        print(f"over {TARGET_MS} ms: {len(late)} of {len(self.times)}")


def measured(program: Program, questions: int) -> Watch:
    """The page, then a run of each kind by itself, then one of all kinds."""
    from omaha_trainer.session.quiz.plan import QuizPlan
    from omaha_trainer.training.lessons.ways import Drill, Way
    from omaha_trainer.training.registry import KINDS

    watch, desk = Watch(), program.desk
    assert desk.quiz is not None
    watch.until_shown("the page, first opened", lambda: desk.window.show_page("quiz"), lambda: desk.quiz is not None)
    page = desk.quiz.page
    wait(LOOKING_MS)
    for kinds in (*((kind,) for kind in KINDS), ()):
        _run(page, watch, QuizPlan(Way.PRACTICE, Drill(kinds=kinds), seed=7), questions)
    return watch


def _run(page: QuizPage, watch: Watch, plan: QuizPlan, questions: int) -> None:
    from omaha_trainer.ui.quiz.conductor import Stage

    lead = page.conductor

    def is_open() -> bool:
        return lead.stage is Stage.OPEN

    watch.until_shown("first question of a run", lambda: lead.begin(plan), is_open)
    for _ in range(questions):
        wait(LOOKING_MS)
        while is_open():
            _answer(lead, watch)
        wait(LOOKING_MS)
        kind = lead.question.kind if lead.question is not None else ""
        watch.until_shown(f"after {kind}", lead.go_on, is_open)
    lead.leave()
    wait(100)
    lead.close()
    wait(100)


def _answer(lead: QuizConductor, watch: Watch) -> None:
    """The right answer to the open part."""
    question, part = lead.question, lead.part
    assert question is not None
    answer = question.parts[part].answer
    watch.until_shown("the answer told", lambda: lead.answer(answer), lambda: bool(lead.told) or lead.part != part)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    questions = int(sys.argv[1]) if sys.argv[1:] and sys.argv[1].isdecimal() else QUESTIONS
    with tempfile.TemporaryDirectory() as home:
        program = opened(Path(home), Settings())
        wait(4000)
        watch = measured(program, questions)
        program.desk.window.close()
    watch.tell()


if __name__ == "__main__":
    main()
