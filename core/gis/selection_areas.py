"""The ordinary layer "Selection areas": what was drawn, to be edited with QGIS's tools and asked again."""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Collection, Iterable, Optional, Sequence

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QObject, QTimer, pyqtBoundSignal, pyqtSignal

from ..api.monitor import Monitor
from ..api.query import Area
from ..api.shapes import Shape
from . import selection_layer
from .area_numbers import keep_numbers, last_numbers
from .areas import geometry_of, polygon_from_geometry
from .counting import counted
from .feature_areas import FeatureAreas, Gathered
from .layer_groups import insert_layer
from .selection_rows import Group, Reading, Row, Seen, circle_rows, named_apart, prepared

_NAMES_JOINED = 3


class SelectionAreas(QObject):
    """The areas of a project. A row of the layer is a polygon, asked on its own, or a circle; the circles of
    one name and centre are asked together.

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
        self._reading = Reading()
        self._watched: Optional[QgsVectorLayer] = None
        self._glance: Optional[list[Seen]] = None
        self._announce = QTimer(self)
        self._announce.setSingleShot(True)
        self._announce.setInterval(0)
        self._announce.timeout.connect(self.changed)
        project.layersAdded.connect(self._look_for_layer)
        project.layersRemoved.connect(self._look_for_layer)
        self._look_for_layer()

    def close(self) -> None:
        """Listen no more; for ``unload()``."""
        self._project.layersAdded.disconnect(self._look_for_layer)
        self._project.layersRemoved.disconnect(self._look_for_layer)
        for signal in _signals_of(self._watched):
            signal.disconnect(self._schedule)
        self._watched = None

    def layer(self) -> Optional[QgsVectorLayer]:
        """The layer, or None before the first area and after the analyst removed it."""
        return self._watched

    def add(self, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem, name: str = "") -> int:
        """Add one area drawn in *crs*; returns the id of its feature, negative while the layer is edited.

        :param name: "Area 1", "Area 2", ... when empty; a number is added to a name that is taken.
        :raises InvalidArea: when it can't be asked; nothing was added.
        :raises OSError: when the layer's file can't be written.
        """
        shape = polygon_from_geometry(geometry, crs, self._project.transformContext(), name)
        return self.add_rows([Row(name, shape)])[0]

    def add_circles(self, centers: Sequence[tuple[str, float, float]], radiuses: Iterable[float]) -> int:
        """Add a circle a centre and radius; returns how many there are new.

        :param centers: name ("Center 1", ... when empty), longitude and latitude (EPSG:4326) of each.
        :param radiuses: in meters. A radius that a centre of this name has already is left out.
        :raises InvalidShape: for a radius or a position that can't be asked; nothing was added.
        :raises OSError: when the layer's file can't be written.
        """
        radii = tuple(radiuses)
        return len(
            self.add_rows([row for name, lon, lat in centers for row in circle_rows(name, (lon, lat), radii)])
        )

    def add_features(
        self,
        layer: QgsVectorLayer,
        fids: Optional[Iterable[int]] = None,
        radiuses: Sequence[float] = (),
    ) -> Gathered:
        """Add features of any *layer* under their display names: polygons as they are, points as circles.

        :param fids: which, or None for all that the layer shows.
        :returns: what was added, and the faults of the features that were left out.
        :raises InvalidShape: for a radius that can't be asked.
        :raises OSError: when the layer's file can't be written.
        """
        gathered = FeatureAreas(layer, fids, self._project).gather(radiuses)
        self.add_rows(gathered.rows)
        return gathered

    def add_rows(self, rows: Iterable[Row]) -> list[int]:
        """Add rows made in any thread; returns their ids, negative while the layer is edited.

        Raises OSError when the layer's file can't be written.
        """
        numbers = self._last_numbers()
        rows = named_apart(rows, self._named(), numbers)
        if not rows:
            return []
        layer = self._watched or self._create()
        selection_layer.bring_up_to_date(layer)
        keep_numbers(self._project, numbers)
        stored = selection_layer.add_rows(layer, rows)
        for row in rows:
            self._reading.remember(row)
        return [feature.id() for feature in stored]

    def areas(self) -> tuple[Area, ...]:
        """The areas as they stand, unsaved edits included, each under a name of its own.

        The circles of one name and centre are one area, their radii ascending; a circle edited by hand is
        asked as the polygon that is seen.

        :raises InvalidArea: naming the first one that can't be asked.
        """
        if self._watched is None:
            return ()
        return self._reading.areas(self._rows(), self._watched.crs(), self._project.transformContext())

    def snapshot(self) -> Callable[..., tuple[Area, ...]]:
        """What :meth:`areas` gives, to be worked out in any thread; :meth:`areas` is quick afterwards.

        It may be given a Monitor, and raises Cancelled when that is cancelled.
        """
        if self._watched is None:
            return lambda _monitor=None: ()
        rows, crs, context = self._rows(), self._watched.crs(), self._project.transformContext()
        return lambda monitor=None: self._reading.areas(rows, crs, context, monitor)

    def shapes(self) -> Callable[..., Optional[dict[str, Optional[Shape]]]]:
        """To be called with names and ids, and maybe a Monitor, in any thread, which then reads the layer.

        It gives what is asked for the areas that have these, None for one that can't be asked, and raises
        Cancelled when the Monitor is cancelled. Without the layer it gives None.
        """
        if self._watched is None:
            return lambda _wanted, _monitor=None: None
        source, context = QgsVectorLayerFeatureSource(self._watched), self._project.transformContext()

        def read(wanted: Collection[str], monitor: Optional[Monitor] = None) -> dict[str, Optional[Shape]]:
            rows = selection_layer.rows_in(source)
            return self._reading.shapes(rows, source.crs(), context, wanted, monitor)

        return read

    def names(self) -> list[str]:
        """The different names of the areas in the order they were added."""
        return list(self.radii_by_name())

    def radii_by_name(self) -> dict[str, tuple[float, ...]]:
        """The radii of each area in meters, ascending; none for a polygon. In the order they were added."""
        found: dict[str, set[float]] = {}
        for row in self._named():
            radii = found.setdefault(row.name, set())
            if row.radius is not None:
                radii.add(row.radius)
        return {name: tuple(sorted(radii)) for name, radii in found.items()}

    def count(self) -> int:
        """How many areas are asked, unsaved edits included: the circles around a centre are one."""
        rows = self._named()
        centers = {(row.name, row.center) for row in rows if row.center is not None}
        return len(centers) + sum(row.center is None for row in rows)

    def radii(self) -> tuple[float, ...]:
        """The different radii of all circles in meters, the smallest first."""
        return tuple(sorted({radius for radii in self.radii_by_name().values() for radius in radii}))

    def is_empty(self) -> bool:
        """Whether there is nothing to ask."""
        return self._watched is None or self._watched.featureCount() == 0

    def merge(self) -> list[QgsFeature]:
        """Join all areas into one, which covers what any of them did; returns the rows that were joined.

        :raises InvalidArea: naming an area that can't be asked; nothing was changed.
        :raises OSError: when the layer's file can't be written.
        """
        joined = self.joined()()
        return self.replace([joined]) if joined else []

    def joined(self) -> Callable[[], Optional[Row]]:
        """The one area that covers what any of those does, to be worked out in any thread.

        It is None where there is nothing to join, and raises InvalidArea naming an area that can't be asked.
        """
        if self._watched is None:
            return lambda: None
        rows, crs, context = self._rows(), self._watched.crs(), self._project.transformContext()

        def join() -> Optional[Row]:
            areas = self._reading.areas(rows, crs, context)
            if len(rows) < 2:
                return None
            name = " + ".join(area.name for area in areas)
            if len(areas) > _NAMES_JOINED:
                name = counted(len(areas), "1 area joined", "{count} areas joined")
            union = QgsGeometry.unaryUnion([row.geometry for row in rows])
            return prepared([Row(name, polygon_from_geometry(union, crs, context, name))])[0]

        return join

    def replace(self, rows: Sequence[Row]) -> list[QgsFeature]:
        """Have *rows* and no others; returns those that were there. Raises OSError."""
        before = self.clear()
        self.add_rows(rows)
        return before

    def repair(self, name: str) -> bool:
        """Mend the shape of the area that an error of :meth:`areas` named; False when there is none.

        :raises InvalidArea: when nothing is left of it; it stays as it is.
        :raises OSError: when the layer's file can't be written.
        """
        group = next((group for group in self._groups() if group.name == name), None)
        if group is None:
            return False
        layer, broken = self._watched, group.rows[0]
        mended = _polygons_of(broken.geometry.makeValid())
        shape = polygon_from_geometry(mended, layer.crs(), self._project.transformContext(), name)
        selection_layer.set_geometry(layer, broken.fid, geometry_of(shape))
        return True

    def clear(self) -> list[QgsFeature]:
        """Remove all areas and return their rows; the layer stays.

        Raises OSError when its file can't be written.
        """
        layer = self._watched
        if layer is None:
            return []
        keep_numbers(self._project, self._last_numbers())
        rows = list(layer.getFeatures())
        selection_layer.delete_rows(layer, [row.id() for row in rows])
        return rows

    def remove(self, fids: Sequence[int]) -> None:
        """Remove the rows of these ids; raises OSError when the layer's file can't be written."""
        if self._watched is not None:
            keep_numbers(self._project, self._last_numbers())
            selection_layer.delete_rows(self._watched, list(fids))

    def restore(self, rows: Sequence[QgsFeature]) -> None:
        """Have *rows* of :meth:`clear` or :meth:`merge` again, and no others; raises OSError."""
        layer = self._watched or self._create()
        self.clear()
        selection_layer.add_features(layer, [_fitting(row, layer) for row in rows])

    def _last_numbers(self) -> dict[str, int]:
        return last_numbers(self._project, (row.name for row in self._named()))

    def _rows(self) -> list[Seen]:
        return selection_layer.rows_in(self._watched) if self._watched else []

    def _named(self) -> list[Seen]:
        """The rows without their shapes, read once after each change: the docks ask for them often."""
        if self._watched is None:
            return []
        if self._glance is None:
            self._glance = selection_layer.rows_in(self._watched, with_shapes=False)
        return self._glance

    def _groups(self) -> list[Group]:
        return self._reading.groups(self._rows(), self._watched.crs()) if self._watched else []

    def _create(self) -> QgsVectorLayer:
        # On the main thread: an empty GeoPackage, once a project, whose layer must live here anyway.
        path = self._path_for(f"{selection_layer.ROLE}.gpkg")
        layer = selection_layer.make_layer(path, self._project.transformContext())
        insert_layer(self._project, layer)
        return layer

    def _look_for_layer(self, *_: object) -> None:
        found = next(filter(selection_layer.is_selection_areas, self._project.mapLayers().values()), None)
        if found is self._watched:
            return
        # The one watched before is deleted with its connections when it leaves the project.
        self._watched = found
        for signal in _signals_of(found):
            signal.connect(self._schedule)
        self._schedule()

    def _schedule(self, *_: object) -> None:
        self._glance = None
        self._announce.start()


def _signals_of(layer: Optional[QgsVectorLayer]) -> Sequence[pyqtBoundSignal]:
    """What *layer* tells when its rows, or those of them that are shown, have changed."""
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
    """The polygons among the parts of *geometry*; mending a shape may leave lines and points of it."""
    polygon = QgsWkbTypes.GeometryType.PolygonGeometry
    return QgsGeometry.unaryUnion(
        [part for part in geometry.asGeometryCollection() if part.type() == polygon]
    )


def _fitting(row: QgsFeature, layer: QgsVectorLayer) -> QgsFeature:
    """*row* as a new feature of *layer*, which may have been made anew."""
    feature = QgsFeature(layer.fields())
    feature.setGeometry(row.geometry())
    for field in row.fields():
        if field.name() != "fid" and layer.fields().lookupField(field.name()) >= 0:
            feature[field.name()] = row[field.name()]
    return feature
