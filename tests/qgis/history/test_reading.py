"""A result is read back from its file as it was written."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, Query
from geoportfolio.core.api.query import ACCUMULATION
from geoportfolio.core.gis.history.past_queries import LOADED, Run
from geoportfolio.core.gis.history.reading import result_of
from geoportfolio.core.gis.results.accumulated import Accumulated, AccumulatedSet
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.storage.columns import REPEATS
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter
from tests.support.oracle import COAST
from tests.support.service import query_for

HOST = "https://api"
WHEN = datetime(2026, 3, 12, 9, 14).astimezone()
RADII = (200.0, 500.0, 1000.0)


def back(result: Result) -> Result:
    """What is read from the file of *result*; how long it took is not in there."""
    return replace(result_of(Run.of(result, LOADED)), seconds=result.seconds)


def test_points_come_back_with_what_their_styles_need(tmp_path, point):
    """Fields whose names the file had to change, ids beyond 2^53, a row in two radii, one without place."""
    rows = [
        point(10.0, 53.0, name="مطار", BuildingTIV=5.5, id=2**60 + 1, **{"Name": "x", 'od"d': 1}),
        point(10.5, 53.5, name="🏭", BuildingTIV=7.5, id=2),
    ]
    with ResultWriter(
        tmp_path / "result.gpkg", {}, {REPEATS: "integer"}, ResultRecord(query_for(COAST))
    ) as writer:
        writer.add(rows, {REPEATS: 0}, Monitor())
        writer.add(rows[:1], {REPEATS: 1}, Monitor())
    endpoints = gis.results.queries.endpoints_of(query_for(COAST))
    result = Result(writer.stored, query_for(COAST), "Hamburg", endpoints, HOST, WHEN, 3.1, repeats=1)
    assert back(result) == result
    assert back(replace(result, complete=False)).state == "stopped after 3"


def test_circles_of_an_accumulation_come_back(tmp_path):
    area = Area("Hamburg Rathaus", Buffers(((9.99, 53.55),), RADII))
    sets = tuple(AccumulatedSet(area, radius, {"n": 1, "TIV": radius * 1e4}) for radius in RADII)
    found = Accumulated(Query("pf", (area,), verb=ACCUMULATION), sets, HOST, WHEN, 1.0)
    result = gis.results.accumulation.store_accumulation(found, tmp_path / "sums.gpkg", Monitor())
    assert result.stored.outlines.radii == RADII
    assert back(result) == result


@pytest.mark.parametrize("content", [b"", b"no database", None])
def test_a_file_that_is_none_of_ours_is_told(tmp_path, content):
    path = tmp_path / "other.gpkg"
    if content is not None:
        path.write_bytes(content)
    query = query_for(COAST).to_json()
    run = Run(WHEN.isoformat(), "Hamburg", LOADED, 1, 1.0, "complete", query, "office", str(path))
    with pytest.raises(OSError, match=r"other\.gpkg"):
        result_of(run)
