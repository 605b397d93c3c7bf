"""Retries, and the number of concurrent requests, which adapts to the service's rate limit (spec 7, 8).

The specification states no rate limit, so it is detected: requests run unlimited until the service refuses or
fails.
"""

from __future__ import annotations

import copy
import itertools
import math
import threading
import time
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from random import SystemRandom
from typing import Callable, Iterator, Optional, TypeVar

from ..config import Retry
from ..errors import ApiError, ConnectionFailed, ProxyFailed, TlsFailed, Truncated
from ..monitor import POLL, Monitor

T = TypeVar("T")
_JITTER = 0.1
_RANDOM = SystemRandom()
_RETRIED = frozenset({429, 500, 502, 503, 504})
_TOO_MUCH = frozenset({429, 503})
"""Statuses of a rate limit. Without ``Retry-After``, the planned wait pauses all requests."""
_LASTING = (TlsFailed, ProxyFailed)
_GOOD_IN_A_ROW = 10
"""Successful responses after which one more concurrent request is allowed."""
_LOOKS_AGAIN = 60.0
"""Seconds after which a request is sent even if ``Retry-After`` is longer: an endpoint that is closed
overnight, or a wrong clock, must not block all others for as long."""


def retrying(retry: Retry, throttle: Throttle, monitor: Monitor, one_try: Callable[[float], T]) -> T:
    """Call *one_try* until it succeeds, with the deadline of all attempts (``time.monotonic``).

    Each attempt occupies a slot of *throttle*; waiting for it does not count as a wait of *retry*.

    :raises ApiError: the failure of the last attempt, or one that a retry can't resolve.
    """
    deadline = time.monotonic() + retry.deadline
    place = throttle.new_place()
    try:
        for attempt, planned in enumerate(_waits(retry), start=1):
            deadline += throttle.enter(place, monitor, deadline)
            is_last = attempt >= retry.attempts
            try:
                found = one_try(deadline)
            except BaseException as error:
                throttle.leave(place, error, 0.0 if is_last else planned)
                if not isinstance(error, ApiError):
                    raise
                error.tries = attempt
                seconds = max(planned, error.retry_after or 0.0)
                if is_last or not is_transient(error) or time.monotonic() + seconds >= deadline:
                    raise
                monitor.waiting(seconds, attempt, retry.attempts, error)
            else:
                throttle.leave(place)
                return found
            monitor.cancelled.wait(seconds)
            monitor.stop_if_cancelled()
    finally:
        throttle.give_up(place)
    raise AssertionError("the waits never end")


def is_transient(error: ApiError) -> bool:
    """Return whether *error* is temporary: the service is unreachable or overloaded."""
    if isinstance(error, ConnectionFailed):
        return not isinstance(error, _LASTING)
    return isinstance(error, Truncated) or error.status in _RETRIED


def retry_seconds(header: Optional[str]) -> Optional[float]:
    """Return ``Retry-After``, a number or a date, in seconds from now; None if it is neither."""
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


@dataclass
class Place:
    """The place of one request in the queue, over all its attempts.

    :param number: smaller for older requests.
    :param halvings: of the limit, at the start of the attempt.
    """

    number: int
    halvings: int = 0


class Throttle:
    """Limits the concurrent requests of one client. Thread-safe.

    There is no limit until a request fails with an error that :func:`is_transient`. Then half as many
    concurrent requests are allowed, and half of that after the next failure. Failures of requests that ran
    together count once. After every ten responses one more is allowed, up to the original number.
    ``Retry-After`` pauses all requests; those that can't wait that long raise the failure, for a minute at
    most. Without it, a rate limit pauses all requests for the planned wait of the one that was refused. The
    oldest waiting request goes first, so that no request runs out of attempts while newer ones use the
    service's allowance.
    """

    def __init__(self) -> None:
        self.allowed = math.inf
        """The number of concurrent requests that is allowed now."""
        self._changed = threading.Condition()
        self._running = 0
        self._most = 0
        self._halvings = 0
        self._good = 0
        self._numbers = itertools.count()
        self._line: set[int] = set()
        self._paused_until = 0.0
        self._raised_until = 0.0
        self._paused_by: Optional[ApiError] = None

    def new_place(self) -> Place:
        """Return the place of a new request, at the end of the queue."""
        return Place(next(self._numbers))

    def enter(self, place: Place, monitor: Monitor, deadline: float) -> float:
        """Wait for a slot and return the seconds waited.

        :param deadline: a time of ``time.monotonic``; a pause beyond it raises at once.
        :raises Cancelled: the caller has cancelled.
        :raises ApiError: the failure whose ``Retry-After`` exceeds *deadline*.
        """
        began = time.monotonic()
        with self._changed:
            self._line.add(place.number)
            try:
                while True:
                    monitor.stop_if_cancelled()
                    now = time.monotonic()
                    pause = self._pause(now, deadline + now - began)
                    if not pause and self._running < self.allowed and place.number == min(self._line):
                        break
                    self._changed.wait(min(pause, POLL) or POLL)
            finally:
                self._line.discard(place.number)
                self._changed.notify_all()
            self._running += 1
            self._most = max(self._most, self._running)
            place.halvings = self._halvings
            return now - began

    def leave(self, place: Place, error: Optional[BaseException] = None, planned: float = 0.0) -> None:
        """Free the slot after a response or an *error*.

        :param planned: seconds until the request is sent again; 0: it is not. After a rate limit it keeps its
            place in the queue until :meth:`give_up`.
        """
        with self._changed:
            self._running -= 1
            if error is None:
                self._count_good(place)
            elif isinstance(error, ApiError) and is_transient(error):
                self._pause_all(place, error, planned)
                self._halve(place)
            self._changed.notify_all()

    def give_up(self, place: Place) -> None:
        """Leave the queue; the request is not sent again."""
        with self._changed:
            self._line.discard(place.number)
            self._changed.notify_all()

    def _pause(self, now: float, deadline: float) -> float:
        """Return the seconds to wait for ``Retry-After``; raises its failure if they are too many."""
        if now >= self._paused_until:
            self._paused_by = None
        if self._paused_by is None:
            return 0.0
        if self._paused_until < deadline:
            return self._paused_until - now
        if now < self._raised_until:
            raise copy.copy(self._paused_by)
        return 0.0

    def _pause_all(self, place: Place, error: ApiError, planned: float) -> None:
        now = time.monotonic()
        until = now + (error.retry_after or 0.0)
        if planned and error.status in _TOO_MUCH:
            until = max(until, now + planned)
            self._line.add(place.number)
        if until > max(now, self._paused_until):
            # A copy has no traceback, whose frames would keep the rows of a finished job in memory.
            self._paused_until, self._paused_by = until, copy.copy(error)
        self._raised_until = max(self._raised_until, min(until, now + _LOOKS_AGAIN))

    def _halve(self, place: Place) -> None:
        self._good = 0
        if place.halvings == self._halvings:
            self._halvings += 1
            self.allowed = max(1, min(self.allowed, self._running + 1) // 2)  # including the one that failed

    def _count_good(self, place: Place) -> None:
        if place.halvings < self._halvings or self.allowed == math.inf:
            return
        self._good += 1
        if self._good == _GOOD_IN_A_ROW:
            self._good = 0
            self.allowed = self.allowed + 1 if self.allowed + 1 < self._most else math.inf
