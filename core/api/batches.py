"""Run many small requests, a few at a time. Outcomes keep their order, and a failure does not end the
batch."""

from __future__ import annotations

import threading
from collections import deque
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Callable, Generic, Hashable, Iterable, Iterator, Optional, TypeVar

from . import concurrency
from .errors import (
    ApiError,
    BadRequest,
    Cancelled,
    ConnectionFailed,
    GatewayRefused,
    InvalidAddress,
    KeyRejected,
    NotFound,
    ProxyFailed,
    RateLimited,
    Redirected,
    Refused,
    TlsFailed,
    UnexpectedStatus,
    UnreadableAnswer,
)
from .monitor import Monitor, SharedMonitor

Item = TypeVar("Item")
Value = TypeVar("Value")
Row = TypeVar("Row")
Key = TypeVar("Key", bound=Hashable)
Work = Callable[[Item, Monitor], Value]

_LASTING = (KeyRejected, TlsFailed, ProxyFailed, Redirected, InvalidAddress)
"""Errors that every other item would get, too, so that no further request is made."""
_AWAY = (ConnectionFailed, RateLimited, GatewayRefused)
_AWAY_STATUSES = frozenset({502, 503, 504})
_AWAY_IN_A_ROW = 2
"""A single item may break its connection. After two in a row, each with its retries, the service is
unreachable."""
_ROWS_AT_ONCE = 1000
"""Rows without a new key after which the complete ones are yielded."""
_NO_REQUEST: Any = object()
"""Stands for an item without a request."""


@dataclass(frozen=True)
class Outcome(Generic[Item, Value]):
    """The outcome of one item: a *value*, which may be None, or an *error*."""

    item: Item
    value: Optional[Value] = None
    error: Optional[Exception] = None


def each_in_order(
    items: Iterable[Item],
    work: Work[Item, Value],
    in_flight: int,
    monitor: Monitor,
) -> Iterator[Outcome[Item, Value]]:
    """Yield the outcome of ``work(item, monitor)`` for each of *items*, in their order.

    An ApiError or OSError of one item is its outcome; the others continue. After an error of the connection,
    the remaining items get the same error without a request; after a cancel, :class:`~.errors.Cancelled`.
    *items* are consumed one by one, in the caller's thread.

    :param in_flight: the number of concurrent requests.
    """
    batch = _Batch(work, monitor)
    waiting = iter(items)
    begun = concurrency.run_ahead(batch.while_open(waiting), batch.run, in_flight, batch.monitor)
    with closing(begun):
        for item, future in begun:
            yield batch.outcome(item, future)
    for item in waiting:
        yield Outcome(item, error=batch.ended or Cancelled("cancelled by the caller"))


def each_row(
    rows: Iterable[Row],
    key_of: Callable[[Row], Optional[Key]],
    work: Work[Key, Value],
    in_flight: int,
    monitor: Monitor,
) -> Iterator[tuple[Row, Optional[Outcome[Key, Value]]]]:
    """Yield each row with the outcome for its key, in input order. Equal keys share one request.

    A row without a key (None) has no outcome. The number of *rows* read ahead is bounded, even if few of them
    have a new key.
    """
    known: dict[Optional[Key], Optional[Outcome[Key, Value]]] = {None: None}
    read: deque[tuple[Row, Optional[Key]]] = deque()

    def new_keys() -> Iterator[Key]:
        """Read *rows* and yield each key once; occasionally no key, so that complete rows are yielded."""
        seen: set[Optional[Key]] = {None}
        for count, row in enumerate(rows, start=1):
            key = key_of(row)
            read.append((row, key))
            if key is not None and key not in seen:
                seen.add(key)
                yield key
            elif count % _ROWS_AT_ONCE == 0:
                yield _NO_REQUEST

    for outcome in each_in_order(new_keys(), work, in_flight, monitor):
        known[outcome.item] = outcome
        while read and read[0][1] in known:
            row, key = read.popleft()
            yield row, known[key]
    yield from ((row, known[key]) for row, key in read)


def reason_of(error: Exception) -> object:
    """Return a value that is equal for two errors that end a batch for the same reason."""
    if isinstance(error, _LASTING):
        return _LASTING
    return _AWAY if _is_unreachable(error) else type(error)


def is_of_one_item(error: Exception) -> bool:
    """Return whether *error* concerns a single item, so that others may still succeed."""
    if isinstance(error, UnreadableAnswer):
        return bool(error.service_message)
    return isinstance(error, (BadRequest, Refused, NotFound, UnexpectedStatus))


def _is_unreachable(error: Exception) -> bool:
    return isinstance(error, _AWAY) or getattr(error, "status", None) in _AWAY_STATUSES


class _Batch(Generic[Item, Value]):
    """The items in flight, and the error that ended the batch."""

    def __init__(self, work: Work[Item, Value], monitor: Monitor) -> None:
        self.monitor = SharedMonitor(monitor)
        self.ended: Optional[Exception] = None
        self._work = work
        self._away_in_a_row = 0
        self._lock = threading.Lock()

    def while_open(self, items: Iterator[Item]) -> Iterator[Item]:
        """Yield *items* until the batch has ended."""
        for item in items:
            yield item
            if self.ended is not None or self.monitor.cancelled.is_set():
                return

    def run(self, item: Item, monitor: Monitor) -> Optional[Value]:
        """Run one item in a worker thread, which detects an error of the whole batch at once."""
        if item is _NO_REQUEST:
            return None
        if self.ended is not None:
            raise Cancelled("the connection failed for an earlier item")
        monitor.stop_if_cancelled()
        try:
            value = self._work(item, monitor)
        except Cancelled:
            raise
        except (ApiError, OSError) as error:
            self._judge(error)
            raise
        with self._lock:
            self._away_in_a_row = 0
        return value

    def outcome(self, item: Item, future: Future[Optional[Value]]) -> Outcome[Item, Value]:
        """Wait for the outcome of *item*."""
        if not concurrency.wait_until_done(future, self.monitor.parent):
            self.monitor.cancelled.set()
        try:
            return Outcome(item, future.result())
        except Cancelled as error:
            return Outcome(item, error=self.ended or error)
        except (ApiError, OSError) as error:
            return Outcome(item, error=error)

    def _judge(self, error: Exception) -> None:
        with self._lock:
            if isinstance(error, _LASTING):
                self.ended = self.ended or error
                return
            self._away_in_a_row = self._away_in_a_row + 1 if _is_unreachable(error) else 0
            if self._away_in_a_row < _AWAY_IN_A_ROW:
                return
            self.ended = self.ended or error
        # Requests in flight would wait and retry.
        self.monitor.cancelled.set()
