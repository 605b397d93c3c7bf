"""A plugin beside ours in the test's QGIS: at a click of its button it does what takes an analyst hours.

It asks every algorithm by every connection, meets an error of each kind, fails inside our code with a key
in a local variable, and starts QGIS's own helpers; what came of it is in ``driven.json``,
beside the project.
"""

from __future__ import annotations

import json
import subprocess
import traceback
from pathlib import Path

import processing
import qgis.utils
from qgis.core import (
    QgsApplication,
    QgsFeature,
    QgsGeometry,
    QgsMessageLog,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QProcess, QTimer

from tests.e2e.small_plugins import Buttons

SOURCE = "pf_airports"
AREA = "Polygon ((9.9 53.6, 10 53.6, 10 53.7, 9.9 53.7, 9.9 53.6))"
POINT = "9.9882,53.6304 [EPSG:4326]"
FILTERS = json.dumps([{"field": "CountryCode", "value": "DE"}])
HERE = {"CENTERS": "centre", "RADII": "500,30000"}
SEARCHED = {"FILTERS": FILTERS, "COLUMNS": "id,LocName"}
REPORTED = {"INPUT": "centre", "FOLDER": "TEMPORARY_OUTPUT"}
ALGORITHMS = (
    ("listsources", {}),
    ("pointsinarea", {"AREA": "area"}),
    ("pointsinbuffers", HERE),
    ("entriesinarea", {"AREA": "area"}),
    ("entriesinbuffers", HERE),
    ("searchentries", SEARCHED),
    ("searchpoints", SEARCHED),
    ("pointattributes", {"VALUES": "apt-EDDH"}),
    ("accumulationinarea", {"AREA": "area"}),
    ("accumulationinbuffers", HERE),
    ("accumulationlayer", {"FILTERS": FILTERS}),
    ("riskreports", {**REPORTED, "FORMAT": 0}),
    ("riskreports", {**REPORTED, "FORMAT": 1}),
    ("enrichpoints", {"INPUT": "centre", "LAYERS": "flood_zones,wind_bands"}),
    ("enrichevent", {**SEARCHED, "FOOTPRINT": "2026/storm-emil"}),
    ("reversegeocode", {"INPUT": "centre"}),
    ("geocodeaddresses", {"INPUT": "address", "ADDRESS": '"a"'}),
)


class Driver(Buttons):
    def drive(self):
        self._folder = Path(QgsProject.instance().homePath())
        tables = {
            "area": self._table("area", "Polygon", AREA),
            "centre": self._table("centre", "Point", "Point (9.9882 53.6304)"),
            "address": self._table("address", "Point", "Point (9.9 53.6)"),
        }
        told = {}
        for connection in ("environment", "stored", "session"):
            for number, (name, wanted) in enumerate(ALGORITHMS):
                told[f"{connection} {number} {name}"] = self._run(name, connection, wanted, tables)
        self._connect_to_faults()
        for name in ("echo", "closed", "refused"):
            told[f"{name} error"] = self._run("pointsinarea", name, {"AREA": "area"}, tables)
        self._start_helpers()
        (self._folder / "driven.json").write_text(json.dumps(told))

    def _connect_to_faults(self):
        """To a service that repeats the key, to none, and to one that wants another key."""
        from geoportfolio.core.gis.connections import Connection

        connections = qgis.utils.plugins["geoportfolio"]._connections
        key = connections.config("session").api_key
        echo = (self._folder / "echo.url").read_text()
        refusing = connections.get("stored").base_url
        for name, url in (("echo", echo), ("closed", "http://127.0.0.1:9"), ("refused", refusing)):
            connections.save(Connection(name, url, keep_key="session"), key)

    def _table(self, name, kind, shape):
        layer = QgsVectorLayer(f"{kind}?crs=EPSG:4326&field=a:string", name, "memory")
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(shape))
        feature["a"] = "Hamburg Airport"
        layer.dataProvider().addFeature(feature)
        return layer

    def _run(self, name, connection, wanted, tables):
        parameters = {"CONNECTION": connection, "SOURCE": SOURCE, "OUTPUT": "TEMPORARY_OUTPUT"}
        algorithm = QgsApplication.processingRegistry().algorithmById(f"geoportfolio:{name}")
        known = {each.name() for each in algorithm.parameterDefinitions()}
        parameters = {key: value for key, value in parameters.items() if key in known}
        parameters.update({key: tables.get(value, value) for key, value in wanted.items()})
        try:
            processing.run(f"geoportfolio:{name}", parameters)
            return "right"
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    def _start_helpers(self):
        """As Processing, plugins and Qt start programs."""
        subprocess.run(["sh", "-c", "sleep 0.3"], check=False)
        QProcess.execute("sh", ["-c", "sleep 0.3"])
        subprocess.run(["qgis_process", "plugins"], check=False, capture_output=True)

    def fail(self):
        """In our code: with the config, the key and a header in the frames below."""
        QTimer.singleShot(0, self._fail)

    def _fail(self):
        connections = qgis.utils.plugins["geoportfolio"]._connections
        config = connections.config("stored")
        api_key = config.api_key
        headers = {"Authorization": api_key}
        from geoportfolio.core.api.exchange import Session

        try:
            Session(config).send(headers)
        except AttributeError as error:
            QgsMessageLog.logMessage(traceback.format_exc(), "Driver")
            raise RuntimeError(f"on purpose: {config!r}") from error


def classFactory(iface):
    return Driver(iface)
