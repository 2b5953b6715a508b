"""The window's start and end. First the felt is on the screen, then everything behind it is loaded.

`run_window` is what `__main__` calls. Nothing heavy is imported here before the first paint.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from omaha_trainer.paths import Paths, user_paths
from omaha_trainer.settings import load_settings
from omaha_trainer.ui.display import display_answers
from omaha_trainer.ui.end_signals import EndSignals
from omaha_trainer.ui.faults import FaultLog, Faults
from omaha_trainer.ui.instance import Instance
from omaha_trainer.ui.qt_start import IN_A_TERMINAL, starting
from omaha_trainer.ui.theme.palette import DARK, LIGHT
from omaha_trainer.ui.theme.type_scale import TypeScale, scale_with_room, system_scale
from omaha_trainer.ui.window.curtain import NARROW, Curtain
from omaha_trainer.ui.window.main_window import SMALLEST, TITLE_BAR, MainWindow

if TYPE_CHECKING:
    from omaha_trainer.ui.program import Program

translate = QCoreApplication.translate

SWITCH_SECONDS = 0.0001
"""How soon a thread that computes gives way to the window."""

NO_DISPLAY = f"There is no display for the window; {IN_A_TERMINAL}"


def run_window(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed. Returns the exit status: 1 where there is no display.

    Where there is one that Qt cannot use the process ends here, with a sentence and the same status.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    with display_answers(os.environ) as there:
        if not there:
            print(NO_DISPLAY, file=sys.stderr)
            return 1
        with starting():
            application = make_application(arguments)
    paths = user_paths(os.environ)
    instance = Instance(paths.data / "instance")
    if not instance.claim():
        print(translate("Window", "Omaha Trainer is running already; its window is called to the front."))
        return 0
    faults = Faults(FaultLog(paths.log_file))
    faults.install()
    ends = EndSignals()
    try:
        start = Start(application, paths, faults)
        instance.raised.connect(start.window.come_up)
        ends.asked.connect(start.window.close)
        ends.install()
        return application.exec()
    finally:
        ends.remove()
        faults.remove()
        instance.release()


def make_application(arguments: Sequence[str]) -> QApplication:
    """Qt, with our names and nothing of the platform's style."""
    QCoreApplication.setApplicationName("omaha-trainer")
    QGuiApplication.setDesktopFileName("omaha-trainer")
    application = QApplication(["omaha-trainer", *arguments])
    application.setStyle("Fusion")
    return application


def system_sizes() -> TypeScale:
    """Sizes that grow with the system's font, as far as the screen has room for a window of that type.

    Below the usual font nothing shrinks, since type is at its least then.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    free = QGuiApplication.primaryScreen().availableSize()
    room = (free.width(), free.height() - TITLE_BAR)
    scale = system_scale(font.pointSizeF(), sys.platform)
    return TypeScale(scale_with_room(scale, room, SMALLEST.toTuple()))


class Start(QObject):
    """Shows the window with the bare felt, and builds the program as soon as that is on the screen."""

    def __init__(self, application: QApplication, paths: Paths, faults: Faults) -> None:
        super().__init__()
        self._application = application
        self._paths = paths
        self._faults = faults
        self._settings, self._notice = load_settings(paths.settings_file)
        self._sizes = system_sizes()
        self._program: Program | None = None
        self.window = MainWindow(self._sizes.scale)
        self.window.place(self._settings.geometry)
        folded = self._settings.panel_folded or self.window.width() < self._sizes.px(NARROW)
        palette = DARK if self._settings.dark else LIGHT
        curtain = Curtain(palette, self._sizes, self._settings.seats, folded=folded)
        curtain.painted.connect(self._go_on)
        self.window.setCentralWidget(curtain)
        self.window.show()

    def _go_on(self) -> None:
        try:
            self._build()
        except Exception as error:  # noqa: BLE001 - without a program nobody else could tell it
            self._cannot_start(error)

    def _build(self) -> None:
        from omaha_trainer.ui.program import Program

        self._program = Program(self._application, self.window, self._sizes, self._paths, self._settings, self._faults)
        self._program.open()
        if self._notice is not None:
            self._program.tell(self._notice)

    def _cannot_start(self, error: Exception) -> None:
        """Say why, and end when that is read: a felt on which nothing happens helps nobody."""
        from omaha_trainer.errors import KnownError
        from omaha_trainer.ui.fault_card import FaultCard
        from omaha_trainer.wording.faults.sentence import sentence
        from omaha_trainer.wording.voice import Voice

        why = sentence(error, Voice(translate)) if isinstance(error, KnownError) else ""
        card = FaultCard(self._faults.write_down(error), self.window, why_no_start=why)
        card.finished.connect(self.window.close)
        card.open()
