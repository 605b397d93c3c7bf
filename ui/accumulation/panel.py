"""The panel *Accumulation* at the bottom of QGIS: a table of areas, a chart, and further pages."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsApplication
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QHideEvent
from qgis.PyQt.QtWidgets import QGridLayout, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from ...core.gis.accumulation.export import copied_text, status_text
from ...core.gis.accumulation.table import AreaRow, MetricTable
from ...core.gis.results.accumulated import Accumulated, AccumulatedSet
from ...core.gis.text.joining import listed
from ...core.gis.text.languages import tr
from ..help.buttons import with_help
from ..widgets.compact_row import CompactRow
from ..widgets.compact_tabs import CompactTabs
from ..widgets.controls import button, plain_tip, selectable_label, text_label
from ..window.docks import open_at_bottom
from .chart_panel import ChartPanel
from .history import History
from .metric_view import MetricView
from .model import MetricModel

if TYPE_CHECKING:
    from ..window.window import Window

_PAUSE_MS = 150
_SHARE_OF_TIME = 5
"""While sets arrive, rebuilding the table takes at most a fifth of the time, so that the window responds."""


class AccumulationPanel(QgsDockWidget):
    """Shows the last accumulation, or all since a baseline, compared with that."""

    row_hovered = pyqtSignal(object)
    """Emitted with the :class:`AreaRow` under the mouse or the keyboard cursor, or None."""
    table_changed = pyqtSignal(object)
    """Emitted with the :class:`MetricTable` that is shown."""

    def __init__(self, window: Window) -> None:
        super().__init__(tr("Accumulation"), window.iface.mainWindow())
        self.setObjectName("accumulationPanel")
        self._window = window
        self._history = History()
        self._whole = MetricTable()
        self.model = MetricModel(self)
        self.view = MetricView(self.model)
        self.chart = ChartPanel(window)
        self.empty = selectable_label("accumulationEmptyLabel")
        self.source = text_label("accumulationSourceLabel")
        self.status = selectable_label("accumulationStatusLabel")
        self.progress = self._progress_row()
        self.buttons = self._make_buttons()
        self._parts = self._splitter()
        self._lay_out()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show)
        self._cost_ms = 0
        self.view.row_entered.connect(self._entered)
        self.chart.row_hovered.connect(self._chart_hovered)
        self.view.copy_wanted.connect(self.copy_selected)
        self._show()
        self.hide()

    def _lay_out(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(4)
        column.addLayout(with_help(self._controls(), "accumulation", body))
        for part in (self.empty, self.source):
            column.addWidget(part)
        column.addLayout(self._parts_and_progress(), 1)
        column.addWidget(self.status)
        column.addStretch(0)
        self.tabs = CompactTabs()
        self.tabs.setObjectName("accumulationTabs")
        self.tabs.setDocumentMode(True)
        self.tabs.add_page(0, body, tr("Areas"), "accumulate")
        self.setWidget(self.tabs)

    def _controls(self) -> QWidget:
        self.controls = QWidget()
        row = QHBoxLayout(self.controls)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.buttons, 1)
        row.addWidget(self.chart.controls)
        return self.controls

    def add_page(self, page: QWidget, title: str, icon_name: str) -> None:
        """Append *page* to the tabs."""
        self.tabs.add_page(self.tabs.count(), page, title, icon_name)

    def show_in_front(self, page: Optional[QWidget] = None) -> None:
        """Show *page*, or the areas, at the bottom, or where the panel was when QGIS was last closed."""
        self.tabs.setCurrentWidget(page or self.tabs.widget(0))
        open_at_bottom(self._window.iface.mainWindow(), self)

    @property
    def table(self) -> MetricTable:
        """Return the table that is shown."""
        return self.model.table

    @property
    def last(self) -> Optional[Accumulated]:
        """Return the latest accumulation."""
        return self._history.last

    def begin(self, empty: Accumulated) -> None:
        """Start an accumulation."""
        self._history.begin(empty)
        self.progress.show()

    def add(self, part: AccumulatedSet) -> None:
        """Add a set."""
        self._history.arrive(part)
        if not self._later.isActive():
            self._later.start(max(_PAUSE_MS, _SHARE_OF_TIME * self._cost_ms))

    def finish(self, answer: Accumulated) -> None:
        """Complete the accumulation, or end a stopped one."""
        self._history.finish(answer)
        self.progress.hide()
        self._show()

    def drop(self) -> None:
        """Drop a failed accumulation; the table is unchanged."""
        self._history.drop()
        self.progress.hide()
        self._show()

    def say(self, text: str) -> None:
        """Show the progress in *text*."""
        self._progress_label.setText(text)

    def show_source(self, source: str, offers_accumulation: bool) -> None:
        """Show which source is chosen, and whether it offers accumulation."""
        text = tr("{source} does not offer accumulation.").format(source=source)
        self.source.setText("" if offers_accumulation else text)
        self._show_texts()

    def light(self, row: int) -> None:
        """Highlight *row* and scroll to it; -1: none."""
        self.model.light([row] if row >= 0 else [])
        if row >= 0 and self.model.columnCount():
            left = max(self.view.columnAt(0), 0)
            self.view.scrollTo(self.model.index(row, left))

    def compare(self, wanted: bool) -> None:
        """Compare later accumulations with the last one, or remove the baseline."""
        self._history.set_baseline(wanted and self._history.last is not None)
        self._show()

    def copy(self) -> None:
        """Copy the table to the clipboard for a spreadsheet."""
        _copy(self.table)

    def copy_selected(self) -> None:
        """Copy the selected rows and columns; for a single cell, the whole table."""
        indexes = self.view.selectionModel().selectedIndexes()
        if len(indexes) < 2:
            self.copy()
            return
        rows = sorted({index.row() for index in indexes})
        columns = sorted({index.column() for index in indexes})
        table = self.table
        _copy(
            replace(
                table,
                rows=tuple(table.rows[row] for row in rows),
                columns=tuple(table.columns[column] for column in columns),
            )
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Clear the highlight on the map when the panel is hidden."""
        super().hideEvent(event)
        self._entered(-1)

    def _entered(self, number: int) -> None:
        row = self._row_at(number)
        self.model.light([number] if row is not None else [])
        self.chart.light(number)
        self.row_hovered.emit(row)

    def _chart_hovered(self, number: int) -> None:
        self.light(number)
        self.row_hovered.emit(self._row_at(number))

    def _row_at(self, number: int) -> Optional[AreaRow]:
        rows = self.table.rows
        return rows[number] if 0 <= number < len(rows) else None

    def _show(self) -> None:
        began = time.monotonic()
        self._later.stop()
        self._whole = self._history.table()
        self.chart.show_table(self._whole)
        self._show_columns()
        self._cost_ms = int(1000 * (time.monotonic() - began))

    def _show_columns(self) -> None:
        """Show the sums insured only, or all metrics."""
        main = self._whole.main()
        self.all_button.setEnabled(len(main.columns) < len(self._whole.columns))
        self.model.show(self._whole if self.all_button.isChecked() else main)
        self._show_texts()
        self.table_changed.emit(self.table)

    def _show_texts(self) -> None:
        has_rows = bool(self._whole.rows)
        newest, base = self._newest(), self._history.base
        is_compared = base is not None
        self.empty.setText(tr("No accumulation yet. Choose an area, then Calculate Accumulation."))
        self.empty.setVisible(not has_rows and not self.source.text())
        self.source.setVisible(bool(self.source.text()))
        self.status.setText(_status(newest, base, self._whole.note))
        for part in (self._parts, self.status, self.controls):
            part.setVisible(has_rows)
        self.baseline_button.setChecked(is_compared)
        self.baseline_button.setText(_clear_text() if is_compared else _set_text())
        self.baseline_button.setToolTip(plain_tip(_clear_tip() if is_compared else _set_tip()))
        # A running accumulation can't be a baseline or a layer.
        is_whole = newest is not None and newest is self._history.last
        for each in (self.baseline_button, self.layer_button):
            each.setEnabled(is_whole)

    def _newest(self) -> Optional[Accumulated]:
        """Return the accumulation of the last rows, even if it is still running."""
        return self._whole.answers[-1] if self._whole.answers else self._whole.base

    def _splitter(self) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setObjectName("accumulationSplitter")
        splitter.addWidget(self.view)
        splitter.addWidget(self.chart)
        splitter.setCollapsible(0, False)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        return splitter

    def _parts_and_progress(self) -> QGridLayout:
        """Overlay the progress on the lower edge, so that nothing moves."""
        layout = QGridLayout()
        layout.addWidget(self._parts, 0, 0)
        layout.addWidget(self.progress, 0, 0, Qt.AlignmentFlag.AlignBottom)
        self.progress.raise_()
        return layout

    def _progress_row(self) -> QWidget:
        row = QWidget()
        row.setAutoFillBackground(True)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 4, 0, 0)
        self._progress_label = text_label("accumulationProgressLabel")
        stop = button("accumulationStopButton", "stop", tr("Stop"), tr("Stop and keep partial results"))
        stop.clicked.connect(self._stop)
        layout.addWidget(self._progress_label, 1)
        layout.addWidget(stop)
        row.hide()
        return row

    def _make_buttons(self) -> CompactRow:
        row = CompactRow(most_rows=1)
        self.all_button = self._add(
            row,
            "allMetricsButton",
            "/mActionOpenTable.svg",
            tr("All Metrics"),
            tr("Show all metrics, not only the sums insured"),
        )
        self.all_button.setCheckable(True)
        self.all_button.toggled.connect(lambda _checked: self._show_columns())
        self.baseline_button = self._add(row, "baselineButton", "pin", _set_text(), _set_tip())
        self.baseline_button.setCheckable(True)
        self.baseline_button.toggled.connect(self._baseline_toggled)
        self._add(
            row,
            "copyMetricsButton",
            "/mActionEditCopy.svg",
            tr("Copy"),
            tr("Copy the table for a spreadsheet, with source, area, filters and time"),
        ).clicked.connect(self.copy)
        self._add(
            row,
            "saveMetricsButton",
            "/mActionFileSave.svg",
            tr("CSV"),
            tr("Save all metrics as a CSV file with a row for each area or radius"),
        ).clicked.connect(self._save_csv)
        self.layer_button = self._add(
            row,
            "makeLayerButton",
            "add_to_map",
            tr("Create Layer"),
            tr(
                "Add the areas or circles to the map, styled by the metric of the chart, with a field for "
                "each metric"
            ),
        )
        self.layer_button.clicked.connect(self._make_layer)
        return row

    def _add(self, row: CompactRow, name: str, icon_name: str, text: str, tip: str) -> QToolButton:
        return row.add(button(name, icon_name, text, tip))

    def _stop(self) -> None:
        self._window.accumulation.accumulator.stop()

    def _save_csv(self) -> None:
        self._window.accumulation.export.save_csv(self._whole)

    def _make_layer(self) -> None:
        metric, last = self.chart.chosen(), self._history.last
        if last is not None:
            self._window.accumulation.export.make_layer(last, metric.path if metric is not None else ())

    def _baseline_toggled(self, wanted: bool) -> None:
        if wanted != (self._history.base is not None):
            self.compare(wanted)


def _copy(table: MetricTable) -> None:
    if table.rows:
        QgsApplication.clipboard().setText(copied_text(table))


def _status(newest: Optional[Accumulated], base: Optional[Accumulated], note: str) -> str:
    """Return the provenance of the numbers, the newest first."""
    parts = [status_text(newest)] if newest is not None and newest is not base else []
    if base is not None:
        parts.append(tr("Baseline: {origin}").format(origin=status_text(base)))
    return listed([*parts, *filter(None, (note,))])


def _set_text() -> str:
    return tr("Set as Baseline")


def _clear_text() -> str:
    return tr("Clear Baseline")


def _set_tip() -> str:
    return tr("Compare later accumulations with this one")


def _clear_tip() -> str:
    return tr("Stop comparing and show the last accumulation alone")
