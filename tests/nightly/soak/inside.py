"""Runs inside QGIS beside the probe: does at once what a hand would take long for, and reads its meters.

QGIS executes this file in place of the probe's (``PYQGIS_STARTUP``), which it imports, and whose questions
it adds to. A deed is answered before it is done: what it opens may be modal, and the driver has to see that.
What a deed raises reaches QGIS's own handler of exceptions, and the log.
"""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import random
import signal
import sys
import threading
from collections import Counter
from operator import attrgetter
from typing import Any, Callable, Optional

import qgis.utils
from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication, QEvent, Qt, QTimer
from qgis.PyQt.QtGui import QPixmapCache
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAction,
    QApplication,
    QDialog,
    QDockWidget,
    QMessageBox,
    QPlainTextEdit,
)

from tests.e2e import probe
from tests.e2e.census import heap

PLUGIN = "geoportfolio"
_WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")
_running: dict[int, tuple[Any, ...]] = {}
"""The algorithms under way with what they need, by the number of their run."""


def deed(do: Callable[..., Any]) -> Callable[..., Any]:
    """Let the driver ask for it by its name."""
    probe.QUESTIONS[do.__name__] = do
    return do


def soon(do: Callable[..., Any], *arguments: Any) -> bool:
    """*do* it once the response is on its way, unless its widget has gone by then, as it may from a hand."""

    def try_it() -> None:
        try:
            do(*arguments)
        except RuntimeError as error:
            if "has been deleted" not in str(error):
                raise

    QTimer.singleShot(0, try_it)
    return True


def _plugin() -> Any:
    return qgis.utils.plugins.get(PLUGIN)


def _bench() -> Any:
    return _plugin().window() if _plugin() is not None else None


def _layers() -> list[Any]:
    return list(QgsProject.instance().mapLayers().values())


def _results() -> list[Any]:
    return [layer for layer in _layers() if layer.customProperty("geoportfolio/record")]


# --- as a hand does it


@deed
def press(name: str, number: int = 0) -> bool:
    """Click one of the buttons, or choose one of the menu entries, of that name where it can be done."""
    modal = QApplication.activeModalWidget()
    windows = [each for each in QApplication.topLevelWidgets() if modal is None or each is modal]
    found = [each for window in windows for each in window.findChildren((QAbstractButton, QAction), name)]
    found = [each for each in found if each.isEnabled() and not (each.isWidgetType() and each.isHidden())]
    if not found:
        return False
    thing = found[number % len(found)]
    return soon(thing.click if thing.isWidgetType() else thing.trigger)


@deed
def answer(button: str) -> bool:
    """Answer the dialog in front by that ``QMessageBox.StandardButton``; other dialogs are closed."""
    modal = QApplication.activeModalWidget()
    if isinstance(modal, QMessageBox):
        wanted = modal.button(getattr(QMessageBox.StandardButton, button)) or modal.escapeButton()
        if wanted is not None:
            return soon(wanted.click)
    return modal is not None and soon(modal.reject if isinstance(modal, QDialog) else modal.close)


@deed
def close_windows() -> bool:
    """Close every window but the main one."""
    main = qgis.utils.iface.mainWindow()
    seen = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()]
    closing = [each for each in seen if each is not main and each.windowTitle()]
    for each in closing:
        soon(each.close)
    return bool(closing)


@deed
def close_messages() -> bool:
    """Close what the message bar shows."""
    return soon(qgis.utils.iface.messageBar().clearWidgets)


@deed
def layer_entry(entry: str, number: int) -> bool:
    """Choose *entry* in the GeoPortfolio menu of one of the results that offer it."""
    results = _results()
    if not results or _bench() is None or QApplication.activeModalWidget():
        return False
    first, action = number % len(results), _bench().layer_menu.actions[entry]
    for layer in results[first:] + results[:first]:
        qgis.utils.iface.layerTreeView().setCurrentLayer(layer)
        if action.isEnabled():
            return soon(action.trigger)
    return False


@deed
def select_some(number: int) -> bool:
    """Select a few features of one of the layers."""
    layers = [each for each in _layers() if isinstance(each, QgsVectorLayer)]
    if layers:
        layer = layers[number % len(layers)]
        qgis.utils.iface.setActiveLayer(layer)
        layer.selectByIds([feature.id() for _, feature in zip(range(7), layer.getFeatures())])
    return bool(layers)


@deed
def remove_layer(number: int) -> bool:
    """Take one of the layers that are not the project's own out of the project."""
    ids = sorted(layer.id() for layer in _layers() if layer.name() != "Countries")
    return bool(ids) and soon(QgsProject.instance().removeMapLayer, ids[number % len(ids)])


# --- as the tools, docks and QGIS itself do it


@deed
def add_area(wkt: str) -> bool:
    """One more area, as the polygon tool hands it over."""
    return _bench() is not None and soon(_bench().drawing._add, QgsGeometry.fromWkt(wkt), _WGS84)


@deed
def call(verb: str, arguments: list[Any]) -> bool:
    """Call a function of the window by its path, as the docks and the menu of the map do."""
    return _bench() is not None and soon(attrgetter(verb)(_bench()), *arguments)


@deed
def use(connection: str = "", source: str = "") -> bool:
    """Change the docks to the connection, or to the source where the service has it."""
    window = getattr(_plugin(), "_window", None)
    session = window.session if window is not None else None
    if session is None or (source and source not in session.sources):
        return False
    return soon(session.choose, source) if source else soon(session.use, connection)


@deed
def save_connection(name: str, url: str, key: str) -> bool:
    """Keep a connection whose key lasts until the plugin goes."""
    from geoportfolio.core.gis.connections.settings import SESSION, Connection

    return soon(_plugin()._connections.save, Connection(name, url, keep_key=SESSION), key)


@deed
def filter_by(text: str, in_dock: bool) -> bool:
    """The filters of the text, as a query brings them, or as *Edit as JSON* of their dock applies them."""
    from geoportfolio.core.api import filters

    def edit() -> None:
        bench.filters.open()
        bench.filters.editor.json.applied.emit(filters.parse(text))
        bench.filters.editor.tree.choose([(0,)])

    bench = _bench()
    return bench is not None and soon(
        edit if in_dock else lambda: bench.draft.set_filters(filters.parse(text))
    )


@deed
def project(verb: str, path: str = "") -> bool:
    """``new``, ``open`` and ``save`` without a question; ``ask``: new, with QGIS's question."""
    iface, instance = qgis.utils.iface, QgsProject.instance()
    do: dict[str, Callable[[], Any]] = {
        "new": lambda: iface.newProject(False),
        "ask": lambda: iface.newProject(True),
        "open": lambda: (instance.setDirty(False), iface.addProject(path)),
        "save": lambda: instance.write(path) if path else instance.write(),
    }
    if QApplication.activeModalWidget() or (verb == "save" and not (path or instance.fileName())):
        return False
    return soon(do[verb])


@deed
def plugin(verbs: list[str]) -> bool:
    """``load``, ``unload``, or one after the other, as the plugin manager does it."""
    is_there = PLUGIN in qgis.utils.active_plugins
    if QApplication.activeModalWidget() or (verbs[0] == "load") == is_there:
        return False
    return soon(lambda: [_load() if verb == "load" else _unload() for verb in verbs])


def _unload() -> None:
    if not qgis.utils.unloadPlugin(PLUGIN):
        raise RuntimeError("the plugin did not unload")


def _load() -> None:
    if not (qgis.utils.loadPlugin(PLUGIN) and qgis.utils.startPlugin(PLUGIN)):
        raise RuntimeError("the plugin did not load")


@deed
def run_algorithm(name: str, parameters: dict[str, Any]) -> bool:
    """An algorithm of ours in a task of QGIS; ``INPUT`` ``*``: the newest of the results with points."""
    algorithm = QgsApplication.processingRegistry().algorithmById(f"{PLUGIN}:{name}")
    points = [layer.id() for layer in _results() if layer.geometryType() == 0]
    if algorithm is None or ("*" in parameters.values() and not points):
        return False
    given = {key: points[-1] if value == "*" else value for key, value in parameters.items()}
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback()
    context.setProject(QgsProject.instance())
    task = QgsProcessingAlgRunnerTask(algorithm, given, context, feedback)
    number = max(_running, default=0) + 1
    _running[number] = (task, context, feedback)
    task.executed.connect(lambda *_: soon(_running.pop, number, None))
    QgsApplication.taskManager().addTask(task)
    return True


@deed
def open_algorithm(name: str) -> bool:
    """The dialog of an algorithm of ours, from the toolbox."""
    if QgsApplication.processingRegistry().algorithmById(f"{PLUGIN}:{name}") is None:
        return False
    import processing  # QGIS has it only once its own plugins are loaded

    return soon(lambda: processing.createAlgorithmDialog(f"{PLUGIN}:{name}").show())


@deed
def cancel(number: Optional[int] = None) -> bool:
    """Cancel one of the tasks, or all, as QGIS's task manager does."""
    manager = QgsApplication.taskManager()
    tasks = manager.activeTasks()
    return bool(tasks) and soon(manager.cancelAll if number is None else tasks[number % len(tasks)].cancel)


@deed
def seeded(seed: int) -> bool:
    """The same chance for Python's own in each run."""
    random.seed(seed)
    return True


@deed
def end() -> bool:
    """The end of QGIS, as *Exit* brings it, with nothing to save."""
    QgsProject.instance().setDirty(False)
    return soon(qgis.utils.iface.actionExit().trigger)


# --- meters


@deed
def news() -> dict[str, Any]:
    """What the message bar and the log have said since the last time; it is not kept here."""
    history = probe.history
    said = {"messages": [*history.messages], "log": [*history.log]}
    history.messages.clear()
    history.log.clear()
    return said


@deed
def make_docks() -> bool:
    """Build each dock's body, whether or not it was looked at since the plugin came: readings compare."""
    docks = qgis.utils.iface.mainWindow().findChildren(QDockWidget) if _bench() is not None else []
    for dock in docks:
        if _is_ours(type(dock)) and callable(make := getattr(dock, "make", None)):
            make()
    return bool(docks)


@deed
def rest() -> dict[str, Any]:
    """What only QGIS itself knows, after what is waiting to be thrown away was."""
    # QGIS's panel keeps every line of a session, Qt up to 10 MB of pictures of buttons.
    for text in (
        qgis.utils.iface.mainWindow().findChild(QDockWidget, "MessageLog").findChildren(QPlainTextEdit)
    ):
        text.clear()
    QPixmapCache.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    threads = [each for each in threading.enumerate() if not isinstance(each, threading._DummyThread)]
    # What is remembered, such as the last 50 runs or 500 rows found, can't be changed; what works can.
    ours = Counter(kind for kind in map(type, gc.get_objects()) if _is_ours(kind) and not _is_frozen(kind))
    # A menu or the list of a combo box is made when it is first opened, and goes with its control.
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool)
    windows = [
        each for each in QApplication.topLevelWidgets() if each.windowType() in kinds or each.parent() is None
    ]
    return {
        "held_mb": heap()[0],
        "python_threads": sorted(each.name for each in threads),
        "widgets": len(QApplication.allWidgets()),
        "windows": len(windows),
        "our_objects": sum(ours.values()),
        "kinds": {f"{kind.__module__}.{kind.__name__}": count for kind, count in ours.items()},
        "tasks": QgsApplication.taskManager().count(),
    }


def _is_ours(kind: type) -> bool:
    return str(kind.__module__).startswith(f"{PLUGIN}.")


def _is_frozen(kind: type) -> bool:
    return issubclass(kind, tuple) or getattr(getattr(kind, "__dataclass_params__", None), "frozen", False)


faulthandler.register(signal.SIGUSR1, all_threads=True)
