"""A project that was opened, and services that this profile can't ask: one offer for each."""

from __future__ import annotations

from collections import deque
from difflib import SequenceMatcher
from functools import partial
from typing import Any, Callable, Optional, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject
from qgis.PyQt.QtWidgets import QDialog

from ...core.api.errors import ApiError
from ...core.gis import keys, web_layers
from ...core.gis.connections import SESSION
from ...core.gis.counting import plural
from ...core.gis.numbers import whole
from ...core.gis.origins import connection_in
from ...core.gis.portable.services import hosts_in, use_instead
from ...core.gis.sentences import About
from ..messages import Step
from ..option_pages import CONNECTIONS_PAGE
from ..other_connection import OtherConnection
from ..questions import agrees
from ..session import Session

translate = QCoreApplication.translate


class ServiceOffers(QObject):
    """Looks at the layers, asks nothing of the network, and says one thing after the other."""

    def __init__(self, iface: Any, session: Session, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._project = QgsProject.instance()
        self._other_connection = OtherConnection(iface, session, self)
        self._hosts: deque[str] = deque()
        self._offered = ""
        self._said: Any = None
        self._dialog: Optional[QDialog] = None
        session.connections.changed.connect(self._connections_changed)

    def look(self, unread: Sequence[str] = ()) -> None:
        """Offer what the project that is open now needs.

        :param unread: as :func:`~.unread_maps.unread_maps` tells it.
        """
        # It is to be opened again before anything else of it is worth a word.
        self._hosts = deque() if unread else deque(hosts_in(self._project))
        self._next()
        if unread:
            self._warn_of_unread(unread[0])

    def forget(self) -> None:
        """The project is closed: what was offered for it does not hold any more."""
        self._hosts.clear()
        self._withdraw()

    def close(self) -> None:
        """Listen no more; for ``unload()``."""
        self.forget()
        self._session.connections.changed.disconnect(self._connections_changed)
        if self._dialog is not None:
            self._dialog.reject()

    def _next(self) -> None:
        self._withdraw()
        while self._hosts and not self._said:
            self._offer(self._hosts.popleft())
        self._session.messages.when_closed(self._said, self._next)

    def _withdraw(self) -> None:
        self._session.messages.withdraw(self._said)
        self._said, self._offered = None, ""

    def _offer(self, host: str) -> None:
        """One message, where there is something to say of *host*."""
        name = self._leads_to(host)
        if not name:
            self._offered = host
            self._said = self._session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "This project's data came from {host}. You have no connection to it. "
                    "What was loaded can be read as it is.",
                ).format(host=host)
                + self._unlike(host),
                *self._ways_to(host),
            )
            return
        asleep = self._asleep(host)
        if asleep:
            self._offered = host
            self._said = self._session.messages.hint(*self._about_maps(name, host, len(asleep)))

    def _unlike(self, host: str) -> str:
        """A sentence that tells *host* from the address of a connection that may be taken for it."""
        connections = self._session.connections

        def likeness(name: str) -> float:
            return SequenceMatcher(None, host, connections.get(name).base_url).ratio()

        name = max(connections.names(), key=likeness, default="")
        if not name:
            return ""
        text = translate("GeoPortfolio", "This is another address than that of '{name}'.")
        return " " + text.format(name=name)

    def _warn_of_unread(self, name: str) -> None:
        self._said = self._session.messages.hint(
            translate(
                "GeoPortfolio",
                "The maps of this project were not read, as the password was not given. "
                "Saving now would lose them.",
            ),
            Step(translate("GeoPortfolio", "Unlock and open again"), partial(self._open_again, name)),
        )

    def _open_again(self, name: str) -> None:
        """Read the project's file once more, now with the maps; QGIS asks for its master password."""
        question = translate("GeoPortfolio", "What was changed since it was opened is lost. Open it again?")
        try:
            self._session.client(name)
        except ApiError:  # the password was not given this time either
            self._warn_of_unread(name)
            return
        if self._project.isDirty() and not self._agrees(question):
            self._warn_of_unread(name)
            return
        self._iface.addProject(self._project.fileName())

    def _agrees(self, question: str) -> bool:
        return agrees(self._iface.mainWindow(), question)

    def _leads_to(self, host: str) -> str:
        return connection_in(self._project, host, self._session.connections)

    def _ways_to(self, host: str) -> tuple[Step, ...]:
        names = self._session.connections.names()
        connect = Step(translate("GeoPortfolio", "Connect..."), partial(self._connect, host))
        if not names:
            return (connect,)
        chosen = partial(self._use_instead, host)
        if len(names) > 1:
            return connect, self._other_connection.use_another(names, chosen)
        text = translate("GeoPortfolio", "Use '{name}' instead").format(name=names[0].replace("&", "&&"))
        return connect, Step(text, partial(chosen, names[0]))

    def _about_maps(self, name: str, host: str, count: int) -> tuple[Any, ...]:
        """Why maps of a service with a connection are not there, and what can be done."""
        connections = self._session.connections
        again = partial(self._renew, name, host)
        if connections.has_key_ready(name):
            text = plural(
                count,
                "A map of {host} did not answer, or your key was refused. "
                "Results are shown as they were saved.",
                "{count} maps of {host} did not answer, or your key was refused. "
                "Results are shown as they were saved.",
            )
            step = Step(translate("GeoPortfolio", "Try again"), again)
        elif connections.get(name).keep_key != SESSION and not keys.is_unlocked():
            text = translate("GeoPortfolio", "The maps of {host} need your key, which is locked.")
            step = Step(translate("GeoPortfolio", "Unlock"), partial(self._unlock, name, host))
        else:
            text = translate("GeoPortfolio", "The maps of {host} need your key, which is not here.")
            step = Step(
                translate("GeoPortfolio", "Add your key"),
                lambda: self._iface.showOptionsDialog(self._iface.mainWindow(), CONNECTIONS_PAGE),
            )
        return text.format(host=host, count=whole(count)), step

    def _connect(self, host: str) -> None:
        """The fields of a new connection, with the address filled in."""
        from ..connection_dialog import ConnectionDialog

        # Kept: QGIS's window is no Python object that would hold the slots of its dialogs.
        self._dialog = dialog = ConnectionDialog(
            set(self._session.connections.names()), None, self._iface.mainWindow()
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
            self._session.connections.save(connection, key)
        except ApiError as error:
            self._session.messages.problem(error, About(connection.name))

    def _dialog_closed(self, *_: object) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None

    def _use_instead(self, host: str, name: str) -> None:
        server = web_layers.server_of(self._session.connections, name)
        use_instead(self._project, host, server.base_url)
        maps, tell = self._maps_of(host), partial(self._used_instead, name)
        if maps:
            self._session.map_turns.renew(maps, server, tell)
        else:
            tell(())

    def _used_instead(self, name: str, maps: Sequence[QgsMapLayer]) -> None:
        text = translate("GeoPortfolio", "Refresh asks '{name}' now. Save the project to keep it so.")
        if maps:
            text = translate(
                "GeoPortfolio",
                "Maps come from '{name}' now, and Refresh asks it. Save the project to keep it so.",
            )
        self._go_on_after(lambda: self._session.messages.done(text.format(name=name)))

    def _unlock(self, name: str, host: str) -> None:
        try:
            self._session.client(name)  # QGIS asks for its master password
        except ApiError as error:
            self._session.messages.problem(error, About(name))
            return
        self._renew(name, host)

    def _renew(self, name: str, host: str) -> None:
        server = web_layers.server_of(self._session.connections, name)
        self._session.map_turns.renew(self._maps_of(host), server, partial(self._renewed, name, host))

    def _renewed(self, name: str, host: str, maps: Sequence[QgsMapLayer]) -> None:
        asleep = [each for each in maps if not each.isValid()]
        if asleep:
            self._session.messages.withdraw(self._said)
            self._said = self._session.messages.hint(*self._about_maps(name, host, len(asleep)))
            self._session.messages.when_closed(self._said, self._next)
            return
        done = translate("GeoPortfolio", "The maps of '{name}' are back.").format(name=name)
        self._go_on_after(lambda: self._session.messages.done(done))

    def _go_on_after(self, tell: Callable[[], Any]) -> None:
        """The next offer where there is one; else the news that this one is settled."""
        self._next()
        if not self._said:
            tell()

    def _connections_changed(self) -> None:
        """A connection that was made meanwhile, or got its key, settles its offer."""
        host = self._offered
        name = self._leads_to(host) if host else ""
        if not name or not self._session.connections.has_key_ready(name):
            return
        if self._asleep(host):
            self._renew(name, host)
            return
        text = translate("GeoPortfolio", "Refresh and maps of this project ask '{name}' now.")
        self._go_on_after(lambda: self._session.messages.done(text.format(name=name)))

    def _asleep(self, host: str) -> list[QgsMapLayer]:
        """The maps of *host* that are not there."""
        return [each for each in self._maps_of(host) if not each.isValid()]

    def _maps_of(self, host: str) -> list[QgsMapLayer]:
        maps = web_layers.maps_in(self._project)
        return [each for each in maps if web_layers.host_of(each) == host]
