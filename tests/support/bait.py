"""A bait on loopback: whoever fetches anything from it is counted."""

from __future__ import annotations

from typing import Iterator

import pytest

from tests.support.scripted_server import FakeServer, Reply


@pytest.fixture
def bait() -> Iterator[FakeServer]:
    """``bait.url`` is fetched by nobody, or the test fails."""
    with FakeServer(answer=lambda _: Reply()) as server:
        yield server
    assert server.seen == []
