"""A load that is killed at any moment: what came opens, the rest is asked, and nothing comes twice."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from qgis.core import QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, Query
from geoportfolio.core.gis.files.partial import PART
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.storage.errors import QgisEnded
from geoportfolio.core.gis.storage.recovery import orphaned_loads
from tests.support.oracle import ALPS, COAST, EUROPE, SOURCE, airports_in
from tests.support.queries import load_query
from tests.support.recovery import IN_PAGES, KILLED, PAGE, WHOLE, ids_in, opens, pages_asked
from tests.support.service import client_of, query_for

IN_AREAS = query_for(COAST, ALPS, EUROPE)
IN_CIRCLES = Query(
    SOURCE, (Area("a", Buffers(((9.9, 53.6),), (2e5, 4e5))), Area("b", Buffers(((8.8, 53.0),), (3e5,))))
)
RANDOM = random.Random(20260312)
MOMENTS = sorted(RANDOM.sample(range(1, 150), 8))
"""Statements of SQLite; a load of pages has some 155."""


def continued(sandbox, result, **more):
    """The load of *result*, gone on with as the button does."""
    kept = ResumePoint(result.stored.path, result.position)
    path = result.stored.path.with_name("continued.gpkg")
    return load_query(client_of(sandbox), result.query, path, kept=kept, mark_repeats=True, **more)


def check(sandbox, folder: Path, truth: set[str]) -> int:
    """What a killed load of pages has left is whole, and the rest comes once; how many rows were left."""
    named = [path for path in folder.glob("*.gpkg") if not path.name.endswith(PART)]
    assert all(map(opens, named)), "what has its name is whole"
    found = orphaned_loads([folder])
    assert all(map(opens, folder.glob("*.gpkg")))
    if not found:
        return 0
    (left,) = found
    assert (
        left.record.rows == min(left.record.position.page * PAGE, len(truth))
        or left.record.position.area == 1
    )
    sandbox.forget()
    result = gis.history.reading.recover(left, Monitor())
    assert not sandbox.requests and orphaned_loads([folder]) == []
    assert opens(result.stored.path) and len(ids_in(result.stored.path)) == result.count == left.record.rows
    assert result.state == f"stopped after {left.record.rows}" and isinstance(result.error, QgisEnded)
    assert result.connection == "office" and result.host == sandbox.url
    whole = continued(sandbox, result)
    found_ids = ids_in(whole.stored.path)
    assert whole.complete and sorted(found_ids) == sorted(truth)
    asked = pages_asked(sandbox)
    assert asked == sorted(set(asked)) and all(page >= left.record.position.page for page in asked)
    return left.record.rows


@pytest.mark.parametrize("moment", MOMENTS)
def test_pages_that_came_are_never_asked_again(nursery, sandbox, tmp_path, moment):
    ended = nursery.run("load", moment, query=IN_PAGES.to_json(), path=str(tmp_path / "entries.gpkg"))
    left = check(sandbox, tmp_path, airports_in(EUROPE))
    assert ended == KILLED or (left == 0 and set(ids_in(tmp_path / "entries.gpkg")) == airports_in(EUROPE))


def test_some_of_these_moments_were_in_the_middle_of_the_pages(nursery, sandbox, tmp_path):
    """The test above would pass without a row."""
    rows = []
    for moment in (60, 110):
        folder = tmp_path / str(moment)
        ended = nursery.run("load", moment, query=IN_PAGES.to_json(), path=str(folder / "e.gpkg"))
        assert ended == KILLED
        rows.append(check(sandbox, folder, airports_in(EUROPE)))
    assert 0 < rows[0] < rows[1] < len(airports_in(EUROPE))


@pytest.mark.parametrize("turn", range(2))
def test_a_kill_from_outside_in_the_middle_of_a_write(nursery, sandbox, tmp_path, turn):
    size = RANDOM.randrange(120_000, 700_000)

    def kill(number: int) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if size_of_part(tmp_path) >= size or (tmp_path / "e.gpkg").exists():
                with suppress(ProcessLookupError):  # it has its name, and the process has ended meanwhile
                    os.kill(number, signal.SIGKILL)
                return

    nursery.run("load", 0, kill, query=IN_PAGES.to_json(), path=str(tmp_path / "e.gpkg"))
    check(sandbox, tmp_path, airports_in(EUROPE))


@pytest.mark.parametrize("query", [IN_AREAS, IN_CIRCLES], ids=["areas", "circles"])
@pytest.mark.parametrize("moment", [45, 75, 110])
def test_points_go_on_at_the_area_that_was_under_way(nursery, sandbox, tmp_path, query, moment):
    whole = nursery.run("load", query=query.to_json(), path=str(tmp_path / "truth" / "whole.gpkg"))
    assert whole == WHOLE
    truth = rows_of(tmp_path / "truth" / "whole.gpkg")
    assert truth and orphaned_loads([tmp_path / "truth"]) == []
    if nursery.run("load", moment, query=query.to_json(), path=str(tmp_path / "points.gpkg")) == WHOLE:
        assert rows_of(tmp_path / "points.gpkg") == truth
        return
    (left,) = orphaned_loads([tmp_path])
    sandbox.forget()
    result = gis.history.reading.recover(left, Monitor())
    assert opens(result.stored.path) and result.count == left.record.rows <= len(truth)
    layer = layers.add_result(QgsProject.instance(), result)
    assert layers.position_of(layer) == left.record.position and layers.query_of(layer) == query
    QgsProject.instance().clear()
    assert rows_of(continued(sandbox, result).stored.path) == truth
    asked = [seen for seen in sandbox.requests if "/points/" in seen.path]
    assert len(asked) == len(query.areas) - left.record.position.area


def size_of_part(folder: Path) -> int:
    """Bytes of the largest file under way; it may get its name in this very moment."""
    sizes = [0]
    for path in folder.glob(f"*{PART}"):
        with suppress(FileNotFoundError):
            sizes.append(path.stat().st_size)
    return max(sizes)


def rows_of(path: Path) -> list[tuple]:
    with closing(sqlite3.connect(str(path))) as file:
        names = [row[1] for row in file.execute("PRAGMA table_info(records)")]
        own = [name for name in ("area", "center", "radius", "repeats") if name in names]
        return sorted(file.execute(f"SELECT id, {', '.join(own)} FROM records").fetchall())


def test_a_load_of_another_qgis_is_left_alone(nursery, sandbox, tmp_path):
    """While it lives, however long it stands still; not when it was killed."""
    seen = []

    def look(number: int) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if size_of_part(tmp_path) > 150_000:
                break
        os.kill(number, signal.SIGSTOP)
        (part,) = tmp_path.glob(f"*{PART}")
        os.utime(part, (0, 0))
        seen.append(orphaned_loads([tmp_path]))
        seen.append(part.exists())
        os.kill(number, signal.SIGKILL)

    sandbox.faults.set("entries/=delay:0.05")
    assert nursery.run("load", 0, look, query=IN_PAGES.to_json(), path=str(tmp_path / "e.gpkg")) == KILLED
    assert seen == [[], True]
    sandbox.faults.set()
    assert check(sandbox, tmp_path, airports_in(EUROPE)) > 0


def test_what_tells_nothing_goes_when_it_is_old(nursery, tmp_path):
    assert nursery.run("load", 3, query=IN_PAGES.to_json(), path=str(tmp_path / "e.gpkg")) == KILLED
    (part,) = tmp_path.glob(f"*{PART}")
    assert orphaned_loads([tmp_path]) == [] and part.exists(), "it may just be on its way"
    os.utime(part, (0, 0))
    assert orphaned_loads([tmp_path]) == [] and not list(tmp_path.iterdir())


def test_a_continuation_that_is_killed_has_one_layer_to_go_on_with(nursery, sandbox, tmp_path):
    """A load that goes on says whose file it goes on with, once it has more than that."""
    ended = nursery.run("load", 90, query=IN_PAGES.to_json(), path=str(tmp_path / "e.gpkg"))
    assert ended == KILLED
    (left,) = orphaned_loads([tmp_path])
    first = gis.history.reading.recover(left, Monitor())
    position = [first.position.area, first.position.page, first.position.page_size]
    kept = {"path": str(first.stored.path), "position": position}
    asked = {"query": IN_PAGES.to_json(), "path": str(tmp_path / "e.gpkg"), "kept": kept}
    assert nursery.run("load", 12, **asked) == KILLED, "while the rows are taken over"
    assert orphaned_loads([tmp_path]) == []
    assert nursery.run("load", 75, **asked) == KILLED
    (left,) = orphaned_loads([tmp_path])
    assert left.record.rows > first.count and left.record.continues == first.stored.path.name
    assert check(sandbox, tmp_path, airports_in(EUROPE)) == left.record.rows
