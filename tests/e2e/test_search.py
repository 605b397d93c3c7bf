"""The Search dock and QGIS's locator bar: addresses, what lies at a place, and rows of the portfolio."""

from __future__ import annotations

import json
from typing import Any, Sequence

import pytest
import shapely

from sandbox.testing import Sandbox

from .airports import Place, airports_of
from .analyst import Analyst
from .docks import close_dock, is_visible, wait_for_text, wait_until_gone
from .hands import RIGHT
from .results import RESULT, wait_for_report
from .selection import SOURCE, area_shapes, look_at, start_afresh

AMBER, BLUE = "#c67600", "#2f7fc1"
MUNICH: Place = (11.7861, 48.3538)
NEAR_FRANKFURT: Place = (8.5706, 50.0333)
FRANKFURT = "Frankfurt am Main International Airport"
BROKEN = '{"type": "Point", "coordinates": [190, 4x]}'


@pytest.fixture
def address(analyst: Analyst) -> Analyst:
    """The address page in front, its line empty and ready; and no area."""
    start_afresh(analyst)
    analyst.click("geoportfolioAddressAction")
    analyst.wait_until("the line has the focus", lambda: analyst.see("addressLine")["gets_keys"])
    analyst.press("ctrl+a", "Delete")
    return analyst


def suggestions(analyst: Analyst) -> list[str]:
    if not is_visible(analyst, "suggestionList"):
        return []
    return list(analyst.eyes.ask("items", name="suggestionList"))


def suggestions_of(analyst: Analyst, word: str) -> list[str]:
    """All that are shown, once each has *word*."""
    shown = suggestions(analyst)
    return shown if all(word in each for each in shown) else []


def asked(sandbox: Sandbox, end: str) -> list[Any]:
    return [request for request in sandbox.requests if request.path.endswith(end)]


def is_at(place: Sequence[float], wanted: Sequence[float], degrees: float = 1e-4) -> bool:
    return all(abs(one - other) < degrees for one, other in zip(place, wanted))


def test_an_address_is_typed_chosen_circled_and_reported_on(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    analyst.hands.write("hamburg")
    found = analyst.wait_until("suggestions come", lambda: suggestions_of(analyst, "Hamburg"))
    queries = [request.query["q"] for request in asked(sandbox, "autocomplete")]
    assert queries[-1] == "hamburg"
    assert len(queries) == len(set(queries)), "a text was asked for twice"
    analyst.screen("search-suggestions", "searchDock")
    analyst.press("Down", "Down", "Return")
    wait_for_text(analyst, "placeLabel", found[2])
    assert analyst.see("placeBadge")["text"] == "city!"
    (mark,) = analyst.wait_until("the place is marked", lambda: analyst.eyes.ask("marks"))
    state = analyst.eyes.ask("state")
    assert mark["color"] == AMBER
    assert is_at(state["center"], mark["place"]) and round(state["scale"]) == 50_000
    analyst.wait_for_idle()
    analyst.screen("search-place", "searchDock")
    analyst.listen()
    analyst.click("placeCirclesButton")
    analyst.wait_for_message(f"^{found[2]}: city center only, so a 200 m circle means little")
    assert [is_at(shape.centroid.coords[0], mark["place"]) for shape in area_shapes(analyst)] == [True] * 3

    analyst.wait_for_idle()
    analyst.type_into("addressLine", "munich intern")
    analyst.wait_until("it is suggested", lambda: len(suggestions(analyst)) == 1)
    analyst.press("Return")
    wait_for_text(analyst, "placeLabel", "Munich International Airport")
    assert [mark["color"] for mark in analyst.eyes.ask("marks")] == [BLUE]
    analyst.click("placeReportButton")
    wait_for_report(analyst)
    (request,) = asked(sandbox, "risk/point")
    (center,) = json.loads(request.body)["shape"]["coordinates"]
    assert is_at((center["long"], center["lat"]), MUNICH)
    close_dock(analyst, "reportViewer")

    analyst.type_into("addressLine", "POLYGON((8 50, 9 50, 9 51, 8 50))")
    analyst.see("addressUseShapesButton")
    analyst.screen("search-shape", "searchDock")
    analyst.click("addressUseShapesButton")
    triangle = shapely.Polygon([(8, 50), (9, 50), (9, 51)])
    analyst.wait_until("it is an area", lambda: any(each.equals(triangle) for each in area_shapes(analyst)))
    analyst.type_into("addressLine", BROKEN)
    wait_for_text(analyst, "addressStatusLabel", f"line 1, column {BROKEN.index('x') + 1}")
    analyst.screen("search-broken", "searchDock")
    analyst.press("ctrl+a", "Delete")
    wait_until_gone(analyst, "placePanel")
    assert analyst.eyes.ask("marks") == []


def test_what_lies_at_a_place_is_told_and_the_locator_bar_knows_addresses(
    address: Analyst, sandbox: Sandbox
) -> None:
    analyst = address
    look_at(analyst, 8.0, 52.5, 15_000_000)
    analyst.click_map(*NEAR_FRANKFURT, button=RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.click_label("Identify Location")
    wait_for_text(analyst, "placeLabel", FRANKFURT)
    assert len(asked(sandbox, "reverse")) == 1
    close_dock(analyst, "identifyDock")

    analyst.press("ctrl+k")
    analyst.hands.write("addr munich intern")
    # Of fewer letters, which QGIS asks for while a slow hand types, the city comes first, and would be taken.
    airport = "Munich International Airport"
    analyst.wait_until("it comes first", lambda: airport in "".join(analyst.eyes.ask("located")[1:2]))
    analyst.screen("search-locator")

    def taken() -> bool:
        """QGIS takes no Return while it waits to search for the last letters: it is pressed again."""
        analyst.press("Return")
        return is_at(analyst.eyes.ask("state")["center"], MUNICH)

    analyst.wait_until("the map is there", taken)
    assert round(analyst.eyes.ask("state")["scale"]) <= 10_000


def search_for(analyst: Analyst, country: str, said: str) -> None:
    """Rows of the portfolio by their country, until *said* is told."""
    analyst.type_into("searchValueCombo", country)
    analyst.press("Return")
    wait_for_text(analyst, "searchStatusLabel", said)


def test_entries_are_found_shown_and_added(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    analyst.click("geoportfolioAddressAction")
    analyst.click_label("Portfolio")
    analyst.see("portfolioPanel")
    analyst.screen("search-rows", "searchDock")
    inside = airports_of("IS")
    if analyst.see("searchFieldCombo")["text"] != "Country":
        analyst.choose("searchFieldCombo", "Country")
    search_for(analyst, "IS", rf"^{SOURCE}: {len(inside)} records, ")
    (request,) = asked(sandbox, "entries/selection/search")
    assert json.loads(request.body)["filters"] == [{"field": "CountryCode", "value": "IS"}]
    analyst.double_click_item("searchTable", "apt-BIAE")
    analyst.wait_until("the map shows it", lambda: is_at(analyst.eyes.ask("state")["center"], inside["BIAE"]))
    analyst.listen()
    analyst.click("searchAddButton")
    analyst.wait_for_message(f"^{len(inside)} records added to the map")
    assert analyst.layer(RESULT)["count"] == len(inside)
    count = len(airports_of("BR"))
    search_for(
        analyst,
        "BR",
        rf"^{SOURCE}: {count:,} records, .*Showing the first 500 of {count:,}\.$",
    )
    analyst.screen("search-found", "searchDock")
    search_for(analyst, "nowhere", "^No data of")
    analyst.screen("search-nothing", "searchDock")
    analyst.click_label("Address")
