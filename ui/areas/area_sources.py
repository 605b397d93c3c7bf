"""Areas from existing geometries: features of a layer, the map extent, pasted text."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, Sequence

from qgis.core import QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QApplication

from ...core.api import Monitor
from ...core.api.errors import ApiError, InvalidShape
from ...core.gis.areas.errors import fault_text
from ...core.gis.areas.from_features import USABLE, FeatureAreas
from ...core.gis.areas.gathered import Gathered
from ...core.gis.areas.pasted import Pasted, gather, looks_swapped, shapes_in
from ...core.gis.areas.selection_model import SelectionRow
from ...core.gis.projects.job_project import JobProject
from ...core.gis.text.error_messages import About
from ...core.gis.text.joining import listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, whole
from ..window.messages import Step
from .canvas import extent_in_degrees, is_speck, show_shape

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "areas"
AT_ONCE = 100
"""The most features that are read without a task."""
COORDINATES_AT_ONCE = 20_000
"""The most coordinates of these features."""
TEXT_AT_ONCE = 5_000
"""The most characters of pasted text that are read without a task."""
MANY = 500
"""The number of areas above which a confirmation is required, as each is a request."""
_FAULTS_SHOWN = 3


class AreaSources(QObject):
    """Adds existing geometries to *Selection areas*, in a task if there are many.

    :param radii: the radii in meters of circles around points.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: deque[Callable[[], None]] = deque()

    @property
    def _canvas(self) -> QgsMapCanvas:
        return self._window.iface.mapCanvas()

    def use_selected(self) -> None:
        """Add the selected features of the current layer: polygons unchanged, circles around points."""
        layer = self._layer()
        if layer is None or not layer.selectedFeatureCount():
            self._window.messages.hint(
                tr(
                    "Nothing is selected in a layer of polygons or points. Choose the layer in the Layers "
                    "panel, select features with QGIS's select tool, then try again."
                )
            )
            return
        if not self._are_areas_already(layer):
            chosen, count = layer.selectedFeatureIds(), layer.selectedFeatureCount()
            self.in_turn(partial(self._use_if_there, layer.id(), chosen, count))

    def use_layer(self) -> None:
        """Add all visible features of the current layer: polygons unchanged, circles around points."""
        layer = self._layer()
        if layer is None:
            self._window.messages.hint(
                tr(
                    "The current layer has no polygons or points. Choose one that has in the Layers panel, "
                    "then try again."
                )
            )
            return
        if self._are_areas_already(layer):
            return
        count = layer.featureCount()
        if count == 0:
            self._window.messages.hint(tr("{layer} has no features.").format(layer=layer.name()))
        elif count > MANY or count < 0:
            text, add_all = _many(layer.name(), count)
            use = partial(self._use_if_there, layer.id(), None, count)
            self._window.messages.hint(text, Step(add_all, partial(self.in_turn, use)))
        else:
            self.in_turn(partial(self._use_if_there, layer.id(), None, count))

    def use_extent(self) -> None:
        """Add the current map extent, including its rotation."""
        settings = self._canvas.mapSettings()
        corners = [QgsPointXY(corner) for corner in settings.visiblePolygon()]
        shown = QgsGeometry.fromPolygonXY([[*corners, corners[0]]])
        name = tr("Map extent")
        try:
            self._window.areas.add(shown, settings.destinationCrs(), name)
        except (InvalidShape, OSError) as error:
            self._window.messages.problem(error, About())
            return
        self._window.messages.done(tr("The map's extent was added as an area."))

    def paste(self, text: Optional[str] = None) -> None:
        """Add the shapes in *text*, or on the clipboard: WKT, GeoJSON, "latitude, longitude"."""
        pasted = QApplication.clipboard().text() if text is None else text
        self.in_turn(partial(self._paste, pasted, self._window.drawing.radii))

    def _paste(self, pasted: str, radii: tuple[float, ...]) -> None:
        origin = _pasted_text()

        def work(_monitor: Monitor) -> tuple[list[Pasted], Gathered]:
            shapes = shapes_in(pasted)
            return shapes, gather(shapes, radii, origin)

        self.in_background(len(pasted) > TEXT_AT_ONCE, tr("Read pasted geometry"), work, self._pasted)

    def in_turn(self, begin: Callable[[], None]) -> None:
        """Call *begin*, which may start :meth:`in_background`, after earlier calls have ended.

        So each starts with the areas of the previous one. It is not called in another project.
        """
        project = JobProject()
        if self._window.tasks.busy(LANE):
            self._waiting.append(lambda: begin() if project.is_open else None)
        else:
            begin()

    def _next(self) -> None:
        while self._waiting and not self._window.tasks.busy(LANE):
            self._waiting.popleft()()

    def _ending(self, callback: Callable[[Any], None], project: JobProject) -> Callable[[Any], None]:
        def end(value: Any) -> None:
            try:
                if project.is_open:
                    callback(value)
            finally:
                self._next()

        return end

    def in_background(
        self,
        long: bool,
        title: str,
        work: Callable[[Monitor], Any],
        then: Callable[[Any], None],
        on_error: Optional[Callable[[Exception], None]] = None,
    ) -> None:
        """Call *then* with the result of *work*, which runs in a task if it is *long*.

        :param on_error: called with an error, instead of showing it.
        """
        on_error = on_error or self._tell
        if long:
            project = JobProject()
            done, failed = self._ending(then, project), self._ending(on_error, project)
            self._window.tasks.start(title, work, done, failed, lane=LANE)
            return
        try:
            value = work(Monitor())
        except (ApiError, OSError) as error:
            on_error(error)
            return
        then(value)

    def _add(self, rows: Iterable[SelectionRow]) -> list[int]:
        """Add the *rows* and return their ids; none, with a message, if that failed."""
        try:
            return self._window.areas.add_rows(rows)
        except OSError as error:
            self._tell(error)
            return []

    def _tell(self, error: Exception) -> None:
        self._window.messages.problem(error, About())

    def _layer(self) -> Optional[QgsVectorLayer]:
        layer = self._window.iface.activeLayer()
        usable = isinstance(layer, QgsVectorLayer) and layer.isValid() and layer.geometryType() in USABLE
        return layer if usable else None

    def _are_areas_already(self, layer: QgsVectorLayer) -> bool:
        ours = layer is self._window.areas.layer()
        if ours:
            self._window.messages.hint(tr("This layer holds the selection areas. Choose another layer."))
        return ours

    def _use_if_there(self, layer_id: str, fids: Optional[list[int]], count: int) -> None:
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            self._use(layer, fids, count)

    def _use(self, layer: QgsVectorLayer, fids: Optional[list[int]], count: int) -> None:
        features, radii = FeatureAreas(layer, fids, QgsProject.instance()), self._window.drawing.radii
        few = 0 <= count <= AT_ONCE and features.coordinate_count() <= COORDINATES_AT_ONCE
        points = layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry
        circles = features.coordinate_count() * len(radii) if few and points else 0
        self.in_background(
            not few or circles > AT_ONCE,
            tr("Read the features of {layer}").format(layer=layer.name()),
            lambda monitor: features.gather(radii, monitor),
            self._gathered,
        )

    def _gathered(self, gathered: Gathered) -> None:
        for fault in gathered.faults:
            self._window.messages.log(fault)
        if not gathered.faults:
            self._add_gathered(gathered)
        elif gathered.total == 1:
            self._tell(gathered.faults[0])
        elif gathered.rows:
            text = counted(gathered.features, "Add the Other One", "Add the Other {count}")
            step = Step(text, partial(self._add_gathered, gathered))
            self._window.messages.hint(_faults_sentence(gathered), step)
        else:
            self._window.messages.hint(_faults_sentence(gathered))

    def _add_gathered(self, gathered: Gathered) -> None:
        if self._add(gathered.rows):
            self._window.messages.done(
                tr("Areas added from {layer}: {count}").format(
                    layer=gathered.origin, count=whole(gathered.features)
                ),
                zoom_step(self._canvas, [row.geometry for row in gathered.rows]),
            )

    def _pasted(self, found: tuple[list[Pasted], Gathered]) -> None:
        shapes, gathered = found
        around = extent_in_degrees(self._canvas)
        if any(shape.swapped for shape in shapes):
            self._window.messages.hint(
                tr(
                    "The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped "
                    "they are valid."
                ),
                Step(tr("Add Them Swapped"), partial(self._gathered, gathered)),
            )
        elif around is not None and all(looks_swapped(shape, around) for shape in shapes):
            self._add_or_swap(shapes, gathered)
        else:
            self._gathered(gathered)

    def _add_or_swap(self, shapes: list[Pasted], gathered: Gathered) -> None:
        """Add the shapes as written, and offer to swap the axes, which would place them on the visible
        map."""
        fids = self._add(gathered.rows)
        swapped = [shape.flipped() for shape in shapes]
        self._window.messages.hint(
            tr(
                "The pasted areas were added, but are outside the map. With latitude and longitude swapped "
                "they would be inside."
            ),
            Step(tr("Swap"), partial(self._swap, fids, swapped)),
        )

    def _swap(self, fids: list[int], swapped: list[Pasted]) -> None:
        try:
            self._window.areas.remove(fids)
        except OSError as error:
            self._tell(error)
            return
        self._gathered(gather(swapped, self._window.drawing.radii, _pasted_text()))


def zoom_step(canvas: QgsMapCanvas, shapes: Sequence[QgsGeometry]) -> Optional[Step]:
    """Return a step that zooms to *shapes* (EPSG:4326), at least one; None: they are large enough on the
    map."""
    if not is_speck(canvas, max(shapes, key=lambda shape: shape.boundingBox().height())):
        return None
    return Step(tr("Zoom"), lambda: show_shape(canvas, QgsGeometry.collectGeometry(shapes)))


def _pasted_text() -> str:
    return tr("pasted text")


def _faults_sentence(gathered: Gathered) -> str:
    shown = [fault_text(fault) for fault in gathered.faults[:_FAULTS_SHOWN]]
    if len(gathered.faults) > _FAULTS_SHOWN:
        more = len(gathered.faults) - _FAULTS_SHOWN
        shown.append(counted(more, "1 more, which the log names", "{count} more, which the log names"))
    return plural(
        gathered.total,
        "{bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.",
        "{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.",
    ).format(
        bad=whole(len(gathered.faults)),
        total=whole(gathered.total),
        origin=gathered.origin,
        faults=listed(shown),
    )


def _many(name: str, count: int) -> tuple[str, str]:
    """Return the message about the layer *name* with *count* features (-1: unknown), and its button."""
    if count < 0:
        text = tr(
            "{layer} does not state its number of features, each with its own request. This may take long."
        )
        return text.format(layer=name), tr("Add All")
    text = tr("{layer} has {count} features, each with its own request. This takes long.")
    add_all, number = tr("Add All {count}"), whole(count)
    return text.format(layer=name, count=number), add_all.format(count=number)
