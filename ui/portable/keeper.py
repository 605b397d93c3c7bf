"""What happens to projects: the first save, a new name, and the opening of one that came from elsewhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Mapping, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtXml import QDomDocument

from ...core.gis.project_file import file_of
from ...core.gis.unread_maps import unread_maps
from ..session import Session


class ProjectKeeper:
    """A part of the window. Heavy helpers come with the first project that has use for them.

    :param workbench: gives docks and tools, which are made when they are first wanted.
    """

    def __init__(self, iface: Any, session: Session, workbench: Callable[[], Any]) -> None:
        self._iface = iface
        self._session = session
        self._workbench = workbench
        self._project = QgsProject.instance()
        self._file = ""
        self._unread: tuple[str, ...] = ()
        self._mover: Any = None
        self._offers: Any = None
        self._turn: Optional[QTimer] = None

    def install(self) -> None:
        """Listen to the project; one that is open already is looked at, too."""
        self._turn = QTimer()
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._look)
        self._file = file_of(self._project)
        self._project.readProject.connect(self._opened)
        self._project.projectSaved.connect(self._saved)
        self._project.cleared.connect(self._cleared)
        if self._file and self._project.mapLayers():
            self._turn.start()

    def remove(self) -> None:
        """Be there no more."""
        self._project.readProject.disconnect(self._opened)
        self._project.projectSaved.disconnect(self._saved)
        self._project.cleared.disconnect(self._cleared)
        self._turn.stop()
        self._turn = None
        for helper in (self._mover, self._offers):
            if helper is not None:
                helper.close()
                helper.deleteLater()
        self._mover = self._offers = None

    def _opened(self, document: QDomDocument) -> None:
        self._file = file_of(self._project)
        self._unread = unread_maps(self._project, document, self._session.connections)
        # The signal comes from within the reading; the window shows the project in the next turn.
        self._turn.start()

    def _cleared(self) -> None:
        self._file, self._unread = "", ()
        self._turn.stop()
        for helper in (self._mover, self._offers):
            if helper is not None:
                helper.forget()

    def _look(self) -> None:
        from .services_offer import ServiceOffers

        if self._offers is None:
            self._offers = ServiceOffers(self._iface, self._session)
        self._offers.look(self._unread)

    def _saved(self) -> None:
        before, self._file = self._file, file_of(self._project)
        if self._file:
            # A .qgz is put together after the signal; by then another project may be open, or none.
            QTimer.singleShot(0, partial(self._offer_move, self._file, self._file != before))

    def _offer_move(self, file: str, is_new: bool) -> None:
        if self._turn is None or file_of(self._project) != file:
            return
        if self._mover is None:
            from .mover import ResultMover

            self._mover = ResultMover(self._iface, self._session, self._reports)
            self._mover.reports_moved.connect(self._reports_moved)
        self._mover.offer(is_new)

    def _reports(self) -> Iterable[Path]:
        """Docks and tools may not be there before the analyst says that it shall move."""
        reports: Iterable[Path] = self._workbench().desk.singles.paths_of_project()
        return reports

    def _reports_moved(self, places: Mapping[Path, Path]) -> None:
        self._workbench().desk.singles.follow(places)
