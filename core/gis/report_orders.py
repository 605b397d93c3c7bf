"""Risk reports for many points: what was ordered, how far it is, and its memory on disk."""

from __future__ import annotations

import json
import math
import threading
import uuid
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Iterable, Iterator, Optional

from qgis.PyQt.QtCore import QLockFile

from ..api import filters as filter_tree
from ..api.config import V2, VERSIONS
from ..api.errors import InvalidInput
from ..api.filters import Filters
from ..api.reports import FORMATS

WAITING = "waiting"
SAVED = "saved"
FAILED = "failed"
SKIPPED = "skipped"
STATES = (WAITING, SAVED, FAILED, SKIPPED)

_MEMORY = "order", ".jsonl"
_LOCK = ".order", ".lock"
_LOCK_LASTS_MS = 24 * 60 * 60 * 1000
"""QGIS sees by itself that another one of this computer has crashed; of those elsewhere, the time tells."""
_PATIENCE_MS = 1000
# The layer of the reports has them for its ids.
_NUMBERS = 2**63
# Taken again by who holds it: what is begun reads and writes in one go.
_REMEMBERING = threading.RLock()
# Whatever JSON says in the place of something else: 1e999, say, or brackets in brackets.
_UNREADABLE = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


class OrderBusy(InvalidInput):
    """Another QGIS is at work on the order."""


@dataclass(frozen=True)
class ReportItem:
    """The report of one point.

    :param number: its place in the order, from 1.
    :param point: the feature's id.
    :param label: what the analyst calls the point.
    :param name: the stem of the file that is wanted; unique in the order (``report_names.Names``).
    :param lon: degrees, EPSG:4326; None, like *lat*, for a point that is nowhere: such an item is ``FAILED``.
    :param state: one of ``STATES``.
    :param file: the name of the file within the order's folder, once it is there.
    :param kind: what came, ``pdf`` or ``html``.
    :param message: why it failed, or what is particular about it, as a sentence.
    """

    number: int
    point: str
    label: str
    name: str
    lon: Optional[float]
    lat: Optional[float]
    state: str = WAITING
    file: str = ""
    kind: str = ""
    message: str = ""


@dataclass(frozen=True)
class ReportOrder:
    """Risk reports that were ordered at one time, into one folder (spec 4.5).

    :param connection: the name that the analyst has for the service.
    :param host: the base URL of the service; never with a key.
    :param kind: ``pdf`` or ``html``.
    :param version: ``v1`` or ``v2`` of the reports.
    :param radiuses: meters; none: reports of the points alone.
    :param skip_existing: whether a report that the folder has already is not asked again.
    :param items: by their number.
    :param number: which order of its folder it is, from 1; 0 before :func:`begin`.
    :param error: why the asking ended before its end, a stop among the reasons; not kept on disk.
    """

    folder: Path
    connection: str
    host: str
    source: str
    kind: str
    version: str
    radiuses: tuple[float, ...]
    filters: Filters
    skip_existing: bool
    when: datetime
    items: tuple[ReportItem, ...]
    number: int = 0
    error: Optional[Exception] = None

    @property
    def waiting(self) -> tuple[ReportItem, ...]:
        """Those that are still to be asked."""
        return self._in_state(WAITING)

    @property
    def saved(self) -> tuple[ReportItem, ...]:
        """Those whose report lies in the folder, those that were there before included."""
        return self._in_state(SAVED, SKIPPED)

    @property
    def failed(self) -> tuple[ReportItem, ...]:
        """Those that have a reason instead of a report."""
        return self._in_state(FAILED)

    def path_of(self, item: ReportItem) -> Optional[Path]:
        """Where the report of *item* lies, or None while there is none."""
        return self.folder / item.file if item.file else None

    def with_item(self, item: ReportItem) -> ReportOrder:
        """The order in which *item* has taken the place of the one of its number."""
        return self.with_items([item])

    def with_items(self, items: Iterable[ReportItem]) -> ReportOrder:
        """As :meth:`with_item`, for many."""
        news = {item.number: item for item in items}
        return replace(self, items=tuple(news.get(item.number, item) for item in self.items))

    def _in_state(self, *states: str) -> tuple[ReportItem, ...]:
        return tuple(item for item in self.items if item.state in states)


def retry(order: ReportOrder) -> ReportOrder:
    """*order* with those that failed waiting again; a point that is nowhere stays as it is."""
    again = (item for item in order.failed if item.lon is not None and item.lat is not None)
    return order.with_items([replace(item, state=WAITING, message="") for item in again])


def file_of(order: ReportOrder, stem: str, suffix: str) -> Path:
    """A file that *order* has beside its reports, apart from those of the other orders in the folder."""
    return order.folder / f"{stem}{f' {order.number}' if order.number > 1 else ''}{suffix}"


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
        number = same or max((each.number for each in earlier), default=0) + 1
        begun = replace(order, number=number)
        if order.skip_existing:
            begun = begun.with_items(_skipped(begun, earlier))
        write(begun)
        return begun


def write(order: ReportOrder) -> None:
    """Remember the whole of *order* in its folder, all or nothing."""
    path = file_of(order, *_MEMORY)
    part = path.with_name(f".{uuid.uuid4().hex}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(_line(value) for value in (_head(order), *map(asdict, order.items)))
        with _REMEMBERING:
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def note(order: ReportOrder, item: ReportItem) -> None:
    """Remember what became of *item*; from any thread, and at once, however long the order is."""
    with _REMEMBERING, file_of(order, *_MEMORY).open("a", encoding="utf-8", newline="\n") as file:
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
    found = _readable([*folder.glob(pattern), *folder.glob(f"*/{pattern}")])
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
        if _is_there(order.folder / item.file)
    }
    for item in order.waiting:
        kept = there.get(_place_of(item))
        if kept is not None:
            yield replace(item, state=SKIPPED, file=kept.file, kind=kept.kind, message=kept.message)


def _is_there(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:
        return False
