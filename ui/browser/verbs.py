"""The operations of Browser menus and double clicks, which use those of the panels and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from qgis.core import QgsApplication

from ...core.api.errors import ApiError
from ...core.gis.connections.connections import UnknownConnection
from ...core.gis.hazard_maps.qgis_connections import title_of
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr

if TYPE_CHECKING:
    from ...core.api.sources import Source
    from ...core.gis.hazard_maps.layers import Chosen
    from ...core.gis.history.past_queries import Run
    from ..window.window import Window


class BrowserVerbs:
    """The operations of the items of one window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def use(self, connection: str, source: str = "") -> None:
        """Select *connection* and *source* in the panels, and show the first panel."""
        session = self._window.session
        bench = self._window.start()
        if session.connection != connection:
            session.use(connection)
        if source and source in session.sources:
            session.choose(source)
        bench.open_selection()

    def new_connection(self) -> None:
        """Show the form for a new connection."""
        self._window.start().selection.new_connection()

    def edit_connection(self, connection: str) -> None:
        """Open the editor of *connection*; OK saves it."""
        from ..connections.connection_dialog import ConnectionDialog
        from ..connections.connection_saving import save_connection

        connections, window = self._window.connections, self._window.iface.mainWindow()
        others = set(connections.names()) - {connection}
        try:
            known = connections.get(connection)
        except UnknownConnection as error:  # another QGIS window with the same profile may have removed it
            self._window.messages.problem(error, About(connection))
            return
        dialog = ConnectionDialog(others, known, window, self._window.start().example)
        if dialog.exec():
            save_connection(connections, dialog.connection(), dialog.typed_key(), window)
        dialog.deleteLater()

    def test(self, connection: str) -> None:
        """Test *connection* with a geocode request, and report the result."""
        about = About(connection)
        try:
            config = self._window.connections.config(connection)
        except ApiError as error:
            self._window.messages.problem(error, about)
            return
        self._window.session.test(
            config, self._window.messages.done, lambda error: self._window.messages.problem(error, about)
        )

    def reload(self, connection: str, *kinds: str) -> None:
        """Request *kinds* again; QGIS may ask for the master password."""
        for kind in kinds:
            self._window.catalog.ask(connection, kind, again=True)

    def unlock(self, connection: str, kind: str) -> None:
        """Let QGIS ask for the master password, then list the items; report a failure."""
        directory = self._window.catalog
        directory.ask(connection, kind, again=True)
        error = directory.error(connection, kind)
        if error is not None:
            self._window.messages.problem(error, About(connection))

    def register(self, connection: str) -> None:
        """Add *connection* to QGIS's own WMS and WFS connections."""
        messages = self._window.messages
        try:
            is_there = self._window.map_connections.register(connection)
        except ApiError as error:
            messages.problem(error, About(connection))
            return
        if is_there:
            text = tr("Added to the QGIS WMS and WFS connections: '{title}'.")
            messages.done(text.format(title=title_of(connection)))
        else:
            from ..connections.connection_maps import taken_text

            messages.hint(taken_text((connection,)))

    def show_maps(self, connection: str) -> None:
        """Open the window for adding hazard maps."""
        self._window.start().maps.open(connection)

    def add_maps(self, connection: str, chosen: Sequence[Chosen]) -> None:
        """Add *chosen* to the group of hazard maps."""
        self._window.start().maps.add(connection, chosen)

    def show_source(self, source: Source) -> None:
        """Show the columns and filters of *source* in a window."""
        from .source_page import SourceDialog

        SourceDialog(source, self._window.iface.mainWindow()).show()

    def copy(self, text: str) -> None:
        """Copy *text* to the clipboard."""
        QgsApplication.clipboard().setText(text)
        self._window.messages.done(tr("'{text}' copied to the clipboard.").format(text=text))

    def show_run(self, run: Run) -> None:
        """Show the layer of *run* on the map, or report how to restore it."""
        self._window.start().results.show_run(run)

    def again(self, run: Run) -> None:
        """Run the query of *run* again."""
        self._window.start().results.again(run)

    def edit_run(self, run: Run) -> None:
        """Load areas, filters and columns of *run* into the panels."""
        self._window.start().results.edit(run)

    def copy_command(self, run: Run) -> None:
        """Copy the command that repeats *run* to the clipboard."""
        self._window.start().results.copy_command(run)
