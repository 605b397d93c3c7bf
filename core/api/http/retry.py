"""Retries, and how many requests run at a time: fewer when the service limits them (spec 7, 8).

The specification names no rate limit, so that it is found out: as many run as are wanted, until the service
refuses or fails.
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
"""What a rate limit answers; without ``Retry-After`` the planned wait pauses all requests in its place."""
_LASTING = (TlsFailed, ProxyFailed)
_GOOD_IN_A_ROW = 10
"""Responses after which one more request is tried at a time."""
_LOOKS_AGAIN = 60.0
"""Seconds after which a request is sent though ``Retry-After`` is longer than it can wait: one endpoint
that is shut for a night, or a wrong clock, must not shut all others for as long."""


def retrying(retry: Retry, throttle: Throttle, monitor: Monitor, one_try: Callable[[float], T]) -> T:
    """Call *one_try* until it succeeds, with the moment (``time.monotonic``) at which all must be over.

    Each try has a slot of *throttle*; the wait for it is not counted among those of *retry*.

    :raises ApiError: the failure of the last try, or a failure that no second try can mend.
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
    """Whether *error* is one of the moment: the service can't be reached, or has too much to do."""
    if isinstance(error, ConnectionFailed):
        return not isinstance(error, _LASTING)
    return isinstance(error, Truncated) or error.status in _RETRIED


def seconds_asked(header: Optional[str]) -> Optional[float]:
    """Return ``Retry-After`` in seconds from now, be it a number or a date; None when it is neither."""
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
    """Of one request in the line, over all its tries.

    :param number: the older, the smaller.
    :param halvings: of the limit, when its try began.
    """

    number: int
    halvings: int = 0


class Throttle:
    """Limits the concurrent requests of one client. Thread-safe.

    There is no limit until a request fails with what :func:`is_transient`: then half as many as run with it
    are allowed at a time, and half of that after the next failure. The failures of requests that ran together
    count once. After every ten responses one more is allowed, until there are as many as there ever were.
    ``Retry-After`` pauses all requests; those that can't wait so long raise that failure, for a minute at
    most. Without it, a rate limit pauses all for the wait that is planned for the request that met it. The
    oldest waiting request goes first: no other uses up what the service allows while one runs out of tries.
    """

    def __init__(self) -> None:
        self.allowed = math.inf
        """How many may run at a time now."""
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
        """Return the place of a new request, behind all others."""
        return Place(next(self._numbers))

    def enter(self, place: Place, monitor: Monitor, deadline: float) -> float:
        """Wait for a slot and return the seconds that it took.

        :param deadline: a moment of ``time.monotonic``; a longer pause is not waited for.
        :raises Cancelled: when the caller has cancelled.
        :raises ApiError: the failure whose ``Retry-After`` goes beyond *deadline*.
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
        """Free the slot after a response, or the *error* in its place.

        :param planned: seconds after which the request is sent again; 0: it is not. It keeps its place in the
            line where a rate limit holds it back, until :meth:`give_up`.
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
        """Leave the line: the request is not sent again."""
        with self._changed:
            self._line.discard(place.number)
            self._changed.notify_all()

    def _pause(self, now: float, deadline: float) -> float:
        """Return the seconds to wait for ``Retry-After``; raises its failure where they are too many."""
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
            # A copy has no traceback, whose frames would keep the rows of a job that is over.
            self._paused_until, self._paused_by = until, copy.copy(error)
        self._raised_until = max(self._raised_until, min(until, now + _LOOKS_AGAIN))

    def _halve(self, place: Place) -> None:
        self._good = 0
        if place.halvings == self._halvings:
            self._halvings += 1
            self.allowed = max(1, min(self.allowed, self._running + 1) // 2)  # with the one that failed

    def _count_good(self, place: Place) -> None:
        if place.halvings < self._halvings or self.allowed == math.inf:
            return
        self._good += 1
        if self._good == _GOOD_IN_A_ROW:
            self._good = 0
            self.allowed = self.allowed + 1 if self.allowed + 1 < self._most else math.inf
