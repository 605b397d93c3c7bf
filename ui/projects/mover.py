"""Move results from the profile to the project's folder, if the user agrees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Iterable

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject

from ...core.api.errors import Cancelled
from ...core.gis.files.project_folders import results_of
from ...core.gis.projects import move as moving
from ...core.gis.projects.move import CopiedFiles, Moving
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..reports.queue import LANE as REPORTS
from ..widgets import outside
from ..window.messages import Step
from ..window.requests import LOADS

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "move results"
_BUSY = (LOADS, REPORTS, "changes", LANE)


class ResultMover(QObject):
    """Offers and performs the move: copies, layers, then the project."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self._said: Any = None
        self._offered: set[str] = set()
        """The ids of layers that were already offered."""
        self._project.cleared.connect(self._withdraw)

    def close(self) -> None:
        """Cancel and disconnect; for ``unload()``."""
        self._project.cleared.disconnect(self._withdraw)
        self._window.tasks.drop(LANE)

    def offer(self, is_new: bool = True) -> None:
        """Offer to move results from the profile to the project's folder.

        :param is_new: False: only if there are layers that were not yet offered.
        """
        found = moving.in_profile(self._project)
        at_rest = {layer.id() for layer in found if not layer.isEditable()}
        if not is_new and at_rest <= self._offered:
            return
        self._offered = at_rest if is_new else self._offered | at_rest
        step = Step(tr("Move to Project Folder"), self.move)
        self._said = self._window.messages.hint(_lie_in_profile(len(found)), step)

    def move(self) -> None:
        """Copy the files in a task, then change the layers."""
        runner, messages = self._window.tasks, self._window.messages
        if any(map(runner.busy, _BUSY)):
            self._said = messages.hint(
                tr("Another task is running. Move the results when it has finished."), self._again()
            )
            return
        planned = moving.plan(self._project, self._window.reports.singles.paths_of_project())
        if planned.used.edited:
            # The next save is the one that the message requires.
            self._offered = set()
        if not planned.is_empty:
            runner.start(
                tr("Move results to the project folder"),
                partial(moving.copy_files, planned),
                partial(self._copied, planned),
                self._failed,
                lane=LANE,
            )
        elif planned.used.edited:
            self._said = messages.hint(_edited(planned.used.edited), self._again())

    def _withdraw(self) -> None:
        """Withdraw the offer when the project is closed."""
        self._window.messages.withdraw(self._said)
        self._said = None

    def _copied(self, planned: Moving, brought: CopiedFiles) -> None:
        if moving.outdated(self._project, planned, brought):
            brought.undo()
            if self._project.fileName() == planned.project_file:
                self._stay(tr("The project or its results have changed."))
            return
        try:
            moving.show_and_save(self._project, planned, self._window.iface.actionSaveProject().trigger)
        except OSError as error:
            brought.undo()
            self._failed(error)
            return
        self._window.reports.singles.follow({copy.source: copy.target for copy in planned.reports})
        self._tell(planned, brought)

    def _tell(self, planned: Moving, brought: CopiedFiles) -> None:
        folder = results_of(self._project)
        parts = [_lie_beside(planned.layer_count, folder.name)]
        if brought.report_count:
            parts.append(_reports_too(brought.report_count))
        edited = planned.used.edited
        if edited:
            parts.append(_edited(edited))
        say = self._window.messages.hint if edited else self._window.messages.done
        say(" ".join(parts), Step(tr("Open Folder"), partial(outside.open_folder, folder)))

    def _failed(self, error: Exception) -> None:
        self._window.messages.log(error)
        if not isinstance(error, Cancelled):
            text = tr(
                "A copy could not be created: {trouble}. Check the space and the permissions of the project "
                "folder."
            )
            self._stay(text.format(trouble=getattr(error, "strerror", None) or error))

    def _stay(self, reason: str) -> None:
        text = tr("{reason} The results stay in your profile; project and layers are unchanged.")
        self._said = self._window.messages.hint(text.format(reason=reason), self._again())

    def _again(self) -> Step:
        return Step(tr("Retry"), self.move)


def _lie_in_profile(count: int) -> str:
    return counted(
        count,
        "1 result layer is outside the project folder. Moving it also saves the project.",
        "{count} result layers are outside the project folder. Moving them also saves the project.",
    )


def _lie_beside(count: int, folder: str) -> str:
    return counted(
        count,
        "1 result layer moved to {folder}, beside the project.",
        "{count} result layers moved to {folder}, beside the project.",
        folder=folder,
    )


def _reports_too(count: int) -> str:
    return counted(count, "1 report copied.", "{count} reports copied.")


def _edited(names: Iterable[str]) -> str:
    return tr(
        "Not moved, because they are being edited: {names}. Save the edits, then save the project."
    ).format(names=", ".join(names))
