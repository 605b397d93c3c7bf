"""The project of version 0.1 in ``project_0_1``: how it was made, once.

Made with commit 5dc212f of this repository and QGIS 3.22.16, from the root of a checkout of that commit:
``QT_QPA_PLATFORM=offscreen PYTHONPATH=build/import:. .venv/bin/python -m tests.data.make_project_0_1``.
It is not made again, whatever becomes of the code below: what version 0.1 has written must stay readable.

The service was the sandbox at an address where nothing answers any more; the connection was called *office*.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from qgis.core import (
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtWidgets import QAbstractButton, QDialog
from shapely.geometry import box

from geoportfolio import classFactory
from geoportfolio.core import gis
from geoportfolio.core.api import Area, Client, Config, Filter, Monitor, Query, Retry
from geoportfolio.core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    SEARCH_POINTS,
)
from geoportfolio.core.api.shapes import Buffers
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.files.project_folders import new_result, results_of
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.projects import saved_filters
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.recovery import orphaned_loads
from sandbox.testing import Sandbox, running
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import add_maps
from tests.support.service import query_for
from tests.support.window import Window

DATA = Path(__file__).with_name("project_0_1")
PORT = 8973
"""Below the ports that a system gives when a free one is requested."""
SOURCE = "pf_airports"
WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")
NORTH, SOUTH = box(9.0, 53.0, 10.5, 54.4), box(11.0, 47.9, 12.4, 48.8)
RHINE = box(6.0, 50.0, 9.0, 51.6)
HAMBURG = ("Hamburg", 9.9882, 53.6304)
RADII = (30_000.0, 60_000.0)
COLUMNS = ("id", "LocName", "CountryCode", "Latitude", "Longitude", "BuildingTIV")
SAVED_FILTERS = {
    "German": (Filter("CountryCode", "DE"),),
    "Alpine aviation": (Filter("CountryCode", "AT", (Filter("LOB", "Aviation"),)),),
}
PAGE = 5
SITES = {"Hotel Elbe": "POINT(9.9882 53.6304)", "Isar Works": "POINT(11.786 48.354)"}


class Analyst:
    """A window with the plugin, and what is done in it."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.project = QgsProject.instance()
        self.window = Window()
        self.plugin = classFactory(self.window)
        self.plugin.initGui()
        self.bench = self.plugin.window()
        self.session = self.bench.session
        self.bench.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
        self.bench.open()
        pump_until(lambda: self.session.sources)
        self.session.choose(SOURCE)
        self.settle()

    def settle(self) -> None:
        """Until nothing is under way."""
        let_go()
        pump_until(lambda: not self.bench.tasks._running)
        let_go()

    def draw(self, *areas: Any) -> None:
        self.bench.areas.clear()
        for name, area in areas:
            self.bench.areas.add(QgsGeometry.fromWkt(area.wkt), WGS84, name)

    def came(self, begin: Any) -> QgsVectorLayer:
        """The layer that is there after *begin* has been done."""
        before = set(self.project.mapLayers())
        begin()
        self.settle()
        (new,) = set(self.project.mapLayers()) - before
        return self.project.mapLayer(new)

    def asked(self, query: Query) -> QgsVectorLayer:
        return self.came(lambda: self.bench.loader.run(query))

    def run(self, algorithm: str, **parameters: Any) -> QgsVectorLayer:
        """As the dialog of Processing does it, which loads what comes."""
        target = new_result(self.project, algorithm)
        target.parent.mkdir(exist_ok=True)
        context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
        context.setProject(self.project)
        output = QgsProcessingOutputLayerDefinition(str(target), self.project)
        found = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{algorithm}")
        _, is_done = found.run({"OUTPUT": output, **parameters}, context, feedback)
        assert is_done, feedback.textLog()
        ((destination, details),) = context.layersToLoadOnCompletion().items()
        layer = QgsProcessingUtils.mapLayerFromString(destination, context)
        details.setOutputLayerName(layer)
        layer = context.temporaryLayerStore().takeMapLayer(layer)
        self.project.addMapLayer(layer)
        if details.postProcessor() is not None:
            details.postProcessor().postProcessLayer(layer, context, feedback)
        self.settle()
        return layer

    def order_reports(self, layer: QgsVectorLayer, folder: str, kind: str) -> Any:
        self.bench.reports.order(layer)
        dialog = self.window.mainWindow().findChild(QDialog, "reportPreflight")
        dialog.form.folder.setFilePath(str(results_of(self.project) / "reports" / folder))
        dialog.form.kind.setCurrentIndex(dialog.form.kind.findData(kind))
        dialog.findChild(QAbstractButton, "startReportsButton").click()
        queue = self.bench.reports.queue
        pump_until(lambda: any(each.head.folder.name == folder for each in queue.orders))
        return next(each for each in queue.orders if each.head.folder.name == folder)


def points(analyst: Analyst) -> QgsVectorLayer:
    """In two areas, refreshed once when the service had other rows, so that this can be undone."""
    analyst.draw(("North", NORTH), ("South", SOUTH))
    layer = analyst.came(analyst.bench.loader.load)
    analyst.sandbox.change(edition=1)
    analyst.bench.refresher.refresh([layer])
    analyst.settle()
    analyst.sandbox.restore()
    return layer


def circles(analyst: Analyst) -> QgsVectorLayer:
    analyst.bench.areas.clear()
    analyst.bench.areas.add_circles([HAMBURG], RADII)
    return analyst.came(analyst.bench.loader.load)


def entries(analyst: Analyst) -> QgsVectorLayer:
    analyst.draw(("North", NORTH))
    analyst.bench.draft.set_columns(COLUMNS)
    return analyst.came(lambda: analyst.bench.loader.load(ENTRIES))


def stopped(analyst: Analyst) -> QgsVectorLayer:
    """Entries of which two pages came before *Stop*."""
    analyst.draw(("Rhine", RHINE))
    analyst.bench.draft.set_page_size(PAGE)
    analyst.sandbox.faults.set("entries/selection=delay:0x2", "entries/selection=delay:30")

    analyst.sandbox.forget()

    def begin() -> None:
        analyst.bench.loader.load(ENTRIES)
        wait_for_two_pages(analyst.sandbox)
        analyst.bench.loader.stop()

    layer = analyst.came(begin)
    analyst.sandbox.restore()
    return layer


def wait_for_two_pages(sandbox: Sandbox) -> None:
    """The third page, which is asked by now, takes longer than anybody waits here."""
    pump_until(lambda: sum("entries/selection" in seen.path for seen in sandbox.requests) > 2)
    end = time.monotonic() + 2
    pump_until(lambda: time.monotonic() > end)


def hazard_points(analyst: Analyst) -> QgsVectorLayer:
    sites = QgsVectorLayer("Point?crs=EPSG:4326&field=name:string", "Sites", "memory")
    for name, wkt in SITES.items():
        feature = QgsFeature(sites.fields())
        feature.setAttributes([name])
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        sites.dataProvider().addFeature(feature)
    return analyst.run("enrichpoints", INPUT=sites, LAYERS="wind_bands,flood_zones")


def maps(analyst: Analyst) -> None:
    """A WMS layer and a WFS layer of the service."""
    catalogue = gis.hazard_maps.load_catalogue.map_catalogue(
        analyst.bench.requests.client(analyst.session.connection), Monitor()
    )
    server = uris.server_of(analyst.connections, "office")
    chosen = [map_layers.Chosen(catalogue.maps[-1]), map_layers.Chosen(None, catalogue.features[0])]
    added = add_maps(analyst.project, server, chosen, catalogue)
    assert len(added.layers) == 2, added


def reports(analyst: Analyst, layer: QgsVectorLayer) -> None:
    """A batch that ended, and one that was closed over when two of its reports were there."""
    analyst.order_reports(layer, "ended", "html")
    analyst.settle()
    points = next(each for each in layers.results_in(analyst.project) if "North" not in each.name())
    points.selectByIds(list(points.allFeatureIds())[:4])
    analyst.sandbox.faults.set("risk/point=delay:0x2", "risk/point=delay:30")
    unfinished = analyst.order_reports(points, "unfinished", "pdf")
    pump_until(lambda: unfinished.saved_count == 2)
    analyst.bench.reports.queue.pause()
    analyst.settle()
    analyst.bench.reports.page.layer_wanted.emit(unfinished)
    points.removeSelection()
    analyst.sandbox.restore()


def interrupt(path: str, url: str, key: str) -> None:
    """Load entries into *path* until this process is killed; in a process of its own."""
    client = Client(Config(base_url=url, api_key=key, retry=Retry(attempts=1)))
    query = query_for(SOUTH.buffer(1.5), verb=ENTRIES, columns=COLUMNS, page_size=PAGE)
    described = gis.connections.sources.describe_source(client, SOURCE, Monitor())
    gis.results.loading.load(
        client, query, described, Path(path), Monitor(), mark_repeats=True, connection="office"
    )


def interrupted(analyst: Analyst) -> None:
    """A load of which two pages came before its QGIS was killed."""
    folder, sandbox = results_of(analyst.project), analyst.sandbox
    target = new_result(analyst.project, "pf_airports, interrupted")
    sandbox.forget()
    sandbox.faults.set("entries/selection=delay:0x2", "entries/selection=delay:60")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.data.make_project_0_1", str(target), sandbox.url, sandbox.key]
    )
    wait_for_two_pages(sandbox)
    process.send_signal(signal.SIGKILL)
    process.wait()
    sandbox.restore()
    (left,) = orphaned_loads([folder])
    assert left.record.rows == 2 * PAGE, left


def fill(analyst: Analyst) -> None:
    """Everything that the project has."""
    for name, filters in SAVED_FILTERS.items():
        saved_filters.save(analyst.project, SOURCE, name, filters)
    points(analyst)
    circles(analyst)
    entries(analyst)
    stopped(analyst)
    analyst.asked(Query(SOURCE, verb=SEARCH_POINTS, filters=(Filter("CountryCode", "LU"),)))
    areas = query_for(NORTH, SOUTH, verb=ACCUMULATION)
    analyst.asked(areas)
    analyst.asked(Query(SOURCE, (Area("Hamburg", Buffers((HAMBURG[1:],), RADII)),), verb=ACCUMULATION))
    luxembourg = (Filter("CountryCode", "LU"),)
    analyst.asked(Query(SOURCE, version="v1", verb=ACCUMULATION_LAYER, filters=luxembourg))
    dutch = (Filter("CountryCode", "NL"),)
    analyst.asked(Query(SOURCE, verb=EVENT, footprint="storm-anton", columns=COLUMNS, filters=dutch))
    hazards = hazard_points(analyst)
    analyst.run("pointattributes", SOURCE=SOURCE, VALUES="apt-EDDH,apt-EDDM,apt-NONE")
    reports(analyst, hazards)
    maps(analyst)
    analyst.draw(("North", NORTH), ("South", SOUTH))
    analyst.bench.areas.add_circles([HAMBURG], RADII)
    analyst.settle()


def main() -> None:
    profile = Path(tempfile.mkdtemp(prefix="profile-"))
    os.environ["QGIS_CUSTOM_CONFIG_PATH"] = str(profile)
    application = QgsApplication([], True)
    application.initQgis()
    if len(sys.argv) > 1:
        interrupt(*sys.argv[1:])
    shutil.rmtree(DATA, ignore_errors=True)
    DATA.mkdir()
    with running(port=PORT) as sandbox:
        analyst = Analyst(sandbox)
        analyst.project.setFileName(str(DATA / "portfolio.qgz"))
        fill(analyst)
        assert analyst.project.write()
        analyst.settle()
        interrupted(analyst)
        analyst.plugin.unload()
        analyst.project.clear()
        analyst.window.close()
        runs = Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json"
        shutil.copy(runs, DATA / "runs.json")
        let_go()
    application.exitQgis()


if __name__ == "__main__":
    main()
