"""Background threads: pipes between two of them, and work that runs ahead of its reader, in order."""

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
"""Items of a stream that wait for their reader: each is a block of some hundred records."""


def in_flight_of(wanted: int) -> int:
    """Return how many requests run at a time for *wanted*: 1 to MOST_IN_FLIGHT."""
    return min(max(1, wanted), MOST_IN_FLIGHT)


def start_thread(work: Callable[[], object], name: str) -> None:
    """Run *work* in a daemon thread. A process that ends doesn't wait for it, unlike for ThreadPoolExecutor:
    one that waits for the reader of a half-read iterator would never end."""
    threading.Thread(target=work, name=f"geoportfolio {name}", daemon=True).start()


class Pipe(Generic[T]):
    """A bounded queue that one thread fills and another one reads; either may leave at any moment."""

    def __init__(self, size: int, name: str = "") -> None:
        """Hold at most *size* items of the endpoint *name*."""
        self._size = size
        self._name = name
        self._items: list[T] = []
        self._error: Optional[Exception] = None
        self._is_closed = False
        self._changed = threading.Condition()
        self.is_at_end = False
        """Whether the reader has met the end of the items."""

    def fill(
        self, items: Iterable[T], failure: Callable[[Exception], Exception] = lambda error: error
    ) -> None:
        """Put all of *items*, then their end or what they raise, for the reader. Ends when it has left.

        :param failure: from what *items* raise to what the reader is to get.
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
        del error  # which may have this frame

    def take(self, monitor: Monitor, deadline: float = math.inf) -> list[T]:
        """Wait for items and return all that are there; an empty list at their end.

        :param deadline: a moment of ``time.monotonic``.
        :raises Cancelled: within 100 ms after the caller has cancelled.
        :raises TimedOut: when *deadline* passes before an item is there.
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
        """Yield the items to their end, then raise what ended them."""
        while items := self.take(monitor):
            yield from items

    def close(self) -> None:
        """Discard what is there and end the thread that fills the pipe."""
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
    """Yield each of *items* with the future of ``work(item, shared)``, in their order.

    Up to *in_flight* run; as many again wait for a thread or to be read, so that none is idle while the
    caller stores results. *items* are taken one by one, in the caller's thread. When the caller leaves,
    *shared* is cancelled and nothing more is begun.

    :param widens: begin with one, then two, four and so on, each time once those before are read.
    """
    threads = in_flight_of(in_flight)
    width, room = (1 if widens else threads), 0
    begun: deque[tuple[Item, Future[Value]]] = deque()
    waiting = iter(items)
    crew: _Crew[Value] = _Crew(threads)
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
    """Wait for *future*; False when *monitor* is cancelled before."""
    while not future.done():
        if monitor.cancelled.is_set():
            return False
        wait([future], POLL)
    return True


def read_in_order(streams: Sequence[Stream[T]], in_flight: int, monitor: Monitor) -> Iterator[Iterator[T]]:
    """Yield the items of each stream, stream by stream, while up to *in_flight* of them are read ahead.

    A stream's exception is raised where its items end. Leaving early cancels those that are under way.

    :raises Cancelled: when the caller has cancelled.
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


class _Crew(Generic[Value]):
    """A few daemon threads that take work in turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._started = 0
        self._waiting: SimpleQueue[Optional[tuple[Future[Value], Callable[[], Value]]]] = SimpleQueue()

    def submit(self, work: Callable[[], Value]) -> Future[Value]:
        """Return the future of *work*, which runs as soon as a thread is free."""
        future: Future[Value] = Future()
        self._waiting.put((future, work))
        if self._started < self._most:
            self._started += 1
            start_thread(self._run, f"ahead {self._started}")
        return future

    def stop(self) -> None:
        """Begin nothing more; the threads end with what they are at."""
        with suppress(Empty):
            while True:
                self._waiting.get_nowait()
        for _ in range(self._started):
            self._waiting.put(None)

    def _run(self) -> None:
        while task := self._waiting.get():
            _settle(*task)
            del task  # a thread that waits keeps nothing of what it did


def _settle(future: Future[Value], work: Callable[[], Value]) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # it is raised where the future is read
        future.set_exception(error)
    finally:
        del future  # which has the error, which has this frame
