"""What the menus and double clicks of the Browser do; each by what the docks and pages do it with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Sequence

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication

from ...core.api.errors import ApiError
from ...core.gis.about import About
from ...core.gis.connections import UnknownConnection
from ...core.gis.ows_connections import title_of
from ..session import Session

if TYPE_CHECKING:
    from ...core.api.provision import Source
    from ...core.gis.runs import Run
    from ...core.gis.web_layers import Chosen

translate = QCoreApplication.translate


class BrowserVerbs:
    """The doing behind the items of one window.

    :param workbench: gives docks and tools, which are made when they are first wanted.
    :param register: lists a connection among QGIS's own WMS and WFS connections; False where it can't.
    """

    def __init__(
        self,
        iface: Any,
        session: Session,
        workbench: Callable[[], Any],
        register: Callable[[str], bool],
    ) -> None:
        self._iface = iface
        self._session = session
        self._workbench = workbench
        self._register = register

    def use(self, connection: str, source: str = "") -> None:
        """Have the docks work with *connection*, and with its *source*; the first of them comes forward."""
        session = self._session
        bench = self._workbench()
        if session.connection != connection:
            session.use(connection)
        if source and source in session.sources:
            session.choose(source)
        bench.open_selection()

    def new_connection(self) -> None:
        """Bring the form to the front that tries a connection before it is kept."""
        self._workbench().selection.new_connection()

    def edit_connection(self, connection: str) -> None:
        """Open the editor of *connection*; OK saves it."""
        from ..connection_dialog import ConnectionDialog
        from ..connection_saving import save_connection

        connections, window = self._session.connections, self._iface.mainWindow()
        others = set(connections.names()) - {connection}
        try:
            known = connections.get(connection)
        except UnknownConnection as error:  # another QGIS window shares the profile, and may have removed it
            self._session.messages.problem(error, About(connection))
            return
        dialog = ConnectionDialog(others, known, window, self._workbench().example)
        if dialog.exec():
            save_connection(connections, dialog.connection(), dialog.typed_key(), window)
        dialog.deleteLater()

    def test(self, connection: str) -> None:
        """Try *connection* by a geocode, and say how it went."""
        session = self._session
        about = About(connection)
        try:
            config = session.connections.config(connection)
        except ApiError as error:
            session.messages.problem(error, about)
            return
        self._workbench().test_connection(
            config, session.messages.done, lambda error: session.messages.problem(error, about)
        )

    def reload(self, connection: str, *kinds: str) -> None:
        """Ask for *kinds* of offers again; QGIS may ask for the master password."""
        for kind in kinds:
            self._session.directory.ask(connection, kind, again=True)

    def unlock(self, connection: str, kind: str) -> None:
        """Let QGIS ask for the master password, and list what there is; where that fails, say why."""
        directory = self._session.directory
        directory.ask(connection, kind, again=True)
        error = directory.error(connection, kind)
        if error is not None:
            self._session.messages.problem(error, About(connection))

    def register(self, connection: str) -> None:
        """List *connection* among QGIS's own WMS and WFS connections."""
        messages = self._session.messages
        try:
            is_there = self._register(connection)
        except ApiError as error:
            messages.problem(error, About(connection))
            return
        if is_there:
            text = translate("GeoPortfolio", "Among QGIS's WMS and WFS connections: '{title}'.")
            messages.done(text.format(title=title_of(connection)))
        else:
            from ..connection_maps import taken_text

            messages.hint(taken_text((connection,)))

    def show_maps(self, connection: str) -> None:
        """Open the window in which hazard maps are chosen."""
        self._workbench().show_maps(connection)

    def add_maps(self, connection: str, chosen: Sequence[Chosen]) -> None:
        """Put *chosen* on the map, in the group of hazard maps."""
        self._workbench().maps.add(connection, chosen)

    def show_source(self, source: Source) -> None:
        """List the columns and filters of *source* in a window."""
        from .source_page import SourceDialog

        SourceDialog(source, self._iface.mainWindow()).show()

    def copy(self, text: str) -> None:
        """Put *text* on the clipboard."""
        QgsApplication.clipboard().setText(text)
        self._session.messages.done(
            translate("GeoPortfolio", "'{text}' is on the clipboard.").format(text=text)
        )

    def show_run(self, run: Run) -> None:
        """Show the layer of *run* on the map, or say how to get it back."""
        self._workbench().results.show_run(run)

    def again(self, run: Run) -> None:
        """Ask the same once more."""
        self._workbench().results.again(run)

    def edit_run(self, run: Run) -> None:
        """Take area, filters and columns of *run* back into the docks."""
        self._workbench().results.edit(run)

    def copy_command(self, run: Run) -> None:
        """Put the line that asks *run* again on the clipboard."""
        self._workbench().results.copy_command(run)
