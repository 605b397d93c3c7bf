"""Facts about a position: fields and values in groups, with search and copying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Mapping, Sequence

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from qgis.PyQt.QtGui import QKeySequence, QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTreeView

from ...core.gis.storage.columns import text_of
from ...core.gis.text.languages import tr
from ...core.gis.text.spreadsheet_text import pasted
from ..widgets.controls import add_row, tip_of
from ..widgets.whole_cells import WholeCells

_TITLE = int(Qt.ItemDataRole.UserRole)
_FIELD_WIDTH = 120
_INDENTATION = 14
_LOWEST = 110
_STEP = " \u203a "


@dataclass(frozen=True)
class Group:
    """The facts of one source or hazard layer.

    :param title: the name of the source or layer.
    :param state: a word or number beside it, or empty.
    :param rows: fields and values.
    :param problem: the error message, or empty.
    """

    title: str
    state: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    problem: str = ""


def rows_of(attributes: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Yield field and value of each attribute; nested ones have their path as field; a list of plain values
    is one value.

    Values are exact, with all digits.
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
    """Return *rows* as tab-separated text; line breaks in cells become spaces."""
    return "\n".join("\t".join(map(pasted, row)) for row in rows)


class FactsTree(QTreeView):
    """Expanded groups of facts; Ctrl+C copies the selected rows, or all, as a table."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.rows = QStandardItemModel(0, 2, self)
        self.rows.setHorizontalHeaderLabels([tr("Field"), tr("Value")])
        self.shown = _Found(self)
        self.shown.setSourceModel(self.rows)
        self.setModel(self.shown)
        self.setItemDelegate(_Wrapping(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setIndentation(_INDENTATION)
        self.setMinimumHeight(_LOWEST)
        self._prepare_header(self.header())

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show *groups*; the search text is kept."""
        self.rows.setRowCount(0)
        for group in groups:
            add_row(self.rows.invisibleRootItem(), _group_row(group))
        self._open_all()
        if groups:
            # The cursor is at the first group, with nothing selected, so that Copy copies everything.
            self.selectionModel().setCurrentIndex(
                self.shown.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def sizeHint(self) -> QSize:
        """Return a size for a few rows; the tree takes the remaining space and scrolls."""
        return QSize(super().sizeHint().width(), _LOWEST)

    def show_found(self, text: str) -> None:
        """Show only the rows with *text*, with their parents and children."""
        self.shown.setFilterFixedString(text)
        self._open_all()

    def is_empty(self) -> bool:
        """Return whether there are no facts."""
        return self.rows.rowCount() == 0

    def all_rows(self) -> Iterator[tuple[str, str, str]]:
        """Return group, field and value of all visible rows."""
        return self._copied([])

    def event(self, event: QEvent) -> bool:
        """Copy rows, instead of a single cell as Qt does, and before QGIS handles the key."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not event.matches(QKeySequence.StandardKey.Copy):
            return super().event(event)
        if event.type() == QEvent.Type.KeyPress:
            rows = self._copied(self.selectionModel().selectedRows())
            QgsApplication.clipboard().setText(as_table(rows))
        event.accept()
        return True

    def _copied(self, chosen: list[QModelIndex]) -> Iterator[tuple[str, str, str]]:
        for group in self._indexes(QModelIndex()):
            whole_group = not chosen or group in chosen
            title, state = group.data(_TITLE), group.siblingAtColumn(1).data()
            if whole_group and (state or not self.shown.hasChildren(group)):
                yield title, "", state
            for fact in self._indexes(group):
                if whole_group or fact in chosen:
                    yield title, fact.data(), fact.siblingAtColumn(1).data()

    def _indexes(self, above: QModelIndex) -> Iterator[QModelIndex]:
        for row in range(self.shown.rowCount(above)):
            yield self.shown.index(row, 0, above)

    def _open_all(self) -> None:
        """Expand the groups, with titles across both columns, as layer names are long."""
        self.expandAll()
        for row in range(self.shown.rowCount()):
            self.setFirstColumnSpanned(row, QModelIndex(), True)

    def _prepare_header(self, header: QHeaderView) -> None:
        """Make the first column resizable; the second one takes the rest."""
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.resizeSection(0, _FIELD_WIDTH + 2 * _INDENTATION)
        header.sectionResized.connect(lambda *_: self.scheduleDelayedItemsLayout())


class _Found(QSortFilterProxyModel):
    """Filters rows by the search text, with their parents and children."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setFilterKeyColumn(-1)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setRecursiveFilteringEnabled(True)

    def filterAcceptsRow(self, row: int, above: QModelIndex) -> bool:
        """Return whether this row or one of its parents contains the text."""
        if super().filterAcceptsRow(row, above):
            return True
        return above.isValid() and self.filterAcceptsRow(above.row(), above.parent())


class _Wrapping(WholeCells):
    """Fits row heights to wrapped text, which QTreeView would cut off."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        tree = self.parent()
        group = not index.parent().isValid()
        width = tree.viewport().width() if group else tree.columnWidth(index.column())
        if index.column() == 0:
            width -= tree.indentation() * (1 if group else 2)
        in_width = QStyleOptionViewItem(option)
        in_width.rect = QRect(0, 0, max(width, 1), 1)
        return super().sizeHint(in_width, index)


def _group_row(group: Group) -> list[QStandardItem]:
    text = group.title
    if group.state:
        text = tr("{layer}: {state}").format(layer=group.title, state=group.state)
    name, state = _fact_row(text, group.state)
    font = name.font()
    font.setBold(True)
    name.setFont(font)
    name.setData(group.title, _TITLE)
    if group.problem:
        name.setToolTip(tip_of(group.problem))
    for row in group.rows:
        add_row(name, _fact_row(*row))
    return [name, state]


def _fact_row(field: str, value: str) -> list[QStandardItem]:
    """Return the items of a read-only row, with its texts as tooltips."""
    items = [QStandardItem(field), QStandardItem(value)]
    for item in items:
        item.setEditable(False)
        item.setToolTip(tip_of(item.text()))
    return items
