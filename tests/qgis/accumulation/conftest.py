"""Accumulations made by hand, and a window whose portfolio is chosen."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import QLocale


@pytest.fixture(autouse=True)
def english():
    """Numbers as an analyst in London sees them."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
