"""Runs inside QGIS (``PYQGIS_STARTUP``): waits until QGIS has started, says what that took, and ends it.

Writes JSON to the file that ``GEOPORTFOLIO_STOPWATCH`` names, by plugin and in milliseconds: ``profiler``,
what QGIS's own profiler says, and ``processor``, what ``qgis.utils`` has counted of the processor's time.
"""

import json
import os
from pathlib import Path

import qgis.utils
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QTimer

GROUP, PLUGINS = "startup", "Load plugins"
"""The profiler's names."""
SETTLED_MS = 500


def look() -> None:
    if qgis.utils.iface is None or not qgis.utils.iface.mainWindow().isVisible():
        QTimer.singleShot(100, look)
    else:
        QTimer.singleShot(SETTLED_MS, tell)


def tell() -> None:
    profiler = QgsApplication.profiler()
    names = profiler.childGroups(PLUGINS, GROUP)
    profiled = {name: profiler.profileTime(f"{PLUGINS}/{name}", GROUP) * 1000 for name in names}
    counted = {name: float(text[:-1]) * 1000 for name, text in qgis.utils.plugin_times.items()}
    told = json.dumps({"profiler": profiled, "processor": counted})
    Path(os.environ["GEOPORTFOLIO_STOPWATCH"]).write_text(told, encoding="utf-8")
    os._exit(0)


QTimer.singleShot(0, look)
