"""The rows of a query, area by area."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Area, Buffers, Query
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.api.query import ACCUMULATION, ENTRIES, POINTS, SEARCH_POINTS
from tests.support.scripted_server import FakeServer, Reply

AREAS = (Area("north", Buffers(((10.0, 54.0),), (500.0,))), Area("south", Buffers(((10.0, 48.0),), (500.0,))))
ROW = {"id": 1, "lat": 53.5, "lon": 9.5}


@pytest.mark.parametrize("verb", [POINTS, ENTRIES])
def test_read_rows_of_areas_asks_each_when_its_first_row_is_wanted(verb):
    with FakeServer(answer=lambda _: Reply([ROW])) as server:
        rows = server.client().rows(Query("pf", AREAS, verb=verb))
        found = []
        for count, (area, records) in enumerate(rows, 1):
            found += [(area.name, record.radius, record.attributes["id"]) for record in records]
            assert len(server.seen) == count
    assert found == [("north", 500.0, 1), ("south", 500.0, 1)]


def test_read_rows_of_a_search_gives_them_without_an_area():
    with FakeServer(Reply([ROW])) as server:
        ((area, records),) = server.client().rows(Query("pf", verb=SEARCH_POINTS))
        assert area is None and [record.attributes for record in records] == [ROW]


def test_read_rows_of_accumulation_is_refused_before_anything_is_sent():
    with FakeServer(Reply([ROW])) as server:
        with pytest.raises(InvalidInput, match="accumulation"):
            next(server.client().rows(Query("pf", AREAS, verb=ACCUMULATION)))
        assert server.seen == []
