"""Bounds on the processor's time that hold on a slow or busy machine, too.

They are several times what was measured: what they are against takes minutes.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import Iterator

_REFERENCE = 0.025
"""Seconds of :func:`_work` on the machine on which the bounds of the tests were measured."""


@contextmanager
def takes_at_most(seconds: float) -> Iterator[None]:
    """Fail where the block takes more of the processor than *seconds* on the reference machine."""
    work_before, began = _work(), time.process_time()
    yield
    taken = time.process_time() - began
    slowness = max(1.0, work_before / _REFERENCE, _work() / _REFERENCE)
    assert taken < seconds * slowness, f"{taken:.1f} s; the machine is {slowness:.1f} times as slow"


def _work() -> float:
    """Return the seconds that always the same work takes."""
    began = time.process_time()
    sum(number * number % 7 for number in range(300_000))
    return time.process_time() - began
