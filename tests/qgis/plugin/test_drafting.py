"""Queries from the docks and the map: thousands of areas are read where nobody waits for them."""

from __future__ import annotations

import threading
import time

import pytest
from qgis.core import QgsProject

from geoportfolio.core.gis.areas import circles
from geoportfolio.core.gis.areas.selection import SelectionAreas
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.areas.area_sources import AT_ONCE
from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import pump_until
from tests.support.oracle import SOURCE, airports_around
from tests.support.window import opened_bench
from tests.support.workbench import choose

RADIUS = 20_000.0
CENTERS = tuple((8 + step % 12 * 0.25, 53 + step // 12 * 0.2) for step in range(AT_ONCE + 20))


@pytest.fixture
def reopened(environment, window, tmp_path):
    """A bench that finds more circles in the project than are read at once, none of them read yet."""
    before = SelectionAreas(QgsProject.instance(), tmp_path.joinpath)
    before.add_circles([("", *center) for center in CENTERS], (RADIUS,))
    before.deleteLater()
    with opened_bench(window) as bench:
        choose(bench)
        yield bench


@pytest.fixture
def readers(monkeypatch):
    """The threads that have compared circles with what is in the layer."""
    seen, really = set(), circles.is_circle

    def is_circle(*circle):
        seen.add(threading.get_ident())
        return really(*circle)

    monkeypatch.setattr(circles, "is_circle", is_circle)
    return seen


def test_many_circles_of_a_reopened_project_are_read_in_a_task(readers, reopened):
    reopened.loader.load()
    assert reopened.tasks.busy(LOADS)
    pump_until(lambda: layers.results_in(QgsProject.instance()))
    assert readers and threading.main_thread().ident not in readers
    (layer,) = layers.results_in(QgsProject.instance())
    shown = [feature["id"] for feature in layer.getFeatures()]
    assert set(shown) == set().union(*(airports_around(center, RADIUS) for center in CENTERS))
    assert len(shown) == len(set(shown))


def test_what_is_drafted_stands_when_the_docks_go_on(reopened, sandbox):
    reopened.loader.load()
    reopened.session.choose("")
    pump_until(lambda: layers.results_in(QgsProject.instance()))
    (layer,) = layers.results_in(QgsProject.instance())
    assert layers.query_of(layer).source == SOURCE


def test_the_reading_is_stopped_before_anything_is_asked(reopened, sandbox):
    sandbox.forget()
    reopened.loader.load()
    reopened.loader.stop()
    pump_until(lambda: not reopened.tasks.busy(LOADS))
    assert not sandbox.requests and not layers.results_in(QgsProject.instance())


def test_a_stop_counts_when_the_reading_has_just_ended(reopened, sandbox):
    sandbox.forget()
    reopened.loader.load()
    time.sleep(1.0)  # without the event loop: it has ended, and nobody was told yet
    reopened.loader.stop()
    pump_until(lambda: not reopened.tasks.busy(LOADS))
    assert not sandbox.requests and not layers.results_in(QgsProject.instance())
