"""The open project as a file of its own, as it stands, without the project noticing. Main thread only."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Iterator, Mapping, Optional

from qgis.core import (
    QgsApplication,
    QgsMapLayer,
    QgsPathResolver,
    QgsProject,
    QgsProviderRegistry,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtXml import QDomDocument

from ..layer_history import kept_before
from ..layers import path_of
from ..own_files import REPORTS, own_entry
from ..project_file import file_of
from ..report_index import LAYER
from ..store import results_folder
from ..web_layers import maps_in, uri_of

_ABSOLUTE = "Paths", "/Absolute"
_PROJECTS = (".qgs", ".qgz")
_ELSEWHERE = "/vsi"
"""GDAL's own file systems: archives, memory, addresses."""
_PACKED = re.compile(r"(/vsi(?:zip|tar|gzip|7z|rar)/)(.*)", re.DOTALL)
_ADDRESS = re.compile(r"\w[\w+.\-]+:|[<{]|/vsi(?!zip|tar|gzip|7z|rar|mem)")
"""A service, or what is given in place of a file."""
_OF_FILES = ("ogr", "gdal", "delimitedtext", "spatialite", "mdal", "pdal")


@dataclass(frozen=True)
class Snapshot:
    """A project that was written down, and the files that it names.

    :param project: the ``.qgz`` that was written, in a folder of its own.
    :param view: what the window adds to a project's file (the map's extent, relations), as XML.
    :param files: each file that goes along, and its name in the archive.
    :param earlier: the answer for *Undo refresh* as it is named outside of its layer's folder, and its name
        as seen from there.
    :param reports: the folder of the project's reports, or None, and its name in the archive.
    :param order_points: the points of orders of reports that lie elsewhere.
    :param layers: how many layers the project has; *left_out* the names of those without their data.
    :param edited: names of layers with edits that are not saved.
    :param shown: the names of the layers that show each file.
    :param places: folders of this computer, by what is told in their place; *names* of who works here.
    :param logins: ids of the password store with which the maps of our services were asked.
    """

    project: Path
    view: str
    files: Mapping[Path, str]
    earlier: Mapping[str, str]
    reports: Optional[tuple[Path, str]]
    order_points: tuple[Path, ...]
    layers: int
    left_out: tuple[str, ...]
    edited: tuple[str, ...]
    shown: Mapping[Path, tuple[str, ...]]
    places: Mapping[str, str]
    names: tuple[str, ...]
    logins: tuple[str, ...]


def take_snapshot(
    project: QgsProject, stem: str, folder: Path, profile: str, reports: Iterable[Path] = ()
) -> Snapshot:
    """Write *project* into *folder* as ``stem.qgz``, each path in it relative to that.

    :param reports: single reports that were fetched for it, wherever they lie.
    :raises OSError: when QGIS can't write it; the project is as it was, as it is after success.
    """
    archive = _Archive(project, stem, folder.resolve(), profile)
    target = archive.root / f"{stem}.qgz"
    # Who is asked for the view may write settings into the project, and so make it dirty.
    was_dirty = project.isDirty()
    view = _view_of(project)
    if project.isDirty() != was_dirty:
        project.setDirty(was_dirty)
    _write_aside(project, target, archive)
    layers = list(project.mapLayers().values())
    for layer in layers:
        before = kept_before(layer) if isinstance(layer, QgsVectorLayer) else None
        if before is not None:
            archive.keep_earlier(layer, before)
    for report in reports:
        if own_entry(report, REPORTS):
            archive.keep(report)
    file = file_of(project)
    own = results_folder(file, profile) / "reports"
    has_own = bool(file) and own.is_dir()
    return Snapshot(
        project=target,
        view=view,
        files=dict(archive.files),
        earlier=dict(archive.earlier),
        reports=(own, f"{stem}_geoportfolio/reports") if has_own else None,
        order_points=tuple(p for p in archive.files if p.suffix == LAYER[1] and own not in p.parents),
        layers=len(layers),
        left_out=tuple(layer.name() for layer in layers if _is_left_out(project, layer, archive.lost)),
        edited=tuple(
            layer.name() for layer in layers if isinstance(layer, QgsVectorLayer) and layer.isModified()
        ),
        shown={path: _names_of(layers, path) for path in archive.files},
        places=archive.places(),
        names=tuple(
            dict.fromkeys(filter(None, (QgsApplication.userFullName(), QgsApplication.userLoginName())))
        ),
        logins=tuple(sorted({uri_of(layer).authConfigId() for layer in maps_in(project)} - {""})),
    )


class _Archive:
    """Where each file of this computer goes: a folder there for each folder here, names kept."""

    def __init__(self, project: QgsProject, stem: str, root: Path, profile: str) -> None:
        self.root = root
        self.files: dict[Path, str] = {}
        self.earlier: dict[str, str] = {}
        self.lost: set[str] = set()
        self._stem = stem
        self._profile = Path(profile)
        self._program = Path(QgsApplication.pkgDataPath())
        file = file_of(project)
        self._home = Path(file).parent if file else None
        self._folders: dict[Path, str] = {}
        self._taken = {f"{stem}.qgz".casefold()}
        """Files and folders of the archive, for systems that do not tell capitals from small letters."""
        self._results = {results_folder(None, profile): f"{stem}_geoportfolio"}
        if file:
            own = results_folder(file, profile)
            self._results = {
                own: f"{stem}_geoportfolio",
                results_folder(None, profile): f"{stem}_geoportfolio/from the profile",
            }

    def write(self, path: str) -> str:
        """What the project's file is told in place of *path*; QGIS makes it relative. Never raises."""
        try:
            return self._written(path)
        except Exception:  # it would leave a slot that C++ calls
            return path

    def _written(self, path: str) -> str:
        if path.startswith(_ELSEWHERE):
            return self._written_within(path)
        file, bar, rest = path.partition("|")
        if path.startswith("file:"):
            address, bar, rest = path.partition("?")
            file = QUrl(address).toLocalFile()
        place = Path(file)
        if not place.is_absolute() or self._program in place.parents or self.root in place.parents:
            return path
        if not place.exists() or place.suffix.lower() in _PROJECTS:
            self.lost.add(file)
            return str(self.root / place.name) + bar + rest
        return str(self.root / self.keep(place)) + bar + rest

    def _written_within(self, path: str) -> str:
        """What GDAL reads out of a zip or the like: that goes along whole. Addresses stay as they are."""
        found = _PACKED.match(path)
        if found is None:
            return path
        way, source = found.group(1), found.group(2)
        if source.startswith("{"):
            source = source[1:].replace("}", "", 1)
        archive = next((each for each in (Path(source), *Path(source).parents) if each.is_file()), None)
        if archive is None:
            if not _ADDRESS.search(source):
                self.lost.add(path.partition("|")[0])
            return path
        return f"{way}{self.root / self.keep(archive)}{source[len(str(archive)) :]}"

    def keep(self, path: Path) -> str:
        """The name of *path* in the archive, where it goes along from now on."""
        if path not in self.files:
            folder = Path(os.path.normpath(path.parent))
            name = (Path(self._folder_of(folder)) / path.name).as_posix()
            if name.casefold() in self._taken:
                name = f"{self._spare_folder()}/{path.name}"
            self._taken.add(name.casefold())
            self.files[path] = name
        return self.files[path]

    def keep_earlier(self, layer: QgsVectorLayer, before: Path) -> None:
        """Take the answer for *Undo refresh* along, named anew where it lies apart from its layer's."""
        name, shown = self.keep(before), self.files.get(path_of(layer))
        if shown is not None and before.parent != path_of(layer).parent:
            folder = Path(shown).parent
            up = "../" * len(folder.parts)
            is_below = folder in Path(name).parents
            self.earlier[str(before)] = Path(name).relative_to(folder).as_posix() if is_below else up + name

    def places(self) -> Mapping[str, str]:
        """Folders of this computer that no colleague has, the longest first."""
        known = {str(path): f"./{name}" for path, name in self.files.items()}
        known[str(self.root)] = "."
        for place, told in ((self._profile, "."), (self._home, "."), (Path.home(), "~")):
            # Of a computer that has its home in "/", nothing can be told.
            if place is not None and len(place.parts) > 1:
                known.setdefault(str(place), told)
        return dict(sorted(known.items(), key=lambda item: -len(item[0])))

    def _folder_of(self, folder: Path) -> str:
        if folder not in self._folders:
            name = self._new_folder(folder)
            if not name or name.casefold() in self._taken:
                name = self._spare_folder()
            if name != ".":
                self._taken.add(name.casefold())
            self._folders[folder] = name
        return self._folders[folder]

    def _new_folder(self, folder: Path) -> str:
        """As it is seen from the project; "" for one that lies elsewhere."""
        for ours, name in self._results.items():
            if ours == folder or ours in folder.parents:
                return "/".join((name, *folder.relative_to(ours).parts))
        home = self._home
        if home is not None and (home == folder or home in folder.parents):
            return folder.relative_to(home).as_posix()
        return ""

    def _spare_folder(self) -> str:
        """Not under its own name, which may be that of a person."""
        number, name = 1, f"{self._stem}_geoportfolio/files"
        while name.casefold() in self._taken:
            number += 1
            name = f"{self._stem}_geoportfolio/files {number}"
        self._taken.add(name.casefold())
        return name


def _view_of(project: QgsProject) -> str:
    """What QGIS's window and other plugins would add to the file of *project*."""
    document = QDomDocument()
    document.setContent("<qgis/>")
    project.writeProject.emit(document)
    return document.toString()


def _write_aside(project: QgsProject, target: Path, archive: _Archive) -> None:
    """Write *project* to *target*; its name, its settings and whoever listens to it stay as they were."""
    before = project.fileName(), project.isDirty()
    with _silent(project), _paths_by(archive):
        was_absolute = project.readBoolEntry(*_ABSOLUTE)[0]
        try:
            if was_absolute:
                project.writeEntryBool(*_ABSOLUTE, False)
            done = project.write(str(target))
        finally:
            if was_absolute:
                project.writeEntryBool(*_ABSOLUTE, True)
            project.setFileName(before[0])
            project.setDirty(before[1])
    if not done:
        raise OSError(project.error() or f"{target} can't be written")


@contextmanager
def _silent(project: QgsProject) -> Iterator[None]:
    was_silent = project.blockSignals(True)
    try:
        yield
    finally:
        project.blockSignals(was_silent)


@contextmanager
def _paths_by(archive: _Archive) -> Iterator[None]:
    writer = QgsPathResolver.setPathWriter(archive.write)
    try:
        yield
    finally:
        QgsPathResolver.removePathWriter(writer)


def _is_left_out(project: QgsProject, layer: QgsMapLayer, lost: Iterable[str]) -> bool:
    """Whether the data of *layer* are on this computer and can't go along."""
    if layer.providerType() == "memory" or project.layerIsEmbedded(layer.id()):
        return True
    if any(path in layer.source() for path in lost):
        return True
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = str(parts.get("path") or "").partition("|")[0]
    if not path or parts.get("vsiPrefix") or path.startswith(_ELSEWHERE):
        return False
    if Path(path).is_absolute():
        return not Path(path).exists()
    # Relative to a folder that QGIS was started in: nothing that a colleague has.
    return layer.providerType() in _OF_FILES and (Path(path).exists() or not _ADDRESS.match(path))


def _names_of(layers: Iterable[QgsMapLayer], path: Path) -> tuple[str, ...]:
    """The layers that show *path*."""
    return tuple(layer.name() for layer in layers if path.as_posix() in layer.source().replace("\\", "/"))
