"""Select a worst circle: its locations are selected in the layer that was searched."""

from __future__ import annotations

import pytest
from qgis.core import QgsFeature, QgsProject, QgsVectorLayer

from geoportfolio.core.gis.exposure.members import remember
from tests.support.event_loop import pump_until
from tests.support.insured import CENTER, METERS_NORTH


@pytest.fixture
def circles(bench, insured_layer):
    """Two circles of 250 m: around the location at 200 m, and around that at 300 m."""
    fields = "&".join(("field=rank:int", *(f"field={name}:double" for name in ("lon", "lat", "radius"))))
    layer = QgsVectorLayer(f"MultiPolygon?crs=EPSG:4326&{fields}&field=currency:string", "Circles", "memory")
    features = []
    for rank, meters in ((1, 0), (2, 250)):
        feature = QgsFeature(layer.fields())
        feature.setAttributes([rank, CENTER[0], CENTER[1] + meters / METERS_NORTH, 250.0, "EUR"])
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    remember(layer, insured_layer.id(), "LocCurrency")
    bench.start()
    QgsProject.instance().addMapLayer(layer)
    return layer


def test_select_a_circle_selects_its_locations(circles, insured_layer):
    circles.selectByIds([1])
    pump_until(lambda: sorted(insured_layer.selectedFeatureIds()) == [1, 2])
    circles.removeSelection()
    assert insured_layer.selectedFeatureIds() == []


def test_a_location_belongs_to_the_circle_of_the_lower_rank_and_to_its_currency(circles, insured_layer):
    circles.selectByIds([1, 2])
    pump_until(lambda: sorted(insured_layer.selectedFeatureIds()) == [1, 2])  # that at 300 m is in USD
    insured_layer.removeSelection()
    circles.dataProvider().changeAttributeValues({2: {4: "USD"}})
    circles.selectByIds([2])
    pump_until(lambda: sorted(insured_layer.selectedFeatureIds()) == [3])


def test_a_layer_that_only_looks_like_circles_selects_nothing(circles, insured_layer):
    circles.dataProvider().changeAttributeValues({1: {1: None}})
    circles.selectByIds([1])
    circles.setCustomProperty("geoportfolio/worstCirclesOf", "[1")
    circles.selectByIds([2])
    assert insured_layer.selectedFeatureIds() == []
