"""Write the differences of two results as text, and as a layer of the rows that differ."""

from __future__ import annotations

from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Iterable, Optional

from qgis.core import QgsFeatureRenderer, QgsProject, QgsVectorLayer, QgsWkbTypes

from ...api.monitor import Monitor
from ...api.parsing.records import Record
from ...api.query import Query
from .. import compat
from ..layers.layer_tree import insert_layer, opened
from ..storage.columns import text_of
from ..storage.geopackage import TABLE
from ..storage.reader import stored_records, stored_rows
from ..storage.record import ResultRecord
from ..storage.result_file import ResultFile
from ..storage.writer import ResultWriter
from ..styles.renderers import by_status
from ..text.languages import tr
from ..text.numbers import counted, short, whole
from .compare import Changes

CHANGE = "change"
"""Our field with ADDED, CHANGED or DROPPED."""
WHAT_CHANGED = "what_changed"
"""Our field with the :func:`differences` of a changed row."""
ADDED, DROPPED, CHANGED = "added", "dropped", "changed"
# Each also has its own shape, as greens and reds of similar lightness look alike to the colorblind.
_SIGNS = {
    ADDED: ("triangle", "0,120,90"),
    CHANGED: ("circle", "190,110,0"),
    DROPPED: ("cross_fill", "190,30,60"),
}
_ROWS_AT_ONCE = 2000


def changes_text(changes: Changes) -> str:
    """Return "+12, -3, 5 changed, +1.1 M EUR", or "no change"."""
    parts = [
        f"{sign}{whole(len(rows))}" for sign, rows in (("+", changes.added), ("-", changes.dropped)) if rows
    ]
    if changes.changed:
        parts.append(counted(len(changes.changed), "1 changed", "{count} changed"))
    if changes.value:
        sign = "+" if changes.value > 0 else "-"
        parts.append(" ".join(filter(None, (f"{sign}{short(abs(changes.value))}", changes.currency))))
    for text, names in (
        (tr("new columns: {names}"), changes.fields_added),
        (tr("columns gone: {names}"), changes.fields_dropped),
    ):
        if names:
            parts.append(text.format(names=", ".join(names)))
    return ", ".join(parts) or tr("no change")


def write_changes(changes: Changes, path: Path, query: Query, monitor: Monitor) -> Optional[ResultFile]:
    """Write the rows that were added, changed or dropped, with CHANGE and WHAT_CHANGED, to *path*.

    Dropped rows have their old values, changed rows their new ones.

    :return: the file; None: there are no differences.
    :raises OSError: one of the results can't be read any more; also sqlite3.Error.
    """
    own = {CHANGE: "text", WHAT_CHANGED: "text"}
    with ResultWriter(path, {}, own, ResultRecord(query)) as writer:
        _write(writer, changes.after, changes.added, ADDED, monitor)
        _write_changed(writer, changes, monitor)
        _write(writer, changes.before, changes.dropped, DROPPED, monitor)
    return writer.stored


def add_changes(project: QgsProject, stored: ResultFile, title: str) -> QgsVectorLayer:
    """Add the rows that were added, dropped or changed by :func:`write_changes`, on top of the group.

    :raises OSError: QGIS can't open the file.
    """
    layer = opened(stored.path, TABLE, title, project.transformContext())
    names = {field.original: field.name for field in stored.fields}
    for original, alias in aliases().items():
        layer.setFieldAlias(layer.fields().indexOf(names[original]), alias)
    if layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry:
        layer.setRenderer(renderer(names[CHANGE]))
    compat.describe(layer, title, title)
    insert_layer(project, layer)
    return layer


def renderer(field: str) -> QgsFeatureRenderer:
    """Return the style of the layer of changes, by its *field* of :data:`CHANGE`."""
    labels = {
        ADDED: tr("Added"),
        CHANGED: tr("Changed"),
        DROPPED: tr("Dropped"),
    }
    return by_status(field, _SIGNS, labels)


def aliases() -> dict[str, str]:
    """Return the labels of the fields that :func:`write_changes` adds."""
    return {
        CHANGE: tr("Change"),
        WHAT_CHANGED: tr("What changed"),
    }


def differences(old: Record, new: Record) -> str:
    """Return the fields of both rows that differ: "BuildingTIV: 100 > 120; City: A > B"."""
    texts = [
        f"{name}: {_shown(old.attributes[name])} > {_shown(value)}"
        for name, value in new.attributes.items()
        if name in old.attributes and text_of(old.attributes[name]) != text_of(value)
    ]
    if text_of(old.geometry) != text_of(new.geometry):
        texts.insert(0, tr("moved"))
    return "; ".join(texts)


def _write(writer: ResultWriter, path: Path, ids: Iterable[int], change: str, monitor: Monitor) -> None:
    for rows in stored_rows(path, ids):
        writer.add(rows.records, {CHANGE: change, WHAT_CHANGED: ""}, monitor)


def _write_changed(writer: ResultWriter, changes: Changes, monitor: Monitor) -> None:
    """Write the changed rows in the order of the new result."""
    pairs = sorted(changes.changed, key=itemgetter(1))
    for start in range(0, len(pairs), _ROWS_AT_ONCE):
        some = pairs[start : start + _ROWS_AT_ONCE]
        before = {row: record for row, record, _ in stored_records(changes.before, [old for old, _ in some])}
        after = [record for _, record, _ in stored_records(changes.after, [new for _, new in some])]
        texts = (differences(before[old], new) for (old, _), new in zip(some, after))
        tags = {CHANGE: CHANGED, WHAT_CHANGED: lambda batch, texts=texts: list(islice(texts, len(batch)))}
        writer.add(after, tags, monitor)


def _shown(value: Any) -> str:
    return "NULL" if value is None else str(text_of(value))
