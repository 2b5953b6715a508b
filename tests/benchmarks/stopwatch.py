"""Timing rivals fairly in one run: they take turns, and each one's best round counts."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def best_times(rivals: dict[str, Callable[[], object]], rounds: int = 5) -> dict[str, float]:
    """Seconds of each rival's best round; a busy machine hurts all alike when they take turns."""
    best = dict.fromkeys(rivals, float("inf"))
    for _ in range(rounds):
        for name, run in rivals.items():
            gc.collect()
            start = time.perf_counter()
            run()
            best[name] = min(best[name], time.perf_counter() - start)
    return best
