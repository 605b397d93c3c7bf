"""The chart below the table: the bars of one metric, to be copied or saved."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication, pyqtSignal
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ...core.api.query import Area
from ...core.api.shapes import Buffers
from ...core.gis.accumulation.charts import Bars, bars_of
from ...core.gis.accumulation.export import origin_text
from ...core.gis.accumulation.table import COMPARED, Metric, MetricTable
from ...core.gis.results.result import areas_text
from ...core.gis.text.joining import listed
from ...core.gis.text.units import is_count, named
from ..widgets.controls import button, menu_of
from .chart import Chart, Series
from .chart_view import ChartView

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

_TOTAL = re.compile(r"(total|sum)?[ _]?(tiv|tsi|sum[ _]?insured)", re.IGNORECASE)
_MOST = 1e15
"""More is no count of anything insured."""


class ChartPanel(QWidget):
    """Draws one metric of a table."""

    columns_hovered = pyqtSignal(list)
    """The columns of the table that the bar under the mouse stands for."""

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._table = MetricTable()
        self._rows: tuple[Metric, ...] = ()
        self._drawn: Optional[Bars] = None
        self._wanted: Optional[Metric] = None
        self.view = ChartView(window)
        self.metric_combo = self._metric_combo()
        chart_button = button(
            "chartButton",
            "chart",
            translate("GeoPortfolio", "C&hart"),
            translate("GeoPortfolio", "Copy the chart as an image, or save it as PNG or SVG"),
        )
        menu = menu_of(chart_button, QToolButton.ToolButtonPopupMode.InstantPopup)
        menu.addActions(self.view.chart_actions.actions)
        row = QHBoxLayout()
        row.addWidget(self.metric_combo, 1)
        row.addWidget(chart_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self.view.hovered.connect(self._hovered)
        self.metric_combo.currentIndexChanged.connect(lambda _index: self._choose())

    def show_table(self, table: MetricTable) -> None:
        """Draw *table*; the metric that the analyst chose stays, where it has it."""
        before = self._wanted
        self._table = table
        rows = table.numbers()
        wanted = next((row for row in rows if before is not None and row.path == before.path), None)
        wanted = wanted or _default(table)
        self.metric_combo.blockSignals(True)
        self._list(rows)
        if wanted is not None:
            self.metric_combo.setCurrentIndex(rows.index(wanted))
        self.metric_combo.blockSignals(False)
        self.setVisible(bool(rows))
        self._draw()

    def chosen(self) -> Optional[Metric]:
        """The metric that is drawn."""
        return self.metric_combo.currentData()

    def light(self, column: int) -> None:
        """Point out the bar of a column of the table; -1: none."""
        columns = self._drawn.columns if self._drawn is not None else ()
        self.view.highlight(next((n for n, each in enumerate(columns) if column in each), -1))

    def _list(self, rows: tuple[Metric, ...]) -> None:
        """Sets arrive while the list may be open: what stands there stays where it does."""
        if rows[: len(self._rows)] != self._rows:
            self.metric_combo.clear()
            self._rows = ()
        for row in rows[len(self._rows) :]:
            self.metric_combo.addItem(row.label, row)
        self._rows = rows

    def _choose(self) -> None:
        self._wanted = self.chosen()
        self._draw()

    def _draw(self) -> None:
        metric = self.chosen()
        if metric is None:
            self._drawn = None
            self.view.show_chart(None)
            return
        self._drawn = bars_of(self._table, metric)
        self.view.show_chart(_chart(self._table, metric, self._drawn))

    def _hovered(self, index: int) -> None:
        columns = self._drawn.columns if self._drawn is not None else ()
        self.columns_hovered.emit(list(columns[index]) if 0 <= index < len(columns) else [])

    def _metric_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("chartMetricCombo")
        combo.setAccessibleName(translate("GeoPortfolio", "Metric of the chart"))
        combo.setToolTip(translate("GeoPortfolio", "The metric that the chart draws"))
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        return combo


def _chart(table: MetricTable, metric: Metric, drawn: Bars) -> Chart:
    answers = (*table.answers[-1:], *((table.base,) if table.base is not None else ()))
    notes = [origin_text(answer) for answer in table.answers[-1:]]
    if table.base is not None:
        notes.append(translate("GeoPortfolio", "Base: {origin}").format(origin=origin_text(table.base)))
    if drawn.left_out:
        notes.append(
            translate("GeoPortfolio", "only {currency}, not converted").format(
                currency=drawn.unit or translate("GeoPortfolio", "numbers without a currency")
            )
        )
    elif table.note and drawn.unit:
        notes.append(translate("GeoPortfolio", "not converted"))
    areas = answers[0].query.areas
    return Chart(
        title=metric.label,
        subtitle=_subtitle(areas),
        unit=drawn.unit,
        names=drawn.names,
        series=tuple(Series(name, values) for name, values in drawn.series),
        footnote=listed(notes),
    )


def _subtitle(areas: Sequence[Area]) -> str:
    """Around what the radii are, where the bars are named by these alone; else how many areas there are."""
    if len(areas) == 1 and isinstance(areas[0].shape, Buffers):
        return translate("GeoPortfolio", "By radius around {areas}").format(areas=areas_text(areas))
    return areas_text(areas) if len(areas) > 1 else ""


def _default(table: MetricTable) -> Optional[Metric]:
    """The metric that is drawn before somebody chooses: the sum insured, then any money, then any number;
    of several currencies that in which most is counted.
    """
    rows, counted = table.numbers(), Counter()
    for row in rows:
        if is_count(row.path):
            cells = [column.cell(row.path) for column in table.columns if column.kind not in COMPARED]
            counted[named(row.path).code] += sum(
                cell.value for cell in cells if cell.is_number and abs(cell.value) < _MOST
            )
    return min(rows, key=lambda row: (_rank(table, row), -counted[named(row.path).code]), default=None)


def _rank(table: MetricTable, row: Metric) -> int:
    if not any(column.cell(row.path).money for column in table.columns):
        return 2
    rest = named(row.path).rest
    return 0 if rest and _TOTAL.fullmatch(rest[-1]) else 1
