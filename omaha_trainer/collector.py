"""The collector of cycles, kept away from what is built once and stays.

While it looks through what there is, every thread stands still: 15 to 40 ms once the large tables are there, and most
often while they grow. They hold no cycles, and are freed with the process.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def built_to_stay() -> Iterator[None]:
    """Run without the collector; afterwards it never looks again at anything that is there now, whoever made it."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
