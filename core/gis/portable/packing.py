"""A project, its results and its reports in one zip: written aside, looked through for keys, then in place.

In any thread; what of the project is wanted was written down by :mod:`.snapshot`.
"""

from __future__ import annotations

import os
import time
import uuid
import zipfile
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Iterable, Iterator, Mapping

from osgeo import gdal

from ...api.monitor import Monitor
from ...api.whole_files import written_aside
from ..job_errors import KeyInside
from ..own_files import WITH_REPORTS, NotOurs, is_inner_name, own_entry, own_file
from ..report_index import INDEX, LAYER
from ..report_memory import orders_in
from ..report_orders import file_of
from .cleaning import cleaned
from .copying import copy_whole, discard, is_database
from .key_search import find_in_archive
from .snapshot import Snapshot

_CHUNK = 1 << 20
_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""A zip knows no time before."""
_REPORTS = (".pdf", ".html")
_DATABASE_OF_FILES = ".gdb"
_MOST_OF_VRT = 1 << 24
_JOURNAL = ".jsonl"


@dataclass(frozen=True)
class Packed:
    """An archive that is in its place.

    :param layers: how many have their data with them or at a service; *reports* how many documents.
    :param left_out: names of layers whose data could not go along.
    :param closed: members into which the search for keys could not look.
    """

    path: Path
    size: int
    layers: int
    reports: int
    left_out: tuple[str, ...]
    closed: tuple[str, ...] = ()


def pack(snapshot: Snapshot, target: Path, keys: Iterable[str], monitor: Monitor) -> Packed:
    """Write *target*; what was there is replaced by a whole archive, or stays.

    Tells the monitor how many files are in, of how many.

    :raises OSError: when something can't be read or written; so sqlite3.Error.
    :raises KeyInside: one of *keys* is in it.
    :raises Cancelled: between two parts of a file.
    """
    scratch = snapshot.project.parent
    with written_aside(target) as part:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            project = _project_of(snapshot, monitor)
            _add(archive, project, snapshot.project.name, monitor)
            packed, reports = {snapshot.project.name.casefold(): project}, 0
            sets = {path: _files_of(path) for path in snapshot.files}
            members = list(_members(snapshot, sets))
            for number, (path, name) in enumerate(members):
                monitor.arrived((number, len(members)))
                there = packed.setdefault(name.casefold(), path)
                if there.resolve() != path.resolve():
                    raise OSError(f"{there} and {path} would be one file, {name}")
                if name in archive.NameToInfo:
                    continue
                _add_as_it_stands(archive, path, name, scratch, monitor)
                reports += path.suffix.lower() in _REPORTS
        monitor.arrived((len(members), len(members)))
        search = find_in_archive(part, keys, monitor)
        if search.member is not None:
            raise KeyInside(f"a key is in {search.member}", word=search.member)
        size = part.stat().st_size
    alone = [name for path, files in sets.items() if not files for name in snapshot.shown[path]]
    left_out = (*snapshot.left_out, *alone)
    return Packed(target, size, snapshot.layers - len(left_out), reports, left_out, search.closed)


def _project_of(snapshot: Snapshot, monitor: Monitor) -> Path:
    """The project's file without what is nobody else's business."""
    clean = snapshot.project.with_name(f"{snapshot.project.stem}.clean.qgz")
    with zipfile.ZipFile(snapshot.project) as old, zipfile.ZipFile(clean, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.infolist():
            content = old.read(member)
            if member.filename.lower().endswith(".qgs"):
                content = _cleaned(snapshot, content.decode("utf-8"), monitor).encode("utf-8")
            new.writestr(member.filename, content)
    return clean


def _cleaned(snapshot: Snapshot, text: str, monitor: Monitor) -> str:
    taken_out = snapshot.earlier, snapshot.places, snapshot.names, snapshot.logins
    return cleaned(text, snapshot.view, *taken_out, monitor)


def _members(snapshot: Snapshot, sets: Mapping[Path, Iterable[Path]]) -> Iterator[tuple[Path, str]]:
    """Every file but the project, and its name in the archive."""
    for path, name in snapshot.files.items():
        folder = name[: -len(path.name)]
        for each in sets[path]:
            yield each, folder + each.relative_to(path.parent).as_posix()
    if snapshot.reports is not None:
        folder, name = snapshot.reports
        for path in sorted(folder.rglob("*")):
            if own_file(path, [folder], WITH_REPORTS) and not _is_passing(path):
                yield path, f"{name}/{path.relative_to(folder).as_posix()}"
    for points in snapshot.order_points:
        beside = snapshot.files[points][: -len(points.name)]
        for path in _reports_of(points):
            yield path, beside + path.name


def _files_of(path: Path) -> list[Path]:
    """*path* with the files that are one data set with it, as a shapefile's; none where it can't go along.

    So of a folder what GDAL reads of it, not what else the analyst keeps there. A data set that is made of
    files elsewhere, or that names its own by their places on this computer, is of no use to a colleague.
    """
    if path.suffix.lower() == LAYER[1]:
        return [path] if path.is_file() else []
    is_folder = path.suffix.lower() == _DATABASE_OF_FILES
    found = sorted(path.rglob("*")) if is_folder else (_listed(path) or [path])
    files = [each for each in dict.fromkeys(found) if each.is_file()]
    around = path if path.is_dir() else path.parent
    is_whole = all(around in each.parents for each in files) and not _names_its_place(path)
    return files if is_whole else []


def _listed(path: Path) -> list[Path]:
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


def _names_its_place(path: Path) -> bool:
    """Whether a data set that only refers to files does it from the root."""
    if path.suffix.lower() != ".vrt":
        return False
    with path.open("rb") as file:
        content = file.read(_MOST_OF_VRT).decode("utf-8", "replace")
    return any(escape(str(place), quote=False) in content for place in (path.parent, path.parent.as_posix()))


def _reports_of(points: Path) -> Iterator[Path]:
    """What lies beside the points of an order of reports."""
    for order in orders_in(points.parent):
        if file_of(order, *LAYER) == points:
            reports = filter(None, map(order.path_of, order.items))
            yield from (path for path in (file_of(order, *INDEX), *reports) if own_entry(path, WITH_REPORTS))


def _is_passing(path: Path) -> bool:
    """What is of no use to a colleague: half written files, locks, SQLite's own, the journal of an order."""
    return (
        path.suffix in (".part", ".lock", _JOURNAL)
        or path.name.startswith(".")
        or path.name.endswith(("-wal", "-shm"))
    )


def _add_as_it_stands(
    archive: zipfile.ZipFile, path: Path, name: str, scratch: Path, monitor: Monitor
) -> None:
    """A database as of now, whoever writes to it while it is packed."""
    if is_database(path):
        copy = scratch / f"{uuid.uuid4().hex}{path.suffix}"
        copy_whole(path, copy, monitor)
        try:
            _add(archive, copy, name, monitor)
        finally:
            discard(copy)
    else:
        _add(archive, path, name, monitor)


def _add(archive: zipfile.ZipFile, path: Path, name: str, monitor: Monitor) -> None:
    if not is_inner_name(name):
        raise NotOurs(Path(name))
    member = zipfile.ZipInfo(name, max(time.localtime(path.stat().st_mtime)[:6], _EARLIEST))
    member.compress_type = zipfile.ZIP_DEFLATED
    member.external_attr = 0o644 << 16
    with path.open("rb") as source, archive.open(member, "w", force_zip64=True) as packed:
        while True:
            chunk = source.read(_CHUNK)
            if not chunk:
                break
            packed.write(chunk)
            monitor.stop_if_cancelled()
