"""The chart beside the table, with the bars of one metric."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Sequence

from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ...core.api.query import Area
from ...core.api.shapes import Buffers
from ...core.gis.accumulation.charts import Bars, bars_of
from ...core.gis.accumulation.export import origin_text
from ...core.gis.accumulation.table import Metric, MetricTable
from ...core.gis.results.result import areas_text
from ...core.gis.text.joining import listed
from ...core.gis.text.languages import tr
from ..charts.chart import BarChart, Series
from ..charts.view import ChartView
from ..widgets.controls import button, menu_of

if TYPE_CHECKING:
    from ..window.window import Window


class ChartPanel(QWidget):
    """Draws one metric of a table."""

    row_hovered = pyqtSignal(int)
    """Emitted with the table row of the bar under the mouse; -1: none."""

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._table = MetricTable()
        self._rows: tuple[Metric, ...] = ()
        self._drawn: Optional[Bars] = None
        self._wanted: Optional[Metric] = None
        self.view = ChartView(window)
        self.metric_combo = self._metric_combo()
        self.controls = self._controls()
        """The metric and the chart's actions, for a row of buttons."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.hovered.connect(self._hovered)
        self.metric_combo.currentIndexChanged.connect(lambda _index: self._choose())

    def show_table(self, table: MetricTable) -> None:
        """Draw *table*, keeping the chosen metric if possible."""
        before = self._wanted
        self._table = table
        rows = table.numbers()
        wanted = next((row for row in rows if before is not None and row.path == before.path), None)
        wanted = wanted or table.default_metric()
        self.metric_combo.blockSignals(True)
        self._list(rows)
        if wanted is not None:
            self.metric_combo.setCurrentIndex(rows.index(wanted))
        self.metric_combo.blockSignals(False)
        is_chart = bool(rows) and len(table.rows) > 1
        self.setVisible(is_chart)
        self._chart_button.setEnabled(is_chart)
        self.metric_combo.setVisible(bool(rows))
        self._draw()

    def chosen(self) -> Optional[Metric]:
        """Return the metric that is drawn."""
        return self.metric_combo.currentData()

    def light(self, row: int) -> None:
        """Highlight the bar of a table row; -1: none."""
        rows = self._drawn.rows if self._drawn is not None else ()
        self.view.highlight(rows.index(row) if row in rows else -1)

    def _list(self, rows: tuple[Metric, ...]) -> None:
        """Append new metrics only, as the list may be open while results arrive."""
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
        rows = self._drawn.rows if self._drawn is not None else ()
        self.row_hovered.emit(rows[index] if 0 <= index < len(rows) else -1)

    def _controls(self) -> QWidget:
        self._chart_button = button(
            "chartButton", "chart", tr("Chart"), tr("Copy the chart as an image, or save it as PNG or SVG")
        )
        menu = menu_of(self._chart_button, QToolButton.ToolButtonPopupMode.InstantPopup)
        menu.addActions(self.view.chart_actions.actions)
        controls = QWidget()
        row = QHBoxLayout(controls)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.metric_combo)
        row.addWidget(self._chart_button)
        return controls

    def _metric_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("chartMetricCombo")
        combo.setAccessibleName(tr("Metric of chart and layer"))
        combo.setToolTip(tr("The metric that the chart shows and the layer is styled by"))
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        return combo


def _chart(table: MetricTable, metric: Metric, drawn: Bars) -> BarChart:
    answers = (*table.answers[-1:], *((table.base,) if table.base is not None else ()))
    notes = [origin_text(answer) for answer in table.answers[-1:]]
    if table.base is not None:
        notes.append(tr("Baseline: {origin}").format(origin=origin_text(table.base)))
    if drawn.left_out:
        notes.append(
            tr("only {currency}, not converted").format(
                currency=drawn.unit or tr("numbers without a currency")
            )
        )
    elif table.note and drawn.unit:
        notes.append(tr("not converted"))
    areas = answers[0].query.areas
    return BarChart(
        title=metric.label,
        subtitle=_subtitle(areas),
        unit=drawn.unit,
        names=drawn.names,
        series=tuple(Series(name, values) for name, values in drawn.series),
        footnote=listed(notes),
    )


def _subtitle(areas: Sequence[Area]) -> str:
    """Return the center, if the bars are named by radius only; else the number of areas."""
    if len(areas) == 1 and isinstance(areas[0].shape, Buffers):
        return tr("By radius around {areas}").format(areas=areas_text(areas))
    return areas_text(areas) if len(areas) > 1 else ""
