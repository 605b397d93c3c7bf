"""Hazard maps: the window for choosing them, and adding them to the map."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject, QgsRasterLayer
from qgis.PyQt.QtCore import QObject, QUrl

from ...core.api.errors import ApiError
from ...core.gis.connections.connections import ENVIRONMENT
from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.hazard_maps.catalog import MapCatalog
from ...core.gis.hazard_maps.layers import Chosen
from ...core.gis.layers import uris
from ...core.gis.layers.identity import host_of
from ...core.gis.layers.uris import MapServer
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..window.catalog import MAPS
from ..window.job_offer import do_or_offer
from ..window.messages import Step
from .adding import Adder, Outcome, RequestedLayer
from .legends import Legends
from .map_texts import added_text, copied_text, too_far_out_text
from .model import Entry
from .picker import MapPicker

if TYPE_CHECKING:
    from ..window.window import Window

_A_LITTLE_CLOSER = 0.99


class MapController(QObject):
    """The maps of all connections for one window; nothing is requested before :meth:`open`."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._connection = ""
        self._shown: Optional[MapCatalog] = None
        self._told: Optional[Exception] = None
        self.picker: Optional[MapPicker] = None
        self.legends = Legends(window)
        self.adder = Adder(window)
        self.adder.ended.connect(self._tell)
        self._began_empty = False
        self._ticked_before: list[tuple[Entry, bool, bool]] = []
        self.legends.received.connect(self._show_legend)
        window.catalog.changed.connect(self._offer_changed)
        window.connections.changed.connect(self._connections_changed)

    def open(self, connection: str = "") -> None:
        """Show the maps of *connection*, or of the current connection.

        QGIS may ask for the master password.
        """
        picker = self._opened_picker()
        was_away = not picker.isVisible()
        in_use = self._connection if picker.isVisible() else self._window.session.connection
        picker.show()
        picker.raise_()
        picker.activateWindow()
        self._use(connection or in_use)
        if was_away:
            self.legends.retry_failures()
            picker.look_again()

    def add(self, connection: str, chosen: Sequence[Chosen]) -> bool:
        """Add *chosen* of *connection* to the map, and report the outcome once.

        QGIS may ask for the master password.

        :returns: whether it was started; if not, a message was shown.
        """
        try:
            # Without the key the layers would be empty.
            client = self._window.requests.client(connection)
            server = uris.server_of(self._window.connections, connection)
        except ApiError as error:
            self._window.messages.problem(error, About(connection))
            return False
        other = self._other_key(server, client.config.api_key)
        if other:
            self._say_other_key(connection, other, chosen)
            return False
        if not self.adder.is_busy:
            self._began_empty = not QgsProject.instance().mapLayers()
        self.adder.add(client, server, chosen, self._window.catalog.maps(connection) or MapCatalog())
        return True

    def _other_key(self, server: MapServer, key: str) -> str:
        """Return the connection with the same URL whose key QGIS would use instead of *key*."""
        address, connections = QUrl(server.base_url), self._window.connections
        sent = connections.key_for(address)
        first = next(iter(connections.names_for(address)), server.name)
        return first if sent and sent != key else ""

    def _say_other_key(self, connection: str, other: str, chosen: Sequence[Chosen]) -> None:
        text = tr(
            "Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API "
            "key: that of '{other}'."
        )
        if other == ENVIRONMENT:  # it is the default while its variables are set
            use = tr("Use '{other}'").format(other=other)
            step = Step(use, partial(self.open, other))
        else:
            make = tr("Set '{name}' as Default and Add").format(name=connection)
            step = Step(make, partial(self._add_as_default, connection, chosen))
        self._window.messages.hint(text.format(name=connection, other=other), step)

    def _add_as_default(self, connection: str, chosen: Sequence[Chosen]) -> None:
        if connection in self._window.connections.names():
            self._window.connections.set_default(connection)
        self.add(connection, chosen)

    def close(self) -> None:
        """Close the window and cancel running tasks; for ``unload()``."""
        self._window.catalog.changed.disconnect(self._offer_changed)
        self._window.connections.changed.disconnect(self._connections_changed)
        self.legends.close()
        self.adder.close()
        if self.picker is not None:
            project = QgsProject.instance()
            project.layersAdded.disconnect(self._mark)
            project.layersRemoved.disconnect(self._mark)
            self.picker.close()
            self.picker.deleteLater()
            self.picker = None

    def _opened_picker(self) -> MapPicker:
        if self.picker is None:
            picker = self.picker = MapPicker(self._window.iface.mainWindow())
            picker.add_wanted.connect(self._add)
            picker.connection_chosen.connect(self._use)
            picker.reload_wanted.connect(lambda: self._ask(again=True))
            picker.legend_wanted.connect(self._want_legend)
            picker.finished.connect(self.legends.drop)
            picker.progress.stop_wanted.connect(self.adder.stop)
            picker.progress.continue_wanted.connect(self.adder.progress.resume)
            self.adder.progressed.connect(picker.progress.show_text)
            self.adder.progress.asking.connect(picker.progress.show_asking)
            QgsProject.instance().layersAdded.connect(self._mark)
            QgsProject.instance().layersRemoved.connect(self._mark)
        return self.picker

    def _use(self, connection: str) -> None:
        """Show the maps of *connection*, or of the default one if it does not exist."""
        connections = self._window.connections
        names = connections.names()
        self._connection = connection if connection in names else connections.default_name()
        self.picker.show_connections(names, self._connection)
        had_failed = self._window.catalog.error(self._connection, MAPS) is not None
        if self._connection:
            self._ask(again=had_failed)
        self._show()

    def _ask(self, again: bool) -> None:
        self._window.catalog.ask(self._connection, MAPS, again=again)

    def _offer_changed(self, connection: str, kind: str) -> None:
        if (
            self.picker is not None
            and self.picker.isVisible()
            and (connection, kind) == (self._connection, MAPS)
        ):
            directory = self._window.catalog
            if directory.maps(connection) is None and directory.error(connection, MAPS) is None:
                self._ask(again=False)
            self._show()

    def _connections_changed(self) -> None:
        if self.picker is not None and self.picker.isVisible():
            self._use(self._connection)

    def _show(self) -> None:
        """Update the window with what is known of the maps."""
        name, directory = self._connection, self._window.catalog
        error, catalog = directory.error(name, MAPS), directory.maps(name)
        if not name:
            self._say_no_connection()
        elif directory.is_loading(name, MAPS):
            self._say(tr("Requesting the maps of '{name}'…").format(name=name), busy=True)
        elif error is not None:
            self._say_error(error)
        elif catalog is not None and not catalog.maps and not catalog.features:
            self._say(
                tr("The map service of '{name}' offers no maps for your API key.").format(name=name),
                self._again_step(),
            )
        elif catalog is not None and catalog is not self._shown:
            self._shown = catalog
            self.picker.show_catalog(catalog, self._note_on(catalog))
            self._mark()

    def _say(self, text: str, *steps: Step, busy: bool = False) -> None:
        self._shown = None
        self.legends.drop()
        self.picker.show_message(text, *steps, busy=busy)

    def _say_no_connection(self) -> None:
        self._say(
            tr("There is no connection yet. Connect to your portfolio service first."),
            Step(tr("Connect"), self._window.focus_selection),
        )

    def _say_error(self, error: Exception) -> None:
        if error is not self._told:
            self._told = error
            self._window.messages.log(error)
        step = self._window.messages.step_for(error)
        steps = (step, self._again_step()) if step else (self._again_step(),)
        self._say(sentence(error, About(self._connection)), *steps)

    def _again_step(self) -> Step:
        return Step(tr("Retry"), lambda: self._ask(again=True))

    def _note_on(self, catalog: MapCatalog) -> str:
        if catalog.features_error is not None:
            self._window.messages.log(catalog.features_error)
            return tr("The maps were added, their features were not: {reason}").format(
                reason=sentence(catalog.features_error, About(self._connection))
            )
        return copied_text(catalog.why_copied)

    def _mark(self, *_: object) -> None:
        if self.picker is None or self._connection not in self._window.connections.names():
            return
        host = self._window.connections.get(self._connection).base_url
        self.picker.show_on_map(
            {
                (isinstance(layer, QgsRasterLayer), uris.name_of(layer))
                for layer in map_layers.maps_in(QgsProject.instance())
                if host_of(layer) == host
            }
        )

    def _want_legend(self, layer: str, style: str) -> None:
        key = self._connection, layer, style
        if self.legends.knows(*key):
            self.legends.drop()
            self._show_legend(*key)
        else:
            self.legends.ask(*key)

    def _show_legend(self, connection: str, layer: str, style: str) -> None:
        if self.picker is not None and connection == self._connection:
            self.picker.show_legend(layer, style, self.legends.image(connection, layer, style))

    def _add(self, chosen: Sequence[Chosen]) -> None:
        # Layers that were not added are ticked again.
        self._ticked_before += self.picker.model.ticked_entries()
        self.picker.model.untick_all()
        if not self.add(self._connection, chosen):
            self._tick_again(())

    def _tick_again(self, layers: Sequence[QgsMapLayer]) -> None:
        """Tick again the layers that were ticked and are not in *layers*."""
        before, self._ticked_before = self._ticked_before, []
        on_map = {(isinstance(each, QgsRasterLayer), uris.name_of(each)) for each in layers}
        if self.picker is not None:
            self.picker.model.tick_again(before, on_map)

    def _too_far_out(self, layers: Sequence[QgsMapLayer]) -> tuple[QgsMapLayer, ...]:
        """Return the layers that are only drawn at larger scales than the current one."""
        scale = self._window.iface.mapCanvas().scale()
        return tuple(
            layer for layer in layers if layer.hasScaleBasedVisibility() and 0 < layer.minimumScale() < scale
        )

    def _offer_left(self, skipped: Sequence[RequestedLayer]) -> None:
        text = counted(
            len(skipped),
            "'{layer}' was chosen for the previous project, and is not added yet.",
            "{count} layers were chosen for the previous project, and are not added yet.",
            layer=skipped[0].title,
        )
        add = Step(tr("Add to This Project"), partial(self._add_left, skipped))
        do_or_offer(skipped[0].project, self._window.messages, text, None, add)

    def _add_left(self, skipped: Sequence[RequestedLayer]) -> None:
        by_connection: dict[str, list[Chosen]] = {}
        for each in skipped:
            by_connection.setdefault(each.server.name, []).append(each.chosen)
        for connection, chosen in by_connection.items():
            self.add(connection, chosen)

    def _tell(self, outcome: Outcome) -> None:
        """Show one message for all layers that were chosen together."""
        self._tick_again(outcome.layers)
        if outcome.left:
            self._offer_left(outcome.left)
        if not (outcome.layers or outcome.refused or outcome.broken):
            return
        text, steps = added_text(outcome.layers, outcome.refused, outcome.broken), []
        # QGIS zooms to the first layer of a project.
        too_far_out = () if self._began_empty else self._too_far_out(outcome.layers)
        if too_far_out:
            scale = min(layer.minimumScale() for layer in too_far_out)
            titles = [layer.name() for layer in too_far_out]
            text += " " + too_far_out_text(titles, len(outcome.layers), scale)
            canvas = self._window.iface.mapCanvas()
            zoom_in = tr("Zoom In")
            steps.append(Step(zoom_in, lambda: canvas.zoomScale(scale * _A_LITTLE_CLOSER)))
        is_whole = not outcome.refused and not outcome.broken
        (self._window.messages.done if is_whole else self._window.messages.hint)(text, *steps)
        if self.picker is not None:
            self.picker.say(text)
