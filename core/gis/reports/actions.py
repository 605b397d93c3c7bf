"""The action of the points of a report batch: its URL identifies layer and point; the plugin opens the
report."""

from __future__ import annotations

from typing import Callable, Iterable

from qgis.core import QgsAction, QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices

SCHEME = "geoportfolio-report"
# No part of a name can become a command or a URL.
_ADDRESS = f"""[% CASE WHEN "file" <> '' THEN '{SCHEME}:' || @layer_id || '/' || $id END %]"""
_AS_IT_CAME = (
    """[% CASE WHEN "file" <> '' THEN file_path(layer_property(@layer, 'path')) || '/' || "file" END %]"""
)
"""The action of layers of version 0.1, which let the system open any named file."""


def add_action(layer: QgsVectorLayer, name: str) -> None:
    """Add an action to *layer* that opens the report of a point."""
    action = QgsAction(
        QgsAction.ActionType.OpenUrl, name, _ADDRESS, "", False, name, {"Canvas", "Feature", "Form"}
    )
    layer.actions().addAction(action)
    for scope in ("Canvas", "Feature"):
        layer.actions().setDefaultAction(scope, action.id())


def update_action(layer: QgsMapLayer) -> None:
    """Update the action of a layer of version 0.1."""
    if isinstance(layer, QgsVectorLayer):
        for action in layer.actions().actions():
            if action.command() == _AS_IT_CAME:
                layer.actions().removeAction(action.id())
                add_action(layer, action.name())


def place_of(address: str) -> tuple[str, int]:
    """Return the ids of layer and point in *address*, a URL without its scheme.

    :raises ValueError: it has none.
    """
    layer_id, _, number = address.rpartition("/")
    return layer_id, int(number)


class ReportAction(QObject):
    """Opens the report of a point when its action is run.

    :param open_point: opens the report of a layer's point, by number.
    """

    def __init__(self, open_point: Callable[[QgsVectorLayer, int], None]) -> None:
        super().__init__()
        self._open_point = open_point

    def install(self) -> None:
        """Start handling the action's URLs."""
        QDesktopServices.setUrlHandler(SCHEME, self.open_url)
        QgsProject.instance().layersAdded.connect(self._update_actions)
        self._update_actions(QgsProject.instance().mapLayers().values())

    def remove(self) -> None:
        """Stop handling the action's URLs."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        QgsProject.instance().layersAdded.disconnect(self._update_actions)

    @pyqtSlot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Open the report of the layer and point in *url*."""
        try:
            layer_id, number = place_of(url.path())
        except ValueError:
            return
        layer = QgsProject.instance().mapLayer(layer_id)
        if isinstance(layer, QgsVectorLayer):
            self._open_point(layer, number)

    def _update_actions(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            update_action(layer)
