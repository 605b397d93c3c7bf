"""The ordinary layer "Selection areas": what was drawn, to be edited with QGIS's tools and asked again."""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Optional

from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFillSymbol,
    QgsGeometry,
    QgsMapLayer,
    QgsPalLayerSettings,
    QgsProject,
    QgsSingleSymbolRenderer,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorFileWriter,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
    QgsVectorLayerUtils,
)
from qgis.PyQt.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QColor

from ..api.query import Area
from ..api.shapes import Polygon
from .areas import geometry_of, polygon_from_geometry
from .layers import insert_layer

translate = QCoreApplication.translate

ROLE_PROPERTY = "geoportfolio/role"
ROLE = "selection_areas"
POLYGON = "polygon"

SCHEMA = "MultiPolygon?crs=EPSG:4326&field=name:string(200)&field=kind:string(20)&field=radius:double"

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


class SelectionAreas(QObject):
    """The areas of a project; each row of the layer is one area that is asked on its own.

    Lives on the main thread. The layer is made with the first area and found again in a reopened project.

    :param path_for: the path for a file of the given name, in the folder of the project's results.
    """

    changed = pyqtSignal()
    """Areas came, went or were edited, by us or by hand; once a turn of the event loop."""

    def __init__(
        self, project: QgsProject, path_for: Callable[[str], Path], parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._path_for = path_for
        self._watched: Optional[QgsVectorLayer] = None
        self._announce = QTimer(self)
        self._announce.setSingleShot(True)
        self._announce.setInterval(0)
        self._announce.timeout.connect(self.changed)
        project.layersAdded.connect(self._look_for_layer)
        project.layersRemoved.connect(self._look_for_layer)
        self._look_for_layer()

    def layer(self) -> Optional[QgsVectorLayer]:
        """The layer, or None before the first area and after the analyst removed it."""
        return self._watched

    def add(
        self,
        geometry: QgsGeometry,
        crs: QgsCoordinateReferenceSystem,
        name: str = "",
        kind: str = POLYGON,
    ) -> int:
        """Add one area drawn in *crs*; returns the id of its feature, negative while the layer is edited.

        :param name: "Area 1", "Area 2", ... when empty; a number is added to a name that is taken.
        :raises InvalidArea: when it can't be asked; nothing was added.
        :raises OSError: when the layer's file can't be written.
        """
        shape = polygon_from_geometry(geometry, crs, self._project.transformContext(), name)
        return self._insert([(name, kind, shape)])[0]

    def add_selected_features(self, layer: QgsVectorLayer) -> int:
        """Add the selected features of any polygon *layer* under their display names; returns how many.

        :raises InvalidArea: naming the feature that can't be asked; nothing was added.
        :raises OSError: when the layer's file can't be written.
        """
        context = self._project.transformContext()
        rows = []
        for feature in sorted(layer.getSelectedFeatures(), key=QgsFeature.id):
            name = QgsVectorLayerUtils.getFeatureDisplayString(layer, feature)
            shape = polygon_from_geometry(feature.geometry(), layer.crs(), context, name)
            rows.append((name, POLYGON, shape))
        if rows:
            self._insert(rows)
        return len(rows)

    def areas(self) -> tuple[Area, ...]:
        """The areas as they stand, unsaved edits included, each under a name of its own.

        :raises InvalidArea: naming the first one that can't be asked.
        """
        context = self._project.transformContext()
        areas: list[Area] = []
        for feature in self._features():
            name = _unique(_text(feature["name"]), [area.name for area in areas])
            areas.append(
                Area(name, polygon_from_geometry(feature.geometry(), self._watched.crs(), context, name))
            )
        return tuple(areas)

    def names(self) -> list[str]:
        """The names of the areas in the order they were added."""
        return [_text(feature["name"]) for feature in self._features()]

    def count(self) -> int:
        """How many areas there are, unsaved edits included."""
        return int(self._watched.featureCount()) if self._watched else 0

    def is_empty(self) -> bool:
        """Whether there is nothing to ask."""
        return self.count() == 0

    def clear(self) -> None:
        """Remove all areas; the layer stays. Raises OSError when its file can't be written."""
        layer = self._watched
        if layer is None:
            return
        fids = [feature.id() for feature in self._features()]
        if layer.isEditable():
            layer.beginEditCommand(translate("GeoPortfolio", "Clear selection areas"))
            done = layer.deleteFeatures(fids)
            layer.endEditCommand()
        else:
            done = layer.dataProvider().deleteFeatures(fids)
            _refresh(layer)
        _check(done, layer)

    def _features(self) -> list[QgsFeature]:
        """In the order they were added; rows that are not saved yet count down from -1."""
        found = self._watched.getFeatures() if self._watched else ()
        return sorted(found, key=lambda feature: (feature.id() < 0, abs(feature.id())))

    def _insert(self, rows: list[tuple[str, str, Polygon]]) -> list[int]:
        layer = self._watched or self._create()
        names = [_text(feature["name"]) for feature in layer.getFeatures()]
        features = []
        for name, kind, shape in rows:
            names.append(_unique(name, names))
            feature = QgsFeature(layer.fields())
            feature.setGeometry(geometry_of(shape))
            feature["name"], feature["kind"] = names[-1], kind
            features.append(feature)
        if layer.isEditable():
            layer.beginEditCommand(translate("GeoPortfolio", "Add selection areas"))
            done = layer.addFeatures(features)
            layer.endEditCommand()
        else:
            # Of the provider, the ids are in the features that come back.
            done, features = layer.dataProvider().addFeatures(features)
            _refresh(layer)
        _check(done, layer)
        return [feature.id() for feature in features]

    def _create(self) -> QgsVectorLayer:
        # On the main thread: an empty GeoPackage, once a project, whose layer must live here anyway.
        path = _free(self._path_for(f"{ROLE}.gpkg"))
        path.parent.mkdir(parents=True, exist_ok=True)
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName = "GPKG"
        options.layerName = ROLE
        empty = QgsVectorLayer(SCHEMA, ROLE, "memory")
        written = QgsVectorFileWriter.writeAsVectorFormatV3(
            empty, str(path), self._project.transformContext(), options
        )
        if written[0] != QgsVectorFileWriter.WriterError.NoError:
            raise OSError(written[1])
        layer = QgsVectorLayer(
            f"{path}|layername={ROLE}", translate("GeoPortfolio", "Selection areas"), "ogr"
        )
        layer.setCustomProperty(ROLE_PROPERTY, ROLE)
        _style(layer)
        insert_layer(self._project, layer)
        return layer

    def _look_for_layer(self, *_: object) -> None:
        found = next(filter(_is_selection_areas, self._project.mapLayers().values()), None)
        if found is self._watched:
            return
        # The one watched before is deleted with its connections when it leaves the project.
        self._watched = found
        if found is not None:
            for signal in (
                found.featureAdded,
                found.featuresDeleted,
                found.geometryChanged,
                found.attributeValueChanged,
                found.afterRollBack,
                found.dataChanged,
            ):
                signal.connect(self._schedule)
        self._schedule()

    def _schedule(self, *_: object) -> None:
        self._announce.start()


def _is_selection_areas(layer: QgsMapLayer) -> bool:
    return layer.customProperty(ROLE_PROPERTY) == ROLE and layer.isValid()


def _check(done: bool, layer: QgsVectorLayer) -> None:
    if not done:
        raise OSError("; ".join(layer.dataProvider().errors()) or layer.source())


def _refresh(layer: QgsVectorLayer) -> None:
    # What the provider is told directly, the layer does not notice by itself.
    layer.updateExtents()
    layer.dataChanged.emit()
    layer.triggerRepaint()


def _text(value: object) -> str:
    return "" if value is None or value == NULL else str(value)


def _unique(name: str, taken: list[str]) -> str:
    if name and name not in taken:
        return name
    pattern = f"{name} ({{number}})" if name else translate("GeoPortfolio", "Area {number}")
    number = 2 if name else 1
    while pattern.replace("{number}", str(number)) in taken:
        number += 1
    return pattern.replace("{number}", str(number))


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
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.8)
    letters = QgsTextFormat()
    letters.setSize(8)
    letters.setColor(QColor(20, 60, 95))
    letters.setBuffer(halo)
    labels = QgsPalLayerSettings()
    labels.fieldName = "name"
    labels.setFormat(letters)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(labels))
    layer.setLabelsEnabled(True)
