"""Results of areas on the map: circles, polygons and cells, told apart by their metric, and their map tip."""

from __future__ import annotations

import re
from datetime import datetime

import pytest
from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsProject,
    QgsRenderContext,
    QgsVectorLayer,
)

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, Polygon, Query, errors
from geoportfolio.core.api.accumulation import Accumulation
from geoportfolio.core.api.parsing.metrics import MetricSet, by_path
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import ACCUMULATION, ACCUMULATION_LAYER, EVENT
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results.accumulated import Accumulated, AccumulatedSet
from geoportfolio.core.gis.results.layers import add_result
from geoportfolio.core.gis.results.result import Result, title_of
from geoportfolio.core.gis.storage.value_summary import metrics_in
from tests.support.oracle import SOURCE
from tests.support.service import client_of
from tests.support.vector_layers import context_of, map_tip

WHEN = datetime(2026, 3, 12, 9, 14).astimezone()
REFUSED = errors.Refused("busy")
RADII = (200.0, 500.0, 1000.0)


def square(west: float, name: str = "") -> Area:
    ring = ((west, 0.0), (west + 1, 0.0), (west + 1, 1.0), (west, 1.0), (west, 0.0))
    return Area(name or f"area {west:g}", Polygon(((ring,),)))


@pytest.fixture
def accumulated(project, tmp_path):
    """The layer of an accumulation whose areas have these metrics, or an error for them."""

    def make(*metrics, areas=(), sets=(), aliases=None, metric=()) -> QgsVectorLayer:
        areas = areas or tuple(square(float(number)) for number in range(len(metrics)))
        sets = sets or tuple(
            AccumulatedSet(area, error=each)
            if isinstance(each, Exception)
            else AccumulatedSet(area, None, each)
            for area, each in zip(areas, metrics)
        )
        query = Query("pf", tuple(dict.fromkeys(each.area for each in sets)), verb=ACCUMULATION)
        found = Accumulated(query, tuple(sets), "https://api", WHEN, 1.0, aliases=aliases or {})
        path = tmp_path / f"{len(project.mapLayers())}.gpkg"
        return add_result(
            project, gis.results.accumulation.store_accumulation(found, path, Monitor(), metric=metric)
        )

    return make


@pytest.fixture
def circles(accumulated):
    area = Area("Hamburg Rathaus", Buffers(((9.99, 53.55),), RADII))
    return lambda *more: accumulated(
        sets=(*(AccumulatedSet(area, radius, {"n": 1, "TIV": radius * 1e4}) for radius in RADII), *more)
    )


def tip_of(layer, feature=None) -> list[tuple[str, str]]:
    html = map_tip(layer, feature)
    return re.findall('<tr><th align="left">(.*?)</th><td>(.*?)</td></tr>', html, re.DOTALL)


def holds(expression: str, context: QgsExpressionContext) -> bool:
    return bool(QgsExpression(expression).evaluate(context))


def labels_of(layer) -> list[str]:
    """The label of the class of each feature, as QGIS draws it."""
    (heading,) = layer.renderer().rootRule().children()
    rules = {rule.label(): rule.filterExpression() for rule in heading.children()}
    found = []
    for feature in layer.getFeatures():
        context = context_of(layer, feature)
        fits = [label for label, wanted in rules.items() if wanted != "ELSE" and holds(wanted, context)]
        assert len(fits) <= 1
        found.append(fits[0] if fits else next(label for label, wanted in rules.items() if wanted == "ELSE"))
    return found


def test_areas_are_told_apart_by_the_sum_insured_at_first(accumulated):
    layer = accumulated(*({"locations": n, "TIV": 10.0**n} for n in range(3, 9)))
    assert layer.styleManager().currentStyle() == "By TIV"
    assert set(layer.styleManager().styles()) == {"By TIV", "Plain"}
    (heading,) = layer.renderer().rootRule().children()
    assert heading.label() == "TIV"
    found = labels_of(layer)
    assert len(set(found)) == 5 and found[0].startswith("below") and found[-1].endswith("and more")


def test_the_fill_lets_the_map_through(accumulated):
    layer = accumulated({"TIV": 1e3}, {"TIV": 1e6})
    (heading,) = layer.renderer().rootRule().children()
    for rule in heading.children():
        assert rule.symbol().symbolLayer(0).fillColor().alpha() == pytest.approx(0.4 * 255, abs=1)


def test_an_area_without_a_value_is_not_the_same_as_one_with_little(accumulated):
    layer = accumulated({"TIV": 1e3}, {"TIV": 1e6}, REFUSED, {"n": 3}, {"TIV": 0.0})
    found = labels_of(layer)
    assert found[2] == found[3] == "no value" and found[4].startswith("below")


def test_no_class_is_named_that_no_area_is_in(accumulated):
    (heading,) = accumulated({"TIV": 1.0}).renderer().rootRule().children()
    assert [rule.label() for rule in heading.children()] == ["all"]


def test_circles_are_hollow_lines_by_radius_the_largest_drawn_first(circles):
    layer = circles()
    assert layer.styleManager().currentStyle() == "Plain"
    renderer = layer.renderer()
    assert [category.label() for category in renderer.categories()] == ["200 m", "500 m", "1 km"]
    dashes = {category.symbol().symbolLayer(1).strokeStyle() for category in renderer.categories()}
    assert len(dashes) == 3
    (clause,) = renderer.orderBy().list()
    assert renderer.orderByEnabled() and not clause.ascending()
    assert [clause.expression().evaluate(context_of(layer, f)) for f in layer.getFeatures()] == list(RADII)


def test_more_radii_than_can_be_told_apart_are_lines_alike_and_all_are_drawn(accumulated):
    area = Area("A", Buffers(((0.0, 0.0),), tuple(float(n) for n in range(1, 31))))
    layer = accumulated(sets=tuple(AccumulatedSet(area, float(n), {"n": n}) for n in range(1, 31)))
    assert layer.renderer().type() == "singleSymbol" and layer.renderer().orderByEnabled()


def test_the_style_is_named_by_the_label_of_its_metric(accumulated):
    layer = accumulated({"TIV": 1e3}, {"TIV": 1e6}, aliases={"TIV": "Sum insured"})
    assert layer.styleManager().currentStyle() == "By Sum insured"
    assert layer.renderer().rootRule().children()[0].label() == "Sum insured"


def test_polygons_asked_together_with_circles_are_seen(circles):
    layer = circles(AccumulatedSet(square(9.0), None, {"TIV": 5.0}))
    assert [category.label() for category in layer.renderer().categories()][-1] == "other areas"
    renderer, context = layer.renderer(), _render_context(layer)
    renderer.startRender(context, layer.fields())
    drawn = [renderer.willRenderFeature(feature, context) for feature in layer.getFeatures()]
    assert drawn == [True] * 4
    renderer.stopRender(context)


def _render_context(layer) -> QgsRenderContext:
    context = QgsRenderContext()
    context.setExpressionContext(context_of(layer))
    return context


def test_the_styles_survive_saving_and_reopening(project, circles, tmp_path):
    circles()
    assert project.write(str(tmp_path / "project.qgz"))
    again = QgsProject()
    assert again.read(str(tmp_path / "project.qgz"))
    (layer,) = again.mapLayers().values()
    manager = layer.styleManager()
    assert manager.currentStyle() == "Plain" and len(layer.renderer().categories()) == 3
    manager.setCurrentStyle("By TIV")
    assert len(labels_of(layer)) == 3
    again.clear()


def test_without_numbers_there_are_outlines(accumulated):
    layer = accumulated({"state": "open"}, {"state": "shut"})
    assert layer.styleManager().styles() == ["Plain"]
    assert layer.renderer().symbol().symbolLayer(0).brushStyle() == 0


def test_a_metric_that_is_text_in_one_area_gives_way_to_a_number(accumulated):
    layer = accumulated({"tiv": 12.5, "n": 3}, {"tiv": "n/a", "n": 4})
    assert layer.styleManager().currentStyle() == "By n"


def test_of_the_currencies_that_of_most_areas_is_taken_and_none_is_added(accumulated):
    layer = accumulated({"TIV_CHF": 1.0}, {"TIV_EUR": 2.0}, {"TIV_EUR": 3.0, "TIV_CHF": None})
    assert layer.styleManager().currentStyle() == "By TIV, EUR"
    assert layer.renderer().rootRule().children()[0].label() == "TIV, EUR"


def test_of_the_currencies_that_of_most_locations_is_taken(accumulated):
    few, many = {"locations": 3, "TIV": 9e9}, {"locations": 71, "TIV": 10.0}
    sets = []
    for area, metrics in ((square(0.0), {"DKK": few, "EUR": many}), (square(1.0), {"DKK": few})):
        made = Accumulation.of(MetricSet(None, by_path({"currencies": metrics})))
        sets.append(AccumulatedSet(area, None, made.metrics, paths=made.paths))
    layer = accumulated(sets=tuple(sets))
    assert layer.styleManager().currentStyle() == "By TIV, EUR"
    chosen = accumulated(sets=tuple(sets), metric=("currencies", "DKK", "TIV"))
    assert chosen.styleManager().currentStyle() == "By TIV, DKK"
    assert len(set(labels_of(chosen))) == 1 and "no value" not in labels_of(chosen)
    counted = accumulated(sets=tuple(sets), metric=("currencies", "DKK", "locations"))
    assert counted.styleManager().currentStyle() == "By locations, DKK"


def test_a_number_says_its_currency_wherever_it_is_read(accumulated):
    layer = accumulated({"locations": 3, "currencies_EUR_TIV": 12.0, "currencies_EUR_BITIV": 1.0})
    assert tip_of(layer) == [
        ("Area", "area 0"),
        ("TIV, EUR", "12"),
        ("locations", "3"),
        ("BITIV, EUR", "1"),
    ]
    aliases = {field.name(): field.alias() for field in layer.fields()}
    assert aliases["currencies_EUR_TIV"] == "TIV, EUR"


def test_the_classes_show_in_the_legend_at_once(accumulated, project):
    layer = accumulated({"TIV": 1e3}, {"TIV": 1e6})
    node = project.layerTreeRoot().findLayer(layer.id())
    (heading,) = layer.renderer().rootRule().children()
    assert node.customProperty("expandedLegendNodes") == [heading.ruleKey()]


@pytest.mark.parametrize(
    ("names", "chosen"),
    [
        (["locations", "BuildingTIV", "ContentsTIV", "TIV"], ["TIV"]),
        (["locations", "currencies_EUR_BuildingTIV", "currencies_EUR_TIV", "currencies_USD_TIV"], 2),
        (["n", "sum_insured"], ["sum_insured"]),
        (["activity", "LocNumber", "id", "objectId", "year", "count"], ["activity"]),
        (["LocNumber", "id", "objectId", "Latitude", "paid"], ["paid"]),
        (["id", "lat"], []),
    ],
)
def test_the_metric_is_like_a_sum_insured_and_never_a_name(names, chosen):
    found = metrics_in(dict.fromkeys(names, "REAL"))
    assert found == (chosen if isinstance(chosen, list) else names[-chosen:])


def test_a_name_with_quotes_is_a_name(accumulated):
    layer = accumulated({'the "total" tiv\'s': 1e3}, {'the "total" tiv\'s': 1e6})
    assert len(set(labels_of(layer))) == 2 and "(the" not in tip_of(layer)[1][0]


def test_the_map_tip_says_which_area_and_its_metrics(accumulated):
    layer = accumulated(
        {"locations": 3, "share": 0.125, "TIV": 12_400_000.0, "big": 2**63 - 1, "word": "A & <b>"},
        areas=(square(0.0, "Hafen & <i>"),),
        aliases={"TIV": "Sum <insured>"},
    )
    assert tip_of(layer) == [
        ("Area", "Hafen &amp; &lt;i&gt;"),
        ("Sum &lt;insured&gt;", "12,400,000"),
        ("locations", "3"),
        ("share", "0.13"),
        ("big", "9223372036854775807"),
        ("word", "A &amp; &lt;b&gt;"),
    ]


def test_the_map_tip_of_a_circle_has_its_radius_and_of_a_failed_one_the_reason(circles):
    layer = circles(AccumulatedSet(Area("B", Buffers(((0.0, 0.0),), (5.0,))), 5.0, error=REFUSED))
    first, *_, last = layer.getFeatures()
    assert tip_of(layer, first)[:3] == [
        ("Around", "Hamburg Rathaus"),
        ("Radius in m", "200"),
        ("TIV", "2,000,000"),
    ]
    assert [label for label, _ in tip_of(layer, last)] == ["Around", "Radius in m", "Failed"]


def test_the_map_tip_has_eight_rows_at_most(accumulated):
    assert len(tip_of(accumulated({f"m{n}": n for n in range(30)}))) == 8


def test_cells_of_several_currencies_say_so(project, sandbox, tmp_path):
    client = client_of(sandbox)
    query = Query(SOURCE, verb=ACCUMULATION_LAYER)
    result = gis.results.loading.load(client, query, Source(SOURCE), tmp_path / "cells.gpkg", Monitor())
    layer = add_result(project, result)
    (heading,) = layer.renderer().rootRule().children()
    assert layer.styleManager().currentStyle() == "By TIV"
    assert re.fullmatch(r"TIV, \d+ currencies, not converted", heading.label())
    assert ("currency", "FJD") in tip_of(layer)


def result_of(store, records, verb) -> Result:
    query = Query("pf", verb=verb, footprint="e1" if verb == EVENT else "")
    return Result(store(records, query=query), query, title_of(query, WHEN), (), "https://api", WHEN, 1.0)


def test_the_points_of_an_event_are_points_like_any(project, store, point):
    records = [point(n, 0, BuildingTIV=10.0**n) for n in range(3, 6)]
    layer = add_result(project, result_of(store, records, EVENT))
    assert set(layer.styleManager().styles()) == {"Plain", "Sum insured"}
    assert layer.styleManager().currentStyle() == "Sum insured"


def test_the_polygons_of_an_event_are_areas(project, store):
    records = [
        Record(square(float(n)).shape.geometry(), {"radius": n, "LossAmount": 10.0**n}) for n in range(3)
    ]
    layer = add_result(project, result_of(store, records, EVENT))
    assert layer.styleManager().currentStyle() == "By LossAmount"


def test_a_table_has_no_styles_but_one(project, store):
    layer = add_result(project, result_of(store, [Record(None, {"TIV": 3.0})], ACCUMULATION_LAYER))
    assert layer.styleManager().styles() == ["Plain"] and not layer.isSpatial()
