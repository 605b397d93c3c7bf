"""Charts of bars."""

from __future__ import annotations

from geoportfolio.ui.accumulation.chart import Chart, Series


def bars(*values, names=(), **more) -> Chart:
    names = names or tuple(f"Area {number}" for number in range(len(values)))
    return Chart(more.pop("title", "Sum insured"), names=names, series=(Series("", values),), **more)
