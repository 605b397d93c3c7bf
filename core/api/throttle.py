"""How many requests the service bears at a time: fewer when it says so, slowly more again (spec 7, 8).

The specification names no rate limit, so that it is found out: what is asked at a time is a matter of
those who ask, until the service refuses or fails.
"""

from __future__ import annotations

import copy
import itertools
import math
import threading
import time
from dataclasses import dataclass
from typing import Optional

from .errors import ApiError, ConnectionFailed, ProxyFailed, TlsFailed, Truncated
from .monitor import POLL, Monitor

RETRIED = frozenset({429, 500, 502, 503, 504})
_TOO_MUCH = frozenset({429, 503})
"""What a rate limit answers; without ``Retry-After`` the planned wait holds all back in its place."""
_LASTING = (TlsFailed, ProxyFailed)
_GOOD_IN_A_ROW = 10
"""Answers after which one more request is tried at a time."""
_LOOKS_AGAIN = 60.0
"""Seconds after which a request is sent though ``Retry-After`` is longer than it can wait: one endpoint
that is shut for a night, or a wrong clock, must not shut all others for as long."""


def may_pass(error: ApiError) -> bool:
    """Whether *error* is one of the moment: the service is away, or has too much to do."""
    if isinstance(error, ConnectionFailed):
        return not isinstance(error, _LASTING)
    return isinstance(error, Truncated) or error.status in RETRIED


@dataclass(frozen=True)
class Turn:
    """The leave to send one request.

    :param seconds: that it had to be waited for.
    :param shrinks: how often the throttle had shrunk by then.
    :param place: of the request in the line, which it keeps over all its tries.
    """

    seconds: float
    shrinks: int
    place: int


class Throttle:
    """Gives the turns of all requests of one client, in whichever threads they are.

    There is no limit until a request fails with what :func:`may_pass`: then half as many as are under
    way with it are allowed at a time, and half of that after the next failure. The failures of requests
    that were under way together count once. After every so many good answers one more is allowed, until
    there are as many as there ever were. ``Retry-After`` holds all of them back; those that can't wait so
    long are told why, for a minute at most. Without it, a rate limit holds all back for the wait that is
    planned for the request that met it. Of those that wait, the oldest request is sent first: no other uses
    up what the service allows while the tries of one run out.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._under_way = 0
        self._most = 0
        self._allowed = math.inf
        self._shrinks = 0
        self._good = 0
        self._places = itertools.count()
        self._line: set[int] = set()
        self._held_until = 0.0
        self._told_until = 0.0
        self._held_by: Optional[ApiError] = None

    @property
    def allowed(self) -> float:
        """How many may be under way at a time now; infinity: as many as are asked."""
        return self._allowed

    def acquire(self, monitor: Monitor, deadline: float, place: Optional[int] = None) -> Turn:
        """Wait for a turn.

        :param place: that of the turn before, where the same request is sent again.
        :param deadline: a moment of ``time.monotonic``: who is held back beyond it is not kept waiting.
        :raises Cancelled: when the caller has cancelled.
        :raises ApiError: what the failure says whose ``Retry-After`` goes beyond *deadline*.
        """
        began = time.monotonic()
        with self._changed:
            place = next(self._places) if place is None else place
            self._line.add(place)
            try:
                while True:
                    monitor.stop_if_cancelled()
                    now = time.monotonic()
                    held = self._held(now, deadline + now - began)
                    if held <= 0 and self._under_way < self._allowed and place == min(self._line):
                        break
                    self._changed.wait(min(held, POLL) if held > 0 else POLL)
            finally:
                self._leave(place)
            self._under_way += 1
            self._most = max(self._most, self._under_way)
            return Turn(now - began, self._shrinks, place)

    def leave(self, turn: Turn) -> None:
        """Give the place of *turn* up: its request is not sent again."""
        with self._changed:
            self._leave(turn.place)

    def _leave(self, place: int) -> None:
        self._line.discard(place)
        self._changed.notify_all()

    def _held(self, now: float, deadline: float) -> float:
        """The seconds to wait for ``Retry-After``; raises what is behind it where they are too many."""
        if now >= self._held_until:
            self._held_by = None
        if self._held_by is None:
            return 0.0
        if self._held_until < deadline:
            return self._held_until - now
        if now < self._told_until:
            raise copy.copy(self._held_by)
        return 0.0

    def release(self, turn: Turn, error: Optional[BaseException] = None, planned: float = 0.0) -> None:
        """The end of *turn*: with an answer, or with the *error* that came in its place.

        :param planned: seconds after which the request is sent again; 0: it is not. It keeps its place in
            the line where a rate limit holds it back, until :meth:`leave`.
        """
        with self._changed:
            self._under_way -= 1
            if error is None:
                self._count_good(turn)
            elif isinstance(error, ApiError) and may_pass(error):
                self._shrink(turn, error, planned)
            self._changed.notify_all()

    def _count_good(self, turn: Turn) -> None:
        if turn.shrinks < self._shrinks or self._allowed == math.inf:
            return
        self._good += 1
        if self._good == _GOOD_IN_A_ROW:
            self._good = 0
            self._allowed += 1
            if self._allowed >= self._most:
                self._allowed = math.inf

    def _shrink(self, turn: Turn, error: ApiError, planned: float) -> None:
        now = time.monotonic()
        until = now + (error.retry_after or 0.0)
        if planned and error.status in _TOO_MUCH:
            until = max(until, now + planned)
            self._line.add(turn.place)
        if until > max(now, self._held_until):
            # A copy has no traceback, whose frames would keep the rows of a job that is over.
            self._held_until, self._held_by = until, copy.copy(error)
        self._told_until = max(self._told_until, min(until, now + _LOOKS_AGAIN))
        self._good = 0
        if turn.shrinks == self._shrinks:
            self._shrinks += 1
            self._allowed = max(1, min(self._allowed, self._under_way + 1) // 2)  # with the one that failed
