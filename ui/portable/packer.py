"""*Pack for a colleague*: the open project with its results and reports in one zip."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional

from qgis.core import QgsApplication, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QDir, QObject
from qgis.PyQt.QtWidgets import QFileDialog

from ...core.api.errors import Cancelled
from ...core.api.monitor import Monitor
from ...core.gis.counting import counted
from ...core.gis.numbers import whole
from ...core.gis.portable.known_keys import Unsearched, known_keys
from ...core.gis.portable.packing import Packed, pack
from ...core.gis.portable.snapshot import Snapshot, take_snapshot
from ...core.gis.project_file import file_of
from ...core.gis.sentences import About, unwritten
from ...core.gis.store import safe_name
from ...core.gis.tasks import ServiceTask
from .. import outside
from ..messages import Step
from ..progress import size_text
from ..session import Session

translate = QCoreApplication.translate

LANE = "pack"
_FOLDER = "geoportfolio/packFolder"
_NAMES_TOLD = 5


class Packer(QObject):
    """Asks where, writes the project down as it stands, and packs it in a task; the project stays.

    :param reports: gives the single reports that were fetched for the project.
    """

    def __init__(
        self,
        iface: Any,
        session: Session,
        reports: Callable[[], Iterable[Path]],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._reports = reports
        self._session = session
        self._project = QgsProject.instance()
        self._scratch: Optional[Path] = None
        self._said: Any = None

    def pack(self) -> None:
        """Ask for the file, then pack."""
        messages = self._session.messages
        if self._session.runner.busy(LANE):
            messages.hint(translate("GeoPortfolio", "A project is being packed already. Wait for its end."))
            return
        if not self._project.mapLayers():
            messages.hint(translate("GeoPortfolio", "There is nothing to pack yet. Load points first."))
            return
        target = self._ask_for_path()
        if target is not None:
            self.pack_into(target)

    def pack_into(self, target: Path) -> None:
        """Pack the project into *target*."""
        searched, unsearched = known_keys(self._session.connections, self._session.messages.log)
        try:
            scratch = self._scratch = Path(tempfile.mkdtemp(prefix="geoportfolio-"))
            snapshot = take_snapshot(self._project, self._stem(target), scratch, _profile(), self._reports())
        except OSError as error:
            self._failed(target, error)
            return
        was_unsaved = self._project.isDirty() or not self._project.fileName()
        self._said = self._session.messages.hint(
            _packing(target, 0, 0),
            Step(translate("GeoPortfolio", "Stop"), partial(self._session.runner.stop, LANE)),
            keep=True,
        )
        self._session.runner.start(
            translate("GeoPortfolio", "Pack {file}").format(file=target.name),
            lambda monitor: _packed(snapshot, target, searched, monitor),
            lambda packed: self._done(packed, snapshot, was_unsaved, bool(searched), unsearched),
            partial(self._failed, target),
            lane=LANE,
            watch=partial(self._watch, target),
        )

    def close(self) -> None:
        """Stop; for ``unload()``. Nothing half is left."""
        self._session.runner.drop(LANE)
        self._clean()

    def _watch(self, target: Path, task: ServiceTask) -> None:
        task.arrived.connect(partial(self._went_on, target))

    def _went_on(self, target: Path, so_far: tuple[int, int]) -> None:
        self._session.messages.change(self._said, _packing(target, *so_far))

    def _stem(self, target: Path) -> str:
        """The project in the zip is called as it is, or as the zip where it has no file."""
        return safe_name(self._project.baseName() or target.stem)

    def _ask_for_path(self) -> Optional[Path]:
        file = file_of(self._project)
        beside = str(Path(file).parent) if Path(file).is_file() else QDir.homePath()
        folder = QgsSettings().value(_FOLDER, beside)
        name = safe_name(self._project.baseName() or self._project.title() or "portfolio")
        chosen, _ = QFileDialog.getSaveFileName(
            self._iface.mainWindow(),
            translate("GeoPortfolio", "Pack for a colleague"),
            str(Path(folder) / f"{name}.zip"),
            translate("GeoPortfolio", "Zip archives (*.zip)"),
        )
        if not chosen:
            return None
        path = Path(chosen)
        QgsSettings().setValue(_FOLDER, str(path.parent))
        return path if path.suffix.lower() == ".zip" else path.with_name(f"{path.name}.zip")

    def _done(
        self,
        packed: Packed,
        snapshot: Snapshot,
        was_unsaved: bool,
        has_looked: bool,
        unsearched: Unsearched,
    ) -> None:
        self._clean()
        parts = [_contents(packed), *about_keys(has_looked, unsearched, packed.closed)]
        if was_unsaved:
            parts.append(
                translate(
                    "GeoPortfolio", "Changes that you have not saved are in it; your project is as it was."
                )
            )
        if packed.left_out:
            parts.append(
                translate("GeoPortfolio", "Without its data: {names}.").format(names=_names(packed.left_out))
            )
        if snapshot.edited:
            parts.append(
                translate("GeoPortfolio", "Edits that are not saved are not in it: {names}.").format(
                    names=_names(snapshot.edited)
                )
            )
        is_whole = not (packed.left_out or snapshot.edited or packed.closed or unsearched.is_any)
        say = self._session.messages.done if is_whole else self._session.messages.hint
        say(
            " ".join(parts),
            Step(translate("GeoPortfolio", "Open folder"), partial(outside.open_folder, packed.path)),
        )

    def _failed(self, target: Path, error: Exception) -> None:
        self._clean()
        messages = self._session.messages
        if isinstance(error, Cancelled):
            messages.hint(translate("GeoPortfolio", "Stopped. Nothing was packed."))
        elif isinstance(error, OSError):
            messages.log(error)
            messages.hint(
                unwritten(target.name, error),
                Step(translate("GeoPortfolio", "Try again"), self.pack),
            )
        else:
            messages.problem(error, About())

    def _clean(self) -> None:
        self._session.messages.withdraw(self._said)
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)
        self._scratch = None


def _packed(snapshot: Snapshot, target: Path, keys: tuple[str, ...], monitor: Monitor) -> Packed:
    """One kind of failure, whichever library has met it."""
    try:
        return pack(snapshot, target, keys, monitor)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def _packing(target: Path, number: int, count: int) -> str:
    if not count:
        return translate("GeoPortfolio", "Packing {file}...").format(file=target.name)
    return counted(
        count,
        "Packing {file}: {number} of 1 file.",
        "Packing {file}: {number} of {count} files.",
        file=target.name,
        number=whole(number),
    )


def _contents(packed: Packed) -> str:
    """ "portfolio.zip, 12 MB: 4 layers, 38 reports." """
    layers = counted(packed.layers, "1 layer", "{count} layers")
    reports = counted(packed.reports, "1 report", "{count} reports")
    return translate("GeoPortfolio", "{file}, {size}: {contents}.").format(
        file=packed.path.name,
        size=size_text(packed.size),
        contents=", ".join((layers, reports) if packed.reports else (layers,)),
    )


def about_keys(has_looked: bool, unsearched: Unsearched, closed: tuple[str, ...]) -> Iterator[str]:
    """Only what was looked for is said not to be there."""
    if unsearched.is_any:
        yield translate("GeoPortfolio", "No key was put into it.")
    elif not has_looked:
        yield translate("GeoPortfolio", "There is no key in it.")
    elif closed:
        yield translate("GeoPortfolio", "Your key is in nothing that could be read.")
    else:
        yield translate("GeoPortfolio", "Your key is not in it.")
    if unsearched.locked:
        yield translate("GeoPortfolio", "That of {names} is locked, so it was not looked for.").format(
            names=_names(unsearched.locked)
        )
    if unsearched.missing:
        yield translate("GeoPortfolio", "That of {names} is not here, so it was not looked for.").format(
            names=_names(unsearched.missing)
        )
    if unsearched.short:
        yield translate(
            "GeoPortfolio", "That of {names} is too short to tell from other text, so it was not looked for."
        ).format(names=_names(unsearched.short))
    if closed:
        yield translate("GeoPortfolio", "Could not be looked into: {names}.").format(names=_names(closed))


def _names(names: tuple[str, ...]) -> str:
    told = ", ".join(names[:_NAMES_TOLD])
    return f"{told}, ..." if len(names) > _NAMES_TOLD else told


def _profile() -> str:
    return str(QgsApplication.qgisSettingsDirPath())
