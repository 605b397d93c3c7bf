"""A window, a profile and a project of the test's own, and a catalog as a service might have it."""

from __future__ import annotations

import pytest

from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps.catalog import MapCatalog
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.ui.hazard_maps.picker import MapPicker
from tests.support.catalog import CATALOG
from tests.support.event_loop import pump_until
from tests.support.maps import CONNECTION


@pytest.fixture
def catalog() -> MapCatalog:
    """Three groups, one of them a map itself, two layers without much to say, and features."""
    return CATALOG


@pytest.fixture
def desk(environment, bench):
    """Of the bench, with the key going to what QGIS itself asks of the sandbox."""
    preprocessor = KeyPreprocessor(bench.connections.key_for, adjust_request)
    preprocessor.install()
    yield bench.maps
    preprocessor.remove()


@pytest.fixture
def picker(desk, bench) -> MapPicker:
    """Opened, with what the sandbox has."""
    bench.maps.open()
    pump_until(lambda: bench.catalog.maps(CONNECTION) and desk.picker.tree.isVisible())
    return desk.picker
