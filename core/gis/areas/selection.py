"""The selection areas of a project, stored in an ordinary layer that QGIS's tools can edit."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Callable, Collection, Iterable, Optional, Sequence

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsGeometry,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QObject, QTimer, pyqtBoundSignal, pyqtSignal

from ...api.monitor import Monitor
from ...api.query import Area
from ...api.shapes import Shape
from ..layers.layer_tree import insert_layer
from . import selection_layer
from .area_names import Names, keep_numbers, last_numbers
from .geometry import area_square_meters, geometry_of, polygon_from_geometry, wgs84
from .selection_model import AreaReader, SelectionRow, StoredRows, circle_rows, named_apart, polygon_row


class SelectionAreas(QObject):
    """The areas of a project. A row of the layer is a polygon, which is one area, or a circle; the circles of
    one name and center are one area.

    Main thread only. The layer is created with the first area, and found again when the project is reopened.

    :param path_for: returns the path for a file name, in the folder of the project's results.
    """

    changed = pyqtSignal()
    """Areas were added, removed or edited; emitted once per turn of the event loop."""

    def __init__(
        self, project: QgsProject, path_for: Callable[[str], Path], parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._path_for = path_for
        self._reader = AreaReader()
        self._watched: Optional[QgsVectorLayer] = None
        self._named: Optional[list[SelectionRow]] = None
        self._announce = QTimer(self)
        self._announce.setSingleShot(True)
        self._announce.setInterval(0)
        self._announce.timeout.connect(self.changed)
        project.layersAdded.connect(self._look_for_layer)
        project.layersRemoved.connect(self._look_for_layer)
        self._look_for_layer()

    def close(self) -> None:
        """Disconnect from the project and the layer; for ``unload()``."""
        self._project.layersAdded.disconnect(self._look_for_layer)
        self._project.layersRemoved.disconnect(self._look_for_layer)
        for signal in _signals_of(self._watched):
            signal.disconnect(self._schedule)
        self._watched = None

    def layer(self) -> Optional[QgsVectorLayer]:
        """Return the layer, or None before the first area and after the analyst removed it."""
        return self._watched

    def add(self, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, name: str = "") -> int:
        """Add one area drawn in *crs* and return the id of its feature, negative while the layer is edited.

        :param name: "Area 1", "Area 2", ... if empty; a number is added to a name that is taken.
        :raises InvalidArea: if it can't be sent; nothing was added.
        :raises OSError: if the layer's file can't be written.
        """
        shape = polygon_from_geometry(geometry, crs, self._project.transformContext(), name)
        return self.add_rows([polygon_row(name, shape)])[0]

    def add_circles(self, centers: Sequence[tuple[str, float, float]], radiuses: Iterable[float]) -> int:
        """Add a circle for each center and radius and return how many are new.

        :param centers: name ("Center 1", ... if empty), longitude and latitude (EPSG:4326) of each.
        :param radiuses: in meters. A radius that a center of this name has already is omitted.
        :raises InvalidShape: for an invalid radius or position; nothing was added.
        :raises OSError: if the layer's file can't be written.
        """
        radii = tuple(radiuses)
        return len(
            self.add_rows([row for name, lon, lat in centers for row in circle_rows(name, (lon, lat), radii)])
        )

    def add_rows(self, rows: Iterable[SelectionRow]) -> list[int]:
        """Add rows made in any thread and return their fids, negative while the layer is edited.

        Raises OSError if the layer's file can't be written.
        """
        names = self._names()
        rows = named_apart(rows, self._rows_without_shapes(), names)
        if not rows:
            return []
        layer = self._watched or self._create()
        keep_numbers(self._project, names.last)
        stored = selection_layer.add_rows(layer, rows)
        for row in rows:
            self._reader.remember(row)
        return [feature.id() for feature in stored]

    def areas(self) -> tuple[Area, ...]:
        """Return the areas, with unsaved edits, each with a name of its own.

        The circles of one name and center are one area, their radii ascending; a circle whose geometry was
        edited is sent as that polygon.

        :raises InvalidArea: for the first area that can't be sent, with its name.
        """
        return self._reader.areas(self._stored())

    def snapshot(self) -> Callable[..., tuple[Area, ...]]:
        """Return a function that returns the :meth:`areas` of this moment in any thread.

        It takes a Monitor, optional, and raises Cancelled if that is cancelled. Its result is cached.
        """
        return partial(self._reader.areas, self._stored())

    def shapes(self) -> Callable[..., Optional[dict[str, Optional[Shape]]]]:
        """Return a function that reads the layer in any thread: names and ids -> shapes by name and id.

        It takes a Monitor, optional, and raises Cancelled if that is cancelled. The shape of an area that
        can't be sent is None; without a layer the function returns None.
        """
        source = QgsVectorLayerFeatureSource(self._watched) if self._watched is not None else None
        return partial(_read_shapes, self._reader, source, self._project.transformContext())

    def radii_by_name(self) -> dict[str, tuple[float, ...]]:
        """Return the areas' names in their order, with radii in meters, ascending; none for a polygon."""
        found: dict[str, set[float]] = {}
        for row in self._rows_without_shapes():
            radii = found.setdefault(row.name, set())
            if row.radius is not None:
                radii.add(row.radius)
        return {name: tuple(sorted(radii)) for name, radii in found.items()}

    def count(self) -> int:
        """Return how many areas there are, with unsaved edits: the circles of a center are one."""
        rows = self._rows_without_shapes()
        centers = {(row.name, row.center) for row in rows if row.center is not None}
        return len(centers) + sum(row.center is None for row in rows)

    def radii(self) -> tuple[float, ...]:
        """Return the distinct radii of all circles in meters, ascending."""
        return tuple(sorted({radius for radii in self.radii_by_name().values() for radius in radii}))

    def is_empty(self) -> bool:
        """Return True if there are no areas."""
        return self._watched is None or self._watched.featureCount() == 0

    def joined(self) -> Callable[[], Optional[SelectionRow]]:
        """Return a function that returns the row that covers all areas, in any thread.

        It returns None for fewer than two rows, and raises InvalidArea for an area that can't be sent.
        """
        return partial(self._reader.joined, self._stored())

    def replace(self, rows: Sequence[SelectionRow]) -> list[QgsFeature]:
        """Replace all rows by *rows* and return the features that were removed. Raises OSError."""
        before = self.clear()
        self.add_rows(rows)
        return before

    def repair(self, name: str) -> bool:
        """Repair the geometry of the area with the *name* of an InvalidArea; return False if there is none.

        :raises InvalidArea: if nothing is left of it; it is not changed.
        :raises OSError: if the layer's file can't be written.
        """
        stored = self._stored()
        found = next((area for area in self._reader.grouped(stored) if area.name == name), None)
        if found is None or self._watched is None:
            return False
        broken = found.rows[0]
        repaired = _polygons_of(broken.geometry.makeValid())
        shape = polygon_from_geometry(repaired, stored.crs, stored.context, name)
        selection_layer.set_geometry(self._watched, broken.fid, geometry_of(shape))
        return True

    def clear(self) -> list[QgsFeature]:
        """Remove all areas and return their features; the layer stays.

        Raises OSError if its file can't be written.
        """
        layer = self._watched
        if layer is None:
            return []
        keep_numbers(self._project, self._names().last)
        rows = list(layer.getFeatures())
        selection_layer.delete_rows(layer, [row.id() for row in rows])
        return rows

    def remove(self, fids: Sequence[int]) -> None:
        """Remove the rows with these fids; raises OSError if the layer's file can't be written."""
        if self._watched is not None:
            keep_numbers(self._project, self._names().last)
            selection_layer.delete_rows(self._watched, list(fids))

    def remove_named(self, names: Collection[str]) -> list[QgsFeature]:
        """Remove the areas of these names and return the features of all that there were.

        Raises OSError if the layer's file can't be written.
        """
        before = list(self._watched.getFeatures()) if self._watched is not None else []
        self.remove([row.fid for row in self._rows_without_shapes() if row.name in names])
        return before

    def sizes(self) -> Callable[[Monitor], dict[str, float]]:
        """Return a function that measures the polygons in any thread: square meters by name.

        It raises Cancelled if its Monitor is cancelled.
        """
        source = QgsVectorLayerFeatureSource(self._watched) if self._watched is not None else None
        return partial(_measure, source, self._project.transformContext())

    def shape_of(self, name: str) -> QgsGeometry:
        """Return the combined shapes of the area of this name, in EPSG:4326; empty if there is none."""
        stored = self._stored()
        shape = QgsGeometry.collectGeometry([row.geometry for row in stored.rows if row.name == name])
        if not shape.isNull():
            shape.transform(QgsCoordinateTransform(stored.crs, wgs84(), stored.context))
        return shape

    def restore(self, rows: Sequence[QgsFeature]) -> None:
        """Replace all rows by those that :meth:`clear` or :meth:`replace` returned; raises OSError."""
        layer = self._watched or self._create()
        self.clear()
        selection_layer.add_features(layer, [_fitting(row, layer) for row in rows])

    def _names(self) -> Names:
        names = [row.name for row in self._rows_without_shapes()]
        return Names(names, last_numbers(self._project, names))

    def _stored(self) -> StoredRows:
        context = self._project.transformContext()
        if self._watched is None:
            return StoredRows((), wgs84(), context)
        return StoredRows(selection_layer.rows_in(self._watched), self._watched.crs(), context)

    def _rows_without_shapes(self) -> list[SelectionRow]:
        """Return the rows with empty geometries, read once after each change: the docks need them often."""
        if self._watched is None:
            return []
        if self._named is None:
            self._named = selection_layer.rows_in(self._watched, with_shapes=False)
        return self._named

    def _create(self) -> QgsVectorLayer:
        # On the main thread: the GeoPackage is empty, and its layer has to be created here anyway.
        path = self._path_for(f"{selection_layer.ROLE}.gpkg")
        layer = selection_layer.make_layer(path, self._project.transformContext())
        insert_layer(self._project, layer)
        return layer

    def _look_for_layer(self, *_: object) -> None:
        found = next(filter(selection_layer.is_selection_areas, self._project.mapLayers().values()), None)
        if found is self._watched:
            return
        # A layer that is removed from the project is deleted with its connections.
        self._watched = found
        for signal in _signals_of(found):
            signal.connect(self._schedule)
        self._schedule()

    def _schedule(self, *_: object) -> None:
        self._named = None
        self._announce.start()


def _read_shapes(
    reader: AreaReader,
    source: Optional[QgsVectorLayerFeatureSource],
    context: QgsCoordinateTransformContext,
    wanted: Collection[str],
    monitor: Optional[Monitor] = None,
) -> Optional[dict[str, Optional[Shape]]]:
    if source is None:
        return None
    return reader.shapes(StoredRows(selection_layer.rows_in(source), source.crs(), context), wanted, monitor)


def _measure(
    source: Optional[QgsVectorLayerFeatureSource],
    context: QgsCoordinateTransformContext,
    monitor: Monitor,
) -> dict[str, float]:
    sizes: dict[str, float] = {}
    for row in selection_layer.rows_in(source) if source is not None else ():
        monitor.stop_if_cancelled()
        if row.center is None:
            size = area_square_meters(row.geometry, source.crs(), context)
            sizes[row.name] = sizes.get(row.name, 0.0) + size
    return sizes


def _signals_of(layer: Optional[QgsVectorLayer]) -> Sequence[pyqtBoundSignal]:
    """Return the signals of a change of the rows of *layer*, or of its filter."""
    if layer is None:
        return ()
    return (
        layer.featureAdded,
        layer.featuresDeleted,
        layer.geometryChanged,
        layer.attributeValueChanged,
        layer.afterRollBack,
        layer.dataChanged,
        layer.subsetStringChanged,
    )


def _polygons_of(geometry: QgsGeometry) -> QgsGeometry:
    """Return the polygons among the parts of *geometry*: makeValid may leave lines and points, too."""
    polygon = QgsWkbTypes.GeometryType.PolygonGeometry
    return QgsGeometry.unaryUnion(
        [part for part in geometry.asGeometryCollection() if part.type() == polygon]
    )


def _fitting(row: QgsFeature, layer: QgsVectorLayer) -> QgsFeature:
    """Return *row* as a new feature of *layer*, which may differ from its original layer."""
    feature = QgsFeature(layer.fields())
    feature.setGeometry(row.geometry())
    for field in row.fields():
        if field.name() != "fid" and layer.fields().lookupField(field.name()) >= 0:
            feature[field.name()] = row[field.name()]
    return feature
