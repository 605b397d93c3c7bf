"""The window for searching, inspecting and choosing maps of a service."""

from __future__ import annotations

from functools import partial
from typing import Callable, Collection, Optional, Sequence

from qgis.gui import QgsFilterLineEdit, QgsGui
from qgis.PyQt.QtCore import QEvent, QModelIndex, QObject, Qt, pyqtSignal
from qgis.PyQt.QtGui import QImage
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QAction,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.hazard_maps.catalog import MapCatalog
from ...core.gis.hazard_maps.layers import Chosen
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, whole
from ..help.buttons import help_button
from ..widgets.controls import button, show_text, tab_through, text_label
from ..window.messages import Step
from ..window.progress_row import ProgressRow
from .details import Details
from .message_page import MessagePage
from .model import STATE, TITLE, Entry, FoundMaps, MapsModel, entry_at

_SIZE = (760, 540)
_ROOM_ON_ADD = 10
"""The reserved width of the button in characters, so that its size does not change."""
_ALL_OPEN = 60
"""The most rows for which all groups are expanded."""


class MapPicker(QDialog):
    """Shows the maps of one connection; its controller requests them and adds the chosen ones."""

    add_wanted = pyqtSignal(object)
    """Emitted with the :class:`Chosen` to add, in the order of the service."""
    connection_chosen = pyqtSignal(str)
    reload_wanted = pyqtSignal()
    legend_wanted = pyqtSignal(str, str)
    """Emitted with the selected layer and style, for :meth:`show_legend`."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("mapPicker")
        self.setWindowTitle(tr("Add Hazard Maps"))
        self.resize(*_SIZE)
        self.model = MapsModel(self)
        self.found = FoundMaps(self.model, self)
        self.message_page = MessagePage()
        self.progress = ProgressRow()
        self.details = Details()
        self._lay_out()
        self.add.setDefault(True)
        self._connect()
        self.show_message("")
        QgsGui.enableAutoGeometryRestore(self, "geoportfolio/mapPicker")

    def show_connections(self, names: Sequence[str], current: str) -> None:
        """Offer *names*; a single one is not shown as a choice."""
        self.connection.blockSignals(True)
        self.connection.clear()
        self.connection.addItems(names)
        self.connection.setCurrentIndex(self.connection.findText(current))
        self.connection.blockSignals(False)
        for widget in (self.connection, self._connection_label):
            widget.setVisible(len(names) > 1)

    def show_message(self, text: str, *steps: Step, busy: bool = False) -> None:
        """Show *text* in place of maps, with the next steps.

        :param busy: whether the maps are being loaded.
        """
        self.message_page.show_text(text, steps, busy)
        # Buttons that are created later would be last in the tab order.
        tab_through(*self.message_page.buttons, self.add, self._close)
        self._pages.setCurrentWidget(self.message_page)
        self.reload.setEnabled(not busy and bool(self.connection.count()))
        self.note.hide()
        self._counted.setText("")
        self._show_ready()

    def show_catalog(self, catalog: MapCatalog, note: str = "") -> None:
        """Show the maps of *catalog*.

        :param note: a note, for example that its features are not available.
        """
        self.model.fill(catalog)
        header = self.tree.header()
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.ResizeToContents)
        show_text(self.note, note)
        self.note.setVisible(bool(note))
        self.reload.setEnabled(True)
        self._pages.setCurrentWidget(self._chooser)
        self._search(self.find.text())
        self.find.setFocus()

    def show_on_map(self, there: Collection[tuple[bool, str]]) -> None:
        """Mark the layers that are already on the map, as :meth:`MapsModel.mark`."""
        self.model.mark(there)

    def say(self, text: str) -> None:
        """Show the outcome of adding, as the window may cover the message bar."""
        self._counted.setText(text)

    def show_legend(self, layer: str, style: str, image: Optional[QImage]) -> None:
        """Show the legend of *layer* if it is still selected."""
        entry = self.current()
        if entry is None or entry.layer is None or (layer, style) != (entry.layer.name, entry.style):
            return
        self.details.show_legend(image, "" if image is not None else tr("The service returned no legend."))

    def look_again(self) -> None:
        """Request the legend of the current row again."""
        self._show_current()

    def current(self) -> Optional[Entry]:
        """Return the current entry; None for a group or no row."""
        return entry_at(self.tree.currentIndex())

    def chosen(self) -> tuple[Chosen, ...]:
        """Return the checked layers; without one, the current row."""
        if self._pages.currentWidget() is not self._chooser:
            return ()
        current = self.current()
        return self.model.chosen() or ((current.alone(),) if current else ())

    def accept(self) -> None:
        """Add the chosen maps on Enter or *Add*; the window stays open."""
        chosen = self.chosen()
        if chosen and self.add.isEnabled():
            self.add_wanted.emit(chosen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from the search to its matches with Down."""
        if watched is self.find and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down:
            self.tree.setFocus()
            return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.find.textChanged.connect(self._search)
        self.find.installEventFilter(self)
        self.model.choice_changed.connect(self._choice_changed)
        self.tree.selectionModel().currentChanged.connect(self._show_current)
        # The keys of the tree act on the column with the ticks.
        self.tree.clicked.connect(lambda index: self.tree.setCurrentIndex(index.siblingAtColumn(TITLE)))
        self.tree.doubleClicked.connect(self._add_one)
        self.connection.currentTextChanged.connect(self.connection_chosen)
        self.reload.clicked.connect(self.reload_wanted)
        self.details.style_chosen.connect(self._choose_style)
        self.details.features_wanted.connect(self._want_features)
        self.add.clicked.connect(self.accept)

    def _search(self, text: str) -> None:
        self.found.search(text)
        found = list(self.found.found())
        if text.strip() or len(self.model.entries()) <= _ALL_OPEN:
            self.tree.expandAll()
        else:
            self.tree.collapseAll()
            self.tree.setExpanded(self.found.index(0, TITLE), self.found.rowCount() == 1)
        current = self.current()
        if found and (current is None or not self.found.finds(current)):
            # A whole group is rarely intended.
            self.tree.setCurrentIndex(next((each for each in found if not _is_group(each)), found[0]))
        self._show_current()
        self.details.widget().setVisible(bool(found))
        self._count(len(found))

    def _count(self, found: int) -> None:
        count = len(self.model.entries())
        if found == count:
            text = ""
        elif found:
            text = counted(found, "1 of {all} found", "{count} of {all} found", all=whole(count))
        else:
            text = tr("No matching maps among {all}. Try fewer words.").format(all=whole(count))
        self._counted.setText(text)

    def _show_current(self, *_: QModelIndex) -> None:
        entry, index = self.current(), self.tree.currentIndex()
        self.details.show_entry(entry, "" if entry else index.siblingAtColumn(TITLE).data() or "")
        if entry is not None and entry.layer is not None:
            self.details.show_legend(None, tr("Loading the legend…"))
            self.legend_wanted.emit(entry.layer.name, entry.style)
        self._show_ready()

    def _choose_style(self, style: str) -> None:
        entry = self.current()
        if entry is not None and entry.layer is not None:
            # The first style is the service's default, which needs no name.
            self.model.set_choice(entry, style="" if style == entry.layer.styles[0].name else style)
            self._show_current()

    def _tick_below(self) -> None:
        """Tick the visible layers of a group, but no group layer in it, which would add them twice."""
        below = self.tree.currentIndex().siblingAtColumn(TITLE)
        found = [each for each in self.found.found(below) if not _is_group(each)]
        self.model.set_choice(*map(entry_at, found), is_ticked=True)

    def _want_features(self, wanted: bool) -> None:
        entry = self.current()
        if entry is not None:
            self.model.set_choice(entry, with_features=wanted)

    def _add_one(self, index: QModelIndex) -> None:
        entry = entry_at(index)
        if entry is not None and not _is_group(index) and self.add.isEnabled():
            self.add_wanted.emit((entry.alone(),))

    def _choice_changed(self) -> None:
        entry = self.current()
        self.details.features.setChecked(bool(entry and entry.with_features))
        self._show_ready()

    def _show_ready(self) -> None:
        chosen = self.chosen()
        listed = self.model.chosen() if chosen else ()
        ticked = sum((each.layer is not None) + (each.features is not None) for each in listed)
        text = tr("&Add")
        if ticked:
            text = counted(ticked, "&Add 1 Layer", "&Add {count} Layers")
        self.add.setText(text)
        self.add.setEnabled(bool(chosen))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addLayout(self._head())
        self._chooser = self._halves()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.message_page)
        self._pages.addWidget(self._chooser)
        column.addWidget(self._pages, 1)
        self.note = text_label("mapNote")
        self.note.hide()
        column.addWidget(self.note)
        column.addWidget(self.progress)
        column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        self.find = QgsFilterLineEdit()
        self.find.setObjectName("mapFindLine")
        self.find.setShowSearchIcon(True)
        self.find.setPlaceholderText(tr("Search by title, name or description"))
        self.find.setAccessibleName(self.find.placeholderText())
        self.connection = QComboBox()
        self.connection.setObjectName("mapConnectionCombo")
        self._connection_label = QLabel(tr("Co&nnection"))
        self._connection_label.setBuddy(self.connection)
        self.reload = button("mapReloadButton", "refresh", tr("&Reload"), tr("Reload the list of maps"))
        row = QHBoxLayout()
        row.addWidget(self.find, 1)
        for widget in (self._connection_label, self.connection, self.reload):
            row.addWidget(widget)
        row.addWidget(help_button("maps", self))
        return row

    def _halves(self) -> QSplitter:
        self.tree = QTreeView()
        self.tree.setObjectName("mapTree")
        self.tree.setAccessibleName(tr("Maps of the service"))
        self.tree.setModel(self.found)
        self.tree.setHeaderHidden(True)
        self.tree.header().setStretchLastSection(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setAllColumnsShowFocus(True)
        self.tree.setExpandsOnDoubleClick(True)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for name, text, do in (
            ("mapTickBelowAction", tr("&Tick All in Group"), self._tick_below),
            ("mapTickNoneAction", tr("&Untick All"), self.model.untick_all),
        ):
            action = QAction(text, self.tree)
            action.setObjectName(name)
            action.triggered.connect(partial(_call, do))
            self.tree.addAction(action)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setObjectName("mapHalves")
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.tree)
        halves.addWidget(self.details)
        halves.setStretchFactor(0, 1)
        halves.setSizes([_SIZE[0] - 320, 320])
        return halves

    def _foot(self) -> QHBoxLayout:
        self._counted = text_label("mapCountLabel")
        self.add = QPushButton()
        self.add.setObjectName("mapAddButton")
        self.add.setToolTip(tr("Add the ticked maps, or else the selected one, to the group Hazard"))
        self.add.setMinimumWidth(self.add.fontMetrics().horizontalAdvance("m" * _ROOM_ON_ADD))
        self._close = QPushButton(tr("&Close"))
        self._close.setObjectName("mapCloseButton")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._counted, 1)
        row.addWidget(self.add)
        row.addWidget(self._close)
        return row


def _is_group(index: QModelIndex) -> bool:
    entry = entry_at(index)
    return entry is not None and entry.layer is not None and entry.layer.is_group


def _call(do: Callable[[], None], _checked: bool = False) -> None:
    do()
