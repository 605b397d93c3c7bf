"""What the layer of a result knows of it, as tests read and change it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from typing import Any

from qgis.core import QgsMapLayer, QgsVectorLayer

from geoportfolio.core.gis.history.previous_results import previous_path, previous_record, undo_refresh
from geoportfolio.core.gis.history.reading import result_in
from geoportfolio.core.gis.layers.provenance import record_of, write_record
from geoportfolio.core.gis.results.layers import path_of
from geoportfolio.core.gis.storage.record import read_record


def change_record(layer: QgsVectorLayer, **changes: Any) -> None:
    """Have *layer* say *changes* of its result; its file says what it said."""
    write_record(layer, replace(record_of(layer), **changes))


def set_time(layer: QgsVectorLayer, when: datetime) -> None:
    """Have *layer* and its file say that the service was asked at *when*."""
    change_record(layer, when=when)
    with closing(sqlite3.connect(path_of(layer))) as connection, connection:
        record = replace(read_record(connection), when=when)
        connection.execute(
            "UPDATE gpkg_metadata SET metadata = ? WHERE md_standard_uri = 'urn:geoportfolio:record'",
            (replace(record, query=None).to_json(),),
        )


def state_text(layer: QgsMapLayer) -> str:
    """``complete``, or ``stopped after n``; empty for a layer that is no result."""
    record = record_of(layer)
    if record.when is None:
        return ""
    return "complete" if record.is_complete else f"stopped after {record.rows}"


def undo(layer: QgsVectorLayer) -> None:
    """Undo the last refresh of *layer*, as the window does without a selection."""
    undo_refresh(layer, result_in(previous_path(layer), previous_record(layer)))
