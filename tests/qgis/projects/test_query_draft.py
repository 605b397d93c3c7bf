"""What the docks say is saved with a project and comes back with it."""

from __future__ import annotations

import json

import pytest
from qgis.core import QgsProject

from geoportfolio.core.api import Filter
from geoportfolio.core.gis.projects.query_draft import QueryDraft, keep, stored_in
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import SOURCE
from tests.support.window import opened_bench
from tests.support.workbench import choose

FILTERS = (Filter("CountryCode", "DE", (Filter("OccupancyCode", "1101"),)), Filter("LOB", "Ä\U0001f600\x00"))
KEPT = QueryDraft(
    "environment", SOURCE, FILTERS, ("id", "LocName", "Latitude", "Longitude"), ("filtersDock",)
)


@pytest.fixture
def project(tmp_path):
    """The project of QGIS, saved once."""
    project = QgsProject.instance()
    project.clear()
    project.setFileName(str(tmp_path / "kept.qgz"))
    yield project
    project.clear()


def save_and_open(project: QgsProject) -> None:
    assert project.write()
    file = project.fileName()
    project.clear()
    assert project.read(file)
    let_go()


def said(bench) -> tuple:
    return bench.session.connection, bench.session.source, bench.draft.filters, bench.draft.columns


def test_what_is_kept_is_in_the_file(project):
    keep(project, KEPT)
    save_and_open(project)
    assert stored_in(project) == KEPT


@pytest.mark.parametrize(
    "written",
    [
        "",
        "[]",
        "null",
        '"text"',
        "{",
        json.dumps({"connection": "office", "filters": [{"field": "A"}]}),
        json.dumps({"connection": "office", "filters": 5}),
        json.dumps({"connection": "office", "columns": 5}),
        "[" * 100_000,
        json.dumps({"connection": "x" * 1_000_001}),
    ],
)
def test_what_no_version_has_written_counts_as_nothing(project, written):
    project.writeEntry("geoportfolio", "query", written)
    assert stored_in(project) == QueryDraft()


def test_a_project_brings_back_what_the_docks_said_and_asks_nothing(environment, window, project, sandbox):
    with opened_bench(window) as bench:
        choose(bench)
        bench.draft.set_filters(FILTERS)
        bench.draft.set_columns(KEPT.columns)
        bench.filters.open()
        assert project.write() and not project.isDirty()
    file = project.fileName()
    project.clear()
    sandbox.forget()
    with opened_bench(window) as bench:
        assert not bench.filters.isVisible()
        assert project.read(file)
        pump_until(bench.filters.isVisible)
        assert bench.session.needs_sources and bench.draft.filters == FILTERS
        assert not sandbox.requests
        bench.session.open()
        pump_until(lambda: bench.session.source)
        assert said(bench) == (KEPT.connection, SOURCE, FILTERS, KEPT.columns)
        bench.draft.set_filters(())
        assert project.read(file)
        pump_until(lambda: bench.draft.filters)
        assert said(bench) == (KEPT.connection, SOURCE, FILTERS, KEPT.columns) and not window.texts()


def test_the_connection_of_somebody_else_changes_nothing(ready, project):
    ready.draft.set_filters(FILTERS[:1])
    before = said(ready)
    theirs = QgsProject()
    keep(theirs, QueryDraft("a colleague's", "pf_other", panels=("resultsDock",)))
    assert theirs.write(project.fileName())
    assert project.read(project.fileName())
    let_go()
    assert said(ready) == before and not ready.session.needs_sources
