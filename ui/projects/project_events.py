"""Handle project events: the first save, renaming, and opening a project from elsewhere."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtXml import QDomDocument

from ...core.gis.files.project_folders import file_of

if TYPE_CHECKING:
    from ..window.window import Window


class ProjectEvents:
    """Watches the project. Heavy helpers are imported for the first project that needs them."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._project = QgsProject.instance()
        self._file = ""
        self._is_named_here = False
        """Whether the project was named in this session."""
        self._offers: Any = None
        self._turn: Optional[QTimer] = None

    def install(self) -> None:
        """Connect to the project, and check the open one."""
        self._turn = QTimer()
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._check_services)
        self._file = file_of(self._project)
        self._project.readProject.connect(self._opened)
        self._project.projectSaved.connect(self._saved)
        self._project.cleared.connect(self._cleared)
        if self._file and self._project.mapLayers():
            self._turn.start()

    def remove(self) -> None:
        """Disconnect; for ``unload()``."""
        self._project.readProject.disconnect(self._opened)
        self._project.projectSaved.disconnect(self._saved)
        self._project.cleared.disconnect(self._cleared)
        self._turn.stop()
        self._turn = None
        if self._offers is not None:
            self._offers.close()
            self._offers.deleteLater()
        self._offers = None

    def _opened(self, _document: QDomDocument) -> None:
        self._file, self._is_named_here = file_of(self._project), False
        # The signal is emitted during reading; the project is shown in the next event loop iteration.
        self._turn.start()

    def _cleared(self) -> None:
        self._file, self._is_named_here = "", False
        self._turn.stop()
        if self._offers is not None:
            self._offers.withdraw_messages()

    def _check_services(self) -> None:
        from .services_offer import ServiceOffers

        if self._offers is None:
            self._offers = ServiceOffers(self._window)
        self._offers.check_project()

    def _saved(self) -> None:
        before, self._file = self._file, file_of(self._project)
        if self._file:
            # A .qgz is written after the signal; by then another project, or none, may be open.
            QTimer.singleShot(0, partial(self._offer_move, self._file, self._file != before))

    def _offer_move(self, file: str, is_new: bool) -> None:
        """Offer to move results from the profile, at the first save and for later results."""
        if self._turn is None or file_of(self._project) != file:
            return
        from ...core.gis.projects.move import in_profile

        self._is_named_here = self._is_named_here or is_new
        if self._is_named_here and in_profile(self._project):
            self._window.start().mover.offer(is_new)
