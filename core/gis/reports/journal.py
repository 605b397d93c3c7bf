"""The partial file of a report batch: ``order.jsonl`` in its folder, from which the batch is resumed.

Its first line is the request, each further line the state of one report. The last line of a report counts.
"""

from __future__ import annotations

import itertools
import json
import math
import threading
from contextlib import contextmanager
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Iterable, Iterator

from qgis.core import QgsSettings

from ...api import filters as filter_tree
from ...api.config import V2, VERSIONS
from ...api.errors import InvalidInput
from ...api.files import written_aside
from ...api.reports import FORMATS
from ..files.file_names import is_taken
from ..files.own_files import JOURNALS, REPORTS, check_entry, own_entry
from ..files.partial import PartialLock
from .batch import SKIPPED, STATES, OrderBusy, ReportItem, ReportOrder, file_of, name_of
from .index import INDEX, LAYER

JOURNAL = "order", ".jsonl"
_PATTERN = "order*.jsonl"
_BESIDE = (JOURNAL, INDEX, LAYER)
_LOCK = ".order", ".lock"
_WAIT_MS = 1000
"""A batch that was just stopped may still be writing its files."""
_LASTS_MS = 24 * 60 * 60 * 1000
_FOLDERS, _FOLDERS_KEPT = "geoportfolio/reportFolders", 20
# Numbers are feature ids in the layer of the reports.
_NUMBERS = 2**63
_LARGEST = 256 * 1024 * 1024
"""The largest partial file in bytes, enough for a million reports."""
# Reentrant: begin() reads and writes under one lock.
_WRITING = threading.RLock()
# Raised for JSON values of a wrong type or range (1e999) and for deep nesting.
_UNREADABLE = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


def begin(order: ReportOrder) -> ReportOrder:
    """Create the folder and the partial file of the batch *order*; return the batch with its number.

    With ``skip_existing``, it replaces the latest batch of the folder with the same points. Reports that any
    batch of the folder has saved for the same label, position and request are skipped. Without, a batch
    with saved reports keeps its partial file, and the new batch gets a number of its own.

    :raises OSError: when the folder can't be created or written.
    """
    order.folder.mkdir(parents=True, exist_ok=True)
    with _WRITING:
        earlier = orders_in(order.folder)
        same = max((each.number for each in earlier if _gives_way(each, order)), default=0)
        number = same or _free_number(order, max((each.number for each in earlier), default=0) + 1)
        begun = replace(order, number=number)
        if order.skip_existing:
            begun = begun.with_items(_skipped(begun, earlier))
        write(begun)
        return begun


def _free_number(order: ReportOrder, first: int) -> int:
    """Return the first number, starting with *first*, for which the folder has no file of any kind."""
    return next(
        number
        for number in itertools.count(first)
        if not any(is_taken(file_of(replace(order, number=number), *name)) for name in _BESIDE)
    )


def write(order: ReportOrder) -> None:
    """Write the partial file of *order*, completely or not at all.

    :raises OSError: it can't be written; the old file is then unchanged.
    """
    path = file_of(order, *JOURNAL)
    with (
        _WRITING,
        written_aside(path, follows_link=False) as part,
        part.open("w", encoding="utf-8", newline="\n") as file,
    ):
        file.writelines(_line(value) for value in (_head(order), *map(asdict, order.items)))


def note(order: ReportOrder, item: ReportItem) -> None:
    """Append the state of *item* to the partial file, in constant time. Thread-safe.

    :raises OSError: when it can't be written.
    """
    path = file_of(order, *JOURNAL)
    with _WRITING:
        check_entry(path, JOURNALS, may_be_missing=True)
        with path.open("a", encoding="utf-8", newline="\n") as file:
            # Begin with a line break, so that a line cut by a crash does not spoil this one.
            file.write("\n" + _line(asdict(item)))


@contextmanager
def held(order: ReportOrder) -> Iterator[None]:
    """Hold the lock of *order* during the block, if the folder allows locks.

    :raises OrderBusy: when another process holds it.
    :raises NotOurs: its file is a link or the like.
    """
    try:
        lock = _locked(order)
    except BlockingIOError as error:
        raise OrderBusy(str(error)) from None
    try:
        yield
    finally:
        lock.release()


def read(folder: Path, number: int = 1) -> ReportOrder:
    """Return batch *number* of *folder*, which may have been moved.

    :raises InvalidInput: when its partial file is invalid.
    :raises OSError: when it can't be read.
    """
    return _read(folder / name_of(number, *JOURNAL))


def orders_in(folder: Path) -> tuple[ReportOrder, ...]:
    """Return the batches of *folder* by number, except those whose partial file can't be read."""
    return tuple(sorted(_readable(folder.glob(_PATTERN)), key=lambda order: order.number))


def unfinished(folder: Path) -> tuple[ReportOrder, ...]:
    """Return the batches with waiting reports in *folder* and its direct subfolders, oldest first.

    Batches locked by another process (:func:`held`) are omitted.
    """
    within = (path for path in folder.glob(f"*/{_PATTERN}") if not path.parent.is_symlink())
    found = _readable([*folder.glob(_PATTERN), *within])
    left = (order for order in found if order.waiting and not _is_held(order))
    return tuple(sorted(left, key=lambda order: order.when.timestamp()))


def remembered_folders() -> list[Path]:
    """Return the folders of unfinished batches outside the project, the latest first."""
    return [Path(kept) for kept in _kept_folders()]


def remember_folder(folder: Path) -> None:
    """Store *folder* in the profile, as the user may have chosen it outside of any project."""
    others = [kept for kept in _kept_folders() if kept != str(folder)]
    QgsSettings().setValue(_FOLDERS, [str(folder), *others][:_FOLDERS_KEPT])


def forget_folder(folder: Path) -> None:
    """Remove *folder* from the profile, as it has no waiting reports."""
    QgsSettings().setValue(_FOLDERS, [kept for kept in _kept_folders() if kept != str(folder)])


def _kept_folders() -> list[str]:
    kept = QgsSettings().value(_FOLDERS, []) or []
    # A list with one item is read back from an .ini file as text.
    return [kept] if isinstance(kept, str) else list(kept)


def _is_held(order: ReportOrder) -> bool:
    if not own_entry(file_of(order, *_LOCK), _LOCK[1:]):
        return False
    try:
        _locked(order).release()
    except BlockingIOError:
        return True
    return False


def _locked(order: ReportOrder) -> PartialLock:
    path = file_of(order, *_LOCK)
    check_entry(path, _LOCK[1:], may_be_missing=True)  # QLockFile would read a pipe forever
    return PartialLock(path.with_suffix(""), _WAIT_MS, _LASTS_MS)


def _readable(paths: Iterable[Path]) -> Iterator[ReportOrder]:
    for path in paths:
        try:
            yield _read(path)
        except (InvalidInput, OSError):
            continue


def _read(path: Path) -> ReportOrder:
    if not own_entry(path, JOURNALS, may_be_missing=True) or path.stat().st_size > _LARGEST:
        raise InvalidInput(f"{path} is a link, or has more than {_LARGEST} bytes")
    lines = path.read_text("utf-8", "replace").split("\n")
    try:
        order = _order(path.parent, json.loads(lines[0]))
        if path.name != file_of(order, *JOURNAL).name:
            raise ValueError(f"the number {order.number}")
        items = {item.number: item for item in _items(lines[1:])}
    except InvalidInput:
        raise
    except _UNREADABLE as error:
        raise InvalidInput(f"{path} is not the partial file of a report batch: {error!r}") from error
    return replace(order, items=tuple(items[number] for number in sorted(items)))


def _items(lines: Iterable[str]) -> Iterator[ReportItem]:
    """Yield the items of *lines*; invalid lines, such as one cut off by a crash, are skipped."""
    for line in filter(None, lines):
        try:
            yield _item(json.loads(line))
        except _UNREADABLE:
            continue


def _item(kept: dict[str, Any]) -> ReportItem:
    lon, lat = _finite(kept["lon"]), _finite(kept["lat"])
    texts = {key: str(kept[key]) for key in ("point", "label", "name", "state", "file", "kind", "message")}
    if texts["state"] not in STATES:
        raise ValueError(f"the state {texts['state']!r}")
    for key in ("name", "file"):
        # The folder is untrusted: reject file names outside of it.
        if any(sign in texts[key] for sign in '/\\:"\x00') or texts[key] in (".", ".."):
            raise ValueError(f"the {key} {texts[key]!r}")
    kind, suffix = texts["kind"], Path(texts["file"]).suffix.lower()[1:]
    if texts["file"] and not (suffix in FORMATS and kind in ("", suffix)):
        raise ValueError(f"the file {texts['file']!r} of the kind {kind!r}")
    number = int(kept["number"])
    if not 0 < number < _NUMBERS:
        raise ValueError(f"the number {number}")
    return ReportItem(number=number, lon=lon, lat=lat, **texts)


def _finite(value: Any) -> Any:
    if value is None or math.isfinite(value):
        return value
    raise ValueError(f"the number {value!r}")


def _head(order: ReportOrder) -> dict[str, Any]:
    return {
        "number": order.number,
        "connection": order.connection,
        "host": order.host,
        "source": order.source,
        "kind": order.kind,
        "version": order.version,
        "radiuses": list(order.radiuses),
        "filters": filter_tree.to_json(order.filters, V2),
        "skip_existing": order.skip_existing,
        "when": order.when.isoformat(),
    }


def _order(folder: Path, kept: dict[str, Any]) -> ReportOrder:
    if kept["kind"] not in FORMATS or kept["version"] not in VERSIONS:
        raise ValueError(f"kind {kept['kind']!r}, version {kept['version']!r}")
    return ReportOrder(
        folder=folder,
        connection=str(kept["connection"]),
        host=str(kept["host"]),
        source=str(kept["source"]),
        kind=kept["kind"],
        version=kept["version"],
        radiuses=tuple(_finite(float(radius)) for radius in kept["radiuses"]),
        filters=filter_tree.from_json(kept["filters"]),
        skip_existing=bool(kept["skip_existing"]),
        when=datetime.fromisoformat(kept["when"]),
        items=(),
        number=int(kept["number"]),
    )


def _line(value: dict[str, Any]) -> str:
    # ASCII, so that half a surrogate pair in a label can be written as well.
    return json.dumps(value, allow_nan=False) + "\n"


def _request_of(order: ReportOrder) -> tuple[Any, ...]:
    return (order.host, order.source, order.kind, order.version, order.radiuses, order.filters)


def _place_of(item: ReportItem) -> tuple[Any, ...]:
    """Return the key of a report's subject; feature ids change when a table is exported again."""
    return (item.label, item.lon, item.lat)


def _points_of(order: ReportOrder) -> tuple[Any, ...]:
    return (_request_of(order), tuple(map(_place_of, order.items)))


def _gives_way(earlier: ReportOrder, order: ReportOrder) -> bool:
    """Return whether *order* may replace *earlier* without losing track of a saved report."""
    return _points_of(earlier) == _points_of(order) and (order.skip_existing or not earlier.saved)


def _skipped(order: ReportOrder, earlier: Iterable[ReportOrder]) -> Iterator[ReportItem]:
    """Yield as skipped the items of *order* whose report was saved before, under any name."""
    there = {
        _place_of(item): item
        for each in earlier
        if _request_of(each) == _request_of(order)
        for item in each.saved
        # A file in another format may be a proxy's page; version 0.1 counts it as saved.
        if item.kind == order.kind and _is_there(order.folder / item.file)
    }
    for item in order.waiting:
        kept = there.get(_place_of(item))
        if kept is not None:
            yield replace(item, state=SKIPPED, file=kept.file, kind=kept.kind, message=kept.message)


def _is_there(path: Path) -> bool:
    try:
        return own_entry(path, REPORTS) and path.stat().st_size > 0
    except OSError:
        return False
