"""Layer data at places, asked of the sandbox over a socket; what it answers is known by its own polygons."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.enrichment import COUNT, ENHANCE
from geoportfolio.core.api.errors import BadRequest, InvalidLayers, InvalidShape
from geoportfolio.core.gis import jobs
from sandbox.hazards import zones_at
from tests.qgis.service import client_of

HAMBURG = (9.9882, 53.6304)
LAYERS = ("wind_bands", "flood_zones", "earthquake_bands")


def expected(layer, lon, lat):
    return [zone.attributes for zone in zones_at(layer, lon, lat)]


def test_a_place_gets_the_attributes_of_each_layer(sandbox):
    found = jobs.enrich_point(client_of(sandbox), HAMBURG, LAYERS, ENHANCE, Monitor())
    assert list(found.layers) == list(LAYERS)
    for layer in LAYERS:
        assert found.layers[layer] == next(iter(expected(layer, *HAMBURG)), {})
    assert found.layers["flood_zones"] and not found.layers["earthquake_bands"]
    assert found.location == HAMBURG


def test_a_place_gets_the_counts_of_each_layer(sandbox):
    found = jobs.enrich_point(client_of(sandbox), HAMBURG, LAYERS, COUNT, Monitor())
    features = expected("flood_zones", *HAMBURG)
    assert features
    assert found.layers["flood_zones"] == {"count": len(features), "features": features}
    assert found.layers["earthquake_bands"] == {"count": 0, "features": []}


def test_a_layer_that_the_service_does_not_know_is_told_in_its_words(sandbox):
    with pytest.raises(BadRequest) as caught:
        jobs.enrich_point(client_of(sandbox), HAMBURG, ["hail"], ENHANCE, Monitor())
    assert "Unknown layer: hail" in caught.value.service_message


@pytest.mark.parametrize(("layers", "reason"), [([], "none"), ([" ", ""], "none"), (["a,b"], "comma")])
def test_layers_that_can_not_be_asked_for_are_not_sent(sandbox, layers, reason):
    with pytest.raises(InvalidLayers) as caught:
        jobs.enrich_point(client_of(sandbox), HAMBURG, layers, ENHANCE, Monitor())
    assert caught.value.reason == reason
    assert not sandbox.requests


def test_a_place_beyond_the_globe_is_not_sent(sandbox):
    with pytest.raises(InvalidShape):
        jobs.enrich_point(client_of(sandbox), (9.9, 95.0), LAYERS, ENHANCE, Monitor())
    assert not sandbox.requests
