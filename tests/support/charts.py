"""Charts of bars and lines."""

from __future__ import annotations

from geoportfolio.ui.charts.chart import BARS, LINE, Chart, Series


def bars(*values, names=(), **more) -> Chart:
    names = names or tuple(f"Area {number}" for number in range(len(values)))
    return Chart(BARS, more.pop("title", "Sum insured"), names=names, series=(Series("", values),), **more)


def line(*values, xs=(200.0, 500.0, 1000.0), **more) -> Chart:
    return Chart(LINE, more.pop("title", "Sum insured"), xs=xs, series=(Series("", values),), **more)
