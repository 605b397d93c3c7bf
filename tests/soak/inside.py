"""Runs inside QGIS beside the probe: does at once what a hand would take long for.

QGIS executes this file in place of the probe's (``PYQGIS_STARTUP``), which it imports, and whose questions
it adds to. A deed is answered before it is done: what it opens may be modal, and the driver has to see that.
What a deed raises reaches QGIS's own handler of exceptions, and the log. What widgets are made to do is in
``inside_window``, what is measured in ``inside_meters``.
"""

from __future__ import annotations

import faulthandler
import random
import signal
from functools import partial
from typing import Any, Callable

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
from qgis.PyQt.QtWidgets import QApplication, QDockWidget

from tests.e2e import probe
from tests.soak import inside_holders, inside_meters, inside_window
from tests.soak.inside_meters import PLUGIN, is_ours
from tests.soak.inside_window import if_alive, soon

STATE = "geoportfolio/state"
_WGS84 = QgsCoordinateReferenceSystem("EPSG:4326")
_running: dict[int, tuple[Any, ...]] = {}
"""The algorithms under way with what they need, by the number of their run."""


def _results() -> list[QgsVectorLayer]:
    layers = QgsProject.instance().mapLayers().values()
    return [layer for layer in layers if layer.customProperty(STATE)]


def _workbench() -> Any:
    plugin = qgis.utils.plugins.get(PLUGIN)
    return plugin.workbench() if plugin is not None else None


def layer_entry(entry: str, number: int) -> bool:
    """Choose *entry* in the GeoPortfolio menu of one of the results that offer it."""
    results, bench = _results(), _workbench()
    if not results or bench is None or QApplication.activeModalWidget():
        return False
    first = number % len(results)
    action = bench.layer_menu.actions[entry]
    for layer in results[first:] + results[:first]:
        qgis.utils.iface.layerTreeView().setCurrentLayer(layer)
        if action.isEnabled():
            return soon(partial(if_alive, action.trigger))
    return False


def select_some(number: int) -> bool:
    """Select a few features of one of the layers."""
    layers = [each for each in QgsProject.instance().mapLayers().values() if isinstance(each, QgsVectorLayer)]
    if not layers:
        return False
    layer = layers[number % len(layers)]
    qgis.utils.iface.setActiveLayer(layer)
    layer.selectByIds([feature.id() for _, feature in zip(range(7), layer.getFeatures())])
    return True


def remove_layer(number: int) -> bool:
    """Take one of the layers that are not the project's own out of the project."""
    ids = [key for key, layer in QgsProject.instance().mapLayers().items() if layer.name() != "Countries"]
    if not ids:
        return False
    return soon(partial(QgsProject.instance().removeMapLayer, sorted(ids)[number % len(ids)]))


def add_area(wkt: str) -> bool:
    """One more area, as the polygon tool hands it over."""
    if (bench := _workbench()) is None:
        return False
    return soon(partial(bench.drawing._add, QgsGeometry.fromWkt(wkt), _WGS84))


def add_circles(lon: float, lat: float, radii: list[float]) -> bool:
    """Circles around a place, as *Circles here* makes them."""
    if (bench := _workbench()) is None:
        return False

    def add() -> None:
        bench.drawing.set_radii(tuple(radii))
        bench.drawing.circles_here(lon, lat)

    return soon(add)


def report_at(lon: float, lat: float) -> bool:
    """The report of a place, as *Report here* asks for it."""
    bench = _workbench()
    return bench is not None and soon(partial(bench.report_at, lon, lat))


def hazards_at(lon: float, lat: float) -> bool:
    """The hazards of a place, as *Hazards here* asks for them."""
    bench = _workbench()
    return bench is not None and soon(partial(bench.hazards.at, lon, lat))


def whats_here(lon: float, lat: float) -> bool:
    """The address of a place, as *What's here* asks for it."""
    bench = _workbench()
    return bench is not None and soon(partial(bench.search.whats_here, lon, lat))


def use_connection(name: str) -> bool:
    """Change the docks to the connection *name*."""
    plugin = qgis.utils.plugins.get(PLUGIN)
    return plugin is not None and soon(partial(plugin._session.use, name))


def save_connection(name: str, url: str, key: str) -> bool:
    """Keep a connection whose key lasts until the plugin goes."""
    from geoportfolio.core.gis.connection_settings import SESSION, Connection

    plugin = qgis.utils.plugins[PLUGIN]
    return soon(partial(plugin._connections.save, Connection(name, url, keep_key=SESSION), key))


def choose_source(name: str) -> bool:
    """Change the docks to the source *name* where the service has it."""
    plugin = qgis.utils.plugins.get(PLUGIN)
    if plugin is None or name not in plugin._session.sources:
        return False
    return soon(partial(plugin._session.choose, name))


def filter_by(text: str) -> bool:
    """The filters of the text, as a query brings them."""
    from geoportfolio.core.api import filters

    bench = _workbench()
    if bench is None:
        return False
    return soon(lambda: bench.draft.set_filters(filters.parse(text)))


def edit_filters(text: str) -> bool:
    """The filters of the text in their dock, as *Edit as JSON* applies them; the first one is selected."""
    from geoportfolio.core.api import filters

    bench = _workbench()
    if bench is None:
        return False

    def edit() -> None:
        bench.filters.open()
        bench.filters.json.applied.emit(filters.parse(text))
        bench.filters.page.tree.setCurrentIndex(bench.filters.model.index(0, 0))

    return soon(edit)


def project(verb: str, path: str = "") -> bool:
    """``new``, ``open`` and ``save`` without a question; ``ask``: new, with QGIS's question."""
    iface, instance = qgis.utils.iface, QgsProject.instance()
    do: dict[str, Callable[[], Any]] = {
        "new": partial(iface.newProject, False),
        "ask": partial(iface.newProject, True),
        "open": partial(_open, path),
        "save": lambda: instance.write(path) if path else instance.write(),
    }
    if QApplication.activeModalWidget() or (verb == "save" and not (path or instance.fileName())):
        return False
    return soon(do[verb])


def _open(path: str) -> None:
    QgsProject.instance().setDirty(False)
    qgis.utils.iface.addProject(path)


def previews(wanted: bool) -> bool:
    """Whether QGIS draws eight pictures around the map for whoever pans next: 18 MB that are there or not."""
    qgis.utils.iface.mapCanvas().setPreviewJobsEnabled(wanted)
    return True


def plugin(verb: str) -> bool:
    """``load``, ``unload``, or ``reload``, as the plugin manager does it."""
    is_there = PLUGIN in qgis.utils.active_plugins
    if QApplication.activeModalWidget() or (verb == "load") == is_there:
        return False
    return soon({"load": _come, "unload": _go, "reload": lambda: (_go(), _come())}[verb])


def _go() -> None:
    if not qgis.utils.unloadPlugin(PLUGIN):
        raise RuntimeError("the plugin did not unload")


def _come() -> None:
    if not (qgis.utils.loadPlugin(PLUGIN) and qgis.utils.startPlugin(PLUGIN)):
        raise RuntimeError("the plugin did not come")


def run_algorithm(name: str, parameters: dict[str, Any]) -> bool:
    """An algorithm of ours in a task of QGIS; ``INPUT`` ``*``: the newest of the results with points."""
    algorithm = QgsApplication.processingRegistry().algorithmById(f"{PLUGIN}:{name}")
    points = [layer for layer in _results() if layer.geometryType() == 0]
    needs = [key for key, value in parameters.items() if value == "*"]
    if algorithm is None or (needs and not points):
        return False
    given = {key: points[-1].id() if key in needs else value for key, value in parameters.items()}
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback()
    context.setProject(QgsProject.instance())
    task = QgsProcessingAlgRunnerTask(algorithm, given, context, feedback)
    number = max(_running, default=0) + 1
    _running[number] = (task, context, feedback)
    task.executed.connect(lambda *_: soon(partial(_running.pop, number, None)))
    QgsApplication.taskManager().addTask(task)
    return True


def open_algorithm(name: str) -> bool:
    """The dialog of an algorithm of ours, from the toolbox."""
    if QgsApplication.processingRegistry().algorithmById(f"{PLUGIN}:{name}") is None:
        return False
    import processing  # QGIS has it only once its own plugins are loaded

    return soon(lambda: processing.createAlgorithmDialog(f"{PLUGIN}:{name}").show())


def make_docks() -> bool:
    """Have each dock its body, whoever has looked at it since the plugin came, so that readings compare."""
    bench = _workbench()
    docks = qgis.utils.iface.mainWindow().findChildren(QDockWidget) if bench is not None else []
    for dock in docks:
        if is_ours(type(dock)) and callable(make := getattr(dock, "make", None)):
            make()
    return bool(docks)


def cancel_all() -> bool:
    """Cancel whatever is under way, as QGIS's task manager does."""
    tasks = QgsApplication.taskManager()
    return bool(tasks.countActiveTasks()) and soon(tasks.cancelAll)


def cancel_one(number: int) -> bool:
    """Cancel one of the tasks."""
    tasks = QgsApplication.taskManager().activeTasks()
    return bool(tasks) and soon(tasks[number % len(tasks)].cancel)


def seeded(seed: int) -> bool:
    """The same chance for Python's own in each run."""
    random.seed(seed)
    return True


DEEDS = (
    layer_entry,
    select_some,
    remove_layer,
    add_area,
    add_circles,
    report_at,
    hazards_at,
    whats_here,
    use_connection,
    save_connection,
    choose_source,
    filter_by,
    edit_filters,
    project,
    previews,
    plugin,
    run_algorithm,
    open_algorithm,
    make_docks,
    cancel_all,
    cancel_one,
    seeded,
)

probe.QUESTIONS.update(
    {
        each.__name__: each
        for each in (*DEEDS, *inside_window.DEEDS, *inside_meters.METERS, *inside_holders.METERS)
    }
)
faulthandler.register(signal.SIGUSR1, all_threads=True)
