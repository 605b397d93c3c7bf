"""Charts of bars, and the language of their numbers."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from qgis.PyQt.QtCore import QLocale

from geoportfolio.ui.charts.chart import Chart, Series


def made_of(*values, names=(), **more) -> Chart:
    names = names or tuple(f"Area {number}" for number in range(len(values)))
    return Chart(more.pop("title", "Sum insured"), names=names, series=(Series("", values),), **more)


@pytest.fixture
def bars() -> Callable[..., Chart]:
    return made_of


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers as an analyst in London sees them."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
