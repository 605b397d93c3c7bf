"""Several streams at a time, read in their order, in bounded memory."""

from __future__ import annotations

import itertools
import queue
import threading
import time
from typing import Any, Callable, Iterable, Iterator, Sequence, TypeVar

from .monitor import Monitor, SharedMonitor

T = TypeVar("T")
Stream = Callable[[Monitor], Iterable[T]]

_CHUNK = 250
_CHUNKS_AHEAD = 8
_POLL = 0.05
_LONGEST_HELD = 0.2
"""Seconds: what drips in is handed on, too, so that it is kept when the caller stops."""


def in_order(streams: Sequence[Stream[T]], in_flight: int, monitor: Monitor) -> Iterator[Iterator[T]]:
    """The items of each stream, stream by stream, while up to *in_flight* of them are under way.

    A stream's exception comes where its items end. Leaving early cancels those that are under way.

    :raises Cancelled: when the caller has cancelled.
    """
    shared = SharedMonitor(monitor)
    started = [_Running(stream) for stream in streams]
    waiting = iter(started)
    try:
        for running in itertools.islice(waiting, max(1, in_flight)):
            running.start(shared)
        for running in started:
            yield running.items(monitor)
            for another in itertools.islice(waiting, 1):
                another.start(shared)
    finally:
        shared.cancelled.set()


class _Running:
    """One stream in a thread of its own; its chunks wait in a short queue."""

    def __init__(self, stream: Stream[Any]) -> None:
        self._stream = stream
        self._chunks: queue.Queue[tuple[list[Any], Any]] = queue.Queue(_CHUNKS_AHEAD)

    def start(self, monitor: Monitor) -> None:
        threading.Thread(target=self._run, args=(monitor,), name="geoportfolio stream", daemon=True).start()

    def items(self, monitor: Monitor) -> Iterator[Any]:
        while True:
            monitor.stop_if_cancelled()
            try:
                chunk, end = self._chunks.get(timeout=_POLL)
            except queue.Empty:
                continue
            yield from chunk
            if isinstance(end, Exception):
                raise end
            if end:
                return

    def _run(self, monitor: Monitor) -> None:
        chunk: list[Any] = []
        end: Any = True
        due = time.monotonic() + _LONGEST_HELD
        try:
            for item in self._stream(monitor):
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
                self._chunks.put((chunk, end), timeout=_POLL)
                return
            except queue.Full:
                continue
