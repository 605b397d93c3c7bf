"""Many small requests: a few at a time, answered in their order, none of which ends the others."""

from __future__ import annotations

import threading
from collections import deque
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Callable, Generic, Hashable, Iterable, Iterator, Optional, TypeVar, cast

from . import ahead
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
"""The same for every other item: to ask on would tell nothing new."""
_AWAY = (ConnectionFailed, RateLimited, GatewayRefused)
_AWAY_STATUSES = frozenset({502, 503, 504})
_AWAY_IN_A_ROW = 2
"""One item may break its own connection; two in a row, each tried several times, mean that the service
is away or can't be reached."""

_ROWS_AT_ONCE = 1000
"""That are read without a new key before those that are ready are handed on."""


@dataclass(frozen=True)
class Outcome(Generic[Item, Value]):
    """What became of one item: a *value*, which may be None, or an *error*."""

    item: Item
    value: Optional[Value] = None
    error: Optional[Exception] = None


def each_in_order(
    items: Iterable[Item],
    work: Work[Item, Value],
    in_flight: int,
    monitor: Monitor,
    meanwhile: Callable[[], bool] = lambda: False,
) -> Iterator[Outcome[Item, Value]]:
    """The outcome of ``work(item, monitor)`` for each of *items*, in their order.

    An ApiError or OSError of one item is its outcome, and the others go on. After an error that is the
    connection's own, those that are not answered yet get the same error without being asked; after a
    cancel, :class:`~.errors.Cancelled`. *items* are taken one by one, in the caller's thread.

    :param in_flight: how many are asked at a time.
    :param meanwhile: does a little of the caller's own work while nothing has come; False: none is left.
    """
    batch = _Batch(work, monitor)
    with closing(ahead.under_way(items, batch.run, in_flight, batch.monitor)) as begun:
        for item, future in begun:
            yield batch.outcome(item, future, meanwhile)


def each_row(
    rows: Iterable[Row],
    key_of: Callable[[Row], Optional[Key]],
    work: Work[Key, Value],
    in_flight: int,
    monitor: Monitor,
) -> Iterator[tuple[Row, Optional[Outcome[Key, Value]]]]:
    """Each of *rows* with the outcome of its key, in their order; equal keys are asked once.

    A row without a key (None) has no outcome. *rows* are read ahead for a bounded number of rows, also where
    few of them have a new key.
    """
    held: deque[tuple[Row, Optional[Key]]] = deque()
    known: dict[Optional[Key], Optional[Outcome[Key, Value]]] = {None: None}

    def new_keys() -> Iterator[Optional[Key]]:
        """The keys to ask for; None among them only lets the rows go that are ready."""
        seen: set[Optional[Key]] = {None}
        for number, row in enumerate(rows, 1):
            key = key_of(row)
            held.append((row, key))
            if key not in seen:
                seen.add(key)
                yield key
            elif number % _ROWS_AT_ONCE == 0:
                yield None

    def ready() -> Iterator[tuple[Row, Optional[Outcome[Key, Value]]]]:
        while held and held[0][1] in known:
            row, key = held.popleft()
            yield row, known[key]

    for outcome in each_in_order(new_keys(), partial(_ask, work), in_flight, monitor):
        if outcome.item is not None:
            known[outcome.item] = cast("Outcome[Key, Value]", outcome)
        yield from ready()
    yield from ready()


def _ask(work: Work[Key, Value], key: Optional[Key], monitor: Monitor) -> Value:
    if key is None:  # no answer: it would say of a service that is away that it is there
        raise Cancelled("nothing to ask")
    return work(key, monitor)


def reason_of(error: Exception) -> object:
    """Equal for two errors that are alike in whether, and why, they end a batch."""
    if isinstance(error, _LASTING):
        return _LASTING
    return _AWAY if _is_away(error) else type(error)


def is_of_one_item(error: Exception) -> bool:
    """Whether the service refused one item with *error*, so that others may still be answered."""
    if isinstance(error, UnreadableAnswer):
        return bool(error.service_message)
    return isinstance(error, (BadRequest, Refused, NotFound, UnexpectedStatus))


def _is_away(error: Exception) -> bool:
    return isinstance(error, _AWAY) or getattr(error, "status", None) in _AWAY_STATUSES


class _Batch(Generic[Item, Value]):
    """The items under way, and the error that ended the asking."""

    def __init__(self, work: Work[Item, Value], monitor: Monitor) -> None:
        self.monitor = SharedMonitor(monitor)
        self._work = work
        self._ended: Optional[Exception] = None
        self._away_in_a_row = 0
        self._lock = threading.Lock()

    def run(self, item: Item, monitor: Monitor) -> Value:
        """In a thread of its own: the sooner an error is seen to be that of all, the fewer meet it."""
        if self._ended is not None:
            raise Cancelled("the connection does not answer any more")
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

    def outcome(
        self, item: Item, future: Future[Value], meanwhile: Callable[[], bool]
    ) -> Outcome[Item, Value]:
        if not ahead.settled(future, self.monitor.parent, meanwhile):
            self.monitor.cancelled.set()
        try:
            return Outcome(item, future.result())
        except Cancelled as error:
            return Outcome(item, error=self._ended or error)
        except (ApiError, OSError) as error:
            return Outcome(item, error=error)

    def _judge(self, error: Exception) -> None:
        with self._lock:
            if isinstance(error, _LASTING):
                self._ended = self._ended or error
                return
            self._away_in_a_row = self._away_in_a_row + 1 if _is_away(error) else 0
            if self._away_in_a_row < _AWAY_IN_A_ROW:
                return
            self._ended = self._ended or error
        # Those that are under way would wait and try again.
        self.monitor.cancelled.set()
