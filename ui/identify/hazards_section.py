"""The section with the hazards at a position, for each layer in the connection's list (spec 4.6)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import Qt

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.errors import Cancelled
from ...core.gis.enrichment import layer_lists
from ...core.gis.enrichment.hazards import LayerAnswer
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, whole
from ..areas.pick_tool import Place
from ..enrichment.layers_editor import LayersDialog
from ..enrichment.suggesting import edit_layers
from ..widgets.controls import button, plain_tip
from .facts import FactsTree
from .hazard_groups import groups_of
from .section import Section

if TYPE_CHECKING:
    from ..window.window import Window


class HazardsSection(Section):
    """Requests the layers in the current connection's list (:mod:`~...core.gis.enrichment.layer_lists`).

    Without a list, it tries the layer names of the map service, and opens the list if none has data.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window, "hazards", tr("Hazards"))
        self._dialog: Optional[LayersDialog] = None
        self.tree = FactsTree("hazardsTree", tr("Hazards by layer"))
        self._layers = button("hazardsLayersButton", "", "", "")
        self._layers.clicked.connect(self.choose_layers)
        self.column.addWidget(self._layers, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.status)
        self.column.addWidget(self.tree, 1)
        self._show_layers()

    def choose_layers(self) -> None:
        """Open the list of layers of the connection; OK requests the shown position again."""
        if self._dialog is None:
            connection, main = self._window.session.connection, self._window.iface.mainWindow()
            self._dialog = edit_layers(self._window, connection, main, self._layers_chosen)
            self._dialog.finished.connect(self._dialog_closed)

    def close_dialog(self) -> None:
        """Close the list of layers, if it is open."""
        if self._dialog is not None:
            self._dialog.reject()

    def clear_facts(self) -> None:
        self.tree.show_groups(())

    def request(self, place: Place) -> bool:
        connection = self._window.session.connection
        names = layer_lists.chosen(connection)
        self.clear_facts()
        self._show_layers()
        if not names and layer_lists.listed(connection):
            self.say(_no_layers_text())
            return True

        def ask(client: Client, monitor: Monitor) -> tuple[LayerAnswer, ...]:
            hazards, at = gis.enrichment.hazards, (place.lon, place.lat)
            if not names:
                return hazards.layers_found_at(client, at, monitor)
            return hazards.hazards_at(client, at, names, monitor)

        about = About(connection)
        return self.start(
            tr("Hazards at {place}").format(place=place.label),
            ask,
            partial(self._arrived, connection, names) if names else partial(self._found, connection),
            about,
            None if names else partial(self._not_found, about),
        )

    def _arrived(self, connection: str, names: tuple[str, ...], answers: tuple[LayerAnswer, ...]) -> None:
        if not any(answer.error for answer in answers):
            layer_lists.remember(connection, names)
        for answer in answers:
            if answer.error is not None:
                self._window.messages.log(answer.error)
        groups = groups_of(answers)
        self.tree.show_groups(groups)
        self.say("\n".join(group.problem for group in groups if group.problem))

    def _found(self, connection: str, answers: tuple[LayerAnswer, ...]) -> None:
        """Store the layers with data as the connection's list; without any, open the list."""
        names = tuple(answer.name for answer in answers)
        if not names:
            self._ask_for_names()
            return
        self._arrived(connection, names, answers)
        self._show_layers()
        self._window.messages.done(
            counted(
                len(names),
                "1 hazard layer found: {names}. Add others with Layers in the panel.",
                "{count} hazard layers found: {names}. Add others with Layers in the panel.",
                names=", ".join(names),
            )
        )

    def _not_found(self, about: About, error: Exception) -> None:
        """Let the user enter names if the map service lists no layers."""
        if isinstance(error, Cancelled):
            self.fail(error, about)
            return
        self._window.messages.log(error)
        self._ask_for_names()

    def _ask_for_names(self) -> None:
        self.say(_no_layers_text())
        self.choose_layers()

    def _layers_chosen(self, names: tuple[str, ...]) -> None:
        self._show_layers()
        if self.isVisible():
            self.ask_again()

    def _dialog_closed(self) -> None:
        self._dialog = None

    def _show_layers(self) -> None:
        """Show how many layers are requested, with their names in the tooltip."""
        names = layer_lists.chosen(self._window.session.connection)
        tip = tr("Choose the hazard layers to request")
        self._layers.setToolTip(plain_tip("\n".join((tip, *names))))
        self._layers.setText(tr("Layers ({count})…").format(count=whole(len(names))))


def _no_layers_text() -> str:
    return tr("Click Layers and enter the names from your provider.")
