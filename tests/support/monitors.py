"""A monitor that remembers what a verb tells, and stops it."""

from __future__ import annotations

from typing import Any, Callable, Optional

from geoportfolio.core.api import Monitor


class RecordingMonitor(Monitor):
    """Cancels after so many rows or parts, or once *stop_when* is true of it.

    :param on_part: is given each part that arrives.
    """

    def __init__(
        self,
        stop_after: int = 0,
        stop_when: Callable[[RecordingMonitor], object] = lambda _: False,
        on_part: Optional[Callable[[Any], object]] = None,
    ) -> None:
        super().__init__()
        self.bytes = 0
        self.counts: list[int] = []
        self.parts: list[Any] = []
        self.waits: list[tuple] = []
        """Seconds, attempt, attempts and cause of each wait between two tries."""
        self.lowered: list[tuple[int, int]] = []
        """Asked and given size of pages."""
        self._stop_after, self._stop_when, self._on_part = stop_after, stop_when, on_part

    def received(self, byte_count: int) -> None:
        self.bytes += byte_count

    def counted(self, records: int) -> None:
        self.counts.append(records)
        self._look(records)

    def arrived(self, part: object) -> None:
        self.parts.append(part)
        if self._on_part is not None:
            self._on_part(part)
        self._look(len(self.parts))

    def waiting(self, *told: Any) -> None:
        self.waits.append(told)
        self._look(0)

    def page_size_lowered(self, asked: int, given: int) -> None:
        self.lowered.append((asked, given))

    def _look(self, count: int) -> None:
        if 0 < self._stop_after <= count or self._stop_when(self):
            self.cancelled.set()
