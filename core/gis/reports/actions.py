"""The action of the points of a report batch: it names a layer and a point; the plugin opens the report."""

from __future__ import annotations

from typing import Callable, Iterable

from qgis.core import QgsAction, QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices

SCHEME = "geoportfolio-report"
# Nothing of a name becomes a command or an address.
_ADDRESS = f"""[% CASE WHEN "file" <> '' THEN '{SCHEME}:' || @layer_id || '/' || $id END %]"""
_AS_IT_CAME = (
    """[% CASE WHEN "file" <> '' THEN file_path(layer_property(@layer, 'path')) || '/' || "file" END %]"""
)
"""The action of layers of version 0.1, which had the system open whatever file was named."""


def add_action(layer: QgsVectorLayer, name: str) -> None:
    """Have a click on a point of *layer* open its report."""
    action = QgsAction(
        QgsAction.ActionType.OpenUrl, name, _ADDRESS, "", False, name, {"Canvas", "Feature", "Form"}
    )
    layer.actions().addAction(action)
    for scope in ("Canvas", "Feature"):
        layer.actions().setDefaultAction(scope, action.id())


def mend_action(layer: QgsMapLayer) -> None:
    """Have the action of a layer of version 0.1 open its reports as today's does."""
    if isinstance(layer, QgsVectorLayer):
        for action in layer.actions().actions():
            if action.command() == _AS_IT_CAME:
                layer.actions().removeAction(action.id())
                add_action(layer, action.name())


def place_of(address: str) -> tuple[str, int]:
    """Return the id of the layer and that of the point that *address* names, without its scheme.

    :raises ValueError: it names none.
    """
    layer_id, _, number = address.rpartition("/")
    return layer_id, int(number)


class ReportAction(QObject):
    """Has the report of a point opened: one of the plugin's parts.

    :param open_point: opens the report of a layer's point by the point's number.
    """

    def __init__(self, open_point: Callable[[QgsVectorLayer, int], None]) -> None:
        super().__init__()
        self._open_point = open_point

    def install(self) -> None:
        """Answer from now on."""
        QDesktopServices.setUrlHandler(SCHEME, self.open_url)
        QgsProject.instance().layersAdded.connect(self._mend)
        self._mend(QgsProject.instance().mapLayers().values())

    def remove(self) -> None:
        """Answer no more."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        QgsProject.instance().layersAdded.disconnect(self._mend)

    @pyqtSlot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Open the report that *url* names by its layer and its point."""
        try:
            layer_id, number = place_of(url.path())
        except ValueError:
            return
        layer = QgsProject.instance().mapLayer(layer_id)
        if isinstance(layer, QgsVectorLayer):
            self._open_point(layer, number)

    def _mend(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            mend_action(layer)
