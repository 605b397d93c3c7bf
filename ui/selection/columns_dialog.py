"""The dialog for the columns of records, their order, and the page size."""

from __future__ import annotations

from typing import Iterable, Optional

from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.parsing.records import place_names
from ...core.api.sources import Source
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import plural, whole
from ..help.buttons import add_help
from ..widgets.controls import number_box, plain_tip, steady_label
from ..widgets.tick_list import TickList

_LARGEST_PAGE = 100_000


class ColumnsDialog(QDialog):
    """Chooses and orders the provisioned columns of a source (spec 2.7).

    :param chosen: the ticked columns in order; the others follow in the order of the provision.
    :param page_size: entries per page, ``limit`` of spec 4.10; None: no paging.
    """

    def __init__(
        self,
        described: Source,
        chosen: Iterable[str],
        page_size: Optional[int],
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("columnsDialog")
        self.setWindowTitle(tr("Columns of {source}").format(source=described.id))
        self.resize(360, 480)
        self._search = QgsFilterLineEdit()
        self._search.setObjectName("columnsSearch")
        self._search.setPlaceholderText(tr("Find a column"))
        self._search.setAccessibleName(self._search.placeholderText())
        self.list = TickList("columnsList")
        self.list.setAccessibleName(tr("Columns"))
        self._search.textChanged.connect(self.list.show_only)
        self.list.setToolTip(tr("Drag columns to change their order"))
        self._fill(described, tuple(chosen))
        self.list.itemChanged.connect(self._count)
        self._counted = steady_label("columnsCountLabel", 2)
        self._told = steady_label("columnsPlaceLabel", 3)
        self._place = place_names(column.field for column in described.columns)
        column = QVBoxLayout(self)
        column.addWidget(self._search)
        column.addWidget(self.list, 1)
        column.addLayout(self._buttons())
        column.addWidget(self._counted)
        column.addWidget(self._told)
        if page_size is not None:
            column.addLayout(self._page_row(page_size))
        column.addWidget(self._ends())
        self._count()

    def columns(self) -> tuple[str, ...]:
        """Return the ticked columns in order; empty: the service's default."""
        return self.list.ticked()

    def page_size(self) -> int:
        """Return the entries per page."""
        return int(self._size.value())

    def _fill(self, described: Source, chosen: tuple[str, ...]) -> None:
        types = {column.field: column.type for column in described.columns}
        labels = {item.field: item.label for item in described.filters}
        ticked = dict.fromkeys(field for field in chosen if field in types)
        for field in (*ticked, *(field for field in types if field not in ticked)):
            label = labels.get(field, field)
            text = field if label == field else f"{field} ({label})"
            self.list.offer(field, text, field in ticked, plain_tip(types[field]))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, text, tip, do in (
            (
                "columnsAllButton",
                tr("Select &All"),
                tr("Tick all columns shown"),
                lambda: self.list.tick_shown(True),
            ),
            (
                "columnsNoneButton",
                tr("Select &None"),
                tr("Untick all columns shown"),
                lambda: self.list.tick_shown(False),
            ),
            ("columnsUpButton", tr("&Up"), tr("Move the selected columns up"), lambda: self.list.shift(-1)),
            (
                "columnsDownButton",
                tr("&Down"),
                tr("Move the selected columns down"),
                lambda: self.list.shift(1),
            ),
        ):
            button = QPushButton(text)
            button.setObjectName(name)
            button.setToolTip(tip)
            button.setAutoDefault(False)
            button.clicked.connect(do)
            row.addWidget(button)
        return row

    def _page_row(self, page_size: int) -> QHBoxLayout:
        self._size = number_box("pageSizeBox", _LARGEST_PAGE)
        self._size.setValue(page_size)
        self._size.setToolTip(
            tr("Records per request. A service may return fewer; pages then become as small.")
        )
        label = QLabel(tr("Records p&er page"))
        label.setBuddy(self._size)
        row = QHBoxLayout()
        row.addWidget(label, 1)
        row.addWidget(self._size)
        return row

    def _ends(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        add_help(box, self, "loading")
        return box

    def _count(self, *_: object) -> None:
        self._tell_place()
        ticked = len(self.columns())
        self._counted.setText(
            plural(self.list.count(), "{count} of {all} column", "{count} of {all} columns").format(
                count=whole(ticked), all=whole(self.list.count())
            )
            if ticked
            else tr("None chosen: service defaults.")
        )

    def _tell_place(self) -> None:
        """Show that the columns with the coordinates are always requested."""
        columns = self.columns()
        left_out = self._place is not None and bool(columns) and not set(self._place) <= set(columns)
        told = tr("{latitude} and {longitude} are always requested, to show the records on the map.")
        self._told.setText(told.format(latitude=self._place[0], longitude=self._place[1]) if left_out else "")
