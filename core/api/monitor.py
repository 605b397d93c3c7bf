"""How a caller watches and cancels an operation while it runs."""

from __future__ import annotations

import threading

from .errors import ApiError, Cancelled
from .parsing.surroundings import Surroundings

POLL = 0.05
"""Seconds between two checks for cancellation while a thread waits."""


class Monitor:
    """Callbacks of an operation, to override. They are invoked in the worker's thread.

    Cancel with ``monitor.cancelled.set()`` from any thread: the operation raises
    :class:`~.errors.Cancelled` within 100 ms.

    *surroundings* collects what surrounds the records in the responses.
    """

    def __init__(self) -> None:
        self.cancelled = threading.Event()
        self.surroundings = Surroundings()

    def received(self, byte_count: int) -> None:
        """Take that *byte_count* more bytes of the body have arrived."""

    def counted(self, records: int) -> None:
        """Take how many records have been read and stored so far, in all."""

    def more_comes(self, records: int) -> None:
        """Take that there is more than the *records* stored so far; the load waits for this callback.

        :raises Cancelled: to store no more than those records.
        """

    def arrived(self, part: object) -> None:
        """Take a *part* of the result that can be shown already: of an area, of a row."""

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        """Take that try *attempt* of *attempts* failed with *cause*; the next one begins in *seconds*."""

    def page_size_lowered(self, asked: int, given: int) -> None:
        """The service returns at most *given* records a page, not *asked*; the pages start again."""

    def stop_if_cancelled(self) -> None:
        """Raise :class:`~.errors.Cancelled` when the caller has cancelled."""
        if self.cancelled.is_set():
            raise Cancelled("cancelled by the caller")


class _CancelledToo(threading.Event):
    """Is set with its *parent*, too; a thread that waits for it is woken by itself only."""

    def __init__(self, parent: threading.Event) -> None:
        super().__init__()
        self._parent = parent

    def is_set(self) -> bool:
        return super().is_set() or self._parent.is_set()


class SharedMonitor(Monitor):
    """Invokes the callbacks of one *parent*, one thread at a time; can be cancelled by itself, too."""

    def __init__(self, parent: Monitor) -> None:
        super().__init__()
        self.cancelled = _CancelledToo(parent.cancelled)
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
