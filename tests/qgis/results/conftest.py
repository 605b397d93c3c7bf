"""A window with a result on its map, and what refreshes it."""

from __future__ import annotations

import pytest

from tests.support.workbench import settled


@pytest.fixture
def refresher(ready, window):
    yield ready.refresher
    settled(ready)
