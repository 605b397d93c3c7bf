"""PDF reports that are none."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import Client
from tests.qgis.reliability import contents, pdf_bodies
from tests.qgis.reliability.cells import VERBS
from tests.support.operations import Place


@pytest.mark.parametrize("form", pdf_bodies.BODIES)
@pytest.mark.parametrize("row", pdf_bodies.ROWS)
def test_a_pdf_that_is_none_is_kept_or_told(sandbox, tmp_path, row, form):
    verb = VERBS[row]
    with sandbox.behaving(**verb.switches, report_form=form):
        sandbox.forget()
        came = verb.ask(Place(sandbox, tmp_path, Client(verb.config(sandbox)), None))
        sent = contents.bodies(sandbox)[0]
    assert pdf_bodies.faults(form, came, sent, tmp_path) == []
