"""Background threads: pipes between two threads, and ordered read-ahead."""

from __future__ import annotations

import math
import threading
import time
from collections import deque
from concurrent.futures import Future, wait
from contextlib import closing, suppress
from functools import partial
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Callable, Generator, Generic, Iterable, Iterator, Optional, Sequence, TypeVar

from .config import MOST_IN_FLIGHT
from .errors import TimedOut
from .monitor import POLL, Monitor, SharedMonitor

T = TypeVar("T")
Item = TypeVar("Item")
Value = TypeVar("Value")
Stream = Callable[[Monitor], Iterable[T]]

_BLOCKS_AHEAD = 32
"""Items of a stream that are buffered for the reader; each is a block of several hundred records."""


def in_flight_of(wanted: int) -> int:
    """Return *wanted* limited to 1 to MOST_IN_FLIGHT concurrent requests."""
    return min(max(1, wanted), MOST_IN_FLIGHT)


def start_thread(work: Callable[[], object], name: str) -> None:
    """Run *work* in a daemon thread. Unlike with ThreadPoolExecutor, the interpreter does not wait for it at
    exit: a thread that waits for the reader of a half-read iterator would never end."""
    threading.Thread(target=work, name=f"geoportfolio {name}", daemon=True).start()


class Pipe(Generic[T]):
    """A bounded queue that one thread fills and another one reads. Either may stop at any time."""

    def __init__(self, size: int, name: str = "") -> None:
        """Hold at most *size* items of the endpoint *name*."""
        self._size = size
        self._name = name
        self._items: list[T] = []
        self._error: Optional[Exception] = None
        self._is_closed = False
        self._changed = threading.Condition()
        self.is_at_end = False
        """Whether the reader has reached the end of the items."""

    def fill(
        self, items: Iterable[T], failure: Callable[[Exception], Exception] = lambda error: error
    ) -> None:
        """Put all *items*, then the end mark or the exception that they raise. Returns early once the reader
        has closed.

        :param failure: converts an exception of *items* to the one that the reader gets.
        """
        error: Optional[Exception] = None
        try:
            for item in items:
                with self._changed:
                    self._changed.wait_for(lambda: self._is_closed or len(self._items) < self._size)
                    if self._is_closed:
                        return
                    self._items.append(item)
                    self._changed.notify_all()
        except Exception as raised:
            error = failure(raised)
        with self._changed:
            self._error, self._is_closed = error, True
            self._changed.notify_all()
        del error  # it may reference this frame

    def take(self, monitor: Monitor, deadline: float = math.inf) -> list[T]:
        """Wait for items and return all that are available; an empty list at the end.

        :param deadline: a time of ``time.monotonic``.
        :raises Cancelled: within 100 ms after the caller cancels.
        :raises TimedOut: when *deadline* passes before an item is available.
        """
        with self._changed:
            while True:
                monitor.stop_if_cancelled()
                if self._items or self._is_closed:
                    break
                if time.monotonic() > deadline:
                    raise TimedOut(f"{self._name}: nothing before the deadline", endpoint=self._name)
                self._changed.wait(POLL)
            items, self._items = self._items, []
            self._changed.notify_all()
        if not items:
            self.is_at_end = True
            if self._error is not None:
                raise self._error
        return items

    def read(self, monitor: Monitor) -> Iterator[T]:
        """Yield all items, then raise the exception that ended them, if any."""
        while items := self.take(monitor):
            yield from items

    def close(self) -> None:
        """Discard the buffered items and stop the thread that fills the pipe."""
        with self._changed:
            self._items, self._is_closed = [], True
            self._changed.notify_all()


def run_ahead(
    items: Iterable[Item],
    work: Callable[[Item, Monitor], Value],
    in_flight: int,
    shared: SharedMonitor,
    widens: bool = False,
) -> Generator[tuple[Item, Future[Value]], None, None]:
    """Yield each of *items* with the future of ``work(item, shared)``, in order.

    Up to *in_flight* run at a time. As many again are queued or finished, so that no thread is idle while the
    caller stores results. *items* are consumed one by one, in the caller's thread. When the caller closes the
    iterator, *shared* is cancelled and nothing more is started.

    :param widens: start with one at a time, then two, four and so on, each time after the previous ones are
        read.
    """
    threads = in_flight_of(in_flight)
    width, room = (1 if widens else threads), 0
    begun: deque[tuple[Item, Future[Value]]] = deque()
    waiting = iter(items)
    crew: _ThreadPool[Value] = _ThreadPool(threads)
    try:
        while True:
            if not begun:
                room, width = (width if width < threads else 2 * threads), 2 * width
            if not begun or room > threads:
                for item in islice(waiting, room - len(begun)):
                    begun.append((item, crew.submit(partial(work, item, shared))))
            if not begun:
                return
            yield begun.popleft()
    finally:
        shared.cancelled.set()
        crew.stop()


def wait_until_done(future: Future[Any], monitor: Monitor) -> bool:
    """Wait for *future*; return False if *monitor* is cancelled first."""
    while not future.done():
        if monitor.cancelled.is_set():
            return False
        wait([future], POLL)
    return True


def read_in_order(streams: Sequence[Stream[T]], in_flight: int, monitor: Monitor) -> Iterator[Iterator[T]]:
    """Yield the items of the streams in order, while up to *in_flight* streams are read ahead.

    A stream's exception is raised after its last item. Closing the iterator early cancels the streams in
    flight.

    :raises Cancelled: the caller has cancelled.
    """
    pipes: list[tuple[Pipe[T], Stream[T]]] = [(Pipe(_BLOCKS_AHEAD), stream) for stream in streams]

    def fill(each: tuple[Pipe[T], Stream[T]], watched: Monitor) -> None:
        pipe, stream = each
        pipe.fill(stream(watched))

    with closing(run_ahead(pipes, fill, in_flight, SharedMonitor(monitor))) as running:
        try:
            for (pipe, _), _ in running:
                yield pipe.read(monitor)
        finally:
            for pipe, _ in pipes:
                pipe.close()


class _ThreadPool(Generic[Value]):
    """A small pool of daemon threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._started = 0
        self._waiting: SimpleQueue[Optional[tuple[Future[Value], Callable[[], Value]]]] = SimpleQueue()

    def submit(self, work: Callable[[], Value]) -> Future[Value]:
        """Run *work* as soon as a thread is free, and return its future."""
        future: Future[Value] = Future()
        self._waiting.put((future, work))
        if self._started < self._most:
            self._started += 1
            start_thread(self._run, f"ahead {self._started}")
        return future

    def stop(self) -> None:
        """Start nothing more; each thread ends after its current work."""
        with suppress(Empty):
            while True:
                self._waiting.get_nowait()
        for _ in range(self._started):
            self._waiting.put(None)

    def _run(self) -> None:
        while task := self._waiting.get():
            _settle(*task)
            del task  # an idle thread must keep no reference to finished work


def _settle(future: Future[Value], work: Callable[[], Value]) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # the reader of the future gets it
        future.set_exception(error)
    finally:
        del future  # it references the error, which references this frame
