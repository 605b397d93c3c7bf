"""GeoPortfolio in QGIS's Browser: unfolded, used, dragged onto the map and into the layer tree."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst, Seen
from .demo import SOURCE
from .eyes import NotSeen
from .hands import RIGHT
from .screens import Photographer
from .steps import IN_GERMANY, draw, is_visible, load_points, look_at, only_area

BROWSER, TREE = "Browser", "theLayerTreeView"
CONNECTION = "environment"
PROVISION = "/graph/api/v1/reports/portfolio/provision"
WIND, FLOODS, QUAKES = ("Wind bands (synthetic)", "Flood zones (synthetic)", "Earthquake bands (synthetic)")

THE_WORLD = (0.0, 20.0, 150_000_000)
"""Longitude, latitude and scale of a view with something of each map."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile of this module's QGIS lies."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def application(
    screen: str, started_sandbox: Sandbox, sample_project: Path, home: Path
) -> Iterator[stage.Application]:
    """QGIS with the plugin, the sample project, the sandbox as its connection, and a profile that stays."""
    service = stage.Service(started_sandbox.url, started_sandbox.key)
    log = EVIDENCE / "test_browser.log"
    with stage.application(
        screen, project=sample_project, environment=service.environment(), keep_log=log, home=home
    ) as started:
        yield started


def rows(analyst: Analyst) -> list[str]:
    """What the Browser shows, from top to bottom."""
    return [str(row[1]) for row in analyst.eyes.ask("rows", name=BROWSER)]


def unfold(analyst: Analyst, name: str, until: str) -> None:
    """The node *name* unfolded by the keys, and a row that reads *until* below it."""
    analyst.click_item(BROWSER, name)
    analyst.press("Right")
    analyst.wait_until(f"{until} is listed", lambda: any(until in row for row in rows(analyst)))


def fold(analyst: Analyst, name: str) -> None:
    analyst.click_item(BROWSER, name)
    analyst.press("Left")


def unfold_connection(analyst: Analyst) -> None:
    unfold(analyst, "GeoPortfolio", CONNECTION)
    unfold(analyst, CONNECTION, "Recent queries")


def choose_entry(analyst: Analyst, name: str, entry: str) -> None:
    """An entry of the menu of the node *name*."""
    analyst.click_item(BROWSER, name, RIGHT)
    analyst.click_label(entry)


def is_offered(analyst: Analyst, entry: str) -> bool:
    """Whether something reads *entry*."""
    try:
        return bool(analyst.eyes.ask("labelled", text=entry))
    except NotSeen:
        return False


def is_drawn(sandbox: Sandbox, name: str) -> bool:
    """Whether the service was asked for a picture of the map *name*."""
    asked = [{key.upper(): value for key, value in seen.query.items()} for seen in sandbox.requests]
    return any((each.get("REQUEST"), each.get("LAYERS")) == ("GetMap", name) for each in asked)


def recent(analyst: Analyst) -> list[str]:
    """The recent queries that are listed."""
    return [row for row in rows(analyst) if " points" in row]


def test_nothing_is_asked_until_a_node_is_opened(analyst: Analyst, sandbox: Sandbox) -> None:
    unfold_connection(analyst)
    analyst.wait_for_idle()
    assert not sandbox.requests
    unfold(analyst, "Sources", SOURCE)
    unfold(analyst, SOURCE, "Columns (26)")
    assert len(sandbox.requests) == 1
    analyst.click("mActionPropertiesWidget")
    analyst.see("sourcePage")
    analyst.type_into("sourcePageSearch", "tiv")
    analyst.wait_until(
        "columns are found",
        lambda: {"BuildingTIV", "BITIV"} <= set(analyst.eyes.ask("items", name="sourceColumnsTable")),
    )
    assert "LocName" not in analyst.eyes.ask("items", name="sourceColumnsTable")
    analyst.click("mActionPropertiesWidget")
    analyst.click_item(BROWSER, "pf_places", RIGHT)
    analyst.see("geoportfolioBrowserUseSourceAction")
    assert not is_offered(analyst, "Layer Properties")
    analyst.click_label("Use this source")
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == "pf_places")
    analyst.double_click_item(BROWSER, SOURCE)
    analyst.wait_until("it is chosen", lambda: analyst.see("sourceCombo")["text"] == SOURCE)
    # The docks ask for the filters of a source that is chosen; the sources they know from the Browser.
    assert [each.path for each in sandbox.requests if not each.path.endswith("/filters")] == [PROVISION]
    choose_entry(analyst, SOURCE, "Copy identifier")
    analyst.wait_until("it is copied", lambda: analyst.eyes.ask("clipboard") == SOURCE)
    fold(analyst, "Sources")


def test_maps_are_dragged_and_features_added_by_a_double_click(analyst: Analyst, sandbox: Sandbox) -> None:
    look_at(analyst, *THE_WORLD)
    unfold(analyst, "Maps (WMS)", "Hazard maps")
    unfold(analyst, "Hazard maps (synthetic)", WIND)
    sandbox.forget()
    analyst.drag_onto_map(BROWSER, WIND, *THE_WORLD[:2])
    wind = ready(analyst, WIND, "wind_bands")
    analyst.wait_until("it is drawn", lambda: is_drawn(sandbox, "wind_bands"))
    analyst.drag_item(BROWSER, QUAKES, "Countries", onto=TREE)
    quakes = ready(analyst, QUAKES, "earthquake_bands")
    analyst.wait_until("it is drawn", lambda: is_drawn(sandbox, "earthquake_bands"))
    for layer in (wind, quakes):
        assert layer["provider"] == "wms" and sandbox.key not in layer["source"]
        assert layer["crs"] == "EPSG:3857"
    fold(analyst, "Maps (WMS)")

    unfold(analyst, "Features (WFS)", FLOODS)
    analyst.double_click_item(BROWSER, FLOODS)
    floods = ready(analyst, FLOODS, "flood_zones")
    assert (floods["provider"], floods["group"]) == ("WFS", "Hazard") and sandbox.key not in floods["source"]
    analyst.wait_for_idle()
    assert [seen.path for seen in sandbox.requests if not seen.authorized] == []
    fold(analyst, "Features (WFS)")


def ready(analyst: Analyst, name: str, on_service: str) -> Seen:
    """The layer *name*, once it is valid and known to be one of the service's."""

    def adopted() -> bool:
        layer = analyst.layer(f"^{name[:5]}")
        return bool(layer["valid"]) and layer["properties"].get("geoportfolio/map") == on_service

    analyst.wait_until(f"{name} is adopted", adopted)
    return analyst.layer(f"^{name[:5]}")


def test_recent_queries_are_asked_again_and_dragged(analyst: Analyst, sandbox: Sandbox) -> None:
    look_at(analyst, 10.0, 52.0, 15_000_000)
    only_area(analyst, IN_GERMANY)
    count = load_points(analyst)
    unfold(analyst, "Recent queries", " points: ")
    (first,) = recent(analyst)
    assert f"{count} points" in first and SOURCE in first
    analyst.listen()
    sandbox.forget()
    choose_entry(analyst, first, "Again")
    analyst.wait_for_message("points, ")
    assert any("/points/" in seen.path for seen in sandbox.requests)
    analyst.wait_until("it is listed", lambda: len(recent(analyst)) == 2)
    before = {seen["id"] for seen in analyst.eyes.ask("layers")}
    sandbox.forget()
    analyst.drag_onto_map(BROWSER, recent(analyst)[0], 10.0, 52.0)

    def came() -> list[Seen]:
        layers = [seen for seen in analyst.eyes.ask("layers") if seen["id"] not in before]
        return [seen for seen in layers if seen["properties"].get("geoportfolio/state") == "complete"]

    (dragged,) = analyst.wait_until("it is a result", came)
    assert dragged["valid"] and dragged["count"] == count
    assert dragged["styles"] == analyst.layer("^pf_airports")["styles"]
    mark = analyst.wait_until(
        "it has its mark", lambda: analyst.eyes.ask("layer_mark", layer=f"^{dragged['name']}$")
    )
    assert f"{count} points" in mark["tooltip"] and not sandbox.requests


def test_after_a_restart_the_browser_asks_nothing(
    analyst: Analyst, sandbox: Sandbox, home: Path, screen: str
) -> None:
    unfold(analyst, "Sources", SOURCE)
    unfold(analyst, "Maps (WMS)", "Hazard maps")
    analyst.press("ctrl+2")  # QGIS keeps what is unfolded when the panel goes
    analyst.wait_until("the panel is gone", lambda: not is_visible(analyst, BROWSER))
    analyst.press("ctrl+2")
    analyst.see(BROWSER)
    service = stage.Service(sandbox.url, sandbox.key)
    with stage.application(screen, environment=service.environment(), home=home) as again:
        person = Analyst(again)
        sandbox.forget()
        person.wait_until(
            "it is unfolded as it was",
            lambda: "Sources" in [str(row[1]) for row in person.eyes.ask("rows", name=BROWSER)],
        )
        person.wait_for_idle()
        assert not sandbox.requests
        assert again.complaints() == []


def screens_of_browser(analyst: Analyst, _: Sandbox, photographer: Photographer) -> None:
    """Everything unfolded, the page of a source, and the menus of a source, a map and a recent query."""
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    name = analyst.see("connectionCombo")["text"]
    unfold(analyst, "GeoPortfolio", name)
    unfold(analyst, name, "Recent queries")
    unfold(analyst, "Recent queries", " points: ")
    for folded, below in (("Maps (WMS)", "Hazard maps"), ("Hazard maps (synthetic)", WIND)):
        unfold(analyst, folded, below)
    photographer.take("browser", around=BROWSER)
    menu_of(analyst, WIND, "Add hazard maps", "browser-map-menu", photographer)
    fold(analyst, "Maps (WMS)")
    menu_of(analyst, recent(analyst)[0], "Again", "browser-query-menu", photographer)
    menu_of(analyst, name, "Test", "browser-connection-menu", photographer)
    unfold(analyst, "Sources", SOURCE)
    unfold(analyst, SOURCE, "Columns (26)")
    unfold(analyst, "Columns (26)", "LocName")
    menu_of(analyst, SOURCE, "Use this source", "browser-source-menu", photographer)
    analyst.click_item(BROWSER, SOURCE)
    analyst.click("mActionPropertiesWidget")
    analyst.see("sourcePage")
    photographer.take("browser-columns", "sourcePage")
    filters = next(tab for tab in analyst.eyes.ask("tabs", name="sourcePageTabs") if "Filters" in tab)
    analyst.click_label(filters)
    photographer.take("browser-filters", "sourcePage")
    analyst.click("mActionPropertiesWidget")
    fold(analyst, "GeoPortfolio")


def menu_of(analyst: Analyst, name: str, entry: str, picture: str, photographer: Photographer) -> None:
    """The menu of the node *name*, which has *entry*, as *picture*."""
    analyst.click_item(BROWSER, name, RIGHT)
    analyst.wait_until("its menu is open", lambda: analyst.eyes.ask("labelled", text=entry)["on_top"])
    photographer.take(picture)
    analyst.press("Escape")
