"""What lies in a project, in the settings and on disk: of another version, cut off or changed by hand."""

from __future__ import annotations

import csv
import json
from dataclasses import asdict, fields, replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from qgis.core import QgsProject, QgsSettings

from geoportfolio.core.api import OpenPoints
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.gis.connections import settings as connection_settings
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.history import past_queries
from geoportfolio.core.gis.projects import saved_filters
from geoportfolio.core.gis.reports import batch, html_pages, index, journal
from tests.fuzz.strategies import FORESTS, ODD_TEXTS, TEXTS, VALUES, fuzzed

WITH_FOLDER = settings(fuzzed, suppress_health_check=list(HealthCheck))
FILTER_LISTS = st.text(max_size=30) | VALUES.map(json.dumps)


@fuzzed
@given(TEXTS, TEXTS, FORESTS)
def test_saved_filters_come_back_as_they_were(source, name, forest):
    project = QgsProject()
    saved_filters.save(project, source, name, forest)
    assert saved_filters.names(project, source) == [name]
    assert saved_filters.load(project, source, name) == forest
    saved_filters.remove(project, source, name)
    assert saved_filters.names(project, source) == []


@fuzzed
@given(FILTER_LISTS | st.builds(lambda inner: json.dumps({"pf": {"a": inner}}), VALUES))
@example("[" * 3000)
def test_a_project_that_holds_something_else_has_no_saved_filters(text):
    project = QgsProject()
    project.writeEntry("geoportfolio", "savedFilters", text.replace("\x00", ""))
    for name in saved_filters.names(project, "pf"):
        try:
            saved_filters.load(project, "pf", name)
        except InvalidInput as error:
            assert str(error)
    saved_filters.save(project, "pf", "b", ())
    assert "b" in saved_filters.names(project, "pf")


@fuzzed
@given(st.dictionaries(st.sampled_from([each.name for each in fields(OpenPoints)]), VALUES) | VALUES)
@example([])
@example({"batch_size": "many"})
@example({"batch_size": 0, "pages_in_flight": -1})
@example({"risk_body": None})
def test_open_points_of_any_kind_keep_their_types(stored):
    QgsSettings().setValue("geoportfolio/connections/fuzz/open_points", json.dumps(stored))
    found = connection_settings.read("fuzz").open_points
    usual = OpenPoints()
    assert {name: type(value) for name, value in asdict(found).items()} == {
        name: type(value) for name, value in asdict(usual).items()
    }


RUN = past_queries.Run("2026-03-12T10:00:00+01:00", "a", "loaded", 3, 0.5, "complete", "", "c", "/tmp/x")


@WITH_FOLDER
@given(
    st.binary(max_size=40)
    | VALUES.map(lambda value: json.dumps(value).encode())
    | st.builds(
        lambda name, value: json.dumps([{**asdict(RUN), name: value}]).encode(),
        st.sampled_from(sorted(asdict(RUN))),
        VALUES | st.sampled_from(["0001-01-01T00:00:00", "9999-12-31T23:59:59", "2026-01-01"]),
    )
)
@example(json.dumps([{**asdict(RUN), "rows": []}]).encode())
@example(json.dumps([{**asdict(RUN), "when": "0001-01-01T00:00:00"}]).encode())
@example(json.dumps([{**asdict(RUN), "query": 5}]).encode())
@example(b"\xff")
def test_runs_of_any_kind_lose_no_new_one(tmp_path, data):
    path = tmp_path / "runs.json"
    path.write_bytes(data)
    kept = past_queries.merge_into(path, (RUN,))
    assert RUN in kept and past_queries.merge_into(path, ()) == kept
    for run in kept:
        assert {name: type(value) for name, value in asdict(run).items()} == {
            name: type(value) for name, value in asdict(RUN).items()
        }
        assert run.asked is None and isinstance(run.time, datetime)


@WITH_FOLDER
@given(*[st.text(max_size=8) | ODD_TEXTS] * 4)
@example("\ud83d", "\ude00", "\udcff", "")
def test_a_run_of_any_texts_is_kept_as_it_was(tmp_path, what, query, connection, path):
    (tmp_path / "runs.json").unlink(missing_ok=True)
    run = replace(RUN, what=what, query=query, connection=connection, path=path)
    past_queries.merge_into(tmp_path / "runs.json", (run,))
    assert past_queries.merge_into(tmp_path / "runs.json", ()) == (run,)


@fuzzed
@given(FILTER_LISTS)
def test_a_list_of_layers_of_any_kind_is_a_list(text):
    QgsSettings().setValue("geoportfolio/layers/fuzz", text)
    assert all(isinstance(each.name, str) for each in layer_lists.listed("fuzz"))


ITEMS = st.builds(
    batch.ReportItem,
    st.just(1),
    st.text(max_size=6),
    st.text(max_size=8),
    TEXTS.filter(lambda text: not any(sign in text for sign in '/\\:"\x00') and text not in (".", "..")),
    st.none() | st.floats(-180, 180),
    st.none() | st.floats(-90, 90),
    st.sampled_from(batch.STATES),
    message=st.text(max_size=8),
)


def order_for(folder: Path, items, forest=()):
    return batch.ReportOrder(
        folder,
        "c",
        "http://h",
        "pf",
        "pdf",
        "v2",
        (500.0,),
        forest,
        False,
        datetime(2026, 3, 12, tzinfo=timezone.utc),
        tuple(replace(item, number=number) for number, item in enumerate(items, 1)),
        number=1,
    )


@WITH_FOLDER
@given(st.lists(ITEMS, max_size=4), FORESTS)
def test_an_order_of_reports_comes_back_as_it_was(tmp_path, items, forest):
    order = order_for(tmp_path, items, forest)
    journal.write(order)
    assert journal.read(tmp_path) == order
    rows = list(csv.reader(index.write_index(order).open(encoding="utf-8-sig", newline="")))
    assert rows[0] == list(index.COLUMNS) and len(rows) == len(items) + 1
    for row, item in zip(rows[1:], order.items):
        label = item.label.encode("utf-8", "replace").decode()
        assert row[1] in (label, f"'{label}")
        assert row[5:] == ["" if each is None else repr(each) for each in (item.lon, item.lat)]


@WITH_FOLDER
@given(
    st.lists(st.sampled_from(["head", "item"]) | st.text(max_size=20) | VALUES.map(json.dumps), max_size=5),
    st.data(),
)
def test_an_order_that_somebody_changed_is_read_or_refused(tmp_path, lines, data):
    journal.write(order_for(tmp_path, [data.draw(ITEMS)]))
    path = tmp_path / "order.jsonl"
    head, item, *_ = path.read_text("utf-8").split("\n")
    known = {"head": head, "item": item}
    path.write_text("\n".join(known.get(line, line) for line in lines), "utf-8", "replace")
    try:
        order = journal.read(tmp_path)
    except InvalidInput as error:
        assert str(error)
    else:
        assert all(each.state in batch.STATES and each.number > 0 for each in order.items)
    journal.orders_in(tmp_path)


PARTS = [
    "<script>",
    "</script>",
    "<p onclick=x>",
    "<img src='http://x/y'>",
    "<![",
    "<!",
    "<!-",
    "]]>",
    "<a",
    "&#",
    "x",
    ">",
]


@fuzzed
@given(st.lists(st.sampled_from(PARTS) | st.text(max_size=4), max_size=12).map("".join))
@example("<![")
@example("<![x")
@example("<!x[")
def test_any_page_becomes_a_harmless_one(text):
    found = html_pages.safe_html(text).lower()
    assert not any(sign in found for sign in ("<script", " onclick=", "http://x"))


@pytest.mark.parametrize("charset", ["idna", "punycode", "undefined", "hex", "utf-7", "nonsense"])
def test_a_page_in_any_encoding_is_read(tmp_path, charset):
    path = tmp_path / "report.html"
    path.write_bytes(f"<meta charset={charset}><p>Sum \xff".encode("latin-1"))
    assert "Sum" in html_pages.read_html(path)
