"""GeoPortfolio in QGIS's Browser: unfolded, used, dragged onto the map and into the layer tree."""

from __future__ import annotations

from sandbox.testing import Sandbox

from .analyst import Analyst, Seen
from .hands import RIGHT
from .results import RESULT, TREE, browser_rows, layer_ids, load_points, record_of, unfold_in_browser
from .selection import IN_GERMANY, SOURCE, look_at, only_area

BROWSER = "Browser"
CONNECTION = "environment"
PROVISION = "/graph/api/v1/reports/portfolio/provision"
WIND, FLOODS, QUAKES = ("Wind bands (synthetic)", "Flood zones (synthetic)", "Earthquake bands (synthetic)")
THE_WORLD = (0.0, 20.0, 150_000_000)
"""Longitude, latitude and scale of a view with something of each map."""


def fold(analyst: Analyst, name: str) -> None:
    analyst.click_item(BROWSER, name)
    analyst.press("Left")


def menu_of(analyst: Analyst, name: str, entry: str, screen: str) -> None:
    """The menu of the node *name*, which has *entry*, as the screen *screen*; it stays open."""
    analyst.click_item(BROWSER, name, RIGHT)
    analyst.wait_until("its menu is open", lambda: analyst.eyes.ask("labeled", text=entry)["on_top"])
    analyst.screen(screen)


def is_drawn(sandbox: Sandbox, name: str) -> bool:
    """Whether the service was asked for a picture of the map *name*."""
    asked = [{key.upper(): value for key, value in seen.query.items()} for seen in sandbox.requests]
    return any((each.get("REQUEST"), each.get("LAYERS")) == ("GetMap", name) for each in asked)


def recent(analyst: Analyst) -> list[str]:
    """The recent queries that are listed."""
    return [row for row in browser_rows(analyst) if " locations" in row]


def test_nothing_is_asked_until_a_node_is_opened(analyst: Analyst, sandbox: Sandbox) -> None:
    unfold_in_browser(analyst, "GeoPortfolio", CONNECTION)
    unfold_in_browser(analyst, CONNECTION, "Recent queries")
    menu_of(analyst, CONNECTION, "Test", "browser-connection-menu")
    analyst.press("Escape")
    analyst.wait_for_idle()
    assert not sandbox.requests
    unfold_in_browser(analyst, "Sources", SOURCE)
    unfold_in_browser(analyst, SOURCE, "Columns (26)")
    assert len(sandbox.requests) == 1
    analyst.click("mActionPropertiesWidget")
    analyst.see("sourcePage")
    analyst.type_into("sourcePageSearch", "tiv")
    analyst.wait_until(
        "columns are found",
        lambda: "LocName" not in analyst.eyes.ask("items", name="sourceColumnsTable"),
    )
    assert {"BuildingTIV", "BITIV"} <= set(analyst.eyes.ask("items", name="sourceColumnsTable"))
    analyst.screen("browser-columns", "sourcePage")
    filters = next(tab for tab in analyst.eyes.ask("tabs", name="sourcePageTabs") if "Filters" in tab)
    analyst.click_label(filters)
    analyst.screen("browser-filters", "sourcePage")
    analyst.click("mActionPropertiesWidget")
    menu_of(analyst, "pf_places", "Set as Current Source", "browser-source-menu")
    analyst.click_label("Set as Current Source")
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == "pf_places")
    analyst.double_click_item(BROWSER, SOURCE)
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == SOURCE)
    # The docks ask for the filters of a source that is chosen; the sources they know from the Browser.
    assert [each.path for each in sandbox.requests if not each.path.endswith("/filters")] == [PROVISION]
    fold(analyst, "Sources")


def test_maps_features_and_recent_queries_are_dragged(analyst: Analyst, sandbox: Sandbox) -> None:
    look_at(analyst, *THE_WORLD)
    unfold_in_browser(analyst, "Maps (WMS)", "Hazard maps")
    unfold_in_browser(analyst, "Hazard maps (synthetic)", WIND)
    menu_of(analyst, WIND, "Add Hazard Maps", "browser-map-menu")
    analyst.press("Escape")
    sandbox.forget()
    analyst.drag_onto_map(BROWSER, WIND, *THE_WORLD[:2])
    wind = ready(analyst, WIND)
    analyst.wait_until("it is drawn", lambda: is_drawn(sandbox, "wind_bands"))
    analyst.drag_item(BROWSER, QUAKES, "Countries", onto=TREE)
    quakes = ready(analyst, QUAKES)
    analyst.wait_until("it is drawn", lambda: is_drawn(sandbox, "earthquake_bands"))
    for layer in (wind, quakes):
        assert layer["provider"] == "wms" and sandbox.key not in layer["source"]
        assert layer["crs"] == "EPSG:3857"
    fold(analyst, "Maps (WMS)")
    unfold_in_browser(analyst, "Features (WFS)", FLOODS)
    analyst.double_click_item(BROWSER, FLOODS)
    floods = ready(analyst, FLOODS)
    assert (floods["provider"], floods["group"]) == ("WFS", "Hazard") and sandbox.key not in floods["source"]
    analyst.wait_for_idle()
    assert [seen.path for seen in sandbox.requests if not seen.authorized] == []
    fold(analyst, "Features (WFS)")

    look_at(analyst, 10.0, 52.0, 15_000_000)
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    unfold_in_browser(analyst, "Recent queries", " locations: ")
    (first,) = recent(analyst)
    assert f"{count} locations" in first and SOURCE in first
    analyst.screen("browser", around="QgsBrowserWidgetBase")
    analyst.listen()
    menu_of(analyst, first, "Run Again", "browser-query-menu")
    analyst.click_label("Run Again")
    analyst.wait_for_message("locations, ")
    analyst.wait_until("it is listed", lambda: len(recent(analyst)) == 2)
    query_dragged(analyst, sandbox, count)


def query_dragged(analyst: Analyst, sandbox: Sandbox, count: int) -> None:
    """The newest of the recent queries becomes a layer without a request."""
    before = layer_ids(analyst)
    sandbox.forget()
    analyst.drag_onto_map(BROWSER, recent(analyst)[0], 10.0, 52.0)

    def came() -> list[Seen]:
        layers = [seen for seen in analyst.eyes.ask("layers") if seen["id"] not in before]
        return [seen for seen in layers if record_of(seen).get("state") == "complete"]

    (dragged,) = analyst.wait_until("it is a result", came)
    assert dragged["valid"] and dragged["count"] == count
    assert dragged["styles"] == analyst.layer(RESULT)["styles"]
    mark = analyst.wait_until(
        "it has its mark", lambda: analyst.eyes.ask("layer_mark", layer=f"^{dragged['name']}$")
    )
    assert f"{count} locations" in mark["tooltip"] and not sandbox.requests


def ready(analyst: Analyst, name: str) -> Seen:
    """The layer *name*, once it is valid."""
    analyst.wait_until(f"{name} is valid", lambda: bool(analyst.layer(f"^{name[:5]}")["valid"]))
    return analyst.layer(f"^{name[:5]}")
