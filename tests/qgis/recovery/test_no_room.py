"""A disk that is full, and a folder that is removed in the middle: one sentence, and what came is kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.query import ENTRIES
from geoportfolio.core.gis import geopackage, jobs
from geoportfolio.core.gis.about import About
from geoportfolio.core.gis.enriched_table import EnrichedTable
from geoportfolio.core.gis.geopackage import UNWRITTEN
from geoportfolio.core.gis.jobs.loading import Kept
from geoportfolio.core.gis.leftovers import leftovers_in
from geoportfolio.core.gis.sentences import sentence
from tests.qgis.recovery.conftest import ids_in, opens, pages_asked
from tests.qgis.recovery.test_enrichments import enrich, is_right, points
from tests.qgis.service import EUROPE, SOURCE, airports_in, client_of, is_told_well, query_for
from tests.qgis.test_report_orders import order_for
from tests.support.disks import room_for

__all__ = ["enrich", "points"]

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
    client = client_of(sandbox)
    described = jobs.describe_source(client, SOURCE, Monitor())
    return jobs.load(client, query, described, path, monitor or Monitor(), kept=kept, connection="office")


def goes_on(sandbox, folder: Path, query) -> int:
    """What was left in *folder* is made a result and gone on with, to the truth; how many rows it had."""
    (left,) = leftovers_in([folder])
    result = jobs.recover(left, Monitor())
    assert opens(result.stored.path) and result.count == left.rows > 0
    sandbox.forget()
    kept = Kept(result.stored.path, result.position)
    whole = loaded(sandbox, query, folder / "whole.gpkg", kept=kept)
    assert whole.complete and sorted(ids_in(whole.stored.path)) == sorted(airports_in(EUROPE))
    assert all(page >= left.position.page for page in pages_asked(sandbox))
    assert not [path for path in folder.iterdir() if ".part." in path.name]
    return left.rows


@pytest.mark.parametrize("name", QUERIES)
@pytest.mark.parametrize("room", [220, 300])
def test_what_came_before_the_disk_was_full_waits_for_room(sandbox, tmp_path, name, room):
    query = QUERIES[name]
    with room_for(room * 1024), pytest.raises(UNWRITTEN) as raised:
        loaded(sandbox, query, tmp_path / "r.gpkg")
    assert is_told_well(sentence(raised.value, About("office", SOURCE, True)))
    assert not (tmp_path / "r.gpkg").exists()
    (left,) = leftovers_in([tmp_path])
    with room_for(100 * 1024), pytest.raises(UNWRITTEN):
        jobs.recover(left, Monitor())
    assert left.path.exists() and not (tmp_path / "r.gpkg").exists(), "it waits until there is room"
    assert 0 < goes_on(sandbox, tmp_path, query) <= len(airports_in(EUROPE))


def test_where_nothing_came_before_the_disk_was_full_nothing_is_left(sandbox, tmp_path):
    with room_for(60 * 1024), pytest.raises(UNWRITTEN):
        loaded(sandbox, QUERIES["entries"], tmp_path / "r.gpkg")
    assert leftovers_in([tmp_path]) == [] and not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", QUERIES)
@pytest.mark.parametrize("rows", [600, 1400, 2464])
def test_a_folder_that_is_removed_in_the_middle_is_made_anew(sandbox, tmp_path, name, rows):
    """Windows lets nobody remove the folder of a file that is open; elsewhere it goes without a word."""
    folder = tmp_path / "project_geoportfolio"
    monitor = At(rows, lambda: shutil.rmtree(folder))
    result = loaded(sandbox, QUERIES[name], folder / "r.gpkg", monitor)
    assert monitor.is_done and result.complete and opens(result.stored.path)
    assert sorted(ids_in(folder / "r.gpkg")) == sorted(airports_in(EUROPE))
    assert [path.name for path in folder.iterdir()] == ["r.gpkg"]


def test_a_folder_that_can_not_be_made_anew_is_told(sandbox, tmp_path):
    """Somebody has put a file there."""
    folder = tmp_path / "project_geoportfolio"

    def replace() -> None:
        shutil.rmtree(folder)
        folder.write_text("mine")

    with pytest.raises(UNWRITTEN) as raised:
        loaded(sandbox, QUERIES["points"], folder / "r.gpkg", At(600, replace))
    assert is_told_well(sentence(raised.value, About("office", SOURCE, True)))
    assert folder.read_text() == "mine"


def test_answers_outlive_the_folder_of_their_output(enrich, sandbox, points, tmp_path, monkeypatch):
    folder = tmp_path / "out"
    answer, calls = EnrichedTable.answer, []

    def removing(table, *args):
        calls.append(args)
        if len(calls) == 2:
            shutil.rmtree(folder)
        answer(table, *args)

    monkeypatch.setattr(EnrichedTable, "answer", removing)
    enrich(INPUT=points, LAYERS="wind_bands,flood_zones", OUTPUT=str(folder / "out.gpkg"))
    assert len(calls) > 2 and is_right(folder / "out.gpkg")


def test_a_full_disk_at_the_end_of_an_enrichment_loses_no_answer(
    enrich, sandbox, points, tmp_path, monkeypatch
):
    """The table is copied once more where a field has to be of another type; there is no room for that."""
    finish, failed = EnrichedTable.finish, []
    copy_from = geopackage.FilledTable.copy_from

    def full(table, other, types):
        if not failed:
            failed.append(table.path)
            table.connection.execute("PRAGMA max_page_count = 30")
        copy_from(table, other, types)

    def finishing(table):
        monkeypatch.setattr(geopackage.FilledTable, "copy_from", full)
        monkeypatch.setattr(table._fields.columns[max(table._fields.columns)], "stored_as", "BLOB")
        return finish(table)

    monkeypatch.setattr(EnrichedTable, "finish", finishing)
    with pytest.raises(Exception, match="The answers are kept in") as raised:
        enrich(INPUT=points, LAYERS="wind_bands,flood_zones", OUTPUT=str(tmp_path / "out.gpkg"))
    kept = Path(str(raised.value).rpartition("The answers are kept in ")[2].rstrip("."))
    assert failed and is_right(kept) and not list(tmp_path.iterdir())
    shutil.rmtree(kept.parent)


def test_a_folder_of_reports_that_is_removed_ends_the_queue_with_a_sentence(sandbox, tmp_path):
    folder = tmp_path / "reports"
    monitor = At(1, lambda: shutil.rmtree(folder))
    sandbox.faults.set("risk/point=delay:0x1", "risk/point=delay:1")
    ended = jobs.run_reports(client_of(sandbox), order_for(folder, 6), monitor)
    sandbox.faults.set()
    assert ended.error is not None and is_told_well(sentence(ended.error, About("office")))
    # One that was just being written may have failed by itself.
    assert ended.waiting or ended.failed
    folder.mkdir(exist_ok=True)
    sandbox.forget()
    whole = jobs.run_reports(client_of(sandbox), ended, Monitor())
    assert not whole.waiting and len(sandbox.requests) == len(ended.waiting)
