"""What is drawn of sums by distance: steps as high as the sums, the band around them, and the limit."""

from __future__ import annotations

import numpy as np
import pytest
from qgis.PyQt.QtGui import QColor, QImage

from geoportfolio.ui.charts.chart import Look, described, tip
from geoportfolio.ui.charts.values import Line, LineChart
from tests.support.charts import drawn

CERTAIN = Line("Sum", np.array([0.0, 25.0, 75.0]), np.array([20.0, 40.0, 80.0]))
WIDTH = 500


def lines(*more: Line, **parts) -> LineChart:
    return LineChart("Ring profile", unit="EUR", lines=(CERTAIN, *more), end=100.0, **parts)


def top_of(image: QImage, x: int) -> int:
    """The first pixel from above in that column that has the color of the first line."""
    wanted = QColor(Look.print_().colors[0]).rgb()
    return next(y for y in range(image.height()) if image.pixel(x, y) == wanted)


def is_dark(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() < 140


def test_each_step_is_as_high_as_its_sum_and_begins_at_its_distance(qgis_app):
    image, spots = drawn(lines(), WIDTH)
    starts = [spot.rect.left() for spot in spots]
    step = (starts[2] - starts[0]) / 75
    heights = [top_of(image, round(starts[0] + meters * step)) for meters in (12, 24, 26, 50, 74, 76)]
    assert heights[0] == heights[1] and heights[2] == heights[3] == heights[4]
    assert heights[3] - heights[5] == pytest.approx(2 * (heights[0] - heights[3]), abs=2)


def test_a_band_lies_between_its_sums(qgis_app):
    low, high = (Line("", CERTAIN.x, CERTAIN.y * factor) for factor in (0.5, 1.5))
    plain, spots = drawn(lines(), WIDTH)
    image, _ = drawn(lines(band=(low, high), band_name="Possible"), WIDTH)
    x = round(spots[1].rect.center().x())
    shaded = [y for y in range(image.height()) if image.pixel(x, y) not in (plain.pixel(x, y), 0xFFFFFFFF)]
    assert min(shaded) < top_of(image, x) < max(shaded)


def test_the_limit_is_where_a_sum_of_its_amount_is(qgis_app):
    plain, spots = drawn(lines(), WIDTH)
    image, _ = drawn(lines(limit=40.0, limit_name="Limit"), WIDTH)
    step = spots[1].rect
    sum_at, x = top_of(plain, round(step.center().x())), round(step.left())
    rows = range(sum_at - 1, sum_at + 2)
    dashes = [at for at in range(x - 20, x) if any(is_dark(image, at, y) for y in rows)]
    assert dashes and len(dashes) < 20
    assert not any(is_dark(plain, at, y) for at in range(x - 20, x) for y in rows)


def test_a_step_and_the_chart_are_told_in_words(qgis_app):
    chart = lines(limit=50.0, limit_name="Limit")
    assert tip(chart, 1) == "25 m\nSum: 40 EUR"
    assert "100 m, Sum: 80 EUR" in described(chart) and "Limit: 50 EUR" in described(chart)
