"""The layer *Selection areas*: its file, its fields and its looks. Main thread only."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable, Sequence, Union

from qgis.core import (
    QgsCoordinateTransformContext,
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsFeature,
    QgsFeatureRequest,
    QgsField,
    QgsFillSymbol,
    QgsGeometry,
    QgsMapLayer,
    QgsPalLayerSettings,
    QgsRuleBasedLabeling,
    QgsSingleSymbolRenderer,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
)
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QColor

from . import provenance
from .compat import FieldType
from .selection_rows import CIRCLE, Row, Seen

translate = QCoreApplication.translate

ROLE_PROPERTY = "geoportfolio/role"
ROLE = "selection_areas"

SCHEMA = (
    "MultiPolygon?crs=EPSG:4326&field=name:string(200)&field=kind:string(20)"
    "&field=radius:double&field=longitude:double&field=latitude:double&field=area_id:string(36)"
)
ID_FIELD = "area_id"
CENTER_FIELDS = ("longitude", "latitude")
_LATER = {**dict.fromkeys(CENTER_FIELDS, FieldType.REAL), ID_FIELD: FieldType.TEXT}
"""Fields that a layer of an older version lacks."""
_READ = ("name", "kind", ID_FIELD, *CENTER_FIELDS, "radius")
_NEW_ID = "uuid('Id128')"
"""For what is drawn with QGIS's own tools."""

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
"""A dark outline in a light halo reads on any background, light, dark or a street map."""

CIRCLE_LABEL = (
    '"name" || \', \' || if("radius" >= 1000, '
    'format_number("radius" / 1000, if("radius" % 1000 = 0, 0, 2)) || \' km\', '
    "format_number(\"radius\", 0) || ' m')"
)
"""Written along each circle, so that those around one centre are told apart."""


def is_selection_areas(layer: QgsMapLayer) -> bool:
    """Whether *layer* is the one of a project, with its file at hand."""
    return layer.customProperty(ROLE_PROPERTY) == ROLE and layer.isValid() and provenance.fits(layer)


def make_layer(path: Path, context: QgsCoordinateTransformContext) -> QgsVectorLayer:
    """An empty layer in a GeoPackage at *path*, or beside it where that is taken; raises OSError."""
    path = _free(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"
    options.layerName = ROLE
    empty = QgsVectorLayer(SCHEMA, ROLE, "memory")
    written = QgsVectorFileWriter.writeAsVectorFormatV3(empty, str(path), context, options)
    if written[0] != QgsVectorFileWriter.WriterError.NoError:
        raise OSError(written[1])
    layer = QgsVectorLayer(f"{path}|layername={ROLE}", translate("GeoPortfolio", "Selection areas"), "ogr")
    layer.setCustomProperty(ROLE_PROPERTY, ROLE)
    provenance.stamp(layer)
    _style(layer)
    _give_ids(layer)
    return layer


def add_rows(layer: QgsVectorLayer, rows: Iterable[Row]) -> list[QgsFeature]:
    """Add *rows* under the names that they have; returns them as stored.

    While the layer is edited, they are an edit that can be undone. Raises OSError.
    """
    features = []
    for row in rows:
        feature = QgsFeature(layer.fields())
        feature.setGeometry(row.geometry)
        feature["name"], feature["kind"], feature[ID_FIELD] = row.name, row.kind, row.id
        if row.center is not None:
            _set_circle(feature, row)
        features.append(feature)
    return add_features(layer, features)


def add_features(layer: QgsVectorLayer, features: list[QgsFeature]) -> list[QgsFeature]:
    """Add *features* with the layer's own fields; returns them with their ids. Raises OSError."""
    if layer.isEditable():
        layer.beginEditCommand(translate("GeoPortfolio", "Add selection areas"))
        # One by one: each then has the id that it got.
        done = all(layer.addFeature(feature) for feature in features)
        layer.endEditCommand()
    else:
        # Of the provider, the ids are in the features that come back.
        done, features = layer.dataProvider().addFeatures(features)
        _refresh(layer)
    _check(done, layer)
    return features


def delete_rows(layer: QgsVectorLayer, fids: list[int]) -> None:
    """Remove rows; raises OSError when the layer's file can't be written."""
    if layer.isEditable():
        layer.beginEditCommand(translate("GeoPortfolio", "Clear selection areas"))
        done = layer.deleteFeatures(fids)
        layer.endEditCommand()
    else:
        done = layer.dataProvider().deleteFeatures(fids)
        _refresh(layer)
    _check(done, layer)


def set_geometry(layer: QgsVectorLayer, fid: int, geometry: QgsGeometry) -> None:
    """Give a row another shape; raises OSError when the layer's file can't be written."""
    if layer.isEditable():
        layer.beginEditCommand(translate("GeoPortfolio", "Repair area"))
        done = layer.changeGeometry(fid, geometry)
        layer.endEditCommand()
    else:
        done = layer.dataProvider().changeGeometryValues({fid: geometry})
        _refresh(layer)
    _check(done, layer)


def bring_up_to_date(layer: QgsVectorLayer) -> None:
    """Give a layer of an older version the fields that it lacks; raises OSError."""
    missing = [name for name in _LATER if layer.fields().lookupField(name) < 0]
    if not missing:
        return
    done = layer.dataProvider().addAttributes([QgsField(name, _LATER[name]) for name in missing])
    layer.updateFields()
    _check(done, layer)
    _give_ids(layer)


def _give_ids(layer: QgsVectorLayer) -> None:
    """Have QGIS give an id to what its own tools add, and show it nowhere."""
    index = layer.fields().lookupField(ID_FIELD)
    layer.setDefaultValueDefinition(index, QgsDefaultValue(_NEW_ID))
    layer.setEditorWidgetSetup(index, QgsEditorWidgetSetup("Hidden", {}))


def rows_in(
    layer: Union[QgsVectorLayer, QgsVectorLayerFeatureSource], with_shapes: bool = True
) -> list[Seen]:
    """In the order they were added; rows that are not saved yet count down from -1.

    :param layer: or a source of its features, which may be read in any thread.
    :param with_shapes: False leaves the geometries empty, which is quick.
    """
    request = QgsFeatureRequest()
    if not with_shapes:
        request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
    places = [layer.fields().lookupField(name) for name in _READ]
    rows = [_seen(feature, places) for feature in layer.getFeatures(request)]
    return sorted(rows, key=lambda row: (row.fid < 0, abs(row.fid)))


def _set_circle(feature: QgsFeature, row: Row) -> None:
    feature["radius"] = row.radius
    feature["longitude"], feature["latitude"] = row.center


def _seen(feature: QgsFeature, places: Sequence[int]) -> Seen:
    """:param places: of the fields in ``_READ``; negative where the layer has none of that name."""
    values = feature.attributes()
    name, kind, own, *place = (values[index] if index >= 0 else None for index in places)
    called = str(name) if isinstance(name, (str, int, float)) else ""
    area_id = own if isinstance(own, str) else ""
    if kind != CIRCLE or not all(isinstance(value, (int, float)) for value in place):
        return Seen(feature.id(), called, feature.geometry(), id=area_id)
    lon, lat, radius = map(float, place)
    return Seen(feature.id(), called, feature.geometry(), (lon, lat), radius, area_id)


def _check(done: bool, layer: QgsVectorLayer) -> None:
    if not done:
        raise OSError("; ".join(layer.dataProvider().errors()) or layer.source())


def _refresh(layer: QgsVectorLayer) -> None:
    # What the provider is told directly, the layer does not notice by itself.
    layer.updateExtents()
    layer.dataChanged.emit()
    layer.triggerRepaint()


def _free(path: Path) -> Path:
    """*path*, or with the first number that makes it new: projects may share a folder, never a file."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}_{number}{path.suffix}")
    return free


def _style(layer: QgsVectorLayer) -> None:
    symbol = QgsFillSymbol.createSimple(HALO)
    symbol.appendSymbolLayer(QgsFillSymbol.createSimple(LINE).takeSymbolLayer(0))
    layer.setRenderer(QgsSingleSymbolRenderer(symbol))
    rules = QgsRuleBasedLabeling.Rule(None)
    for label, which, placement in (
        ('"name"', '"kind" IS NULL OR "kind" <> \'circle\'', QgsPalLayerSettings.Placement.Horizontal),
        (CIRCLE_LABEL, "\"kind\" = 'circle'", QgsPalLayerSettings.Placement.PerimeterCurved),
    ):
        rule = QgsRuleBasedLabeling.Rule(_label(label, placement))
        rule.setFilterExpression(which)
        rules.appendChild(rule)
    layer.setLabeling(QgsRuleBasedLabeling(rules))
    layer.setLabelsEnabled(True)


def _label(expression: str, placement: QgsPalLayerSettings.Placement) -> QgsPalLayerSettings:
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.8)
    letters = QgsTextFormat()
    letters.setSize(8)
    letters.setColor(QColor(20, 60, 95))
    letters.setBuffer(halo)
    label = QgsPalLayerSettings()
    label.fieldName = expression
    label.isExpression = True
    label.placement = placement
    label.setFormat(letters)
    return label
