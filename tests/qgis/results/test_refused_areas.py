"""One of several areas that the service refuses: the others come, and what is missing is told."""

from __future__ import annotations

import csv

import pytest
from qgis.core import QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Monitor, OpenPoints, Query, errors
from geoportfolio.core.api.query import ENTRIES, POINTS
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.history.past_queries import LOADED, Run
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results import layers, states
from geoportfolio.core.gis.results.loading import ResumePoint
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.storage.record import LoadPosition
from geoportfolio.core.gis.text.error_messages import sentence
from geoportfolio.ui.results import history_texts, messages
from tests.support.scripted_server import FakeServer, Reply

CENTERS = ((9.0, 53.0), (10.0, 53.0), (11.0, 53.0), (12.0, 53.0))
AREAS = tuple(Area(f"Port {number}", Buffers((at,), (500.0,))) for number, at in enumerate(CENTERS))
NO_ACCESS = Reply({"message": "no access to this region"}, status=403)
QUERIES = [Query("pf", AREAS, page_size=2, verb=verb) for verb in (POINTS, ENTRIES)]


class Service:
    """Three rows for each area, in pages of two; *refused* areas get *reply* from *page* on."""

    def __init__(self, refused=(1,), reply=NO_ACCESS, page=0):
        self.refused, self.reply, self.page = set(refused), reply, page
        self.asked = []

    def __call__(self, seen):
        number = CENTERS.index((seen.json["shape"]["coordinates"][0]["long"], 53.0))
        page = seen.json.get("page", 0)
        self.asked.append((number, page))
        if number in self.refused and page >= self.page:
            return self.reply
        rows = [{"id": f"{number}.{row}", "lat": 53, "lon": 9 + number} for row in range(3)]
        if "limit" in seen.json:
            rows = rows[page * 2 : page * 2 + 2]
        return Reply(rows)


@pytest.fixture
def load(tmp_path):
    def run(query, service, **more):
        with FakeServer(answer=service) as server:
            client = server.client(points=OpenPoints(pages_in_flight=2))
            return gis.results.loading.load(
                client, query, Source("pf"), tmp_path / "rows.gpkg", Monitor(), **more
            )

    return run


@pytest.fixture
def ids(sql):
    return lambda result: [
        name for (name,) in sql(result.stored.path, f"SELECT id FROM {TABLE} ORDER BY fid")
    ]


def ids_of(*numbers):
    return [f"{number}.{row}" for number in numbers for row in range(3)]


@pytest.mark.parametrize("query", QUERIES, ids=[POINTS, ENTRIES])
@pytest.mark.parametrize("status", [400, 403, 404, 418])
def test_the_areas_behind_a_refused_one_come_and_it_is_told(load, ids, query, status):
    result = load(query, Service(reply=Reply({"message": "not there"}, status=status)))
    assert ids(result) == ids_of(0, 2, 3)
    assert not result.complete and result.state == "partial after 9"
    ((name, error),) = result.refused
    assert name == "Port 1" and error.status == status
    told = messages.incomplete(result, result.about)
    assert "9 " in told and "Area 'Port 1' is missing." in told and "not there" in told


@pytest.mark.parametrize("query", QUERIES, ids=[POINTS, ENTRIES])
def test_continue_asks_the_refused_areas_again_and_no_others(load, ids, query):
    partial = load(query, Service(refused=(1, 2)))
    assert sentence(partial.error, partial.about).startswith("2 areas are missing: 'Port 1', 'Port 2'.")
    service = Service(refused=(2,))
    less = load(query, service, kept=ResumePoint(partial.stored.path, partial.position))
    assert {number for number, _ in service.asked} == {1, 2}
    assert ids(less) == ids_of(0, 3, 1) and [name for name, _ in less.refused] == ["Port 2"]
    whole = load(query, Service(refused=()), kept=ResumePoint(less.stored.path, less.position))
    assert ids(whole) == ids_of(0, 3, 1, 2)
    assert whole.complete and whole.position is None and whole.refused == ()


def test_pages_of_an_area_that_was_refused_in_its_middle_come_once(load, ids):
    query = QUERIES[1]
    partial = load(query, Service(page=1))
    assert ids(partial) == ["0.0", "0.1", "0.2", "1.0", "1.1", *ids_of(2, 3)]
    kept = ResumePoint(partial.stored.path, partial.position)
    assert ids(load(query, Service(refused=()), kept=kept)) == ids_of(0, 2, 3, 1)
    # A selection stays on its rows: 0.0, 1.0 (which is asked again), 2.0.
    assert gis.results.loading.kept_rows(query, kept, [1, 4, 6]) == [1, 4]


@pytest.mark.parametrize("query", QUERIES, ids=[POINTS, ENTRIES])
def test_a_load_that_ends_behind_a_refused_area_goes_on_with_both(load, ids, query):
    class Broken(Service):
        def __call__(self, seen):
            reply = super().__call__(seen)
            return Reply(status=401) if self.asked[-1][0] == 2 else reply

    ended = load(query, Broken())
    assert type(ended.error) is errors.KeyRejected and ids(ended) == ids_of(0)
    assert ended.position == LoadPosition(2, 0, 0, (1,))
    assert [name for name, _ in ended.refused] == ["Port 1"]
    whole = load(query, Service(refused=()), kept=ResumePoint(ended.stored.path, ended.position))
    assert sorted(ids(whole)) == ids_of(0, 1, 2, 3) and whole.complete


@pytest.mark.parametrize("query", QUERIES, ids=[POINTS, ENTRIES])
def test_a_query_whose_areas_are_all_refused_is_the_services_own_error(load, query):
    service = Service(refused=range(4))
    with pytest.raises(errors.Refused) as raised:
        load(query, service)
    assert raised.value.service_message == "no access to this region"
    assert {number for number, _ in service.asked} == {0, 1, 2, 3}


def test_the_layer_its_mark_and_the_history_say_which_area_is_missing(load, qgis_app):
    result = load(QUERIES[0], Service())
    project = QgsProject()
    layer = layers.add_result(project, result)
    assert layers.position_of(layer) == LoadPosition(4, 0, 0, (1,))
    state = states.state_of(layer, {}, result.when)
    assert state.kind == states.STOPPED and "resume" in state.advice
    assert "'Port 1'" in state.reason and "no access to this region" in state.reason
    assert "without 'Port 1'" in layer.metadata().abstract()
    run = Run.of(result, LOADED)
    assert history_texts.state_text(run) == "without some areas"
    again = layers.add_result(project, gis.history.reading.result_of(run))
    assert record_of(again) == record_of(layer) and again.metadata().abstract() == layer.metadata().abstract()
    whole = load(QUERIES[0], Service(refused=()), kept=ResumePoint(result.stored.path, result.position))
    layers.update_result(layer, whole)
    assert states.state_of(layer, {}, result.when).kind == states.COMPLETE
    assert not record_of(layer).refusals
    project.clear()


@pytest.mark.parametrize("query", QUERIES, ids=[POINTS, ENTRIES])
def test_a_csv_file_has_all_other_areas_and_says_so(tmp_path, query):
    with FakeServer(answer=Service()) as server:
        saved = gis.results.csv_export.save_csv(
            server.client(), query, Source("pf"), tmp_path / "rows.csv", Monitor()
        )
    with saved.path.open(encoding="utf-8-sig", newline="") as file:
        assert [row["id"] for row in csv.DictReader(file)] == ids_of(0, 2, 3)
    assert not saved.complete and saved.state == "partial after 9"
    assert "Area 'Port 1' is missing." in messages.saved(saved, None, layers_about(query))


def layers_about(query):
    return messages.About("office", query.source, True)
