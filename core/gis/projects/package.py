"""Export a saved project with its results, reports and other files in its folder as one zip.

The project is inspected on the main thread; the package is written in any thread.
"""

from __future__ import annotations

import io
import os
import re
import tempfile
import zipfile
from dataclasses import dataclass
from html import escape, unescape
from itertools import chain
from pathlib import Path
from typing import Iterable, Iterator, Mapping, Optional

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsFileUtils,
    QgsMapLayer,
    QgsProject,
    QgsProviderRegistry,
    QgsVectorLayer,
)

from ...api.files import written_aside
from ...api.monitor import Monitor
from ..files.own_files import JOURNALS, REPORTS, WITH_REPORTS, is_inner_name, own_file
from ..files.project_folders import file_of, results_of
from ..hazard_maps.layers import maps_in
from ..history.previous_results import usable_previous
from ..history.replaced_files import discard
from ..layers.uris import uri_of
from .cleaning import cleaned
from .copying import copy_stream, copy_whole, is_database
from .move import REPORTS_FOLDER, files_of_batch

_PACKED = tuple(suffix for suffix in WITH_REPORTS if suffix not in JOURNALS)
"""Files of a report batch to pack; its journal is useful only where the batch was started."""
_ADDRESS = re.compile(r"\w[\w+.\-]+:|<|/vsi")
"""A source that is not a path: of a service, a database, or a GDAL virtual file system."""
_SUBDATASET = re.compile(r'\w+:"([^"]+)"')
"""A GDAL subdataset, such as ``NETCDF:"/data/x.nc":depth``."""
_PICTURE = re.compile(rb'"\./([^"]+\.(?:svg|png|jpe?g))"', re.IGNORECASE)
"""An image in a symbol or layout, relative to the project."""
_MOST_OF_VRT = 1 << 24


@dataclass(frozen=True)
class Contents:
    """The files that a saved project uses.

    :param project: the project file.
    :param layer_count: the number of layers.
    :param local: name and file of each layer with local data; None for temporary and embedded layers.
    :param earlier: the results for *Undo Refresh*.
    :param reports: single reports of the project, in any folder.
    :param results: the results folder.
    :param edited: names of layers with unsaved edits.
    :param users: names of the user.
    :param authcfgs: authcfg ids in the sources of our maps.
    """

    project: Path
    layer_count: int
    local: tuple[tuple[str, Optional[Path]], ...]
    earlier: tuple[Path, ...]
    reports: tuple[Path, ...]
    results: Path
    edited: tuple[str, ...]
    users: tuple[str, ...]
    authcfgs: tuple[str, ...]


@dataclass(frozen=True)
class Package:
    """A package that was written.

    :param size: in bytes.
    :param layers: the number of layers whose data is in it or in a service.
    :param reports: the number of reports in it.
    :param outside: layers and reports that are not in it, as their files are outside the project's folder or
        are links.
    :param without_data: temporary layers, and layers whose files are missing or can't be packed.
    """

    path: Path
    size: int
    layers: int
    reports: int
    outside: tuple[str, ...]
    without_data: tuple[str, ...]


def contents_of(project: QgsProject, reports: Iterable[Path] = ()) -> Contents:
    """Return the contents of *project*, which has to be saved as a file. Main thread only.

    :param reports: single reports that were downloaded for it.
    """
    layers = list(project.mapLayers().values())
    vectors = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    sources = ((layer.name(), *_source_of(project, layer)) for layer in layers)
    users = (QgsApplication.userFullName(), QgsApplication.userLoginName())
    return Contents(
        project=Path(file_of(project)),
        layer_count=len(layers),
        local=tuple((name, path) for name, is_local, path in sources if is_local),
        earlier=tuple(filter(None, map(usable_previous, vectors))),
        reports=tuple(reports),
        results=results_of(project),
        edited=tuple(layer.name() for layer in vectors if layer.isModified()),
        users=tuple(filter(None, users)),
        authcfgs=tuple({uri_of(layer).authConfigId() for layer in maps_in(project)} - {""}),
    )


def _source_of(project: QgsProject, layer: QgsMapLayer) -> tuple[bool, Optional[Path]]:
    """Return whether the data of *layer* is local, and its file."""
    if layer.providerType() == "memory" or project.layerIsEmbedded(layer.id()):
        return True, None
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = str(parts.get("path") or "")
    subdataset = _SUBDATASET.match(path)
    if subdataset is not None:
        path = subdataset.group(1)
    # QGIS's own files exist in every installation.
    if not path or _ADDRESS.match(path) or Path(QgsApplication.pkgDataPath()) in Path(path).parents:
        return False, None
    return True, Path(path)


def write_package(contents: Contents, target: Path, monitor: Monitor) -> Package:
    """Write *target*; an existing file is replaced once the package is complete.

    ``monitor.arrived`` gets the number of packed files and the total.

    :raises OSError: a file can't be read or written.
    :raises Cancelled: between two parts of a file.
    """
    project, text = _cleaned_project(contents)
    folder = contents.project.parent
    members: dict[str, Path] = {}
    outside: list[str] = []
    without_data: list[str] = []
    for name, path in contents.local:
        files = _files_of(path, folder) if path is not None else []
        found = _inside(files, folder)
        if not files:
            without_data.append(name)
        elif len(found) < len(files):
            outside.append(name)
        else:
            members.update(found)
    layers = contents.layer_count - len(outside) - len(without_data)
    outside += [path.name for path in contents.reports if not _inside([path], folder)]
    more = (*contents.earlier, *contents.reports, *_reports_of(contents), *_pictures_in(text, folder))
    members.update(_inside((*more, *_beside(contents.project)), folder))
    with written_aside(target) as part:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(contents.project.name, project)
            _write(archive, members, monitor)
        size = part.stat().st_size
    reports = sum(path.suffix.lower() in REPORTS for path in members.values())
    return Package(target, size, layers, reports, tuple(outside), tuple(without_data))


def _cleaned_project(contents: Contents) -> tuple[bytes, bytes]:
    """Return the cleaned project file, and the ``.qgs`` in it."""
    text = b""

    def clean(content: bytes) -> bytes:
        return cleaned(content, contents.project.parent, contents.users, contents.authcfgs)

    content = contents.project.read_bytes()
    if contents.project.suffix.lower() == ".qgs":
        text = clean(content)
        return text, text
    made = io.BytesIO()
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
            for member in old.infolist():
                part = old.read(member)
                if member.filename.lower().endswith(".qgs"):
                    part = text = clean(part)
                new.writestr(member.filename, part, zipfile.ZIP_DEFLATED)
    except zipfile.BadZipFile as error:
        raise OSError(f"{contents.project.name}: {error}") from error
    return made.getvalue(), text


def _beside(project: Path) -> list[Path]:
    """Return the files that QGIS stores beside a ``.qgs``; a ``.qgz`` contains them."""
    if project.suffix.lower() != ".qgs":
        return []
    return [project.with_name(project.stem + each) for each in (".qgd", "_attachments.zip")]


def _files_of(path: Path, folder: Path) -> list[Path]:
    """Return *path* with the other files of its data set, as for a shapefile.

    For a folder, these are the files that GDAL reads. Empty for a missing file, and for a data set that
    refers to files in *folder*, the project's, by absolute paths.
    """
    if path.suffix.lower() == ".gpkg" or not path.exists():
        return [path] if path.is_file() else []
    if path.suffix.lower() == ".vrt" and _names(path, folder):
        return []
    is_folder = path.suffix.lower() == ".gdb"
    found = sorted(path.rglob("*")) if is_folder else (_listed(path) or [path])
    found += map(Path, sorted(QgsFileUtils.sidecarFilesForPath(str(path))))  # GDAL omits .cpg
    return [each for each in dict.fromkeys(found) if each.is_file()]


def _names(vrt: Path, folder: Path) -> bool:
    with vrt.open("rb") as file:
        content = file.read(_MOST_OF_VRT)
    return any(escape(str(place), quote=False).encode() in content for place in (folder, folder.as_posix()))


def _listed(path: Path) -> list[Path]:
    """Return the files that GDAL reads for *path*; empty if it reads none."""
    gdal.PushErrorHandler("CPLQuietErrorHandler")
    try:
        data = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_RASTER)
        names = (data.GetFileList() or ()) if data is not None else ()
    except RuntimeError:
        names = ()
    finally:
        data = None  # closes the file
        gdal.PopErrorHandler()
    return [Path(os.path.normpath(name)) for name in names]


def _reports_of(contents: Contents) -> Iterator[Path]:
    """Yield the reports in the project's results folder, and those of batches elsewhere."""
    beside = (files_of_batch(path) for _, path in contents.local if path is not None)
    found = (*sorted((contents.results / REPORTS_FOLDER).rglob("*")), *chain.from_iterable(beside))
    yield from (path for path in found if path.suffix.lower() in _PACKED and not path.name.startswith("."))


def _pictures_in(text: bytes, folder: Path) -> Iterator[Path]:
    """Yield the images that symbols and layouts refer to in the *text* of a project."""
    for name in {found.group(1) for found in _PICTURE.finditer(text)}:
        yield folder / unescape(name.decode("utf-8", "surrogateescape"))


def _inside(files: Iterable[Path], folder: Path) -> dict[str, Path]:
    """Return those of *files* that may be packed, by their path relative to *folder*.

    The others are outside of it, missing, links or not regular files, or have names that would be extracted
    elsewhere.
    """
    home, found = folder.resolve(), {}
    for file in files:
        place = Path(os.path.realpath(file.parent), file.name)
        if home in place.parents and own_file(place, [home], (file.suffix.lower(),)):
            name = place.relative_to(home).as_posix()
            if is_inner_name(name):
                found[name] = place
    return found


def _write(archive: zipfile.ZipFile, members: Mapping[str, Path], monitor: Monitor) -> None:
    """Write *members*; a database in use is written in its current state."""
    with tempfile.TemporaryDirectory(prefix="geoportfolio-") as scratch:
        for number, (name, path) in enumerate(members.items()):
            monitor.arrived((number, len(members)))
            source = path
            if is_database(path):
                source = Path(scratch, f"{number}{path.suffix}")
                copy_whole(path, source, monitor)
            member = zipfile.ZipInfo.from_file(path, name, strict_timestamps=False)
            member.compress_type = zipfile.ZIP_DEFLATED
            with source.open("rb") as opened, archive.open(member, "w", force_zip64=True) as packed:
                copy_stream(opened, packed, monitor)
            if source != path:
                discard(source)
    monitor.arrived((len(members), len(members)))
