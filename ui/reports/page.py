"""The page *Reports* of the panel *Results*: report batches, their progress, and the reasons of failures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtGui import QResizeEvent, QShowEvent
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.reports.batch import FAILED, SKIPPED, STATES, WAITING, WARNING, ReportItem
from ...core.gis.reports.single import Report
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, whole
from ..widgets.compact_row import CompactRow
from ..widgets.controls import DescribedButton, button, selectable_label, text_label
from ..widgets.icons import icon
from .page_buttons import batch_buttons, page_buttons, report_buttons
from .queue import ENDED, IN_LINE, STOPPING, Queued
from .table_model import ReportTable, ReportTableModel, StateFilter, details_text, state_word

if TYPE_CHECKING:
    from ..window.window import Window

_WIDE = 520
"""The width in pixels from which the reason has a column; otherwise it is shown for the selected report."""


class ReportsPage(QWidget):
    """A table of one batch, or of the single reports of this session, with buttons."""

    title_changed = pyqtSignal(str)

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("reportsPage")
        self._window = window
        self._reports = window.reports
        self._queue, self._singles = self._reports.queue, self._reports.singles
        self._shown: Optional[Queued] = None
        self._has_chosen_singles = False
        self.model = ReportTableModel(self)
        self.rows = StateFilter(self.model, self)
        self._make()
        self._queue.changed.connect(self._show_orders)
        self._queue.item_changed.connect(self._item_changed)
        self._singles.item_changed.connect(self._single_changed)
        self._show_orders()

    @property
    def shown(self) -> Optional[Queued]:
        """Return the batch that is shown; None: the single reports."""
        return self._shown

    def title(self) -> str:
        """Return the text of its tab: the progress of the running batch, or of the last one."""
        batch = self._queue.running or next(iter(self._queue.orders), None)
        if batch is None:
            return tr("Reports")
        return tr("Reports {saved}/{count}").format(
            saved=whole(batch.saved_count), count=whole(len(batch.items))
        )

    def show_order(self, queued: Queued) -> None:
        """Show all reports of *queued*."""
        self._show_orders()
        index = next((i for i in range(self.orders.count()) if self.orders.itemData(i) is queued), -1)
        if index >= 0:
            self.states.setCurrentIndex(0)
            self.orders.setCurrentIndex(index)

    def show_failed(self, queued: Queued) -> None:
        """Show the failed reports of *queued*, or all if none failed."""
        self.show_order(queued)
        if queued.count(FAILED):
            self.states.setCurrentIndex(self.states.findData(FAILED))

    def chosen(self) -> Optional[ReportItem]:
        """Return the selected report, or the current one of several; None: no selection."""
        rows = self.table.selectionModel().selectedRows()
        current = self.table.selectionModel().currentIndex()
        index = next((row for row in rows if row.row() == current.row()), rows[0] if rows else None)
        return self.model.item(self.rows.mapToSource(index).row()) if index is not None else None

    def report_of(self, item: ReportItem) -> Optional[Report]:
        """Return the report of *item*, or None before it is saved."""
        if self._shown is None:
            return self._singles.report_of(item)
        return self._shown.report_of(item)

    def showEvent(self, event: QShowEvent) -> None:
        """Look for batches that an earlier QGIS did not finish."""
        super().showEvent(event)
        self._queue.find_unfinished()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self.table.set_wide(width >= _WIDE, width)

    # Display

    def _show_orders(self) -> None:
        """Update the list of batches, keeping the shown one; the first one is shown by default."""
        orders = self._queue.orders
        wanted = self._shown if self._shown in orders else None
        if wanted is None and orders and not self._has_chosen_singles:
            wanted = self._queue.running or orders[0]
        self.orders.blockSignals(True)
        self.orders.clear()
        for queued in orders:
            self.orders.addItem(_batch_text(queued), queued)
        if self._singles.items or not orders:
            count = whole(len(self._singles.items))
            text = tr("Single reports of this session, {count}").format(count=count)
            self.orders.addItem(text, None)
        index = next((i for i in range(self.orders.count()) if self.orders.itemData(i) is wanted), 0)
        self.orders.setCurrentIndex(index)
        self.orders.blockSignals(False)
        if wanted is not self._shown or self.model.rowCount() != len(self._items_of(wanted)):
            self._show_items(wanted)
        self.model.update_all()
        if not self.rows.rowCount():
            # For example after a retry, no report is in the filtered state.
            self.states.setCurrentIndex(0)
        self._show_state()

    def _choose_order(self, _index: int) -> None:
        wanted = self.orders.currentData()
        self._has_chosen_singles = wanted is None
        self._show_items(wanted)
        self._show_state()

    def _choose_state(self, _index: int) -> None:
        self.rows.show_state(self.states.currentData() or "")
        if self.chosen() is None:
            self.table.selectRow(0)

    def _show_items(self, queued: Optional[Queued]) -> None:
        self._shown = queued
        self.model.show(self._items_of(queued))
        self.table.selectRow(0)

    def _items_of(self, queued: Optional[Queued]) -> list[ReportItem]:
        return queued.items if queued is not None else self._singles.items

    def _item_changed(self, queued: Queued, index: int) -> None:
        if queued is self._shown:
            self.model.update(index)
        self._show_state()

    def _single_changed(self, index: int) -> None:
        if self._shown is None:
            self.model.update(index)
        self._show_orders()

    def _show_state(self) -> None:
        """Update counts, title, progress and buttons; rows are updated separately."""
        has_any = self.model.rowCount() > 0
        self.empty.setVisible(not has_any)
        for widget in (self.orders, self.states, self.table, self.details, self._row_buttons):
            widget.setVisible(has_any)
        queued = self._shown
        for widget in (self.summary, self.progress, self._order_buttons):
            widget.setVisible(queued is not None)
        for index in range(self.states.count()):
            self.states.setItemText(index, self._state_text(self.states.itemData(index)))
        if queued is not None:
            self.orders.setItemText(self.orders.currentIndex(), _batch_text(queued))
            self.summary.setText(_summary_text(queued, self._queue.needs_resume(queued)))
            self.progress.setRange(0, max(1, len(queued.items)))
            self.progress.setValue(len(queued.items) - queued.count(WAITING))
            self._enable_order_buttons(queued)
        self._show_chosen()
        self.title_changed.emit(self.title())

    def _state_text(self, state: str) -> str:
        items = self._items_of(self._shown)
        if not state:
            return tr("All {count}").format(count=whole(len(items)))
        if self._shown is not None:
            count = self._shown.count(state)
        else:
            count = sum(item.state == state for item in items)
        return tr("{state}: {count}").format(state=state_word(state).capitalize(), count=whole(count))

    def _enable_order_buttons(self, queued: Queued) -> None:
        needs_resume = self._queue.needs_resume(queued)
        pause = self._by_name["pauseReportsButton"]
        pause.setText(tr("Resume") if needs_resume else tr("Pause"))
        pause.setToolTip(
            tr("Resume the queued reports") if needs_resume else tr("Pause the batch until Resume")
        )
        pause.setAccessibleName(pause.text())
        pause.setIcon(icon("/mActionPlay.svg" if needs_resume else "/mIconTimerPause.svg"))
        for name in ("pauseReportsButton", "stopReportsButton"):
            self._by_name[name].setEnabled(queued.state not in (STOPPING, ENDED))
        self._by_name["retryReportsButton"].setEnabled(queued.can_retry)
        self._by_name["reportLayerButton"].setEnabled(queued.state == ENDED and queued.saved_count > 0)
        # Few enough that their texts fit into a narrow panel.
        self._order_buttons.show_only([each for each in self._by_name.values() if each.isEnabled()])

    def _show_chosen(self, *_: object) -> None:
        item = self.chosen()
        self.details.setText(details_text(item) if item is not None else "")
        report = self.report_of(item) if item is not None else None
        for name in ("openShelfReportButton", "printShelfReportButton"):
            self._by_name[name].setEnabled(report is not None)
        self._by_name["showShelfReportButton"].setEnabled(item is not None and item.lon is not None)

    # Actions

    def pause_or_resume(self) -> None:
        """Pause the shown batch, or resume it."""
        if self._shown is None:
            return
        if self._queue.needs_resume(self._shown):
            self._queue.resume(self._shown)
        else:
            self._queue.pause()

    def with_order(self, do: Callable[[Queued], Any]) -> None:
        """Call *do* with the shown batch, if it is one."""
        if self._shown is not None:
            do(self._shown)

    def with_report(self, do: Callable[[Report], Any]) -> None:
        """Call *do* with the selected report, if it is saved."""
        item = self.chosen()
        report = self.report_of(item) if item is not None else None
        if report is not None:
            do(report)

    def open_chosen(self) -> None:
        """Open the selected report."""
        self.with_report(self._reports.open_report)

    def show_on_map(self) -> None:
        """Zoom the map to the location of the selected report."""
        item = self.chosen()
        if item is not None and item.lon is not None and item.lat is not None:
            self._reports.show_place(item.lon, item.lat)

    # Controls

    def _make(self) -> None:
        self.orders = _combo("reportOrdersCombo", tr("Report batches"))
        self.orders.currentIndexChanged.connect(self._choose_order)
        self.summary = text_label("reportsSummaryLabel")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(6)
        self.states = _combo("reportStatesCombo", tr("Status of the reports to show"))
        for state in ("", *STATES):
            self.states.addItem("", state)
        self.states.currentIndexChanged.connect(self._choose_state)
        self.table = ReportTable(self.rows)
        self.table.opened.connect(self.open_chosen)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.details = selectable_label("reportShelfDetailsLabel")
        self.empty = text_label("reportsEmptyLabel")
        self.empty.setText(
            tr("No reports yet. Click a location with Risk Report, or select points for a report batch.")
        )
        self._by_name: dict[str, QToolButton] = {}
        self._order_buttons = self._button_row(batch_buttons(self, self._reports), most_rows=2)
        of_report = report_buttons(self, self._reports)
        self._row_buttons = self._button_row(of_report)
        self.table.offer(self._by_name[each.name] for each in of_report)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for widget in (self.orders, self.summary, self.progress, self._order_buttons, self.states):
            column.addWidget(widget)
        column.addWidget(self.empty)
        column.addWidget(self.table, 1)
        for widget in (self.details, self._row_buttons, self._button_row(page_buttons(self._reports))):
            column.addWidget(widget)
        column.addStretch(0)

    def _button_row(self, buttons: Sequence[DescribedButton], most_rows: int = 1) -> CompactRow:
        row = CompactRow(most_rows=most_rows)
        for each in buttons:
            made = button(each.name, each.icon, each.text, each.tip)
            made.clicked.connect(partial(_press, each.do))
            self._by_name[each.name] = row.add(made)
        return row


def _press(do: Callable[[], Any], _checked: bool = False) -> None:
    do()


def _summary_text(queued: Queued, needs_resume: bool) -> str:
    """Return counts and state: "38 of 40 reports saved, 2 failed, paused"."""
    failed, there, warned = queued.count(FAILED), queued.count(SKIPPED), queued.count(WARNING)
    parts = [
        counted(
            len(queued.items),
            "{saved} of 1 report saved",
            "{saved} of {count} reports saved",
            saved=whole(queued.saved_count),
        ),
        counted(there, "1 already saved", "{count} already saved") if there else "",
        counted(warned, "1 in a different format", "{count} in a different format") if warned else "",
        counted(failed, "1 failed", "{count} failed") if failed else "",
    ]
    if needs_resume:
        parts.append(tr("paused, click Resume to continue"))
    elif queued.state == IN_LINE:
        parts.append(tr("queued"))
    return ", ".join(filter(None, parts))


def _batch_text(queued: Queued) -> str:
    """Return a batch as an item of the list: its saved and all reports, and its folder."""
    return tr("{saved}/{count} {folder}").format(
        folder=queued.head.folder.name, saved=whole(queued.saved_count), count=whole(len(queued.items))
    )


def _combo(name: str, says: str) -> QComboBox:
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(says)
    made.setToolTip(says)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(8)
    return made
