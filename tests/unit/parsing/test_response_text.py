"""The words of a service, in an error or in place of records."""

from __future__ import annotations

import pytest

from geoportfolio.core.api import errors
from tests.support.scripted_server import FakeServer, Reply


@pytest.mark.parametrize(
    "body",
    [
        {"message": "x " * 1_000_000},
        {"errorMessage": {"message": "y" * 1_000_000}},
        {"z" * 1_000_000: 1},
    ],
)
@pytest.mark.parametrize("status", [200, 403])
def test_long_words_of_a_service_are_cut_where_they_are_read(body, status):
    with FakeServer(Reply(body, status=status)) as server, pytest.raises(errors.ApiError) as raised:
        list(server.client().portfolio.search_points("pf"))
    assert len(raised.value.service_message) <= 500
    assert len(getattr(raised.value, "seen", "")) <= 500 and len(str(raised.value)) < 1000
