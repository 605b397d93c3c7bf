"""Points and entries as CSV: one file, one head line, our tags, and what came before a stop or a break."""

from __future__ import annotations

import csv
import json
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from geoportfolio.core import gis
from geoportfolio.core.api import Filter, Monitor, OpenPoints, Query, errors
from geoportfolio.core.api.parsing.records import Block, Record
from geoportfolio.core.api.query import ENTRIES, SEARCH_ENTRIES, SEARCH_POINTS
from geoportfolio.core.gis.results.csv_export import CsvFile
from sandbox.testing import running
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import ALPS, COAST, EUROPE, HAMBURG, OCEAN, SOURCE, airports_around, airports_in
from tests.support.queries import RADII, areas, circles
from tests.support.service import client_of

COLUMNS = ("id", "LocName", "Latitude", "Longitude")


@pytest.fixture
def save(sandbox, tmp_path):
    """Save a query into a file of the test."""

    def run(query, monitor=None, service=sandbox, **config):
        client = client_of(service, **config)
        described = gis.connections.sources.describe_source(client, query.source, Monitor())
        return gis.results.csv_export.save_csv(
            client, query, described, tmp_path / "saved.csv", monitor or Monitor()
        )

    return run


def rows(path: Path) -> list[dict[str, str]]:
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def ids(path: Path) -> list[str]:
    return [row["id"] for row in rows(path)]


@contextmanager
def another(**settings):
    with running(**settings) as service:
        yield service


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_pages_of_entries_follow_one_another_below_one_head_line(save, sandbox, version):
    saved = save(Query(SOURCE, areas(COAST, ALPS), version, (), COLUMNS, 40, ENTRIES))
    found = rows(saved.path)
    assert list(found[0]) == [*COLUMNS, "area"] and saved.count == len(found)
    for name, shape in (("1", COAST), ("2", ALPS)):
        inside = [row["id"] for row in found if row["area"] == name]
        assert len(inside) == len(set(inside)) and set(inside) == airports_in(shape)
    asked = [seen for seen in sandbox.requests if "entries/" in seen.path]
    assert {seen.headers["accept"] for seen in asked} == {"text/csv"}
    assert {json.loads(seen.body)["limit"] for seen in asked} == {40}
    assert saved.complete and saved.error is None


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_circles_are_asked_one_radius_at_a_time_and_tagged(save, sandbox, version):
    saved = save(Query(SOURCE, circles(HAMBURG), version))
    tagged = {(row["id"], row["radius"], row["center"]) for row in rows(saved.path)}
    assert tagged == {
        (name, f"{radius:g}", "center 1") for radius in RADII for name in airports_around(HAMBURG, radius)
    }
    asked = [json.loads(seen.body)["radiuses"] for seen in sandbox.requests if "points/" in seen.path]
    assert asked == [[radius] for radius in RADII]


def test_what_searches_find_can_be_saved(save):
    for verb in (SEARCH_ENTRIES, SEARCH_POINTS):
        saved = save(Query(SOURCE, (), filters=(Filter("CountryCode", "DE"),), columns=("id",), verb=verb))
        assert saved.count > 100 and all(name.startswith("apt-") for name in ids(saved.path))


@pytest.mark.parametrize("delimiter", ["semicolon", "tab"])
def test_other_separators_become_commas(save, delimiter):
    with another(csv_delimiter=delimiter) as service:
        saved = save(Query(SOURCE, areas(COAST)), service=service)
    assert set(ids(saved.path)) == airports_in(COAST)


def test_a_capped_page_is_asked_again_and_told(save):
    monitor = RecordingMonitor()
    with another(max_limit=30) as service:
        saved = save(
            Query(SOURCE, areas(COAST), columns=COLUMNS, page_size=500, verb=ENTRIES), monitor, service
        )
    assert set(ids(saved.path)) == airports_in(COAST) and saved.count == len(airports_in(COAST))
    assert monitor.lowered == [(500, 30)]


def test_a_break_keeps_what_came_as_a_whole_file(save, sandbox):
    sandbox.faults.set("points/=truncate:0.5x1")
    saved = save(Query(SOURCE, areas(EUROPE)))
    found = ids(saved.path)
    assert not saved.complete and isinstance(saved.error, errors.ApiError)
    assert len(found) == saved.count and 0 < saved.count < len(airports_in(EUROPE))
    assert set(found) < airports_in(EUROPE)


def test_a_page_that_fails_in_the_middle_keeps_the_pages_before_it(save, sandbox):
    sandbox.faults.set("entries/=delay:0x2", "entries/=500")
    query = Query(SOURCE, areas(COAST), columns=COLUMNS, page_size=20, verb=ENTRIES)
    saved = save(query, open_points=OpenPoints(pages_in_flight=1))
    assert saved.count == len(ids(saved.path)) == 40 and type(saved.error) is errors.ServerFailed


def test_a_stop_keeps_what_came(save):
    saved = save(Query(SOURCE, areas(EUROPE)), RecordingMonitor(stop_after=500))
    assert type(saved.error) is errors.Cancelled and len(ids(saved.path)) == saved.count == 500


def test_nothing_makes_no_file(save, tmp_path, sandbox):
    saved = save(Query(SOURCE, areas(OCEAN)))
    assert saved.path is None and saved.count == 0 and saved.complete
    sandbox.faults.set("points/=403x1")
    with pytest.raises(errors.Refused):
        save(Query(SOURCE, areas(COAST)))
    with pytest.raises(errors.UnknownField):
        save(Query(SOURCE, areas(COAST), columns=("Nothing",), verb=ENTRIES))
    assert list(tmp_path.iterdir()) == []


def test_any_script_wide_ids_and_clashing_names_are_written_as_they_came(tmp_path):
    place = {"type": "Point", "coordinates": [1.5, -2.25]}
    with CsvFile(tmp_path / "odd.csv") as file:
        file.add(
            [Record(place, {"id": 2**53 + 1, "name": 'مستودع "𝌆",\n2', "area": None})], {"area": "ours"}
        )
        file.add([Record(place, {"id": 7, "late": [1, {"a": 0.1}]})], {"area": "ours"})
    first, second = rows(file.written)
    assert first == {
        "id": "9007199254740993",
        "name": 'مستودع "𝌆",\n2',
        "area": "",
        "longitude": "1.5",
        "latitude": "-2.25",
        "gp_area": "ours",
        "late": "",
    }
    assert second["late"] == '[1, {"a": 0.1}]' and second["id"] == "7" and second["gp_area"] == "ours"
    assert [path.name for path in tmp_path.iterdir()] == ["odd.csv"]


def test_a_service_that_answers_json_all_the_same_is_saved_with_places(save, sandbox, monkeypatch):
    from geoportfolio.core.gis.results import csv_export

    monkeypatch.setattr(csv_export, "CSV", "application/json")
    saved = save(Query(SOURCE, areas(COAST)))
    assert set(ids(saved.path)) == airports_in(COAST)
    assert {"Latitude", "latitude"} & set(rows(saved.path)[0])


VALUES = st.lists(st.sampled_from([None, "", "a,b", 5, 0.5, True, [1]]), min_size=3, max_size=3)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(["b", "area", "late", "lat"]), VALUES), min_size=1, max_size=4))
def test_many_rows_at_a_time_are_written_as_one_by_one(tmp_path, parts):
    blocks = [Block(("lon", name), (values, values[::-1]), [[1.5, 2]] * 3) for name, values in parts]
    with CsvFile(tmp_path / "block.csv") as whole, CsvFile(tmp_path / "rows.csv") as rows:
        for block in blocks:
            whole.add(block, {"area": "ours"})
            for record in block:
                rows.add([record], {"area": "ours"})
    assert whole.written.read_bytes() == rows.written.read_bytes() and whole.count == rows.count


def test_a_field_of_the_service_that_comes_late_keeps_its_values_beside_ours(tmp_path):
    with CsvFile(tmp_path / "late.csv") as file:
        file.add([Record(None, {"id": "a"})], {"area": "Port", "center": "x"})
        file.add([Record(None, {"id": "b", "area": "12 ha"})], {"area": "Port", "center": "x"})
        file.add(Block(("id", "gp_area"), (["c"], ["theirs"]), None), {"area": "Coast", "center": "x"})
    assert rows(tmp_path / "late.csv") == [
        {"id": "a", "gp_gp_area": "Port", "center": "x", "area": "", "gp_area": ""},
        {"id": "b", "gp_gp_area": "Port", "center": "x", "area": "12 ha", "gp_area": ""},
        {"id": "c", "gp_gp_area": "Coast", "center": "x", "area": "", "gp_area": "theirs"},
    ]


def test_add_late_field_after_long_and_quoted_texts_keeps_each_row(tmp_path):
    """Python's csv module does not read texts of more than 131,072 characters back."""
    odd = ['"', "a\rb", 'c\r\n"d', "", "x" * 200_000]
    with CsvFile(tmp_path / "long.csv") as file:
        file.add([Record(None, {"text": text}) for text in odd], {})
        file.add([Record(None, {"text": "short", "late": "1"})], {"area": "Port"})
    csv.field_size_limit(300_000)
    try:
        found = rows(tmp_path / "long.csv")
    finally:
        csv.field_size_limit(131_072)
    assert [(row["text"], row["late"], row["area"]) for row in found] == [
        *((text, "", "") for text in odd),
        ("short", "1", "Port"),
    ]


def test_a_longitude_of_the_service_is_not_overwritten_by_the_place(tmp_path):
    with CsvFile(tmp_path / "place.csv") as file:
        point = {"type": "Point", "coordinates": [9.5, 53.5]}
        file.add([Record(point, {"longitude": "E 9"})], {})
    assert rows(tmp_path / "place.csv") == [{"longitude": "E 9", "latitude": "53.5"}]
