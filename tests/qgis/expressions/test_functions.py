"""The functions as an expression has them: NULL at first, the service's value once it has come."""

from __future__ import annotations

import json
import threading

import pytest
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsExpressionFunction,
    QgsField,
    QgsPointXY,
    QgsPrintLayout,
    QgsProject,
    QgsProperty,
)

from geoportfolio import classFactory
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.expressions.functions import NAMES
from geoportfolio.core.gis.expressions.places import Surroundings
from sandbox.hazards import zones_at
from tests.qgis.expressions.conftest import (
    HAMBURG,
    context_of,
    evaluated,
    forget_functions,
    layer_of,
    offered,
    outcome,
)
from tests.qgis.service import COAST, SOURCE, airports_around, airports_in
from tests.qgis.window import let_go

ZONE = "gp_enrichment('flood_zones', 'return_period')"


def zone(position, attribute="return_period", layer="flood_zones"):
    found = zones_at(layer, *position)
    return found[0].attributes[attribute] if found else None


def paths(sandbox):
    return [seen.path.rsplit("/", 1)[-1] for seen in sandbox.requests]


def test_an_enrichment_is_null_at_first_and_then_what_the_service_has_there(desk, sandbox):
    layer = layer_of(HAMBURG)
    assert desk.asked(ZONE, layer) == (NULL, zone(HAMBURG))
    sandbox.forget()
    assert evaluated("gp_enrichment('flood_zones', 'intensity')", layer) == zone(HAMBURG, "intensity")
    assert evaluated("gp_enrichment('flood_zones', '*')", layer)["return_period"] == zone(HAMBURG)
    assert not desk.is_asking() and not sandbox.requests
    assert not desk.window.items() or "has come" in desk.window.texts()[0]


def test_places_that_several_ask_are_one_request_with_all_layers(desk, sandbox):
    one, other = layer_of(HAMBURG), layer_of((9.98820001, 53.6304), name="others")
    for layer in (one, other):
        for name in ("flood_zones", "wind_bands"):
            assert evaluated(f"gp_enrichment('{name}', 'intensity')", layer) == NULL
    desk.wait()
    (request,) = sandbox.requests
    body = json.loads(request.body)
    assert len(body["points"]) == 1 and set(body["layers"]) == {"flood_zones", "wind_bands"}
    point = body["points"][0]
    assert (point["lng"], point["lat"]) == HAMBURG
    assert evaluated("gp_enrichment('wind_bands', 'intensity')", other) == zone(
        HAMBURG, "intensity", "wind_bands"
    )


def test_a_layer_that_is_unknown_spoils_no_other_at_its_place(desk, sandbox):
    layer = layer_of(HAMBURG)
    assert evaluated("gp_enrichment('hail', 'size')", layer) == NULL
    assert desk.asked(ZONE, layer)[1] == zone(HAMBURG)
    (text,) = desk.window.texts()
    assert "Unknown layer: hail" in text
    sandbox.forget()
    assert evaluated("gp_enrichment('hail', 'size')", layer) == NULL
    assert not desk.is_asking() and not sandbox.requests


@pytest.mark.parametrize("crs", ["EPSG:3857", "EPSG:25832"])
def test_a_geometry_is_read_in_the_coordinate_system_of_its_layer(desk, crs, sandbox):
    there = {"EPSG:3857": "POINT(1111881.3 7100466.9)", "EPSG:25832": "POINT(565347.52 5942854.84)"}[crs]
    layer = layer_of(there, crs=crs)
    assert desk.asked(ZONE, layer)[1] == zone(HAMBURG)
    point = json.loads(sandbox.requests[0].body)["points"][0]
    assert (point["lng"], point["lat"]) == pytest.approx(HAMBURG, abs=1e-5)


def test_a_coordinate_system_without_a_name_is_that_of_the_layer_also_when_it_changes(desk, sandbox):
    layer = layer_of((0.0, 0.0))
    own = QgsCoordinateReferenceSystem()
    assert own.createFromProj("+proj=aeqd +lat_0=53.6304 +lon_0=9.9882 +datum=WGS84 +type=crs")
    assert not own.authid()
    layer.setCrs(own)
    assert desk.asked(ZONE, layer)[1] == zone(HAMBURG)


def test_the_geometry_of_an_atlas_is_read_in_that_of_its_layer(desk, sandbox):
    there = "POINT(565347.52 5942854.84)"
    coverage, other = layer_of(there, crs="EPSG:25832"), layer_of((0.0, 0.0), name="other")
    layout = QgsPrintLayout(QgsProject.instance())
    layout.atlas().setCoverageLayer(coverage)
    layout.atlas().setEnabled(True)
    layout.atlas().beginRender()
    layout.atlas().first()
    context = QgsExpressionContext()
    context.appendScope(QgsExpressionContextUtils.atlasScope(layout.atlas()))
    context.appendScope(QgsExpressionContextUtils.layerScope(other))
    context.setFeature(next(other.getFeatures()))
    expression = QgsExpression("gp_enrichment('flood_zones', 'return_period', @atlas_geometry)")
    expression.evaluate(context)
    assert not expression.hasEvalError(), expression.evalErrorString()
    desk.wait()
    assert expression.evaluate(context) == zone(HAMBURG)
    # The feature's own is read as before.
    QgsExpression(ZONE).evaluate(context)
    desk.wait()
    (point,) = json.loads(sandbox.requests[-1].body)["points"]
    assert (point["lng"], point["lat"]) == (0.0, 0.0)


def test_threads_share_how_coordinates_are_transformed():
    around, crs = Surroundings(), QgsCoordinateReferenceSystem("EPSG:25832")
    found = []
    for _ in range(3):
        thread = threading.Thread(target=lambda: found.append(around.to_globe(crs)))
        thread.start()
        thread.join()
    assert all(each is found[0] for each in found)
    assert found[0].transform(QgsPointXY(565347.52, 5942854.84)).x() == pytest.approx(HAMBURG[0], abs=1e-5)


def test_a_polygon_is_enriched_at_a_point_inside_it(desk, sandbox):
    layer = layer_of("POLYGON((9.9 53.6, 10.1 53.6, 10.1 53.7, 9.9 53.7, 9.9 53.6))", kind="Polygon")
    desk.asked(ZONE, layer)
    point = json.loads(sandbox.requests[0].body)["points"][0]
    assert 9.9 < point["lng"] < 10.1 and 53.6 < point["lat"] < 53.7


def test_a_null_geometry_is_null_and_asks_nothing(desk, sandbox):
    layer = layer_of("POINT EMPTY")
    for text in (ZONE, "gp_enrichment('flood_zones', 'a', NULL)", "gp_address()"):
        assert evaluated(text, layer) == NULL
    assert evaluated("gp_accumulation('locations', geom_from_wkt(NULL), 'pf_airports')", layer) == NULL
    let_go()
    assert not desk.is_asking() and not sandbox.requests


def test_a_name_that_is_misspelt_is_an_error_with_those_that_are_there(desk):
    layer = layer_of(HAMBURG, (-5.0, 40.0))
    here, nowhere = layer.getFeatures()
    typo = "gp_enrichment('flood_zones', 'return_perido')"
    for feature in (here, nowhere):
        assert evaluated(typo, layer, feature) == NULL
    desk.wait()
    value, error = outcome(typo, layer, here)
    assert value == NULL and "There is no 'return_perido' here, but " in error and "return_period" in error
    assert evaluated(typo, layer, nowhere) == NULL
    metric = f"gp_accumulation('location', $geometry, '{SOURCE}', 20000)"
    assert evaluated(metric, layer, here) == NULL
    desk.wait()
    assert "'location'" in outcome(metric, layer, here)[1] and "locations" in outcome(metric, layer, here)[1]


def test_an_address_is_what_the_service_writes(desk, sandbox):
    first, later = desk.asked("gp_address()", layer_of(HAMBURG))
    assert (
        first == NULL
        and later
        == sandbox.get("/graph/api/v1/places/geocode/reverse", lat=HAMBURG[1], lon=HAMBURG[0]).json()[
            "result"
        ]["label"]
    )


def test_the_portfolio_inside_a_polygon(desk, sandbox):
    layer = layer_of(COAST.wkt, kind="Polygon")
    text = f"gp_accumulation('locations', $geometry, '{SOURCE}')"
    assert desk.asked(text, layer) == (NULL, len(airports_in(COAST)))
    sandbox.forget()
    metrics = evaluated(f"gp_accumulation('*', $geometry, '{SOURCE}')", layer)
    assert metrics["locations"] == len(airports_in(COAST)) and len(metrics) > 3
    assert not sandbox.requests


def test_the_portfolio_around_a_point_all_radii_in_one_request(desk, sandbox):
    layer = layer_of(HAMBURG)
    texts = {r: f"gp_accumulation('locations', $geometry, '{SOURCE}', {r})" for r in (20000, 5000)}
    for text in texts.values():
        assert evaluated(text, layer) == NULL
    desk.wait()
    assert sum(path == "buffer" for path in paths(sandbox)) == 1
    for radius, text in texts.items():
        assert evaluated(text, layer) == len(airports_around(HAMBURG, radius))


def test_the_portfolio_with_filters_is_another_question_at_the_same_place(desk, sandbox):
    layer = layer_of(COAST.wkt, kind="Polygon")
    start = f"gp_accumulation('locations', $geometry, '{SOURCE}'"
    texts = {
        code: f"""{start}, filters:='[{{"field": "CountryCode", "value": "{code}"}}]')"""
        for code in ("DE", "DK")
    }
    for text in (f"{start})", *texts.values()):
        assert evaluated(text, layer) == NULL
    desk.wait()
    asked = [json.loads(each.body) for each in sandbox.requests if each.path.endswith("/selection")]
    assert [each.get("filters_v2", []) for each in asked] == [
        [],
        *([{"field": "CountryCode", "value": code}] for code in texts),
    ]
    counts = {code: evaluated(text, layer) for code, text in texts.items()}
    assert evaluated(f"{start})", layer) > counts["DE"] > 0 and counts["DK"] != counts["DE"]
    sandbox.forget()
    assert evaluated(texts["DE"].replace(": ", ":"), layer) == counts["DE"] and not sandbox.requests


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gp_enrichment('', 'a')", "The layer is a text in single quotes"),
        ("gp_enrichment(7, 'a')", "The layer is a text in single quotes"),
        ("gp_enrichment('flood_zones', 'a', 'here')", "The geometry is none"),
        ("gp_enrichment('flood_zones', 'a', $geometry, 'office')", "There is no connection 'office'"),
        ("gp_accumulation('locations', $geometry, 'pf_airports')", "A point needs a radius"),
        ("gp_accumulation('locations', $geometry, 'pf_airports', -1)", "above 0"),
        ("gp_accumulation('locations', $geometry, 'pf_airports', 'far')", "above 0"),
        (
            "gp_accumulation('locations', buffer($geometry, 1), 'pf_airports', 5)",
            "A radius goes with a point",
        ),
        ("gp_accumulation('locations', boundary(buffer($geometry, 1)), 'pf_airports')", "neither a polygon"),
        ("gp_accumulation('locations', $geometry, 'pf_airports', 5, filters:=7)", "The filters is a text"),
        ("gp_accumulation('locations', $geometry, 'pf_airports', 5, filters:='[{]')", "JSON"),
    ],
)
def test_a_bad_argument_is_an_error_in_a_sentence(desk, text, words, sandbox):
    value, error = outcome(text, layer_of(HAMBURG))
    assert value == NULL and words in error and error.endswith(".") and error.startswith("gp_")
    assert not desk.is_asking()


def test_without_a_connection_the_error_says_what_to_do(desk, monkeypatch):
    monkeypatch.delenv("GEOPORTFOLIO_URL")
    desk.session.connections.changed.emit()
    assert "There is no connection yet." in outcome("gp_address()", layer_of(HAMBURG))[1]


def test_the_help_of_each_function_has_an_example(desk):
    for name in NAMES:
        function = QgsExpression.Functions()[QgsExpression.functionIndex(name)]
        assert function.group() == "GeoPortfolio"
        # As the builder reads it, past Python.
        text = QgsExpressionFunction.helpText(function)
        assert f"<h3>{name}</h3>" in text and "&rarr;" in text


def test_names_of_arguments_can_be_written(desk):
    layer = layer_of(HAMBURG)
    text = f"gp_accumulation(metric:='locations', source:='{SOURCE}', radius:=20000)"
    assert desk.asked(text, layer)[1] == len(airports_around(HAMBURG, 20000))


def test_functions_go_with_the_part_and_come_back_with_it(desk):
    layer = layer_of(HAMBURG)
    assert set(NAMES) <= offered()
    desk.part.remove()
    assert not set(NAMES) & offered()
    assert evaluated("gp_address()", layer) == NULL and not desk.is_asking()
    desk.install()
    assert desk.asked("gp_address()", layer)[1]


def test_the_plugin_brings_the_functions_and_takes_them_away(window, environment, sandbox):
    names = offered()
    layer = layer_of(HAMBURG)
    for _ in range(2):
        plugin = classFactory(window)
        plugin.initGui()
        assert offered() - names == set(NAMES)
        assert evaluated("gp_address()", layer) == NULL
        plugin.unload()
        let_go()
        assert offered() == names
    assert not sandbox.requests


class Foreign(QgsExpressionFunction):
    """A function of another plugin."""

    def __init__(self):
        super().__init__("zz_foreign", 0, "Other", "")

    def func(self, values, context, parent, node):
        return "foreign"


def test_what_was_read_before_calls_no_other_plugins_function_after_a_reload(desk):
    layer = layer_of(HAMBURG)
    ours = QgsProperty.fromExpression(ZONE)
    foreign = Foreign()
    assert QgsExpression.registerFunction(foreign)
    try:
        theirs = QgsProperty.fromExpression("zz_foreign()")
        context = context_of(layer)
        for each in (ours, theirs):
            each.prepare(context)
        for _ in range(2):
            ours.value(context)
            desk.wait()
            assert ours.value(context) == (zone(HAMBURG), True)
            assert theirs.value(context) == ("foreign", True)
            desk.part.remove()
            assert ours.value(context)[0] == NULL
            assert theirs.value(context) == ("foreign", True)
            desk.install()
    finally:
        QgsExpression.unregisterFunction("zz_foreign")


def test_what_was_read_before_the_plugin_came_has_values_with_it(desk):
    desk.part.remove()
    forget_functions()
    layer = layer_of(HAMBURG)
    layer.addExpressionField(ZONE, QgsField("zone", FieldType.TEXT))
    style = QgsProperty.fromExpression(ZONE)
    assert [feature["zone"] for feature in layer.getFeatures()] == [NULL]
    desk.install()
    list(layer.getFeatures())
    desk.wait()
    assert [feature["zone"] for feature in layer.getFeatures()] == [zone(HAMBURG)]
    context = context_of(layer)
    style.prepare(context)
    assert style.value(context) == (zone(HAMBURG), True)
