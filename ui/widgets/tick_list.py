"""A checkable list that can be reordered by mouse and keyboard."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QItemSelectionModel, Qt
from qgis.PyQt.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

_KEY = Qt.ItemDataRole.UserRole


class TickList(QListWidget):
    """Checkable entries with a key; dragging and :meth:`shift` change their order."""

    def __init__(self, name: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)

    def offer(self, key: str, text: str, ticked: bool, tip: str = "") -> QListWidgetItem:
        """Add an entry at the end; *tip* may be markup (``controls.tip_of``)."""
        item = QListWidgetItem(text)
        item.setData(_KEY, key)
        item.setToolTip(tip)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self.addItem(item)
        return item

    def rows(self) -> list[QListWidgetItem]:
        """Return all entries in order."""
        return [self.item(row) for row in range(self.count())]

    def ticked(self) -> tuple[str, ...]:
        """Return the keys of ticked entries in order."""
        return tuple(key_of(item) for item in self.rows() if is_ticked(item))

    def show_only(self, text: str) -> None:
        """Hide all entries that do not contain *text*."""
        wanted = text.casefold()
        for item in self.rows():
            item.setHidden(wanted not in item.text().casefold())

    def tick_shown(self, on: bool) -> None:
        """Tick or untick the visible entries."""
        for item in self.rows():
            if not item.isHidden():
                item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def shift(self, step: int) -> None:
        """Move the selected entries past the next visible one; entries at the end stay."""
        chosen = self.selectedItems()
        current = self.currentItem()
        for item in sorted(chosen, key=self.row, reverse=step > 0):
            row = self.row(item)
            target = row + step
            while 0 <= target < self.count() and self.item(target).isHidden():
                target += step
            if 0 <= target < self.count() and self.item(target) not in chosen:
                self.insertItem(target, self.takeItem(row))
        for item in chosen:
            item.setSelected(True)
        if current is not None:
            self.setCurrentItem(current, QItemSelectionModel.SelectionFlag.NoUpdate)


def key_of(item: QListWidgetItem) -> str:
    """Return the key of *item*."""
    return item.data(_KEY)


def is_ticked(item: QListWidgetItem) -> bool:
    """Return whether *item* is ticked."""
    return item.checkState() == Qt.CheckState.Checked
