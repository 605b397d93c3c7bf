"""What is told of maps that vanish, as when their connection got a key that the service refuses."""

from __future__ import annotations

from functools import partial
from typing import Any, Sequence

from qgis.core import QgsMapLayer
from qgis.PyQt.QtCore import QCoreApplication

from ...core.gis.counting import counted
from ..messages import Messages, Step
from ..option_pages import CONNECTIONS_PAGE

translate = QCoreApplication.translate


def tell_lost(iface: Any, messages: Messages, connection: str, layers: Sequence[QgsMapLayer]) -> None:
    """Say that *layers* of *connection* are no longer shown, and where to mend it."""
    messages.hint(
        counted(
            len(layers),
            "'{title}' is not shown any more: the map service of '{connection}' does not answer,"
            " or refuses the key.",
            "{count} layers are not shown any more: the map service of '{connection}' does not answer,"
            " or refuses the key.",
            title=layers[0].name(),
            connection=connection,
        ),
        Step(
            translate("GeoPortfolio", "Change key"),
            partial(iface.showOptionsDialog, iface.mainWindow(), CONNECTIONS_PAGE),
        ),
    )
