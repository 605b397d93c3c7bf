"""Risk reports of one window: the map tool, batches, their page and the viewer."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Optional

from qgis.core import QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api.errors import Cancelled
from ...core.gis.reports.batch import FAILED, WAITING, WARNING, ReportOrder
from ...core.gis.reports.layer import add_report_layer, renew_report_layer, report_at
from ...core.gis.reports.single import Report
from ...core.gis.results.layers import path_of
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import plural, position_text, whole
from ..areas.canvas import zoom_to
from ..areas.pick_tool import Picking, Place, ReportTool
from ..widgets import outside
from ..window.messages import Step
from .batch_dialog import BatchDialog
from .opener import ReportOpener
from .page import ReportsPage
from .queue import Queued, ReportQueue
from .settings import ReportSettings
from .singles import SingleReports
from .viewer import ReportViewer

if TYPE_CHECKING:
    from ..window.window import Window


class ReportController(QObject):
    """Starts single reports and batches, and opens, prints and locates reports."""

    picking_changed = pyqtSignal(bool)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.settings = ReportSettings(window)
        self.queue = ReportQueue(window)
        self.singles = SingleReports(window)
        self.opener = ReportOpener(window, self)
        self._picking = Picking(window.canvas, ReportTool, self)
        self._picking.picked.connect(self.fetch)
        self._picking.changed.connect(self.picking_changed)
        self._dialog: Optional[BatchDialog] = None
        self._viewer: Optional[ReportViewer] = None
        self.queue.settled.connect(self._renew_layer)
        self.queue.ended.connect(self._ended)
        self.queue.failed.connect(self._failed)
        window.project.readProject.connect(self._look_for_unfinished)

    @cached_property
    def page(self) -> ReportsPage:
        """Return the page in the panel *Results*, created at first use."""
        return ReportsPage(self._window)

    def order(self, layer: Optional[QgsVectorLayer] = None) -> None:
        """Open the dialog of a batch for the points of *layer*, or of the active layer."""
        if not self.has_source():
            return
        wanted = layer or self._window.iface.activeLayer()
        points = QgsWkbTypes.GeometryType.PointGeometry
        is_fit = isinstance(wanted, QgsVectorLayer) and wanted.geometryType() == points
        # A reference is kept, as QGIS's window is not a Python object that would keep its dialogs alive.
        self._dialog = dialog = BatchDialog(self._window, wanted if is_fit else None)
        dialog.finished.connect(partial(self._dialog_closed, dialog))
        dialog.open()

    def run(self, order: ReportOrder) -> None:
        """Run *order*, whose folder already exists, and show it."""
        self._show_batch(self.queue.add(order))

    @property
    def is_picking(self) -> bool:
        """Return whether the report tool is active."""
        return self._picking.is_on

    def pick(self, kind: Optional[str] = None) -> None:
        """Activate the tool that requests a report at a click; without a source, ask for one first.

        :param kind: ``pdf`` or ``html``; None: unchanged; empty: deactivate the tool.
        """
        if kind == "":
            self._picking.leave()
        elif self.has_source():
            self.settings.set_kind(kind or self.settings.kind)
            self._picking.begin()

    def report_at(self, lon: float, lat: float) -> None:
        """Request the report of a position in degrees (EPSG:4326)."""
        self.fetch(Place(lon, lat, position_text(lat, lon)))

    def fetch(self, place: Place) -> None:
        """Request the report of *place*.

        There may be no source, as the tool stays active when the connection changes.
        """
        if self.has_source():
            self.singles.fetch(self.settings.request(place))

    def has_source(self) -> bool:
        """Return whether reports can be requested; if not, show a message and the panel with the sources."""
        session = self._window.session
        if session.described is None:
            self._window.open_selection()
        if session.described is not None:
            return True
        if session.connection:
            text = tr("Choose a source in the Selection dock first.")
        else:
            text = tr("Connect to a service in the Selection dock first.")
        self._window.messages.hint(text)
        return False

    def show_report(self, report: Report) -> None:
        """Show *report* in the viewer."""
        self._opened_viewer().show_report(report)

    def print_report(self, report: Report) -> None:
        """Show *report* in the viewer, then the print dialog."""
        self._opened_viewer().show_report(report, then_print=True)

    def open_point(self, layer: QgsVectorLayer, number: int) -> None:
        """Open the report of the point *number* of *layer*, from the journal of its batch."""
        path = path_of(layer)
        self._window.tasks.start(
            tr("Open the report of a location"),
            lambda _monitor: report_at(path, number),
            self._open_outside,
            self._window.messages.log,
        )

    def close(self) -> None:
        """Remove the tool, dialog and viewer; for ``unload()``."""
        self._window.project.readProject.disconnect(self._look_for_unfinished)
        if self._dialog is not None:
            self._dialog.reject()
        self._picking.close()
        self.singles.close()
        self.queue.close()
        if self._viewer is not None:
            self._viewer.give_up()
            self._window.iface.removeDockWidget(self._viewer)
            self._viewer.deleteLater()
            self._viewer = None

    def _dialog_closed(self, dialog: BatchDialog, _result: int) -> None:
        dialog.deleteLater()
        if dialog is self._dialog:
            self._dialog = None

    def _look_for_unfinished(self, *_: object) -> None:
        """Look for unfinished batches when a project is opened, as the page may already be visible."""
        if "page" in self.__dict__ and self.page.isVisible():
            self.queue.find_unfinished()

    def _show_batch(self, queued: Queued, only_failed: bool = False) -> None:
        (self.page.show_failed if only_failed else self.page.show_order)(queued)
        self._window.results.show_page(self.page)

    def _ended(self, queued: Queued) -> None:
        failed, warned = queued.count(FAILED), queued.count(WARNING)
        count = len(queued.items)
        if failed:
            text = plural(
                count,
                "{saved} of {count} report saved, {failed} failed.",
                "{saved} of {count} reports saved, {failed} failed.",
            )
        elif warned:
            text = plural(
                count,
                "{saved} of {count} report saved, {warned} in a different format.",
                "{saved} of {count} reports saved, {warned} in a different format.",
            )
        else:
            text = plural(count, "{saved} of {count} report saved.", "{saved} of {count} reports saved.")
        show = Step(tr("Show"), partial(self._show_batch, queued, bool(failed)))
        retry = Step(tr("Retry Failed"), partial(self.queue.retry_failed, queued))
        folder = Step(tr("Open Folder"), partial(outside.open_folder, queued.head.folder))
        say = self._window.messages.hint if failed or warned else self._window.messages.done
        say(
            text.format(
                saved=whole(queued.saved_count),
                count=whole(len(queued.items)),
                failed=whole(failed),
                warned=whole(warned),
            ),
            show,
            retry if queued.can_retry else None,
            folder,
        )
        # Not to another project that was opened since.
        if queued.project.is_open:
            self.add_layer(queued)

    def _failed(self, queued: Queued, error: Exception) -> None:
        if isinstance(error, Cancelled):
            return
        resume = Step(tr("Resume"), partial(self.queue.resume, queued))
        show = Step(tr("Show"), partial(self._show_batch, queued))
        steps = (resume, show) if queued.count(WAITING) else (show,)
        self._window.messages.problem(error, self.queue.about(queued), *steps)

    def _renew_layer(self, queued: Queued) -> None:
        renew_report_layer(self._window.project, queued.order)

    def add_layer(self, queued: Queued) -> None:
        """Add the points of a batch to the project."""
        try:
            add_report_layer(self._window.project, queued.order)
        except OSError as error:
            self._window.messages.problem(error, self.queue.about(queued))

    def open_report(self, report: Report) -> None:
        """Show *report* in the viewer, with the keyboard focus."""
        self.show_report(report)
        self._viewer.take_focus()

    def _open_outside(self, report: Optional[Report]) -> None:
        if report is None:
            self._window.messages.hint(tr("The batch has no report for this location."))
        else:
            self.opener.open(report)

    def show_clicked(self, report: Report) -> None:
        """Show *report* in the viewer; it gets the focus if the position was picked by keyboard."""
        self.show_report(report)
        self._picking.move_focus_to(self._viewer)

    def show_place(self, longitude: float, latitude: float) -> None:
        """Center the map on a position in degrees (EPSG:4326)."""
        zoom_to(self._window.canvas, longitude, latitude)

    def _opened_viewer(self) -> ReportViewer:
        if self._viewer is None:
            self._viewer = ReportViewer(self._window, self.opener)
        return self._viewer
