"""The page *Accumulation* of the Results dock: the table of metrics, and what can be done with it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QHideEvent
from qgis.PyQt.QtWidgets import QGridLayout, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from ...core.gis.accumulation.export import copied_text, status_text
from ...core.gis.accumulation.table import MetricColumn, MetricTable
from ...core.gis.results.accumulated import Accumulated, AccumulatedSet
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, selectable_label, text_label
from .chart_panel import ChartPanel
from .history import History
from .metric_view import MetricView
from .model import MetricModel

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

_PAUSE_MS = 150
_SHARE_OF_TIME = 5
"""While sets arrive the table is made anew at most in a fifth of the time, so that the window stays quick."""


class AccumulationPage(QWidget):
    """Shows the last accumulation, or a pinned base and all that came after it."""

    column_hovered = pyqtSignal(object)
    """The :class:`MetricColumn` that the mouse or the keyboard is on, or None."""
    table_changed = pyqtSignal(object)
    """The :class:`MetricTable` that is shown now."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.setObjectName("accumulationPage")
        self._history = History()
        self.model = MetricModel(self)
        self.view = MetricView(self.model)
        self.chart = ChartPanel(window)
        self._parts = self._splitter()
        self.empty = selectable_label("accumulationEmptyLabel")
        self.source = text_label("accumulationSourceLabel")
        self.note = selectable_label("accumulationNoteLabel")
        self.status = selectable_label("accumulationStatusLabel")
        self.progress = self._progress_row()
        self.buttons = self._make_buttons()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(6)
        for part in (self.empty, self.source):
            self._column.addWidget(part)
        self._column.addLayout(self._parts_and_progress(), 1)
        for part in (self.note, self.status, self.buttons):
            self._column.addWidget(part)
        self._column.addStretch(0)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show)
        self._cost_ms = 0
        self.view.column_entered.connect(self._entered)
        self.chart.columns_hovered.connect(self._chart_hovered)
        self.view.copy_wanted.connect(self.copy_selected)
        self._show()

    @property
    def table(self) -> MetricTable:
        """What is shown."""
        return self.model.table

    @property
    def last(self) -> Optional[Accumulated]:
        """The newest answer."""
        return self._history.last

    def begin(self, empty: Accumulated) -> None:
        """Something is asked."""
        self._history.begin(empty)
        self.progress.show()

    def add(self, part: AccumulatedSet) -> None:
        """A set of it has come."""
        self._history.arrive(part)
        if not self._later.isActive():
            self._later.start(max(_PAUSE_MS, _SHARE_OF_TIME * self._cost_ms))

    def finish(self, answer: Accumulated) -> None:
        """All of it has come, or it was stopped."""
        self._history.finish(answer)
        self.progress.hide()
        self._show()

    def drop(self) -> None:
        """Nothing came; what was shown before is there still."""
        self._history.drop()
        self.progress.hide()
        self._show()

    def say(self, text: str) -> None:
        """How far it is."""
        self._progress_label.setText(text)

    def show_source(self, source: str, offers_accumulation: bool) -> None:
        """Which source is chosen, and whether it can be asked at all."""
        text = translate("GeoPortfolio", "{source} does not offer accumulation.").format(source=source)
        self.source.setText("" if offers_accumulation else text)
        self._show_texts()

    def light(self, columns: list[int]) -> None:
        """Lay a colour over *columns*, and bring the first of them into sight."""
        self.model.light(columns)
        if columns and self.model.rowCount():
            top = max(self.view.rowAt(0), 0)
            self.view.scrollTo(self.model.index(top, columns[0]))

    def pin(self, wanted: bool) -> None:
        """Compare later answers with the last one, or with none any more."""
        self._history.pin(wanted and self._history.last is not None)
        self._show()

    def copy(self) -> None:
        """Put the table on the clipboard, as a spreadsheet takes it."""
        _copy(self.table)

    def copy_selected(self) -> None:
        """Copy the rows and columns of what is selected; of a single cell, the whole table."""
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
        """Nothing is lit on the map that nobody sees here."""
        super().hideEvent(event)
        self._entered(-1)

    def _entered(self, number: int) -> None:
        column = self._column_at(number)
        self.model.light([number] if column is not None else [])
        self.chart.light(number)
        self.column_hovered.emit(column)

    def _chart_hovered(self, columns: list[int]) -> None:
        self.light(columns)
        self.column_hovered.emit(self._column_at(columns[0]) if columns else None)

    def _column_at(self, number: int) -> Optional[MetricColumn]:
        columns = self.table.columns
        return columns[number] if 0 <= number < len(columns) else None

    def _show(self) -> None:
        began = time.monotonic()
        self._later.stop()
        self.model.show(self._history.table())
        self.chart.show_table(self.table)
        self._show_texts()
        self._cost_ms = int(1000 * (time.monotonic() - began))
        self.table_changed.emit(self.table)

    def _show_texts(self) -> None:
        has_columns = bool(self.table.columns)
        newest, base = self._newest(), self._history.base
        is_pinned = base is not None
        self.empty.setText(
            translate("GeoPortfolio", "Nothing accumulated yet. Choose an area, then Accumulate.")
        )
        self.empty.setVisible(not has_columns and not self.source.text())
        self.source.setVisible(bool(self.source.text()))
        self.note.setText(self.table.note)
        self.note.setVisible(bool(self.table.note))
        self.status.setText(_status(newest, base))
        for part in (self._parts, self.status, self.buttons):
            part.setVisible(has_columns)
        self.pin_button.setChecked(is_pinned)
        self.pin_button.setToolTip(_unpin_tip() if is_pinned else _pin_tip())
        # What is shown of an answer under way can neither be pinned nor be kept as a layer.
        is_whole = newest is not None and newest is self._history.last
        for each in (self.pin_button, self.layer_button):
            each.setEnabled(is_whole)

    def _newest(self) -> Optional[Accumulated]:
        """The answer that the last columns are from, also while it is under way."""
        return self.table.answers[-1] if self.table.answers else self.table.base

    def _splitter(self) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setObjectName("accumulationSplitter")
        splitter.addWidget(self.view)
        splitter.addWidget(self.chart)
        splitter.setCollapsible(0, False)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        return splitter

    def _parts_and_progress(self) -> QGridLayout:
        """The progress lies over the chart's foot: it needs no room in rest, and moves nothing."""
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
        stop = button(
            "accumulationStopButton",
            "stop",
            translate("GeoPortfolio", "&Stop"),
            translate("GeoPortfolio", "Stop and keep what has come"),
        )
        stop.clicked.connect(self._stop)
        layout.addWidget(self._progress_label, 1)
        layout.addWidget(stop)
        row.hide()
        return row

    def _make_buttons(self) -> CompactRow:
        row = CompactRow()
        self.pin_button = row.add(
            button("pinBaseButton", "pin", translate("GeoPortfolio", "&Pin as base"), _pin_tip())
        )
        self.pin_button.setCheckable(True)
        self.pin_button.toggled.connect(self._pin_toggled)
        self._add(
            row,
            "copyMetricsButton",
            "/mActionEditCopy.svg",
            translate("GeoPortfolio", "&Copy"),
            translate(
                "GeoPortfolio", "Copy the table for a spreadsheet, with source, area, filters and time"
            ),
        ).clicked.connect(self.copy)
        self._add(
            row,
            "saveMetricsButton",
            "/mActionFileSave.svg",
            translate("GeoPortfolio", "CS&V"),
            translate("GeoPortfolio", "Save the numbers as a CSV file, a line for each area or radius"),
        ).clicked.connect(self._save_csv)
        self.layer_button = self._add(
            row,
            "makeLayerButton",
            "add_to_map",
            translate("GeoPortfolio", "&Make layer"),
            translate(
                "GeoPortfolio",
                "The areas or circles of the last answer on the map, styled by the metric of the chart, "
                "with a field for each metric",
            ),
        )
        self.layer_button.clicked.connect(self._make_layer)
        return row

    def _add(self, row: CompactRow, name: str, icon_name: str, text: str, tip: str) -> QToolButton:
        return row.add(button(name, icon_name, text, tip))

    def _stop(self) -> None:
        self._window.accumulation.accumulator.stop()

    def _save_csv(self) -> None:
        self._window.accumulation.export.save_csv(self.table)

    def _make_layer(self) -> None:
        metric, last = self.chart.chosen(), self._history.last
        if last is not None:
            self._window.accumulation.export.make_layer(last, metric.path if metric is not None else ())

    def _pin_toggled(self, wanted: bool) -> None:
        if wanted != (self._history.base is not None):
            self.pin(wanted)


def _copy(table: MetricTable) -> None:
    if table.columns:
        QgsApplication.clipboard().setText(copied_text(table))


def _status(newest: Optional[Accumulated], base: Optional[Accumulated]) -> str:
    """Where the numbers are from, the newest ones first."""
    lines = [status_text(newest)] if newest is not None and newest is not base else []
    if base is not None:
        lines.append(translate("GeoPortfolio", "Base: {origin}").format(origin=status_text(base)))
    return "\n".join(lines)


def _pin_tip() -> str:
    return translate(
        "GeoPortfolio", "Keep these numbers and show those that come later beside them, with the difference"
    )


def _unpin_tip() -> str:
    return translate("GeoPortfolio", "Compare no more: keep the last answer alone")
