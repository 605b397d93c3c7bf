"""*Edit Query*: fill the panels from the query of a layer or of the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QObject

from ...core.api import Query
from ...core.gis.layers.provenance import record_of
from ...core.gis.layers.services import connection_for
from ...core.gis.results import layers
from ...core.gis.text.languages import tr
from ..window.catalog import SOURCES

if TYPE_CHECKING:
    from ..window.window import Window


class QueryEditor(QObject):
    """Fills session, draft and areas from a query, as soon as the sources of its connection are known.

    Choosing another connection, or a failed list of sources, cancels it, as a late response must not replace
    newer input.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._pending: Optional[Query] = None
        """The query that waits for the sources of ``_connection``."""
        self._connection = ""
        window.session.changed.connect(self._session_changed)
        window.catalog.changed.connect(self._catalog_changed)

    def edit_layer(self, layer: QgsVectorLayer) -> None:
        """Fill the panels with the query of *layer*."""
        query = layers.query_of(layer)
        session = self._window.session
        connection = connection_for(layer, self._window.connections, session.connection)
        if query is not None and connection:
            self.edit(query, connection)
            return
        if query is None:
            text = tr("The query of {layer} was lost with its file. Draw the area and load it again.")
        else:
            text = tr("{layer} is from {host}, to which you have no connection. Add one first.")
        self._window.messages.hint(text.format(layer=layer.name(), host=record_of(layer).host))

    def edit(self, query: Query, connection: str) -> None:
        """Fill the panels with *query*, to be sent through *connection*."""
        session = self._window.session
        self._window.show_query(query)
        self._pending, self._connection = query, connection
        if session.connection != connection:
            session.use(connection)
        elif session.sources:
            self._session_changed()
        else:
            session.reload()

    def _catalog_changed(self, connection: str, kind: str) -> None:
        is_ours = (connection, kind) == (self._connection, SOURCES)
        if is_ours and self._window.catalog.error(connection, kind):
            self._pending = None

    def _session_changed(self) -> None:
        query, session = self._pending, self._window.session
        if session.connection != self._connection:
            self._pending = None
        elif query is not None and session.answered is not None:
            self._pending = None
            self._fill(query)

    def _fill(self, query: Query) -> None:
        session, messages = self._window.session, self._window.messages
        if query.source not in session.sources:
            messages.hint(
                tr("'{connection}' no longer offers {source}. Choose another source.").format(
                    connection=session.connection, source=query.source
                )
            )
            return
        session.choose(query.source)
        undo = self._window.draft.fill(query)
        if query.has_areas:
            self._window.drawing.fill(query.areas, undo)
        elif not query.is_search:
            self._window.dialogs.edit(query)
            return
        if query.version != session.version:
            messages.hint(
                tr("This query was in {then}; '{connection}' is set to {now}, which is used.").format(
                    then=query.version.upper(), connection=session.connection, now=session.version.upper()
                )
            )
