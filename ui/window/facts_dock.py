"""A dock of what is known about one place: field, value, a line to find something, Copy."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping, Optional

from qgis.core import QgsApplication
from qgis.gui import QgsDockWidget, QgsFilterLineEdit
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QSortFilterProxyModel, Qt
from qgis.PyQt.QtGui import QKeySequence, QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.storage.columns import text_of
from ...core.gis.storage.spreadsheet_text import pasted
from ..help.buttons import with_help
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, selectable_label, text_label, tip_of
from ..widgets.whole_cells import WholeCells

translate = QCoreApplication.translate

_WIDTH = 300
_FIELD_WIDTH = 120
_STEP = " \u203a "


def rows_of(attributes: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Field and value of each attribute; what is nested has its path as field, a list of plain values is one.

    Values are written whole: no digit of a number is lost.
    """
    for name, value in attributes.items():
        path = f"{above}{_STEP}{name}" if above else str(name)
        if isinstance(value, dict) and value:
            yield from rows_of(value, path)
        elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
            yield from rows_of({str(number): item for number, item in enumerate(value, 1)}, path)
        elif isinstance(value, list):
            yield path, ", ".join(text_of(item) or "" for item in value)
        else:
            yield path, "" if value == {} else text_of(value) or ""


def as_table(rows: Iterable[tuple[str, ...]]) -> str:
    """*rows* as a spreadsheet takes them; what breaks a line inside a cell becomes a space."""
    return "\n".join("\t".join(map(pasted, row)) for row in rows)


class FactsDock(QgsDockWidget):
    """Heading, status, a line that finds, a view of fields and values, and Copy.

    A subclass lays out what it has beside them, fills ``rows``, and says what is copied.

    :param name: of the parts, as in ``<name>Heading``, ``<name>Filter``, ``<name>CopyButton``.
    :param view: shows ``shown``, the part of ``rows`` that the line finds.
    """

    def __init__(
        self, title: str, name: str, view: QAbstractItemView, parent: Optional[QWidget] = None
    ) -> None:
        super().__init__(title, parent)
        self.setMinimumWidth(_WIDTH)
        self.view = view
        self.rows = QStandardItemModel(0, 2, self)
        self.shown = _Found(self)
        self.shown.setSourceModel(self.rows)
        self.heading = selectable_label(f"{name}Heading")
        self.status = text_label(f"{name}Status")
        self.line = self._filter_line(name)
        self.copy_button = self._copy_button(name)
        self._prepare_view()

    def say(self, text: str) -> None:
        """A sentence in place of facts."""
        self.status.setText(text)
        self.status.setVisible(bool(text))

    def copied_text(self) -> str:
        """The selected rows, or all that are shown, as a spreadsheet takes them."""
        raise NotImplementedError

    def copy(self) -> None:
        """Put :meth:`copied_text` on the clipboard."""
        QgsApplication.clipboard().setText(self.copied_text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Copy rows, not the one cell that Qt would, and before QGIS takes the keys for its features."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if watched is not self.view or event.type() not in kinds:
            return super().eventFilter(watched, event)
        if not event.matches(QKeySequence.StandardKey.Copy):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress:
            self.copy()
        event.accept()
        return True

    def lay_out(self, *parts: Any) -> None:
        """Put *parts*, widgets and layouts, one below the other, the view with all the room that is left."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(6, 6, 6, 6)
        buttons = CompactRow()
        buttons.add(self.copy_button)
        last = with_help(buttons, "enrichment", self)
        for part in (*parts, self.line, self.status, self.view, last):
            (column.addLayout if isinstance(part, QLayout) else column.addWidget)(part)
        column.setStretchFactor(self.view, 1)
        page.setFocusProxy(self.view)
        self.setWidget(page)

    def _prepare_view(self) -> None:
        self.rows.setHorizontalHeaderLabels(
            [translate("GeoPortfolio", "Field"), translate("GeoPortfolio", "Value")]
        )
        view = self.view
        view.setModel(self.shown)
        view.setItemDelegate(WholeCells(view))
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setAlternatingRowColors(True)
        view.setTabKeyNavigation(False)
        view.installEventFilter(self)

    def prepare_header(self, header: QHeaderView, indentation: int = 0) -> None:
        """The header of the view's columns: the first as wide as somebody makes it, the second the rest."""
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.resizeSection(0, _FIELD_WIDTH + indentation)

    def _filter_line(self, name: str) -> QgsFilterLineEdit:
        line = QgsFilterLineEdit()
        line.setObjectName(f"{name}Filter")
        line.setShowSearchIcon(True)
        line.setPlaceholderText(translate("GeoPortfolio", "Find a field or a value"))
        line.setAccessibleName(line.placeholderText())
        line.textChanged.connect(self.shown.setFilterFixedString)
        return line

    def _copy_button(self, name: str) -> QToolButton:
        made = button(
            f"{name}CopyButton",
            "/mActionEditCopy.svg",
            translate("GeoPortfolio", "&Copy"),
            translate("GeoPortfolio", "Copy the selected rows, or all of them, as a table"),
        )
        made.clicked.connect(self.copy)
        made.setEnabled(False)
        return made


class _Found(QSortFilterProxyModel):
    """The rows that hold the text that is looked for, with what is above and below them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setFilterKeyColumn(-1)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setRecursiveFilteringEnabled(True)

    def filterAcceptsRow(self, row: int, above: QModelIndex) -> bool:
        """Whether this row holds the text, or one that it belongs to."""
        if super().filterAcceptsRow(row, above):
            return True
        return above.isValid() and self.filterAcceptsRow(above.row(), above.parent())


def fact_row(field: str, value: str) -> list[QStandardItem]:
    """A row to be read, with its texts as tooltips too."""
    items = [QStandardItem(field), QStandardItem(value)]
    for item in items:
        item.setEditable(False)
        item.setToolTip(tip_of(item.text()))
    return items
