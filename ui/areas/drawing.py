"""Areas from the map: drawn polygons and circles, and existing geometries."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence
from urllib.parse import quote

from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsProject,
    QgsSettings,
)
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api import Area, Buffers
from ...core.api.errors import InvalidShape
from ...core.api.shapes import Position
from ...core.gis.areas.circles import circle
from ...core.gis.areas.errors import InvalidArea
from ...core.gis.areas.geometry import geometry_of
from ...core.gis.areas.selection_model import SelectionRow, circle_rows, rows_of
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import PRESETS, radii_text
from ...core.gis.text.numbers import counted, whole
from ..window.messages import Step
from .area_sources import AT_ONCE, AreaSources, zoom_step
from .canvas import show_everything_of, show_shape
from .canvas_tool import CanvasTool
from .circles_tool import CirclesTool
from .polygon_tool import PolygonTool

if TYPE_CHECKING:
    from ..window.window import Window

Circles = Sequence[tuple[Position, tuple[float, ...]]]
"""Centers in EPSG:4326, each with its radii in meters, ascending."""

POLYGON = "polygon"
CIRCLES = "circles"

_RADII = "geoportfolio/radii/{connection}/{source}"
_CORNERS_LIKE_A_CIRCLE = 200
_CITY = "city"
_TELLING = 5000.0
"""The radius in meters from which a circle around the center of a city is meaningful."""


class Drawing(QObject):
    """Adds shapes to *Selection areas*, and edits them."""

    drawing_changed = pyqtSignal(str)
    """Emitted with the new ``kind``."""

    radii_changed = pyqtSignal()
    """Emitted when the radii of the next circles change, by hand or with the source."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._tools: dict[str, CanvasTool] = {}
        self.kind = ""
        """The active tool: ``polygon``, ``circles``, or empty for none."""
        self._sources = AreaSources(window)
        self.use_selected = self._sources.use_selected
        self.use_layer = self._sources.use_layer
        self.use_extent = self._sources.use_extent
        self.paste = self._sources.paste
        window.session.changed.connect(self.radii_changed)

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the radii of the next circles in meters, ascending; stored for each source."""
        kept = QgsSettings().value(self._radii_key, []) or []
        # A list with one item is read back from an .ini file as text.
        texts = [kept] if isinstance(kept, (str, float)) else kept
        try:
            return tuple(sorted({float(text) for text in texts})) or PRESETS
        except ValueError:
            return PRESETS

    def set_radii(self, radii: tuple[float, ...]) -> None:
        """Set the *radii* of the next circles, also in the tool."""
        if not radii or tuple(radii) == self.radii:
            return
        QgsSettings().setValue(self._radii_key, [repr(float(radius)) for radius in radii])
        if CIRCLES in self._tools:
            self._tools[CIRCLES].set_radii(self.radii)
        self.radii_changed.emit()

    def draw(self, wanted: bool = True) -> None:
        """Show the panel and activate the polygon tool, or deactivate it."""
        if wanted:
            self._window.open_selection()
        self._switch_tool(POLYGON, wanted)

    def draw_circles(self, wanted: bool = True) -> None:
        """Show the panel and activate the circles tool, or deactivate it."""
        if wanted:
            self._window.open_selection()
        tool = self._tool(CIRCLES)
        tool.set_radii(self.radii)
        self._switch_tool(CIRCLES, wanted)

    def circles_here(self, lon: float, lat: float, name: str = "", quality: str = "") -> None:
        """Add circles with the current radii around a position (EPSG:4326).

        :param quality: the geocoding quality of the position (spec 2.5), which may be only the center of a
            city.
        """
        radii = self.radii
        try:
            self._window.areas.add_circles([(name, lon, lat)], radii)
        except (InvalidShape, OSError) as error:
            self._window.messages.problem(error, About())
            return
        self._show_new()
        if quality.lower() == _CITY and radii[0] < _TELLING:
            self._window.messages.hint(
                tr(
                    "{name}: city center only, so a {radius} circle means little. Choose a street address, "
                    "or larger radii."
                ).format(name=name or _CITY, radius=radii_text(radii[:1]))
            )
            return
        self._tell_circles((((lon, lat), radii),))

    def fill(self, areas: tuple[Area, ...], undo_more: Callable[[], Any]) -> None:
        """Replace all areas with *areas*, as for a query that is edited; *Undo* restores the previous ones.

        :param undo_more: called by *Undo*, too, as the query replaced more than the areas.
        """
        begin = partial(
            self._sources.in_background,
            sum(map(_effort, areas)) > AT_ONCE,
            tr("Show query areas"),
            lambda _monitor: rows_of(areas),
            lambda rows: self._filled(rows, undo_more),
        )
        self._sources.in_turn(begin)

    def merge(self) -> None:
        """Merge all areas."""
        self._sources.in_turn(self._merge)

    def _merge(self) -> None:
        work = self._window.areas.joined()
        self._sources.in_background(
            self._window.areas.count() > AT_ONCE,
            tr("Merge the areas"),
            lambda _monitor: work(),
            self._merged,
            self._not_merged,
        )

    def repair(self, error: InvalidArea) -> None:
        """Repair the area named by *error*, and show it."""
        try:
            found = self._window.areas.repair(error.name)
        except (InvalidShape, OSError) as trouble:
            self._window.messages.problem(trouble, About())
            return
        if found:
            self.show()
            self._window.messages.done(
                tr("Area '{name}' was repaired. Check the result.").format(name=error.name)
            )

    def show(self) -> None:
        """Zoom to the areas."""
        layer = self._window.areas.layer()
        if layer is not None and not self._window.areas.is_empty():
            show_everything_of(self._window.iface.mapCanvas(), layer, always=True)

    def clear(self) -> None:
        """Remove all areas."""
        try:
            before = self._window.areas.clear()
        except OSError as error:
            self._window.messages.problem(error, About())
            return
        if before:
            self._window.messages.done(tr("All areas were removed."), self._undo(before))

    def remove(self, names: Sequence[str]) -> None:
        """Remove the areas of these names."""
        try:
            before = self._window.areas.remove_named(names)
        except OSError as error:
            self._window.messages.problem(error, About())
            return
        text = counted(len(names), "{name} was removed.", "{count} areas were removed.", name=names[0])
        self._window.messages.done(text, self._undo(before))

    def show_area(self, name: str) -> None:
        """Zoom to the area of this name and flash it."""
        shape = self._window.areas.shape_of(name)
        if not shape.isNull():
            show_shape(self._window.iface.mapCanvas(), shape)

    def edit(self) -> None:
        """Open *Selection areas* for QGIS's vertex tool."""
        layer = self._window.areas.layer()
        if layer is None:
            self._window.messages.hint(no_area_text())
            return
        self._window.iface.setActiveLayer(layer)
        layer.startEditing()
        self._window.iface.actionVertexToolActiveLayer().trigger()

    def hint(self) -> str:
        """Return how to use the active tool; too long for the status bar."""
        in_hand = self._window.iface.mapCanvas().mapTool()
        return in_hand.hint() if in_hand in self._tools.values() else ""

    def close(self) -> None:
        """Remove the tools from the canvas; for ``unload()``."""
        for tool in self._tools.values():
            tool.unload()
        self._tools = {}

    @property
    def _radii_key(self) -> str:
        connection, source = self._window.session.connection, self._window.session.source
        return _RADII.format(connection=quote(connection, safe=""), source=quote(source, safe=""))

    def _switch_tool(self, kind: str, wanted: bool) -> None:
        tool, canvas = self._tool(kind), self._window.iface.mapCanvas()
        if wanted:
            canvas.setMapTool(tool)
            self._offer_map()
        elif canvas.mapTool() is tool:
            tool.leave()

    def _offer_map(self) -> None:
        """Offer a map if the project has no layers."""
        if QgsProject.instance().count():
            return
        name = tr("World map")
        self._window.messages.hint(
            tr("The project has no map to draw on. Add a layer first."),
            Step(tr("Add a World Map"), lambda: self._window.iface.addVectorLayer(_world_map(), name, "ogr")),
        )

    def _tool(self, kind: str) -> CanvasTool:
        if kind not in self._tools:
            make, finished = {
                POLYGON: (PolygonTool, self._add),
                CIRCLES: (CirclesTool, self._add_circles),
            }[kind]
            tool = self._tools[kind] = make(self._window.iface.mapCanvas())
            tool.finished.connect(finished)
            tool.refused.connect(self._window.messages.hint)
            tool.activated.connect(lambda: self._took(kind))
            tool.deactivated.connect(lambda: self._took(""))
            if kind == CIRCLES:
                tool.radii_changed.connect(self.set_radii)
        return self._tools[kind]

    def _took(self, kind: str) -> None:
        self.kind = kind
        self.drawing_changed.emit(kind)

    def _add(self, geometry: QgsGeometry, crs: QgsCoordinateReferenceSystem) -> None:
        try:
            self._window.areas.add(geometry, crs)
        except (InvalidShape, OSError) as error:
            self._window.messages.problem(error, About())

    def _add_circles(self, circles: Circles) -> None:
        try:
            self._window.areas.add_rows([row for each in circles for row in circle_rows("", *each)])
        except (InvalidShape, OSError) as error:
            self._window.messages.problem(error, About())
            return
        self._tell_circles(circles)

    def _tell_circles(self, circles: Circles) -> None:
        """Report what was added, with a step to zoom to circles that are too small on the map."""
        different = {radii for _, radii in circles}
        if len(different) > 1:
            text = tr("Circles added: {count} centers with different radii").format(count=whole(len(circles)))
        else:
            text = counted(
                len(circles),
                "Circles added: 1 center, {radii}",
                "Circles added: {count} centers, {radii} each",
                radii=radii_text(different.pop()),
            )
        shapes = [geometry_of(circle(*center, radii[-1])) for center, radii in circles]
        self._window.messages.done(text, zoom_step(self._window.iface.mapCanvas(), shapes))

    def _merged(self, joined: Optional[SelectionRow]) -> None:
        if joined is None:
            self._window.messages.hint(tr("Nothing to merge. Add at least two areas first."))
        else:
            before = self._replace([joined])
            if before:
                self._window.messages.done(tr("The areas were merged into one."), self._undo(before))

    def _not_merged(self, error: Exception) -> None:
        mend = partial(self.repair, error) if isinstance(error, InvalidArea) else None
        step = Step(tr("Repair"), mend) if mend else None
        self._window.messages.problem(error, About(), step)

    def _replace(self, rows: Sequence[SelectionRow]) -> Optional[list[QgsFeature]]:
        """Replace the areas and return the previous ones; None, with a message, if the layer can't be
        written."""
        try:
            return self._window.areas.replace(rows)
        except OSError as error:
            self._window.messages.problem(error, About())
            return None

    def _filled(self, rows: Sequence[SelectionRow], undo_more: Callable[[], Any]) -> None:
        before = self._replace(rows)
        if before is None:
            return
        self._window.messages.done(
            tr("Areas and filters replaced by those of the query."), self._undo(before, undo_more)
        )
        self.show()

    def _show_new(self) -> None:
        layer = self._window.areas.layer()
        if layer is not None:
            show_everything_of(self._window.iface.mapCanvas(), layer)

    def _undo(self, before: list[QgsFeature], undo_more: Callable[[], Any] = lambda: None) -> Step:
        return Step(tr("Undo"), partial(self._restore, before, undo_more))

    def _restore(self, before: list[QgsFeature], undo_more: Callable[[], Any]) -> None:
        try:
            self._window.areas.restore(before)
        except OSError as error:
            self._window.messages.problem(error, About())
            return
        undo_more()


def no_area_text() -> str:
    """Return a message on how to add an area."""
    return tr("No area yet. Draw one, or add selected features.")


def _world_map() -> str:
    """Return the source of QGIS's world map, for the provider ``ogr``."""
    return f"{Path(QgsApplication.pkgDataPath(), 'resources', 'data', 'world_map.gpkg')}|layername=countries"


def _effort(area: Area) -> float:
    """Return the cost of drawing *area*, in circles."""
    if isinstance(area.shape, Buffers):
        return len(area.shape.centers) * len(area.shape.radiuses)
    return sum(map(len, area.shape.rings())) / _CORNERS_LIKE_A_CIRCLE
