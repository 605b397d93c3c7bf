"""From a key press to the suggestions on the screen, and what typing costs the main thread.

The Search dock is typed into, against a server with a known latency. Each key is compared with the same
request over a kept connection, by ``http.client``: the round trip.
"""

from __future__ import annotations

import json
import os
import statistics
import threading
import time
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any, Callable, Iterator
from urllib.parse import quote, urlsplit

from qgis.core import QgsApplication, QgsTask
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLineEdit, QListView

from geoportfolio.ui.search.dock import SearchDock
from tests.support.heartbeat import Heartbeat, turn
from tests.support.window import Window, opened_bench

from .figures import Figure
from .processes import Place, child, end, sandbox

LATENCY_MS = 100
ALONE, BESIDE = "hamburg airport", "munich internat"
FAST = ("hartsfield jackson atlanta int", "san francisco international ai", "frankfurt am main internationa")
"""30 characters each, whose beginnings of two and more are all answered with suggestions."""
GAP_MS = 60
"""Between two keys of a very fast typist: 200 words a minute."""
BUSY_TASKS = 6
PATH = "/graph/api/v1/places/autocomplete?q="
_TIMEOUT = 20.0


def measure(place: Place, runs: int) -> list[Figure]:
    """Each run is a QGIS of its own; the place's server has no suggestions, and is not used."""
    fast = FAST[:1] if place.is_small else FAST
    with sandbox(f"--faults=autocomplete=delay:{LATENCY_MS / 1000}") as variables:
        found = [child(typed, fast, **variables) for _ in range(runs)]
    table = (
        ("alone", "key press to suggestions, ms over one round trip", 30),
        ("busy", f"the same beside {BUSY_TASKS} long tasks", 30),
        ("last", f"the last key of many, {GAP_MS} ms apart", 30),
        ("gap", "longest main-thread gap while typing fast, ms", 16),
        ("work", "longest work of the main thread in one turn, ms", 16),
        ("rest", "longest gap of the same time at rest, ms", 16),
    )
    subject = f"addresses typed, {LATENCY_MS} ms of latency"
    return [Figure(subject, words, [run[name] for run in found], most) for name, words, most in table]


def typed(fast: list[str]) -> None:
    """In the child: all that is measured in one run."""
    window = Window()
    with opened_bench(window) as bench:
        dock = SearchDock(window, bench.session, bench.draft, bench.drawing, bench.loader, bench.reporter)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.open_address()
        _turn_until(lambda: bench.session.sources)
        typist = Typist(dock)
        wire = Wire(os.environ["GEOPORTFOLIO_URL"], os.environ["GEOPORTFOLIO_API_KEY"])
        found = {"alone": key_by_key(typist, wire, ALONE)}
        rows = [in_a_row(typist, wire, text) for text in fast]
        found.update({name: statistics.median(row[name] for row in rows) for name in rows[0]})
        with busy(BUSY_TASKS):
            try:
                found["busy"] = key_by_key(typist, wire, BESIDE)
            except TimeoutError:
                found["busy"] = _TIMEOUT * 1000
        dock.close_pages()
        end(found)


class Typist(QObject):
    """Types into the address line of *dock* and notes when the list is painted."""

    def __init__(self, dock: Any) -> None:
        super().__init__()
        self.line = dock.findChild(QLineEdit, "addressLine")
        self.list = dock.findChild(QListView, "suggestionList")
        self.painted = 0.0
        self.list.viewport().installEventFilter(self)

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


def _turn_until(true: Callable[[], Any]) -> None:
    last = time.monotonic() + _TIMEOUT
    while not true():
        if time.monotonic() > last:
            raise TimeoutError("no suggestions were painted")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


class Wire:
    """The service by way of a connection that stays open."""

    def __init__(self, url: str, key: str) -> None:
        address = urlsplit(url)
        self._connection = HTTPConnection(address.hostname or "", address.port)
        self._key = key

    def round_trip(self, text: str) -> float:
        """Return the milliseconds until the suggestions for *text* are here."""
        try:
            return self._request(text)
        except ConnectionError:  # the server closes a connection that was idle for seconds
            self._connection.close()
            self._request(text)
            return self._request(text)

    def _request(self, text: str) -> float:
        began = time.perf_counter()
        self._connection.request("GET", PATH + quote(text), headers={"Authorization": self._key})
        assert json.loads(self._connection.getresponse().read())["results"], text
        return (time.perf_counter() - began) * 1000


def key_by_key(typist: Typist, wire: Wire, text: str) -> float:
    """Return the median milliseconds over one round trip of the keys of *text*, each pressed at rest."""
    typist.clear()
    beyond = []
    wire.round_trip(text)  # opens the connection
    for length, letter in enumerate(text, 1):
        began = typist.press(letter)
        if length > 1:
            shown = typist.until_painted(began)
            beyond.append(shown - wire.round_trip(text[:length]))
    return statistics.median(beyond)


def in_a_row(typist: Typist, wire: Wire, text: str) -> dict[str, float]:
    """Type fast; returns the last key over one round trip, and the main thread's gaps during all."""
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
    turn(300)
    heart.stop()
    quiet = Heartbeat(every_ms=1)
    turn(len(text) * GAP_MS + 300)
    quiet.stop()
    last = shown - wire.round_trip(text)
    return {"last": last, "gap": heart.longest, "work": heart.work, "rest": quiet.longest}


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Fill QGIS's task manager with tasks that wait, as loads do, during the block."""
    over = threading.Event()
    tasks = [QgsTask.fromFunction(f"load {number}", lambda _task: over.wait()) for number in range(count)]
    for task in tasks:
        QgsApplication.taskManager().addTask(task)
    yield
    over.set()
    for task in tasks:
        task.waitForFinished(5000)
