"""What ``enrichpoints`` puts on the map: named, styled by layer, and also after a stop."""

from __future__ import annotations

import pytest
from qgis.core import (
    NULL,
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
    QgsRenderContext,
)

from geoportfolio.core.gis.layers import layer_tree
from tests.support.event_loop import pump_until
from tests.support.processing import Feedback
from tests.support.vector_layers import sites

HAMBURG, OCEAN, ZURICH = "POINT(9.9882 53.6304)", "POINT(-30 -30)", "POINT(8.5 47.4)"
NOWHERE = "POINT(9 120)"


@pytest.fixture
def on_map(run, project):
    """Run with an OUTPUT that is to be loaded, as Processing's dialog does; the layer on the map."""

    def on_map(layer, output, feedback=None, **parameters):
        target = QgsProcessingOutputLayerDefinition(str(output), project)
        given = {"LAYERS": "wind_bands,flood_zones", "INPUT": layer, "OUTPUT": target, **parameters}
        run("enrichpoints", feedback, **given)
        context = run.context
        if feedback is not None and feedback.isCanceled():
            pump_until(project.mapLayers)
            return next(iter(project.mapLayers().values()))
        ((destination, details),) = context.layersToLoadOnCompletion().items()
        loaded = QgsProcessingUtils.mapLayerFromString(destination, context)
        details.setOutputLayerName(loaded)
        loaded = context.temporaryLayerStore().takeMapLayer(loaded)
        project.addMapLayer(loaded)
        details.postProcessor().postProcessLayer(loaded, context, Feedback())
        return loaded

    return on_map


def labels(layer, style):
    """What the legend says of each feature in the style."""
    assert layer.styleManager().setCurrentStyle(style)
    renderer = layer.renderer().clone()
    context = QgsRenderContext()
    context.expressionContext().appendScopes(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    renderer.startRender(context, layer.fields())
    told = {item.ruleKey(): item.label() for item in renderer.legendSymbolItems()}
    found = []
    for feature in layer.getFeatures():
        context.expressionContext().setFeature(feature)
        found.append([told[key] for key in renderer.legendKeysForFeature(feature, context)])
    renderer.stopRender(context)
    return found


def tip(layer, feature):
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    context.setFeature(feature)
    return QgsExpression.replaceExpressionText(layer.mapTipTemplate(), context)


def test_points_are_styled_by_what_is_there(on_map, project, tmp_path):
    layer = on_map(sites(HAMBURG, OCEAN, ZURICH, NOWHERE, name=["a", "b<", "c", "d"]), tmp_path / "out.gpkg")
    assert layer.styleManager().currentStyle() == "Hazards"
    assert {"wind_bands", "flood_zones"} <= set(layer.styleManager().styles())
    here, nothing, _, nowhere = labels(layer, "Hazards")
    assert (here, nothing, nowhere) == (["In hazard zone"], ["Outside"], ["Failed, see message"])
    features = list(layer.getFeatures())
    for style in ("wind_bands", "flood_zones"):
        for feature, label in zip(features, labels(layer, style)):
            intensity = feature[f"{style}_intensity"]
            expected = "no value" if intensity in (NULL, None) else f"{style}: intensity {intensity}"
            assert label == [expected]
    assert layer.attributeDisplayName(layer.fields().indexOf("status")) == "Status"
    shown = tip(layer, features[0])
    assert "wind_bands_intensity" in layer.mapTipTemplate() and shown.count("<tr>") <= 8
    assert "flood_zones: return_period" in shown and features[0]["flood_zones_return_period"] in shown
    assert "outside" in tip(layer, features[3]) and "b&lt;" in tip(layer, features[1])
    assert project.layerTreeRoot().findLayer(layer.id()).parent().name() == layer_tree.GROUP


def test_counts_are_styled_by_their_number(on_map, tmp_path):
    layer = on_map(sites(HAMBURG, OCEAN), tmp_path / "out.gpkg", OPERATION=1)
    ((many,), (none,)) = labels(layer, "flood_zones")
    count = next(layer.getFeatures())["flood_zones_count"]
    assert (many, none) == (f"flood_zones: count {count}", "flood_zones: count 0")
    assert "features" not in layer.mapTipTemplate()


@pytest.mark.parametrize("output", ["stopped.gpkg", "TEMPORARY_OUTPUT"])
def test_what_came_before_a_stop_is_on_the_map(on_map, sandbox, tmp_path, output):
    # Eight are begun before the first one is read, and may reach the service in any order.
    sandbox.faults.set("batch=delay:0x8", "batch=hold")
    target = tmp_path / output if output.endswith("gpkg") else output
    points = sites(*(f"POINT({number % 50} {number // 50 - 60})" for number in range(5000)))
    points.setName("Area 1 (12,000)")
    layer = on_map(points, target, Feedback(cancel_at="so far"))
    assert layer.name() == "Hazards, Area 1" and layer.featureCount() == 5000
    statuses = [feature["status"] for feature in layer.getFeatures()]
    assert 500 <= sum(status != "stopped" for status in statuses) < 5000
    assert labels(layer, "Hazards")[-1] == ["Not requested, stopped before"]
