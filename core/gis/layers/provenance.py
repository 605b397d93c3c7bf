"""The record of a result in its layer: a copy of that in the file, as a JSON custom property.

So a project keeps the query even if the file is lost. Main thread only.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, Mapping

from qgis.core import QgsMapLayer, QgsVectorLayer

from ...api.errors import InvalidInput
from ...api.parsing import json_text
from ...api.query import Query
from ..storage.record import COMPLETE, PARTIAL, LoadPosition, ResultRecord, texts_of, time_of
from . import identity
from .identity import CONNECTION, HOST, RECORD, STATE

LARGEST_QUERY = 256 * 1024
"""The largest query, in bytes, that is stored in the project; a larger one is only in the GeoPackage."""
_OLD = tuple(f"geoportfolio/{name}" for name in ("query", "time", "position", "refusals", "name", "endpoint"))
_QUERY, _TIME, _POSITION, _REFUSALS, _NAME, _ENDPOINT = _OLD
_OF_0_1 = (*_OLD, STATE, HOST, CONNECTION)
"""The properties of version 0.1 that are now one record."""
_UNREADABLE = (InvalidInput, AttributeError, KeyError, OverflowError, TypeError, ValueError)


def record_of(layer: QgsMapLayer) -> ResultRecord:
    """Return the record of the result that *layer* shows; no file is read.

    Its query is None if only the file has it. The record is empty for a layer that is not a result, or if it
    can't be read.
    """
    if not identity.is_result(layer):
        return ResultRecord()
    text = layer.customProperty(RECORD)
    if text:
        return _parsed(str(text))
    told = {name: str(layer.customProperty(name) or "") for name in _OF_0_1}
    return _record_of_0_1(told, {field.name(): field.alias() for field in layer.fields() if field.alias()})


def write_record(layer: QgsVectorLayer, record: ResultRecord) -> None:
    """Store *record*, of the layer's file, in *layer*, without the fields."""
    query = record.query if record.query is not None and is_small(record.query.to_json()) else None
    when = record.when and record.when.replace(microsecond=0)
    copy = replace(record, query=query, when=when, fields=())
    for name in _OF_0_1:
        layer.removeCustomProperty(name)
    layer.setCustomProperty(RECORD, copy.to_json(with_query=True))
    identity.stamp(layer)


def is_small(query: str) -> bool:
    """Return whether *query*, JSON, is small enough for a property of a layer or the history."""
    return len(query.encode("utf-8", "surrogatepass")) <= LARGEST_QUERY


def _record_of_0_1(told: Mapping[str, str], aliases: Mapping[str, str]) -> ResultRecord:
    """Return the record from the properties *told* of version 0.1; unreadable ones are ignored.

    :param aliases: aliases of the layer's fields, by name in the file.
    """
    state, _, rest = told.get(STATE, "").partition(" ")
    rows = rest.rpartition(" ")[2]
    record = ResultRecord(
        connection=told.get(CONNECTION, ""),
        host=told.get(HOST, ""),
        aliases=aliases,
        state=COMPLETE if (state, rest) == (COMPLETE, "") else PARTIAL,
        rows=int(rows) if rows.isdecimal() else 0,
        title=told.get(_NAME, ""),
        refusals=told.get(_REFUSALS, ""),
    )
    with suppress(*_UNREADABLE):
        record = replace(record, query=Query.from_json(told.get(_QUERY, "")))
    with suppress(*_UNREADABLE):
        record = replace(record, when=time_of(told.get(_TIME, "")))
    with suppress(*_UNREADABLE):
        position = json_text.load_json(told.get(_POSITION, ""))
        record = replace(record, position=LoadPosition.from_list(position))
    return record


def record_in(kept: Mapping[str, Any]) -> ResultRecord:
    """Return the record of an earlier result in *kept*; an empty one if it can't be read.

    Version 0.1 stored ``properties`` and ``aliases`` instead of ``record``.
    """
    try:
        if "record" in kept:
            return ResultRecord.from_json(json_text.dump_json(kept["record"]))
        return _record_of_0_1(texts_of(kept["properties"]), texts_of(kept["aliases"]))
    except _UNREADABLE:
        return ResultRecord()


@lru_cache(maxsize=64)
def _parsed(text: str) -> ResultRecord:
    try:
        return ResultRecord.from_json(text)
    except _UNREADABLE:
        return ResultRecord()
