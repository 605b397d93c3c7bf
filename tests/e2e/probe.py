"""Runs inside QGIS and answers questions about what is on the screen.

It changes nothing but the view of the map and which project is open. QGIS executes this file before it loads
a plugin (``PYQGIS_STARTUP``), so a plugin that does not load is seen too. It listens on a free port of
loopback, whose number it writes to the file that ``GEOPORTFOLIO_PROBE`` names. A question is a line of JSON
with ``ask`` and the details of the function of that name that is a ``question``; the reply is a line with
``answer``, or ``missing`` (what was looked for is not there, and what is), or ``fault`` (a defect of it).
"""

from __future__ import annotations

import json
import os
import traceback
from pathlib import Path
from typing import Any, Optional

import qgis.utils
from qgis.core import Qgis, QgsApplication
from qgis.gui import QgsMessageBar
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject
from qgis.PyQt.QtNetwork import QHostAddress, QTcpServer
from qgis.PyQt.QtWidgets import QApplication, QLabel, QTextEdit, QWidget

from tests.e2e.census import census, key_sent_to, memory, tell_listeners
from tests.e2e.heartbeat import Heartbeat
from tests.e2e.seen_map import degrees
from tests.e2e.seen_widgets import QUESTIONS, Missing, question

_LEVELS = {
    getattr(Qgis.MessageLevel, name): name for name in ("Info", "Warning", "Critical", "Success", "NoLevel")
}


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
            bar.widgetRemoved.connect(self._removed)
            qgis.utils.iface.mapCanvas().mapCanvasRefreshed.connect(_count_drawing)

    def _logged(self, text: str, tag: str, level: Any) -> None:
        self.log.append({"tag": tag, "level": _LEVELS[level], "text": text})

    def _shown(self) -> None:
        # The signal also comes when a message shows again that another one had covered.
        items = {sip.unwrapinstance(item): item for item in self._bar.items()}
        self.messages.extend(_message(item) for at, item in items.items() if at not in self._known)
        self._known = set(items)

    def _removed(self) -> None:
        # The next message may get the address of the one that goes.
        self._known &= {sip.unwrapinstance(item) for item in self._bar.items()}


def _count_drawing() -> None:
    history.drawings += 1


def _message(item: Any) -> dict[str, str]:
    return {"level": _LEVELS[item.level()], "title": item.title(), "text": item.text()}


@question
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
        "center": degrees(canvas.center()),
        "map_tip": any(
            "WebView" in w.metaObject().className() and w.isVisible() for w in canvas.findChildren(QWidget)
        ),
        "crs": canvas.mapSettings().destinationCrs().authid(),
    }


@question
def hears_keys() -> bool:
    """Whether a window has the keyboard that takes them; none has while one is opening or closing."""
    modal = QApplication.activeModalWidget()
    front = modal.isActiveWindow() if modal else QApplication.activeWindow() is not None
    return front or QApplication.activePopupWidget() is not None


@question
def windows() -> list[dict[str, Any]]:
    """The open windows and dialogs, with what they say when they are not the main one."""
    main = qgis.utils.iface.mainWindow()
    seen = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.windowTitle() and w is not main]
    return [_window(window) for window in seen]


@question
def log() -> list[dict[str, str]]:
    """All entries of QGIS's log since the start; Python's errors have the tag ``Python error``."""
    return history.log


@question
def messages() -> list[dict[str, str]]:
    """All messages that the message bar has shown since the start, the oldest first."""
    return history.messages


def _is_preparing() -> bool:
    """Whether the plugin takes its steps towards its first docks, in turns of the event loop."""
    turns = getattr(qgis.utils.plugins.get("geoportfolio"), "_turns", None)
    return turns is not None and not turns.is_idle


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
    QUESTIONS.update(start_heartbeat=heartbeat.start, gaps=heartbeat.gaps)
    for counted in (census, memory, key_sent_to, tell_listeners):
        question(counted)
    probe = Probe(Path(os.environ["GEOPORTFOLIO_PROBE"]))
