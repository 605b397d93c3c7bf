"""A layer came from a service to which this profile has no connection: the analyst says which to ask."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject
from qgis.PyQt.QtWidgets import QInputDialog

from ..core.gis import layers
from ..core.gis.origins import connection_for
from .messages import Step
from .option_pages import CONNECTIONS_PAGE
from .session import Session

translate = QCoreApplication.translate


class OtherConnection(QObject):
    """Asks for the connection that leads to the service of a layer."""

    def __init__(self, iface: Any, session: Session, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session

    def ask_for(self, layer: QgsVectorLayer, chosen: Callable[[str], None]) -> bool:
        """Whether the analyst has to say it first; if so, that is asked.

        :param chosen: takes the name of the connection.
        """
        session = self._session
        if layers.query_of(layer) is None or connection_for(layer, session.connections, session.connection):
            return False
        text = translate(
            "GeoPortfolio",
            "{layer} came from {host}, to which you have no connection. The layer is as it was.",
        ).format(layer=layer.name(), host=layer.customProperty(layers.HOST))
        session.messages.hint(text, *self.steps(chosen))
        return True

    def steps(self, chosen: Callable[[str], None]) -> tuple[Step, ...]:
        """What can be done about it: use another connection, where there is one, or make one."""
        names = self._session.connections.names()
        make = Step(
            translate("GeoPortfolio", "Connections"),
            lambda: self._iface.showOptionsDialog(self._iface.mainWindow(), CONNECTIONS_PAGE),
        )
        return (self.use_another(names, chosen), make) if names else (make,)

    def use_another(self, names: list[str], chosen: Callable[[str], None]) -> Step:
        """Lets the analyst choose one of *names*."""
        return Step(translate("GeoPortfolio", "Use another"), partial(self._choose, names, chosen))

    def _choose(self, names: list[str], chosen: Callable[[str], None]) -> None:
        dialog = QInputDialog(self._iface.mainWindow())
        dialog.setObjectName("refreshConnectionDialog")
        dialog.setWindowTitle(translate("GeoPortfolio", "Use Another Connection"))
        dialog.setLabelText(translate("GeoPortfolio", "The areas and filters are sent to this service:"))
        dialog.setComboBoxItems(names)
        dialog.textValueSelected.connect(chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
