"""A plugin beside ours in the test's QGIS: at a click of its button it does what takes an analyst hours.

It asks every algorithm by every connection, meets an error of each kind, fails inside our code with a key
in a local variable, and starts QGIS's own helpers; what came of it is in ``driven.json``,
beside the project, with ``algorithms.json``, which says what each algorithm is asked for.
"""

from __future__ import annotations

import json
import subprocess
import traceback
from pathlib import Path

import processing
import qgis.utils
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsMessageLog,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QProcess, QTimer

from tests.e2e.small_plugins import Buttons


class Driver(Buttons):
    def drive(self):
        self._folder = Path(QgsProject.instance().homePath())
        algorithms = json.loads((self._folder / "algorithms.json").read_text())
        told = {}
        for connection in ("environment", "stored", "session"):
            for number, (name, wanted) in enumerate(algorithms):
                told[f"{connection} {number} {name}"] = self._run(name, connection, wanted)
        self._connect_to_faults()
        for name in ("echo", "unencrypted", "refused"):
            told[f"{name} error"] = self._run("pointsinarea", name, dict(algorithms)["pointsinarea"])
        self._start_helpers()
        (self._folder / "driven.json").write_text(json.dumps(told))

    def _connect_to_faults(self):
        """To a service that repeats the key, to one that knows no TLS, and to one that wants another key."""
        from geoportfolio.core.gis.connections.connections import Connection

        connections = qgis.utils.plugins["geoportfolio"]._connections
        key = connections.config("session").api_key
        echo = (self._folder / "echo.url").read_text()
        refusing = connections.get("stored").base_url
        unencrypted = refusing.replace("http:", "https:")
        for name, url in (("echo", echo), ("unencrypted", unencrypted), ("refused", refusing)):
            connections.save(Connection(name, url, keep_key="session"), key)

    def _layer(self, kind, wkts, columns):
        fields = "".join(f"&field={name}:string" for name in columns)
        layer = QgsVectorLayer(f"{kind}?crs=EPSG:4326{fields}", "input", "memory")
        for number, wkt in enumerate(wkts):
            feature = QgsFeature(layer.fields())
            feature.setGeometry(QgsGeometry.fromWkt(wkt))
            feature.setAttributes([values[number] for values in columns.values()])
            layer.dataProvider().addFeature(feature)
        return layer

    def _run(self, name, connection, wanted):
        parameters = {"CONNECTION": connection, "OUTPUT": "TEMPORARY_OUTPUT"}
        for key, value in wanted.items():
            parameters[key] = self._layer(**value) if isinstance(value, dict) else value
        try:
            processing.run(f"geoportfolio:{name}", parameters)
            return "right"
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    def _start_helpers(self):
        """As Processing, plugins and Qt start programs."""
        subprocess.run(["sh", "-c", "sleep 0.3"], check=False)
        QProcess.execute("sh", ["-c", "sleep 0.3"])
        subprocess.run(["qgis_process", "--version"], check=False, capture_output=True)

    def fail(self):
        """In our code: with the config, the key and a header in the frames below."""
        QTimer.singleShot(0, self._fail)

    def _fail(self):
        connections = qgis.utils.plugins["geoportfolio"]._connections
        config = connections.config("stored")
        api_key = config.api_key
        headers = {"Authorization": api_key}
        from geoportfolio.core.api.http.exchange import Session

        try:
            Session(config).send(headers)
        except AttributeError as error:
            QgsMessageLog.logMessage(traceback.format_exc(), "Driver")
            raise RuntimeError(f"on purpose: {config!r}") from error


def classFactory(iface):
    return Driver(iface)
