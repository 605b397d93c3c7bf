"""Many small requests: a few at a time, answered in their order, none of which ends the others."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Callable, Generic, Hashable, Iterable, Iterator, Optional, TypeVar

from ...api.errors import (
    ApiError,
    Cancelled,
    ConnectionFailed,
    InvalidAddress,
    KeyRejected,
    ProxyFailed,
    RateLimited,
    Redirected,
    TlsFailed,
)
from ...api.monitor import Monitor, SharedMonitor

Item = TypeVar("Item")
Value = TypeVar("Value")
Row = TypeVar("Row")
Key = TypeVar("Key", bound=Hashable)
Work = Callable[[Item, Monitor], Value]

_POLL = 0.05
_LASTING = (KeyRejected, TlsFailed, ProxyFailed, Redirected, InvalidAddress)
"""The same for every other item: to ask on would tell nothing new."""
_AWAY = (ConnectionFailed, RateLimited)
_AWAY_STATUSES = frozenset({502, 503, 504})
_AWAY_IN_A_ROW = 2
"""One item may break its own connection; two in a row, each tried several times, mean nobody is there."""


@dataclass(frozen=True)
class Outcome(Generic[Item, Value]):
    """What became of one item: a *value*, which may be None, or an *error*."""

    item: Item
    value: Optional[Value] = None
    error: Optional[Exception] = None


def each_in_order(
    items: Iterable[Item], work: Work[Item, Value], in_flight: int, monitor: Monitor
) -> Iterator[Outcome[Item, Value]]:
    """The outcome of ``work(item, monitor)`` for each of *items*, in their order.

    An ApiError or OSError of one item is its outcome, and the others go on. After an error that is the
    connection's own, those that are not answered yet get the same error without being asked; after a
    cancel, :class:`~..api.errors.Cancelled`. *items* are taken one by one, in the caller's thread.

    :param in_flight: how many are asked at a time.
    """
    batch = _Batch(work, monitor)
    waiting = iter(items)
    under_way: deque[tuple[Item, Future[Value]]] = deque()
    with ThreadPoolExecutor(max(1, in_flight), "geoportfolio batch") as pool:
        try:
            under_way.extend((item, batch.start(pool, item)) for item in islice(waiting, max(1, in_flight)))
            while under_way:
                item, future = under_way.popleft()
                yield batch.outcome(item, future)
                under_way.extend((item, batch.start(pool, item)) for item in islice(waiting, 1))
        finally:
            batch.monitor.cancelled.set()


def each_row(
    rows: Iterable[Row],
    key_of: Callable[[Row], Optional[Key]],
    work: Work[Key, Value],
    in_flight: int,
    monitor: Monitor,
) -> Iterator[tuple[Row, Optional[Outcome[Key, Value]]]]:
    """Each of *rows* with the outcome of its key, in their order; equal keys are asked once.

    A row without a key (None) has no outcome.
    """
    held: deque[tuple[Row, Optional[Key]]] = deque()
    known: dict[Optional[Key], Optional[Outcome[Key, Value]]] = {None: None}

    def new_keys() -> Iterator[Key]:
        seen: set[Optional[Key]] = {None}
        for row in rows:
            key = key_of(row)
            held.append((row, key))
            if key is not None and key not in seen:
                seen.add(key)
                yield key

    def ready() -> Iterator[tuple[Row, Optional[Outcome[Key, Value]]]]:
        while held and held[0][1] in known:
            row, key = held.popleft()
            yield row, known[key]

    for outcome in each_in_order(new_keys(), work, in_flight, monitor):
        known[outcome.item] = outcome
        yield from ready()
    yield from ready()


def reason_of(error: Exception) -> object:
    """Equal for two errors that are alike in whether, and why, they end a batch."""
    if isinstance(error, _LASTING):
        return _LASTING
    return _AWAY if _is_away(error) else type(error)


def _is_away(error: Exception) -> bool:
    return isinstance(error, _AWAY) or getattr(error, "status", None) in _AWAY_STATUSES


class _Batch(Generic[Item, Value]):
    """The items under way, and the error that ended the asking."""

    def __init__(self, work: Work[Item, Value], monitor: Monitor) -> None:
        self.monitor = SharedMonitor(monitor)
        self._work = work
        self._ended: Optional[Exception] = None
        self._away_in_a_row = 0

    def start(self, pool: ThreadPoolExecutor, item: Item) -> Future[Value]:
        return pool.submit(self._run, item)

    def outcome(self, item: Item, future: Future[Value]) -> Outcome[Item, Value]:
        while not wait([future], _POLL).done:
            if self.monitor.parent.cancelled.is_set():
                self.monitor.cancelled.set()
        try:
            value = future.result()
        except Cancelled as error:
            return Outcome(item, error=self._ended or error)
        except (ApiError, OSError) as error:
            self._judge(error)
            return Outcome(item, error=error)
        self._away_in_a_row = 0
        return Outcome(item, value)

    def _run(self, item: Item) -> Value:
        if self._ended is not None:
            raise Cancelled("the connection does not answer any more")
        self.monitor.stop_if_cancelled()
        self.monitor.parent.stop_if_cancelled()
        return self._work(item, self.monitor)

    def _judge(self, error: Exception) -> None:
        if isinstance(error, _LASTING):
            self._ended = self._ended or error
            return
        self._away_in_a_row = self._away_in_a_row + 1 if _is_away(error) else 0
        if self._away_in_a_row >= _AWAY_IN_A_ROW:
            self._ended = self._ended or error
            # Those that are under way would wait and try again.
            self.monitor.cancelled.set()
