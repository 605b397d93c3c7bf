"""Runs inside QGIS: what only the application itself can say of how it is."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
from collections import Counter
from typing import Any, Optional

import qgis.utils
from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QEvent, Qt
from qgis.PyQt.QtGui import QPixmapCache
from qgis.PyQt.QtWidgets import QApplication, QDockWidget, QPlainTextEdit

from tests.e2e import probe
from tests.e2e.census import heap

PLUGIN = "geoportfolio"
_WINDOWS = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool)
"""A menu or the list of a combo box is made when it is first opened, and goes with its control."""


def rest() -> dict[str, Any]:
    """What only QGIS itself knows, after what is waiting to be thrown away was."""
    _clear_log_panel()
    # Qt's pictures of buttons, up to 10 MB: one that is drawn in many sizes fills it for hours.
    QPixmapCache.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    trim()
    threads = [each for each in threading.enumerate() if not isinstance(each, threading._DummyThread)]
    kinds = [kind for kind in map(type, gc.get_objects()) if is_ours(kind)]
    ours = Counter(map(_title, kinds))
    # What is remembered, such as the last 50 runs or 500 rows found, can't be changed; what works can.
    values = {_title(kind) for kind in set(kinds) if _is_frozen(kind)}
    held, free = heap()
    return {
        "held_mb": held,
        "free_mb": free,
        "python_threads": sorted(each.name for each in threads),
        "widgets": len(QApplication.allWidgets()),
        "windows": sorted(
            f"{type(each).__name__} {each.objectName()}"
            for each in QApplication.topLevelWidgets()
            if each.windowType() in _WINDOWS or each.parent() is None
        ),
        "objects": len(gc.get_objects()),
        "our_objects": sum(count for kind, count in ours.items() if kind not in values),
        "our_values": sum(count for kind, count in ours.items() if kind in values),
        "our_kinds": dict(ours),
        "tasks": QgsApplication.taskManager().count(),
        "layers": len(QgsProject.instance().mapLayers()),
        "qt_children": len(qgis.utils.iface.mainWindow().children()),
    }


def _clear_log_panel() -> None:
    """QGIS's panel keeps every line of a session, however many there are."""
    panel = qgis.utils.iface.mainWindow().findChild(QDockWidget, "MessageLog")
    for text in panel.findChildren(QPlainTextEdit):
        text.clear()


def is_ours(kind: type) -> bool:
    return str(kind.__module__).startswith(f"{PLUGIN}.")


def _is_frozen(kind: type) -> bool:
    parameters = getattr(kind, "__dataclass_params__", None)
    return issubclass(kind, tuple) or (parameters is not None and bool(parameters.frozen))


def _title(kind: type) -> str:
    return f"{kind.__module__}.{kind.__name__}"


def trim() -> None:
    """Give back to the system what is free, so that what is left is what somebody holds."""
    if sys.platform == "linux":
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def place() -> dict[str, Any]:
    """Where this process can be found: its number, and the port of the probe."""
    return {"pid": os.getpid(), "port": probe.probe._server.serverPort()}


def news() -> dict[str, Any]:
    """What the message bar and the log have said since the last time; nobody keeps it here."""
    history = probe.history
    told = {"messages": [*history.messages], "log": [*history.log]}
    history.messages.clear()
    history.log.clear()
    return told


def modal() -> Optional[dict[str, str]]:
    """The dialog in front that wants an answer first."""
    return probe._modal()


METERS = (rest, place, news, modal)
