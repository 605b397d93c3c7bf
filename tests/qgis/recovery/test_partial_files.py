"""Files under way: nobody touches one that somebody is at work on, and none goes that has somebody's rows."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from osgeo import ogr

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import POINTS
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enrichment.fields import EnrichedFields
from geoportfolio.core.gis.enrichment.orphans import orphaned_enrichments, recover_enrichment
from geoportfolio.core.gis.files.partial import (
    PART,
    PartialLock,
    drop_orphan,
    locked,
    open_orphan,
    partial_path,
)
from geoportfolio.core.gis.storage import writer
from geoportfolio.core.gis.storage.columns import REPEATS
from geoportfolio.core.gis.storage.geopackage import GeoPackage
from geoportfolio.core.gis.storage.record import COMPLETE, LoadPosition, ResultRecord
from geoportfolio.core.gis.storage.recovery import (
    OrphanedLoad,
    drop_orphaned_loads,
    orphaned_load_of,
    orphaned_loads,
)
from geoportfolio.core.gis.storage.writer import ResultWriter
from tests.support.enrichment import features_of, fields_of, store, table_of
from tests.support.oracle import ALPS, COAST
from tests.support.recovery import opens
from tests.support.service import query_for

QUERY = query_for(COAST, ALPS, verb=POINTS)
OWN = {"area": "text", REPEATS: "integer"}
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n WHERE x < 0"
WHEN = datetime(2026, 3, 12, 9, 14).astimezone()


def records(count: int) -> list[Record]:
    return [Record({"type": "Point", "coordinates": [9.9, 53.5]}, {"id": n}, None) for n in range(count)]


def begun(path: Path) -> ResultWriter:
    """The writer of a load that can be continued at any time."""
    writing = ResultWriter(path, {}, OWN, ResultRecord(QUERY, "office", "http://host", WHEN))
    writing.reached(LoadPosition(1))
    return writing


def write(writing: ResultWriter, count: int = 10) -> None:
    marks = {"area": "coast", REPEATS: lambda some: [record.attributes["id"] % 2 for record in some]}
    writing.add(records(count), marks, Monitor())


def left_behind(path: Path, count: int = 10) -> OrphanedLoad:
    """A load that found no room."""
    with pytest.raises(OSError, match="full"), begun(path) as writing:
        write(writing, count)
        raise OSError("full")
    (left,) = orphaned_loads([path.parent])
    return left


def whole_part(path: Path, monkeypatch) -> Path:
    """A load that has all but its name."""
    with monkeypatch.context() as patch:
        patch.setattr(writer, "keep", lambda part, target: _refuse())
        with pytest.raises(OSError, match="no name"), begun(path) as writing:
            write(writing)
    (part,) = path.parent.glob(f"*{PART}")
    return part


def _refuse() -> None:
    raise OSError("no name")


AREA = [[[0, 0], [2, 0], [2, 1], [0, 0]]]


def make_old(path: Path) -> None:
    os.utime(path, (1, 1))


def somebodys(path: Path, rows: int = 1) -> Path:
    """A GeoPackage that is none of ours."""
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = source.CreateLayer("roads")
    for _ in range(rows):
        layer.CreateFeature(ogr.Feature(layer.GetLayerDefn()))
    del layer, source
    make_old(path)
    return path


def enrich(path: Path, rows: int, answered: int) -> Path:
    """The file of an enrichment of *rows* points whose process was killed behind *answered* of them."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ("flood",), "enhance")
    answers = [{"flood": {"zone": n}} if n < answered else None for n in range(rows)]
    with table_of(path, features_of(fields, [[str(n)] for n in range(rows)]), names, fields) as table:
        store(table, answers)
        shutil.copy(table.path, table.path.with_name("killed"))
    return table.path.with_name("killed").rename(table.path)


def test_files_of_others_stay_whatever_their_names(tmp_path):
    mine = {somebodys(tmp_path / name) for name in ("roads.part.gpkg", "roads.1a2b3c4d.part.gpkg")}
    assert orphaned_loads([tmp_path]) == [] and set(tmp_path.iterdir()) == mine


def test_a_run_looks_at_what_was_to_become_its_own_output_only(tmp_path):
    other = somebodys(tmp_path / "other.1a2b3c4d.part.gpkg", rows=0)
    own = somebodys(tmp_path / "own.1a2b3c4d.part.gpkg", rows=0)
    orphaned_load_of(tmp_path / "own.gpkg", QUERY, "http://host")
    drop_orphaned_loads(tmp_path / "own.gpkg")
    assert other.exists() and not own.exists()


def test_an_old_file_with_rows_that_tells_nothing_stays(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ("flood",), "enhance")
    with table_of(tmp_path / "out.gpkg", features_of(fields, [["a"]]), names, fields) as table:
        store(table, [{"flood": {"zone": 1}}])
        written = table.finish()
    make_old(written)
    assert orphaned_loads([tmp_path]) == orphaned_enrichments([tmp_path]) == [] and opens(written)


def test_a_part_of_the_features_of_a_map_goes_when_it_is_old(tmp_path):
    killed = tmp_path / f"map.12345678{PART}"
    with ResultWriter(tmp_path / "map.gpkg", {}) as writing:
        writing.add(records(10), {}, Monitor())
        (part,) = tmp_path.glob(f"*{PART}")
        shutil.copy(part, killed)
    assert orphaned_loads([tmp_path]) == [] and killed.exists()
    make_old(killed)
    assert orphaned_loads([tmp_path]) == [] and not killed.exists()
    assert (tmp_path / "map.gpkg").exists()


def test_the_features_of_a_map_that_lack_their_name_only_get_one(tmp_path, monkeypatch):
    path, killed, keep_name = tmp_path / "map.gpkg", tmp_path / f"killed.12345678{PART}", writer.keep
    monkeypatch.setattr(
        writer, "keep", lambda part, to: keep_name(part, Path(shutil.copy(part, killed)) and to)
    )
    with ResultWriter(path, {}) as writing:
        writing.add(records(10), {}, Monitor())
    make_old(killed)
    assert orphaned_loads([tmp_path]) == [] and not killed.exists()
    assert (tmp_path / "killed.gpkg").read_bytes() == path.read_bytes()


def test_a_look_between_the_last_row_and_the_name_leaves_the_file(tmp_path, monkeypatch):
    close, seen = GeoPackage.close, []

    def looked_at(table, *args):
        close(table, *args)
        make_old(table.path)
        seen.append(orphaned_loads([tmp_path]))

    monkeypatch.setattr(GeoPackage, "close", looked_at)
    with begun(tmp_path / "r.gpkg") as writing:
        write(writing)
    assert seen == [[]] and writing.stored.path == tmp_path / "r.gpkg" and opens(writing.stored.path)


def test_a_name_is_tried_again_while_somebody_reads_the_file(tmp_path, monkeypatch):
    replace, tries = Path.replace, []

    def refused(path, target):
        tries.append(target)
        if len(tries) < 3:
            raise PermissionError(13, "in use")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refused)
    with begun(tmp_path / "r.gpkg") as writing:
        write(writing)
    assert len(tries) == 3 and opens(tmp_path / "r.gpkg")


def test_recover_finished_file_without_name_names_it(tmp_path, monkeypatch):
    """Its process has ended, and its record says that it is complete."""
    whole_part(tmp_path / "r.gpkg", monkeypatch)
    (left,) = orphaned_loads([tmp_path])
    assert left.record.state == COMPLETE and left.record.rows == 10 and left.query == QUERY
    result = gis.history.reading.recover(left, Monitor())
    assert result.stored.path == tmp_path / "r.gpkg" and result.count == 10 and result.repeats == 5
    assert result.complete and result.position is None and result.error is None
    assert opens(result.stored.path) and len(list(tmp_path.iterdir())) == 1


def test_the_next_run_into_the_same_file_names_what_is_whole(tmp_path, monkeypatch):
    whole_part(tmp_path / "r.gpkg", monkeypatch)
    drop_orphaned_loads(tmp_path / "r.gpkg")
    assert [path.name for path in tmp_path.iterdir()] == ["r.gpkg"] and opens(tmp_path / "r.gpkg")


def test_look_from_another_process_leaves_a_file_that_something_else_opened(tmp_path):
    """POSIX takes the lock of SQLite from a process that opens the file once more, and closes it."""
    look = (
        "from pathlib import Path; import sys;"
        "from geoportfolio.core.gis.files.partial import drop_orphan;"
        "from geoportfolio.core.gis.storage.recovery import orphaned_loads;"
        "(part,) = Path(sys.argv[1]).glob('*.part.gpkg');"
        "print(len(orphaned_loads([part.parent])), drop_orphan(part))"
    )
    more = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with begun(tmp_path / "r.gpkg") as writing:
        write(writing)
        (part,) = tmp_path.glob(f"*{PART}")
        part.read_bytes()
        said = subprocess.run(
            [sys.executable, "-c", look, str(tmp_path)], env=more, capture_output=True, check=True, timeout=60
        )
    assert said.stdout.splitlines()[-1] == b"0 False"
    assert orphaned_loads([tmp_path]) == [] and opens(tmp_path / "r.gpkg")


def test_drop_orphan_in_use_leaves_it(tmp_path):
    left = left_behind(tmp_path / "r.gpkg")
    with locked(left.path):
        assert not drop_orphan(left.path)
    file = open_orphan(left.path)
    drop_orphaned_loads(tmp_path / "r.gpkg")
    assert not drop_orphan(left.path) and left.path.exists()
    file.close()
    assert drop_orphan(left.path) and not list(tmp_path.iterdir())


def test_lock_of_a_killed_process_reserves_nothing(tmp_path):
    part = partial_path(tmp_path / "r.gpkg")
    die = (
        "from pathlib import Path; import os, signal, sys;"
        "from geoportfolio.core.gis.files.partial import PartialLock;"
        "lock = PartialLock(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)"
    )
    more = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", die, str(part)], env=more, check=False, timeout=60)
    lock = part.with_name(f"{part.name}.lock")
    assert lock.exists()
    PartialLock(part).release()
    assert not lock.exists()


def test_recover_orphan_keeps_rows_index_and_marks_in_place(tmp_path, sql):
    """Rows behind the last position that was reached go; of the others nothing is lost, no row is copied."""
    with pytest.raises(OSError, match="full"), begun(tmp_path / "r.gpkg") as writing:
        write(writing, 1000)
        writing.add([Record({"type": "Polygon", "coordinates": AREA}, {"id": "007"})], {}, Monitor())
        writing.reached(LoadPosition(1, 2), 1001)
        write(writing, 500)
        raise OSError("full")
    (left,) = orphaned_loads([tmp_path])
    inode = left.path.stat().st_ino
    result = gis.history.reading.recover(left, Monitor())
    path = result.stored.path
    assert path.stat().st_ino == inode and [path] == list(tmp_path.iterdir()) and opens(path)
    assert (result.count, result.repeats, result.position) == (1001, 500, LoadPosition(1, 2))
    assert sql(path, f"SELECT sum({REPEATS}) FROM records WHERE fid <= 1000") == [(500,)]
    assert sql(path, "SELECT id, fid FROM records WHERE fid > 999") == [("999", 1000), ("007", 1001)]
    assert sql(path, "SELECT rtreecheck('rtree_records_geom')") == [("ok",)]
    assert sql(path, "SELECT count(*) FROM rtree_records_geom") == [(1001,)]
    assert sql(path, "SELECT min_x, max_y FROM gpkg_contents") == [(0, 53.5)]
    triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'records' ORDER BY 1"
    with ResultWriter(tmp_path / "whole.gpkg", {}) as writing:
        writing.add(records(1), {}, Monitor())
    assert sql(path, triggers) == sql(writing.stored.path, triggers) != []


def test_recover_file_of_a_stranger_runs_none_of_its_triggers(tmp_path, sql):
    """They would run for ever, and would be there when the analyst edits the layer."""
    left = left_behind(tmp_path / "r.gpkg")
    with closing(sqlite3.connect(left.path)) as file, file:
        file.execute(f"CREATE VIEW endless AS {ENDLESS}")
        for event in ("DELETE ON records", "UPDATE ON gpkg_contents", "UPDATE ON gpkg_metadata"):
            name = event.replace(" ", "_")
            file.execute(f"CREATE TRIGGER {name} AFTER {event} BEGIN SELECT count(*) FROM endless; END")
        file.execute("INSERT INTO records (fid, id) VALUES (11, 1)")
    result = gis.history.reading.recover(left, Monitor())
    assert result.count == 10
    named = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%\\_ON\\_%' ESCAPE '\\'"
    assert sql(result.stored.path, named) == []


def test_cancel_recovery_leaves_the_orphan(tmp_path):
    left = left_behind(tmp_path / "r.gpkg")
    monitor = Monitor()
    monitor.cancelled.set()
    with pytest.raises(Cancelled):
        gis.history.reading.recover(left, monitor)
    assert orphaned_loads([tmp_path]) == [left]
    assert gis.history.reading.recover(left, Monitor()).count == 10


def test_find_enrichments_offers_those_with_answers_and_deletes_old_ones_without(tmp_path):
    left = [enrich(tmp_path / "out.gpkg", 9, 3), enrich(tmp_path / "other.gpkg", 9, 6)]
    empty = enrich(tmp_path / "empty.gpkg", 9, 0)
    found = orphaned_enrichments([tmp_path])
    assert {(each.path, each.rows, each.answered) for each in found} == {(left[0], 9, 3), (left[1], 9, 6)}
    assert empty.exists(), "it may just be created"
    make_old(empty)
    assert len(orphaned_enrichments([tmp_path])) == 2 and not empty.exists()
    assert orphaned_loads([tmp_path]) == [] and all(each.exists() for each in left)


def test_recover_enrichment_gives_it_its_name_and_replaces_no_file(tmp_path):
    (tmp_path / "out.gpkg").write_text("mine")
    left = enrich(tmp_path / "out.gpkg", 9, 3)
    (found,) = orphaned_enrichments([tmp_path])
    path = recover_enrichment(found, Monitor())
    assert path == tmp_path / "out 2.gpkg" and opens(path) and not left.exists()
    assert (tmp_path / "out.gpkg").read_text() == "mine" and orphaned_enrichments([tmp_path]) == []
