"""Several things at a time, read in their order, in bounded memory."""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from concurrent.futures import Future, wait
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, Callable, Generator, Generic, Iterable, Iterator, Optional, Sequence, TypeVar

from .config import MOST_IN_FLIGHT
from .monitor import POLL, Monitor, SharedMonitor

T = TypeVar("T")
Item = TypeVar("Item")
Value = TypeVar("Value")
Stream = Callable[[Monitor], Iterable[T]]

_CHUNK = 4
"""Items that are handed on together: each is a block of some hundred records."""
_CHUNKS_AHEAD = 8
_LONGEST_HELD = 0.2
"""Seconds: what drips in is handed on, too, so that it is kept when the caller stops."""


def in_flight_of(wanted: int) -> int:
    """How many are at work at a time where *wanted* are asked for."""
    return min(max(1, wanted), MOST_IN_FLIGHT)


def under_way(
    items: Iterable[Item],
    work: Callable[[Item, Monitor], Value],
    in_flight: int,
    shared: SharedMonitor,
    widens: bool = False,
) -> Generator[tuple[Item, Future[Value]], None, None]:
    """Each of *items* with the future of ``work(item, shared)``, in their order.

    Up to *in_flight* are at work; as many again wait for a thread or to be read, so that none is idle while
    the caller keeps what came. *items* are taken one by one, in the caller's thread. When the caller leaves,
    *shared* is cancelled and nothing more is begun.

    :param widens: begin with one, then two, four and so on, each time once those before are read.
    """
    threads = in_flight_of(in_flight)
    width, room = (1 if widens else threads), 0
    begun: deque[tuple[Item, Future[Value]]] = deque()
    waiting = iter(items)
    pool: _Threads[Value] = _Threads(threads)
    try:
        while True:
            if not begun:
                room, width = (width if width < threads else 2 * threads), 2 * width
            if not begun or room > threads:
                for item in islice(waiting, room - len(begun)):
                    begun.append((item, pool.submit(partial(work, item, shared))))
            if not begun:
                return
            yield begun.popleft()
    finally:
        shared.cancelled.set()
        pool.stop()


def settled(future: Future[Any], monitor: Monitor, meanwhile: Callable[[], bool] = lambda: False) -> bool:
    """Wait until *future* is done; False when *monitor* is cancelled before.

    :param meanwhile: does a little of what is to be done anyhow; False: nothing is left.
    """
    while not future.done():
        if monitor.cancelled.is_set():
            return False
        if not meanwhile():
            wait([future], POLL)
    return True


def in_order(streams: Sequence[Stream[T]], in_flight: int, monitor: Monitor) -> Iterator[Iterator[T]]:
    """The items of each stream, stream by stream, while up to *in_flight* of them are under way.

    A stream's exception comes where its items end. Leaving early cancels those that are under way.

    :raises Cancelled: when the caller has cancelled.
    """
    running = [_Running(stream) for stream in streams]
    for each, _ in under_way(running, _Running.run, in_flight, SharedMonitor(monitor)):
        yield each.items(monitor)


class _Threads(Generic[Value]):
    """A few daemon threads: a process waits at its end for those of ThreadPoolExecutor, and they for a
    reader who has stopped half-way, who never comes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._started = 0
        self._waiting: queue.SimpleQueue[Optional[tuple[Future[Value], Callable[[], Value]]]]
        self._waiting = queue.SimpleQueue()

    def submit(self, work: Callable[[], Value]) -> Future[Value]:
        future: Future[Value] = Future()
        self._waiting.put((future, work))
        if self._started < self._most:
            self._started += 1
            threading.Thread(
                target=self._run, name=f"geoportfolio ahead {self._started}", daemon=True
            ).start()
        return future

    def stop(self) -> None:
        """Begin nothing more; the threads end with what they are at."""
        with suppress(queue.Empty):
            while waiting := self._waiting.get_nowait():
                waiting[0].cancel()
        for _ in range(self._started):
            self._waiting.put(None)

    def _run(self) -> None:
        while task := self._waiting.get():
            _do(*task)
            del task  # a thread that waits keeps nothing of what it did


def _do(future: Future[Value], work: Callable[[], Value]) -> None:
    try:
        if future.set_running_or_notify_cancel():
            future.set_result(work())
    except BaseException as error:  # it is raised where the future is read
        future.set_exception(error)
    finally:
        del future  # which has the error, which has this frame


class _Running:
    """One stream that is read in a thread of its own; its chunks wait in a short queue."""

    def __init__(self, stream: Stream[Any]) -> None:
        self._stream = stream
        self._chunks: queue.Queue[tuple[list[Any], Any]] = queue.Queue(_CHUNKS_AHEAD)

    def items(self, monitor: Monitor) -> Iterator[Any]:
        while True:
            monitor.stop_if_cancelled()
            try:
                chunk, end = self._chunks.get(timeout=POLL)
            except queue.Empty:
                continue
            yield from chunk
            if isinstance(end, Exception):
                raise end
            if end:
                return

    def run(self, monitor: Monitor) -> None:
        chunk: list[Any] = []
        end: Any = True
        due = time.monotonic() + _LONGEST_HELD
        try:
            for item in self._stream(monitor):
                monitor.stop_if_cancelled()
                chunk.append(item)
                if len(chunk) == _CHUNK or time.monotonic() > due:
                    self._put(chunk, False, monitor)
                    chunk, due = [], time.monotonic() + _LONGEST_HELD
        except Exception as error:  # it is raised where the items are read
            end = error
        self._put(chunk, end, monitor)

    def _put(self, chunk: list[Any], end: Any, monitor: Monitor) -> None:
        while not monitor.cancelled.is_set():
            try:
                self._chunks.put((chunk, end), timeout=POLL)
                return
            except queue.Full:
                continue
