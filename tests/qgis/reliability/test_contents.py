"""Answers that say what no answer should: each row ends in the right data, or in one clear sentence."""

from __future__ import annotations

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Client
from geoportfolio.core.api.endpoints import ROWS
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.qgis.reliability import contents, table
from tests.qgis.reliability.cells import VERBS
from tests.qgis.reliability.matrix import COLUMNS
from tests.support.operations import CONNECTION, Place
from tests.support.oracle import SOURCE, is_told_well


@pytest.fixture
def ask(sandbox, tmp_path):
    """What a verb brings where the service spoils what it sends, and what it sends."""

    def go(verb, content):
        client = Client(verb.config(sandbox))
        described = gis.connections.sources.describe_source(
            client, SOURCE, Place(sandbox, tmp_path, client, None).monitor
        )
        with contents.spoiling(sandbox, verb, content):
            came = verb.ask(Place(sandbox, tmp_path, client, described))
            return came, contents.bodies(sandbox)

    return go


@pytest.mark.parametrize(("row", "content"), contents.cells())
def test_what_is_odd_is_kept_or_told(ask, row, content):
    verb = VERBS[row]
    came, sent = ask(verb, content)
    assert contents.faults(verb, content, came, sent) == []
    if came.error is not None:
        told = sentence(came.error, About(CONNECTION, SOURCE, False))
        assert contents.ending(row, content).tells in told
        assert is_told_well(told)


def test_the_page_has_the_words_and_titles_of_the_table():
    """With the marks that it has: whether they are right, only a run of the matrix tells."""
    text = table.PAGE.read_text("utf-8")
    lines = [line.split(" | ") for line in text.splitlines() if line[:3].strip("| ").isdigit()]
    marks = {
        (row.id, column.id): cell.strip("*| ")
        for row, cells in zip(ROWS, lines)
        for column, cell in zip(COLUMNS, cells[1:])
    }
    assert table.page(marks) == text
    assert text.count("| 6 `points_selection_v1` |") == 2
