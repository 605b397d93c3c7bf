"""The portfolio page: a search whose result is shown in a table before it is added to the map."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Mapping, Optional

from qgis.PyQt.QtCore import QLocale, QObject

from ...core.api import Query
from ...core.api.config import V2
from ...core.api.errors import Cancelled, InvalidFilters
from ...core.api.filters import Filters, flat_only
from ...core.api.portfolio_requests import LONG_ADDRESS, v1_search_request
from ...core.api.query import SEARCH_ENTRIES, SEARCH_POINTS
from ...core.api.sources import field_labels, missing_filters
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results.result import Result, rows_text
from ...core.gis.text.error_messages import sentence
from ...core.gis.text.filter_text import filters_text
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from ..areas.canvas import zoom_to
from ..results.showing import show_result
from ..widgets.controls import plain_tip
from ..window.requests import LOADS
from .filter_rows import fields_of
from .portfolio_panel import PortfolioPanel
from .result_table import MOST_SHOWN, Rows, first_rows, position_of

if TYPE_CHECKING:
    from ..window.window import Window

ROWS = "search_rows"


class PortfolioPage(QObject):
    """Searches the selected source, without an area, with a flat list of filters."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._verb = SEARCH_ENTRIES
        self._searching = self._stopped = False
        self._result: Optional[Result] = None
        self._project: Optional[JobProject] = None
        self._on_map = False
        self._shown: Any = None
        self._kept: dict[tuple[str, str], Filters] = {}
        self.panel = panel = PortfolioPanel()
        panel.verb_chosen.connect(self._take_verb)
        panel.search_wanted.connect(self.search)
        panel.stop_wanted.connect(self.stop)
        panel.filters_wanted.connect(self.take_filters)
        panel.add_wanted.connect(self.add_to_map)
        panel.row_activated.connect(self._show_row)
        panel.rows.changed.connect(self._rows_changed)
        window.session.changed.connect(self._show_session)
        window.tasks.busy_changed.connect(self._show_busy)
        window.draft.changed.connect(self._show_columns)
        self._show_session()

    @property
    def result(self) -> Optional[Result]:
        """Return the last result, or None."""
        return self._result

    def search(self) -> None:
        """Search with the filters in the rows; if that is not possible, show why."""
        session = self._window.session
        if session.described is None or self._fault():
            return
        unfinished = self.panel.rows.unfinished()
        if unfinished:
            self._say(tr("Enter a value for {field}, or remove the field.").format(field=unfinished))
            return
        missing = missing_filters(session.described, self.panel.rows.filters())
        if missing:
            self._say(
                tr("{source} requires a filter on {label}. Add it as a field.").format(
                    source=session.source, label=missing[0].label or missing[0].field
                )
            )
            return
        if self._window.requests.is_busy(LOADS):
            return
        self._stopped = False
        project = JobProject()
        self._searching = self._window.loader.run(
            self._query(), then=partial(self._arrived, project), project=project
        )
        self._show_busy()

    def stop(self) -> None:
        """Stop the search and keep the partial result."""
        self._stopped = True
        self._window.loader.stop()

    def take_filters(self) -> None:
        """Copy the filters of the panel *Filters*, as a flat list."""
        filters = self._window.draft.filters
        try:
            flat_only(filters, "a search")
        except InvalidFilters:
            self._say(
                tr(
                    "A search does not support nested filters: {filters}. Move them out in the Filters "
                    "dock, or load them in an area instead."
                ).format(filters=filters_text(filters, self._labels()))
            )
            return
        if not filters:
            self._say(tr("There are no current filters."))
            return
        self._say("")
        self.panel.rows.set_filters(filters)

    def add_to_map(self) -> None:
        """Add the result as a layer."""
        result = self._result
        if result is not None and result.stored is not None and not self._on_map:
            show_result(self._window, self._project, result, partial(self._added, result))

    def _added(self, result: Result, _layer: object) -> None:
        self._on_map = True
        self.panel.add.setEnabled(False)
        self._window.messages.done(
            tr("{rows} added to the map. Open the table with F6.").format(rows=rows_text(result))
        )

    def close(self) -> None:
        """Release the result and cancel tasks, as the panel is deleted with its dock."""
        self._drop_result()
        self.deleteLater()

    def _query(self) -> Query:
        return replace(self._window.draft.query(self._verb), filters=self.panel.rows.filters())

    def _arrived(self, project: JobProject, result: Result) -> None:
        self._drop_result()
        self._project, self._result, self._on_map = project, result, False
        self._window.loader.loaded.emit(result)
        if result.error is not None and not isinstance(result.error, Cancelled):
            self._window.messages.log(result.error)
        self._say(self._result_text(result))
        if result.stored is None:
            return
        self.panel.add.setEnabled(True)
        path = result.stored.path
        self._window.tasks.start(
            tr("Read the search result"),
            lambda _monitor: first_rows(path),
            lambda rows: self._show_rows(result, rows),
            lambda error: self._window.messages.problem(error, result.about),
            lane=ROWS,
        )

    def _labels(self) -> Mapping[str, str]:
        described = self._window.session.described
        return field_labels(described) if described is not None else {}

    def _result_text(self, result: Result) -> str:
        asked = result.query
        if result.stored is None and not result.complete:
            return _stopped_text()
        if result.stored is None and not asked.filters:
            return tr("{source} is empty for this API key.").format(source=asked.source)
        if result.stored is None:
            return tr("No data of {source} with {filters}. Remove a field, or check its value.").format(
                source=asked.source, filters=filters_text(asked.filters, result.aliases)
            )
        parts = [
            tr("{source}: {rows}, {seconds} s.").format(
                source=asked.source,
                rows=rows_text(result),
                seconds=QLocale().toString(max(result.seconds, 0.1), "f", 1),
            )
        ]
        if result.count > MOST_SHOWN:
            parts.append(
                tr("Showing the first {shown} of {count}.").format(
                    shown=whole(MOST_SHOWN), count=whole(result.count)
                )
            )
        if not result.complete:
            parts.append(tr("Incomplete."))
            parts.append(sentence(result.error, result.about))
        if not result.stored.geometry_count:
            parts.append(tr("They have no position: added as a table."))
        return " ".join(parts)

    def _show_rows(self, result: Result, rows: Rows) -> None:
        if result is self._result:
            self.panel.model.show(rows, result.aliases)
            self.panel.table.resizeColumnsToContents()

    def _show_row(self, row: int) -> None:
        place = position_of(self.panel.model.record(row))
        if place is None:
            self._say(tr("This row has no position."))
            return
        zoom_to(self._window.iface.mapCanvas(), *place)

    def _drop_result(self) -> None:
        self._window.tasks.drop(ROWS)
        result, self._result = self._result, None
        self.panel.model.show(Rows(), {})
        self.panel.add.setEnabled(False)
        if result is not None and result.stored is not None and not self._on_map:
            # The file may be used by a layer that was added from the history.
            self._window.loader.let_go(result.stored.path)

    def _take_verb(self, verb: str) -> None:
        self._verb = verb
        self._show_columns()
        self._show_busy()

    def _show_session(self) -> None:
        session = self._window.session
        self.panel.show_source(session.source, self._verb)
        shown = (session.connection, session.source, session.described)
        if shown != self._shown:
            self._shown = shown
            result = self._result
            # The result of another source must not be shown under the name of this one.
            if result and session.source and shown[:2] != (result.connection, result.query.source):
                self._drop_result()
                self._say("")
            fields = fields_of(session.described) if session.described else ()
            self.panel.rows.setEnabled(bool(fields))
            self.panel.rows.offer(fields, self._kept.get(shown[:2], ()))
        self._show_columns()
        self._show_busy()

    def _rows_changed(self) -> None:
        if self._shown and self._shown[2] is not None:
            self._kept[self._shown[:2]] = self.panel.rows.filters()
        self._show_warning()

    def _show_columns(self) -> None:
        columns = self._window.draft.columns
        described = self._window.session.described
        if columns and described:
            text = tr("Columns: {count} of {all}").format(
                count=whole(len(columns)), all=whole(len(described.columns))
            )
        else:
            text = tr("Columns: service defaults")
        self.panel.columns.setText(text)
        otherwise = tr("Choose the record columns in the Selection dock")
        self.panel.columns.setToolTip(plain_tip(", ".join(columns) or otherwise))
        self._show_warning()

    def _show_warning(self) -> None:
        self.panel.show_warning(self._warning() if self._window.session.described else "")

    def _fault(self) -> str:
        """Return why the search is not possible, or ``""``."""
        if self._verb == SEARCH_POINTS and self._window.session.version != V2:
            return tr("V1 has no location search. Search records, or set the connection to V2.")
        return ""

    def _warning(self) -> str:
        filters = self.panel.rows.filters()
        if self._fault():
            return self._fault()
        if not filters:
            return tr("Without a field, the whole source is loaded.")
        if self._window.session.version == V2:
            return ""
        field, count = Counter(item.field for item in filters).most_common(1)[0]
        if count > 1:
            return tr("Two values of {field}: V1 combines filters with AND, so this finds nothing.").format(
                field=field
            )
        request = v1_search_request(self._window.session.source, filters, self._window.draft.columns)
        length = len(self._window.session.base_url) + len(request.path())
        if length <= LONG_ADDRESS:
            return ""
        return tr(
            "In V1 a search is sent in the URL, which is {length} characters long; a service may refuse "
            "more than {limit}. Use fewer fields or columns, or set the connection to V2."
        ).format(length=whole(length), limit=whole(LONG_ADDRESS))

    def _show_busy(self) -> None:
        busy = self._searching and self._window.tasks.busy(LOADS)
        if busy:
            self._say(tr("Searching {source}…").format(source=self._window.session.source))
        elif self._searching:
            self._searching = False
            # A task that was stopped before it started has no result.
            self._say(_stopped_text() if self._stopped else "")
        self.panel.show_busy(busy, self._window.session.described is not None and not self._fault())

    def _say(self, text: str) -> None:
        self.panel.say(text)


def _stopped_text() -> str:
    return tr("Stopped before the first row.")
