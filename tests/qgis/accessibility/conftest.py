"""Every dock and dialog of the plugin, open and filled."""

from __future__ import annotations

import pytest

from tests.support.screens import THEMES, House, themed


@pytest.fixture(params=THEMES)
def theme(request, qgis_app):
    """Light, between, and dark: all that QGIS brings along."""
    with themed(request.param):
        yield request.param


@pytest.fixture
def house(environment, bench, window, tmp_path):
    window.mainWindow().resize(1280, 900)
    made = House(bench, window, tmp_path)
    yield made
    made.close()
