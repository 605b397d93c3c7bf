"""Everything that concerns reports in one window: single ones, orders of many, their page and the viewer."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any, Callable, Optional

from qgis.core import QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.api.errors import Cancelled
from ...core.gis.counting import plural
from ...core.gis.layers import path_of
from ...core.gis.numbers import whole
from ...core.gis.report_layers import add_report_layer, renew_report_layer, report_at
from ...core.gis.report_orders import FAILED, WAITING, WARNING, ReportOrder
from ...core.gis.report_shelf import Report
from .. import outside
from ..canvas import zoom_to
from ..draft import Draft
from ..messages import Step
from ..progress import ProgressLine
from ..session import Session
from .opener import ReportOpener
from .page import ReportsPage
from .preflight import ReportPreflight
from .queue import Queued, ReportQueue
from .reporter import Reporter, has_source
from .singles import SingleReports
from .viewer import ReportViewer
from .wishes import ReportWishes

translate = QCoreApplication.translate

_POINTS = QgsWkbTypes.GeometryType.PointGeometry


class ReportDesk(QObject):
    """Joins what asks for reports with what lists, shows and prints them.

    :param radii: those of the Selection dock, in meters.
    :param open_selection: brings the dock forward in which a source is chosen.
    """

    shelf_wanted = pyqtSignal()
    """Somebody wants to see the page."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        draft: Draft,
        radii: Callable[[], tuple[float, ...]],
        progress: ProgressLine,
        open_selection: Callable[[], None],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._draft = draft
        self._open_selection = open_selection
        self.wishes = ReportWishes(session, draft, radii, self)
        self.reporter = Reporter(iface, session, self.wishes, progress, self._show_arrived, self)
        self.queue = ReportQueue(session, self)
        self.singles = SingleReports(self.reporter, self)
        self.opener = ReportOpener(self._in_background, session.messages.say, self)
        self._preflight: Optional[ReportPreflight] = None
        self._viewer: Optional[ReportViewer] = None
        self.queue.settled.connect(self._renew_layer)
        self.queue.ended.connect(self._ended)
        self.queue.failed.connect(self._failed)
        QgsProject.instance().readProject.connect(self._look_for_unfinished)

    @cached_property
    def page(self) -> ReportsPage:
        """The page that lists them, made when somebody reaches for it."""
        page = ReportsPage(self.queue, self.singles)
        page.open_wanted.connect(self._open_report)
        page.print_wanted.connect(self.print_report)
        page.map_wanted.connect(self._show_place)
        page.folder_wanted.connect(outside.open_folder)
        page.layer_wanted.connect(self._add_layer)
        page.new_wanted.connect(self.order)
        return page

    def order(self, layer: Optional[QgsVectorLayer] = None) -> None:
        """Let the analyst order a report for each point of *layer*, or of the layer that is active."""
        if not self.has_source():
            return
        wanted = layer or self._iface.activeLayer()
        is_fit = isinstance(wanted, QgsVectorLayer) and wanted.geometryType() == _POINTS
        # Kept: QGIS's window is no Python object that would hold the slots of its dialogs.
        self._preflight = dialog = ReportPreflight(
            self._session,
            self.wishes,
            self._draft.filters,
            wanted if is_fit else None,
            self._iface.mainWindow(),
        )
        dialog.ordered.connect(self._run)
        dialog.finished.connect(partial(self._preflight_closed, dialog))
        dialog.open()

    def has_source(self) -> bool:
        """Whether reports can be asked for; if not, that is said, and the dock shown that has the sources."""
        if self._session.described is None:
            self._open_selection()
        return has_source(self._session)

    def show_report(self, report: Report) -> None:
        """Show *report* in the viewer."""
        self._opened_viewer().show_report(report)

    def print_report(self, report: Report) -> None:
        """Show *report* in the viewer, and its print dialog once it has been read."""
        self._opened_viewer().show_report(report, then_print=True)

    def open_point(self, layer: QgsVectorLayer, number: int) -> None:
        """Open the report of the point *number* of *layer*, which the journal of its batch names."""
        path = path_of(layer)
        self._session.runner.start(
            translate("GeoPortfolio", "Opening the report of a point"),
            lambda _monitor: report_at(path, number),
            self._open_outside,
            self._session.messages.log,
        )

    def close(self) -> None:
        """Leave nothing behind; for ``unload()``."""
        QgsProject.instance().readProject.disconnect(self._look_for_unfinished)
        if self._preflight is not None:
            self._preflight.reject()
        self.reporter.close()
        self.queue.close()
        if self._viewer is not None:
            self._viewer.give_up()
            self._iface.removeDockWidget(self._viewer)
            self._viewer.deleteLater()
            self._viewer = None

    def _preflight_closed(self, dialog: ReportPreflight, _result: int) -> None:
        dialog.deleteLater()
        if dialog is self._preflight:
            self._preflight = None

    def _look_for_unfinished(self, *_: object) -> None:
        """A page that is in sight already is not shown anew when a project is opened."""
        if "page" in self.__dict__ and self.page.isVisible():
            self.queue.find_unfinished()

    def _run(self, order: ReportOrder) -> None:
        self._show_shelf(self.queue.add(order))

    def _show_shelf(self, queued: Queued, only_failed: bool = False) -> None:
        (self.page.show_failed if only_failed else self.page.show_order)(queued)
        self.shelf_wanted.emit()

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
                "{saved} of {count} report saved, {warned} in another format than was asked for.",
                "{saved} of {count} reports saved, {warned} in another format than was asked for.",
            )
        else:
            text = plural(count, "{saved} of {count} report saved.", "{saved} of {count} reports saved.")
        show = Step(translate("GeoPortfolio", "Show"), partial(self._show_shelf, queued, bool(failed)))
        retry = Step(translate("GeoPortfolio", "Retry failed"), partial(self.queue.retry_failed, queued))
        folder = Step(
            translate("GeoPortfolio", "Open folder"),
            partial(outside.open_folder, queued.head.folder),
        )
        say = self._session.messages.hint if failed or warned else self._session.messages.done
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
        # Another project that was opened meanwhile has nothing to do with it.
        if queued.project.is_open:
            self._add_layer(queued)

    def _failed(self, queued: Queued, error: Exception) -> None:
        if isinstance(error, Cancelled):
            return
        resume = Step(translate("GeoPortfolio", "Resume"), partial(self.queue.resume, queued))
        show = Step(translate("GeoPortfolio", "Show"), partial(self._show_shelf, queued))
        steps = (resume, show) if queued.count(WAITING) else (show,)
        self._session.messages.problem(error, self.queue.about(queued), *steps)

    def _renew_layer(self, queued: Queued) -> None:
        renew_report_layer(QgsProject.instance(), queued.order)

    def _add_layer(self, queued: Queued) -> None:
        try:
            add_report_layer(QgsProject.instance(), queued.order)
        except OSError as error:
            self._session.messages.problem(error, self.queue.about(queued))

    def _open_report(self, report: Report) -> None:
        """Who opens one by a key goes on in its window by keys."""
        self.show_report(report)
        self._viewer.activateWindow()

    def _open_outside(self, report: Optional[Report]) -> None:
        if report is None:
            self._session.messages.hint(
                translate("GeoPortfolio", "The journal of the batch lists no report for this point.")
            )
        else:
            self.opener.open(report)

    def _show_arrived(self, report: Report) -> None:
        self.show_report(report)
        self.reporter.hand_keys_to(self._viewer)

    def _show_place(self, longitude: float, latitude: float) -> None:
        zoom_to(self._iface.mapCanvas(), longitude, latitude)

    def _opened_viewer(self) -> ReportViewer:
        if self._viewer is None:
            self._viewer = ReportViewer(
                self._in_background, self._session.messages.say, self._iface.mainWindow(), self.opener
            )
            self._viewer.show_on_map.connect(self._show_place)
        return self._viewer

    def _in_background(
        self,
        title: str,
        work: Callable[[], Any],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._session.runner.start(title, lambda _monitor: work(), on_done, on_error)
