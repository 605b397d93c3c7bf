"""From a key press to the suggestions on the screen, and what typing costs the main thread.

A window with the Search dock is typed into, against a server that takes a known time for each answer. Beside
each key goes the same question over a kept connection, by ``http.client``: the round trip.
"""

from __future__ import annotations

import json
import os
import statistics
import threading
import time
from http.client import HTTPConnection
from typing import Any, Callable, Sequence
from urllib.parse import quote, urlsplit

from .figures import Figure, Place, child, figure, sandbox

LATENCY = 0.1
"""Seconds that the server takes for an answer."""
TEXTS = ("hartsfield jackson atlanta int", "san francisco international ai", "frankfurt am main internationa")
"""30 characters, each of whose beginnings of two and more is answered with suggestions."""
GAP_MS = 60
"""Between two keys of somebody who types very fast: 200 words a minute."""
BUSY_TASKS = 6
PATH = "/graph/api/v1/places/autocomplete?q="

_PATIENCE = 20.0


def measure(_place: Place, runs: int) -> list[Figure]:
    """Each run is a QGIS of its own; the place is not asked, as its server answers at once."""
    with sandbox(f"--faults=autocomplete=delay:{LATENCY}") as (url, key):
        service = {"GEOPORTFOLIO_URL": url, "GEOPORTFOLIO_API_KEY": key}
        found = [child("benchmarks.suggestions", **service) for _ in range(runs)]
    subject = f"addresses typed, {LATENCY * 1000:.0f} ms of latency"
    beyond = "key press to suggestions, ms over one round trip"
    table = (
        ("alone", beyond, 30),
        ("busy", f"the same beside {BUSY_TASKS} long tasks", 30),
        ("last", f"the last key of many, {GAP_MS} ms apart", 30),
        ("gap", "longest main-thread gap while typing fast, ms", 16),
        ("work", "longest work of the main thread in one turn, ms", 16),
        ("rest", "longest gap of the same time at rest, ms", 16),
    )
    return [figure(subject, words, [run[name] for run in found], most, True) for name, words, most in table]


class Watch:
    """The longest time between two turns of the main thread's event loop, and its work in one; both in ms."""

    def __init__(self) -> None:
        from qgis.PyQt.QtCore import Qt, QTimer

        self.gap = self.work = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start(1)

    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.gap = max(self.gap, (now - self._last) * 1000)
        self.work = max(self.work, (worked - self._worked) * 1000)
        self._last, self._worked = now, worked

    def stop(self) -> None:
        self._timer.stop()


class Typist:
    """Types into the address line of *dock* and sees when the list is painted."""

    def __init__(self, dock: Any) -> None:
        from qgis.PyQt.QtCore import QEvent, QObject, QTimer
        from qgis.PyQt.QtWidgets import QLineEdit, QListView

        self.line = dock.findChild(QLineEdit, "addressLine")
        self.list = list_view = dock.findChild(QListView, "suggestionList")
        self.painted = 0.0

        def mark() -> None:
            self.painted = time.perf_counter()

        class Eye(QObject):
            def eventFilter(self, watched: Any, event: Any) -> bool:
                if event.type() == QEvent.Type.Paint and list_view.isEnabled():
                    # Behind the painting, which this filter comes before.
                    QTimer.singleShot(0, mark)
                return False

        self._eye = Eye()
        self.list.viewport().installEventFilter(self._eye)

    def press(self, letter: str) -> float:
        """Press its key; returns the moment before."""
        from qgis.PyQt.QtTest import QTest

        self.painted = 0.0
        began = time.perf_counter()
        QTest.keyClick(self.line, letter)
        return began

    def until_painted(self, began: float) -> float:
        """Milliseconds from *began* until rows are on the screen that belong to what is typed."""
        _turn_until(lambda: self.painted and self.list.isEnabled() and self.list.model().rowCount())
        return (self.painted - began) * 1000

    def clear(self) -> None:
        self.line.clear()
        _rest(0.3)


def _turn_until(true: Callable[[], Any]) -> None:
    from qgis.PyQt.QtCore import QCoreApplication, QEventLoop

    end = time.monotonic() + _PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError("no suggestions were painted")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


def _rest(seconds: float) -> None:
    end = time.monotonic() + seconds
    _turn_until(lambda: time.monotonic() > end)


class Wire:
    """The service by way of a connection that stays open."""

    def __init__(self, url: str, key: str) -> None:
        address = urlsplit(url)
        self._connection = HTTPConnection(address.hostname or "", address.port)
        self._key = key
        self.round_trip("warm")

    def round_trip(self, text: str) -> float:
        """Milliseconds until the suggestions for *text* are here."""
        try:
            return self._asked(text)
        except ConnectionError:  # the server lets go of a connection that rested for seconds
            self._connection.close()
            self._asked("warm")
            return self._asked(text)

    def _asked(self, text: str) -> float:
        began = time.perf_counter()
        self._connection.request("GET", PATH + quote(text), headers={"Authorization": self._key})
        rows = json.loads(self._connection.getresponse().read())
        assert text == "warm" or rows["results"], text
        return (time.perf_counter() - began) * 1000


def key_by_key(typist: Typist, wire: Wire, text: str) -> float:
    """Milliseconds over one round trip, the median over the keys of *text*, each when all is at rest."""
    typist.clear()
    beyond = []
    for length, letter in enumerate(text, 1):
        began = typist.press(letter)
        if length > 1:
            shown = typist.until_painted(began)
            beyond.append(shown - wire.round_trip(text[:length]))
    return statistics.median(beyond)


def in_a_row(typist: Typist, wire: Wire, text: str) -> dict[str, float]:
    """Typed fast: the last key to its suggestions over one round trip, and the main thread meanwhile."""
    from qgis.PyQt.QtCore import Qt, QTimer

    typist.clear()
    letters, began, watch = iter(text), [0.0], Watch()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def press() -> None:
        letter = next(letters, "")
        if letter:
            began[0] = typist.press(letter)
        else:
            timer.stop()

    timer.timeout.connect(press)
    timer.start(GAP_MS)
    _turn_until(lambda: not timer.isActive())
    shown = typist.until_painted(began[0])
    _rest(0.3)
    watch.stop()
    quiet = Watch()
    _rest(len(text) * GAP_MS / 1000 + 0.3)
    quiet.stop()
    last = shown - wire.round_trip(text)
    return {"last": last, "gap": watch.gap, "work": watch.work, "rest": quiet.gap}


def busy(count: int) -> Callable[[], None]:
    """Fill QGIS's task manager with tasks that wait, as loads do; returns what ends them."""
    from qgis.core import QgsApplication, QgsTask

    over = threading.Event()
    tasks = [QgsTask.fromFunction(f"load {number}", lambda _task: over.wait()) for number in range(count)]
    for task in tasks:
        QgsApplication.taskManager().addTask(task)

    def end() -> None:
        over.set()
        for task in tasks:
            task.waitForFinished(5000)

    return end


def measured(texts: Sequence[str]) -> dict[str, float]:
    """One run in this process, which is to be a fresh one with the service in its environment."""
    from qgis.core import QgsApplication
    from qgis.PyQt.QtCore import Qt

    from geoportfolio.ui.search.dock import SearchDock
    from tests.support.window import Window, opened_bench

    application = QgsApplication([], True)
    application.initQgis()
    window = Window()
    with opened_bench(window) as bench:
        dock = SearchDock(window, bench.session, bench.draft, bench.drawing, bench.loader, bench.reporter)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.open_address()
        _turn_until(lambda: bench.session.sources)
        typist = Typist(dock)
        wire = Wire(os.environ["GEOPORTFOLIO_URL"], os.environ["GEOPORTFOLIO_API_KEY"])
        alone, beside, *fast = texts
        found = {"alone": key_by_key(typist, wire, alone)}
        rows = [in_a_row(typist, wire, text) for text in fast]
        found.update({name: statistics.median(row[name] for row in rows) for name in rows[0]})
        end = busy(BUSY_TASKS)
        try:
            found["busy"] = key_by_key(typist, wire, beside)
        except TimeoutError:
            found["busy"] = _PATIENCE * 1000
        end()
        dock.close_pages()
        print(json.dumps(found), flush=True)
        # Nothing of it is worth the time that QGIS takes to leave.
        os._exit(0)


if __name__ == "__main__":
    measured(("hamburg airport", "munich internat", *TEXTS))
