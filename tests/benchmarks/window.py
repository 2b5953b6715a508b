"""The real program off screen, and an event loop that runs as it does for a person. What benchmarks look at."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from omaha_trainer.settings import Settings
    from omaha_trainer.ui.program import Program


def opened(home: Path, settings: Settings) -> Program:
    """The program with its store in `home`, as `run_window` opens it. Needs a platform for Qt to be chosen."""
    from omaha_trainer.paths import user_paths
    from omaha_trainer.ui.app import SWITCH_SECONDS, make_application, system_sizes
    from omaha_trainer.ui.faults import FaultLog, Faults
    from omaha_trainer.ui.program import Program
    from omaha_trainer.ui.window.main_window import MainWindow

    sys.setswitchinterval(SWITCH_SECONDS)
    paths = user_paths({"OMAHA_TRAINER_HOME": str(home)})
    application, faults = make_application(()), Faults(FaultLog(paths.log_file))
    program = Program(application, MainWindow(), system_sizes(), paths, settings, faults)
    program.open()
    return program


def wait(milliseconds: int) -> None:
    """Let the event loop run; other threads may compute while it sleeps, which QTest's own waiting does not allow."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
