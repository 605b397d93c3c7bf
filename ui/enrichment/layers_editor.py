"""Edit the list of hazard layers of a connection, with suggestions from the map service."""

from __future__ import annotations

from functools import partial
from typing import Callable, Iterable, Optional, Sequence

from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtCore import QEvent, QObject, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.enrichment import layer_lists
from ...core.gis.enrichment.layer_lists import ListedLayer
from ...core.gis.hazard_maps.catalog import FEATURES, RASTER, MapLayer
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, whole
from ..help.buttons import add_help
from ..widgets.compact_row import CompactRow
from ..widgets.controls import button, menu_of, show_text, steady_label, text_label, tip_of
from ..widgets.tick_list import TickList, is_ticked, key_of

Suggest = Callable[[Callable[[Sequence[MapLayer]], None], Callable[[str], None]], None]
"""Requests the layers of the map service, with callbacks (on_done(layers), on_problem(message)); returns
immediately."""

_MAYBE = Qt.ItemDataRole.UserRole + 1
_MANY = 12
"""The number of entries from which a search line is shown."""


class LayersEditor(QWidget):
    """The hazard layers of one connection, which the service does not list.

    :param connection: the connection of the list; ``""``: an unsaved list.
    :param chosen: the ticked names; None: those of the connection's list.
    :param suggest: requests suggestions of the map service; None: not available.
    """

    changed = pyqtSignal()
    """Emitted when the ticked names or their order change."""

    def __init__(
        self,
        connection: str,
        chosen: Optional[Iterable[str]] = None,
        suggest: Optional[Suggest] = None,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("layersEditor")
        self._connection = connection
        self._suggest = suggest
        self._told: tuple[str, ...] = ()
        self.list = TickList("layersList")
        self.status = steady_label("layersStatus", 2)
        self._lay_out()
        self._fill(layer_lists.listed(connection), None if chosen is None else tuple(chosen))
        model = self.list.model()
        for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            signal.connect(self._listen)
        self.list.itemSelectionChanged.connect(self._show_ready)
        self._listen()

    def chosen(self) -> tuple[str, ...]:
        """Return the ticked names, in order."""
        return self.list.ticked()

    def save(self) -> None:
        """Save the list with its connection, without unticked suggestions."""
        if self._connection:
            layer_lists.save(
                self._connection,
                (
                    ListedLayer(key_of(item), is_ticked(item))
                    for item in self.list.rows()
                    if is_ticked(item) or not item.data(_MAYBE)
                ),
            )

    def add(self, text: str) -> None:
        """Add the names in *text* to the list, ticked; existing ones are ticked."""
        known = {key_of(item): item for item in self.list.rows()}
        for name in layer_lists.names_in(text):
            item = known.get(name) or self._offer(name, True)
            item.setCheckState(Qt.CheckState.Checked)
            item.setHidden(False)
            self.list.setCurrentItem(item)
            self.list.scrollToItem(item)

    def show_suggestions(self, layers: Sequence[MapLayer]) -> None:
        """Offer layers of the map service that are not in the list; they may not be available for
        enrichment."""
        known = {key_of(item) for item in self.list.rows()}
        new = [layer for layer in layers if layer.name not in known]
        for layer in new:
            self._offer(layer.name, False, _tip(layer), maybe=True)
        self._suggest_button.setEnabled(True)
        self._say(
            counted(
                len(new),
                "1 new name from the map service. The service may not offer it for points: tick it and try.",
                "{count} new names from the map service. The service may not offer them for points: tick "
                "one and try.",
            )
            if new
            else tr("The map service has no other layers.")
        )

    def show_problem(self, text: str) -> None:
        """Show why there are no suggestions."""
        self._suggest_button.setEnabled(True)
        self._say(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove the selection with Delete; add the typed name with Enter, which keeps the dialog open."""
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.list and event.key() == Qt.Key.Key_Delete:
            self._remove()
            return True
        if watched is self.line and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            typed = bool(self.line.text().strip())
            self._add_typed()
            return typed
        return super().eventFilter(watched, event)

    def _fill(self, layers: tuple[ListedLayer, ...], chosen: Optional[tuple[str, ...]]) -> None:
        """Show the list, with ticked ones first if they differ from the stored list."""
        own = tuple(layer.name for layer in layers if layer.ticked)
        if chosen is not None and chosen != own:
            others = (layer.name for layer in layers if layer.name not in chosen)
            layers = tuple(ListedLayer(name, name in chosen) for name in dict.fromkeys((*chosen, *others)))
        for layer in layers:
            self._offer(layer.name, layer.ticked)

    def _offer(self, name: str, ticked: bool, title: str = "", maybe: bool = False) -> QListWidgetItem:
        text = tr("{layer} (maybe)").format(layer=name) if maybe else name
        item = self.list.offer(name, text, ticked, tip_of(title or name))
        item.setData(_MAYBE, maybe)
        return item

    def _listen(self, *_: object) -> None:
        self._show_ready()
        if self.chosen() != self._told:
            self._told = self.chosen()
            self.changed.emit()

    def _show_ready(self) -> None:
        count, chosen = self.list.count(), len(self.chosen())
        selected = bool(self.list.selectedItems())
        for each in (self._up, self._down, self._removal):
            each.setEnabled(selected)
        self._find.setVisible(count > _MANY or bool(self._find.text()))
        self._counted.setText(
            plural(count, "{count} of {all} layer", "{count} of {all} layers").format(
                count=whole(chosen), all=whole(count)
            )
            if count
            else tr("The service does not list its layers. Enter the names from your provider.")
        )
        self._show_recent()

    def _show_recent(self) -> None:
        """Offer recent names that are not in the list in the menu of *Add*."""
        known = {key_of(item) for item in self.list.rows()}
        names = [name for name in layer_lists.recent(self._connection) if name not in known]
        self._recent.clear()
        for name in names:
            action = self._recent.addAction(name.replace("&", "&&"))
            action.triggered.connect(partial(_call, self.add, name))
        mode = QToolButton.ToolButtonPopupMode
        self._add.setMenu(self._recent if names else None)
        self._add.setPopupMode(mode.MenuButtonPopup if names else mode.DelayedPopup)

    def _add_typed(self) -> None:
        self.add(self.line.text())
        self.line.clear()

    def _remove(self) -> None:
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))

    def _ask(self) -> None:
        self._suggest_button.setEnabled(False)
        self._say(tr("Requesting…"))
        self._suggest(self.show_suggestions, self.show_problem)

    def _say(self, text: str) -> None:
        show_text(self.status, text)

    def _lay_out(self) -> None:
        self.list.setAccessibleName(tr("Layers"))
        self.list.installEventFilter(self)
        self._counted = text_label("layersCountLabel")
        self._find = QgsFilterLineEdit()
        self._find.setObjectName("layersFilter")
        self._find.setShowSearchIcon(True)
        self._find.setPlaceholderText(tr("Find a layer"))
        self._find.setAccessibleName(self._find.placeholderText())
        self._find.textChanged.connect(self.list.show_only)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._line_row())
        for widget in (self._find, self.list, self._counted, self._buttons(), self.status):
            column.addWidget(widget)
        column.setStretchFactor(self.list, 1)

    def _line_row(self) -> QHBoxLayout:
        self.line = QgsFilterLineEdit()
        self.line.setObjectName("layerNameLine")
        self.line.setPlaceholderText(tr("Name of a layer"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.setToolTip(tr("The name in the service; separate several with commas. Press Enter to add."))
        self.line.installEventFilter(self)
        self._add = button(
            "addLayerButton",
            "/symbologyAdd.svg",
            tr("A&dd"),
            tr("Add the typed name; the arrow has recently used names"),
        )
        self._recent = menu_of(self._add, QToolButton.ToolButtonPopupMode.DelayedPopup)
        self._recent.setObjectName("recentLayersMenu")
        self._add.clicked.connect(self._add_typed)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self._add)
        return row

    def _buttons(self) -> QWidget:
        order = CompactRow()
        self._removal = button(
            "removeLayerButton",
            "/symbologyRemove.svg",
            tr("&Remove"),
            tr("Remove the selected layers from the list (Delete)"),
        )
        self._up = button(
            "layerUpButton", "/mActionArrowUp.svg", tr("&Up"), tr("Move the selected layers up")
        )
        self._down = button(
            "layerDownButton", "/mActionArrowDown.svg", tr("Do&wn"), tr("Move the selected layers down")
        )
        self._suggest_button = button(
            "suggestLayersButton",
            "/mIconWms.svg",
            tr("&Suggest from Map Service"),
            tr("Suggest the names of the map layers"),
        )
        self._removal.clicked.connect(self._remove)
        self._up.clicked.connect(lambda: self.list.shift(-1))
        self._down.clicked.connect(lambda: self.list.shift(1))
        self._suggest_button.clicked.connect(self._ask)
        for each in (self._removal, self._up, self._down):
            order.add(each)
        self._suggest_button.setVisible(self._suggest is not None)
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(order)
        column.addWidget(self._suggest_button, 0, Qt.AlignmentFlag.AlignLeading)
        return both


def _tip(layer: MapLayer) -> str:
    """Return the title of a layer of the map service, and its kind of data, if known."""
    title = layer.title or layer.name
    kinds = {
        FEATURES: tr("{title} (vector source)"),
        RASTER: tr("{title} (a raster)"),
    }
    return kinds.get(layer.kind, "{title}").format(title=title)


class LayersDialog(QDialog):
    """:class:`LayersEditor` in a dialog; OK saves the list with its connection."""

    def __init__(
        self,
        connection: str,
        chosen: Optional[Iterable[str]] = None,
        suggest: Optional[Suggest] = None,
        parent: Optional[QWidget] = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("layersDialog")
        self.setWindowTitle(
            tr("Hazard layers of {connection}").format(connection=connection)
            if connection
            else tr("Hazard layers")
        )
        self.resize(360, 420)
        self.editor = LayersEditor(connection, chosen, suggest, self)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("layersDialogButtons")
        add_help(box, self, "enrichment")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.editor, 1)
        column.addWidget(box)
        for each in box.findChildren(QPushButton):
            each.setAutoDefault(False)
        self.editor.line.setFocus()

    def chosen(self) -> tuple[str, ...]:
        """Return the ticked names, in order."""
        return self.editor.chosen()

    def accept(self) -> None:
        """Save the list, including a typed name that was not added yet."""
        self.editor.add(self.editor.line.text())
        self.editor.save()
        super().accept()


def _call(do: Callable[[str], None], name: str, _checked: bool = False) -> None:
    do(name)
