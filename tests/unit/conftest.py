"""Fixtures of the tests that need no QGIS."""

from __future__ import annotations

from typing import Iterator

import pytest

from sandbox.testing import Sandbox, running
from tests.support.disks import refused


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    """A sandbox with the readings of the design, one for a file's tests."""
    with running() as started:
        yield started
