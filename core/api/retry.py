"""Trying again: which failures, how long to wait, and telling the caller meanwhile (spec 7)."""

from __future__ import annotations

import random
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Callable, Iterator, Optional, TypeVar

from .config import Retry
from .errors import ApiError, ConnectionFailed, ProxyFailed, TlsFailed
from .monitor import Monitor

T = TypeVar("T")
RETRIED = frozenset({429, 500, 502, 503, 504})
_LASTING = (TlsFailed, ProxyFailed)
_JITTER = 0.1


def retrying(retry: Retry, monitor: Monitor, one_try: Callable[[float], T]) -> T:
    """Call *one_try* until it succeeds; it gets the moment (``time.monotonic``) at which all must be over.

    :raises ApiError: the failure of the last try, or a failure that no second try can mend.
    """
    deadline = time.monotonic() + retry.deadline
    for attempt, planned in enumerate(_waits(retry), start=1):
        try:
            return one_try(deadline)
        except ApiError as error:
            if not _may_pass(error) or attempt >= retry.attempts:
                raise
            cause = error
        seconds = max(planned, cause.retry_after or 0.0)
        if time.monotonic() + seconds >= deadline:
            raise cause
        monitor.waiting(seconds, attempt, retry.attempts, cause)
        monitor.cancelled.wait(seconds)
        monitor.stop_if_cancelled()
    raise AssertionError("the waits never end")


def seconds_asked(header: Optional[str]) -> Optional[float]:
    """``Retry-After`` in seconds from now, whether it is a number or a date; None when it is neither."""
    text = (header or "").strip()
    if text.isdigit():
        return float(text)
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


def _may_pass(error: ApiError) -> bool:
    if isinstance(error, ConnectionFailed):
        return not isinstance(error, _LASTING)
    return error.status in RETRIED


def _waits(retry: Retry) -> Iterator[float]:
    planned = retry.first_wait
    while True:
        yield min(retry.longest_wait, planned * random.uniform(1 - _JITTER, 1 + _JITTER))
        planned *= 2
