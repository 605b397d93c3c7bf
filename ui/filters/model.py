"""The filters as a Qt item model, which edits the frozen value that is sent."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Iterable, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
    pyqtSignal,
)

from ...core.api import filters as filter_tree
from ...core.api.filters import Filters
from ...core.gis.compat import QUndoStack
from . import edits, moves
from .moves import Direction
from .nodes import Node, Path
from .rows import FIELD, MEANING, Fault, RowWords, header_text

translate = QCoreApplication.translate

MIME = "application/x-geoportfolio-filters"


class FilterModel(QAbstractItemModel):
    """One row a filter, one below another where they nest; columns field, value, meaning of the value.

    Every edit is a command on :attr:`stack`. :attr:`changed` comes once an edit, after it.
    """

    changed = pyqtSignal()

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.root = Node()
        self.nests = True
        """Whether filters may lie below others: V2."""
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(self._edited)
        self._nodes: dict[int, Node] = {}
        self._words = RowWords()
        self._last: Filters = ()

    def filters(self) -> Filters:
        """The tree as it is sent."""
        return self.root.filters()

    def set_filters(self, filters: Filters) -> None:
        """Show *filters* of another source or query; what was done before can't be taken back then."""
        if filters == self.filters():
            return
        self.stack.clear()
        self.reset([Node.of(item) for item in filters])
        self._edited()

    def describe(
        self,
        labels: Mapping[str, str],
        required: Iterable[str],
        meanings: Mapping[str, Mapping[str, str]],
    ) -> None:
        """How rows are told: field to label, the required fields, and field to value to label."""
        self._words = RowWords(labels, frozenset(required), meanings, self._words.fault)
        self.refresh()

    def show_faults(self, fault: Fault) -> None:
        """Tell what is wrong at the rows."""
        self._words = replace(self._words, fault=fault)
        self.refresh()

    def refresh(self) -> None:
        """Let the views ask again for what every row tells."""
        for node in self.root.everything():
            if node.children:
                parent = self.index_of(node)
                last = self.index(len(node.children) - 1, MEANING, parent)
                self.dataChanged.emit(self.index(0, FIELD, parent), last)

    # Edits, each of them one step of undo

    def add(self, parent: QModelIndex, row: int, filters: Filters) -> list[QModelIndex]:
        """Insert *filters* side by side below *parent* (none: at the top), from *row* on (-1: behind all)."""
        node = self.node(parent)
        row = len(node.children) if row < 0 else row
        nodes = [Node.of(item) for item in filters]
        if nodes:
            text = translate("GeoPortfolio", "add filters")
            self.stack.push(edits.Insert(self, text, node.path, row, nodes))
        return [self.index_of(each) for each in nodes]

    def remove(self, indexes: Sequence[QModelIndex]) -> None:
        """Remove these filters with all that is below them."""
        # From the last to the first, so that the places of the others stay right.
        chosen = moves.topmost(self.nodes(indexes))[::-1]
        if chosen:
            with edits.one_step(self.stack, translate("GeoPortfolio", "remove filters")) as text:
                for parent, first, number in moves.runs(chosen):
                    self.stack.push(edits.Remove(self, text, parent.path, first, number))

    def change(self, index: QModelIndex, field: str, value: str) -> None:
        """Let a filter ask for another value; what is below stays."""
        node = self.node(index)
        if (node.field, node.value) != (field, value):
            text = translate("GeoPortfolio", "change a filter")
            self.stack.push(edits.Change(self, text, node.path, field, value))

    def choose(self, index: QModelIndex, values: Sequence[str]) -> None:
        """Let the filter and those of its field side by side with it stand for *values*, and no others.

        The filter itself takes a new value rather than go, so that what is below it stays.
        """
        node = self.node(index)
        group = self.side_by_side(node)
        held = {each.value for each in group}
        new = [value for value in dict.fromkeys(values) if value not in held]
        wanted = set(values)
        gone = [each for each in group if each.value not in wanted]
        if not (new or gone):
            return
        with edits.one_step(self.stack, translate("GeoPortfolio", "choose values")):
            if node in gone and new:
                gone.remove(node)
                self.change(self.index_of(node), node.field, new.pop(0))
            added = tuple(filter_tree.Filter(node.field, value) for value in new)
            self.add(self.index_of(node.parent), group[-1].row + 1, added)
            self.remove([self.index_of(each) for each in gone])

    def shift(self, indexes: Sequence[QModelIndex], direction: Direction) -> None:
        """Move these filters one place up, down, in (below the one before) or out (behind their parent)."""
        nodes = self.nodes(indexes)
        if moves.can_shift(nodes, direction, self.nests):
            with edits.one_step(self.stack, translate("GeoPortfolio", "move filters")) as text:
                for node, parent, row in moves.shifted(nodes, direction, self.nests):
                    self._push_move(text, node, parent, row)

    def can_shift(self, indexes: Sequence[QModelIndex], direction: Direction) -> bool:
        """Whether :meth:`shift` would move anything."""
        return moves.can_shift(self.nodes(indexes), direction, self.nests)

    def place(self, indexes: Sequence[QModelIndex], parent: QModelIndex, row: int) -> bool:
        """Move these filters below *parent* before the one at *row* (-1: behind all).

        False, and nothing moves, when *parent* is one of them or below one.
        """
        target, chosen = self.node(parent), moves.topmost(self.nodes(indexes))
        if target in chosen or any(above in chosen for above in target.above()):
            return False
        dragged = {each.id for each in chosen}
        left = [each for each in target.children if each.id not in dragged]
        behind = [each for each in target.children[row:] if each.id not in dragged] if row >= 0 else []
        at = len(left) - len(behind)
        if [*left[:at], *chosen, *left[at:]] == target.children:
            return False
        with edits.one_step(self.stack, translate("GeoPortfolio", "move filters")) as text:
            for node in chosen:
                others = [each for each in target.children if each is not node]
                place = others.index(behind[0]) if behind else len(others)
                self._push_move(text, node, target, place)
        return True

    def replace(self, filters: Filters, text: str = "") -> None:
        """Put *filters* in place of all."""
        if filters != self.filters():
            text = text or translate("GeoPortfolio", "replace all filters")
            self.stack.push(edits.Replace(self, text, filters))

    # What the commands do

    def put(self, parent: Path, row: int, nodes: list[Node]) -> None:
        """Take *nodes* in and tell the views."""
        home = self.root.at(parent)
        self.beginInsertRows(self.index_of(home), row, row + len(nodes) - 1)
        home.insert(row, nodes)
        self._know(nodes)
        self.endInsertRows()

    def take(self, parent: Path, row: int, number: int) -> list[Node]:
        """Let nodes go and tell the views."""
        home = self.root.at(parent)
        self.beginRemoveRows(self.index_of(home), row, row + number - 1)
        taken = home.take(row, number)
        for node in taken:
            for each in node.everything():
                del self._nodes[each.id]
        self.endRemoveRows()
        return taken

    def move(self, source: Path, parent: Path, row: int) -> None:
        """Move the node at *source* to *row* of *parent*, both as they are without it."""
        node = self.root.at(source)
        home = node.parent
        home.take(source[-1])
        target = self.root.at(parent)
        home.insert(source[-1], [node])
        behind = row + 1 if target is home and row > source[-1] else row
        if not self.beginMoveRows(self.index_of(home), source[-1], source[-1], self.index_of(target), behind):
            return
        home.take(source[-1])
        target.insert(row, [node])
        self.endMoveRows()

    def write(self, path: Path, field: str, value: str) -> None:
        """Give the node at *path* its field and value."""
        node = self.root.at(path)
        node.field, node.value = field, value
        self.dataChanged.emit(self.index_of(node), self.index_of(node, MEANING))

    def reset(self, nodes: Iterable[Node]) -> None:
        """Put *nodes* in place of all."""
        self.beginResetModel()
        self.root.take(0, len(self.root.children))
        self.root.insert(0, nodes)
        self._nodes.clear()
        self._know(self.root.children)
        self.endResetModel()

    # Nodes and indexes

    def node(self, index: QModelIndex) -> Node:
        """The node of *index*; the root for none."""
        return self._nodes.get(index.internalId(), self.root) if index.isValid() else self.root

    def nodes(self, indexes: Iterable[QModelIndex]) -> list[Node]:
        """The nodes of *indexes*, each once, in the order in which they are seen."""
        found = {node.id: node for node in map(self.node, indexes) if node is not self.root}
        return sorted(found.values(), key=lambda node: node.path)

    def index_of(self, node: Node, column: int = FIELD) -> QModelIndex:
        """The index of *node*; an invalid one for the root."""
        return self.createIndex(node.row, column, node.id) if node.parent else QModelIndex()

    def side_by_side(self, node: Node) -> list[Node]:
        """*node* and those of its field beside it that have nothing below them."""
        return [
            each
            for each in node.parent.children
            if each is node or (each.field == node.field and not each.children)
        ]

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: QModelIndex = QModelIndex()) -> QModelIndex:  # noqa: B008
        """The index of a place."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, self.node(parent).children[row].id)

    def parent(self, index: QModelIndex) -> QModelIndex:
        """The index of the filter above."""
        above = self.node(index).parent
        return self.index_of(above) if above is not None else QModelIndex()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        """How many filters lie below *parent*."""
        return len(self.node(parent).children) if parent.column() <= 0 else 0

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Field, value, meaning."""
        return MEANING + 1

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row tells."""
        return self._words.data(self.node(index), index.column(), role) if index.isValid() else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return header_text(section)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Rows can be dragged; in V2 also onto one another."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled if self.nests else flags

    def supportedDropActions(self) -> Qt.DropAction:
        """Filters move; JSON from elsewhere is copied."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Our own rows alone."""
        return [MIME]

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        """The places of the rows that are dragged."""
        data = QMimeData()
        paths = [node.path for node in self.nodes(indexes)]
        data.setData(MIME, json.dumps([id(self), paths]).encode())
        return data

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: QModelIndex
    ) -> bool:
        """Rows of this tree, in V1 only to the top level."""
        return self._dragged(data) != [] and (self.nests or not parent.isValid())

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: QModelIndex
    ) -> bool:
        """Move what was dropped. Always False: True would let the view remove the rows that were dragged."""
        if self.canDropMimeData(data, action, row, column, parent):
            self.place(self._dragged(data), parent.siblingAtColumn(FIELD), row)
        return False

    def _dragged(self, data: QMimeData) -> list[QModelIndex]:
        if not data.hasFormat(MIME):
            return []
        owner, paths = json.loads(bytes(data.data(MIME)).decode())
        return [self.index_of(self.root.at(tuple(path))) for path in paths] if owner == id(self) else []

    def _know(self, nodes: Iterable[Node]) -> None:
        for node in nodes:
            for each in node.everything():
                self._nodes[each.id] = each

    def _push_move(self, text: str, node: Node, parent: Node, row: int) -> None:
        if node.parent is parent and node.row == row:
            return
        source = node.path
        home = node.parent
        home.take(source[-1])
        target = parent.path
        home.insert(source[-1], [node])
        self.stack.push(edits.Move(self, text, source, target, row))

    def _edited(self) -> None:
        now = self.filters()
        if now != self._last:
            self._last = now
            self.changed.emit()
