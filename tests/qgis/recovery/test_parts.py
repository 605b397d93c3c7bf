"""Files under way: nobody touches one that somebody is at work on, and none goes that has somebody's rows."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from osgeo import ogr

from geoportfolio.core.api import Monitor
from geoportfolio.core.api.query import POINTS
from geoportfolio.core.api.records import Record
from geoportfolio.core.gis import jobs, parts, store
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enriched_fields import EnrichedFields
from geoportfolio.core.gis.enriched_table import EnrichedTable
from geoportfolio.core.gis.geopackage import FilledTable
from geoportfolio.core.gis.left_answers import enrichments_in
from geoportfolio.core.gis.leftovers import (
    Begun,
    Leftover,
    drop_left,
    left_of,
    leftovers_in,
    standing_to_json,
)
from geoportfolio.core.gis.parts import PART, drop_if_free, held, taken, written_at
from geoportfolio.core.gis.results import REPEATS, Position
from geoportfolio.core.gis.store import ResultWriter
from tests.support.enrichment import features_of, fields_of, form, keep
from tests.support.oracle import ALPS, COAST
from tests.support.recovery import opens
from tests.support.service import query_for

QUERY = query_for(COAST, ALPS, verb=POINTS)
OWN = {"area": "text", REPEATS: "integer"}
WHEN = datetime(2026, 3, 12, 9, 14).astimezone()


class Standing:
    """A load that is always somewhere."""

    head = Begun("office", "http://host", WHEN, {}, {}, OWN).to_json()

    def standing(self, count: int) -> str:
        return standing_to_json(count, Position(1)) if count else ""


def records(count: int) -> list[Record]:
    return [Record({"type": "Point", "coordinates": [9.9, 53.5]}, {"id": n}, None) for n in range(count)]


def writer(path: Path) -> ResultWriter:
    return ResultWriter(path, {}, OWN, QUERY, Standing())


def write(writing: ResultWriter, count: int = 10) -> None:
    marks = {"area": "coast", REPEATS: lambda some: [record.attributes["id"] % 2 for record in some]}
    writing.add(records(count), marks, Monitor())


def left_behind(path: Path, count: int = 10) -> Leftover:
    """A load that found no room."""
    with pytest.raises(OSError, match="full"), writer(path) as writing:
        write(writing, count)
        raise OSError("full")
    (left,) = leftovers_in([path.parent])
    return left


def whole_part(path: Path, monkeypatch) -> Path:
    """A load that has all but its name."""
    with monkeypatch.context() as patch:
        patch.setattr(store, "keep", lambda part, target: _refuse())
        with pytest.raises(OSError, match="no name"), writer(path) as writing:
            write(writing)
    (part,) = path.parent.glob(f"*{PART}")
    return part


def _refuse() -> None:
    raise OSError("no name")


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


def enrich(path: Path, rows: int, answered: int) -> None:
    """An enrichment of *rows* points that finds no room behind *answered* of them."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood",), "enhance")
    answers = [{"flood": {"zone": n}} if n < answered else None for n in range(rows)]
    with pytest.raises(OSError, match="full"), EnrichedTable(path, names, form(path.parent)) as table:
        keep(table, names, features_of(fields, [[str(n)] for n in range(rows)]), answers)
        raise OSError("full")
    assert table.is_left


def test_files_of_others_stay_whatever_their_names(tmp_path):
    mine = {somebodys(tmp_path / name) for name in ("roads.part.gpkg", "roads.1a2b3c4d.part.gpkg")}
    assert leftovers_in([tmp_path]) == [] and set(tmp_path.iterdir()) == mine


def test_a_run_looks_at_what_was_to_become_its_own_output_only(tmp_path):
    other = somebodys(tmp_path / "other.1a2b3c4d.part.gpkg", rows=0)
    own = somebodys(tmp_path / "own.1a2b3c4d.part.gpkg", rows=0)
    left_of(tmp_path / "own.gpkg", QUERY, "http://host")
    drop_left(tmp_path / "own.gpkg")
    assert other.exists() and not own.exists()


def test_an_old_file_with_rows_that_tells_nothing_stays(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood",), "enhance")
    with EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path)) as table:
        keep(table, names, features_of(fields, [["a"]]), [{"flood": {"zone": 1}}])
        written = table.finish()
    make_old(written)
    assert leftovers_in([tmp_path]) == [] and opens(written)


def test_a_part_of_the_features_of_a_map_goes_when_it_is_old(tmp_path):
    killed = tmp_path / f"map.12345678{PART}"
    with ResultWriter(tmp_path / "map.gpkg", {}) as writing:
        writing.add(records(10), {}, Monitor())
        (part,) = tmp_path.glob(f"*{PART}")
        shutil.copy(part, killed)
    assert leftovers_in([tmp_path]) == [] and killed.exists()
    make_old(killed)
    assert leftovers_in([tmp_path]) == [] and not killed.exists()
    assert (tmp_path / "map.gpkg").exists()


def test_the_features_of_a_map_that_lack_their_name_only_get_one(tmp_path, monkeypatch):
    path, killed, keep_name = tmp_path / "map.gpkg", tmp_path / f"killed.12345678{PART}", store.keep
    monkeypatch.setattr(
        store, "keep", lambda part, to: keep_name(part, Path(shutil.copy(part, killed)) and to)
    )
    with ResultWriter(path, {}) as writing:
        writing.add(records(10), {}, Monitor())
    make_old(killed)
    assert leftovers_in([tmp_path]) == [] and not killed.exists()
    assert (tmp_path / "killed.gpkg").read_bytes() == path.read_bytes()


def test_a_look_between_the_last_row_and_the_name_leaves_the_file(tmp_path, monkeypatch):
    close, seen = FilledTable.close, []

    def looked_at(table, count):
        close(table, count)
        make_old(table.path)
        seen.append(leftovers_in([tmp_path]))

    monkeypatch.setattr(FilledTable, "close", looked_at)
    with writer(tmp_path / "r.gpkg") as writing:
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
    with writer(tmp_path / "r.gpkg") as writing:
        write(writing)
    assert len(tries) == 3 and opens(tmp_path / "r.gpkg")


def test_what_lacks_its_name_only_is_found_and_brought(tmp_path, monkeypatch):
    part = whole_part(tmp_path / "r.gpkg", monkeypatch)
    assert leftovers_in([tmp_path]) == [] and part.exists(), "it may just be getting its name"
    make_old(part)
    (left,) = leftovers_in([tmp_path])
    assert left.is_whole and left.rows == 10 and left.query == QUERY
    result = jobs.recover(left, Monitor())
    assert result.stored.path == tmp_path / "r.gpkg" and result.count == 10 and result.repeats == 5
    assert result.position is None and opens(result.stored.path) and len(list(tmp_path.iterdir())) == 1


def test_the_next_run_into_the_same_file_names_what_is_whole(tmp_path, monkeypatch):
    make_old(whole_part(tmp_path / "r.gpkg", monkeypatch))
    drop_left(tmp_path / "r.gpkg")
    assert [path.name for path in tmp_path.iterdir()] == ["r.gpkg"] and opens(tmp_path / "r.gpkg")


def test_a_file_that_something_else_opens_is_not_nobodys_for_that(tmp_path):
    """POSIX takes the lock of SQLite from a process that opens the file once more, and closes it."""
    look = (
        "from pathlib import Path; import sys, json;"
        "from geoportfolio.core.gis.leftovers import leftovers_in, told_by;"
        "parts = list(Path(sys.argv[1]).glob('*.part.gpkg'));"
        "print(json.dumps([len(leftovers_in([Path(sys.argv[1])])), *map(told_by, parts)]))"
    )
    more = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with writer(tmp_path / "r.gpkg") as writing:
        write(writing)
        (part,) = tmp_path.glob(f"*{PART}")
        part.read_bytes()
        said = subprocess.run(
            [sys.executable, "-c", look, str(tmp_path)], env=more, capture_output=True, check=True, timeout=60
        )
    assert json.loads(said.stdout.splitlines()[-1]) == [0, None]
    assert leftovers_in([tmp_path]) == [] and opens(tmp_path / "r.gpkg")


def test_nothing_is_deleted_that_somebody_has_or_has_gone_on_with(tmp_path):
    left = left_behind(tmp_path / "r.gpkg")
    with held(left.path):
        assert not drop_if_free(left.path)
    file = taken(left.path)
    drop_left(tmp_path / "r.gpkg")
    assert not drop_if_free(left.path) and left.path.exists()
    file.close()
    os.utime(left.path, (2, 2))
    assert not drop_if_free(left.path, left.written) and left.path.exists()
    assert drop_if_free(left.path, written_at(left.path)) and not list(tmp_path.iterdir())


def test_a_lock_of_a_process_that_was_killed_holds_nothing(tmp_path):
    part = parts.part_of(tmp_path / "r.gpkg")
    die = (
        "from pathlib import Path; import os, signal, sys; from geoportfolio.core.gis.parts import Hold;"
        "hold = Hold(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)"
    )
    more = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", die, str(part)], env=more, check=False, timeout=60)
    lock = parts._lock_path(part)
    assert lock.exists() and not parts.is_held(part) and not lock.exists()


def test_marks_that_alternate_are_written_many_at_a_time(tmp_path, monkeypatch):
    left, insert, batches = left_behind(tmp_path / "r.gpkg", 1000), FilledTable.insert, []

    def counted(table, *args):
        batches.append(table)
        insert(table, *args)

    monkeypatch.setattr(FilledTable, "insert", counted)
    result = jobs.recover(left, Monitor())
    assert result.count == 1000 and result.repeats == 500 and len(batches) < 10
    source = ogr.Open(str(result.stored.path))
    assert [feature[REPEATS] for feature in source.GetLayer(0)] == [n % 2 for n in range(1000)]


def test_of_enrichments_of_the_same_the_one_with_the_most_answers_is_offered(tmp_path):
    enrich(tmp_path / "out.gpkg", 9, 3)
    enrich(tmp_path / "out.gpkg", 9, 6)
    (best,) = enrichments_in([tmp_path])
    assert best.answered == 6 and len(list(tmp_path.iterdir())) == 2, "the other may be of other points"
    shutil.copy(best.path, tmp_path / "out.0000ffff.part.gpkg")
    (best,) = enrichments_in([tmp_path])
    assert best.answered == 6 and len(list(tmp_path.iterdir())) == 2, "a copy goes"
    enrich(tmp_path / "another.gpkg", 9, 3)
    assert len(enrichments_in([tmp_path])) == 2


@pytest.mark.parametrize("is_there", [True, False], ids=["beside", "elsewhere"])
def test_answers_that_went_elsewhere_stay_where_somebody_finds_them(tmp_path, is_there):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood",), "enhance")
    folder = tmp_path / "project"
    with (
        pytest.raises(OSError, match="full"),
        EnrichedTable(folder / "o.gpkg", names, form(tmp_path)) as table,
    ):
        keep(table, names, features_of(fields, [["a"], ["b"]]), [{"flood": {"zone": 1}}, None])
        table._go_elsewhere(OSError("no room"))
        if not is_there:
            shutil.rmtree(folder)
        raise OSError("full")
    assert table.is_left == is_there and bool(enrichments_in([folder])) == is_there
    assert (table.kept is None) == is_there and (is_there or opens(table.kept))
    assert len(list((tmp_path / "elsewhere").iterdir())) == (not is_there)


def test_answers_whose_folder_can_not_be_made_anew_are_not_told_to_be_kept(tmp_path):
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood",), "enhance")
    folder = tmp_path / "project"
    with (
        pytest.raises(OSError, match="full"),
        EnrichedTable(folder / "o.gpkg", names, form(tmp_path)) as table,
    ):
        keep(table, names, features_of(fields, [["a"]]), [{"flood": {"zone": 1}}])
        shutil.rmtree(folder)
        folder.write_text("mine")
        raise OSError("full")
    assert not table.is_left and table.kept is None and folder.read_text() == "mine"
