"""Runs inside QGIS (``PYQGIS_STARTUP``): waits until QGIS has started, writes what that took, and ends it.

Writes JSON to the file in ``GEOPORTFOLIO_STOPWATCH``, by plugin and in milliseconds: ``profiler``, by QGIS's
own profiler, and ``processor``, the CPU time that ``qgis.utils`` has counted. Nothing of ours is
imported here: what is imported already would not be measured.
"""

import json
import os
from pathlib import Path

import qgis.utils
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QTimer

GROUP, PLUGINS = "startup", "Load plugins"
"""The profiler's names."""


def look() -> None:
    if qgis.utils.iface is None or not qgis.utils.iface.mainWindow().isVisible():
        QTimer.singleShot(100, look)
    else:
        QTimer.singleShot(500, finish)


def finish() -> None:
    profiler = QgsApplication.profiler()
    names = profiler.childGroups(PLUGINS, GROUP)
    profiled = {name: profiler.profileTime(f"{PLUGINS}/{name}", GROUP) * 1000 for name in names}
    counted = {name: float(text[:-1]) * 1000 for name, text in qgis.utils.plugin_times.items()}
    found = json.dumps({"profiler": profiled, "processor": counted})
    Path(os.environ["GEOPORTFOLIO_STOPWATCH"]).write_text(found, encoding="utf-8")
    os._exit(0)


QTimer.singleShot(0, look)
