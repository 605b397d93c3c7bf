"""How much work something is: seconds of this thread's processor, which others change little."""

from __future__ import annotations

import time
from typing import Any, Callable

_TRIES = 3


def work_of(call: Callable[[], Any]) -> float:
    """The least of a few tries, so that what came in between does not count."""
    return min(_once(call) for _ in range(_TRIES))


def _once(call: Callable[[], Any]) -> float:
    begun = time.thread_time()
    call()
    return time.thread_time() - begun
