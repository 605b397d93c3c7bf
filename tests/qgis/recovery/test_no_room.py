"""A disk that is full, and a folder that is removed in the middle: one sentence, and what came is kept."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from qgis.core import QgsProcessingException

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.query import ENTRIES
from geoportfolio.core.gis.enrichment.table import EnrichmentTable
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.storage.geopackage import UNWRITTEN, GeoPackage
from geoportfolio.core.gis.storage.recovery import orphaned_loads
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.disks import room_for
from tests.support.oracle import EUROPE, SOURCE, airports_in, is_told_well
from tests.support.queries import load_query
from tests.support.recovery import COUNT, ids_in, is_right, opens, pages_asked
from tests.support.reports import order_for
from tests.support.service import bodies, client_of, query_for

QUERIES = {
    "entries": query_for(
        EUROPE, verb=ENTRIES, columns=("id", "LocName", "Longitude", "Latitude"), page_size=200
    ),
    "points": query_for(EUROPE),
}


class At(Monitor):
    """Does something once so many rows have come."""

    def __init__(self, rows: int, do) -> None:
        super().__init__()
        self._rows, self._do = rows, do

    def counted(self, records: int) -> None:
        if self._do is not None and records >= self._rows:
            do, self._do = self._do, None
            do()

    @property
    def is_done(self) -> bool:
        return self._do is None


def loaded(sandbox, query, path: Path, monitor=None, kept=None):
    return load_query(client_of(sandbox), query, path, monitor, kept=kept, connection="office")


def has_another(sandbox, folder: Path, query) -> int:
    """What was left in *folder* is made a result and gone on with, to the truth; how many rows it had."""
    (left,) = orphaned_loads([folder])
    result = gis.history.reading.recover(left, Monitor())
    assert opens(result.stored.path) and result.count == left.record.rows > 0
    sandbox.forget()
    kept = ResumePoint(result.stored.path, result.position)
    whole = loaded(sandbox, query, folder / "whole.gpkg", kept=kept)
    assert whole.complete and sorted(ids_in(whole.stored.path)) == sorted(airports_in(EUROPE))
    assert all(page >= left.record.position.page for page in pages_asked(sandbox))
    assert not [path for path in folder.iterdir() if ".part." in path.name]
    return left.record.rows


@pytest.mark.parametrize("name", QUERIES)
@pytest.mark.parametrize("room", [220, 300])
def test_what_came_before_the_disk_was_full_waits_for_room(sandbox, tmp_path, name, room):
    query = QUERIES[name]
    with room_for(room * 1024), pytest.raises(UNWRITTEN) as raised:
        loaded(sandbox, query, tmp_path / "r.gpkg")
    assert is_told_well(sentence(raised.value, About("office", SOURCE, True)))
    assert not (tmp_path / "r.gpkg").exists()
    (left,) = orphaned_loads([tmp_path])
    with room_for(100 * 1024), pytest.raises(UNWRITTEN):
        gis.history.reading.recover(left, Monitor())
    assert left.path.exists() and not (tmp_path / "r.gpkg").exists(), "it waits until there is room"
    assert 0 < has_another(sandbox, tmp_path, query) <= len(airports_in(EUROPE))


def test_where_nothing_came_before_the_disk_was_full_nothing_is_left(sandbox, tmp_path):
    with room_for(60 * 1024), pytest.raises(UNWRITTEN):
        loaded(sandbox, QUERIES["entries"], tmp_path / "r.gpkg")
    assert orphaned_loads([tmp_path]) == [] and not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", QUERIES)
@pytest.mark.parametrize("is_open", [True, False], ids=["a folder can be made", "a file is there"])
def test_delete_folder_during_load_ends_it_with_an_error(sandbox, tmp_path, name, is_open):
    """The rows are kept where they can be. Windows deletes no folder of an open file."""
    folder = tmp_path / "project_geoportfolio"

    def delete() -> None:
        shutil.rmtree(folder)
        if not is_open:
            folder.write_text("mine")

    with pytest.raises(UNWRITTEN) as raised:
        loaded(sandbox, QUERIES[name], folder / "r.gpkg", At(1400, delete))
    assert is_told_well(sentence(raised.value, About("office", SOURCE, True)))
    if is_open:
        assert has_another(sandbox, folder, QUERIES[name]) >= 1400
    else:
        assert folder.read_text() == "mine"


def test_answers_outlive_the_folder_of_their_output(enrich, sandbox, points, tmp_path, monkeypatch):
    folder = tmp_path / "out"
    store, calls = EnrichmentTable.store, []

    def removing(table, *args):
        calls.append(args)
        if len(calls) == 3:
            shutil.rmtree(folder)
        store(table, *args)

    monkeypatch.setattr(EnrichmentTable, "store", removing)
    with pytest.raises(QgsProcessingException, match="The partial result is in") as raised:
        enrich(INPUT=points, LAYERS="wind_bands,flood_zones", OUTPUT=str(folder / "out.gpkg"))
    assert str(folder / "out.gpkg") in str(raised.value) and is_told_well(str(raised.value))
    monkeypatch.setattr(EnrichmentTable, "store", store)
    sandbox.forget()
    whole = tmp_path / "whole.gpkg"
    enrich(INPUT=str(folder / "out.gpkg"), LAYERS="wind_bands,flood_zones", OUTPUT=str(whole))
    assert sum(len(body["points"]) for body in bodies(sandbox, "batch")) == COUNT - 2 * len(calls[0][0])
    assert is_right(whole)


def test_full_disk_at_a_type_change_loses_no_answer_that_is_stored(
    enrich, sandbox, points, tmp_path, monkeypatch
):
    set_columns, calls = GeoPackage.set_columns, []

    def full(file, columns):
        calls.append(file.path)
        if len(calls) == 3:
            raise sqlite3.OperationalError("database or disk is full")
        set_columns(file, columns)

    monkeypatch.setattr(GeoPackage, "set_columns", full)
    with pytest.raises(QgsProcessingException, match="The partial result is in"):
        enrich(INPUT=points, LAYERS="wind_bands,flood_zones", OUTPUT=str(tmp_path / "out.gpkg"))
    assert [path.name for path in tmp_path.iterdir()] == ["out.gpkg"]
    sandbox.forget()
    given = {"INPUT": str(tmp_path / "out.gpkg"), "LAYERS": "wind_bands,flood_zones"}
    enrich(**given, OUTPUT=str(tmp_path / "whole.gpkg"))
    assert 0 < sum(len(body["points"]) for body in bodies(sandbox, "batch")) < COUNT
    assert is_right(tmp_path / "whole.gpkg")


def test_a_folder_of_reports_that_is_removed_ends_the_queue_with_a_sentence(sandbox, tmp_path):
    folder = tmp_path / "reports"
    monitor = At(1, lambda: shutil.rmtree(folder))
    sandbox.faults.set("risk/point=delay:0x1", "risk/point=delay:1")
    ended = gis.reports.run.run_reports(client_of(sandbox), order_for(folder, 6), monitor)
    sandbox.faults.set()
    assert ended.error is not None and is_told_well(sentence(ended.error, About("office")))
    # One that was just being written may have failed by itself.
    assert ended.waiting or ended.failed
    folder.mkdir(exist_ok=True)
    sandbox.forget()
    whole = gis.reports.run.run_reports(client_of(sandbox), ended, Monitor())
    assert not whole.waiting and len(sandbox.requests) == len(ended.waiting)
