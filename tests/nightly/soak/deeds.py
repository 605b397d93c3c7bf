"""What an analyst in a hurry may do next, as a table: a name, how often, and how.

A deed says whether it could be done: an entry may be gray, a dialog in the way, the plugin away. By hand it
moves the real mouse and types on the real keys; else it is done inside QGIS at once.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from . import by_hand

if TYPE_CHECKING:
    from .driver import Soak

Do = Callable[["Soak", random.Random], Optional[bool]]
"""False, or NotSeen and StepFailed, say that it was not possible."""
SOURCES = ("pf_airports", "pf_places", "pf_event_set")
FILTERS = (
    "[]",
    '[{"field": "OccupancyCode", "value": "1116"}]',
    '[{"field": "CountryCode", "value": "DE"}]',
    '[{"field": "CountryCode", "value": "FR", "filters": [{"field": "OccupancyCode", "value": "1116"}]}]',
)
DIALOGS = ("pointsinarea", "enrichpoints", "riskreports")
LAYERS = ("wind_bands", "earthquake_bands", "typo", "wind_bands,earthquake_bands")
FAULTS = (
    *("400", "401", "403", "404", "429:1x2", "429", "500x1", "500x4", "503x2", "delay:2", "slow:3"),
    *("truncate:0.4", "truncate:0.9x1", "reset:0.5", "reset:0x2", "empty", "html", "html:403", "redirect"),
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


def _place(chance: random.Random) -> tuple[float, float]:
    """Longitude and latitude."""
    return round(chance.uniform(-4, 20), 3), round(chance.uniform(42, 57), 3)


def _polygon(soak: Soak, chance: random.Random) -> bool:
    (lon, lat), size = _place(chance), chance.choice((0.2, 2.0, 6.0))
    corners = [(lon, lat), (lon, lat + size), (lon + size, lat + size), (lon + size, lat), (lon, lat)]
    wkt = "Polygon ((" + ", ".join(f"{x} {y}" for x, y in corners) + "))"
    return soak.do("add_area", wkt=wkt)


def _circles(soak: Soak, chance: random.Random) -> bool:
    radii = chance.choice(([200.0], [500.0, 1000.0], [200.0, 500.0, 50_000.0]))
    soak.do("call", verb="drawing.set_radii", arguments=[radii])
    return soak.do("call", verb="drawing.circles_here", arguments=_place(chance))


def _broken_load(soak: Soak, chance: random.Random) -> bool:
    """A load that breaks off in the middle, so that there is something to continue."""
    wkt = "Polygon ((6 47.5, 6 55, 15 55, 15 47.5, 6 47.5))"
    if not (soak.do("use", source=SOURCES[0]) and soak.do("add_area", wkt=wkt)):
        return False
    soak.sandbox.faults.set("points/=truncate:0.5x1")
    return soak.do("press", name="loadPointsButton")


def _here(verb: str) -> Do:
    return lambda soak, chance: soak.do("call", verb=verb, arguments=_place(chance))


def _do(deed: str, **choices: Sequence[Any]) -> Do:
    """Ask QGIS for the deed, each detail by chance."""
    return lambda soak, chance: soak.do(deed, **{key: chance.choice(all_) for key, all_ in choices.items()})


def _press(*names: str) -> Do:
    """Whichever of them can be pressed, in any order."""

    def do(soak: Soak, chance: random.Random) -> bool:
        return any(soak.do("press", name=name) for name in chance.sample(names, len(names)))

    return do


def _number(deed: str, **details: Any) -> Do:
    return lambda soak, chance: soak.do(deed, number=chance.randrange(1000), **details)


def _fault(soak: Soak, chance: random.Random) -> None:
    path = chance.choice(PATHS)
    soak.sandbox.faults.set(f"{path}{chance.choice(FAULTS)}")


def _behave(soak: Soak, chance: random.Random) -> None:
    soak.sandbox.change(**chance.choice(SETTINGS))


def _save_as(soak: Soak, chance: random.Random) -> bool:
    return soak.do("project", verb="save", path=soak.copy_of_project())


def _options(soak: Soak, chance: random.Random) -> bool:
    """QGIS's Options at our page, tested or not, and closed."""
    if not soak.do("press", name="geoportfolioConnectionsAction"):
        return False
    soak.do("press", name="testConnectionButton")
    return soak.do("answer", button="Cancel")


def _plugin(*verbs: str) -> Do:
    """Each time Python keeps some of its code, so not so often that nothing else could be told from it."""
    return lambda soak, chance: chance.random() < 0.5 and soak.do("plugin", verbs=verbs)


def _algorithm(soak: Soak, chance: random.Random) -> bool:
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
    return soak.do("run_algorithm", name=name, parameters=parameters)


def _orders(soak: Soak, chance: random.Random) -> bool:
    """Reports for the points of a layer: the form, and its start."""
    if not soak.do("press", name="riskReportsAction"):
        return False
    return soak.do("press", name="startReportsButton")


@dataclass(frozen=True)
class Deed:
    """One thing to do; *weight*: how often, against the others."""

    name: str
    weight: int
    do: Do


DEEDS: tuple[Deed, ...] = (
    Deed("draw a polygon", 10, _polygon),
    Deed("draw circles", 6, _circles),
    Deed("draw by the mouse", 4, by_hand.drawn),
    Deed("clear the areas", 3, _press("clearAreasButton")),
    Deed("use the extent, or what is selected", 3, _press("useExtentAction", "useSelectedAction")),
    Deed("select features", 3, _number("select_some")),
    Deed("load points", 14, _press("loadPointsButton")),
    Deed("load points by the mouse", 4, by_hand.load),
    Deed("a load that breaks off", 3, _broken_load),
    Deed("load entries", 8, _press("loadEntriesButton")),
    Deed("stop", 8, _press("stopButton")),
    Deed("cancel every task", 3, _do("cancel")),
    Deed("cancel a task", 4, _number("cancel")),
    Deed("what a message offers", 6, _number("press", name="messageStepButton")),
    Deed("continue", 4, _number("layer_entry", entry="Continue")),
    Deed("accumulate", 8, _press("accumulateButton")),
    Deed("stop accumulating", 2, _press("accumulationStopButton")),
    Deed("baseline, copy, layer", 4, _press("baselineButton", "copyMetricsButton", "makeLayerButton")),
    Deed("chart", 1, _press("chartButton")),
    Deed("filters", 5, _do("filter_by", text=FILTERS, in_dock=(False,))),
    Deed("edit the filters", 3, _do("filter_by", text=FILTERS, in_dock=(True,))),
    Deed("undo filters", 3, _press("undoFilterButton", "redoFilterButton", "removeFilterButton")),
    Deed("search while typing", 5, by_hand.search),
    Deed("search the portfolio", 3, _press("searchButton", "searchStopButton", "searchAddButton")),
    Deed("locator", 2, by_hand.locate),
    Deed("identify", 8, _here("identify.at")),
    Deed("report here", 4, _here("reports.report_at")),
    Deed("a tool, and a click", 4, by_hand.tool_at_click),
    Deed(
        "pages of the report", 2, _press("nextPageButton", "previousPageButton", "zoomInButton", "fitButton")
    ),
    Deed("order reports", 2, _orders),
    Deed(
        "pause or stop the orders", 3, _press("pauseReportsButton", "stopReportsButton", "retryReportsButton")
    ),
    Deed("refresh", 6, _number("layer_entry", entry="Refresh")),
    Deed("refresh as a new layer", 3, _number("layer_entry", entry="RefreshAsNew")),
    Deed("what changed", 3, _number("layer_entry", entry="ShowChanges")),
    Deed("undo the refresh", 4, _number("layer_entry", entry="UndoRefresh")),
    Deed("refresh all", 2, _press("geoportfolioRefreshAllAction")),
    Deed("edit the query", 3, _number("layer_entry", entry="EditQuery")),
    Deed("show the area", 2, _number("layer_entry", entry="ShowArea")),
    Deed("copy the command", 2, _number("layer_entry", entry="CopyCommand")),
    Deed("runs", 3, _press("runAgainButton", "runEditButton", "runCommandButton", "runLayerButton")),
    Deed("run an algorithm", 5, _algorithm),
    Deed("dialog of an algorithm", 2, _do("open_algorithm", name=DIALOGS)),
    Deed("run from the dialog", 2, _press("processingRunButton")),
    Deed("enrich", 2, _press("enrichPointsAction")),
    Deed("hazard maps", 3, by_hand.maps),
    Deed("add the ticked maps", 2, _press("mapAddButton", "mapReloadButton")),
    Deed("remove a layer", 4, _number("remove_layer")),
    Deed("browser", 3, by_hand.browser),
    Deed("options", 1, _options),
    Deed("help", 1, _press("geoportfolioHelpAction")),
    Deed("panel", 2, _press("geoportfolioPanelAction")),
    Deed("wheel over the map", 2, by_hand.scroll),
    Deed("another connection", 3, _do("use", connection=("environment", "environment", "other", "gone"))),
    Deed("another source", 5, _do("use", source=SOURCES)),
    Deed("list the sources again", 2, _press("reloadSourcesAction")),
    Deed("new project", 1, _do("project", verb=("new",))),
    Deed("new project, asked", 1, _do("project", verb=("ask",))),
    Deed("open the project", 2, lambda soak, chance: soak.do("project", verb="open", path=soak.project)),
    Deed("save the project", 2, _do("project", verb=("save",))),
    Deed("save the project under a name", 1, _save_as),
    Deed("pack", 1, by_hand.pack),
    Deed("unload the plugin", 1, _plugin("unload")),
    Deed("reload the plugin", 1, _plugin("unload", "load")),
    Deed("a fault", 9, _fault),
    Deed("no fault", 12, lambda soak, chance: soak.sandbox.restore()),
    Deed("a service that behaves otherwise", 3, _behave),
    Deed("close the windows", 5, _do("close_windows")),
    Deed("close the messages", 2, _do("close_messages")),
)
RELOADING = ("unload the plugin", "reload the plugin")
"""After these the plugin comes again."""
