"""Each of the 36 rows over a socket, through its job or QGIS's own provider, and through its door.

A row whose job, provider, algorithm or control is missing here fails; so does one that asks for anything
else than the specification says. What is right is written down in ``tests/qgis/rows.py``.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

import pytest
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingContext,
    QgsProject,
    QgsRaster,
    QgsRasterLayer,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAction, QLineEdit, QToolButton, QWidget
from shapely.geometry import Polygon as Outline

from geoportfolio.core.api import Area, Client, Filter, Monitor, OpenPoints, Query
from geoportfolio.core.api.endpoints import ROWS
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from geoportfolio.core.gis import jobs, layer_lists, web_layers
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.core.gis.map_catalogue import FeatureType, MapCatalogue, MapLayer
from geoportfolio.core.gis.network import KeyPreprocessor
from geoportfolio.core.gis.web_layers import Chosen
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from tests.qgis.rows import (
    ADDRESS,
    AREA,
    CIRCLES,
    COLUMNS,
    FLAT,
    FLAT_WIRE,
    HAMBURG,
    LAYERS,
    MAP_LAYERS,
    PAGE,
    POINT,
    RING,
    TREE,
    TREE_WIRE,
    WIRES,
    request_of,
)
from tests.qgis.rows import (
    EVENT as FOOTPRINT,
)
from tests.support.event_loop import pump_until
from tests.support.oracle import SOURCE
from tests.support.pages import endpoints
from tests.support.processing import Feedback
from tests.support.service import Places, QuickConnections, client_of
from tests.support.vector_layers import features_of, polygons, sites, table_of

OFFICE = "office"
ALONE = OpenPoints(pages_in_flight=1)
ALIAS = OpenPoints(pages_in_flight=1, point_report_alias=True)
AT_HAMBURG = f"POINT({HAMBURG[0]} {HAMBURG[1]})"


@dataclass(frozen=True)
class Case:
    """One way to one row.

    :param name: of the job in ``core.gis.jobs``, of the algorithm, or of the widget that is there afterwards.
    :param does: drives it.
    :param switches: of the sandbox.
    """

    name: str
    does: Any
    points: OpenPoints = ALONE
    switches: Mapping[str, Any] = field(default_factory=dict)


# Jobs


def load(verb: str, filters: Any, version: str, *shapes: Any, **more: Any) -> Case:
    areas = tuple(Area("1", shape) for shape in shapes)
    columns = () if verb in (POINTS, ACCUMULATION_LAYER) else COLUMNS
    query = Query(SOURCE, areas, version, filters, columns, PAGE, verb, **more)

    def call(job: Callable[..., Any], client: Client, folder: Path) -> None:
        described = jobs.describe_source(client, SOURCE, Monitor())
        assert job(client, query, described, folder / "result.gpkg", Monitor()).error is None

    return Case("load", call)


def accumulate(shape: Any, filters: Any, version: str) -> Case:
    query = Query(SOURCE, (Area("1", shape),), version, filters, verb=ACCUMULATION)

    def call(job: Callable[..., Any], client: Client, _: Path) -> None:
        described = jobs.describe_source(client, SOURCE, Monitor())
        assert all(each.metrics for each in job(client, query, described, Monitor()).sets)

    return Case("accumulate", call)


def report(kind: str, version: str, radiuses: Any = (), **more: Any) -> Case:
    filters = TREE if version == "v2" else FLAT
    wanted = jobs.ReportRequest(SOURCE, *HAMBURG, "Hamburg", kind, version, radiuses, filters)
    return Case(
        "fetch_risk_report",
        lambda job, client, folder: job(client, wanted, folder, Monitor()),
        **more,
    )


JOBS: dict[str, Case] = {
    "autocomplete": Case("suggest", lambda job, client, _: job(client, ADDRESS, Monitor())),
    "geocode": Case("geocode", lambda job, client, _: job(client, ADDRESS, Monitor())),
    "reverse_geocode": Case(
        "address_at", lambda job, client, _: job(client, HAMBURG[1], HAMBURG[0], Monitor())
    ),
    "provision": Case("list_sources", lambda job, client, _: job(client, Monitor())),
    "provision_filters": Case("describe_filters", lambda job, client, _: job(client, SOURCE, Monitor())),
    "points_selection_v1": load(POINTS, FLAT, "v1", AREA),
    "points_buffer_v1": load(POINTS, FLAT, "v1", CIRCLES),
    "entries_selection_v1": load(ENTRIES, FLAT, "v1", AREA),
    "entries_buffer_v1": load(ENTRIES, FLAT, "v1", CIRCLES),
    "entries_search_v1": load(SEARCH_ENTRIES, FLAT, "v1"),
    "point_attributes": Case(
        "point_attributes", lambda job, client, _: job(client, SOURCE, POINT, Monitor())
    ),
    "accumulation_selection_v1": accumulate(AREA, FLAT, "v1"),
    "accumulation_buffer_v1": accumulate(CIRCLES, FLAT, "v1"),
    "accumulation_layer_v1": load(ACCUMULATION_LAYER, FLAT, "v1"),
    "points_selection_v2": load(POINTS, TREE, "v2", AREA),
    "points_buffer_v2": load(POINTS, TREE, "v2", CIRCLES),
    "entries_selection_v2": load(ENTRIES, TREE, "v2", AREA),
    "entries_buffer_v2": load(ENTRIES, TREE, "v2", CIRCLES),
    "accumulation_selection_v2": accumulate(AREA, TREE, "v2"),
    "accumulation_buffer_v2": accumulate(CIRCLES, TREE, "v2"),
    "entries_search_v2": load(SEARCH_ENTRIES, FLAT, "v2"),
    "points_search_v2": load(SEARCH_POINTS, FLAT, "v2"),
    "risk_point_v1": report("html", "v1"),
    "risk_point_buffer_v1": report("html", "v1", CIRCLES.radiuses),
    "risk_point_v2": report("pdf", "v2"),
    "risk_point_buffer_v2": report("pdf", "v2", CIRCLES.radiuses),
    "risk_point_v2_alias": report("pdf", "v2", points=ALIAS, switches={"risk_alias": True}),
    "enrich_point": Case(
        "enrich_point", lambda job, client, _: job(client, HAMBURG, LAYERS, "enhance", Monitor())
    ),
    "enrich_batch": Case(
        "enrich_chunks",
        lambda job, client, _: list(job(client, [Places([HAMBURG])], LAYERS, "count", Monitor())),
    ),
    "wms_describe_layer": Case(
        "describe_map_layers", lambda job, client, _: job(client, MAP_LAYERS, Monitor())
    ),
    "event_entries": load(EVENT, FLAT, "v1", footprint=FOOTPRINT),
}


# QGIS's own providers, which do what jobs do elsewhere


def draw(drawn: QgsRasterLayer, _zones: QgsVectorLayer) -> None:
    assert drawn.dataProvider().block(1, drawn.extent(), 40, 20).isValid()


def identify(drawn: QgsRasterLayer, _zones: QgsVectorLayer) -> None:
    extent = QgsRectangle(300_000, 6_200_000, 500_000, 6_400_000)
    at = QgsPointXY(400_000, 6_300_000)
    assert drawn.dataProvider().identify(at, QgsRaster.IdentifyFormatText, extent, 200, 200).isValid()


def fetch_legend(drawn: QgsRasterLayer, _zones: QgsVectorLayer) -> None:
    came = []
    fetcher = drawn.dataProvider().getLegendGraphicFetcher(None)
    fetcher.finish.connect(lambda image: came.append(not image.isNull()))
    fetcher.error.connect(lambda _text: came.append(False))
    fetcher.start()
    pump_until(lambda: came)
    assert came == [True]


def read_features(_drawn: QgsRasterLayer, zones: QgsVectorLayer) -> None:
    assert features_of(zones)[0].hasGeometry()


NATIVE: dict[str, Callable[[QgsRasterLayer, QgsVectorLayer], None]] = {
    "wms_capabilities": lambda *_layers: None,
    "wms_map": draw,
    "wms_feature_info": identify,
    "wms_legend": fetch_legend,
    "wfs_feature": read_features,
}


# Algorithms


def area() -> QgsVectorLayer:
    return polygons(Outline(RING))


def centre() -> QgsVectorLayer:
    return sites(AT_HAMBURG)


def algorithm(name: str, points: OpenPoints = ALONE, switches: Any = None, **parameters: Any) -> Case:
    return Case(name, parameters, points, switches or {})


FLAT_1 = {"SOURCE": SOURCE, "FILTERS": json.dumps(FLAT_WIRE), "VERSION": 0}
TREE_2 = {"SOURCE": SOURCE, "FILTERS": json.dumps(TREE_WIRE), "VERSION": 1}
RADII = {"CENTERS": centre, "RADII": "500,30000"}
PAGED = {"COLUMNS": "id,LocName", "PAGE_SIZE": PAGE}
SEARCHED = {"SOURCE": SOURCE, "FILTERS": json.dumps(FLAT_WIRE), "COLUMNS": "id,LocName"}
AT_SITE = {"INPUT": centre, "FOLDER": "TEMPORARY_OUTPUT"}

ALGORITHMS: dict[str, Case] = {
    "geocode": algorithm(
        "geocodeaddresses", INPUT=lambda: table_of([{"a": ADDRESS}], a="string"), ADDRESS='"a"'
    ),
    "reverse_geocode": algorithm("reversegeocode", INPUT=centre),
    "provision": algorithm("listsources"),
    "points_selection_v1": algorithm("pointsinarea", **FLAT_1, AREA=area),
    "points_buffer_v1": algorithm("pointsinbuffers", **FLAT_1, **RADII),
    "entries_selection_v1": algorithm("entriesinarea", **FLAT_1, **PAGED, AREA=area),
    "entries_buffer_v1": algorithm("entriesinbuffers", **FLAT_1, **PAGED, **RADII),
    "entries_search_v1": algorithm("searchentries", **SEARCHED, VERSION=0),
    "point_attributes": algorithm("pointattributes", SOURCE=SOURCE, VALUES=POINT),
    "accumulation_selection_v1": algorithm("accumulationinarea", **FLAT_1, AREA=area),
    "accumulation_buffer_v1": algorithm("accumulationinbuffers", **FLAT_1, **RADII),
    "accumulation_layer_v1": algorithm("accumulationlayer", SOURCE=SOURCE, FILTERS=json.dumps(FLAT_WIRE)),
    "points_selection_v2": algorithm("pointsinarea", **TREE_2, AREA=area),
    "points_buffer_v2": algorithm("pointsinbuffers", **TREE_2, **RADII),
    "entries_selection_v2": algorithm("entriesinarea", **TREE_2, **PAGED, AREA=area),
    "entries_buffer_v2": algorithm("entriesinbuffers", **TREE_2, **PAGED, **RADII),
    "accumulation_selection_v2": algorithm("accumulationinarea", **TREE_2, AREA=area),
    "accumulation_buffer_v2": algorithm("accumulationinbuffers", **TREE_2, **RADII),
    "entries_search_v2": algorithm("searchentries", **SEARCHED, VERSION=1),
    "points_search_v2": algorithm("searchpoints", **SEARCHED),
    "risk_point_v1": algorithm("riskreports", **FLAT_1, **AT_SITE, FORMAT=1),
    "risk_point_buffer_v1": algorithm("riskreports", **FLAT_1, **AT_SITE, FORMAT=1, RADII="500,30000"),
    "risk_point_v2": algorithm("riskreports", **TREE_2, **AT_SITE, FORMAT=0),
    "risk_point_buffer_v2": algorithm("riskreports", **TREE_2, **AT_SITE, FORMAT=0, RADII="500,30000"),
    "risk_point_v2_alias": algorithm(
        "riskreports", ALIAS, {"risk_alias": True}, **TREE_2, **AT_SITE, FORMAT=0
    ),
    "enrich_batch": algorithm("enrichpoints", INPUT=centre, LAYERS=",".join(LAYERS), OPERATION=1),
    "event_entries": algorithm("enrichevent", **SEARCHED, FOOTPRINT=FOOTPRINT),
}


# Controls


def open_docks(bench: Any) -> None:
    bench.open()


def type_address(bench: Any) -> None:
    bench.find_address()
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
    bench.report_at(*HAMBURG)


def prepare(bench: Any) -> None:
    """The docks with the portfolio, an area on the map, and filters."""
    bench.open()
    bench.session.choose(SOURCE)
    bench.areas.add(QgsGeometry.fromWkt(Outline(RING).wkt), QgsCoordinateReferenceSystem("EPSG:4326"))
    bench.draft.set_filters(TREE)
    pump_until(bench.selection.findChild(QAction, "loadPointsAction").isEnabled)


def click_hazards(bench: Any) -> None:
    layer_lists.remember(OFFICE, LAYERS)
    bench.hazards.at(*HAMBURG)


def suggest_layers(bench: Any) -> None:
    bench.hazards.choose_layers()
    press(bench, "suggestLayersButton")


def press(bench: Any, name: str) -> None:
    """Press a button of the window once it can be pressed."""
    button = bench.selection.window().findChild(QToolButton, name)
    pump_until(button.isEnabled)
    button.click()


def choose_maps(bench: Any) -> None:
    """*Add hazard maps...* until the service's are listed."""
    bench.show_maps()
    pump_until(lambda: bench.session.directory.maps(OFFICE))


def add_wind(use: Callable[[QgsRasterLayer, QgsVectorLayer], None], bench: Any) -> None:
    """*Add hazard maps...*, a map with its features, and what an analyst does with it then."""
    choose_maps(bench)
    use(*wind_layers(bench.maps, bench.session.directory.maps(OFFICE)))


def wind_layers(desk: Any, catalogue: MapCatalogue) -> tuple[QgsRasterLayer, QgsVectorLayer]:
    (wind,) = [layer for layer in catalogue.maps if layer.name == "wind_bands"]
    (zones,) = [kind for kind in catalogue.features if kind.name == wind.feature_type]
    desk.add(OFFICE, [Chosen(wind, zones)])
    pump_until(lambda: not desk.adder.is_busy)
    layers = {layer.providerType(): layer for layer in web_layers.maps_in(QgsProject.instance())}
    return layers["wms"], layers["WFS"]


CONTROLS: dict[str, Case] = {
    "autocomplete": Case("addressLine", type_address),
    "provision": Case("selectionDock", open_docks),
    "provision_filters": Case("filtersDock", open_filters),
    "points_selection_v2": Case("loadPointsButton", load_points),
    "accumulation_selection_v2": Case("accumulateButton", accumulate_area),
    "risk_point_v2": Case("reportButton", ask_report),
    "enrich_point": Case("hazardsDock", click_hazards),
    "wms_describe_layer": Case("suggestLayersButton", suggest_layers),
    **{row: Case("mapPicker", partial(add_wind, use)) for row, use in NATIVE.items()},
}


@pytest.fixture
def office(sandbox, fresh) -> Callable[..., Any]:
    """Save the connection ``office`` to the sandbox for what asks; the sandbox as the case wants it."""

    @contextmanager
    def connected(case: Case, *asking: QuickConnections) -> Iterator[None]:
        connection = Connection(OFFICE, sandbox.url, keep_key=SESSION, open_points=case.points)
        for connections in asking:
            connections.save(connection, sandbox.key)
        with sandbox.behaving(**case.switches):
            sandbox.forget()
            yield

    return connected


@contextmanager
def key_for(connections: QuickConnections) -> Iterator[None]:
    """QGIS's own requests with the key, as the plugin has it from start to end."""
    preprocessor = KeyPreprocessor(connections.key_for)
    preprocessor.install()
    try:
        yield
    finally:
        preprocessor.remove()


@pytest.fixture
def run(office, qgis_app):
    """Run an algorithm as Processing does, from the registry and by its id."""
    connections = QuickConnections()
    provider = GeoPortfolioProvider(connections)
    registry = QgsApplication.processingRegistry()
    assert registry.addProvider(provider)

    def go(case: Case) -> None:
        parameters = {n: value() if callable(value) else value for n, value in case.does.items()}
        with office(case, connections):
            made = registry.createAlgorithmById(f"geoportfolio:{case.name}")
            assert made is not None, f"there is no algorithm {case.name}"
            feedback, context = Feedback(), QgsProcessingContext()
            whole = {"CONNECTION": OFFICE, "OUTPUT": "TEMPORARY_OUTPUT", **parameters}
            _, is_done = made.run(whole, context, feedback)
            assert is_done and feedback.errors == []

    yield go
    registry.removeProvider(provider)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_each_row_has_a_job_or_a_provider_of_qgis(row, sandbox, office, tmp_path):
    if row.id in NATIVE:
        connections = QuickConnections()
        with office(Case("", None), connections), key_for(connections):
            server = web_layers.server_of(connections, OFFICE)
            wanted = Chosen(MapLayer("wind_bands"), FeatureType("wind_bands"))
            NATIVE[row.id](*web_layers.add_maps(QgsProject.instance(), server, [wanted]).layers)
            request_of(row.id, sandbox)
        return
    case = JOBS[row.id]
    assert case.name in jobs.__all__
    with office(case):
        case.does(getattr(jobs, case.name), client_of(sandbox, open_points=case.points), tmp_path)
        request_of(row.id, sandbox)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_each_row_has_an_algorithm_or_a_control(row, request, sandbox):
    assert row.id in ALGORITHMS or row.id in CONTROLS
    if row.id in ALGORITHMS:
        request.getfixturevalue("run")(ALGORITHMS[row.id])
        request_of(row.id, sandbox)
    if row.id in CONTROLS:
        request.getfixturevalue("control")(row.id)


@pytest.fixture
def control(sandbox, office, bench, window):
    """Use a control of the docks until its row has been asked, and see that it is there."""

    def use(row: str) -> None:
        case = CONTROLS[row]
        connections = bench.session.connections
        with office(case, connections), key_for(connections):
            bench.session.use(OFFICE)
            pump_until(lambda: bench.session.sources)
            case.does(bench)
            pump_until(lambda: _asked(row, sandbox))
            assert window.mainWindow().findChild(QWidget, case.name) is not None, case.name
            request_of(row, sandbox)

    return use


def _asked(row: str, sandbox: Any) -> bool:
    try:
        return request_of(row, sandbox) is not None
    except AssertionError:
        return False


def test_what_is_right_is_written_down_for_every_row_and_no_other():
    assert list(WIRES) == [row.id for row in ROWS]
    assert {*JOBS, *NATIVE} == {*ALGORITHMS, *CONTROLS} == set(WIRES)
    assert not {*JOBS} & {*NATIVE}
    documented = {row.id: endpoints()[row.row].algorithms for row in ROWS}
    assert documented == {row.id: (ALGORITHMS[row.id].name,) if row.id in ALGORITHMS else () for row in ROWS}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"path": "/elsewhere"}, "path"),
        ({"body": {"source": "other"}}, "body"),
        ({"accept": "text/csv"}, "Accept"),
        ({"query": {"q": "1"}}, "query"),
    ],
)
def test_a_request_that_differs_is_noticed(sandbox, change, told):
    client = client_of(sandbox)
    client.accumulation.in_area(SOURCE, AREA, [Filter(**FLAT_WIRE[0]), Filter(**FLAT_WIRE[1])], version="v1")
    (seen,) = sandbox.requests
    wire = WIRES["accumulation_selection_v1"]
    assert wire.fault("POST", seen, sandbox.key) == ""
    assert replace(wire, **change).fault("POST", seen, sandbox.key).startswith(told)
    assert wire.fault("GET", seen, sandbox.key).startswith("method")
    assert wire.fault("POST", seen, "Bearer " + sandbox.key).startswith("Authorization")
