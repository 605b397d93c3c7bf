"""The Selection dock: the first-run form, then connection, source, area and verbs."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QSize, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QScrollArea, QStackedWidget, QWidget

from ..core.api.filter_choices import field_labels
from ..core.gis import filter_words, lengths, moments
from ..core.gis.counting import counted
from ..core.gis.keys import KeyNotStored
from ..core.gis.numbers import whole
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.sentences import About, sentence
from . import loading
from .accumulation import accumulator
from .columns_dialog import ColumnsDialog
from .connection_form import ConnectionForm
from .draft import Draft
from .drawing import Drawing
from .filters.faults import Faults
from .help.buttons import explain
from .later_dock import LaterDock, Part
from .loading import Loader
from .messages import RIDDLES
from .option_pages import CONNECTIONS_PAGE
from .progress import ProgressLine
from .reports.reporter import LANE as REPORT_LANE
from .reports.reporter import Reporter
from .selection_panel import SelectionPanel
from .session import Session

translate = QCoreApplication.translate

_HINT_SEEN = "geoportfolio/hintSeen"


class SelectionDock(LaterDock):
    """Shows what the session, the areas and the running verbs are at, and hands on what is asked."""

    filters_wanted = pyqtSignal()
    """Somebody wants to see or change the filters."""
    panel: SelectionPanel = Part()
    form: ConnectionForm = Part()

    def __init__(
        self,
        iface: Any,
        session: Session,
        draft: Draft,
        areas: SelectionAreas,
        drawing: Drawing,
        loader: Loader,
        reporter: Reporter,
        progress: ProgressLine,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__("selectionDock", translate("GeoPortfolio", "Selection"), parent)
        self._iface = iface
        self._session = session
        self._draft = draft
        self._areas = areas
        self._drawing = drawing
        self._loader = loader
        self._reporter = reporter
        self._progress = progress
        self._form_wanted = False
        self._loader.filters_wanted.connect(self.filters_wanted)
        self._loader.columns_wanted.connect(self.choose_columns)
        self._loader.repair_wanted.connect(self._drawing.repair)
        self._session.runner.busy_changed.connect(self._busy_changed)

    def make_body(self) -> None:
        """The form and the panel, with all that they show."""
        self.panel = SelectionPanel(_presets())
        self.form = ConnectionForm()
        self._pages = QStackedWidget()
        for page in (self.form, self.panel):
            self._pages.addWidget(_Scrolling(page))
        self.setWidget(self._pages)
        explain(self.panel, "index")
        self._connect_panel()
        self._connect_session()
        self._show_session()
        self._show_areas()
        self._show_what_runs()

    def open(self) -> None:
        """Come to the front; the first time, list the sources of the default connection."""
        self.come_forward()
        self._session.open()

    def new_connection(self) -> None:
        """Come to the front with the form of a new connection."""
        self.open()
        self._show_form(True)

    def choose_columns(self) -> None:
        """Let the analyst choose the columns of entries; nothing to choose from without a source."""
        described = self._session.described
        if described is None:
            return
        dialog = ColumnsDialog(described, self._draft.columns, self._draft.page_size, self)
        dialog.accepted.connect(lambda: self._take_columns(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_columns(self, dialog: ColumnsDialog) -> None:
        self._draft.set_columns(dialog.columns())
        self._draft.set_page_size(dialog.page_size())

    def _connect_panel(self) -> None:
        sources, areas, verbs = self.panel.sources, self.panel.areas, self.panel.verbs
        sources.connection_chosen.connect(self._session.use)
        sources.source_chosen.connect(self._session.choose)
        sources.reload_wanted.connect(self._session.reload)
        sources.new_connection_wanted.connect(lambda: self._show_form(True))
        sources.connections_page_wanted.connect(lambda: self._show_options(CONNECTIONS_PAGE))
        areas.polygon_wanted.connect(self._drawing.draw)
        areas.circles_wanted.connect(self._drawing.draw_circles)
        areas.use_wanted.connect(self._use)
        areas.radii_typed.connect(self._type_radii)
        areas.radius_toggled.connect(self._toggle_radius)
        areas.edit_wanted.connect(self._drawing.edit)
        areas.clear_wanted.connect(self._drawing.clear)
        self.panel.wishes.filters_wanted.connect(self.filters_wanted)
        self.panel.wishes.columns_wanted.connect(self.choose_columns)
        verbs.load_wanted.connect(self._loader.load)
        verbs.load_wanted.connect(lambda: self.panel.show_hint(""))
        verbs.csv_wanted.connect(self._loader.save_csv)
        verbs.command_wanted.connect(self._loader.copy_command)
        verbs.report_wanted.connect(self._reporter.pick)
        verbs.report_circles_wanted.connect(self._reporter.wishes.set_with_circles)
        verbs.report_version_wanted.connect(self._reporter.wishes.set_version)
        self._reporter.wishes.changed.connect(self._show_report_wishes)
        self.panel.progress.stop_wanted.connect(self._progress.stop)
        self.panel.progress.continue_wanted.connect(self._progress.go_on)

    def _type_radii(self, text: str) -> None:
        try:
            self._drawing.set_radii(lengths.parse_radii(text))
        except lengths.InvalidRadius as error:
            self.panel.areas.show_radii_problem(sentence(error))
        else:
            self._show_radii()

    def _toggle_radius(self, meters: float, wanted: bool) -> None:
        """A chip adds its radius or takes it away; the last one stays."""
        others = tuple(radius for radius in self._drawing.radii if radius != meters)
        if wanted or others:
            self._drawing.set_radii(tuple(sorted((*others, meters))) if wanted else others)
        self._show_radii()

    def _use(self, kind: str) -> None:
        """Take areas from where the menu says."""
        take = {
            "selected": self._drawing.use_selected,
            "layer": self._drawing.use_layer,
            "extent": self._drawing.use_extent,
            "paste": self._drawing.paste,
            "merge": self._drawing.merge,
        }
        take[kind]()

    def _connect_session(self) -> None:
        self.form.connect_requested.connect(self._session.connect_new)
        self._session.connecting.connect(self._show_connecting)
        self.form.options_requested.connect(self._show_options)
        self.form.way_back.clicked.connect(lambda: self._show_form(False))
        self._session.connected.connect(self.form.clear)
        self._session.connected.connect(lambda: self._show_form(False))
        self._session.connect_failed.connect(self._show_connect_failed)
        self._session.changed.connect(self._show_session)
        self._areas.changed.connect(self._show_areas)
        self._drawing.drawing_changed.connect(self._show_drawing)
        self._drawing.radii_changed.connect(self._show_radii)
        self._draft.changed.connect(self._show_wishes)
        self._reporter.picking_changed.connect(self.panel.verbs.report.setChecked)
        self._progress.text.connect(self.panel.progress.show_text)
        self._progress.asking.connect(self.panel.progress.show_asking)

    def _show_session(self) -> None:
        session = self._session
        names = session.connections.names()
        # An answer that comes late must not take the form from somebody who types.
        self._pages.setCurrentIndex(0 if self._form_wanted or not names else 1)
        self.form.way_back.setVisible(bool(names))
        self.panel.sources.show_connections(names, session.connection)
        self.panel.sources.show_sources(sorted(session.sources), session.source, self._status())
        self._show_wishes()
        self._show_report_wishes()
        self._show_ready()
        if session.sources and not QgsSettings().value(_HINT_SEEN, False, type=bool):
            QgsSettings().setValue(_HINT_SEEN, True)
            self.panel.show_hint(
                translate("GeoPortfolio", "1. Draw an area.\n2. Add filters.\n3. Load points.")
            )

    def _show_form(self, wanted: bool) -> None:
        self._form_wanted = wanted
        self._show_session()

    def _status(self) -> str:
        session = self._session
        if session.answered is None:
            return ""
        if not session.sources:
            return translate("GeoPortfolio", "The key has access to no source. Ask your provider.")
        time = moments.clock(session.answered)
        if not session.source:
            return counted(
                len(session.sources),
                "Choose the source. Answered {time}.",
                "Choose one of {count} sources. Answered {time}.",
                time=time,
            )
        return translate("GeoPortfolio", "Answered {time}").format(time=time)

    def _show_options(self, page: str) -> None:
        self._iface.showOptionsDialog(self._iface.mainWindow(), page)

    def _show_connect_failed(self, error: Exception, connection: str) -> None:
        if isinstance(error, KeyNotStored):
            self.form.offer_session_key()
        else:
            self.form.show_problem(sentence(error, About(connection)), is_riddle=isinstance(error, RIDDLES))

    def _show_connecting(self, busy: bool) -> None:
        self.form.set_busy(busy)
        if busy:
            self.panel.sources.status.setText(translate("GeoPortfolio", "Asking for the sources..."))

    def _show_wishes(self) -> None:
        described, draft = self._session.described, self._draft
        if described is None:
            self.panel.wishes.show_wishes("", "", False)
            return
        reading = self._session.reading
        filters = filter_words.sentence_of(
            draft.filters, self._session.version, reading, field_labels(described)
        )
        if draft.filters:
            filters = translate("GeoPortfolio", "Filters: {filters}").format(filters=filters)
        faults = Faults.among(draft.filters, described, (), self._session.version, reading)
        if faults.missing:
            filters = "\n".join((faults.required_text(), *((filters,) if draft.filters else ())))
        columns = translate("GeoPortfolio", "Columns for entries: those that the service gives")
        if draft.columns:
            columns = translate("GeoPortfolio", "Columns for entries: {count} of {all}").format(
                count=whole(len(draft.columns)), all=whole(len(described.columns))
            )
        self.panel.wishes.show_wishes(filters, columns, True)

    def _show_areas(self) -> None:
        self.panel.areas.show_areas(self._drawing.summary(), self._areas.count())
        self._show_radii()
        self._show_ready()

    def _show_radii(self) -> None:
        """Where circles are drawn or chosen: the radii that the next ones get."""
        radii = self._drawing.radii
        at_hand = self.panel.areas.circles.isChecked() or bool(self._areas.radii())
        self.panel.areas.show_radii(radii, lengths.radii_text(radii), at_hand)
        self._show_report_wishes()

    def _show_report_wishes(self) -> None:
        wishes = self._reporter.wishes
        circles = lengths.radii_text(self._drawing.radii)
        self.panel.verbs.show_report_wishes(wishes.kind, circles, wishes.with_circles, wishes.version)

    def _show_drawing(self, kind: str) -> None:
        self.panel.areas.show_tool(kind)
        self._show_radii()
        self.panel.show_hint(self._drawing.hint() if kind else "")

    def _show_what_runs(self) -> None:
        """What began before there was a body."""
        if self._drawing.kind:
            self._show_drawing(self._drawing.kind)
        self.panel.verbs.report.setChecked(self._reporter.is_picking)
        self._progress.tell_again()

    def _busy_changed(self) -> None:
        runner = self._session.runner
        is_idle = not any(runner.busy(lane) for lane in (loading.LANE, REPORT_LANE, accumulator.LANE))
        if is_idle:
            self._progress.rest()
        if self.is_made:
            if is_idle:
                self.panel.progress.show_text("")
            self._show_ready()

    def _show_ready(self) -> None:
        has_source = self._session.described is not None
        loading_now = self._session.runner.busy(loading.LANE)
        offers = has_source and self._session.described.accumulation_enabled
        self.panel.verbs.show_accumulation(
            translate("GeoPortfolio", "{source} does not offer accumulation.").format(
                source=self._session.source
            )
            if has_source and not offers
            else ""
        )
        self.panel.verbs.show_ready(
            loads=has_source and not loading_now,
            reports=has_source,
            accumulates=offers and not self._session.runner.busy(accumulator.LANE),
            has_area=self._areas.count() > 0,
        )


def _presets() -> tuple[tuple[float, str, str], ...]:
    """The radii that are one click away, with the reason for one where there is one."""
    tips = {200.0: translate("GeoPortfolio", "Solvency II fire radius")}
    return tuple((meters, lengths.format_length(meters), tips.get(meters, "")) for meters in lengths.PRESETS)


class _Scrolling(QScrollArea):
    """A page that scrolls on small screens, up and down only: it is never narrower than it needs."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        hint.setWidth(self.widget().minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint
