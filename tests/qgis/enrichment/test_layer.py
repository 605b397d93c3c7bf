"""The styles of a layer of enriched points: which field of a hazard layer each shows."""

from __future__ import annotations

import pytest

from geoportfolio.core.gis.enrichment.fields import OWN, LayerField
from geoportfolio.core.gis.enrichment.layer import Enriched
from tests.support.vector_layers import sites


def number(attribute: str, *values: float) -> LayerField:
    return LayerField("flood", attribute, f"flood_{attribute}", True, set(values), min(values), max(values))


def text(attribute: str, *values: str) -> LayerField:
    return LayerField("flood", attribute, f"flood_{attribute}", values=set(values))


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ([number("year", 2026), text("name", "Elbe", "Oder"), number("depth", 1, 2)], "flood_depth"),
        ([number("year", 2026), text("name", "Elbe", "Oder")], "flood_name"),
        ([text("name", "Elbe"), number("year", 2026)], "flood_year"),
    ],
    ids=["a number that varies", "a text that varies", "a number that does not"],
)
def test_style_layer_shows_the_field_that_tells_points_apart(qgis_app, fields, shown):
    layer = sites("POINT (10 53)", **{name: [""] for name in (*OWN, *(each.name for each in fields))})
    Enriched("Points", tuple(OWN), tuple(fields), {"found"}).style_layer(layer)
    assert layer.styleManager().setCurrentStyle("flood")
    assert layer.renderer().classAttribute() == shown
