"""The first save of a project: its results move from the profile beside it, when the analyst says so."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Callable, Iterable, Optional

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.api.errors import Cancelled
from ...core.api.monitor import Monitor
from ...core.gis.counting import counted
from ...core.gis.parts import mark_of
from ...core.gis.portable import moving
from ...core.gis.portable.moving import Brought, Moving
from ...core.gis.project_file import file_of
from ...core.gis.store import results_folder
from .. import outside
from ..loading import LANE as LOADING
from ..messages import Step
from ..reports.queue import LANE as REPORTS
from ..session import Session

translate = QCoreApplication.translate

LANE = "move results"
_BUSY = (LOADING, REPORTS, "changes")
_ATTEMPTS = 3
"""How often files are copied that somebody writes to meanwhile."""


class ResultMover(QObject):
    """Offers the move, and makes it: copies, layers, then the project.

    :param reports: gives the single reports that were fetched for the project.
    """

    reports_moved = pyqtSignal(object)
    """Where the copies of single reports lie, by the paths of the reports."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        reports: Callable[[], Iterable[Path]],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._reports = reports
        self._project = QgsProject.instance()
        self._said: Any = None
        self._offered: set[str] = set()
        self._file = ""
        """The project that was given its name here, and the layers of the offers."""
        self._copies: Optional[_Copies] = None
        self._stamp: Any = None
        """The :func:`mark_of` the project's file as it was saved here; a colleague's is not overwritten."""

    def close(self) -> None:
        """Listen no more; for ``unload()``. What is copied already is taken away, as nothing names it."""
        self._session.runner.drop(LANE)
        if self._copies is not None:
            self._copies.take_away()
        self._copies = None

    def forget(self) -> None:
        """The project is closed: what was offered is none of the next one's."""
        self._session.messages.withdraw(self._said)
        self._said, self._file, self._stamp = None, "", None

    def offer(self, is_new: bool) -> None:
        """Ask whether the results in the profile are to lie beside the project.

        :param is_new: whether the project has a new name; under the same name only news are offered, as what
            was being loaded at the first save.
        """
        file = file_of(self._project)
        self._stamp = mark_of(Path(file))
        found = moving.in_profile(self._project, _profile())
        at_rest = {layer.id() for layer in found if not layer.isEditable()}
        are_known = not is_new and (file != self._file or at_rest <= self._offered)
        self._offered = at_rest if is_new else self._offered | at_rest
        self._file = file if is_new else self._file
        if not found or are_known or not Path(file).is_file():
            return
        count = len(found)
        self._said = self._session.messages.hint(
            _lie_in_profile(count),
            Step(
                translate("GeoPortfolio", "Move them beside the project"),
                self.move,
            ),
        )

    def move(self, attempts: int = _ATTEMPTS) -> None:
        """Copy the files in a task, then show the copies."""
        runner, messages = self._session.runner, self._session.messages
        if any(map(runner.busy, (*_BUSY, LANE))):
            self._said = messages.hint(
                translate("GeoPortfolio", "Something is under way. Move the results when it has ended."),
                self._again(),
            )
            return
        planned = moving.plan(self._project, _profile(), self._reports())
        if planned.edited:
            # The next save is the one that the message asks for.
            self._offered = set()
        if planned.is_empty:
            if planned.edited:
                self._said = messages.hint(_edited(planned.edited), self._again())
            return

        self._copies = copies = _Copies(planned)
        runner.start(
            translate("GeoPortfolio", "Move results beside the project"),
            copies.make,
            lambda brought: self._copied(planned, brought, attempts),
            self._failed,
            lane=LANE,
        )

    def _copied(self, planned: Moving, brought: Brought, attempts: int) -> None:
        self._copies = None
        if moving.outdated(self._project, planned, brought):
            moving.undo(planned, brought)
            if self._project.fileName() != planned.project_file:
                return
            if attempts > 1:
                self.move(attempts - 1)
            else:
                self._stay(translate("GeoPortfolio", "The project or its results changed meanwhile."))
            return
        if mark_of(Path(planned.project_file)) != self._stamp:
            moving.undo(planned, brought)
            self._stay(translate("GeoPortfolio", "Somebody else has changed the project's file meanwhile."))
            return
        try:
            moving.show_and_save(self._project, planned, self._iface.actionSaveProject().trigger)
        except OSError as error:
            moving.undo(planned, brought)
            self._failed(error)
            return
        self.reports_moved.emit({copy.source: copy.target for copy in planned.reports})
        self._tell(planned, brought)

    def _tell(self, planned: Moving, brought: Brought) -> None:
        folder = results_folder(planned.project_file, "")
        parts = [_lie_beside(planned.layer_count, folder.name)]
        if brought.report_count:
            parts.append(_reports_too(brought.report_count))
        if planned.edited:
            parts.append(_edited(planned.edited))
        say = self._session.messages.hint if planned.edited else self._session.messages.done
        say(
            " ".join(parts),
            Step(translate("GeoPortfolio", "Open folder"), partial(outside.open_folder, folder)),
        )

    def _failed(self, error: Exception) -> None:
        self._session.messages.log(error)
        if not isinstance(error, Cancelled):
            text = translate(
                "GeoPortfolio",
                "A copy could not be made: {trouble}. Check the space and the rights beside the project.",
            )
            self._stay(text.format(trouble=getattr(error, "strerror", None) or error))

    def _stay(self, reason: str) -> None:
        text = translate(
            "GeoPortfolio", "{reason} The results stay in your profile; project and layers are as they were."
        )
        self._said = self._session.messages.hint(text.format(reason=reason), self._again())

    def _again(self) -> Step:
        """The project's file as it is then: who tries again after it was changed has been told."""

        def again() -> None:
            self._stamp = mark_of(Path(file_of(self._project)))
            self.move()

        return Step(translate("GeoPortfolio", "Try again"), again)


class _Copies:
    """Copies that are made in a task; nothing names them until the main thread hears of them."""

    def __init__(self, planned: Moving) -> None:
        self._planned = planned
        self._made: Optional[Brought] = None
        self._is_unwanted = False
        self._lock = Lock()

    def make(self, monitor: Monitor) -> Brought:
        """One kind of failure, whichever library has met it."""
        try:
            made = moving.bring(self._planned, monitor)
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        with self._lock:
            self._made = made
            if self._is_unwanted:
                moving.undo(self._planned, made)
        return made

    def take_away(self) -> None:
        """Nobody will hear of them: those that are there go, and others as soon as they are."""
        with self._lock:
            self._is_unwanted = True
            if self._made is not None:
                moving.undo(self._planned, self._made)


def _lie_in_profile(count: int) -> str:
    return counted(
        count,
        "1 result layer lies in your profile. Move it beside the project? The project is saved, too.",
        "{count} result layers lie in your profile. Move them beside the project? The project is saved, too.",
    )


def _lie_beside(count: int, folder: str) -> str:
    return counted(
        count,
        "1 result layer moved to {folder}, beside the project.",
        "{count} result layers moved to {folder}, beside the project.",
        folder=folder,
    )


def _reports_too(count: int) -> str:
    return counted(count, "A copy of 1 report is there, too.", "Copies of {count} reports are there, too.")


def _edited(names: Iterable[str]) -> str:
    return translate(
        "GeoPortfolio",
        "Being edited, so still in your profile: {names}. Save the edits, then save the project.",
    ).format(names=", ".join(names))


def _profile() -> str:
    return str(QgsApplication.qgisSettingsDirPath())
