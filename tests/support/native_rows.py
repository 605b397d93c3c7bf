"""The rows that QGIS's own providers ask, and what they show of them. Main thread."""

from __future__ import annotations

import json
from typing import Any, Callable, Mapping

from qgis.core import QgsFeature, QgsPointXY, QgsRaster, QgsRasterLayer, QgsRectangle, QgsVectorLayer

from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from tests.support.event_loop import pump_until

EXTENT = QgsRectangle(300_000, 6_200_000, 500_000, 6_400_000)
CENTER = QgsPointXY(400_000, 6_300_000)
MAP, FEATURES = Chosen(MapLayer("wind_bands")), Chosen(features=FeatureType("wind_bands"))
Shown = tuple[str, ...]


def described(layer: QgsRasterLayer) -> Shown:
    """What the service's capabilities say of the layer."""
    return (f"{layer.isValid()}, {layer.extent().toString(3)}, {layer.crs().authid()}",)


def drawn(layer: QgsRasterLayer) -> Shown:
    block = layer.dataProvider().block(1, EXTENT, 40, 20)
    pixels = bytes(block.data()) if block.isValid() else b""
    return (pixels.hex(),) if any(pixels) else ()


def identified(layer: QgsRasterLayer) -> Shown:
    found = layer.dataProvider().identify(CENTER, QgsRaster.IdentifyFormatText, EXTENT, 200, 200)
    texts = map(str, found.results().values() if found.isValid() else ())
    return tuple(text for text in texts if text)


def legend(layer: QgsRasterLayer) -> Shown:
    came: list[str] = []
    fetcher = layer.dataProvider().getLegendGraphicFetcher(None)
    fetcher.finish.connect(lambda image: came.append(_pixels(image)))
    fetcher.error.connect(lambda text: came.append(""))
    fetcher.start()
    pump_until(lambda: came)
    return tuple(text for text in came[:1] if text)


def _pixels(image: Any) -> str:
    if image.isNull():
        return ""
    return (
        f"{image.width()} x {image.height()}: " + bytes(image.constBits().asarray(image.sizeInBytes())).hex()
    )


def features(layer: QgsVectorLayer) -> Shown:
    """All of them: QGIS 3.22 may freeze or die where one stops to read while they are downloaded."""
    return tuple(sorted(map(_text_of, layer.getFeatures())))


def _text_of(feature: QgsFeature) -> str:
    return json.dumps([feature.geometry().asWkt(5), *map(str, feature.attributes())])


NATIVE: Mapping[str, tuple[Chosen, Callable[[Any], Shown]]] = {
    "wms_capabilities": (MAP, described),
    "wms_map": (MAP, drawn),
    "wms_feature_info": (MAP, identified),
    "wms_legend": (MAP, legend),
    "wfs_feature": (FEATURES, features),
}
"""By row: what is added to the project for it, and what the layer shows then."""
