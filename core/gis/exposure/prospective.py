"""Prospective risks as rows, and the layer in which they are saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Sequence

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsMarkerSymbol,
    QgsPointXY,
    QgsProject,
    QgsRendererCategory,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ...exposure.prospective_risk import AddedRisk, Portfolio
from ..areas.geometry import wgs84
from ..compat import FieldType
from ..files.own_files import check_entry
from ..layers.layer_tree import insert_layer, opened
from ..styles.labels import show_labels
from ..text.languages import tr
from .locations import Locations

FIELDS = {
    "risk": FieldType.LONG,
    "radius": FieldType.REAL,
    "value": FieldType.REAL,
    "before": FieldType.REAL,
    "after": FieldType.REAL,
    "locations": FieldType.INTEGER,
    "worst_before": FieldType.REAL,
    "worst_after": FieldType.REAL,
    "worst_lon": FieldType.REAL,
    "worst_lat": FieldType.REAL,
    "limit": FieldType.REAL,
    "headroom": FieldType.REAL,
    "breach": FieldType.INTEGER,
}
"""The fields of :func:`risk_rows`."""
UNCERTAIN = {"certain": FieldType.REAL, "possible": FieldType.REAL}
"""Additional fields if positions are uncertain."""
_KEPT = {
    "pin": FieldType.TEXT,
    "notes": FieldType.TEXT,
    "portfolio": FieldType.TEXT,
    "currency": FieldType.TEXT,
}
_OF_A_RISK = {name: kind for name, kind in {**FIELDS, **UNCERTAIN}.items() if name != "risk"}
_LAYER = "prospective_risks"
_SYMBOLS = {
    0: {"name": "circle", "color": "56,142,60,255", "outline_color": "255,255,255,255", "size": "3"},
    1: {"name": "triangle", "color": "198,40,40,255", "outline_color": "255,255,255,255", "size": "4"},
}
"""Symbols by breach of the limit; they also differ in shape."""


def risk_rows(
    risks: Locations,
    portfolio: Locations,
    radii: Sequence[float],
    limit: Optional[float],
    progress: Callable[[float], None],
) -> Iterator[tuple[tuple[float, float], tuple[Any, ...]]]:
    """Yield the position of a risk in degrees, and its values, for each risk and radius in meters.

    The values are feature id, radius, value, before, after, locations, worst before, worst after, longitude
    and latitude of that circle, limit, headroom, and 1 for a breach; with uncertain positions also the
    certain and possible sums before.

    :param limit: the limit for each radius; None: no limit.
    """
    known = portfolio_of(portfolio, None)
    places = risks.degrees().tolist()
    limits = [limit] * len(radii)
    for number, (place, value) in enumerate(zip(places, risks.values.tolist())):

        def within(_fraction: float, number: int = number) -> None:
            progress(number / len(places))

        for added in known.added(*place, value, radii, limits, within):
            yield tuple(place), (int(risks.ids[number]), *_values(added))


def portfolio_of(locations: Locations, among: Optional[np.ndarray]) -> Portfolio:
    """Return the portfolio of *locations*, or of those for which *among* (n) is true."""
    chosen = slice(None) if among is None else among
    off = locations.uncertainties
    degrees = locations.degrees()[chosen].T
    return Portfolio(*degrees, locations.values[chosen], None if off is None else off[chosen])


def append_risks(
    path: Path,
    rows: Sequence[tuple[tuple[float, float], tuple[str, str, str, str], AddedRisk]],
    transforms: QgsCoordinateTransformContext,
) -> Path:
    """Append prospective risks to the GeoPackage at *path*, which is created if it is missing.

    :param rows: position in degrees; pin, notes, portfolio and currency; the effect of the risk.
    :return: *path*.
    :raises OSError: when it can't be written.
    """
    check_entry(path, (".gpkg",), may_be_missing=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    fields = QgsFields()
    for name, kind in {**_KEPT, **_OF_A_RISK}.items():
        fields.append(QgsField(name, kind))
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", _LAYER
    actions = QgsVectorFileWriter.ActionOnExistingFile
    options.actionOnExistingFile = (
        actions.AppendToLayerNoNewFields if path.exists() else actions.CreateOrOverwriteFile
    )
    kind = QgsWkbTypes.Type.Point
    writer = QgsVectorFileWriter.create(str(path), fields, kind, wgs84(), transforms, options)
    for place, kept, added in rows:
        feature = QgsFeature(fields)
        values = [*kept, *_values(added)]
        feature.setAttributes([*values, *[None] * (fields.count() - len(values))])
        feature.setGeometry(point(*place))
        writer.addFeature(feature)
    error = writer.errorMessage() if writer.hasError() else ""
    del writer  # flushes the rest
    if error:
        raise OSError(error)
    return path


def add_risks(project: QgsProject, path: Path, title: str) -> QgsVectorLayer:
    """Add the layer of the GeoPackage at *path* to *project*, colored by breaches, with the pins as labels.

    :raises OSError: QGIS can't open the file.
    """
    layer = opened(path, _LAYER, title, project.transformContext())
    words = {0: tr("Within limit"), 1: tr("Limit breached")}
    categories = [
        QgsRendererCategory(breach, QgsMarkerSymbol.createSimple(symbol), words[breach])
        for breach, symbol in _SYMBOLS.items()
    ]
    layer.setRenderer(QgsCategorizedSymbolRenderer("breach", categories))
    show_labels(layer, '"pin"')
    insert_layer(project, layer)
    return layer


def _values(added: AddedRisk) -> tuple[Any, ...]:
    """Return the values of :data:`FIELDS` after the first one."""
    return (
        added.radius,
        added.added,
        added.before,
        added.after,
        added.locations,
        added.worst,
        added.worst_after,
        added.circle.lon,
        added.circle.lat,
        added.limit,
        added.headroom,
        int(added.is_breached),
        *((added.uncertain.certain, added.uncertain.possible) if added.uncertain is not None else ()),
    )


def point(lon: float, lat: float) -> QgsGeometry:
    """Return a point in EPSG:4326."""
    return QgsGeometry.fromPointXY(QgsPointXY(lon, lat))
