"""Import the modules for the first click a few seconds after the start, while QGIS is idle."""

from __future__ import annotations

from collections import deque

from qgis.PyQt.QtCore import QObject, QTimer

from ...core.api.lazy import imported

_AFTER_MS = 3000
"""Delay after the start of QGIS, which is busy until then."""

_LIBRARIES = ("numpy", "osgeo.ogr", "ssl", "urllib3", "requests")
_OURS = (
    "core.api.http.transport",
    "core.gis.storage.geopackage",
    "core.gis.results.result",
    "core.gis.areas.selection_model",
    "ui.results.loading",
    "ui.areas.drawing",
    "ui.accumulation.accumulation",
    "ui.reports.controller",
    "ui.identify.controller",
    "ui.processing.processing_dialogs",
    "ui.layers.layer_menu",
    "ui.layers.layer_status",
    "ui.results.recovery",
    "ui.areas.canvas_menu",
    "ui.exposure.circle_members",
    "ui.filters.dock",
    "ui.search.dock",
    "ui.results.dock",
    "ui.selection.selection_dock",
)
"""Modules with their imports; low-level ones first, so that none blocks the window for long."""


def modules() -> tuple[str, ...]:
    """Return the names of the modules in import order."""
    root = __package__.partition(".")[0]
    return (*_LIBRARIES, *(f"{root}.{name}" for name in _OURS))


class Preload(QObject):
    """Imports one module per event loop iteration, some seconds after :meth:`start`."""

    def __init__(self) -> None:
        super().__init__()
        self._names: deque[str] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._import_next)

    def start(self) -> None:
        """Start after the delay."""
        self._names.extend(modules())
        self._timer.start(_AFTER_MS)

    def close(self) -> None:
        """Stop importing; for ``unload()``."""
        self._timer.stop()
        self._names.clear()

    def _import_next(self) -> None:
        self._timer.setInterval(0)
        name = self._names.popleft()
        if not self._names:
            self._timer.stop()
        imported(name)
