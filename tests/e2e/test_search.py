"""The Search dock and QGIS's locator bar: addresses, what lies at a place, and rows of the portfolio."""

from __future__ import annotations

import json
import re
from typing import Any, Iterator, Sequence

import airportsdata
import pytest
import shapely

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import SOURCE, report_shown
from .hands import RIGHT
from .screens import Photographer
from .steps import (
    Place,
    area_shapes,
    choose_source,
    clear_areas,
    close_dock,
    is_visible,
    look_at,
    open_panel,
)

AIRPORTS = airportsdata.load()
AMBER, BLUE = "#c67600", "#2f7fc1"
MUNICH: Place = (11.7861, 48.3538)
NEAR_FRANKFURT: Place = (8.5706, 50.0333)
AT_SEA: Place = (3.2, 56.2)
BROKEN = '{"type": "Point", "coordinates": [190, 4x]}'
NESTED = [
    {
        "field": "CountryCode",
        "value": "IS",
        "filters": [{"field": "OccupancyCode", "value": "1252"}],
    }
]


def airports_of(country: str) -> dict[str, Place]:
    """(longitude, latitude) of the airports of a country, by their codes, from the package itself."""
    return {
        code: (airport["lon"], airport["lat"])
        for code, airport in AIRPORTS.items()
        if airport["country"] == country
    }


@pytest.fixture
def address(analyst: Analyst) -> Analyst:
    """The address page in front, its line empty and ready; and no area."""
    choose_source(analyst)
    clear_areas(analyst)
    analyst.click("geoportfolioAddressAction")
    analyst.wait_until("the line has the focus", lambda: analyst.see("addressLine")["focus"])
    analyst.press("ctrl+a", "Delete")
    return analyst


@pytest.fixture
def portfolio(analyst: Analyst) -> Analyst:
    """The portfolio page in front, with the source chosen."""
    choose_source(analyst)
    analyst.click("geoportfolioAddressAction")
    analyst.click_label("Portfolio")
    analyst.see("portfolioPanel")
    return analyst


def suggestions(analyst: Analyst) -> list[str]:
    return (
        list(analyst.eyes.ask("items", name="suggestionList"))
        if is_visible(analyst, "suggestionList")
        else []
    )


def asked(sandbox: Sandbox, end: str) -> list[Any]:
    return [request for request in sandbox.requests if request.path.endswith(end)]


def is_at(place: Sequence[float], wanted: Sequence[float], degrees: float = 1e-4) -> bool:
    return all(abs(one - other) < degrees for one, other in zip(place, wanted))


def wait_for_place(analyst: Analyst, label: str) -> None:
    analyst.wait_until(f"{label} is shown", lambda: label in analyst.see("placeLabel")["text"])


def test_an_address_is_typed_chosen_and_circled(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    sandbox.faults.set("autocomplete=holdx1")
    analyst.hands.write("ha")
    analyst.wait_until("the first letters are asked for", lambda: asked(sandbox, "autocomplete"))
    for letter in "mburg":
        analyst.hands.write(letter)
    analyst.wait_until(
        "all letters are asked for",
        lambda: asked(sandbox, "autocomplete")[-1].query["q"] == "hamburg",
    )

    def suggested() -> list[str]:
        labels = suggestions(analyst)
        return labels if all("Hamburg" in label for label in labels) else []

    found = analyst.wait_until("their suggestions come", suggested)
    sandbox.faults.set()
    assert found[0] == "Hamburg, Germany"
    queries = [request.query["q"] for request in asked(sandbox, "autocomplete")]
    assert queries[0] == "ha"
    assert queries[-1] == "hamburg"
    assert len(queries) == len(set(queries)), "a text was asked for twice"

    analyst.press("Down", "Down", "Return")
    wait_for_place(analyst, found[2])
    assert suggestions(analyst) == found, "the late answer to 'ha' took the place of the list"
    assert analyst.see("placeBadge")["text"] == "city!"
    (mark,) = analyst.wait_until("the place is marked", lambda: analyst.eyes.ask("marks"))
    state = analyst.eyes.ask("state")
    assert mark["colour"] == AMBER
    assert is_at(state["center"], mark["place"])
    assert round(state["scale"]) == 50_000

    analyst.listen()
    analyst.click("placeCirclesButton")
    analyst.wait_for_message(f"^{found[2]}: city centre only; a 200 m circle means little")
    circles = analyst.eyes.ask("features", layer="Selection areas")
    assert {row["attributes"]["name"] for row in circles} == {found[2]}
    assert sorted(row["attributes"]["radius"] for row in circles) == [200, 500, 1000]
    assert all(is_at(shape.centroid.coords[0], mark["place"]) for shape in area_shapes(analyst))

    analyst.wait_for_idle()
    analyst.click("addressLine")
    analyst.press("ctrl+a", "Delete")
    analyst.wait_until("the place is gone", lambda: not is_visible(analyst, "placePanel"))
    assert analyst.eyes.ask("marks") == []


def test_a_report_is_asked_for_the_place_that_was_found(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    analyst.type_into("addressLine", "munich intern")
    analyst.wait_until("it is suggested", lambda: len(suggestions(analyst)) == 1)
    analyst.press("Return")
    wait_for_place(analyst, "Munich International Airport")
    assert analyst.see("placeBadge")["text"] == "rooftop"
    assert [mark["colour"] for mark in analyst.eyes.ask("marks")] == [BLUE]
    analyst.click("placeReportButton")
    analyst.wait_until("the report is there", lambda: report_shown(analyst))
    (request,) = asked(sandbox, "risk/point")
    (centre,) = json.loads(request.body)["shape"]["coordinates"]
    assert is_at((centre["long"], centre["lat"]), MUNICH)
    assert "Munich International Airport" in analyst.see("reportViewer")["window"]
    close_dock(analyst, "reportViewer")


def test_what_lies_at_a_place_is_told(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    look_at(analyst, 8.0, 52.5, 15_000_000)
    with analyst.another_map_tool():
        analyst.click("whatsHereButton")
    analyst.click_map(*NEAR_FRANKFURT)
    wait_for_place(analyst, "Frankfurt am Main International Airport")
    with analyst.another_map_tool():
        analyst.press("Escape")
    assert not analyst.see("whatsHereButton")["checked"]
    for place, note in ((AT_SEA, "The service knows no address here."), (NEAR_FRANKFURT, "")):
        analyst.click_map(*place, button=RIGHT)
        analyst.click_label("GeoPortfolio")
        analyst.click_label("What's here")
        analyst.wait_until("it is marked", lambda place=place: marked(analyst, place))
        if note:
            assert analyst.wait_until("it is said", lambda: analyst.see("placeNoteLabel")["text"]) == note
    wait_for_place(analyst, "Frankfurt am Main International Airport")
    analyst.click("placeCopyButton")
    name, position = analyst.eyes.ask("clipboard").splitlines()
    assert name.startswith("Frankfurt am Main International Airport")
    lat, lon = (float(part) for part in position.split(", "))
    # A pixel of this map is some hundredths of a degree wide.
    assert is_at((lon, lat), NEAR_FRANKFURT, 0.05)
    assert len(asked(sandbox, "reverse")) == 3


def marked(analyst: Analyst, place: Place) -> bool:
    return any(is_at(mark["place"], place, 0.05) for mark in analyst.eyes.ask("marks"))


def test_positions_and_shapes_are_understood(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    analyst.type_into("addressLine", "{1}, {0}".format(*MUNICH))
    analyst.wait_until("both orders are offered", lambda: len(suggestions(analyst)) == 2)
    assert suggestions(analyst)[0] == "48.35380° N, 11.78610° E"
    assert not asked(sandbox, "autocomplete")
    analyst.press("Return")
    wait_for_place(analyst, "Munich International Airport")
    assert is_at(analyst.eyes.ask("state")["center"], MUNICH)

    analyst.type_into("addressLine", "POLYGON((8 50, 9 50, 9 51, 8 50))")
    analyst.click("addressUseShapesButton")
    (area,) = analyst.wait_until("it is an area", lambda: area_shapes(analyst))
    assert area.equals(shapely.Polygon([(8, 50), (9, 50), (9, 51)]))
    analyst.type_into("addressLine", BROKEN)
    spot = f"line 1, column {BROKEN.index('x') + 1}"
    analyst.wait_until("the spot is told", lambda: spot in analyst.see("addressStatusLabel")["text"])


def test_bad_weather_is_told_below_the_line(address: Analyst, sandbox: Sandbox) -> None:
    analyst = address
    sandbox.faults.set("autocomplete=hold")
    analyst.type_into("addressLine", "berlin")
    analyst.wait_until(
        "the wait is told", lambda: "Looking for addresses" in analyst.see("addressStatusLabel")["text"]
    )
    sandbox.faults.set()
    analyst.type_into("addressLine", "qqqzzz")
    analyst.wait_until(
        "there is none", lambda: "No suggestion for 'qqqzzz'" in analyst.see("addressStatusLabel")["text"]
    )
    analyst.press("Return")
    analyst.wait_until(
        "none is found", lambda: "no place for 'qqqzzz'" in analyst.see("addressStatusLabel")["text"]
    )
    sandbox.faults.set("autocomplete=403")
    analyst.type_into("addressLine", "dresden")
    analyst.wait_until(
        "the fault is told", lambda: "A fault on purpose" in analyst.see("addressStatusLabel")["text"]
    )
    assert suggestions(analyst) == []


def test_the_locator_bar_knows_the_addresses(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    analyst.press("ctrl+k")
    analyst.hands.write("addr munich intern")
    analyst.wait_until("it is asked", lambda: asked(sandbox, "autocomplete"))
    # Of fewer letters, which QGIS asks for while a slow hand types, the city comes first, and would be taken.
    airport = "Munich International Airport"
    analyst.wait_until("it comes first", lambda: airport in "".join(analyst.eyes.ask("located")[1:2]))

    def taken() -> bool:
        """QGIS takes no Return while it waits to search for the last letters: it is pressed again."""
        analyst.press("Return")
        return is_at(analyst.eyes.ask("state")["center"], MUNICH)

    analyst.wait_until("the map is there", taken)
    assert round(analyst.eyes.ask("state")["scale"]) <= 10_000


def offered(analyst: Analyst) -> str:
    """What the list of the locator bar reads."""
    return " ".join(analyst.eyes.ask("located"))


@pytest.fixture
def toolbox(analyst: Analyst) -> Iterator[Analyst]:
    """QGIS's Processing toolbox, open during the test."""
    analyst.press("ctrl+alt+t")
    analyst.see("searchBox")
    yield analyst
    analyst.press("ctrl+alt+t")
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, "searchBox"))


@pytest.mark.parametrize(
    ("name", "title", "labels"),
    [
        ("Geocode addresses", "Geocode Addresses", ["Connection", "Addresses", "Address", "Places"]),
        (
            "Points in buffers",
            "Points in Buffers",
            ["Connection", "Source", "Centres", "Radii in meters", "Filters", "Points"],
        ),
    ],
)
def test_a_dialog_of_the_toolbox_asks_in_order(
    toolbox: Analyst, name: str, title: str, labels: Sequence[str]
) -> None:
    analyst = toolbox
    analyst.type_into("searchBox", name)
    analyst.click_item("algorithmTree", name)
    analyst.press("Return")
    read = analyst.wait_until(
        "the dialog is open",
        lambda: next((seen["text"] for seen in analyst.eyes.ask("windows") if seen["title"] == title), ""),
    ).splitlines()
    # The help follows, with its heading.
    shown = [line.partition(" (")[0] for line in read[: read.index(name)]]
    assert [line for line in shown if line in labels] == labels
    analyst.screenshot(f"dialog-{name}")
    analyst.press("Escape")
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, "QgsProcessingDialogBase"))


def search_by(analyst: Analyst, field: str, value: str) -> str:
    """Search with one field, and return what is said of the answer."""
    if analyst.see("searchFieldCombo")["text"] != field:
        analyst.choose("searchFieldCombo", field)
    analyst.type_into("searchValueCombo", value)
    before = analyst.eyes.ask("widget", name="searchStatusLabel")["text"]
    analyst.press("Return")
    answer = analyst.wait_until(
        "the answer is told", lambda: said if (said := told(analyst, r", \d+\.\d s\.")) != before else ""
    )
    return str(answer)


def told(analyst: Analyst, pattern: str) -> str:
    text = str(analyst.see("searchStatusLabel")["text"])
    return text if re.search(pattern, text) else ""


def test_entries_and_points_are_found_shown_and_added(portfolio: Analyst, sandbox: Sandbox) -> None:
    analyst = portfolio
    inside = airports_of("IS")
    assert search_by(analyst, "Country", "IS").startswith(f"{SOURCE}: {len(inside)} entries, ")
    (request,) = asked(sandbox, "entries/selection/search")
    assert request.method == "POST"
    assert json.loads(request.body) == {
        "source": SOURCE,
        "filters": [{"field": "CountryCode", "value": "IS"}],
    }
    row = analyst.wait_until(
        "the rows are listed", lambda: analyst.eyes.ask("item", name="searchTable", text="apt-BIAE")
    )
    analyst.hands.double_click((row["x"], row["y"]))
    analyst.wait_until("the map shows it", lambda: is_at(analyst.eyes.ask("state")["center"], inside["BIAE"]))
    add_all(analyst, f"{len(inside)} entries")
    analyst.choose("searchVerbCombo", "Points of")
    analyst.click("searchButton")
    analyst.wait_until("points are found", lambda: told(analyst, f": {len(inside)} points, "))
    add_all(analyst, f"{len(inside)} points")
    analyst.choose("searchVerbCombo", "Entries of")
    count = len(airports_of("BR"))
    said = search_by(analyst, "Country", "BR")
    assert said.startswith(f"{SOURCE}: {count:,} entries, ")
    assert said.endswith(f"The first 500 of {count:,} are shown here.")
    add_all(analyst, f"{count:,} entries")
    layers = [seen for seen in analyst.eyes.ask("layers") if seen["group"] == "GeoPortfolio"]
    assert [seen["count"] for seen in layers if seen["name"].startswith(SOURCE)] == [
        count,
        len(inside),
        len(inside),
    ]


def add_all(analyst: Analyst, rows: str) -> None:
    analyst.listen()
    analyst.click("searchAddButton")
    analyst.wait_for_message(f"^{rows} added to the map")


def test_nested_filters_are_refused_with_the_way_out(portfolio: Analyst, sandbox: Sandbox) -> None:
    analyst = portfolio
    analyst.click_label("Filters")
    analyst.click("filterJsonButton")
    analyst.click_label("Edit as JSON")
    analyst.click("filterJsonText")
    analyst.press("ctrl+a")
    analyst.hands.write(json.dumps(NESTED))
    analyst.click("filterJsonApplyButton")
    analyst.wait_until("they are taken", lambda: not is_visible(analyst, "filterJsonText"))
    sandbox.forget()
    analyst.click_label("Search")
    analyst.click("searchTakeFiltersButton")
    analyst.wait_until(
        "it is refused", lambda: told(analyst, "^A search takes a flat list, and your filters are nested")
    )
    analyst.click_label("Filters")
    analyst.click("undoFilterButton")
    assert not asked(sandbox, "search")


def test_v1_searches_entries_in_the_address_and_no_points(analyst: Analyst, sandbox: Sandbox) -> None:
    connect_in_v1(analyst, sandbox)
    choose_source(analyst)
    analyst.click("geoportfolioAddressAction")
    analyst.click_label("Portfolio")
    sandbox.forget()
    count = len(airports_of("IS"))
    assert search_by(analyst, "Country", "IS").startswith(f"{SOURCE}: {count} entries, ")
    (request,) = asked(sandbox, "search")
    assert request.method == "GET"
    assert "/v1/" in request.path
    analyst.choose("searchVerbCombo", "Points of")
    assert "V1 has no search for points" in analyst.see("searchWarningLabel")["text"]
    assert not analyst.see("searchButton")["enabled"]
    analyst.choose("searchVerbCombo", "Entries of")
    analyst.type_into("searchValueCombo", "I" * 40)
    for _ in range(6):
        analyst.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
    analyst.wait_until(
        "it is too long", lambda: "travels in the address" in analyst.see("searchWarningLabel")["text"]
    )


def connect_in_v1(analyst: Analyst, sandbox: Sandbox) -> None:
    """One more connection to the same service, which is asked in V1."""
    open_panel(analyst)
    analyst.click("connectionMenuButton")
    analyst.click_label("New connection")
    analyst.type_into("addressEdit", sandbox.url)
    analyst.type_into("keyEdit", sandbox.key)
    analyst.click("sessionKeyRadio")
    if not is_visible(analyst, "versionCombo"):
        left, top, _, _ = analyst.see("moreGroup")["rect"]
        analyst.hands.click((left + 8, top + 10))
    analyst.choose("versionCombo", "V1: flat filters")
    analyst.click("connectButton")
    analyst.see("sourceCombo")


def screens_of_search(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """Both pages of the dock, and the locator bar."""
    analyst.click("geoportfolioAddressAction")
    analyst.type_into("addressLine", "hamburg")
    analyst.wait_until("suggestions come", lambda: len(suggestions(analyst)) > 1)
    photographer.take("search-suggestions", "searchDock")
    analyst.press("Return")
    wait_for_place(analyst, "Hamburg, Germany")
    analyst.wait_for_idle()
    photographer.take("search-place", "searchDock")
    analyst.type_into("addressLine", "POLYGON((8 50, 9 50, 9 51, 8 50))")
    analyst.see("addressUseShapesButton")
    photographer.take("search-shape", "searchDock")
    analyst.type_into("addressLine", BROKEN)
    analyst.wait_until("the spot is told", lambda: analyst.see("addressStatusLabel")["text"])
    photographer.take("search-broken", "searchDock")
    analyst.press("ctrl+a", "Delete")
    analyst.press("ctrl+k")
    analyst.hands.write("addr frankfurt")
    analyst.wait_until("it is offered", lambda: "Frankfurt" in offered(analyst))
    photographer.take("search-locator")
    analyst.press("ctrl+a", "Delete", "Escape")
    analyst.click_label("Portfolio")
    analyst.see("portfolioPanel")
    photographer.take("search-rows", "searchDock")
    search_by(analyst, "Country", "BR")
    photographer.take("search-found", "searchDock")
    analyst.type_into("searchValueCombo", "nowhere")
    analyst.press("Return")
    analyst.wait_until("nothing is found", lambda: told(analyst, "^Nothing of"))
    photographer.take("search-nothing", "searchDock")
