"""Python's garbage collector, kept from halting the window while a worker makes millions of objects.

A full collection looks at every object that there is and lets no other thread run meanwhile: in QGIS that is
80 ms and more, several times in a load of a million points. What is made there goes without a collector, as
it holds no cycles.
"""

from __future__ import annotations

import gc
import threading
from contextlib import contextmanager
from typing import Iterator

_lock = threading.Lock()
_within: list[object] = []
_was_enabled = [True]


@contextmanager
def no_collections() -> Iterator[None]:
    """Within, nothing is collected; several threads may be within at a time. For minutes, not for hours."""
    mine = object()
    with _lock:
        if not _within:
            _was_enabled[0] = gc.isenabled()
            gc.disable()
        _within.append(mine)
    try:
        yield
    finally:
        with _lock:
            _within.remove(mine)
            if not _within and _was_enabled[0]:
                gc.enable()
