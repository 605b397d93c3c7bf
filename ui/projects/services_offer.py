"""Show a message for each service of an opened project without a connection in this profile."""

from __future__ import annotations

from collections import deque
from difflib import SequenceMatcher
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtWidgets import QDialog

from ...core.api.errors import ApiError
from ...core.gis.connections import keys
from ...core.gis.connections.connections import SESSION
from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.layers import uris
from ...core.gis.layers.identity import host_of
from ...core.gis.layers.services import connection_in, hosts_in, use_instead
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import plural, whole
from ..connections.other_connection import OtherConnection
from ..window.messages import Step
from ..window.option_pages import CONNECTIONS_PAGE

if TYPE_CHECKING:
    from ..window.window import Window


class ServiceOffers(QObject):
    """Checks the layers without requests, and shows one message after the other."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self._other_connection = OtherConnection(window)
        self._hosts: deque[str] = deque()
        self._offered = ""
        self._said: Any = None
        self._dialog: Optional[QDialog] = None
        window.connections.changed.connect(self._connections_changed)

    def check_project(self) -> None:
        """Check the open project."""
        self._hosts = deque(hosts_in(self._project))
        self._next()

    def withdraw_messages(self) -> None:
        """Withdraw the messages when the project is closed."""
        self._hosts.clear()
        self._withdraw()

    def close(self) -> None:
        """Disconnect; for ``unload()``."""
        self.withdraw_messages()
        self._window.connections.changed.disconnect(self._connections_changed)
        if self._dialog is not None:
            self._dialog.reject()

    def _next(self) -> None:
        self._withdraw()
        while self._hosts and not self._said:
            self._offer(self._hosts.popleft())
        self._window.messages.when_closed(self._said, self._next)

    def _withdraw(self) -> None:
        self._window.messages.withdraw(self._said)
        self._said, self._offered = None, ""

    def _offer(self, host: str) -> None:
        """Show a message about *host*, if necessary."""
        name = self._leads_to(host)
        if not name:
            self._offered = host
            self._said = self._window.messages.hint(
                tr(
                    "The data of this project is from {host}, to which you have no connection. Loaded data "
                    "can be used as it is."
                ).format(host=host)
                + self._unlike(host),
                *self._ways_to(host),
            )
            return
        asleep = self._asleep(host)
        if asleep:
            self._offered = host
            self._said = self._window.messages.hint(*self._about_maps(name, host, len(asleep)))

    def _unlike(self, host: str) -> str:
        """Return a note that distinguishes *host* from the similar URL of a connection."""
        connections = self._window.connections

        def likeness(name: str) -> float:
            return SequenceMatcher(None, host, connections.get(name).base_url).ratio()

        name = max(connections.names(), key=likeness, default="")
        if not name:
            return ""
        text = tr("This URL differs from that of '{name}'.")
        return " " + text.format(name=name)

    def _leads_to(self, host: str) -> str:
        return connection_in(self._project, host, self._window.connections)

    def _ways_to(self, host: str) -> tuple[Step, ...]:
        names = self._window.connections.names()
        connect = Step(tr("Connect…"), partial(self._connect, host))
        if not names:
            return (connect,)
        chosen = partial(self._use_instead, host)
        if len(names) > 1:
            return connect, self._other_connection.use_another(names, chosen)
        text = tr("Use '{name}' Instead").format(name=names[0].replace("&", "&&"))
        return connect, Step(text, partial(chosen, names[0]))

    def _about_maps(self, name: str, host: str, count: int) -> tuple[Any, ...]:
        """Return why maps of a service with a connection are missing, and the next step."""
        connections = self._window.connections
        again = partial(self._renew, name, host)
        if connections.has_key_ready(name):
            text = plural(
                count,
                "A map of {host} did not respond, or your API key was rejected. Results are shown as saved.",
                "{count} maps of {host} did not respond, or your API key was rejected. Results are shown as "
                "saved.",
            )
            step = Step(tr("Retry"), again)
        elif connections.get(name).keep_key != SESSION and not keys.is_unlocked():
            text = tr("The maps of {host} need your API key, which is locked.")
            step = Step(tr("Unlock"), partial(self._unlock, name, host))
        else:
            text = tr("The maps of {host} need your API key, which is missing.")
            step = Step(
                tr("Add API Key"),
                lambda: self._window.iface.showOptionsDialog(
                    self._window.iface.mainWindow(), CONNECTIONS_PAGE
                ),
            )
        return text.format(host=host, count=whole(count)), step

    def _connect(self, host: str) -> None:
        """Open the dialog of a new connection, with the URL filled in."""
        from ..connections.connection_dialog import ConnectionDialog

        # A reference is kept, as QGIS's window is not a Python object that would keep its dialogs alive.
        self._dialog = dialog = ConnectionDialog(
            set(self._window.connections.names()), None, self._window.iface.mainWindow()
        )
        dialog.fields.address.setText(host)
        dialog.accepted.connect(partial(self._save, dialog))
        dialog.rejected.connect(self._next)
        dialog.finished.connect(self._dialog_closed)
        dialog.open()
        dialog.fields.key.setFocus()

    def _save(self, dialog: Any) -> None:
        connection, key = dialog.connection(), dialog.typed_key()
        try:
            self._window.connections.save(connection, key)
        except ApiError as error:
            self._window.messages.problem(error, About(connection.name))

    def _dialog_closed(self, *_: object) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None

    def _use_instead(self, host: str, name: str) -> None:
        server = uris.server_of(self._window.connections, name)
        use_instead(self._project, host, server.base_url)
        maps, tell = self._maps_of(host), partial(self._used_instead, name)
        if maps:
            self._window.map_reloader.reload(maps, server, tell)
        else:
            tell(())

    def _used_instead(self, name: str, maps: Sequence[QgsMapLayer]) -> None:
        text = tr("Refresh now uses '{name}'. Save the project to keep this.")
        if maps:
            text = tr("Maps and Refresh now use '{name}'. Save the project to keep this.")
        self._check_next_after(lambda: self._window.messages.done(text.format(name=name)))

    def _unlock(self, name: str, host: str) -> None:
        try:
            self._window.requests.client(name)  # QGIS asks for the master password
        except ApiError as error:
            self._window.messages.problem(error, About(name))
            return
        self._renew(name, host)

    def _renew(self, name: str, host: str) -> None:
        server = uris.server_of(self._window.connections, name)
        self._window.map_reloader.reload(self._maps_of(host), server, partial(self._renewed, name, host))

    def _renewed(self, name: str, host: str, maps: Sequence[QgsMapLayer]) -> None:
        asleep = [each for each in maps if not each.isValid()]
        if asleep:
            self._window.messages.withdraw(self._said)
            self._said = self._window.messages.hint(*self._about_maps(name, host, len(asleep)))
            self._window.messages.when_closed(self._said, self._next)
            return
        done = tr("The maps of '{name}' are shown again.").format(name=name)
        self._check_next_after(lambda: self._window.messages.done(done))

    def _check_next_after(self, tell: Callable[[], Any]) -> None:
        """Show the next message, if any; else that this one is settled."""
        self._next()
        if not self._said:
            tell()

    def _connections_changed(self) -> None:
        """Close the message if the connection now exists or has its key."""
        host = self._offered
        name = self._leads_to(host) if host else ""
        if not name or not self._window.connections.has_key_ready(name):
            return
        if self._asleep(host):
            self._renew(name, host)
            return
        text = tr("Refresh and maps of this project now use '{name}'.")
        self._check_next_after(lambda: self._window.messages.done(text.format(name=name)))

    def _asleep(self, host: str) -> list[QgsMapLayer]:
        """Return the missing maps of *host*."""
        return [each for each in self._maps_of(host) if not each.isValid()]

    def _maps_of(self, host: str) -> list[QgsMapLayer]:
        maps = map_layers.maps_in(self._project)
        return [each for each in maps if host_of(each) == host]
