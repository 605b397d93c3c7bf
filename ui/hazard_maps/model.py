"""The maps of a service as a checkable tree, and its search filter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Collection, Iterator, Optional, Sequence

from qgis.PyQt.QtCore import (
    QModelIndex,
    QObject,
    QSignalBlocker,
    QSortFilterProxyModel,
    Qt,
    pyqtSignal,
)
from qgis.PyQt.QtGui import QFont, QStandardItem, QStandardItemModel

from ...core.gis.hazard_maps.catalog import FeatureType, MapCatalog, MapLayer
from ...core.gis.hazard_maps.layers import Chosen
from ...core.gis.text.languages import tr
from ..widgets.controls import add_row, tip_of
from ..widgets.icons import icon
from .map_texts import title_of

TITLE, STATE = range(2)
_ENTRY = Qt.ItemDataRole.UserRole + 1
_Path = tuple[str, ...]


@dataclass
class Entry:
    """A map or feature type, and what to add of it.

    :param layer: the map; None: features without a map.
    :param features: its feature type in the WFS.
    :param is_ticked: whether to add the map, or the features if there is no map.
    :param is_on_map: whether it is already in the project.
    """

    layer: Optional[MapLayer]
    features: Optional[FeatureType]
    is_ticked: bool = False
    with_features: bool = False
    style: str = ""
    is_on_map: bool = False

    def __post_init__(self) -> None:
        self.words = _words_of(self.layer, self.features)
        """The text to search."""

    def chosen(self) -> Optional[Chosen]:
        """Return what to add; None: nothing."""
        if self.layer is None:
            return Chosen(None, self.features) if self.is_ticked else None
        features = self.features if self.with_features else None
        if self.is_ticked:
            return Chosen(self.layer, features, self.style)
        return Chosen(None, features) if features else None

    def alone(self) -> Chosen:
        """Return what to add if nothing is ticked and this is the current row."""
        if self.layer is None:
            return Chosen(None, self.features)
        return Chosen(self.layer, None, self.style)


class MapsModel(QStandardItemModel):
    """Rows in the groups of the service; features without a map are in a separate group."""

    choice_changed = pyqtSignal()
    """Emitted when ticks or choices change."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._items: dict[int, QStandardItem] = {}
        self._bold = QFont()
        self._bold.setBold(True)

    def fill(self, catalog: MapCatalog) -> None:
        """Show *catalog*, with nothing ticked."""
        self.clear()
        # A reset, as FoundMaps would filter the whole group again for each row.
        self.beginResetModel()
        with QSignalBlocker(self):
            self._show_catalog(catalog)
        self.endResetModel()
        self.choice_changed.emit()

    def entries(self) -> list[Entry]:
        """Return all entries in the order of the service."""
        return list(self._entries)

    def chosen(self) -> tuple[Chosen, ...]:
        """Return what to add, in the order of the service."""
        return tuple(filter(None, (entry.chosen() for entry in self._entries)))

    def mark(self, there: Collection[tuple[bool, str]]) -> None:
        """Mark the entries that are on the map.

        :param there: pairs of whether it is a map or features, and its name.
        """
        for entry in self._entries:
            name = (entry.layer or entry.features).name
            self._change(entry, is_on_map=(entry.layer is not None, name) in there)

    def untick_all(self) -> None:
        """Untick everything."""
        self.set_choice(*self._entries, is_ticked=False, with_features=False)

    def ticked_entries(self) -> list[tuple[Entry, bool, bool]]:
        """Return the ticked entries for :meth:`tick_again`: the map, and its features."""
        entries = ((entry, entry.is_ticked, entry.with_features) for entry in self._entries)
        return [each for each in entries if each[1] or each[2]]

    def tick_again(
        self, ticked: Sequence[tuple[Entry, bool, bool]], on_map: Collection[tuple[bool, str]]
    ) -> None:
        """Tick the layers that were not added and are still offered.

        :param on_map: the added layers, as for :meth:`mark`.
        """
        for entry, is_ticked, with_features in ticked:
            if id(entry) not in self._items:
                continue
            own = (entry.layer is not None, (entry.layer or entry.features).name)
            if is_ticked and own not in on_map:
                self.set_choice(entry, is_ticked=True)
            if with_features and (False, entry.features.name) not in on_map:
                self.set_choice(entry, with_features=True)

    def set_choice(self, *entries: Entry, **changes: Any) -> None:
        """Change *entries*: is_ticked, with_features or style."""
        if sum(self._change(entry, **changes) for entry in entries):
            self.choice_changed.emit()

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of an entry, or the stored data of other rows."""
        entry = entry_at(index) if role in _READ else None
        if entry is not None:
            return _READ[role](self, entry, index.column())
        return super().data(index, role)

    def setData(self, index: QModelIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Toggle the tick; a view always requests the opposite state."""
        entry = entry_at(index)
        if role == Qt.ItemDataRole.CheckStateRole and entry is not None:
            self.set_choice(entry, is_ticked=not entry.is_ticked)
            return True
        return super().setData(index, value, role)

    def _change(self, entry: Entry, **changes: Any) -> bool:
        """Apply *changes* to *entry*; return whether anything changed."""
        if all(getattr(entry, name) == value for name, value in changes.items()):
            return False
        for name, value in changes.items():
            setattr(entry, name, value)
        index = self._items[id(entry)].index()
        self.dataChanged.emit(index, index.siblingAtColumn(STATE))
        return True

    def _show_catalog(self, catalog: MapCatalog) -> None:
        self.setColumnCount(STATE + 1)
        self._entries.clear()
        self._items.clear()
        self._places: dict[_Path, QStandardItem] = {}
        types = {each.name: each for each in catalog.features}
        for layer in catalog.maps:
            item = self._add(self._group(layer.group), Entry(layer, types.get(layer.feature_type)))
            if layer.is_group:
                self._places[(*layer.group, layer.title or layer.name)] = item
        shown = {layer.feature_type for layer in catalog.maps}
        alone = [each for each in catalog.features if each.name not in shown]
        if alone:
            title = tr("Features without a map")
            parent = self._new_group(self.invisibleRootItem(), title)
            for each in alone:
                self._add(parent, Entry(None, each))

    def _group(self, path: _Path) -> QStandardItem:
        if not path:
            return self.invisibleRootItem()
        if path not in self._places:
            self._places[path] = self._new_group(self._group(path[:-1]), path[-1])
        return self._places[path]

    def _new_group(self, parent: QStandardItem, title: str) -> QStandardItem:
        item = QStandardItem(icon("/mActionFolder.svg"), title)
        item.setToolTip(tip_of(title))
        item.setEditable(False)
        add_row(parent, (item, _plain("")))
        return item

    def _add(self, parent: QStandardItem, entry: Entry) -> QStandardItem:
        item, state = _plain(title_of(entry.layer or entry.features)), _plain("")
        item.setIcon(icon(_icon_of(entry)))
        item.setCheckable(True)
        for each in (item, state):
            each.setData(entry, _ENTRY)
        add_row(parent, (item, state))
        self._entries.append(entry)
        self._items[id(entry)] = item
        return item

    def _font(self, entry: Entry, _column: int) -> Optional[QFont]:
        # In a dark theme, checked boxes differ only in color.
        return self._bold if entry.is_ticked or entry.with_features else None

    def _state(self, entry: Entry, column: int) -> Any:
        return state_text(entry) if column == STATE else title_of(entry.layer or entry.features)

    def _tick(self, entry: Entry, column: int) -> Optional[Qt.CheckState]:
        if column != TITLE:
            return None
        return Qt.CheckState.Checked if entry.is_ticked else Qt.CheckState.Unchecked

    def _tip(self, entry: Entry, _column: int) -> str:
        offered = entry.layer or entry.features
        return tip_of("\n".join(filter(None, (title_of(offered), offered.abstract))))


_READ: dict[int, Callable[[MapsModel, Entry, int], Any]] = {
    Qt.ItemDataRole.DisplayRole: MapsModel._state,
    Qt.ItemDataRole.CheckStateRole: MapsModel._tick,
    Qt.ItemDataRole.FontRole: MapsModel._font,
    Qt.ItemDataRole.ToolTipRole: MapsModel._tip,
}


class FoundMaps(QSortFilterProxyModel):
    """Filters rows whose title, name, abstract or group contains all typed words."""

    def __init__(self, source: MapsModel, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setRecursiveFilteringEnabled(True)
        self.setSourceModel(source)

    def search(self, text: str) -> None:
        """Filter by all words in *text*."""
        self._words = tuple(text.casefold().split())
        self.invalidateFilter()

    def filterAcceptsRow(self, row: int, parent: QModelIndex) -> bool:
        """Return whether the row contains the words."""
        entry = entry_at(self.sourceModel().index(row, TITLE, parent))
        return not self._words if entry is None else self.finds(entry)

    def finds(self, entry: Entry) -> bool:
        """Return whether *entry* itself matches; a group may be shown because of its content."""
        return all(word in entry.words for word in self._words)

    def found(self, below: Optional[QModelIndex] = None) -> Iterator[QModelIndex]:
        """Yield the matching rows from the top, or those *below* a row."""
        below = below or QModelIndex()
        pending = [self.index(row, TITLE, below) for row in reversed(range(self.rowCount(below)))]
        while pending:
            index = pending.pop()
            entry = entry_at(index)
            if entry is not None and self.finds(entry):
                yield index
            pending.extend(self.index(row, TITLE, index) for row in reversed(range(self.rowCount(index))))


def entry_at(index: QModelIndex) -> Optional[Entry]:
    """Return the entry at *index*; None for a group."""
    found = index.siblingAtColumn(TITLE).data(_ENTRY) if index.isValid() else None
    return found if isinstance(found, Entry) else None


def state_text(entry: Entry) -> str:
    """Return the status of a row, in addition to its title."""
    features = tr("as features") if entry.with_features else ""
    on_map = tr("on the map") if entry.is_on_map else ""
    return ", ".join(filter(None, (on_map, features)))


def _words_of(layer: Optional[MapLayer], features: Optional[FeatureType]) -> str:
    offered = [each for each in (layer, features) if each is not None]
    parts = [part for each in offered for part in (each.title, each.name, each.abstract)]
    return "\n".join((*parts, *(layer.group if layer else ()))).casefold()


def _icon_of(entry: Entry) -> str:
    if entry.layer is None:
        return "/mIconVector.svg"
    return "/mActionFolder.svg" if entry.layer.is_group else "/mIconRaster.svg"


def _plain(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    return item
