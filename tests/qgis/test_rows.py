"""Each of the 36 rows in QGIS: its operation or QGIS's own provider, and its algorithm or control.

A row that has none here fails; so does one that asks for anything else than the specification says, or whose
door brings other rows than there are. What is right is in ``tests/support/rows.py``.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Callable, Iterator, Mapping

import pytest
from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsGeometry, QgsProject, QgsVectorLayer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLineEdit, QToolButton, QWidget

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor, OpenPoints, Query
from geoportfolio.core.api.endpoints import ROWS as ENDPOINTS
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from tests.support.algorithms import ALGORITHMS
from tests.support.event_loop import pump_until
from tests.support.maps import add_maps
from tests.support.native_rows import NATIVE
from tests.support.operations import OPERATIONS, Place
from tests.support.oracle import HAMBURG, SOURCE
from tests.support.pages import endpoints
from tests.support.processing import Feedback
from tests.support.rows import ADDRESS, COAST, LAYERS, ROWS, TREE
from tests.support.service import QuickConnections, client_of
from tests.support.vector_layers import parameters_of

OFFICE = "office"


def requests_of(row: str, sandbox: Any) -> list[Any]:
    """The requests that *row* wants, among those that came."""
    return [seen for seen in sandbox.requests if not faults_of(row, seen)]


def faults_of(row: str, seen: Any) -> list[str]:
    wire = ROWS[row].wire
    if row in NATIVE:
        return wire.native_differences(seen.method, seen.path, seen.query)
    return wire.differences(seen.method, seen.path, seen.query, seen.headers, seen.body)


def was_asked(row: str, sandbox: Any) -> bool:
    """Whether *row* was asked as it has to be, and everything with the key; else the nearest is told."""
    assert {seen.authorization for seen in sandbox.requests} <= {sandbox.key}
    told = sorted((faults_of(row, seen) for seen in sandbox.requests), key=len)
    assert requests_of(row, sandbox), f"{row}: {told[:1] or 'nothing was asked at all'}"
    return True


def points_of(row: str) -> OpenPoints:
    return replace(ROWS[row].points, pages_in_flight=1)


def ids_due(row: str) -> list[Any]:
    """The (radius, id) of each row that is due."""
    return sorted(ROWS[row].truth())


def is_of_rows(row: str) -> bool:
    """Whether what comes are rows with an id."""
    asks = ROWS[row].asks
    return isinstance(asks, Query) and ROWS[row].kind != "sums" and row != "accumulation_layer_v1"


# Controls


def open_docks(bench: Any) -> None:
    bench.open()


def type_address(bench: Any) -> None:
    bench.search.open_address()
    QTest.keyClicks(bench.search.findChild(QLineEdit, "addressLine"), ADDRESS)


def open_filters(bench: Any) -> None:
    bench.session.choose(SOURCE)
    bench.filters.open()


def load_points(bench: Any) -> None:
    prepare(bench)
    press(bench, "loadPointsButton")


def accumulate_area(bench: Any) -> None:
    prepare(bench)
    press(bench, "accumulateButton")


def ask_report(bench: Any) -> None:
    prepare(bench)
    bench.reports.report_at(*HAMBURG)


def prepare(bench: Any) -> None:
    """The docks with the portfolio, an area on the map, and filters."""
    bench.open()
    bench.session.choose(SOURCE)
    bench.areas.add(QgsGeometry.fromWkt(COAST.wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
    bench.draft.set_filters(TREE)
    pump_until(bench.selection.findChild(QToolButton, "loadPointsButton").isEnabled)


def click_hazards(bench: Any) -> None:
    layer_lists.remember(OFFICE, LAYERS)
    bench.identify.at(*HAMBURG)


def suggest_layers(bench: Any) -> None:
    bench.identify.choose_layers()
    press(bench, "suggestLayersButton")


def press(bench: Any, name: str) -> None:
    """Press a button of the window once it can be pressed."""
    button = bench.selection.window().findChild(QToolButton, name)
    pump_until(button.isEnabled)
    button.click()


def add_wind(row: str, bench: Any) -> None:
    """*Add hazard maps...*, a map with its features, and what an analyst does with it then."""
    bench.maps.open()
    pump_until(lambda: bench.catalog.maps(OFFICE))
    catalog = bench.catalog.maps(OFFICE)
    (wind,) = [layer for layer in catalog.maps if layer.name == "wind_bands"]
    (zones,) = [kind for kind in catalog.features if kind.name == wind.feature_type]
    bench.maps.add(OFFICE, [Chosen(wind, zones)])
    pump_until(lambda: not bench.maps.adder.is_busy)
    kind = "WFS" if row == "wfs_feature" else "wms"
    (layer,) = [e for e in map_layers.maps_in(QgsProject.instance()) if e.providerType() == kind]
    assert NATIVE[row][1](layer)


CONTROLS: Mapping[str, tuple[str, Callable[[Any], None]]] = {
    "autocomplete": ("addressLine", type_address),
    "provision": ("selectionDock", open_docks),
    "provision_filters": ("filtersDock", open_filters),
    "points_selection_v2": ("loadPointsButton", load_points),
    "accumulation_selection_v2": ("accumulateButton", accumulate_area),
    "risk_point_v2": ("reportButton", ask_report),
    "enrich_point": ("identifyDock", click_hazards),
    "wms_describe_layer": ("suggestLayersButton", suggest_layers),
    **{row: ("mapPicker", partial(add_wind, row)) for row in NATIVE},
}
"""By row, the widget that is there afterwards, and what is done."""


@pytest.fixture
def connections() -> QuickConnections:
    return QuickConnections()


@pytest.fixture
def provider(connections, qgis_app) -> Iterator[None]:
    """The toolbox with these connections."""
    made = GeoPortfolioProvider(connections)
    assert QgsApplication.processingRegistry().addProvider(made)
    yield
    QgsApplication.processingRegistry().removeProvider(made)


@pytest.fixture
def office(sandbox, fresh) -> Callable[..., Any]:
    """Save the connection ``office`` to the sandbox, which behaves as the row wants it."""

    @contextmanager
    def connected(row: str, connections: QuickConnections) -> Iterator[None]:
        connection = Connection(OFFICE, sandbox.url, keep_key=SESSION, open_points=points_of(row))
        connections.save(connection, sandbox.key)
        preprocessor = KeyPreprocessor(connections.key_for, adjust_request)
        preprocessor.install()
        try:
            with sandbox.behaving(**ROWS[row].switches):
                sandbox.forget()
                yield
        finally:
            preprocessor.remove()

    return connected


@pytest.mark.parametrize("row", OPERATIONS)
def test_each_row_has_an_operation(row, sandbox, tmp_path):
    client = client_of(sandbox, open_points=points_of(row))
    with sandbox.behaving(**ROWS[row].switches):
        described = gis.connections.sources.describe_source(client, SOURCE, Monitor())
        sandbox.forget()
        came = OPERATIONS[row](Place(sandbox, tmp_path, client, described))
    assert came.error is None and came.rows
    assert was_asked(row, sandbox)
    if is_of_rows(row):
        rows = [json.loads(each) for each in came.rows]
        assert sorted((each.get("radius"), each["id"]) for each in rows) == ids_due(row)


@pytest.mark.parametrize("row", NATIVE)
def test_each_other_row_has_a_provider_of_qgis(row, sandbox, office, connections):
    chosen, shows = NATIVE[row]
    with office(row, connections):
        server = uris.server_of(connections, OFFICE)
        (layer,) = add_maps(QgsProject.instance(), server, [chosen]).layers
        assert shows(layer)
        assert was_asked(row, sandbox)


@pytest.mark.parametrize("row", ALGORITHMS)
def test_each_row_has_an_algorithm(row, run, provider, sandbox, office, connections):
    feedback = Feedback()
    given = {"CONNECTION": OFFICE, "OUTPUT": "TEMPORARY_OUTPUT", **parameters_of(ALGORITHMS[row])}
    with office(row, connections):
        results = run(ALGORITHMS[row].name, feedback, **given)
        assert was_asked(row, sandbox)
    assert feedback.errors == []
    if is_of_rows(row):
        assert sorted(tagged(run.context.getMapLayer(results["OUTPUT"]))) == ids_due(row)


def tagged(layer: QgsVectorLayer) -> Iterator[tuple[Any, str]]:
    """The (radius, id) of each feature."""
    has_radius = layer.fields().lookupField("radius") >= 0
    for feature in layer.getFeatures():
        yield (feature["radius"] if has_radius else None, feature["id"])


@pytest.mark.parametrize("row", CONTROLS)
def test_each_other_row_has_a_control(row, bench, window, sandbox, office):
    name, use = CONTROLS[row]
    with office(row, bench.connections):
        bench.session.use(OFFICE)
        pump_until(lambda: bench.session.sources)
        use(bench)
        pump_until(lambda: requests_of(row, sandbox))
        assert window.mainWindow().findChild(QWidget, name) is not None, name
        assert was_asked(row, sandbox)


def test_every_row_has_its_doors():
    assert {*OPERATIONS, *NATIVE} == {*ALGORITHMS, *CONTROLS} == set(ROWS)
    assert not {*OPERATIONS} & {*NATIVE}
    # Others of the same row build upon the first.
    documented = {row.id: endpoints()[row.row].algorithms[:1] for row in ENDPOINTS}
    assert documented == {row: (ALGORITHMS[row].name,) if row in ALGORITHMS else () for row in ROWS}
