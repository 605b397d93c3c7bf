"""*Edit query*: the docks are filled from what a layer or a run asked."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject

from ..core.api import Query
from ..core.gis import layers
from ..core.gis.origins import connection_for
from .directory import SOURCES
from .draft import Draft
from .drawing import Drawing
from .session import Session

translate = QCoreApplication.translate


class QueryEditor(QObject):
    """Takes a query back into session, draft and areas, once its source is known.

    :param show: brings the dock of the query to the front.
    :param show_dialog: opens the dialog of a query that no dock asks.
    """

    def __init__(
        self,
        session: Session,
        draft: Draft,
        drawing: Drawing,
        show: Callable[[Query], None],
        show_dialog: Callable[[Query], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._draft = draft
        self._drawing = drawing
        self._show = show
        self._show_dialog = show_dialog
        self._wanted: Optional[Query] = None
        self._asked = ""
        """The connection that was asked for the source of what is wanted."""
        session.changed.connect(self._session_changed)
        session.directory.changed.connect(self._offer_changed)

    def edit_layer(self, layer: QgsVectorLayer) -> None:
        """Fill the docks with the query of *layer*."""
        query = layers.query_of(layer)
        session = self._session
        connection = connection_for(layer, session.connections, session.connection)
        if query is None:
            session.messages.hint(
                translate(
                    "GeoPortfolio", "The query of {layer} is gone with its file. Draw and load it anew."
                ).format(layer=layer.name())
            )
        elif not connection:
            session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "{layer} came from {host}, to which you have no connection. Make one first.",
                ).format(layer=layer.name(), host=layer.customProperty(layers.HOST))
            )
        else:
            self.edit(query, connection)

    def edit(self, query: Query, connection: str) -> None:
        """Fill the docks with *query*, to be asked through *connection*."""
        session = self._session
        self._show(query)
        self._wanted, self._asked = query, connection
        if session.connection != connection:
            session.use(connection)
        elif session.sources:
            self._session_changed()
        else:
            session.reload()

    def _offer_changed(self, connection: str, kind: str) -> None:
        # A list that comes later, after another try, must not replace what was drawn by then.
        if (connection, kind) == (self._asked, SOURCES) and self._session.directory.error(connection, kind):
            self._wanted = None

    def _session_changed(self) -> None:
        query, session = self._wanted, self._session
        if session.connection != self._asked:
            self._wanted = None
            return
        if query is None or session.answered is None:
            return
        self._wanted = None
        if query.source not in session.sources:
            session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "'{connection}' does not offer {source} any more. Choose another source.",
                ).format(connection=session.connection, source=query.source)
            )
            return
        session.choose(query.source)
        undo = self._draft.fill(query)
        if query.has_areas:
            self._drawing.fill(query.areas, undo)
        elif not query.is_search:
            self._show_dialog(query)
            return
        if query.version != session.version:
            session.messages.hint(
                translate(
                    "GeoPortfolio",
                    "This was asked in {then}; '{connection}' is set to {now} and asks in that.",
                ).format(
                    then=query.version.upper(), connection=session.connection, now=session.version.upper()
                )
            )
