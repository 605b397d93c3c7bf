"""How long a test waits for what has to happen."""

from __future__ import annotations

import time
from typing import Any, Callable

PATIENCE = 20.0
"""Seconds; what needs more says why at its place."""


def wait_until(true: Callable[[], Any], meanwhile: Callable[[], Any] = lambda: None) -> None:
    """Call *meanwhile* again and again until *true*."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        meanwhile()
        time.sleep(0.005)
