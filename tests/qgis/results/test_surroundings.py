"""What surrounds the records in the service's answers: in the metadata of the layer, bounded and plain."""

from __future__ import annotations

import json

import pytest
from qgis.core import QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, Query
from geoportfolio.core.api.parsing.surroundings import MOST_KEPT
from geoportfolio.core.api.query import (
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results import layers
from tests.support.scripted_server import KEY, FakeServer, Reply

AREAS = tuple(Area(f"Port {number}", Buffers(((number, 53.0),), (500.0,))) for number in (9, 10))
QUERIES = {
    verb: Query("pf", AREAS if verb in (POINTS, ENTRIES) else (), page_size=2, verb=verb, footprint=footprint)
    for verb, footprint in (
        *((verb, "") for verb in (POINTS, ENTRIES, SEARCH_POINTS, SEARCH_ENTRIES, ACCUMULATION_LAYER)),
        (EVENT, "storm"),
    )
}
ROWS = [{"id": number, "tiv": 2 * number} for number in range(3)]
FEATURE = {"type": "Feature", "geometry": None, "properties": {"a": 1}}


@pytest.fixture
def history(tmp_path):
    """The history in the metadata of the layer of a query, which is answered by a function of the request."""

    def run(query, answer):
        with FakeServer(answer=answer) as server:
            result = gis.results.loading.load(
                server.client(), query, Source("pf"), tmp_path / "rows.gpkg", Monitor()
            )
        project = QgsProject()
        found = layers.add_result(project, result).metadata().history()
        assert found[0].startswith("Loaded from http://127.0.0.1:")
        project.clear()
        return found[1:]

    return run


def rows_of(seen):
    page = (seen.json or {}).get("page") if seen.body else None
    return ROWS if page is None else ROWS[2 * page : 2 * page + 2]


@pytest.mark.parametrize("verb", QUERIES)
def test_what_surrounds_the_records_is_in_the_layers_metadata(history, verb):
    def answer(seen):
        layer = {"source": "pf", "year": 2026, "note": None, "data": rows_of(seen), "warnings": ["a"]}
        return Reply({"currency": "EUR", "layer": layer})

    (kept,) = history(QUERIES[verb], answer)
    assert json.loads(kept) == {"currency": "EUR", "layer": {"source": "pf", "year": 2026}}


def test_only_what_is_the_same_in_all_answers_is_kept(history):
    def answer(seen):
        return Reply({"unit": "EUR", "page": seen.json["page"], "data": rows_of(seen)})

    (kept,) = history(QUERIES[ENTRIES], answer)
    assert json.loads(kept) == {"unit": "EUR"}


@pytest.mark.parametrize(
    "body",
    [
        {"type": "FeatureCollection", "features": [FEATURE]},
        {"count": 2, "tiv": 3},  # a record itself
    ],
    ids=["features", "record"],
)
def test_records_alone_leave_nothing(history, body):
    assert history(QUERIES[ACCUMULATION_LAYER], lambda _: Reply(body)) == []


def test_a_strangers_text_is_bounded_and_no_markup(history):
    members = {
        "long": "x" * 3000,
        "deep": {"deep": {"deep": {"deep": {"lost": 1}, "kept": 2}}},
        "mark": "<img src='x'>\u202e\ud800",
        **{f"name {number}": "y" * 50 for number in range(1000)},
    }
    (kept,) = history(QUERIES[SEARCH_POINTS], lambda _: Reply({**members, "data": ROWS}))
    assert MOST_KEPT - 100 < len(kept) <= MOST_KEPT
    found = json.loads(kept)
    assert found["deep"] == {"deep": {"deep": {"kept": 2}}} and found["mark"] == "\u2039img src='x'>\ud800"
    assert "long" not in found and "name 0" in found


def test_a_key_that_the_service_repeats_is_not_kept(history):
    (kept,) = history(QUERIES[SEARCH_POINTS], lambda _: Reply({"sent": f"key {KEY}", "data": ROWS}))
    assert json.loads(kept) == {"sent": "key ***"}
