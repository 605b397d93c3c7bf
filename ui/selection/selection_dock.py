"""The panel *Selection*: the form of the first connection; then source, area, query and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtWidgets import QStackedWidget, QToolButton, QVBoxLayout, QWidget

from ...core.gis.connections.keys import KeyNotStored
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ..connections.connection_form import ConnectionForm
from ..help.buttons import explain
from ..reports.singles import LANE as REPORT_LANE
from ..widgets.controls import line, text_label
from ..widgets.scrolling import Scrolling
from ..window.docks import PanelDock, Part
from ..window.messages import DIAGNOSABLE
from ..window.progress_row import ProgressRow
from ..window.requests import ACCUMULATIONS, LOADS
from .action_section import ActionSection
from .area_section import AreaSection
from .columns_dialog import ColumnsDialog
from .draft_section import DraftSection
from .source_section import SourceSection

if TYPE_CHECKING:
    from ..window.progress import ProgressLine
    from ..window.window import Window

_HINT_SEEN = "geoportfolio/hintSeen"


class SelectionDock(PanelDock):
    """Shows the connection form if there is no connection or a new one is added; else the query."""

    panel: SelectionPanel = Part()
    form: ConnectionForm = Part()

    def __init__(self, window: Window) -> None:
        super().__init__("selectionDock", tr("Selection"))
        self._window = window
        self._is_form_wanted = False
        self._window.tasks.busy_changed.connect(self._busy_changed)

    def make_body(self) -> None:
        """Create the form and the query panel."""
        self.panel = SelectionPanel(self._window)
        self.form = ConnectionForm(self._window)
        self._pages = QStackedWidget()
        for page in (self.form, self.panel):
            self._pages.addWidget(Scrolling(page))
        self.setWidget(self._pages)
        explain(self.panel, "index")
        self._connect_form()
        self._window.session.changed.connect(self.refresh)
        self._window.drawing.drawing_changed.connect(self._show_tool)
        if self._window.drawing.kind:
            self._show_tool()
        self.refresh()

    def open(self) -> None:
        """Show the panel in front; the first time, list the sources of the default connection."""
        self.show_in_front()
        self._window.session.open()

    def press(self, name: str) -> None:
        """Show the panel and press the button of that object name; the panel shows what is missing."""
        self.open()
        self.panel.findChild(QToolButton, name).click()

    def new_connection(self) -> None:
        """Show the form of a new connection in front."""
        self.open()
        self.show_form(True)

    def choose_columns(self) -> None:
        """Let the user choose the columns of entries, if there is a source."""
        described = self._window.session.described
        if described is None:
            return
        dialog = ColumnsDialog(described, self._window.draft.columns, self._window.draft.page_size, self)
        dialog.accepted.connect(lambda: self._take_columns(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_columns(self, dialog: ColumnsDialog) -> None:
        self._window.draft.set_columns(dialog.columns())
        self._window.draft.set_page_size(dialog.page_size())

    def show_form(self, wanted: bool) -> None:
        """Show the form of a new connection, or the query; without a connection always the form."""
        self._is_form_wanted = wanted
        self.refresh()

    def refresh(self) -> None:
        """Show the form or the query, and a hint when sources are listed for the first time."""
        session, names = self._window.session, self._window.connections.names()
        # A late response must not replace the form while the user is typing.
        is_query_shown = bool(names) and not self._is_form_wanted
        had_focus = self.form.has_focus()
        self._pages.setCurrentIndex(1 if is_query_shown else 0)
        if is_query_shown and had_focus:
            # In the next event loop iteration it is enabled.
            QTimer.singleShot(0, self.panel.sources.source.setFocus)
        self.form.way_back.setVisible(bool(names))
        if session.sources and not QgsSettings().value(_HINT_SEEN, False, type=bool):
            QgsSettings().setValue(_HINT_SEEN, True)
            self.panel.show_hint(tr("1. Draw an area.\n2. Add filters.\n3. Load locations."))

    def _connect_form(self) -> None:
        form, session = self.form, self._window.session
        form.connect_requested.connect(session.connect_new)
        form.options_requested.connect(self._show_options)
        form.way_back.clicked.connect(lambda: self.show_form(False))
        session.connecting.connect(form.set_busy)
        session.connected.connect(form.clear)
        session.connected.connect(lambda: self.show_form(False))
        session.connect_failed.connect(self._show_connect_failed)

    def _show_options(self, page: str) -> None:
        self._window.iface.showOptionsDialog(self._window.iface.mainWindow(), page)

    def _show_connect_failed(self, error: Exception, connection: str) -> None:
        if isinstance(error, KeyNotStored):
            self.form.offer_session_key()
        else:
            self.form.show_problem(
                sentence(error, About(connection)), is_riddle=isinstance(error, DIAGNOSABLE)
            )

    def _show_tool(self) -> None:
        self.panel.show_hint(self._window.drawing.hint() if self._window.drawing.kind else "")

    def _busy_changed(self) -> None:
        runner = self._window.tasks
        is_idle = not any(runner.busy(lane) for lane in (LOADS, REPORT_LANE, ACCUMULATIONS))
        if is_idle:
            self._window.progress.rest()
            if self.is_made:
                self.panel.progress.show_text("")


class SelectionPanel(QWidget):
    """Connection, source, area, filters, columns and actions (ux: Arrangement)."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("selectionPanel")
        self.sources = SourceSection(window)
        self.areas = AreaSection(window)
        self.action_section = ActionSection(window)
        draft = DraftSection(window)
        self.progress = _progress(window.progress)
        self._hint = text_label("hintLabel")
        self._hint.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (
            self.sources,
            line(),
            self.areas,
            line(),
            draft,
            self.action_section,
            self.progress,
            self.areas.problem,
            self._hint,
        ):
            column.addWidget(part)
        column.addStretch(1)
        # After they were added, as a widget that is shown without a parent is a window.
        for section in (self.sources, self.areas, draft, self.action_section):
            section.refresh()
        window.progress.tell_again()

    def show_hint(self, text: str) -> None:
        """Show a hint for new users; empty: none."""
        self._hint.setText(text)
        self._hint.setVisible(bool(text))


def _progress(told: ProgressLine) -> ProgressRow:
    """Return the row with the progress of *told* and a stop button."""
    row = ProgressRow()
    told.text.connect(row.show_text)
    told.asking.connect(row.show_asking)
    row.stop_wanted.connect(told.stop)
    row.continue_wanted.connect(told.resume)
    return row
