"""Show whether a connection is in QGIS's own WMS and WFS connections, and add it there."""

from __future__ import annotations

from typing import Iterable, Optional

from qgis.PyQt.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...core.gis.connections.connections import ENVIRONMENT
from ...core.gis.hazard_maps.qgis_connections import MapConnections, title_of
from ...core.gis.text.languages import tr
from ..widgets.controls import text_label


class QgisConnectionsLine(QWidget):
    """Shows it for one connection at a time; changes are made by :meth:`apply`."""

    def __init__(self, maps: MapConnections, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._maps = maps
        self._name = ""
        self._is_new = False
        self._wanted: set[str] = set()
        self._text = text_label("qgisConnectionsLabel")
        self.add = QPushButton(tr("Add to QGIS &WMS and WFS"))
        self.add.setObjectName("addQgisConnectionsButton")
        self.add.setToolTip(tr("For the QGIS Browser and Data Source Manager; the API key stays where it is"))
        self.add.clicked.connect(self._want)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self.add)

    def show_connection(self, name: str, is_new: bool) -> None:
        """Show the state of *name*; empty: of none.

        :param is_new: whether it will be registered when it is saved.
        """
        self._name, self._is_new = name, is_new
        # The connection of the environment exists only as long as its variables.
        self.setVisible(name not in ("", ENVIRONMENT))
        if name:
            self._show()

    def apply(self, names: Iterable[str]) -> tuple[str, ...]:
        """Register *names*; return those whose name QGIS uses for another service."""
        refused = tuple(name for name in names if name in self._wanted and not self._maps.register(name))
        self._wanted.clear()
        return refused

    def _want(self) -> None:
        self._wanted.add(self._name)
        self._show()

    def _show(self) -> None:
        waits = self._is_new or self._name in self._wanted
        is_there = not waits and self._maps.is_registered(self._name)
        self.add.setVisible(not (waits or is_there))
        if waits:
            text = tr("After OK, it is in the QGIS WMS and WFS connections: '{title}'.")
        elif is_there:
            text = tr("'{name}' is in the QGIS WMS and WFS connections: '{title}'.")
        else:
            text = tr("'{name}' is not in the QGIS WMS and WFS connections.")
        self._text.setText(text.format(name=self._name, title=title_of(self._name)))


def taken_text(names: Iterable[str]) -> str:
    """Return why *names* were not registered, and the next step."""
    return tr(
        "QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, "
        "then add yours again."
    ).format(titles=", ".join(f"'{title_of(name)}'" for name in names))
