"""From a key press to the suggestions on the screen, and what typing costs the main thread.

The Search dock is typed into, against a server with a known latency. Each key is compared with the same
request over a connection that stays open: the round trip.
"""

from __future__ import annotations

import os
import statistics
import time
from typing import Any, Callable
from urllib.parse import quote

import requests
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLineEdit, QListView

from geoportfolio.ui.search.dock import SearchDock
from tests.support.heartbeat import Heartbeat, turn
from tests.support.window import Window, opened_bench

from .figures import Figure
from .processes import Place, child, end, sandbox

LATENCY_MS = 100
ALONE = "hamburg airport"
FAST = ("hartsfield jackson atlanta int", "san francisco international ai", "frankfurt am main internationa")
"""30 characters each, whose beginnings of two and more are all answered with suggestions."""
GAP_MS = 60
"""Between two keys of a very fast typist: 200 words a minute."""
PATH = "/graph/api/v1/places/autocomplete?q="
_TIMEOUT = 20.0


def measure(place: Place, runs: int) -> list[Figure]:
    """Each run is a QGIS of its own; the place's server has no suggestions, and is not used."""
    fast = FAST[:1] if place.is_small else FAST
    with sandbox(f"--faults=autocomplete=delay:{LATENCY_MS / 1000}") as variables:
        found = [child(typed, fast, **variables) for _ in range(runs)]
    table = (
        ("alone", "key press to suggestions, ms over one round trip", 30),
        # It waits for the one request that is in flight.
        ("last", f"the last key of many, {GAP_MS} ms apart", 30 + LATENCY_MS),
        ("gap", "longest main-thread gap while typing fast, ms", 16),
    )
    subject = f"addresses typed, {LATENCY_MS} ms of latency"
    return [Figure(subject, words, [run[name] for run in found], most) for name, words, most in table]


def typed(fast: list[str]) -> None:
    """In the child: all that is measured in one run."""
    window = Window()
    with opened_bench(window) as bench:
        dock = SearchDock(bench)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.open_address()
        _turn_until(lambda: bench.session.sources)
        typist = Typist(dock)
        found = {"alone": key_by_key(typist, ALONE)}
        rows = [in_a_row(typist, text) for text in fast]
        found.update({name: statistics.median(row[name] for row in rows) for name in rows[0]})
        end(found)


class Typist(QObject):
    """Types into the address line of *dock*, and notes when the list is painted and what is requested."""

    def __init__(self, dock: Any) -> None:
        super().__init__()
        self.line = dock.findChild(QLineEdit, "addressLine")
        self.list = dock.findChild(QListView, "suggestionList")
        self.painted = 0.0
        self.list.viewport().installEventFilter(self)
        self._session = requests.Session()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.list.isEnabled():
            QTimer.singleShot(0, self._mark)  # after the painting, which this filter precedes
        return False

    def _mark(self) -> None:
        self.painted = time.perf_counter()

    def press(self, letter: str) -> float:
        """Press its key; returns the moment before."""
        self.painted = 0.0
        began = time.perf_counter()
        QTest.keyClick(self.line, letter)
        return began

    def until_painted(self, began: float) -> float:
        """Return the milliseconds from *began* until rows for the typed text are on the screen."""
        _turn_until(lambda: self.painted and self.list.isEnabled() and self.list.model().rowCount())
        return (self.painted - began) * 1000

    def clear(self) -> None:
        self.line.clear()
        turn(300)

    def round_trip(self, text: str) -> float:
        """Return the milliseconds until the suggestions for *text* are here."""
        began = time.perf_counter()
        key = {"Authorization": os.environ["GEOPORTFOLIO_API_KEY"]}
        answer = self._session.get(os.environ["GEOPORTFOLIO_URL"] + PATH + quote(text), headers=key)
        assert answer.json()["results"], text
        return (time.perf_counter() - began) * 1000


def _turn_until(true: Callable[[], Any]) -> None:
    last = time.monotonic() + _TIMEOUT
    while not true():
        if time.monotonic() > last:
            raise TimeoutError("no suggestions were painted")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


def key_by_key(typist: Typist, text: str) -> float:
    """Return the median milliseconds over one round trip of the keys of *text*, each pressed at rest."""
    typist.clear()
    typist.round_trip(text)  # opens the connection
    typist.press(text[0])
    beyond = []
    for length, letter in enumerate(text[1:], 2):
        shown = typist.until_painted(typist.press(letter))
        beyond.append(shown - typist.round_trip(text[:length]))
    return statistics.median(beyond)


def in_a_row(typist: Typist, text: str) -> dict[str, float]:
    """Type fast; returns the last key over one round trip, and the main thread's longest gap."""
    typist.clear()
    letters, began = iter(text), 0.0
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def press() -> None:
        nonlocal began
        if letter := next(letters, ""):
            began = typist.press(letter)
        else:
            timer.stop()

    timer.timeout.connect(press)
    heart = Heartbeat(every_ms=1)
    timer.start(GAP_MS)
    _turn_until(lambda: not timer.isActive())
    shown = typist.until_painted(began)
    heart.stop()
    return {"last": shown - typist.round_trip(text), "gap": heart.longest}
