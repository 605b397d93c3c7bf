"""Runs inside QGIS and answers questions about what is on the screen.

It changes nothing but the view of the map. QGIS executes this file before it loads a plugin
(``PYQGIS_STARTUP``), so a plugin that does not load is seen too. It listens on a free port of loopback,
whose number it writes to the file that ``GEOPORTFOLIO_PROBE`` names. A question is a line of JSON with
``ask`` and the details of the function of that name in ``QUESTIONS``; the reply is a line with ``answer``,
or ``missing`` (what was looked for is not there, and what is), or ``fault`` (a defect of the probe). Pixels
are those of the screen.
"""

from __future__ import annotations

import json
import math
import os
import re
import traceback
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional

import qgis.utils
from qgis.core import (
    Qgis,
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeatureRequest,
    QgsMapLayer,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
)
from qgis.gui import QgsMessageBar, QgsRubberBand, QgsVertexMarker
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QRect, Qt
from qgis.PyQt.QtNetwork import QHostAddress, QTcpServer
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAction,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolBar,
    QToolTip,
    QTreeView,
    QWidget,
)

from tests.e2e.census import census, key_sent_to, memory, tell_listeners
from tests.e2e.cut_texts import fault_of
from tests.e2e.heartbeat import Heartbeat
from tests.support.accessible import faults_of

_LEVELS = {
    getattr(Qgis.MessageLevel, name): name for name in ("Info", "Warning", "Critical", "Success", "NoLevel")
}
_WGS84 = "EPSG:4326"
_LISTED = 60
_ROWS_A_NOTCH = 3
_FAR = 1e6


class Missing(Exception):
    """What was looked for is not there."""


class History(QObject):
    """What has passed: the entries of the log and of the message bar, which go away by themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[dict[str, str]] = []
        self.messages: list[dict[str, str]] = []
        self.drawings = 0
        self._bar: Optional[QgsMessageBar] = None
        self._known: set[int] = set()
        QgsApplication.messageLog().messageReceived.connect(self._logged)

    def watch_message_bar(self, bar: QgsMessageBar) -> None:
        """Listen to the message bar and the map from now on, and read what the bar shows already."""
        if self._bar is None:
            self._bar = bar
            self._shown()
            bar.widgetAdded.connect(self._shown)
            qgis.utils.iface.mapCanvas().mapCanvasRefreshed.connect(_count_drawing)

    def _logged(self, text: str, tag: str, level: Any) -> None:
        self.log.append({"tag": tag, "level": _LEVELS[level], "text": text})

    def _shown(self) -> None:
        # The signal also comes when a message shows again that another one had covered.
        items = {sip.unwrapinstance(item): item for item in self._bar.items()}
        self.messages.extend(_message(item) for at, item in items.items() if at not in self._known)
        self._known = set(items)


def _count_drawing() -> None:
    history.drawings += 1


def _message(item: Any) -> dict[str, str]:
    return {"level": _LEVELS[item.level()], "title": item.title(), "text": item.text()}


def _shown(kind: type = QWidget) -> Iterator[Any]:
    """The visible widgets of that kind, without a look at the thousands that QGIS does not show.

    To look at an object costs PyQt microseconds, and it has to stand still for a question: stop early.
    """
    pending = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    while pending:
        seen = pending.pop()
        if isinstance(seen, kind):
            yield seen
        parts = (part for part in seen.children() if isinstance(part, QWidget))
        pending += [part for part in parts if part.isVisible() and not part.isWindow()]


def _named(name: str) -> Optional[QWidget]:
    """The widget that is meant by *name*: the one that is seen, where there are several."""
    named = []
    for seen in _shown():
        if seen.objectName() == name:
            if all(_nearness(seen)):
                return seen
            named.append(seen)
    named = named or [hidden for hidden in QApplication.allWidgets() if hidden.objectName() == name]
    return max(named, key=_nearness, default=None)


def _plain(text: str) -> str:
    """A label without its mnemonic and its dots, as one reads it."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…. ").strip()


# --- where things are


def widget(name: str) -> dict[str, Any]:
    """The widget, or the action's button or menu entry, with that object name."""
    if seen := _named(name):
        return _described(seen)
    # What belongs to another window is looked through with that one.
    for window in (each for each in QApplication.topLevelWidgets() if each.parent() is None):
        if action := window.findChild(QAction, name):
            return _described_action(action)
    known = sorted({shown.objectName() for shown in _shown() if shown.objectName()})
    raise Missing(
        f"no widget or action is named {name!r}; visible are {[n for n in known if n[:3] != 'qt_']}"
    )


def labelled(text: str) -> dict[str, Any]:
    """The visible button, menu entry or tab that reads *text*; first in an open menu, then in front."""
    labels = list(_labels())
    found = [{**look(), "text": text} for read, look in labels if read == text]
    if not found:
        raise Missing(
            f"nothing reads {text!r}; what can be clicked: {[read for read, _ in labels][:_LISTED]}"
        )
    return max(found, key=lambda place: (place["on_top"], place.get("in_menu", False)))


def item(name: str, text: str) -> dict[str, Any]:
    """The entry of the list, tree, table or opened combo box *name* that reads *text*, or has it in it."""
    view = _found(name)
    if isinstance(view, QComboBox):
        view = view.view()
    if not isinstance(view, QAbstractItemView):
        view = next(iter(view.findChildren(QAbstractItemView)), view)
    entries = list(_entries(view.model(), view.rootIndex()))
    for wanted in (lambda seen: seen == text, lambda seen: text in seen):
        found = [index for index in entries if wanted(str(index.data() or ""))]
        if found:  # of several, one that is in no folded branch
            return _described_index(view, max(found, key=lambda index: not view.visualRect(index).isEmpty()))
    raise Missing(f"{name} has no entry {text!r}; it has {[i.data() for i in entries][:_LISTED]}")


def items(name: str) -> list[str]:
    """What the entries of the list, tree, table or combo box *name* read."""
    view = _found(name)
    if isinstance(view, QComboBox):
        return [view.itemText(row) for row in range(view.count())]
    return [str(index.data() or "") for index in _entries(view.model(), view.rootIndex())]


def tabs(name: str) -> list[str]:
    """What the tabs of the tab widget *name* read, or tell where they are but icons."""
    return [_tab_words(_found(name).tabBar(), index) for index in range(_found(name).count())]


def located() -> list[str]:
    """What the list of QGIS's locator bar reads."""
    models = [
        view.model()
        for view in QApplication.allWidgets()
        if view.metaObject().className() == "QgsLocatorResultsView"
    ]
    return [str(model.index(row, 0).data() or "") for model in models for row in range(model.rowCount())]


def rows(name: str) -> list[list[Any]]:
    """The unfolded rows of the tree *name* as they are seen: how deep, and what the shown columns read."""
    tree = _found(name)
    if not isinstance(tree, QTreeView):
        tree = next(iter(tree.findChildren(QTreeView)))
    shown = [column for column in range(tree.model().columnCount()) if not tree.isColumnHidden(column)]
    return [
        [depth, *(str(index.siblingAtColumn(column).data() or "") for column in shown)]
        for depth, index in _unfolded(tree, tree.rootIndex(), 0)
    ]


def grid(name: str) -> dict[str, Any]:
    """The table *name*: its heads, its rows by theirs, and the numbers of the columns in bold heads."""
    model = _found(name).model()
    columns = range(model.columnCount())
    fonts = (model.headerData(n, Qt.Orientation.Horizontal, Qt.ItemDataRole.FontRole) for n in columns)
    return {
        "heads": [str(model.headerData(number, Qt.Orientation.Horizontal)) for number in columns],
        "rows": {
            str(model.headerData(row, Qt.Orientation.Vertical)): [
                str(model.index(row, column).data() or "") for column in columns
            ]
            for row in range(model.rowCount())
        },
        "bold": [number for number, font in enumerate(fonts) if font is not None and font.bold()],
    }


def head(name: str, column: int) -> dict[str, Any]:
    """The head of a column of the table *name*, with its tooltip."""
    header = _found(name).horizontalHeader()
    left, width = header.sectionViewportPosition(column), header.sectionSize(column)
    shown = QRect(left, 0, width, header.height()).intersected(header.viewport().rect())
    tip = header.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    place = _place(header.viewport(), shown, header.isVisible() and not shown.isEmpty())
    return {**place, "tooltip": str(tip or "")}


def bands() -> list[list[float]]:
    """West, south, east and north (EPSG:4326) of what is outlined on the map, beside its layers."""
    canvas = qgis.utils.iface.mapCanvas()
    drawn = [item for item in canvas.scene().items() if isinstance(item, QgsRubberBand) and item.isVisible()]
    boxes = [band.asGeometry().boundingBox() for band in drawn if band.size()]
    corners = [
        (QgsPointXY(b.xMinimum(), b.yMinimum()), QgsPointXY(b.xMaximum(), b.yMaximum())) for b in boxes
    ]
    return [[*_degrees(first), *_degrees(last)] for first, last in corners]


def pixel(lon: float, lat: float) -> dict[str, Any]:
    """Where that place (EPSG:4326) lies on the map canvas."""
    canvas = qgis.utils.iface.mapCanvas()
    at = canvas.getCoordinateTransform().transform(_on_map(lon, lat))
    # What lies far beyond the view of a map close up has no number that Qt could hold.
    spot = QPoint(*(round(min(max(part, -_FAR), _FAR)) for part in (at.x(), at.y())))
    viewport = canvas.viewport()
    return _place(viewport, QRect(spot, spot), viewport.rect().contains(spot))


def show_place(lon: float, lat: float, scale: int = 0) -> None:
    """Have that place (EPSG:4326) in the middle of the map canvas, at 1 : *scale* or as it is."""
    canvas = qgis.utils.iface.mapCanvas()
    canvas.setCenter(_on_map(lon, lat))
    if scale:
        canvas.zoomScale(scale)
    canvas.refresh()


def add_world_map() -> None:
    """Have QGIS add its own map of the world, as its field for coordinates does for the word."""
    field = _found("mCoordsEdit").findChild(QLineEdit)
    field.setText("world")
    field.returnPressed.emit()


def marks() -> list[dict[str, Any]]:
    """The vertex markers on the map: place (longitude and latitude, EPSG:4326) and colour."""
    canvas = qgis.utils.iface.mapCanvas()
    drawn = (item for item in canvas.scene().items() if isinstance(item, QgsVertexMarker))
    return [
        {"place": _degrees(mark.center()), "colour": mark.color().name()}
        for mark in drawn
        if mark.isVisible()
    ]


def layer_mark(layer: str, told: str = "") -> dict[str, Any]:
    """The mark whose tooltip *told* finds, beside the topmost layer of the tree whose name *layer* finds.

    Both are regular expressions. QGIS draws the marks of a layer, its own and ours, in the order they came.
    """
    view = qgis.utils.iface.layerTreeView()
    for node in QgsProject.instance().layerTreeRoot().findLayers():
        tips = [mark.toolTip() for mark in view.indicators(node)]
        matching = [index for index, tip in enumerate(tips) if re.search(told, tip)]
        if re.search(layer, node.name()) and matching:
            break
    else:
        raise Missing(f"no layer like {layer!r} has a mark like {told!r}")
    row, viewport = view.visualRect(view.node2index(node)), view.viewport()
    # Squares up to the right end of the row.
    left = viewport.width() - (len(tips) - matching[0]) * row.height()
    square = QRect(left, row.top(), row.height(), row.height())
    shown = square.intersected(viewport.rect())
    place = _place(viewport, shown, view.isVisible() and not row.isEmpty() and not shown.isEmpty())
    return {**place, "tooltip": tips[matching[0]]}


def tooltip() -> str:
    """What the tooltip reads that shows at present."""
    return QToolTip.text() if QToolTip.isVisible() else ""


def menu() -> list[dict[str, Any]]:
    """The entries of the menu that was opened last; a line between them has no text."""
    opened = QApplication.activePopupWidget()
    entries = opened.actions() if isinstance(opened, QMenu) else []
    return [
        {
            "text": _plain(action.text()),
            "key": action.shortcut().toString(),
            "icon": not action.icon().isNull(),
            "told": action.statusTip(),
            "active": action is opened.activeAction(),
        }
        for action in entries
    ]


def clipboard() -> str:
    """The text on the clipboard."""
    return str(QApplication.clipboard().text())


def fill_clipboard(text: str) -> None:
    """Have *text* on the clipboard."""
    QApplication.clipboard().setText(text)


def _on_map(lon: float, lat: float) -> QgsPointXY:
    crs = qgis.utils.iface.mapCanvas().mapSettings().destinationCrs()
    wgs84 = QgsCoordinateReferenceSystem(_WGS84)
    return QgsCoordinateTransform(wgs84, crs, QgsProject.instance()).transform(QgsPointXY(lon, lat))


def _degrees(point: QgsPointXY) -> list[float]:
    crs = qgis.utils.iface.mapCanvas().mapSettings().destinationCrs()
    wgs84 = QgsCoordinateReferenceSystem(_WGS84)
    place = QgsCoordinateTransform(crs, wgs84, QgsProject.instance()).transform(point)
    return [place.x(), place.y()]


def _found(name: str) -> QWidget:
    if seen := _named(name):
        return seen
    raise Missing(f"no widget is named {name!r}")


def _nearness(seen: QWidget) -> tuple[bool, bool, bool]:
    """The greater, the more likely it is meant: a dock behind a tab is visible to Qt, somewhere else."""
    is_seen = seen.isVisible() and not seen.visibleRegion().isEmpty()
    return is_seen, seen.window().isActiveWindow(), seen.isVisible()


def _described(seen: QWidget) -> dict[str, Any]:
    shown = seen.visibleRegion().boundingRect()
    place = _place(seen, shown, seen.isVisible() and not shown.isEmpty())
    return {
        **place,
        "enabled": seen.isEnabled(),
        "class": seen.metaObject().className(),
        "is_button": isinstance(seen, QAbstractButton),
        "text": _text(seen),
        "checked": isinstance(seen, QAbstractButton) and seen.isChecked(),
        "tooltip": seen.toolTip(),
        "described": seen.accessibleDescription(),
        "rect": _rect(seen),
        "focus": seen.hasFocus(),
        "gets_keys": _gets_keys(seen),
        "window": seen.window().windowTitle(),
    }


def focused() -> dict[str, Any]:
    """Which widget the keys go to now: its address, and the names of it and of what is around it.

    With the names of what takes the clicks before all others: an open menu or list, and a dialog.
    """
    seen = QApplication.focusWidget()
    return {
        "address": sip.unwrapinstance(seen) if seen else 0,
        "names": _names(seen),
        "popup": _names(QApplication.activePopupWidget()),
        "dialog": _names(QApplication.activeModalWidget()),
    }


def _names(seen: Optional[QWidget]) -> list[str]:
    names = []
    while seen is not None:
        names.append(seen.objectName() or seen.metaObject().className())
        seen = seen.parentWidget()
    return names


def _gets_keys(seen: QWidget) -> bool:
    """Whether what is typed now comes to *seen* or a part of it."""
    focus = QApplication.focusWidget()
    return seen.hasFocus() or (focus is not None and seen.isAncestorOf(focus))


def _rect(seen: QWidget) -> list[int]:
    """Left, top, width and height on the screen."""
    corner = seen.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), seen.width(), seen.height()]


def _described_action(action: QAction) -> dict[str, Any]:
    place: dict[str, Any] = {"visible": False, "on_top": False, "x": 0, "y": 0}
    for owner in action.associatedWidgets():
        if isinstance(owner, QToolBar) and owner.widgetForAction(action):
            place = _described(owner.widgetForAction(action))
        elif isinstance(owner, QMenu) and owner.isVisible():
            place = _place(owner, owner.actionGeometry(action), True)
        if place["visible"]:
            break
    state = {"enabled": action.isEnabled(), "checked": action.isChecked(), "tooltip": action.toolTip()}
    return {**place, **state, "class": "QAction", "text": _plain(action.text())}


def _described_index(view: QAbstractItemView, index: QModelIndex) -> dict[str, Any]:
    rect, window = view.visualRect(index), view.viewport().rect()
    shown = rect.intersected(window)
    place = _place(view.viewport(), shown, view.isVisible() and not shown.isEmpty())
    centre = view.viewport().mapToGlobal(window.center())
    notches = 0
    if view.isVisible() and not place["visible"] and not rect.isEmpty():
        away = (rect.center().y() - window.center().y()) / (_ROWS_A_NOTCH * rect.height())
        notches = math.ceil(away) if away > 0 else math.floor(away)
    enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
    checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    return {
        **place,
        "enabled": enabled,
        "checked": checked,
        "text": str(index.data() or ""),
        "height": rect.height(),
        "wheel": {"x": centre.x(), "y": centre.y(), "notches": notches},
    }


def _place(owner: QWidget, rect: QRect, visible: bool) -> dict[str, Any]:
    """The middle of *rect*, which is in *owner*'s pixels; ``on_top``: a click there reaches *owner*."""
    middle = owner.mapToGlobal(rect.center())
    under = QApplication.widgetAt(middle)
    reached = under is not None and (under is owner or owner.isAncestorOf(under))
    on_top = visible and reached and not _is_blocked(owner.window())
    return {"x": middle.x(), "y": middle.y(), "visible": visible, "on_top": on_top, "enabled": True}


def _is_blocked(window: QWidget) -> bool:
    """Whether a dialog in front takes the clicks that are meant for *window*."""
    modal = QApplication.activeModalWidget()
    return modal not in (None, window) and window.windowType() != Qt.WindowType.Popup


def _entries(model: Any, parent: QModelIndex) -> Iterable[QModelIndex]:
    if isinstance(model, QAbstractListModel):
        # Qt hides its number of columns.
        yield from (model.index(row) for row in range(model.rowCount(parent)))
        return
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            yield model.index(row, column, parent)
        yield from _entries(model, model.index(row, 0, parent))


def _unfolded(tree: QTreeView, parent: QModelIndex, depth: int) -> Iterable[tuple[int, QModelIndex]]:
    for row in range(tree.model().rowCount(parent)):
        index = tree.model().index(row, 0, parent)
        yield depth, index
        if tree.isExpanded(index):
            yield from _unfolded(tree, index, depth + 1)


def _labels() -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """What each visible button, menu entry and tab reads, and how to look at it closely."""
    menus, bars = [], []
    for seen in _shown():
        if isinstance(seen, QAbstractButton) and seen.text():
            yield _plain(seen.text()), partial(_described, seen)
        elif isinstance(seen, QMenu):
            menus.append(seen)
        elif isinstance(seen, QTabBar):
            bars.append(seen)
    for menu in menus:
        for action in menu.actions():
            # QGIS 3.44 counts the styles of a layer beside the entry.
            text = re.sub(r" \(\d+\)$", "", _plain(action.text()))
            yield text, partial(_described_entry, menu, action)
    for bar in bars:
        for tab in range(bar.count()):
            yield _tab_words(bar, tab), partial(_place, bar, bar.tabRect(tab), True)


def _described_entry(menu: QMenu, action: QAction) -> dict[str, Any]:
    place = _place(menu, menu.actionGeometry(action), action.isVisible())
    return {**place, "enabled": action.isEnabled(), "in_menu": True}


def _tab_words(bar: QTabBar, tab: int) -> str:
    return _plain(bar.tabText(tab) or bar.tabToolTip(tab))


def cut_texts(name: str) -> list[str]:
    """What is written in the widget *name* and shown in part only: labels, buttons, boxes."""
    parts = [part for part in _found(name).findChildren(QWidget) if part.isVisible() and _text(part)]
    faults = ((part, fault_of(part)) for part in parts)
    return [f"{part.objectName()} {_text(part)!r}: {fault}" for part, fault in faults if fault]


def inaccessible(name: str) -> list[str]:
    """What keeps somebody with keys alone, a screen reader or poor sight from using the widget *name*."""
    return faults_of(_found(name))


def _text(seen: QWidget) -> str:
    for reader in ("currentText", "toPlainText", "text", "title"):
        # A widget of ours may keep another one under that name.
        if callable(read := getattr(seen, reader, None)):
            return str(read())
    if title := seen.windowTitle():
        return title
    edit = seen.findChild(QLineEdit)
    return edit.text() if edit else ""


def web_pages() -> list[str]:
    """What the web views read that are seen, as of an identified map; without WebKit they are plain."""
    plain = [str(view.toPlainText()) for view in _shown(QTextEdit)]
    try:
        from qgis.PyQt.QtWebKitWidgets import QWebView
    except ImportError:
        return plain
    return plain + [str(view.page().mainFrame().toPlainText()) for view in _shown(QWebView)]


# --- what goes on


def _is_preparing() -> bool:
    """Whether the plugin takes its steps towards its first docks, in turns of the event loop."""
    turns = getattr(qgis.utils.plugins.get("geoportfolio"), "_turns", None)
    return turns is not None and not turns.is_idle


def state() -> dict[str, Any]:
    """Whether QGIS is ready and idle, its plugins, the window in front, the map tool."""
    iface = qgis.utils.iface
    if iface is None or not iface.mainWindow().isVisible():
        return {"idle": False, "plugins": [], "tasks": 0, "drawing": False, "modal": _modal(), "tool": ""}
    history.watch_message_bar(iface.messageBar())
    canvas = iface.mapCanvas()
    tasks, drawing = QgsApplication.taskManager().countActiveTasks(), canvas.isDrawing()
    tool, popup = canvas.mapTool(), QApplication.activePopupWidget()
    return {
        "idle": not tasks and not drawing and not _is_preparing(),
        "tasks": tasks,
        "drawing": drawing,
        "drawings": history.drawings,
        "plugins": sorted(qgis.utils.active_plugins),
        "modal": _modal(),
        "popup": popup.metaObject().className() if popup else "",
        "in_front": iface.mainWindow().isActiveWindow(),
        "tool": type(tool).__name__ if tool else "",
        "tool_address": sip.unwrapinstance(tool) if tool else 0,
        "scale": canvas.scale(),
        "center": _degrees(canvas.center()),
        "map_tip": any("WebView" in w.metaObject().className() and w.isVisible() for w in _parts(canvas)),
        "crs": canvas.mapSettings().destinationCrs().authid(),
    }


def hears_keys() -> bool:
    """Whether a window has the keyboard that takes them; none has while one is opening or closing."""
    modal = QApplication.activeModalWidget()
    front = modal.isActiveWindow() if modal else QApplication.activeWindow() is not None
    return front or QApplication.activePopupWidget() is not None


def _parts(owner: QWidget) -> list[QWidget]:
    return owner.findChildren(QWidget)


def _modal() -> Optional[dict[str, str]]:
    window = QApplication.activeModalWidget()
    return _window(window) if window else None


def _window(window: QWidget) -> dict[str, Any]:
    texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    texts += [edit.toPlainText() for edit in window.findChildren(QTextEdit) if edit.isVisible()]
    return {
        "title": window.windowTitle(),
        "name": window.objectName(),
        "class": window.metaObject().className(),
        "text": "\n".join(text for text in texts if text),
        "active": window.isActiveWindow(),
    }


def windows() -> list[dict[str, Any]]:
    """The open windows and dialogs, with what they say when they are not the main one."""
    main = qgis.utils.iface.mainWindow()
    seen = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.windowTitle() and w is not main]
    return [_window(window) for window in seen]


def log() -> list[dict[str, str]]:
    """All entries of QGIS's log since the start; Python's errors have the tag ``Python error``."""
    return history.log


def messages() -> list[dict[str, str]]:
    """All messages that the message bar has shown since the start, the oldest first."""
    return history.messages


# --- what the project holds


def layers() -> list[dict[str, Any]]:
    """The layers of the project in the order of the layer tree, topmost first."""
    root = QgsProject.instance().layerTreeRoot()
    return [_layer(layer, root) for layer in root.layerOrder()]


def _layer(layer: QgsMapLayer, root: Any) -> dict[str, Any]:
    node = root.findLayer(layer.id())
    vector = isinstance(layer, QgsVectorLayer)
    return {
        "id": layer.id(),
        "name": layer.name(),
        "valid": layer.isValid(),
        "count": layer.featureCount() if vector else None,
        "fields": layer.fields().names() if vector else [],
        "crs": layer.crs().authid(),
        "source": layer.source(),
        "provider": layer.providerType(),
        "subset": layer.subsetString() if vector else "",
        "group": node.parent().name() if node and node.parent() else "",
        "visible": bool(node and node.isVisible()),
        "style": layer.styleManager().currentStyle(),
        "styles": layer.styleManager().styles(),
        "map_tip": layer.mapTipTemplate() if vector else "",
        "selected": layer.selectedFeatureCount() if vector else 0,
        "properties": {key: str(layer.customProperty(key)) for key in layer.customPropertyKeys()},
    }


def features(layer: str, limit: int = 1000) -> list[dict[str, Any]]:
    """Attributes, and geometry as WKT in EPSG:4326, of the topmost layer with that name or id."""
    order = QgsProject.instance().layerTreeRoot().layerOrder()
    named = [seen for seen in order if layer in (seen.name(), seen.id())]
    if not named:
        raise Missing(f"no layer is named {layer!r}; there are {[seen.name() for seen in order]}")
    request = QgsFeatureRequest().setLimit(limit)
    request.setDestinationCrs(QgsCoordinateReferenceSystem(_WGS84), QgsProject.instance().transformContext())
    names = named[0].fields().names()
    return [
        {
            "wkt": feature.geometry().asWkt(15),
            "attributes": {name: _value(feature[name]) for name in names},
        }
        for feature in named[0].getFeatures(request)
    ]


def _value(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, bool)) else str(value)


# --- how calm it is


def start_heartbeat() -> None:
    """Watch from now on for how long the window does not react, see ``Heartbeat``."""
    heartbeat.start()


def gaps() -> dict[str, Any]:
    """The longest time that it did not since then, and who was at work in the long ones."""
    return heartbeat.gaps()


QUESTIONS = {
    question.__name__: question
    for question in (
        widget,
        focused,
        labelled,
        item,
        items,
        tabs,
        located,
        rows,
        grid,
        head,
        bands,
        pixel,
        show_place,
        add_world_map,
        marks,
        layer_mark,
        tooltip,
        menu,
        clipboard,
        fill_clipboard,
        cut_texts,
        inaccessible,
        web_pages,
        state,
        hears_keys,
        windows,
        log,
        messages,
        layers,
        features,
        census,
        memory,
        key_sent_to,
        tell_listeners,
        start_heartbeat,
        gaps,
    )
}


class Probe(QObject):
    """The listener; lives on the main thread, where widgets may be read."""

    def __init__(self, address: Path) -> None:
        super().__init__()
        self._clients: list[Any] = []
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._welcome)
        if not self._server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), 0):
            raise OSError(self._server.errorString())
        whole = address.with_suffix(".part")
        whole.write_text(str(self._server.serverPort()))
        whole.rename(address)

    def _welcome(self) -> None:
        # Kept here, and no lambda: Python would collect the pair while Qt still calls it.
        self._clients.append(self._server.nextPendingConnection())
        self._clients[-1].readyRead.connect(self._reply)

    def _reply(self) -> None:
        for client in self._clients:
            while client.canReadLine():
                with heartbeat.left_out():
                    line = json.dumps(_answer(json.loads(bytes(client.readLine()))))
                    client.write(line.encode() + b"\n")


def _answer(question: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"answer": QUESTIONS[question.pop("ask")](**question)}
    except Missing as missing:
        return {"missing": str(missing)}
    except Exception:
        return {"fault": traceback.format_exc()}


# QGIS executes its start-up file twice; the second time the first probe is at work.
if "probe" not in globals():
    history = History()
    heartbeat = Heartbeat()
    probe = Probe(Path(os.environ["GEOPORTFOLIO_PROBE"]))
