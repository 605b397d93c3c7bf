"""*Export Project Package…*: the saved project with its results and reports in one zip."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QObject

from ...core.api.errors import Cancelled
from ...core.gis.files.file_names import safe_name
from ...core.gis.files.project_folders import file_of
from ...core.gis.projects.move import in_profile
from ...core.gis.projects.package import Contents, Package, contents_of, write_package
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.error_messages import About, unwritten
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, some_of, whole
from ..widgets import outside
from ..widgets.questions import agrees
from ..widgets.save_dialog import ask_for_path
from ..window.messages import Step
from ..window.progress import size_text

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "pack"
_FOLDER = "geoportfolio/packFolder"


class Packer(QObject):
    """Lets the user save the project and choose the file, then writes the package in a task."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._project = QgsProject.instance()
        self._said: Any = None

    def pack(self) -> None:
        """Save the project, ask for the file, and write the package."""
        messages = self._window.messages
        if self._window.tasks.busy(LANE):
            messages.hint(tr("A project package is already being exported. Wait until it has finished."))
        elif not self._project.mapLayers():
            messages.hint(tr("Nothing to export yet. Load locations first."))
        elif self._is_saved():
            if in_profile(self._project):
                self._window.mover.offer()
            elif (target := self._ask_for_path()) is not None:
                self.pack_into(target)

    def pack_into(self, target: Path) -> None:
        """Write the package of the saved project to *target*."""
        contents = contents_of(self._project, self._window.reports.singles.paths_of_project())
        self._said = self._window.messages.hint(
            tr("Packing {file}…").format(file=target.name),
            Step(tr("Stop"), partial(self._window.tasks.stop, LANE)),
            keep=True,
        )
        self._window.tasks.start(
            tr("Pack {file}").format(file=target.name),
            lambda monitor: write_package(contents, target, monitor),
            partial(self._done, contents),
            partial(self._failed, target),
            lane=LANE,
            watch=partial(self._watch, target),
        )

    def close(self) -> None:
        """Cancel; for ``unload()``."""
        self._window.tasks.drop(LANE)
        self._window.messages.withdraw(self._said)

    def _is_saved(self) -> bool:
        """Return whether the project is saved as a file, after asking the user to save it."""
        if file_of(self._project) and not self._project.isDirty():
            return True
        question = tr("The package contains the saved project. Save it now?")
        if agrees(self._window.iface.mainWindow(), question):
            has_file = bool(file_of(self._project))
            save = (
                self._window.iface.actionSaveProject if has_file else self._window.iface.actionSaveProjectAs
            )
            save().trigger()
            return bool(file_of(self._project)) and not self._project.isDirty()
        return False

    def _ask_for_path(self) -> Optional[Path]:
        project = Path(file_of(self._project))
        return ask_for_path(
            self._window.iface.mainWindow(),
            tr("Export Project Package"),
            f"{safe_name(project.stem)}.zip",
            {tr("Zip archives (*.zip)"): (".zip",)},
            _FOLDER,
            project.parent,
        )

    def _watch(self, target: Path, task: ServiceTask) -> None:
        task.arrived.connect(partial(self._went_on, target))

    def _went_on(self, target: Path, so_far: tuple[int, int]) -> None:
        number, count = so_far
        text = counted(
            count,
            "Packing {file}: {number} of 1 file.",
            "Packing {file}: {number} of {count} files.",
            file=target.name,
            number=whole(number),
        )
        self._window.messages.change(self._said, text)

    def _done(self, contents: Contents, package: Package) -> None:
        messages = self._window.messages
        messages.withdraw(self._said)
        missing = (
            (tr("Not included, because outside the project folder: {names}."), package.outside),
            (tr("Without their data: {names}."), package.without_data),
            (tr("Unsaved edits are not included: {names}."), contents.edited),
        )
        parts = [text.format(names=some_of(names)) for text, names in missing if names]
        say = messages.hint if parts else messages.done
        say(
            " ".join((_contents(package), tr("No API key is included."), *parts)),
            Step(tr("Open Folder"), partial(outside.open_folder, package.path)),
        )

    def _failed(self, target: Path, error: Exception) -> None:
        messages = self._window.messages
        messages.withdraw(self._said)
        if isinstance(error, Cancelled):
            messages.hint(tr("Stopped. Nothing was exported."))
        elif isinstance(error, OSError):
            messages.log(error)
            again = Step(tr("Retry"), self.pack)
            messages.hint(unwritten(target.name, error), again)
        else:
            messages.problem(error, About())


def _contents(package: Package) -> str:
    """Return "portfolio.zip, 12 MB: 4 layers, 38 reports."."""
    layers = counted(package.layers, "1 layer", "{count} layers")
    reports = counted(package.reports, "1 report", "{count} reports")
    return tr("{file}, {size}: {contents}.").format(
        file=package.path.name,
        size=size_text(package.size),
        contents=", ".join((layers, reports) if package.reports else (layers,)),
    )
