"""Charts of bars, and the language of their numbers."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from qgis.PyQt.QtCore import QLocale

from geoportfolio.ui.charts.chart import BarChart, Series


def made_of(*values, names=(), **more) -> BarChart:
    names = names or tuple(f"Area {number}" for number in range(len(values)))
    return BarChart(more.pop("title", "Sum insured"), names=names, series=(Series("", values),), **more)


@pytest.fixture
def bars() -> Callable[..., BarChart]:
    return made_of


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as an analyst in London sees them."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
