"""A number is drawn whole, in its short form or with an ellipsis, however narrow its view is."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from qgis.PyQt.QtCore import QLocale, QObject, QRect, QRectF, pyqtSignal
from qgis.PyQt.QtGui import QPainter
from qgis.PyQt.QtWidgets import QAbstractItemView

from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.accumulation.table import MetricTable
from geoportfolio.core.gis.history.past_queries import Run
from geoportfolio.ui.accumulation.metric_view import MetricView
from geoportfolio.ui.accumulation.model import MetricModel
from geoportfolio.ui.charts.chart import BarChart, Look, Series, paint
from geoportfolio.ui.identify.facts import FactsTree, Group
from geoportfolio.ui.results.history_page import HistoryPage
from geoportfolio.ui.search.portfolio_panel import PortfolioPanel
from geoportfolio.ui.search.result_table import Rows
from tests.support.accumulations import answer_of
from tests.support.drawn_texts import cut_in, cut_numbers, written
from tests.support.event_loop import let_go

TIV = 661_923_200
VALUES = {"TIV": TIV, "OtherTIV": 10_589_412, "currency": "EUR", "Rate": 0.123456789}


def accumulation() -> QAbstractItemView:
    model = MetricModel()
    view = MetricView(model)
    model.setParent(view)
    names = ("Denmark, 500 km", "Area 2")
    model.show(MetricTable.of([answer_of(VALUES, VALUES, names=names)]))
    return view


def search() -> QAbstractItemView:
    panel = PortfolioPanel()
    records = tuple(Record(None, {"id": 20260312 + row, **VALUES}) for row in range(3))
    panel.model.show(Rows(records, tuple(records[0].attributes)), {})
    panel.table.setParent(None)
    panel.table.resizeColumnsToContents()
    panel.table.panel = panel
    return panel.table


def identify() -> QAbstractItemView:
    tree = FactsTree("facts", "Facts")
    tree.show_groups([Group("wind", "", tuple((name, str(value)) for name, value in VALUES.items()))])
    return tree


class Asked(QObject):
    """Two runs."""

    changed = pyqtSignal()

    def runs(self) -> tuple[Run, ...]:
        run = Run(
            "2026-03-12T09:14:00+00:00",
            "pf_airports, Area 1",
            "loaded",
            1_234_567,
            12.5,
            "complete",
            "",
            "",
            "",
        )
        return run, replace(run, rows=TIV)


def history() -> QAbstractItemView:
    window = SimpleNamespace(history=Asked(), results=SimpleNamespace(again=None, show_run=None, edit=None))
    return HistoryPage(window)


VIEWS = {each.__name__: each for each in (accumulation, search, identify, history)}


@pytest.fixture(autouse=True)
def english():
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def narrowed(request):
    view = VIEWS[request.param]()
    view.show()
    yield view
    view.close()
    view.deleteLater()
    let_go()


@pytest.mark.parametrize("narrowed", VIEWS, indirect=True)
def test_no_number_is_cut_at_the_edge_of_its_view(narrowed):
    view = narrowed if isinstance(narrowed, QAbstractItemView) else narrowed.findChild(QAbstractItemView)
    cut = set()
    for width in range(120, 700, 16):
        narrowed.resize(width, 300)
        let_go()
        bar = view.horizontalScrollBar()
        for place in range(0, bar.maximum() + 1, 37):
            bar.setValue(place)
            cut.update((width, place, text) for text in cut_numbers(view))
    assert not cut


@pytest.mark.parametrize("narrowed", ["accumulation"], indirect=True)
def test_a_sum_is_written_whole_or_in_short_or_with_an_ellipsis(narrowed):
    seen = set()
    for width in range(120, 520, 8):
        narrowed.resize(width, 300)
        let_go()
        part = narrowed.viewport()
        texts = (each.text for each in written(part.render, part.size()))
        seen.update(text for text in texts if text.startswith("66"))
    whole = {text for text in seen if not text.endswith("…")}
    assert whole == {"661,923,200 EUR", "661.9 M EUR"}


def _paint(chart: BarChart, room: QRectF, painter: QPainter) -> None:
    paint(painter, room, chart, Look.print_(), -1)


def charts() -> dict[str, BarChart]:
    values = (661_923_200.0, -10_589_412.0, 0.000123, None)
    names = ("Denmark 1", "500 km around Hamburg 2", "3", "4")
    many = tuple(float(number) * 1e7 for number in range(20))
    return {
        "bars": BarChart("TIV", unit="EUR", names=names, series=(Series("", values),)),
        "two series": BarChart("TIV", names=names, series=(Series("1", values), Series("2", values))),
        "many bars": BarChart("TIV", names=tuple(map(str, many)), series=(Series("", many),)),
    }


@pytest.mark.parametrize("kind", charts())
def test_no_number_is_cut_in_a_chart(kind):
    cut = set()
    for width in range(160, 640, 16):
        for height in (110, 200, 400):
            seen = QRect(0, 0, width, height)
            texts = written(partial(_paint, charts()[kind], QRectF(seen)), seen.size())
            cut.update((width, height, text) for text in cut_in(texts, seen))
    assert not cut
