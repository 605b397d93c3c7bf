"""The language of the numbers, and charts of a few bars."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import QLocale

from tests.support.charts import bars


@pytest.fixture(autouse=True)
def english():
    """Numbers as an analyst in London sees them."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(name="bars")
def bars_fixture():
    return bars
