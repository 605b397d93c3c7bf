"""Save the query in the panels with the project, and restore it when a project is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtXml import QDomDocument

from ...core.gis.projects.query_draft import QueryDraft, keep, stored_in

if TYPE_CHECKING:
    from ..window.window import Window


class ProjectQuery:
    """Stores and restores the query. Opening a project sends no request."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._turn = QTimer()
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._restore)
        window.project.readProject.connect(self._opened)
        window.project.writeProject.connect(self._saved)
        self._restore()

    def close(self) -> None:
        """Disconnect; for ``unload()``."""
        self._turn.stop()
        self._window.project.readProject.disconnect(self._opened)
        self._window.project.writeProject.disconnect(self._saved)

    def _opened(self, _document: QDomDocument) -> None:
        # The signal is emitted during reading; the project is shown in the next event loop iteration.
        self._turn.start()

    def _saved(self, _document: QDomDocument) -> None:
        session, draft = self._window.session, self._window.draft
        if session.connection:
            panels = tuple(self._window.docks.open_names())
            kept = QueryDraft(session.connection, session.wanted, draft.filters, draft.columns, panels)
            keep(self._window.project, kept)

    def _restore(self) -> None:
        kept = stored_in(self._window.project)
        # A connection that does not exist here leaves the panels unchanged.
        if kept.connection in self._window.connections.names():
            self._window.draft.recall(kept)
            self._window.session.recall(kept.connection, kept.source)
            self._window.docks.reopen(kept.panels)
