"""Answers that say what no answer should: each row ends in the right data, or in one clear sentence."""

from __future__ import annotations

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Client
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.qgis.reliability import contents
from tests.qgis.reliability.cells import VERBS
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
