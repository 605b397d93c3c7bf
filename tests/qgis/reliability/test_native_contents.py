"""What QGIS itself asks of the map service, with content that no answer should have."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject

from sandbox.testing import running
from tests.qgis.reliability import native_contents
from tests.qgis.reliability.cells import KEY


@pytest.fixture(scope="module")
def service(qgis_app):
    with running(key=KEY) as sandbox:
        yield sandbox
    QgsProject.instance().clear()


@pytest.mark.parametrize(("row", "content"), native_contents.cells())
def test_what_is_odd_is_shown_as_it_was_sent(service, row, content):
    QgsProject.instance().clear()
    assert native_contents.faults(service, row, content) == []
