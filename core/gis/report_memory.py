"""The memory of an order of risk reports: a file of lines in its folder, from which it is resumed."""

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

from qgis.PyQt.QtCore import QLockFile

from ..api import filters as filter_tree
from ..api.config import V2, VERSIONS
from ..api.errors import InvalidInput
from ..api.reports import FORMATS
from ..api.whole_files import written_aside
from .file_names import is_taken
from .own_files import JOURNALS, REPORTS, check_entry, own_entry
from .report_orders import SKIPPED, STATES, OrderBusy, ReportItem, ReportOrder, file_of

_MEMORY = "order", ".jsonl"
_BESIDE = (_MEMORY, ("index", ".csv"), ("reports", ".gpkg"))
"""What an order keeps beside its reports: ``report_index`` writes the last two."""
_LOCK = ".order", ".lock"
_LOCK_LASTS_MS = 24 * 60 * 60 * 1000
"""QGIS sees by itself that another one of this computer has crashed; of those elsewhere, the time tells."""
_PATIENCE_MS = 1000
# The layer of the reports has them for its ids.
_NUMBERS = 2**63
_LARGEST = 256 * 1024 * 1024
"""Bytes of a memory: an order of a million reports."""
# Taken again by who holds it: what is begun reads and writes in one go.
_REMEMBERING = threading.RLock()
# Whatever JSON says in the place of something else: 1e999, say, or brackets in brackets.
_UNREADABLE = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


def begin(order: ReportOrder) -> ReportOrder:
    """Make the folder and remember *order* there, so that it can be resumed; it is then to be run.

    With ``skip_existing``, the last order of the folder for the same points is begun again in its place,
    and what any order of the folder has saved for the same label, place and request is skipped. Without,
    an order that has saved a report keeps its memory of it, and this one stands beside it.

    :raises OSError: when the folder can't be made or written.
    """
    order.folder.mkdir(parents=True, exist_ok=True)
    with _REMEMBERING:
        earlier = orders_in(order.folder)
        same = max((each.number for each in earlier if _gives_way(each, order)), default=0)
        number = same or _free_number(order, max((each.number for each in earlier), default=0) + 1)
        begun = replace(order, number=number)
        if order.skip_existing:
            begun = begun.with_items(_skipped(begun, earlier))
        write(begun)
        return begun


def _free_number(order: ReportOrder, first: int) -> int:
    """From *first* on, the number of which the folder has no file: one may be somebody else's."""
    return next(
        number
        for number in itertools.count(first)
        if not any(is_taken(file_of(replace(order, number=number), *name)) for name in _BESIDE)
    )


def write(order: ReportOrder) -> None:
    """Remember the whole of *order* in its folder, all or nothing."""
    path = file_of(order, *_MEMORY)
    with (
        _REMEMBERING,
        written_aside(path, follows_link=False) as part,
        part.open("w", encoding="utf-8", newline="\n") as file,
    ):
        file.writelines(_line(value) for value in (_head(order), *map(asdict, order.items)))


def note(order: ReportOrder, item: ReportItem) -> None:
    """Remember what became of *item*; from any thread, and at once, however long the order is."""
    path = file_of(order, *_MEMORY)
    with _REMEMBERING:
        check_entry(path, JOURNALS, may_be_missing=True)
        with path.open("a", encoding="utf-8", newline="\n") as file:
            # Behind a line that a crash has cut, the next one must not be lost as well.
            file.write("\n" + _line(asdict(item)))


@contextmanager
def held(order: ReportOrder) -> Iterator[None]:
    """Keep *order* from every other QGIS while the block runs; a folder that takes no lock goes without.

    :raises OrderBusy: when another one holds it.
    """
    lock = _lock_of(order)
    if not lock.tryLock(_PATIENCE_MS) and lock.error() == QLockFile.LockError.LockFailedError:
        raise OrderBusy(f"another QGIS holds order {order.number} of {order.folder}")
    try:
        yield
    finally:
        lock.unlock()


def read(folder: Path, number: int = 1) -> ReportOrder:
    """The order that *folder* remembers, wherever the folder was moved to.

    :raises InvalidInput: when its memory is none.
    :raises OSError: when it can't be read.
    """
    return _read(folder / f"{_MEMORY[0]}{f' {number}' if number > 1 else ''}{_MEMORY[1]}")


def orders_in(folder: Path) -> tuple[ReportOrder, ...]:
    """What *folder* remembers, by number; a memory that can't be read is passed over."""
    return tuple(sorted(_readable(folder.glob(f"{_MEMORY[0]}*{_MEMORY[1]}")), key=lambda order: order.number))


def unfinished(folder: Path) -> tuple[ReportOrder, ...]:
    """The orders in *folder*, and in the folders right within it, that have reports waiting; oldest first.

    One that another QGIS is at work on is not among them (:func:`held`).
    """
    pattern = f"{_MEMORY[0]}*{_MEMORY[1]}"
    within = (path for path in folder.glob(f"*/{pattern}") if not path.parent.is_symlink())
    found = _readable([*folder.glob(pattern), *within])
    left = (order for order in found if order.waiting and not _is_held(order))
    return tuple(sorted(left, key=lambda order: order.when.timestamp()))


def _lock_of(order: ReportOrder) -> QLockFile:
    lock = QLockFile(str(file_of(order, *_LOCK)))
    lock.setStaleLockTime(_LOCK_LASTS_MS)
    return lock


def _is_held(order: ReportOrder) -> bool:
    if not _is_there(file_of(order, *_LOCK)):
        return False
    try:
        with held(order):
            return False
    except OrderBusy:
        return True


def _readable(paths: Iterable[Path]) -> Iterator[ReportOrder]:
    for path in paths:
        try:
            yield _read(path)
        except (InvalidInput, OSError):
            continue


def _read(path: Path) -> ReportOrder:
    if not own_entry(path, JOURNALS, may_be_missing=True) or path.stat().st_size > _LARGEST:
        raise InvalidInput(f"no order of reports, but a link or more than {_LARGEST} bytes: {path}")
    lines = path.read_text("utf-8", "replace").split("\n")
    try:
        order = _order(path.parent, json.loads(lines[0]))
        if path.name != file_of(order, *_MEMORY).name:
            raise ValueError(f"the number {order.number}")
        items = {item.number: item for item in _items(lines[1:])}
    except InvalidInput:
        raise
    except _UNREADABLE as error:
        raise InvalidInput(f"no order of reports: {path}: {error!r}") from error
    return replace(order, items=tuple(items[number] for number in sorted(items)))


def _items(lines: Iterable[str]) -> Iterator[ReportItem]:
    """The last line of a number counts; one that a crash has cut off is passed over."""
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
        # A folder may come from somebody else: nothing in it may name a file outside of it.
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
    """What a report is about; the ids of features change when a table is exported anew."""
    return (item.label, item.lon, item.lat)


def _points_of(order: ReportOrder) -> tuple[Any, ...]:
    return (_request_of(order), tuple(map(_place_of, order.items)))


def _gives_way(earlier: ReportOrder, order: ReportOrder) -> bool:
    """Whether *order* may take the place of *earlier* without a report being forgotten."""
    return _points_of(earlier) == _points_of(order) and (order.skip_existing or not earlier.saved)


def _skipped(order: ReportOrder, earlier: Iterable[ReportOrder]) -> Iterator[ReportItem]:
    """The items of *order* whose report is there already, under whichever name."""
    there = {
        _place_of(item): item
        for each in earlier
        if _request_of(each) == _request_of(order)
        for item in each.saved
        # Of another format, it may be the page of a proxy; orders of version 0.1 have it as saved.
        if item.kind == order.kind and _is_there(order.folder / item.file)
    }
    for item in order.waiting:
        kept = there.get(_place_of(item))
        if kept is not None:
            yield replace(item, state=SKIPPED, file=kept.file, kind=kept.kind, message=kept.message)


def _is_there(path: Path) -> bool:
    try:
        return own_entry(path, (*REPORTS, _LOCK[1])) and path.stat().st_size > 0
    except OSError:
        return False
