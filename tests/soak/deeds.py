"""What an analyst in a hurry may do next, as a table: a name, how often, and how.

A deed says whether it could be done: an entry may be grey, a dialog in the way, the plugin away. By hand
(``hand``) it moves the real mouse and types on the real keys; else it is done inside QGIS at once.
"""

from __future__ import annotations

import random
from typing import Any, Callable

from . import by_hand
from .stages import Deed, Stage

Place = tuple[float, float]
"""(longitude, latitude), EPSG:4326."""
SOURCES = ("pf_airports", "pf_places", "pf_event_set")
_RARELY = 0.5
FILTERS = (
    "[]",
    '[{"field": "OccupancyCode", "value": "1116"}]',
    '[{"field": "CountryCode", "value": "DE"}]',
    '[{"field": "CountryCode", "value": "FR", "filters": [{"field": "OccupancyCode", "value": "1116"}]}]',
)
LAYERS = ("wind_bands", "earthquake_bands", "typo", "wind_bands,earthquake_bands")
FAULTS = (
    "400",
    "401",
    "403",
    "404",
    "429:1x2",
    "429",
    "500x1",
    "500x4",
    "503x2",
    "delay:2",
    "slow:3",
    "truncate:0.4",
    "truncate:0.9x1",
    "reset:0.5",
    "reset:0x2",
    "empty",
    "html",
    "html:403",
    "redirect",
)
PATHS = (
    "",
    "",
    "points/=",
    "entries/=",
    "accumulation/=",
    "provision=",
    "places=",
    "risk=",
    "enrich=",
    "ows=",
)
SETTINGS: tuple[dict[str, Any], ...] = (
    {"edition": 1},
    {"edition": 2},
    {"latency_ms": 150},
    {"latency_ms": 0},
    {"withdrawn": ("pf_places",)},
    {"max_limit": 500},
    {"record_form": "features", "wrapper": "results"},
    {"report_form": "cut"},
    {"report_form": "html"},
    {"batch_form": "short"},
    {"geocoding_required": True},
)


def _place(chance: random.Random) -> Place:
    return round(chance.uniform(-4, 20), 3), round(chance.uniform(42, 57), 3)


def _polygon(stage: Stage, chance: random.Random) -> bool:
    (lon, lat), size = _place(chance), chance.choice((0.2, 2.0, 6.0))
    corners = [(lon, lat), (lon, lat + size), (lon + size, lat + size), (lon + size, lat), (lon, lat)]
    wkt = "Polygon ((" + ", ".join(f"{x} {y}" for x, y in corners) + "))"
    return stage.do("add_area", wkt=wkt)


def _circles(stage: Stage, chance: random.Random) -> bool:
    lon, lat = _place(chance)
    radii = chance.choice(([200.0], [500.0, 1000.0], [200.0, 500.0, 50_000.0]))
    return stage.do("add_circles", lon=lon, lat=lat, radii=radii)


def _broken_load(stage: Stage, chance: random.Random) -> bool:
    """A load that breaks off in the middle, so that there is something to continue."""
    wkt = "Polygon ((6 47.5, 6 55, 15 55, 15 47.5, 6 47.5))"
    if not (stage.do("choose_source", name=SOURCES[0]) and stage.do("add_area", wkt=wkt)):
        return False
    stage.sandbox.faults.set("points/=truncate:0.5x1")
    return stage.do("press_button", name="loadPointsButton")


def _here(deed: str) -> Callable[[Stage, random.Random], bool]:
    def do(stage: Stage, chance: random.Random) -> bool:
        lon, lat = _place(chance)
        return stage.do(deed, lon=lon, lat=lat)

    return do


def _trigger(*names: str) -> Callable[[Stage, random.Random], bool]:
    return lambda stage, chance: stage.do("trigger", name=chance.choice(names))


def _press(*names: str) -> Callable[[Stage, random.Random], bool]:
    """Whichever of them can be pressed, in any order."""

    def do(stage: Stage, chance: random.Random) -> bool:
        return any(stage.do("press_button", name=name) for name in chance.sample(names, len(names)))

    return do


def _number(deed: str, **details: Any) -> Callable[[Stage, random.Random], bool]:
    return lambda stage, chance: stage.do(deed, number=chance.randrange(1000), **details)


def _layer(entry: str) -> Callable[[Stage, random.Random], bool]:
    return _number("layer_entry", entry=entry)


def _fault(stage: Stage, chance: random.Random) -> bool:
    path = chance.choice(PATHS)
    stage.sandbox.faults.set(f"{path}{chance.choice(FAULTS)}")
    return True


def _no_fault(stage: Stage, chance: random.Random) -> bool:
    stage.sandbox.restore()
    return True


def _behave(stage: Stage, chance: random.Random) -> bool:
    stage.sandbox.change(**chance.choice(SETTINGS))
    return True


def _connection(stage: Stage, chance: random.Random) -> bool:
    return stage.do("use_connection", name=chance.choice(stage.names))


def _options(stage: Stage, chance: random.Random) -> bool:
    """QGIS's Options at our page, tested or not, and closed."""
    if not stage.do("trigger", name="geoportfolioConnectionsAction"):
        return False
    stage.do("press_button", name="testConnectionButton")
    return stage.do("answer", button="Cancel")


def _open_project(stage: Stage, chance: random.Random) -> bool:
    return stage.do("project", verb="open", path=stage.project)


def _save_as(stage: Stage, chance: random.Random) -> bool:
    return stage.do("project", verb="save", path=stage.copy_of_project())


def _project(verb: str) -> Callable[[Stage, random.Random], bool]:
    return lambda stage, chance: stage.do("project", verb=verb)


def _plugin(verb: str) -> Callable[[Stage, random.Random], bool]:
    """Each time Python keeps some of its code, so not so often that nothing else could be told from it."""
    return lambda stage, chance: chance.random() < _RARELY and stage.do("plugin", verb=verb)


def _algorithm(stage: Stage, chance: random.Random) -> bool:
    """One of ours in a task, as a model or the toolbox runs it."""
    temporary = "TEMPORARY_OUTPUT"
    name, parameters = chance.choice(
        (
            ("enrichpoints", {"INPUT": "*", "LAYERS": chance.choice(LAYERS), "OUTPUT": temporary}),
            ("reversegeocode", {"INPUT": "*", "OUTPUT": temporary}),
            ("listsources", {"OUTPUT": temporary}),
            ("searchpoints", {"SOURCE": "pf_airports", "FILTERS": FILTERS[1], "OUTPUT": temporary}),
            ("pointattributes", {"SOURCE": "pf_airports", "VALUES": "EDDH,LFPG", "OUTPUT": temporary}),
        )
    )
    return stage.do("run_algorithm", name=name, parameters=parameters)


def _dialog(stage: Stage, chance: random.Random) -> bool:
    return stage.do("open_algorithm", name=chance.choice(("pointsinarea", "enrichpoints", "riskreports")))


def _orders(stage: Stage, chance: random.Random) -> bool:
    """Reports for the points of a layer: the form, and its start."""
    if not stage.do("trigger", name="riskReportsAction"):
        return False
    return stage.do("press_button", name="startReportsButton")


DEEDS: tuple[Deed, ...] = (
    Deed("draw a polygon", 10, _polygon),
    Deed("draw circles", 6, _circles),
    Deed("draw by the mouse", 4, by_hand.drawn, hand=True),
    Deed("clear the areas", 3, _press("clearAreasButton")),
    Deed("use the extent, or what is selected", 3, _trigger("useExtentAction", "useSelectedAction")),
    Deed("select features", 3, _number("select_some")),
    Deed("load points", 14, _press("loadPointsButton")),
    Deed("load points by the mouse", 4, by_hand.load, hand=True),
    Deed("a load that breaks off", 3, _broken_load),
    Deed("load entries", 8, _trigger("loadEntriesAction")),
    Deed("stop", 8, _press("stopButton")),
    Deed("cancel every task", 3, lambda stage, chance: stage.do("cancel_all")),
    Deed("cancel a task", 4, _number("cancel_one")),
    Deed("what a message offers", 6, _number("take_step")),
    Deed("continue", 4, _layer("Continue")),
    Deed("accumulate", 8, _press("accumulateButton")),
    Deed("stop accumulating", 2, _press("accumulationStopButton")),
    Deed("pin, copy, make a layer", 4, _press("pinBaseButton", "copyMetricsButton", "makeLayerButton")),
    Deed("chart", 1, _press("chartButton")),
    Deed("filters", 5, lambda stage, chance: stage.do("filter_by", text=chance.choice(FILTERS))),
    Deed("edit the filters", 3, lambda stage, chance: stage.do("edit_filters", text=chance.choice(FILTERS))),
    Deed("undo filters", 3, _press("undoFilterButton", "redoFilterButton", "removeFilterButton")),
    Deed("search while typing", 5, by_hand.search, hand=True),
    Deed("search the portfolio", 3, _press("searchButton", "searchStopButton", "searchAddButton")),
    Deed("locator", 2, by_hand.locate, hand=True),
    Deed("what's here", 4, _here("whats_here")),
    Deed("hazards here", 4, _here("hazards_at")),
    Deed("report here", 4, _here("report_at")),
    Deed("a tool, and a click", 4, by_hand.tool_at_click, hand=True),
    Deed(
        "pages of the report", 2, _press("nextPageButton", "previousPageButton", "zoomInButton", "fitButton")
    ),
    Deed("order reports", 2, _orders),
    Deed(
        "pause or stop the orders", 3, _press("pauseReportsButton", "stopReportsButton", "retryReportsButton")
    ),
    Deed("refresh", 6, _layer("Refresh")),
    Deed("refresh as a new layer", 3, _layer("RefreshAsNew")),
    Deed("what changed", 3, _layer("ShowChanges")),
    Deed("undo the refresh", 4, _layer("UndoRefresh")),
    Deed("refresh all", 2, _trigger("geoportfolioRefreshAllAction")),
    Deed("edit the query", 3, _layer("EditQuery")),
    Deed("show the area", 2, _layer("ShowArea")),
    Deed("copy the command", 2, _layer("CopyCommand")),
    Deed("copy a command from the dock", 2, _trigger("copyPointsCommandAction", "copyEntriesCommandAction")),
    Deed("runs", 3, _press("runAgainButton", "runEditButton", "runCommandButton", "runLayerButton")),
    Deed("run an algorithm", 5, _algorithm),
    Deed("dialog of an algorithm", 2, _dialog),
    Deed("run from the dialog", 2, _press("processingRunButton")),
    Deed("enrich", 2, _trigger("enrichPointsAction")),
    Deed("hazard maps", 3, by_hand.maps, hand=True),
    Deed("add the ticked maps", 2, _press("mapAddButton", "mapReloadButton")),
    Deed("remove a layer", 4, _number("remove_layer")),
    Deed("browser", 3, by_hand.browser, hand=True),
    Deed("options", 1, _options),
    Deed("help", 1, _trigger("geoportfolioHelpAction")),
    Deed("panel", 2, _trigger("geoportfolioPanelAction")),
    Deed("wheel over the map", 2, by_hand.scroll, hand=True),
    Deed("another connection", 3, _connection),
    Deed("another source", 5, lambda stage, chance: stage.do("choose_source", name=chance.choice(SOURCES))),
    Deed("list the sources again", 2, _trigger("reloadSourcesAction")),
    Deed("new project", 1, _project("new")),
    Deed("new project, asked", 1, _project("ask")),
    Deed("open the project", 2, _open_project),
    Deed("save the project", 2, _project("save")),
    Deed("save the project under a name", 1, _save_as),
    Deed("pack", 1, by_hand.pack, hand=True),
    Deed("unload the plugin", 1, _plugin("unload")),
    Deed("reload the plugin", 1, _plugin("reload")),
    Deed("a fault", 9, _fault),
    Deed("no fault", 12, _no_fault),
    Deed("a service that behaves otherwise", 3, _behave),
    Deed("close the windows", 5, lambda stage, chance: stage.do("close_windows")),
    Deed("close the messages", 2, lambda stage, chance: stage.do("close_messages")),
)
RELOADING = ("unload the plugin", "reload the plugin")
"""After these the plugin comes again."""
