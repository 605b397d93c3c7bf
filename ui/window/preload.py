"""Import what the first click needs a few seconds after the start, while QGIS has nothing to do."""

from __future__ import annotations

from collections import deque

from qgis.PyQt.QtCore import QObject, QTimer

from ...core.api.lazy import imported

_AFTER_MS = 3000
"""After the start of QGIS, which has its own to do until then."""

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
    "ui.results.layer_menu",
    "ui.results.layer_status",
    "ui.results.recovery",
    "ui.areas.canvas_menu",
    "ui.exposure.circle_members",
    "ui.filters.dock",
    "ui.search.dock",
    "ui.results.dock",
    "ui.selection.selection_dock",
)
"""Each brings its own imports; the lowest first, so that none keeps the window waiting for long."""


def modules() -> tuple[str, ...]:
    """The names of what is imported, in its order."""
    root = __package__.partition(".")[0]
    return (*_LIBRARIES, *(f"{root}.{name}" for name in _OURS))


class Preload(QObject):
    """Imports one module in each turn of the event loop, from some seconds after :meth:`start` on."""

    def __init__(self) -> None:
        super().__init__()
        self._names: deque[str] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._import_next)

    def start(self) -> None:
        """Begin in some seconds."""
        self._names.extend(modules())
        self._timer.start(_AFTER_MS)

    def close(self) -> None:
        """Import no more; for ``unload()``."""
        self._timer.stop()
        self._names.clear()

    def _import_next(self) -> None:
        self._timer.setInterval(0)
        name = self._names.popleft()
        if not self._names:
            self._timer.stop()
        imported(name)
