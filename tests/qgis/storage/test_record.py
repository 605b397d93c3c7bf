"""What a result file says of itself: while it is written, once finished, and in files of version 0.1."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.storage.record import (
    COMPLETE,
    LOADING,
    PARTIAL,
    LoadPosition,
    ResultRecord,
    read_record,
    stored_query,
)
from geoportfolio.core.gis.storage.writer import ResultWriter
from tests.support.oracle import COAST
from tests.support.service import query_for

QUERY = replace(query_for(COAST), source="a <&> \"b\" 'c'")
RECORD = ResultRecord(
    QUERY,
    "office",
    "http://host",
    datetime(2026, 3, 12, 9, 14, 0, 5, timezone.utc),
    {"City": "Stadt, größte"},
    "before.gpkg",
    title="pf, Hamburg",
    missing=("Port 1",),
    refusals="Area 'Port 1' is missing.",
)
SAVED_BY_0_1 = Path(__file__).parents[2] / "data" / "project_0_1" / "portfolio_geoportfolio"


def read(path: Path) -> ResultRecord:
    with closing(sqlite3.connect(path)) as connection:
        return read_record(connection)


def rows(count: int) -> list[Record]:
    return [
        Record({"type": "Point", "coordinates": [9.9, 53.5]}, {"id": n, "Ort": "x"}) for n in range(count)
    ]


def test_write_result_keeps_the_record_in_step_with_the_rows(tmp_path):
    """Each batch writes both in one transaction; the writer alone has the file open."""
    with ResultWriter(tmp_path / "r.gpkg", {}, {"area": "text"}, RECORD) as writer:
        writer.add(rows(3), {"area": "coast"}, Monitor())
        fields = (("id", "id", False), ("Ort", "Ort", False), ("area", "area", True))
        seen = [read_record(writer._file.connection)]
        writer.reached(LoadPosition(1, 2, 200, (0,)), 3)
        writer.add(rows(2), {"area": "coast"}, Monitor())
        seen.append(read_record(writer._file.connection))
    assert seen[0] == replace(RECORD, fields=fields, rows=3) and not seen[0].is_resumable
    assert seen[1] == replace(seen[0], position=LoadPosition(1, 2, 200, (0,))) and seen[1].is_resumable
    assert seen[1].state == LOADING
    assert read(writer.stored.path) == replace(RECORD, fields=fields, rows=5, state=COMPLETE)
    assert stored_query(writer.stored.path) == QUERY.to_json()


def test_read_record_without_what_was_added_later_has_its_defaults():
    told = json.loads(RECORD.to_json())
    for name in ("title", "missing", "refusals", "query"):
        del told[name]
    found = ResultRecord.from_json(json.dumps(told), QUERY)
    assert found == replace(RECORD, title="", missing=(), refusals="")


def test_write_record_with_its_query_reads_it_back():
    assert ResultRecord.from_json(RECORD.to_json(with_query=True)) == RECORD
    assert ResultRecord.from_json(RECORD.to_json()).query is None


def test_write_partial_result_keeps_where_the_load_continues(tmp_path):
    with ResultWriter(tmp_path / "r.gpkg", {}, record=RECORD) as writer:
        writer.add(rows(3), {}, Monitor())
        writer.reached(LoadPosition(1))
        writer.is_complete = False
    found = read(writer.stored.path)
    assert (found.state, found.rows, found.position) == (PARTIAL, 3, LoadPosition(1))


def test_read_files_of_version_0_1_finds_query_and_fields():
    (points,) = SAVED_BY_0_1.glob("*Hamburg*150212.gpkg")
    found = read(points)
    assert found.query.to_json() == stored_query(points) and found.query.source == "pf_airports"
    assert ("repeats", "repeats", True) in found.fields and ("City", "City", False) in found.fields
    (enriched,) = SAVED_BY_0_1.glob("enrichpoints*.gpkg")
    assert read(enriched) is None and stored_query(enriched) is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: {**told, "rows": "many"},
        lambda told: {**told, "rows": 2**63},
        lambda told: {**told, "rows": float("inf")},
        lambda told: {**told, "when": "0001-01-01T00:00:00+14:00"},
        lambda told: {**told, "position": [1]},
        lambda told: {**told, "fields": [["a"]]},
        lambda told: {name: value for name, value in told.items() if name != "when"},
        lambda told: [told],
    ],
    ids=[
        "rows",
        "too many rows",
        "endless rows",
        "before the calendar",
        "position",
        "fields",
        "nothing of the time",
        "a list",
    ],
)
def test_read_record_of_a_stranger_raises_value_error(tmp_path, spoil):
    with ResultWriter(tmp_path / "r.gpkg", {}, record=RECORD) as writer:
        writer.add(rows(1), {}, Monitor())
    with closing(sqlite3.connect(writer.stored.path)) as connection, connection:
        update = "UPDATE gpkg_metadata SET metadata = ? WHERE md_standard_uri LIKE '%record'"
        connection.execute(update, (json.dumps(spoil(json.loads(RECORD.to_json()))),))
    with pytest.raises(ValueError, match="record"):
        read(writer.stored.path)
