"""The watch over the main thread, by which the real QGIS is judged: it finds who keeps the window waiting."""

from __future__ import annotations

import threading
import time

import pytest
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtGui import QImage, QPainter

from tests.e2e.heartbeat import Heartbeat
from tests.support.heartbeat import turn


@pytest.fixture
def heartbeat():
    started = Heartbeat()
    started.start()
    yield started
    started.stop()


def sleepy_slot():
    time.sleep(0.2)


def test_a_slot_that_takes_its_time_is_named(heartbeat):
    QTimer.singleShot(0, sleepy_slot)
    turn(400)
    seen = heartbeat.gaps()
    assert seen["longest"] >= 200
    (its,) = [gap for gap in seen["gaps"] if "sleepy_slot" in str(gap["main"])]
    assert its["ms"] >= 200 > its["cpu_ms"]


def test_the_time_of_who_looks_from_outside_is_left_out(heartbeat):
    with heartbeat.left_out():
        sleepy_slot()
    assert not any("sleepy_slot" in str(gap) for gap in heartbeat.gaps()["gaps"])


def test_what_a_call_has_made_goes_with_it_and_in_its_own_thread(heartbeat):
    """A painter that a watcher kept for a moment ended the painting of another widget: QGIS crashed."""
    ended_in = set()

    class Painter(QPainter):
        def __del__(self):
            ended_in.add(threading.get_ident())

    image = QImage(8, 8, QImage.Format.Format_RGB32)

    def draw(painter):
        for number in range(image.width()):
            painter.drawPoint(number, number)

    def painting():
        painter = Painter(image)
        draw(painter)

    over = time.monotonic() + 60
    while len(heartbeat._seen) < 100 and time.monotonic() < over:
        painting()
    assert len(heartbeat._seen) >= 100
    assert ended_in == {threading.get_ident()}
