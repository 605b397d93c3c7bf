"""Suspend Python's garbage collector while a worker creates millions of objects, which would halt the window.

A full collection visits every object and blocks all other threads: in QGIS for 80 ms and more, several times
in a load of a million points. The objects have no reference cycles, so they are freed anyway.
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
    """Suspend the collector during the block, which several threads may enter. For minutes, not for hours."""
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
