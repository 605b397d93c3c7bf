"""The layer *Selection areas*: its GeoPackage, fields, edits and style. Main thread only."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Iterable, Iterator, Sequence, Union

from qgis.core import (
    QgsCoordinateTransformContext,
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsFeature,
    QgsFeatureRequest,
    QgsFillSymbol,
    QgsGeometry,
    QgsMapLayer,
    QgsPalLayerSettings,
    QgsRuleBasedLabeling,
    QgsSingleSymbolRenderer,
    QgsTextFormat,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
)
from qgis.PyQt.QtGui import QColor

from ..files.file_names import free_path
from ..layers import identity
from ..styles.labels import label
from ..text.languages import tr
from .selection_model import CIRCLE, SelectionRow

ROLE_PROPERTY = "geoportfolio/role"
ROLE = "selection_areas"

SCHEMA = (
    "MultiPolygon?crs=EPSG:4326&field=name:string(200)&field=kind:string(20)"
    "&field=radius:double&field=longitude:double&field=latitude:double&field=area_id:string(36)"
)
ID_FIELD = "area_id"
_READ = ("name", "kind", ID_FIELD, "longitude", "latitude", "radius")
_NEW_ID = "uuid('Id128')"
"""The default id of a feature that is drawn with QGIS's own tools."""

HALO = {
    "style": "no",
    "outline_color": "255,255,255,200",
    "outline_width": "1.4",
    "joinstyle": "round",
}
LINE = {
    "color": "47,127,193,46",
    "outline_color": "31,95,150,255",
    "outline_width": "0.6",
    "joinstyle": "round",
}
"""A dark outline in a light halo, which is visible on any background, light, dark or a street map."""

CIRCLE_LABEL = (
    '"name" || \', \' || if("radius" >= 1000, '
    'format_number("radius" / 1000, if("radius" % 1000 = 0, 0, 2)) || \' km\', '
    "format_number(\"radius\", 0) || ' m')"
)
"""Written along each circle, to distinguish those of one center."""


def is_selection_areas(layer: QgsMapLayer) -> bool:
    """Return True if *layer* is the layer of selection areas of its project and its file exists."""
    return layer.customProperty(ROLE_PROPERTY) == ROLE and layer.isValid() and identity.fits(layer)


def make_layer(path: Path, context: QgsCoordinateTransformContext) -> QgsVectorLayer:
    """Create an empty layer in a new GeoPackage at *path*, or beside it if it exists; raises OSError."""
    # Projects may share a folder, but not a file.
    path = free_path(path.parent, path.stem, path.suffix, "_{}")
    path.parent.mkdir(parents=True, exist_ok=True)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"
    options.layerName = ROLE
    empty = QgsVectorLayer(SCHEMA, ROLE, "memory")
    written = QgsVectorFileWriter.writeAsVectorFormatV3(empty, str(path), context, options)
    if written[0] != QgsVectorFileWriter.WriterError.NoError:
        raise OSError(written[1])
    layer = QgsVectorLayer(f"{path}|layername={ROLE}", tr("Selection areas"), "ogr")
    layer.setCustomProperty(ROLE_PROPERTY, ROLE)
    identity.stamp(layer)
    _style(layer)
    index = layer.fields().lookupField(ID_FIELD)
    layer.setDefaultValueDefinition(index, QgsDefaultValue(_NEW_ID))
    layer.setEditorWidgetSetup(index, QgsEditorWidgetSetup("Hidden", {}))
    return layer


def add_rows(layer: QgsVectorLayer, rows: Iterable[SelectionRow]) -> list[QgsFeature]:
    """Add *rows* with their names and return the stored features. Raises as :func:`add_features`."""
    features = []
    for row in rows:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(row.geometry)
        feature["name"], feature["kind"], feature[ID_FIELD] = row.name, row.kind, row.id
        if row.center is not None:
            feature["longitude"], feature["latitude"] = row.center
            feature["radius"] = row.radius
        features.append(feature)
    return add_features(layer, features)


def add_features(layer: QgsVectorLayer, features: list[QgsFeature]) -> list[QgsFeature]:
    """Add *features* that have the layer's fields and return them with their ids, negative until saved.

    While the layer is edited, this is an edit that can be undone.

    :raises OSError: if the layer's file can't be written.
    """
    if not layer.isEditable():
        # The provider's features that are returned have their ids.
        done, features = layer.dataProvider().addFeatures(features)
        _finish(layer, done)
        return features
    with _edit(layer, tr("Add selection areas")):
        # One by one: only then each feature gets its id.
        done = all(layer.addFeature(feature) for feature in features)
    _check(layer, done)
    return features


def delete_rows(layer: QgsVectorLayer, fids: list[int]) -> None:
    """Delete rows; raises as :func:`add_features`."""
    if not layer.isEditable():
        _finish(layer, layer.dataProvider().deleteFeatures(fids))
        return
    with _edit(layer, tr("Clear selection areas")):
        done = layer.deleteFeatures(fids)
    _check(layer, done)


def set_geometry(layer: QgsVectorLayer, fid: int, geometry: QgsGeometry) -> None:
    """Replace the geometry of a row; raises as :func:`add_features`."""
    if not layer.isEditable():
        _finish(layer, layer.dataProvider().changeGeometryValues({fid: geometry}))
        return
    with _edit(layer, tr("Repair area")):
        done = layer.changeGeometry(fid, geometry)
    _check(layer, done)


def rows_in(
    layer: Union[QgsVectorLayer, QgsVectorLayerFeatureSource], with_shapes: bool = True
) -> list[SelectionRow]:
    """Return the rows in the order they were added; unsaved ones have fids -1, -2, ...

    :param layer: or a source of its features, which may be read in any thread.
    :param with_shapes: False leaves the geometries empty, which is fast.
    """
    request = QgsFeatureRequest()
    if not with_shapes:
        request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
    fields = [layer.fields().lookupField(name) for name in _READ]
    rows = [_row(feature, fields) for feature in layer.getFeatures(request)]
    return sorted(rows, key=lambda row: (row.fid < 0, abs(row.fid)))


def _row(feature: QgsFeature, fields: Sequence[int]) -> SelectionRow:
    """:param fields: indices of ``_READ``; negative for a field that the analyst deleted."""
    values = feature.attributes()
    name, kind, area_id, *circle = (values[index] if index >= 0 else None for index in fields)
    row = SelectionRow(
        name=str(name) if isinstance(name, (str, int, float)) else "",
        geometry=feature.geometry(),
        id=area_id if isinstance(area_id, str) else "",
        fid=feature.id(),
    )
    if kind != CIRCLE or not all(isinstance(value, (int, float)) for value in circle):
        return row
    lon, lat, radius = map(float, circle)
    return replace(row, center=(lon, lat), radius=radius)


@contextmanager
def _edit(layer: QgsVectorLayer, title: str) -> Iterator[None]:
    """Make the changes inside one command that can be undone."""
    layer.beginEditCommand(title)
    yield
    layer.endEditCommand()


def _finish(layer: QgsVectorLayer, done: bool) -> None:
    """Notify *layer* of a change of its provider, which it does not notice, and check it."""
    layer.updateExtents()
    layer.dataChanged.emit()
    layer.triggerRepaint()
    _check(layer, done)


def _check(layer: QgsVectorLayer, done: bool) -> None:
    if not done:
        raise OSError("; ".join(layer.dataProvider().errors()) or layer.source())


def _style(layer: QgsVectorLayer) -> None:
    symbol = QgsFillSymbol.createSimple(HALO)
    symbol.appendSymbolLayer(QgsFillSymbol.createSimple(LINE).takeSymbolLayer(0))
    layer.setRenderer(QgsSingleSymbolRenderer(symbol))
    rules = QgsRuleBasedLabeling.Rule(None)
    for expression, which, placement in (
        ('"name"', '"kind" IS NULL OR "kind" <> \'circle\'', QgsPalLayerSettings.Placement.Horizontal),
        (CIRCLE_LABEL, "\"kind\" = 'circle'", QgsPalLayerSettings.Placement.PerimeterCurved),
    ):
        rule = QgsRuleBasedLabeling.Rule(_label(expression, placement))
        rule.setFilterExpression(which)
        rules.appendChild(rule)
    layer.setLabeling(QgsRuleBasedLabeling(rules))
    layer.setLabelsEnabled(True)


def _label(expression: str, placement: QgsPalLayerSettings.Placement) -> QgsPalLayerSettings:
    letters = QgsTextFormat()
    letters.setSize(8)
    letters.setColor(QColor(20, 60, 95))
    settings = label(expression, letters)
    settings.placement = placement
    return settings
