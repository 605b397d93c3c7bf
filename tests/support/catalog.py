"""A catalog of maps as a service might have it."""

from __future__ import annotations

from geoportfolio.core.gis.hazard_maps.catalog import (
    FEATURES,
    RASTER,
    FeatureType,
    MapCatalog,
    MapLayer,
    MapStyle,
)
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.ui.hazard_maps.picker import MapPicker

WIND = MapLayer(
    "haz:wind_100",
    "Wind gusts, 100 years",
    FEATURES,
    "Highest gust of three seconds in 100 years, in km/h.\nModel of 2025.",
    ("Hazard", "Wind"),
    (MapStyle("classes", "Classes"), MapStyle("ramp", "Color ramp")),
    (-10.2, 36.0, 26.0, 60.0),
    feature_type="haz:wind_100",
)
FLOOD = MapLayer(
    "flood",
    "Flood zones",
    RASTER,
    "Depth of water in 100 and 500 years.",
    ("Hazard", "Water"),
    extent=(-180.0, -90.0, 180.0, 90.0),
    min_scale=500_000.0,
    is_queryable=False,
)
WATER = MapLayer("water", "Water", abstract="All about water.", group=("Hazard",), is_group=True)
QUAKE = MapLayer("quake", group=("Hazard",), min_scale=1_000_000.0, max_scale=5_000.0)
ARABIC = MapLayer("مطر", "خريطة الأمطار 𝌆", group=("Hazard", "Water"))
STATIONS = FeatureType("stations", "Gauging stations", "Where water is measured.", (5.0, 47.0, 15.0, 55.0))
GUSTS = FeatureType("haz:wind_100", "Wind gusts (polygons)")
CATALOG = MapCatalog((WIND, WATER, FLOOD, ARABIC, QUAKE), (STATIONS, GUSTS))


class Picker(MapPicker):
    """With what it asked for."""

    def __init__(self):
        super().__init__()
        self.added: list[tuple[Chosen, ...]] = []
        self.legends: list[tuple[str, str]] = []
        self.add_wanted.connect(self.added.append)
        self.legend_wanted.connect(lambda *wanted: self.legends.append(wanted))
