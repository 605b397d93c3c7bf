"""Results whose columns an analyst has deleted, renamed or added: Refresh, Continue and History take them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, OpenPoints, Query
from geoportfolio.core.api.query import ENTRIES
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.history.past_queries import LOADED, Run
from geoportfolio.core.gis.history.reading import result_of
from geoportfolio.core.gis.refresh.compare import compare
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.storage.geopackage import TABLE
from tests.support.scripted_server import FakeServer, Reply

CENTERS = ((9.0, 53.0), (10.0, 53.0))
QUERY = Query(
    "pf",
    tuple(Area(f"Port {number}", Buffers((at,), (500.0,))) for number, at in enumerate(CENTERS)),
    page_size=2,
    verb=ENTRIES,
)
EDITS = {
    "deleted": "ALTER TABLE records DROP COLUMN tiv",
    "renamed": "ALTER TABLE records RENAME COLUMN tiv TO mine",
    "added": "ALTER TABLE records ADD COLUMN note TEXT",
    "own deleted": "ALTER TABLE records DROP COLUMN center",
    "own renamed": "ALTER TABLE records RENAME COLUMN radius TO r",
}


def service(seen, broken=()):
    number = CENTERS.index((seen.json["shape"]["coordinates"][0]["long"], 53.0))
    if number in broken:
        return Reply({"message": "no"}, status=401)
    page = seen.json["page"]
    rows = [{"id": f"{number}.{row}", "tiv": row} for row in range(3)]
    return Reply(rows[page * 2 : page * 2 + 2])


@pytest.fixture
def load(tmp_path):
    def run(name="rows.gpkg", answer=service, **more):
        with FakeServer(answer=answer) as server:
            client = server.client(points=OpenPoints(pages_in_flight=1))
            return gis.results.loading.load(client, QUERY, Source("pf"), tmp_path / name, Monitor(), **more)

    return run


def edit(result, what) -> None:
    with closing(sqlite3.connect(result.stored.path)) as connection, connection:
        connection.execute(EDITS[what])


@pytest.mark.parametrize("what", EDITS)
def test_a_refresh_compares_what_both_have(load, what):
    before, after = load("before.gpkg"), load("after.gpkg")
    edit(before, what)
    changes = compare(before.stored.path, after.stored.path, Monitor())
    assert changes.count == 0


@pytest.mark.parametrize("what", EDITS)
def test_a_load_goes_on_and_has_each_row_once(load, sql, what):
    broken = load(answer=lambda seen: service(seen, (1,)))
    assert broken.count == 3
    edit(broken, what)
    whole = load("whole.gpkg", kept=ResumePoint(broken.stored.path, broken.position))
    assert whole.complete
    rows = sql(whole.stored.path, f"SELECT id, radius, center FROM {TABLE} ORDER BY fid")
    assert rows == [(f"{n}.{row}", 500.0, f"Port {n}") for n in range(2) for row in range(3)]
    assert gis.results.loading.kept_rows(QUERY, ResumePoint(broken.stored.path, broken.position), [2]) in (
        [2],
        [],
    )


@pytest.mark.parametrize("what", EDITS)
def test_the_history_opens_it(load, what):
    result = load()
    edit(result, what)
    read = result_of(Run.of(result, LOADED))
    assert read.stored.count == 6 and read.when == result.when
