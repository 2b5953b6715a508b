"""All benchmarks one after the other, or those named: `python -m tests.benchmarks [values] [equity] [hands] ...`.

Each prints its ratios against named peers measured in the same run; `python3 packaging/test.py --bench` installs them.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def main(wished: list[str]) -> None:
    names = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
    unknown = sorted(set(wished) - set(names))
    if unknown:
        sys.exit(f"No benchmark is called {', '.join(unknown)}; there are {', '.join(names)}.")
    for name in wished or names:
        print(f"== {name}", flush=True)
        importlib.import_module(f"tests.benchmarks.bench_{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
