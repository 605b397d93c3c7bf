"""The provider in a real QGIS, with the sandbox as the connection of the environment."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def registered(provider):
    """What runs by its name alone needs it, too."""
