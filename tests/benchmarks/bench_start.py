"""How soon the felt is on the screen, against an empty window, and how much memory the program holds then.

Run it with `python -m tests.benchmarks.bench_start`. Off screen, or on the display that QT_QPA_PLATFORM=xcb names. The
two starts take turns; the best of each counts, and beside it stands the median of the pairs, in seconds of the wall and
of the processor.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

ROUNDS = 7
TARGET_RATIO = 2.5
TARGET_MEGABYTES = 160

EMPTY = """
import time; start = time.perf_counter()
from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtCore import QTimer
class Empty(QWidget):
    def paintEvent(self, event):
        print(time.perf_counter() - start, time.process_time(), 0, flush=True)
        QTimer.singleShot(0, application.quit)
application = QApplication([])
window = Empty(); window.resize(1280, 800); window.show()
application.exec()
"""

OURS = """
import time; start = time.perf_counter()
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from omaha_trainer.ui import app
class Start(app.Start):
    def _go_on(self):
        print(time.perf_counter() - start, time.process_time(), end=" ")
        assert not {"numpy", "pyqtgraph", "PySide6.QtSvg"} & set(sys.modules)
        super()._go_on()
        QTimer.singleShot(500, self._weigh)
    def _weigh(self):
        pages = int(open("/proc/self/statm").read().split()[1]) if sys.platform == "linux" else 0
        print(pages * 4096 / 2**20, flush=True)
        QApplication.closeAllWindows()
app.Start = Start
app.run_window([])
"""


def started(code: str, home: str) -> tuple[float, float, float]:
    """Seconds of the wall, seconds of the processor, and megabytes held, as the started program tells them."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "OMAHA_TRAINER_HOME": home}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    wall, processor, megabytes = map(float, done.stdout.split())
    return wall, processor, megabytes


def main() -> None:
    found: dict[str, list[tuple[float, float, float]]] = {"empty": [], "ours": []}
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS):
            for name, code in (("empty", EMPTY), ("ours", OURS)):
                found[name].append(started(code, home))
    for place, name in enumerate(("wall", "processor")):
        pairs = [(ours[place], empty[place]) for ours, empty in zip(found["ours"], found["empty"], strict=True)]
        ours, empty = (min(side) for side in zip(*pairs, strict=True))
        middle = statistics.median(ours / empty for ours, empty in pairs)
        print(f"felt on the screen, {name}: {ours:.3f} s, empty window {empty:.3f} s: {ours / empty:.2f} times", end="")
        print(f", median of the pairs {middle:.2f} (at most {TARGET_RATIO})")
    print(f"memory after the start: {min(one[2] for one in found['ours']):.0f} MiB (at most {TARGET_MEGABYTES})")


if __name__ == "__main__":
    main()
