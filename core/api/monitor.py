"""How a caller watches and stops a verb while it runs."""

from __future__ import annotations

import threading

from .errors import ApiError, Cancelled
from .surroundings import Surroundings

POLL = 0.05
"""Seconds between two looks of who waits at whether the caller has cancelled."""


class Monitor:
    """Handed to every verb; override what you want to hear. The hooks run in the worker's thread.

    Cancel with ``monitor.cancelled.set()`` from any thread: the verb ends with
    :class:`~.errors.Cancelled` within 100 ms.

    *surroundings* collects what surrounds the records in the answers.
    """

    def __init__(self) -> None:
        self.cancelled = threading.Event()
        self.surroundings = Surroundings()

    def received(self, byte_count: int) -> None:
        """*byte_count* more bytes of the answer's body have arrived."""

    def counted(self, records: int) -> None:
        """So many records have been read and kept so far, in all."""

    def more_comes(self, records: int) -> None:
        """There is more than the *records* that are kept so far; who waits here holds it up.

        May raise :class:`~.errors.Cancelled`: then those records are all that is kept.
        """

    def arrived(self, part: object) -> None:
        """A *part* of the answer that can be shown already: of an area, of a row."""

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        """Try *attempt* of *attempts* failed with *cause*; the next comes in *seconds*."""

    def page_size_lowered(self, asked: int, given: int) -> None:
        """The service gives at most *given* records a page, not *asked*; the pages start again so."""

    def stop_if_cancelled(self) -> None:
        """Raise :class:`~.errors.Cancelled` when the caller has cancelled."""
        if self.cancelled.is_set():
            raise Cancelled("cancelled by the caller")


class _CancelledToo(threading.Event):
    """Is set with its *parent*, too; who waits for it is only woken by its own."""

    def __init__(self, parent: threading.Event) -> None:
        super().__init__()
        self._parent = parent

    def is_set(self) -> bool:
        return super().is_set() or self._parent.is_set()


class SharedMonitor(Monitor):
    """Passes what several threads tell on to one *parent*, one at a time; can be cancelled by itself, too."""

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
