"""Charts, a session for those that save them, and something to paint them on."""

from __future__ import annotations

import pytest

from tests.support.charts import bars, line


@pytest.fixture(name="bars")
def bars_fixture():
    return bars


@pytest.fixture(name="line")
def line_fixture():
    return line
