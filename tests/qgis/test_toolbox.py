"""The Processing provider in a real QGIS, against the sandbox over a socket."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shapely
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeature,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
    QgsVectorLayer,
)
from shapely.geometry import box

from geoportfolio.core.gis.store import BATCH
from geoportfolio.core.toolbox.provider import ALGORITHMS, GeoPortfolioProvider
from sandbox.data import catalogue
from sandbox.testing import running
from tests.qgis.service import SOURCE, QuickConnections, airports_in, is_told_well

COAST = box(8.0, 53.0, 11.0, 55.5)
ALPS = box(6.5, 45.5, 12.0, 47.5)
EUROPE = box(-10.0, 36.0, 30.0, 60.0)
OCEAN = box(-30.0, -42.0, -28.0, -40.0)
BOW_TIE = "POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))"
POINTS = "/points/selection"
FAULT = "A fault on purpose."


class Feedback(QgsProcessingFeedback):
    """Keeps what is said to the analyst."""

    def __init__(self, cancel_at: str = "") -> None:
        super().__init__(False)
        self.errors: list[str] = []
        self.infos: list[str] = []
        self._cancel_at = cancel_at

    def reportError(self, error, fatalError=False):
        self.errors.append(error)

    def pushInfo(self, info):
        self.infos.append(info)

    def setProgressText(self, text):
        if self._cancel_at and self._cancel_at in text:
            self.cancel()


@pytest.fixture(autouse=True)
def provider(sandbox, monkeypatch, qgis_app):
    """The provider with the sandbox as the connection of the environment."""
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    provider = GeoPortfolioProvider(QuickConnections())
    registry = QgsApplication.processingRegistry()
    assert registry.addProvider(provider)
    yield provider
    registry.removeProvider(provider)


@pytest.fixture
def run(sandbox):
    """Run an algorithm; the outputs, or the exception as it leaves the algorithm.

    QGIS itself catches what leaves ``prepareAlgorithm``, and reports it.
    """

    def run(name, feedback=None, **parameters):
        feedback = feedback or Feedback()
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{name}")
        context = QgsProcessingContext()
        context.setProject(QgsProject())
        results, is_done = algorithm.run(parameters, context, feedback, {}, False)
        if not is_done:
            raise QgsProcessingException(feedback.errors[-1])
        run.context = context
        return results

    return run


def fails(run, name, **parameters) -> str:
    """The sentence with which a run ends; a subclass of the exception would be shown as a traceback."""
    with pytest.raises(QgsProcessingException) as raised:
        run(name, **parameters)
    assert type(raised.value) is QgsProcessingException
    return str(raised.value)


def polygons(*geometries, crs="EPSG:4326") -> QgsVectorLayer:
    return layer_of("Polygon", [g if isinstance(g, str) else g.wkt for g in geometries], crs)


def layer_of(kind: str, wkts: list[str], crs: str = "EPSG:4326", **columns) -> QgsVectorLayer:
    fields = "".join(f"&field={name}:string" for name in columns)
    layer = QgsVectorLayer(f"{kind}?crs={crs}{fields}", "input", "memory")
    for number, wkt in enumerate(wkts):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([values[number] for values in columns.values()])
        assert layer.dataProvider().addFeature(feature)
    return layer


def opened(output) -> QgsVectorLayer:
    layer = QgsVectorLayer(output, "output", "ogr")
    assert layer.isValid()
    return layer


def ids(layer) -> list[str]:
    return sorted(feature["id"] for feature in layer.getFeatures())


def rows(run, results) -> list[dict]:
    """The rows of a temporary table."""
    layer = run.context.getMapLayer(results["OUTPUT"])
    return [dict(zip(layer.fields().names(), feature.attributes())) for feature in layer.getFeatures()]


def test_the_provider_offers_its_algorithms_with_help_and_icon(provider):
    assert {a.id() for a in provider.algorithms()} == {f"geoportfolio:{kind.verb}" for kind in ALGORITHMS}
    for algorithm in provider.algorithms():
        assert "qgis_process run " + algorithm.id() in algorithm.shortHelpString()
        assert not algorithm.icon().isNull() and algorithm.displayName()
        assert algorithm.parameterDefinition("CONNECTION") is not None


def test_listsources_has_a_row_for_each_source_column_and_filter(run):
    found = rows(run, run("listsources", OUTPUT="TEMPORARY_OUTPUT"))
    for name in catalogue.PROVISIONED:
        provision = catalogue.load(name).provision
        own = [row for row in found if row["source"] == name]
        assert len(own) == 1 + len(provision["columns"]) + len(provision["filters"])
    assert {"source": "pf_event_set", "kind": "source", "accumulation": 0}.items() <= next(
        row for row in found if row["source"] == "pf_event_set"
    ).items()
    country = next(r for r in found if (r["source"], r["kind"]) == ("pf_places", "filter"))
    assert (country["field"], country["label"], country["required"]) == ("CountryCode", "Country", 1)
    assert "DE" in country["filter_values"].split(", ")


def test_points_stream_into_a_geopackage_and_replace_an_older_one(run, tmp_path):
    output = str(tmp_path / "points.gpkg")
    for areas in ((COAST,), (COAST, ALPS)):
        results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(*areas), OUTPUT=output)
        assert results["OUTPUT"] == output
        layer = opened(output)
        want = sorted((name, str(number)) for number, a in enumerate(areas, 1) for name in airports_in(a))
        assert sorted((f["id"], f["area"]) for f in layer.getFeatures()) == want
        assert layer.crs().authid() == "EPSG:4326"
        assert [path.name for path in tmp_path.iterdir()] == ["points.gpkg"]
        del layer


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "points.geojson", "points.shp"])
def test_points_go_into_any_other_sink(run, tmp_path, output):
    is_file = "." in output
    results = run(
        "pointsinarea",
        SOURCE=SOURCE,
        AREA=polygons(COAST),
        OUTPUT=str(tmp_path / output) if is_file else output,
    )
    layer = opened(results["OUTPUT"]) if is_file else run.context.getMapLayer(results["OUTPUT"])
    assert set(ids(layer)) == airports_in(COAST)
    first = next(layer.getFeatures())
    assert (first["area"], shapely.from_wkt(first.geometry().asWkt(12)).within(COAST)) == ("1", True)


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "points.gpkg"])
def test_records_without_a_place_are_a_table(run, monkeypatch, tmp_path, output):
    path = str(tmp_path / output) if "." in output else output
    with running(record_form="records") as other:
        monkeypatch.setenv("GEOPORTFOLIO_URL", other.url)
        results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=path)
    layer = opened(path) if "." in output else run.context.getMapLayer(results["OUTPUT"])
    assert not layer.isSpatial() and set(ids(layer)) == airports_in(COAST)


def test_a_table_in_an_existing_geopackage_leaves_the_others_alone(run, tmp_path):
    output = str(tmp_path / "all.gpkg")
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=output)
    table = f"ogr:dbname='{output}' table=\"alps\" (geom)"
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(ALPS), OUTPUT=table)
    assert set(ids(opened(f"{output}|layername=alps"))) == airports_in(ALPS)
    assert set(ids(opened(f"{output}|layername=records"))) == airports_in(COAST)


def test_polygons_are_asked_in_their_own_projection(run, tmp_path):
    utm = box(400_000, 5_800_000, 650_000, 6_100_000)
    degrees = QgsCoordinateTransform(
        QgsCoordinateReferenceSystem("EPSG:4326"), QgsCoordinateReferenceSystem("EPSG:25832"), QgsProject()
    )
    source = catalogue.load(SOURCE)
    near = [row for row in range(len(source)) if 5 < source.lon[row] < 13 and 51 < source.lat[row] < 56]
    want = {
        source.table["id"][row]
        for row in near
        if shapely.Point(*degrees.transform(float(source.lon[row]), float(source.lat[row]))).within(utm)
    }
    output = str(tmp_path / "points.gpkg")
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(utm, crs="EPSG:25832"), OUTPUT=output)
    assert want and set(ids(opened(output))) == want


def test_a_polygon_that_is_not_valid_is_reported_and_the_rest_goes_on(run, sandbox, tmp_path):
    feedback = Feedback()
    output = str(tmp_path / "points.gpkg")
    areas = polygons(BOW_TIE, COAST, "POLYGON EMPTY")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=areas, OUTPUT=output)
    assert set(ids(opened(output))) == airports_in(COAST)
    assert len(feedback.errors) == 2 and all(map(is_told_well, feedback.errors))
    assert "Area '1' crosses itself" in feedback.errors[0]
    assert len([seen for seen in sandbox.requests if seen.path.endswith(POINTS)]) == 1


def test_without_a_valid_polygon_nothing_is_asked(run, sandbox):
    text = fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(BOW_TIE), OUTPUT="TEMPORARY_OUTPUT")
    assert text == "There is no valid polygon in AREA, so nothing was asked."
    assert sandbox.requests == ()


FLAT = [{"field": "CountryCode", "value": "DE"}, {"field": "LOB", "value": "Aviation"}]
TREE = [{"field": "CountryCode", "value": "DE", "filters": [{"field": "LOB", "value": "Aviation"}]}]


@pytest.mark.parametrize(("version", "filters"), [(0, FLAT), (1, TREE)])
@pytest.mark.parametrize("in_file", [False, True], ids=["text", "file"])
def test_filters_and_version_reach_the_service(run, sandbox, tmp_path, version, filters, in_file):
    text = json.dumps(filters)
    if in_file:
        (tmp_path / "filters.json").write_text(text, "utf-8")
        text = f"@{tmp_path / 'filters.json'}"
    output = str(tmp_path / "points.gpkg")
    run(
        "pointsinarea",
        SOURCE=SOURCE,
        AREA=polygons(COAST),
        FILTERS=text,
        VERSION=version,
        OUTPUT=output,
    )
    (seen,) = [seen for seen in sandbox.requests if seen.path.endswith(POINTS)]
    assert f"/v{version + 1}/" in seen.path
    assert json.loads(seen.body)["filters" if version == 0 else "filters_v2"] == filters
    source = catalogue.load(SOURCE)
    german = (source.text("CountryCode") == "DE") & (source.text("LOB") == "Aviation")
    assert set(ids(opened(output))) == airports_in(COAST) & set(source.table["id"][german])


@pytest.mark.parametrize(
    ("filters", "piece"),
    [
        ("{", "no JSON"),
        ('{"field": "LOB"}', "not an array"),
        ('[{"field": "LOB"}]', "filters[0].value"),
        ('[{"field": "LOB", "value": 1}]', "a text is wanted"),
        ("@/nowhere/filters.json", "can't be read"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_filters_that_are_none_are_told_and_nothing_is_asked(run, sandbox, filters, piece):
    text = fails(
        run,
        "pointsinarea",
        SOURCE=SOURCE,
        AREA=polygons(COAST),
        FILTERS=filters,
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert is_told_well(text) and piece in text
    assert not any(seen.path.endswith(POINTS) for seen in sandbox.requests)


def test_a_tree_is_told_to_be_none_for_v1(run):
    text = fails(
        run,
        "pointsinarea",
        SOURCE=SOURCE,
        AREA=polygons(COAST),
        FILTERS=json.dumps(TREE),
        VERSION=0,
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert is_told_well(text) and "V1 takes a flat list" in text


@pytest.mark.parametrize("output", ["TEMPORARY_OUTPUT", "points.gpkg"])
def test_no_point_is_an_empty_layer_with_the_columns(run, tmp_path, output):
    is_file = "." in output
    path = str(tmp_path / output) if is_file else output
    if is_file:
        run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=path)
    results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(OCEAN), OUTPUT=path)
    layer = opened(path) if is_file else run.context.getMapLayer(results["OUTPUT"])
    assert layer.featureCount() == 0
    assert {"id", "LocName", "area"} <= set(layer.fields().names())


def test_what_came_before_the_connection_broke_is_kept_and_told(run, sandbox, tmp_path):
    sandbox.faults.set(f"{POINTS}=truncate:0.6")
    feedback, output = Feedback(), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=output)
    count = opened(output).featureCount()
    assert BATCH < count < len(airports_in(EUROPE))
    (text,) = feedback.errors
    assert text.startswith("Incomplete: ") and is_told_well(text)
    assert f"{count:,}" in text


def test_what_came_before_a_cancel_is_kept_and_told(run, tmp_path):
    feedback, output = Feedback(cancel_at="so far"), str(tmp_path / "points.gpkg")
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=output)
    assert opened(output).featureCount() == BATCH
    assert feedback.errors == [f"Stopped after {BATCH} points; they are kept."]


def test_a_run_that_was_cancelled_at_once_asks_nothing(run, sandbox):
    feedback = Feedback()
    feedback.cancel()
    text = fails(
        run, "pointsinarea", feedback=feedback, SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT="TEMPORARY_OUTPUT"
    )
    assert text == "Stopped." and sandbox.requests == ()


@pytest.mark.parametrize(
    ("changes", "piece"),
    [
        ({"SOURCE": "pf_nothing"}, 'Service: "Unknown source: pf_nothing"'),
        ({"SOURCE": "pf_restricted"}, "no access to the source pf_restricted."),
        ({"CONNECTION": "office"}, "There is no connection 'office'."),
        ({"OUTPUT": "/proc/nowhere/points.gpkg"}, "could not be written"),
        ({"OUTPUT": "/proc/nowhere/points.geojson"}, ""),
    ],
)
def test_a_run_ends_in_a_sentence(run, changes, piece, sandbox):
    parameters = {"SOURCE": SOURCE, "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT", **changes}
    text = fails(run, "pointsinarea", **parameters)
    assert piece in text and "Traceback" not in text and sandbox.key not in text


@pytest.mark.parametrize(
    ("variable", "value", "piece"),
    [
        ("GEOPORTFOLIO_API_KEY", "Bearer sandbox-key", "The key starts with 'Bearer'."),
        ("GEOPORTFOLIO_API_KEY", "sandbox\nkey", "a character that can't be sent"),
        ("GEOPORTFOLIO_URL", "ftp://example.com", "not the address of a service"),
    ],
)
def test_an_environment_that_is_wrong_is_told_before_anything_is_sent(
    run, monkeypatch, sandbox, variable, value, piece
):
    monkeypatch.setenv(variable, value)
    text = fails(run, "listsources", OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text, keys=("sandbox-key", "sandbox\nkey")) and piece in text
    assert sandbox.requests == ()


def test_a_run_without_a_source_asks_for_one(run, sandbox):
    text = fails(run, "pointsinarea", SOURCE=" ", AREA=polygons(COAST), OUTPUT="TEMPORARY_OUTPUT")
    assert text.startswith("SOURCE is empty.") and is_told_well(text)
    assert sandbox.requests == ()


def test_a_wait_is_told(run, sandbox):
    sandbox.faults.set("provision=500x1")
    feedback = Feedback()
    run("listsources", feedback, OUTPUT="TEMPORARY_OUTPUT")
    assert "trying again" in feedback.infos[0] and "(try 2 of 3)" in feedback.infos[0]
    assert feedback.errors == [] and sandbox.key not in feedback.infos[0]


def test_without_any_connection_the_way_to_one_is_told(run, monkeypatch):
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY")
    assert "There is no connection yet." in fails(run, "listsources", OUTPUT="TEMPORARY_OUTPUT")


def test_scripts_get_a_layer_or_an_exception(qgis_processing):
    import processing

    parameters = {"SOURCE": SOURCE, "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT"}
    layer = processing.run("geoportfolio:pointsinarea", parameters)["OUTPUT"]
    assert set(ids(layer)) == airports_in(COAST)
    with pytest.raises(QgsProcessingException) as raised:
        processing.run("geoportfolio:pointsinarea", {**parameters, "SOURCE": "pf_nothing"})
    assert is_told_well(str(raised.value), "Unknown source: pf_nothing")


def sites(*wkts: str, **columns) -> QgsVectorLayer:
    return layer_of("Point", list(wkts), **columns)


HAMBURG = "POINT(9.9882 53.6304)"
MUNICH = "POINT(11.786 48.354)"


@pytest.mark.parametrize(("number", "kind", "start"), [(0, "pdf", b"%PDF"), (1, "html", b"<!DOCTYPE html")])
@pytest.mark.parametrize("version", [0, 1])
def test_each_point_gets_its_report(run, sandbox, tmp_path, number, kind, start, version):
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, LocName=["Hamburg", "Munich"]),
        FORMAT=number,
        VERSION=version,
        FOLDER=str(tmp_path / "reports"),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert [(row["point"], row["label"], row["status"]) for row in found] == [
        ("1", "Hamburg", "saved"),
        ("2", "Munich", "saved"),
    ]
    assert {Path(row["file"]) for row in found} == set((tmp_path / "reports").iterdir())
    assert all(Path(row["file"]).read_bytes().startswith(start) for row in found)
    assert {seen.path for seen in sandbox.requests} == {f"/graph/api/v{version + 1}/reports/risk/point"}


def test_radii_make_it_a_report_with_buffers(run, sandbox, tmp_path):
    run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG),
        RADII="500, 5000",
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    (seen,) = sandbox.requests
    assert seen.path == "/graph/api/v2/reports/portfolio/risk/point-buffer"
    assert json.loads(seen.body)["radiuses"] == [500, 5000]
    assert "5,000 m" in next(tmp_path.iterdir()).read_text("utf-8")


def test_points_are_asked_in_longitude_and_latitude_wherever_they_come_from(run, sandbox, tmp_path):
    layer = layer_of("Point", ["POINT(1111880.7 7100347.2)"], "EPSG:3857")
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=layer,
        FORMAT=1,
        FOLDER="TEMPORARY_OUTPUT",
        OUTPUT="TEMPORARY_OUTPUT",
    )
    (place,) = json.loads(sandbox.requests[0].body)["shape"]["coordinates"]
    assert place == {"lat": pytest.approx(53.6304, abs=0.01), "long": pytest.approx(9.9882, abs=0.01)}
    (row,) = rows(run, results)
    assert Path(row["file"]).parent == Path(results["FOLDER"]) and Path(row["file"]).exists()


def test_points_of_one_name_do_not_overwrite_each_other(run, tmp_path):
    count = 12
    places = [f"POINT({9 + number / 10} 53.6)" for number in range(count)]
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(*places, LocName=["Hotel"] * count),
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert {row["status"] for row in found} == {"saved"}
    assert len({row["file"] for row in found}) == len(list(tmp_path.iterdir())) == count
    for number, row in enumerate(found):
        assert f"53.600000, {9 + number / 10:.6f}" in Path(row["file"]).read_text("utf-8")


def test_one_bad_row_never_ends_the_batch(run, sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x1")
    feedback = Feedback()
    places = [HAMBURG, "POINT EMPTY", "POINT(9 95)", "MULTIPOINT((11.786 48.354))", MUNICH]
    layer = layer_of("MultiPoint", places, LocName=["refused", "empty", "beyond", "multi", "single"])
    results = run(
        "riskreports",
        feedback,
        SOURCE=SOURCE,
        INPUT=layer,
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = {row["label"]: row for row in rows(run, results)}
    assert list(found) == ["refused", "empty", "beyond", "multi", "single"]
    saved = {label for label, row in found.items() if row["status"] == "saved"}
    # Three are sent at a time: any of them may meet the one refusal.
    assert len(saved) == len(list(tmp_path.iterdir())) == 2 and saved <= {"refused", "multi", "single"}
    for row in found.values():
        assert (row["status"], bool(row["message"])) in {("saved", False), ("failed", True)}
        said = FAULT if FAULT in row["message"] else ""
        assert row["status"] == "saved" or is_told_well(row["message"], said)
    assert "no single point" in found["empty"]["message"] and "latitude" in found["beyond"]["message"]
    assert len(feedback.errors) == 3


def test_a_place_without_a_name_is_called_by_its_number(run, tmp_path):
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH, LocNumber=[None, ""], name=["Hamburg", None]),
        FORMAT=1,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert [row["label"] for row in rows(run, results)] == ["Hamburg", "2"]


def test_a_service_that_is_down_fails_each_row(run, monkeypatch, tmp_path):
    monkeypatch.setenv("GEOPORTFOLIO_URL", "http://127.0.0.1:9")
    results = run(
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH),
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    found = rows(run, results)
    assert [row["status"] for row in found] == ["failed", "failed"]
    assert all("Check your network" in row["message"] for row in found)
    assert list(tmp_path.iterdir()) == []


def test_reports_that_were_cancelled_say_so(run, sandbox, tmp_path):
    feedback = Feedback()
    feedback.cancel()
    results = run(
        "riskreports",
        feedback,
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG, MUNICH),
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert {row["status"] for row in rows(run, results)} == {"stopped"}
    assert sandbox.requests == ()


@pytest.mark.parametrize("radii", ["a,b", "-5", "0", "nan"])
def test_radii_that_are_none_are_told(run, sandbox, tmp_path, radii):
    text = fails(
        run,
        "riskreports",
        SOURCE=SOURCE,
        INPUT=sites(HAMBURG),
        RADII=radii,
        FOLDER=str(tmp_path),
        OUTPUT="TEMPORARY_OUTPUT",
    )
    assert is_told_well(text) and radii in text
    assert sandbox.requests == ()
