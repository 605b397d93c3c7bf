"""Styles of large layers: what is drawn at which scale, the class of each row, and what keeps them fast."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime

import pytest
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsProject,
    QgsRectangle,
    QgsRenderContext,
)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor, QImage

from geoportfolio.core.api.query import Query
from geoportfolio.core.gis import compat
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.storage.value_summary import SumInsured
from geoportfolio.core.gis.styles import points, renderers
from tests.support.provenance import state_text

SAMPLE = tuple(10.0**n for n in range(2, 10))
SIZE = 240
MILLIMETER = 96 / 25.4
WORLD, STREET = 300.0, 0.01


@pytest.fixture
def added(store, point):
    """Adds a layer of a point for each value, styled as one of so many; the project is gone afterwards."""
    projects = []

    def add(values, count=points.MANY + 1):
        project = QgsProject()
        projects.append(project)
        records = [point(n, 50, BuildingTIV=value, BITIV=None) for n, value in enumerate(values)]
        stored = replace(
            store(records), count=count, insured=SumInsured(("BuildingTIV", "BITIV"), SAMPLE, ("EUR",))
        )
        query = Query("pf")
        when = datetime(2026, 3, 12, 9, 14)
        result = Result(stored, query, "points", ("points_buffer_v2",), "https://api.example.com", when, 3.1)
        return project, layers.add_result(project, result)

    yield add
    for project in projects:
        project.clear()


def drawn(layer, width: float, crs: str = "EPSG:4326", background="#ffffff", center=(0.0, 50.0)) -> QImage:
    """The map of *layer*, as wide as *width* in the units of *crs*."""
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setOutputSize(QSize(SIZE, SIZE))
    settings.setOutputDpi(96)
    settings.setDestinationCrs(QgsCoordinateReferenceSystem(crs))
    x, y = center
    settings.setExtent(QgsRectangle(x - width / 2, y - width / 2, x + width / 2, y + width / 2))
    settings.setBackgroundColor(QColor(background))
    context = QgsExpressionContext()
    context.appendScope(QgsExpressionContextUtils.mapSettingsScope(settings))
    settings.setExpressionContext(context)
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    return job.renderedImage()


def across(image: QImage, background="#ffffff") -> float:
    """Millimeters of the middle row that are painted, half-painted pixels by half."""
    behind = QColor(background)
    row = [QColor(image.pixel(x, SIZE // 2)) for x in range(SIZE)]
    most = max(abs(color.blueF() - behind.blueF()) for color in row)
    return sum(abs(color.blueF() - behind.blueF()) / most for color in row) / MILLIMETER if most else 0.0


def test_a_few_points_keep_the_same_dot_at_all_scales(added):
    _project, layer = added([1.0], count=points.MANY)
    layer.styleManager().setCurrentStyle("Plain")
    assert across(drawn(layer, WORLD)) == pytest.approx(1.6, abs=0.3)
    assert across(drawn(layer, STREET)) == pytest.approx(1.6, abs=0.5)


def test_many_points_are_specks_from_far_and_dots_in_the_street(added):
    _project, layer = added([1.0])
    assert 0.2 < across(drawn(layer, WORLD)) < 0.9
    assert across(drawn(layer, STREET)) == pytest.approx(1.6, abs=0.5)


@pytest.mark.parametrize("crs, width", [("EPSG:3857", 3e7), ("EPSG:3857", 1500.0)])
def test_it_is_so_on_a_map_in_meters(added, crs, width):
    _project, layer = added([1.0])
    center = (0.0, 6446275.84)
    expected = 0.6 if width > 1e6 else 1.6
    assert across(drawn(layer, width, crs, center=center)) == pytest.approx(expected, abs=0.5)


def test_a_dot_in_the_street_has_a_halo_and_one_from_far_has_none(added):
    _project, layer = added([1.0])
    background = "#202020"
    near, far = (drawn(layer, width, background=background) for width in (STREET, WORLD))

    def brightest(image):
        return max(QColor(image.pixel(x, SIZE // 2)).blue() for x in range(SIZE))

    assert brightest(near) > 150
    assert brightest(far) < 80


@pytest.mark.parametrize("center", [(0.0, 95.0), (0.0, -95.0), (190.0, 50.0)], ids=["north", "south", "east"])
@pytest.mark.parametrize("style", ["Plain", "Sum insured"])
def test_no_point_vanishes_where_the_middle_of_the_map_is_no_place(added, center, style):
    _project, layer = added([1e5])
    layer.styleManager().setCurrentStyle(style)
    image = drawn(layer, 600.0, center=center)
    painted = [1 for x in range(SIZE) for y in range(SIZE) if image.pixelColor(x, y).blue() < 250]
    assert painted


def test_the_larger_the_sum_the_larger_the_dot_at_all_scales(added):
    for width in (WORLD, STREET):
        seen = []
        for value in (100.0, 1e5, 1e9):
            _project, layer = added([value])
            layer.styleManager().setCurrentStyle("Sum insured")
            seen.append(across(drawn(layer, width)))
        assert seen == sorted(seen) and seen[0] < seen[1] < seen[2]


LIMITS = renderers.breaks(SAMPLE)
VALUES = [None, -5.0, 0.0, 1.0, *LIMITS, *(math.nextafter(limit, 0) for limit in LIMITS), 1e12]


def class_of(value: float) -> int:
    return sum(value >= limit for limit in LIMITS)


@pytest.mark.parametrize("count", [1, points.MANY + 1], ids=["few", "many"])
def test_each_row_is_in_the_class_that_its_label_says_also_when_reopened(added, tmp_path, count):
    project, _layer = added(VALUES, count)
    path = str(tmp_path / "project.qgz")
    assert project.write(path)
    again = QgsProject()
    assert again.read(path)
    (layer,) = again.mapLayers().values()
    assert layer.styleManager().styles() == ["Plain", "Sum insured"]
    layer.styleManager().setCurrentStyle("Sum insured")
    renderer = layer.renderer()
    labels = [item.label() for item in renderer.legendSymbolItems()]
    assert labels == [
        "BuildingTIV + BITIV, EUR",
        "below 2.5 k",
        "2.5 k to 63 k",
        "63 k to 1.6 M",
        "1.6 M to 40 M",
        "40 M and more",
    ]
    context = QgsRenderContext()
    context.setExpressionContext(
        QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    )
    renderer.startRender(context, layer.fields())
    for feature in layer.getFeatures():
        context.expressionContext().setFeature(feature)
        (key,) = renderer.legendKeysForFeature(feature, context)
        keys = [item.ruleKey() for item in renderer.legendSymbolItems()]
        assert keys.index(key) == 1 + class_of(feature["BuildingTIV"] or 0)
    renderer.stopRender(context)
    again.clear()


def test_nothing_in_a_style_of_many_is_worked_out_for_each_row_but_the_class(added):
    """An expression in a symbol, an order or rules would make a million points ten times as slow to draw."""
    _project, layer = added([1.0])
    assert layer.renderer().usedAttributes(QgsRenderContext()) == set()
    for style, kind in (("Plain", "singleSymbol"), ("Sum insured", "graduatedSymbol")):
        layer.styleManager().setCurrentStyle(style)
        renderer = layer.renderer()
        assert renderer.type() == kind
        assert not renderer.usingSymbolLevels() and not renderer.orderByEnabled()
        for symbol in renderer.symbols(QgsRenderContext()):
            for one in symbol.symbolLayers():
                # The one that QGIS can ask for each row and still stamp.
                assert one.dataDefinedProperties().propertyKeys() in ([], [compat.LAYER_ENABLED])
    # Python would stop the window while the map is drawn.
    called = QgsExpression(renderer.classAttribute()).referencedFunctions()
    assert set(called) <= {"coalesce"}


def test_a_large_layer_without_values_is_plain(added, store, point):
    assert [name for name, _ in points.named(None, points.MANY + 1)] == ["Plain"]
    assert [name for name, _ in points.named(SumInsured(("BITIV",), (), ()), points.MANY + 1)] == ["Plain"]


@pytest.mark.parametrize("count, first", [(1, "Sum insured"), (points.MANY + 1, "Plain")])
def test_points_are_sized_by_their_value_at_first_and_many_are_plain(added, count, first):
    _project, layer = added([1.0, 2.0], count)
    manager = layer.styleManager()
    assert manager.currentStyle() == first
    for name, kind in (("Plain", "singleSymbol"), ("Sum insured", "graduatedSymbol")):
        assert manager.setCurrentStyle(name)
        assert layer.renderer().type() == kind and state_text(layer)
