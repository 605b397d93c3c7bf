"""Choose another connection for a layer whose service has no connection in this profile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Callable

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QInputDialog

from ...core.gis.layers.provenance import record_of
from ...core.gis.layers.services import connection_for
from ...core.gis.results import layers
from ...core.gis.text.languages import tr
from ..window.messages import Step
from ..window.option_pages import CONNECTIONS_PAGE

if TYPE_CHECKING:
    from ..window.window import Window


class OtherConnection(QObject):
    """Asks for the connection to use for a layer."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def ask_for(self, layer: QgsVectorLayer, chosen: Callable[[str], None]) -> bool:
        """Ask if the user has to choose first; return whether that is the case.

        :param chosen: called with the name of the connection.
        """
        session = self._window.session
        if layers.query_of(layer) is None or connection_for(
            layer, self._window.connections, session.connection
        ):
            return False
        text = tr("{layer} is from {host}, to which you have no connection. The layer is unchanged.").format(
            layer=layer.name(), host=record_of(layer).host
        )
        self._window.messages.hint(text, *self.steps(chosen))
        return True

    def steps(self, chosen: Callable[[str], None]) -> tuple[Step, ...]:
        """Return the possible steps: use another connection, if any, or create one."""
        names = self._window.connections.names()
        make = Step(
            tr("Connections"),
            lambda: self._window.iface.showOptionsDialog(self._window.iface.mainWindow(), CONNECTIONS_PAGE),
        )
        return (self.use_another(names, chosen), make) if names else (make,)

    def use_another(self, names: list[str], chosen: Callable[[str], None]) -> Step:
        """Let the user choose one of *names*."""
        return Step(tr("Use Another"), partial(self._choose, names, chosen))

    def _choose(self, names: list[str], chosen: Callable[[str], None]) -> None:
        dialog = QInputDialog(self._window.iface.mainWindow())
        dialog.setObjectName("refreshConnectionDialog")
        dialog.setWindowTitle(tr("Use Another Connection"))
        dialog.setLabelText(tr("Areas and filters are sent to this service:"))
        dialog.setComboBoxItems(names)
        dialog.textValueSelected.connect(chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
