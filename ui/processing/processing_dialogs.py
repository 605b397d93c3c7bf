"""Processing dialogs that are opened from the panels, with their values."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from qgis.core import (
    QgsApplication,
    QgsProcessingAlgorithm,
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QDialog, QLineEdit

from ...core.api import OpenPoints, Query
from ...core.api import filters as filter_tree
from ...core.api.config import VERSIONS
from ...core.api.template_previews import OPEN_BODIES
from ...core.gis.connections.connections import UnknownConnection
from ...core.gis.enrichment import layer_lists
from ...core.gis.exposure.locations import currency_field
from ...core.gis.files.project_folders import new_result
from ...core.gis.results.command_line import REQUESTS, WITHOUT_AREA, columns_text
from ...core.gis.text.languages import tr

if TYPE_CHECKING:
    from ..window.window import Window

PROVIDER = "geoportfolio"
OUTPUT = "OUTPUT"
# Results of long requests, which are saved to a file beside the project by default.
_INTO_RESULTS = (
    "accumulationinbuffers",
    "accumulationlayer",
    "enrichevent",
    "enrichpoints",
    "entriesinarea",
    "entriesinbuffers",
    "pointsinarea",
    "pointsinbuffers",
    "searchentries",
    "searchpoints",
)


class ProcessingDialogs(QObject):
    """Opens and owns non-modal Processing dialogs."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._dialogs: list[QDialog] = []
        self._prefilled: Mapping[str, Callable[[], Any]] = {
            "CONNECTION": self._connection,
            "SOURCE": lambda: window.session.source,
            "FILTERS": self._filters,
            "COLUMNS": lambda: columns_text(window.draft.columns),
            "LAYERS": lambda: columns_text(layer_lists.chosen(self._connection())),
            "PAGE_SIZE": lambda: window.draft.page_size,
            "VERSION": lambda: VERSIONS.index(window.session.version),
            "INPUT": self._active_points,
            "CENTERS": self._active_points,
            "CURRENCY": self._currency_field,
            "AREA": self._selection_areas,
            "LAYER_REQUEST": partial(self._template, "layer_body"),
            "REQUEST": partial(self._template, "event_body"),
        }

    def edit(self, query: Query) -> None:
        """Open the dialog for *query*, whose other parts the panels already have."""
        wanted = {"FILTERS": filter_tree.dumps(query.filters) if query.filters else ""}
        if query.footprint:
            wanted["FOOTPRINT"] = query.footprint
        if query.request:
            wanted[REQUESTS[query.verb]] = query.request
        self.open(WITHOUT_AREA[query.verb], wanted)

    def open(self, algorithm: str, wanted: Optional[Mapping[str, str]] = None) -> None:
        """Open the dialog of *algorithm*, by its name in our provider.

        :param wanted: parameter values that override those of the panels.
        """
        found = QgsApplication.processingRegistry().algorithmById(f"{PROVIDER}:{algorithm}")
        create = _creator()
        if found is None or create is None:
            self._window.messages.hint(
                tr(
                    "This opens in QGIS Processing, which is disabled. Enable it under Plugins > Manage and "
                    "Install Plugins > Installed."
                )
            )
            return
        given = {
            name: value
            for name, make in self._prefilled.items()
            if found.parameterDefinition(name) is not None and (value := make()) not in (None, "")
        }
        if algorithm in _INTO_RESULTS:
            given[OUTPUT] = self._output(found)
        given.update(wanted or {})
        self._show(create(found.id(), given), found)

    def beginning(self) -> dict[str, Any]:
        """Return the initial values of a toolbox dialog: connection, source and areas of the panels."""
        if not self._window.session.source:
            return {}
        names = ("CONNECTION", "SOURCE", "AREA")
        return {name: value for name in names if (value := self._prefilled[name]())}

    def close(self) -> None:
        """Close all dialogs."""
        for dialog in self._dialogs:
            if not sip.isdeleted(dialog):
                dialog.close()
                dialog.deleteLater()
        self._dialogs.clear()

    def _show(self, dialog: QDialog, algorithm: QgsProcessingAlgorithm) -> None:
        self._dialogs = [each for each in self._dialogs if not self._is_done(each)]
        self._dialogs.append(dialog)
        _name_widgets(dialog, algorithm)
        if algorithm.name() in _INTO_RESULTS:
            # A second run must not overwrite the layer of the first one.
            dialog.algorithmFinished.connect(
                lambda *_: dialog.setParameters({OUTPUT: self._output(algorithm)})
            )
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    @staticmethod
    def _is_done(dialog: QDialog) -> bool:
        """Delete *dialog* if it was closed, unless its run still has results to load."""
        if sip.isdeleted(dialog):  # as newer versions of QGIS do
            return True
        is_done = not dialog.isVisible() and not dialog.cancelButton().isEnabled()
        if is_done:
            dialog.deleteLater()
        return is_done

    def _output(self, algorithm: QgsProcessingAlgorithm) -> str:
        asks_source = algorithm.parameterDefinition("SOURCE") is not None
        title = " ".join(filter(None, (asks_source and self._window.session.source, algorithm.displayName())))
        return str(new_result(QgsProject.instance(), title))

    def _connection(self) -> str:
        """Return the connection of the panels; before they are opened, the default one."""
        return self._window.session.connection or self._window.connections.default_name()

    def _filters(self) -> str:
        filters = self._window.draft.filters
        return filter_tree.dumps(filters) if filters else ""

    def _active_points(self) -> Any:
        """Return the active layer, or its selected features, if it has points."""
        layer = self._window.iface.activeLayer()
        point = QgsWkbTypes.GeometryType.PointGeometry
        if not isinstance(layer, QgsVectorLayer) or layer.geometryType() != point:
            return None
        if not layer.selectedFeatureCount():
            return layer.id()
        return QgsProcessingFeatureSourceDefinition(layer.id(), True)

    def _currency_field(self) -> str:
        layer = self._window.iface.activeLayer()
        return currency_field(layer.fields().names()) if isinstance(layer, QgsVectorLayer) else ""

    def _selection_areas(self) -> Optional[str]:
        layer = self._window.areas.layer()
        return layer.id() if layer is not None and self._window.areas.count() else None

    def _template(self, point: str) -> str:
        """Return the body template of the connection as readable JSON."""
        try:
            points = self._window.connections.get(self._connection()).open_points
        except UnknownConnection:
            points = OpenPoints()
        return OPEN_BODIES[point].shown(points)


def _name_widgets(dialog: QDialog, algorithm: QgsProcessingAlgorithm) -> None:
    """Set missing object names and accessible names, for scripts, tests and screen readers."""
    dialog.setObjectName(f"processingDialog_{algorithm.name()}")
    dialog.runButton().setObjectName("processingRunButton")
    for name, wrapper in dialog.mainWidget().wrappers.items():
        widget = getattr(wrapper, "widget", None) or wrapper.wrappedWidget()
        if widget is not None:
            widget.setObjectName(f"parameter_{name}")
            for said in (widget, *widget.findChildren(QLineEdit)):
                if not said.accessibleName():
                    said.setAccessibleName(wrapper.parameterDefinition().description())


def _creator() -> Optional[Callable[[str, Mapping[str, Any]], QDialog]]:
    """Return the factory of dialogs; None: the Processing plugin is not loaded."""
    from qgis.utils import plugins

    if "processing" not in plugins:
        return None
    from processing import createAlgorithmDialog

    create: Callable[[str, Mapping[str, Any]], QDialog] = createAlgorithmDialog
    return create
