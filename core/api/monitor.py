"""Progress callbacks and cancellation of a running operation."""

from __future__ import annotations

import threading

from .errors import ApiError, Cancelled
from .parsing.surroundings import Surroundings

POLL = 0.05
"""Seconds between two checks for cancellation while a thread waits."""


class Monitor:
    """Callbacks of an operation, to be overridden. They are invoked in the worker thread.

    Cancel with ``monitor.cancelled.set()`` from any thread: the operation raises
    :class:`~.errors.Cancelled` within 100 ms.

    *surroundings* collects the metadata around the records in the responses.
    """

    def __init__(self) -> None:
        self.cancelled = threading.Event()
        self.surroundings = Surroundings()

    def received(self, byte_count: int) -> None:
        """Called when *byte_count* more bytes of the body have arrived."""

    def counted(self, records: int) -> None:
        """Called with the total number of *records* read and stored so far."""

    def more_available(self, records: int) -> None:
        """Called when there is more than the *records* stored so far; the load waits for this callback.

        :raises Cancelled: to stop the load with these records.
        """

    def arrived(self, part: object) -> None:
        """Called with a *part* of the result that can be shown already: of an area or row."""

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        """Called when *attempt* of *attempts* failed with *cause*; the next one starts in *seconds*."""

    def page_size_lowered(self, asked: int, given: int) -> None:
        """Called when the service returns at most *given* records a page instead of *asked*; paging
        restarts."""

    def stop_if_cancelled(self) -> None:
        """Raise :class:`~.errors.Cancelled` if the caller has cancelled."""
        if self.cancelled.is_set():
            raise Cancelled("cancelled by the caller")


class _ChildEvent(threading.Event):
    """An event that is also set if its *parent* is; only setting it directly wakes a waiting thread."""

    def __init__(self, parent: threading.Event) -> None:
        super().__init__()
        self._parent = parent

    def is_set(self) -> bool:
        return super().is_set() or self._parent.is_set()


class SharedMonitor(Monitor):
    """Invokes the callbacks of one *parent*, one thread at a time; can also be cancelled on its own."""

    def __init__(self, parent: Monitor) -> None:
        super().__init__()
        self.cancelled = _ChildEvent(parent.cancelled)
        self.surroundings = parent.surroundings
        self.parent = parent
        self._lock = threading.Lock()

    def received(self, byte_count: int) -> None:
        with self._lock:
            self.parent.received(byte_count)

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        with self._lock:
            self.parent.waiting(seconds, attempt, attempts, cause)

    def page_size_lowered(self, asked: int, given: int) -> None:
        with self._lock:
            self.parent.page_size_lowered(asked, given)
