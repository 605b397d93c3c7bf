"""Trying again: which failures, how long to wait, and telling the caller meanwhile (spec 7)."""

from __future__ import annotations

import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from random import SystemRandom
from typing import Callable, Iterator, Optional, TypeVar

from .config import Retry
from .errors import ApiError
from .monitor import Monitor
from .throttle import Throttle, may_pass

T = TypeVar("T")
_JITTER = 0.1
_RANDOM = SystemRandom()


def retrying(retry: Retry, throttle: Throttle, monitor: Monitor, one_try: Callable[[float], T]) -> T:
    """Call *one_try* until it succeeds; it gets the moment (``time.monotonic``) at which all must be over.

    Each try has its turn of *throttle*; the wait for it is not counted among those of *retry*.

    :raises ApiError: the failure of the last try, or a failure that no second try can mend.
    """
    deadline = time.monotonic() + retry.deadline
    place: Optional[int] = None
    for attempt, planned in enumerate(_waits(retry), start=1):
        turn = throttle.acquire(monitor, deadline, place)
        place, deadline = turn.place, deadline + turn.seconds
        try:
            found = one_try(deadline)
        except BaseException as error:
            is_last = attempt >= retry.attempts
            throttle.release(turn, error, 0.0 if is_last else planned)
            if not isinstance(error, ApiError):
                raise
            error.tries = attempt
            if is_last or not may_pass(error):
                raise
            cause = error
        else:
            throttle.release(turn)
            return found
        try:
            _wait(max(planned, cause.retry_after or 0.0), deadline, attempt, retry, monitor, cause)
        except BaseException:
            throttle.leave(turn)
            raise
    raise AssertionError("the waits never end")


def _wait(
    seconds: float, deadline: float, attempt: int, retry: Retry, monitor: Monitor, cause: ApiError
) -> None:
    if time.monotonic() + seconds >= deadline:
        raise cause
    monitor.waiting(seconds, attempt, retry.attempts, cause)
    monitor.cancelled.wait(seconds)
    monitor.stop_if_cancelled()


def seconds_asked(header: Optional[str]) -> Optional[float]:
    """``Retry-After`` in seconds from now, whether it is a number or a date; None when it is neither."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


def _waits(retry: Retry) -> Iterator[float]:
    planned = retry.first_wait
    while True:
        yield min(retry.longest_wait, planned * _RANDOM.uniform(1 - _JITTER, 1 + _JITTER))
        planned *= 2
