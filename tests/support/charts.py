"""Charts of bars, what is drawn of any, and the language of their numbers."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from qgis.PyQt.QtCore import QLocale, QRectF
from qgis.PyQt.QtGui import QImage, QPainter

from geoportfolio.ui.charts.chart import BarChart, Look, Series, paint


def made_of(*values, names=(), **more) -> BarChart:
    names = names or tuple(f"Area {number}" for number in range(len(values)))
    return BarChart(more.pop("title", "Sum insured"), names=names, series=(Series("", values),), **more)


def drawn(chart, width=300, height=200, look=None, lit=-1):
    """The picture and where the bars are."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    spots = paint(painter, QRectF(0, 0, width, height), chart, look or Look.print_(), lit)
    painter.end()
    return image, spots


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
