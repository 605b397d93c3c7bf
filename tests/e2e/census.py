"""What a plugin can leave behind in a running QGIS, counted inside it before it comes and after it went.

Each count is a list of texts, so that a difference says by itself what is left. It changes nothing but what
Python's garbage collector would have done by itself sooner or later.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
from collections import Counter
from typing import Any, Callable, Iterable

import qgis.utils
from qgis.core import (
    QgsApplication,
    QgsLocator,
    QgsNetworkAccessManager,
    QgsOwsConnection,
    QgsProject,
)
from qgis.gui import QgsGui, QgsMapCanvas, QgsOptionsPageWidget
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest
from qgis.PyQt.QtWidgets import QAction, QApplication, QDockWidget, QMenu, QToolBar

Entries = Iterable[str]
_PACKAGE = "geoportfolio"
_TITLE = "GeoPortfolio"
_GLANCE = 20
"""Milliseconds between two looks."""


def _actions() -> Entries:
    """Those with a name; lines between entries are among Qt's objects."""
    named = (action for action in _children(QAction) if action.objectName() or action.text())
    return (f"{action.objectName()} {action.text()}" for action in named)


def _shortcuts() -> Entries:
    manager = QgsGui.shortcutsManager()
    actions = (f"{action.objectName()} {action.shortcut().toString()}" for action in manager.listActions())
    others = (f"{each.objectName()} {each.key().toString()}" for each in manager.listShortcuts())
    return [*actions, *others]


def _menus() -> Entries:
    return (f"{menu.title()}: {action.text()}" for menu in _children(QMenu) for action in menu.actions())


def _locator_filters() -> Entries:
    locators = (seen for seen in _children(QObject) if seen.metaObject().className() == "QgsLocator")
    return (each.name() for locator in locators for each in sip.cast(locator, QgsLocator).filters())


def _map_connections() -> Entries:
    services = ("WMS", "WFS")
    return (f"{service} {name}" for service in services for name in QgsOwsConnection.connectionList(service))


def _item_providers() -> Entries:
    registries = (QgsApplication.dataItemProviderRegistry(), QgsGui.dataItemGuiProviderRegistry())
    return (provider.name() for registry in registries for provider in registry.providers())


def _browser_roots() -> Entries:
    model = qgis.utils.iface.browserModel()
    return (str(model.index(row, 0).data()) for row in range(model.rowCount()))


def _option_pages() -> Entries:
    """Those of QGIS's Options, which tells of its pages only while it is open."""
    pages: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        # Closed before the window manager has made it active, it leaves QGIS without an active window.
        if not dialog.isActiveWindow():
            QTimer.singleShot(_GLANCE, look)
            return
        pages.extend(page.objectName() for page in dialog.findChildren(QgsOptionsPageWidget))
        dialog.reject()

    QTimer.singleShot(0, look)
    qgis.utils.iface.showOptionsDialog()
    return pages


def _layer_menus() -> Entries:
    """The submenu in the menu of each layer; QGIS's own entries stay in any case."""
    view = qgis.utils.iface.layerTreeView()
    current, found = view.currentLayer(), []
    for layer in QgsProject.instance().mapLayers().values():
        view.setCurrentLayer(layer)
        menu = view.menuProvider().createContextMenu()
        found += [
            f"{layer.name()}: {entry.text()}"
            for action in menu.actions()
            if action.menu() is not None and _TITLE in action.text()
            for entry in action.menu().actions()
        ]
        menu.deleteLater()
    view.setCurrentLayer(current)
    return found


def _indicators() -> Entries:
    view = qgis.utils.iface.layerTreeView()
    nodes = QgsProject.instance().layerTreeRoot().findLayers()
    return (f"{node.name()}: {each.toolTip()}" for node in nodes for each in view.indicators(node))


def _listened_to() -> list[QObject]:
    iface, project = qgis.utils.iface, QgsProject.instance()
    return [
        project,
        project.layerTreeRoot(),
        iface,
        iface.mainWindow(),
        iface.mapCanvas(),
        iface.layerTreeView(),
        iface.layerTreeView().selectionModel(),
        iface.browserModel(),
        QgsApplication.instance(),
        QgsApplication.messageLog(),
        QgsApplication.authManager(),
        QgsApplication.taskManager(),
        QgsApplication.processingRegistry(),
        QgsNetworkAccessManager.instance(),
        *project.mapLayers().values(),
    ]


def tell_listeners() -> None:
    """Print who listens to what stays, as only Qt knows it: a line with PyQtSlotProxy for each in Python."""
    for sender in _listened_to():
        sender.dumpObjectInfo()


def _objects() -> Entries:
    """The objects of the plugin that are alive, by class, but for constants: they stay with the code."""
    # Some types of Python 3.14 give a descriptor for the name of their module.
    everything = gc.get_objects()
    alive = [seen for seen in everything if str(type(seen).__module__).startswith(f"{_PACKAGE}.")]
    modules = [
        seen
        for seen in everything
        if type(seen) is dict and str(seen.get("__name__", "")).startswith(f"{_PACKAGE}.")
    ]
    constants = {id(value) for names in modules for value in names.values()}
    kinds = Counter(type(seen) for seen in alive if not (_is_frozen(seen) or id(seen) in constants))
    return (f"{kind.__module__}.{kind.__qualname__} x {count}" for kind, count in kinds.items())


def _is_frozen(seen: Any) -> bool:
    parameters = getattr(type(seen), "__dataclass_params__", None)
    return parameters is not None and parameters.frozen


def _qt_objects() -> Entries:
    """Those below the window, the application and the project, by class; Qt uses bars of tabs again."""
    owners = (qgis.utils.iface.mainWindow(), QCoreApplication.instance(), QgsProject.instance())
    named = Counter(part.metaObject().className() for owner in owners for part in owner.children())
    return (f"{name} x {count}" for name, count in named.items() if name != "QTabBar")


def _on_the_canvas() -> Entries:
    canvas: QgsMapCanvas = qgis.utils.iface.mapCanvas()
    items = (type(item).__name__ for item in canvas.scene().items())
    return [*items, type(canvas.mapTool()).__name__]


def _threads() -> Entries:
    """But those of Qt, which Python notes when one of them has called it, and which wait for more work."""
    return (each.name for each in threading.enumerate() if not isinstance(each, threading._DummyThread))


def _messages() -> Entries:
    """But those of QGIS itself on a task that took long."""
    shown = qgis.utils.iface.messageBar().items()
    return (each.text() for each in shown if each.title() != "Task complete")


def _children(kind: type) -> list[Any]:
    return qgis.utils.iface.mainWindow().findChildren(kind)


COUNTS: dict[str, Callable[[], Entries]] = {
    "actions": _actions,
    "shortcuts": _shortcuts,
    "menus": _menus,
    "toolbars": lambda: (bar.objectName() for bar in _children(QToolBar)),
    "docks": lambda: (dock.objectName() for dock in _children(QDockWidget)),
    "windows": lambda: (
        f"{type(seen).__name__} {seen.objectName()}"
        for seen in QgsApplication.topLevelWidgets()
        if seen.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool)
    ),
    "locator filters": _locator_filters,
    "map connections": _map_connections,
    "item providers": _item_providers,
    "browser roots": _browser_roots,
    "indicators": _indicators,
    "option pages": _option_pages,
    "layer menus": _layer_menus,
    "providers": lambda: (each.id() for each in QgsApplication.processingRegistry().providers()),
    "messages": _messages,
    "on the canvas": _on_the_canvas,
    "threads": _threads,
    "tasks": lambda: (task.description() for task in QgsApplication.taskManager().tasks()),
    "modules": lambda: (name for name in sys.modules if name.split(".")[0] == _PACKAGE),
    "objects": _objects,
    "Qt objects": _qt_objects,
}


def census() -> dict[str, list[str]]:
    """Each count, sorted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return {name: sorted(count()) for name, count in COUNTS.items()}


def memory() -> int:
    """Bytes that are held, without what Python has not looked at yet: when it does is chance."""
    gc.collect()
    return int(heap()[0] * 1e6)


class _Heap(ctypes.Structure):
    """What glibc's ``mallinfo2`` tells."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in [
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "mapped",
            "usmblks",
            "fsmblks",
            "used",
            "free",
            "top",
        ]
    ]


def heap() -> tuple[float, float]:
    """MB that C++ and Python hold, and that the allocator has of them for later; 0.0 where nobody tells.

    What is free between two pieces in use stays with the process, so that its size grows by how the pieces
    of many threads lie, and says little about what anybody holds.
    """
    if sys.platform != "linux":
        return 0.0, 0.0
    told = ctypes.CDLL("libc.so.6").mallinfo2
    told.restype = _Heap
    found = told()
    # Python takes the room for what is small, some 64 bytes each, from the system itself.
    small = sys.getallocatedblocks() * 64
    return (found.used + found.mapped + small) / 1e6, found.free / 1e6


def key_sent_to(url: str) -> str:
    """The header ``Authorization`` of QGIS's own requests to *url*."""
    request = QNetworkRequest(QUrl(url))
    QgsNetworkAccessManager.instance().preprocessRequest(request)
    return bytes(request.rawHeader(b"Authorization")).decode()
