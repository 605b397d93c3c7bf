"""The section with the filters and the columns of records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget

from ...core.api.sources import Source, field_labels
from ...core.gis.text import filter_text
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from ..filters.faults import Faults
from ..widgets.controls import LabelWithButtons, button, line, show_text, text_label

if TYPE_CHECKING:
    from ..window.window import Window


class DraftSection(QWidget):
    """Two lines, each with a button to change it, if there is a source."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._filters = text_label("filtersLabel")
        edit_filters = button("editFiltersButton", "edit", tr("Edit"), tr("Open the Filters dock"))
        edit_filters.setAccessibleName(tr("Edit the filters"))
        edit_filters.clicked.connect(window.filters.open)
        self._columns = text_label("columnsLabel")
        edit_columns = button(
            "editColumnsButton",
            "edit",
            tr("Edit"),
            tr("Choose the columns of records, their order and the page size"),
        )
        edit_columns.setAccessibleName(tr("Edit the columns"))
        edit_columns.clicked.connect(window.selection.choose_columns)
        for label, edit in ((self._filters, edit_filters), (self._columns, edit_columns)):
            column.addWidget(LabelWithButtons(label, edit))
        column.addWidget(line())
        window.session.changed.connect(self.refresh)
        window.draft.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the filters and columns of the draft."""
        described = self._window.session.described
        show_text(self._filters, self._filters_text(described))
        show_text(self._columns, self._columns_text(described))
        self.setEnabled(described is not None)

    def _filters_text(self, described: Optional[Source]) -> str:
        draft, session = self._window.draft, self._window.session
        labels = field_labels(described) if described else {}
        text = filter_text.sentence_of(draft.filters, session.version, session.reading, labels)
        if draft.filters:
            text = tr("Filters: {filters}").format(filters=text)
        faults = Faults.among(draft.filters, described, (), session.version, session.reading)
        if not faults.missing:
            return text
        return "\n".join((faults.required_text(), *((text,) if draft.filters else ())))

    def _columns_text(self, described: Optional[Source]) -> str:
        chosen = self._window.draft.columns
        if not chosen or described is None:
            return tr("Record columns: service defaults")
        return tr("Record columns: {count} of {all}").format(
            count=whole(len(chosen)), all=whole(len(described.columns))
        )
