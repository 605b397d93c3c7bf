"""What the plugin writes, kind by kind of file, where the disk does not take it.

It is told in one sentence, what was there stays, and nothing half is left: once for each kind of file and
each failure of a disk. The doors only prove that the sentence arrives.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from sqlite3 import Error as DatabaseError
from typing import Any, Callable, Mapping
from unittest.mock import patch

import pytest

from geoportfolio.core.api import Area, Filter, Monitor, Query
from geoportfolio.core.api import files as whole_files
from geoportfolio.core.api.accumulation import Accumulation
from geoportfolio.core.api.parsing.metrics import MetricSet, by_path
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.query import ACCUMULATION, SEARCH_POINTS
from geoportfolio.core.gis.accumulation.export import write_csv
from geoportfolio.core.gis.accumulation.table import MetricTable
from geoportfolio.core.gis.diagnostics import support_text
from geoportfolio.core.gis.history.past_queries import LOADED, Run, merge_into
from geoportfolio.core.gis.projects.copying import copy_whole
from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import ReportItem, ReportOrder
from geoportfolio.core.gis.reports.index import write_index, write_points
from geoportfolio.core.gis.reports.single import save_copy
from geoportfolio.core.gis.results.accumulated import Accumulated, AccumulatedSet
from geoportfolio.core.gis.results.command_line import command_for
from geoportfolio.core.gis.results.csv_export import CsvFile
from geoportfolio.core.gis.storage.writer import ResultWriter
from geoportfolio.core.gis.text.error_messages import sentence
from geoportfolio.ui.charts import files as chart_files
from tests.support.disks import FAILURES
from tests.support.oracle import SOURCE, is_told_well
from tests.support.rows import AREA

WHEN = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)
NOISE = random.Random(20260312).randbytes(20_000)
MANY = 120
"""Rows of a file that is larger than a full disk."""
BESIDE, INSIDE = "beside", "inside"
STRANGE = "was not written by GeoPortfolio"
RUNS = tuple(
    Run(WHEN.isoformat(), f"pf {n}", LOADED, 71, 3.1, "complete", "{}", "office", "") for n in range(MANY)
)


def result(path: Path, _source: Path) -> None:
    with ResultWriter(path, {}) as writer:
        place = {"type": "Point", "coordinates": [9.9, 53.6]}
        writer.add((Record(place, {"id": number}) for number in range(MANY)), {}, Monitor())


def rows_csv(path: Path, _source: Path) -> None:
    with CsvFile(path) as file:
        for number in range(MANY):
            file.add([Record(None, {"id": number, "name": "x" * 100})], {})


def metrics_csv(path: Path, _source: Path) -> None:
    areas = tuple(Area(f"area {number}", AREA) for number in range(MANY))
    found = Accumulation.of(MetricSet(None, by_path({"n": 1})))
    sets = tuple(AccumulatedSet(area, None, found.metrics, paths=found.paths) for area in areas)
    query = Query(SOURCE, areas, verb=ACCUMULATION)
    answer = Accumulated(query, sets, "http://127.0.0.1", WHEN, 0.5, None, {}, "office")
    write_csv(MetricTable.of([answer]), path, Monitor())


def order_in(folder: Path) -> ReportOrder:
    names = [f"Hotel {number}" for number in range(1, MANY)]
    items = tuple(ReportItem(n, str(n), name, name, 9 + n / 100, 53.6) for n, name in enumerate(names, 1))
    kind = ("office", "http://127.0.0.1:9", SOURCE, "html", "v2")
    return ReportOrder(folder, *kind, (), (), False, WHEN, items, number=1)


def chart(path: Path, _source: Path) -> None:
    with patch.dict(chart_files._CONTENTS, {".png": lambda _chart: NOISE}):
        chart_files.save(None, path)


def filters_of_a_command(path: Path, _source: Path) -> None:
    filters = tuple(Filter("City", f"Town {number}") for number in range(MANY))
    command_for(Query(SOURCE, filters=filters, verb=SEARCH_POINTS), path.with_name("x.gpkg"), "")


def saved_support_text(path: Path, _source: Path) -> None:
    support_text.save(NOISE.hex(), path)


@dataclass(frozen=True)
class Kind:
    """One kind of file.

    :param write: writes a file at a path; the other path is a file that may be copied.
    :param ends: the failures that end otherwise than with "could not be written": with another sentence, with
        the file ``BESIDE`` what is there or ``INSIDE`` it.
    """

    name: str
    write: Callable[[Path, Path], Any]
    ends: Mapping[str, str] = field(default_factory=dict)


KINDS: Mapping[str, Kind] = {
    "result": Kind("r.gpkg", result, {"occupied": BESIDE, "held": BESIDE}),
    "rows as CSV": Kind("rows.csv", rows_csv, {"held": BESIDE}),
    "metrics as CSV": Kind("metrics.csv", metrics_csv),
    "report": Kind("b.pdf", lambda path, source: save_copy(source, path)),
    "asset of a project": Kind(
        "map.tif",
        lambda path, source: copy_whole(source, path, Monitor()),
        dict.fromkeys(("occupied", "held"), "is there already"),
    ),
    "memory of an order": Kind("order.jsonl", lambda path, _: journal.write(order_in(path.parent))),
    "index of an order": Kind("index.csv", lambda path, _: write_index(order_in(path.parent))),
    "points of an order": Kind(
        "reports.gpkg",
        lambda path, _: write_points(order_in(path.parent)),
        {"held": INSIDE, "occupied": STRANGE, "no folder": STRANGE},
    ),
    "history": Kind("runs.json", lambda path, _: merge_into(path, RUNS)),
    "support text": Kind("help.txt", saved_support_text),
    "chart": Kind("chart.png", chart),
    "filters of a command": Kind("x filters.json", filters_of_a_command, {"occupied": STRANGE}),
}


@pytest.fixture
def source(tmp_path_factory) -> Path:
    """A file that is copied."""
    path = tmp_path_factory.mktemp("source") / "source.pdf"
    path.write_bytes(NOISE)
    return path


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Do not wait for programs that hold a file."""
    monkeypatch.setattr(whole_files, "_WAITS", (0.0,))
    yield
    whole_files.clear_leftovers()


def contents_of(folder: Path) -> dict[str, str]:
    """What is in each file below *folder*, by its name."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.name: path.read_bytes().hex() for path in files}


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_the_disk_does_not_take_is_told_and_leaves_all_as_it_was(tmp_path, source, kind, failure):
    made = KINDS[kind]
    end = made.ends.get(failure, "")
    if failure in ("full", "held") and kind != "asset of a project":  # which replaces no file
        made.write(tmp_path / made.name, source)
    with FAILURES[failure](tmp_path, made.name) as path:
        before = contents_of(tmp_path)
        if end in (BESIDE, INSIDE):
            made.write(path, source)
        else:
            with pytest.raises((OSError, DatabaseError)) as raised:
                made.write(path, source)
            text = sentence(raised.value)
            due = "Close the program that uses it" if failure == "held" else "could not be written"
            assert is_told_well(text) and (end or due) in text
    left = contents_of(tmp_path)
    if end == BESIDE:
        assert left.pop(f"{path.stem} 2{path.suffix}")
    if end == INSIDE:
        assert left.pop(path.name) != before.pop(path.name)
    assert left == before
