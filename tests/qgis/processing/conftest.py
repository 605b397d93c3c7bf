"""Dialogs of algorithms beside the docks."""

from __future__ import annotations

import pytest
import qgis.utils
from qgis.core import QgsApplication
from qgis.gui import QgsBrowserGuiModel

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from tests.support.service import QuickConnections


@pytest.fixture
def provider(environment, qgis_processing):
    provider = GeoPortfolioProvider(QuickConnections())
    registry = QgsApplication.processingRegistry()
    assert registry.addProvider(provider)
    yield provider
    registry.removeProvider(provider)


@pytest.fixture
def ready(provider, ready, window, monkeypatch):
    """The bench with the portfolio and a filter chosen, beside the Processing plugin."""
    monkeypatch.setitem(qgis.utils.plugins, "processing", object())
    # Processing takes QGIS's own interface, of which the test has a stand-in without browser and layers.
    browser = QgsBrowserGuiModel()
    monkeypatch.setattr(qgis.utils.iface, "browserModel", lambda: browser)
    monkeypatch.setattr(qgis.utils.iface, "layerTreeView", window.layerTreeView)
    ready.draft.set_filters((Filter("CountryCode", "LU"),))
    ready.draft.set_columns(("id", "LocName", "Latitude", "Longitude"))
    return ready


@pytest.fixture
def opened(ready):
    """The dialog of an algorithm, as the docks open it."""

    def open_(name):
        ready.dialogs.open(name)
        return ready.dialogs._dialogs[-1]

    return open_
