"""The Filters dock: the tree that is built is the tree that is sent, saved and told in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Sequence

import airportsdata
import numpy as np
import shapely

from sandbox.testing import Sandbox

from .analyst import Analyst
from .file_dialog import name_file
from .screens import Photographer
from .steps import (
    IN_EUROPE,
    V1,
    V2,
    add_connection,
    area_shapes,
    bring_front,
    choose_source,
    clear_areas,
    close_windows,
    draw,
    in_front,
    is_visible,
    load_points,
    only_area,
    open_connections,
    open_panel,
)

AIRPORT, HANGAR = "1252", "1254"
"""Occupancies of the sandbox's airports: with and without an IATA code."""
GERMANY, FRANCE, EUROS = (0, "Country", "DE"), (0, "Country", "FR"), (0, "Currency", "EUR")


def open_filters(analyst: Analyst) -> None:
    """The Filters dock in front."""
    bring_front(analyst, "filtersDock", "Filters")


def add_filters(analyst: Analyst, button: str, field: str, *values: str) -> None:
    """Filters on *values* of the field that reads *field*, by the button of that name."""
    analyst.click(button)
    pick_values(analyst, field, *values)


def pick_values(analyst: Analyst, field: str, *values: str) -> None:
    if analyst.see("filterFieldCombo")["text"] != field:
        analyst.choose("filterFieldCombo", field)
    for value in values:
        analyst.type_into("filterFindLine", value)
        analyst.press("Return")
    analyst.click("filterAcceptButton")
    analyst.see("filterTree")


def rows(analyst: Analyst) -> list[tuple[int, str, str]]:
    """Depth, field and value of each filter as the tree shows them."""
    return [(depth, *texts[:2]) for depth, *texts in analyst.eyes.ask("rows", name="filterTree")]


def wait_for_rows(analyst: Analyst, *wanted: tuple[int, str, str]) -> None:
    analyst.wait_until(f"the filters are {wanted}", lambda: tuple(rows(analyst)) == wanted)


def replace_filters(analyst: Analyst, filters: Sequence[Any]) -> None:
    """Write all filters as JSON on the page for it."""
    write_json(analyst, json.dumps(filters))
    analyst.click("filterJsonApplyButton")
    analyst.wait_until("they are taken", lambda: not is_visible(analyst, "filterJsonPage"))


def write_json(analyst: Analyst, *lines: str) -> None:
    analyst.click("filterJsonButton")
    analyst.click_label("Edit as JSON")
    analyst.see("filterJsonText")
    analyst.type_into("filterJsonText", lines[0])
    for line in lines[1:]:
        analyst.press("Return")
        analyst.hands.write(line)
    written = "\n".join(lines)
    analyst.wait_until("it is written", lambda: analyst.see("filterJsonText")["text"] == written)


def sent_filters(sandbox: Sandbox) -> Any:
    """The filters of the last request for points."""
    asked = [request for request in sandbox.requests if "/points" in request.path]
    return json.loads(asked[-1].body)["filters_v2"]


def airports(area: shapely.Geometry, *wanted: tuple[str, str]) -> int:
    """How many airports of the (country, occupancy) *wanted* lie in *area*; an empty occupancy is any."""
    found = [
        (airport["lon"], airport["lat"])
        for airport in airportsdata.load().values()
        for country, occupancy in wanted
        if airport["country"] == country and occupancy in ("", AIRPORT if airport["iata"] else HANGAR)
    ]
    return int(shapely.contains_xy(area, np.array(found)).sum())


def test_a_tree_is_built_moved_and_asked_as_it_stands(analyst: Analyst, sandbox: Sandbox) -> None:
    only_area(analyst, IN_EUROPE)
    analyst.click("editFiltersButton")
    analyst.see("filterTree")
    add_filters(analyst, "addFilterButton", "Country", "de", "FR")
    analyst.click_item("filterTree", "DE")
    add_filters(analyst, "addInsideButton", "Occupancy", AIRPORT)
    analyst.click_item("filterTree", "FR")
    add_filters(analyst, "addFilterButton", "Currency", "EUR")
    hotel = (1, "Occupancy", AIRPORT)
    wait_for_rows(analyst, GERMANY, hotel, FRANCE, EUROS)
    words = analyst.see("filterSentenceLabel")["text"]
    assert words == "Country = DE > Occupancy = 1252 ; Country = FR ; Currency = EUR"
    reading = analyst.see("filterReadingLabel")["text"]
    assert re.search("not stated.*One of your own has: Settings > Options > GeoPortfolio", reading, re.DOTALL)
    assert not is_visible(analyst, "setReadingButton")
    analyst.screenshot("filters-of-the-environment")

    analyst.drag_item("filterTree", "EUR", "DE", edge=-1)
    wait_for_rows(analyst, EUROS, GERMANY, hotel, FRANCE)
    analyst.drag_item("filterTree", "FR", "DE")
    wait_for_rows(analyst, EUROS, GERMANY, hotel, (1, "Country", "FR"))
    analyst.click("undoFilterButton")
    wait_for_rows(analyst, EUROS, GERMANY, hotel, FRANCE)
    analyst.click("redoFilterButton")
    analyst.click_item("filterTree", "FR")
    analyst.click("moveFilterUpButton")
    wait_for_rows(analyst, EUROS, GERMANY, (1, "Country", "FR"), hotel)
    analyst.press("alt+Left")
    wait_for_rows(analyst, EUROS, GERMANY, hotel, FRANCE)
    analyst.press("alt+Right", "ctrl+z", "alt+Up", "alt+Up")
    wait_for_rows(analyst, FRANCE, EUROS, GERMANY, hotel)

    open_panel(analyst)
    count = load_points(analyst)
    assert sent_filters(sandbox) == [
        {"field": "CountryCode", "value": "FR"},
        {"field": "LocCurrency", "value": "EUR"},
        {"field": "CountryCode", "value": "DE", "filters": [{"field": "OccupancyCode", "value": AIRPORT}]},
    ]
    assert count == airports(area_shapes(analyst)[0], ("FR", ""), ("DE", AIRPORT)) > 0


def test_json_is_copied_pasted_and_its_fault_is_shown_where_it_is(analyst: Analyst) -> None:
    choose_source(analyst)
    open_filters(analyst)
    replace_filters(analyst, [{"field": "CountryCode", "value": "DE"}, {"field": "City", "value": "Ulm"}])
    wait_for_rows(analyst, GERMANY, (0, "City", "Ulm"))
    analyst.click_item("filterTree", "Ulm")
    analyst.press("ctrl+c", "ctrl+v", "Delete", "ctrl+z")
    wait_for_rows(analyst, GERMANY, (0, "City", "Ulm"), (0, "City", "Ulm"))
    write_json(analyst, '[{"field": "City",', ' "value": 7}]')
    analyst.click("filterJsonApplyButton")
    said = analyst.see("filterJsonProblemLabel")["text"]
    assert re.match(r"Line 2, column 11 \(filters\[0\]\.value\), '7\}.*': the value has to be a text", said)
    analyst.press("ctrl+x", "Escape")
    analyst.wait_until(
        "nothing is lost", lambda: "not applied" in analyst.see("filterJsonProblemLabel")["text"]
    )
    analyst.press("Escape")
    wait_for_rows(analyst, GERMANY, (0, "City", "Ulm"), (0, "City", "Ulm"))
    analyst.click_item("filterTree", "DE")
    analyst.press("ctrl+v")
    assert "7}]" in analyst.see("filterJsonText")["text"]
    assert analyst.see("filterJsonProblemLabel")["text"].startswith("Line 1, column 2,")
    analyst.click("filterJsonCancelButton")


def test_filters_are_saved_with_the_project(analyst: Analyst, tmp_path: Path) -> None:
    choose_source(analyst)
    open_filters(analyst)
    filters = [{"field": "CountryCode", "value": "DE", "filters": [{"field": "City", "value": "K\u00f6ln"}]}]
    replace_filters(analyst, filters)
    analyst.click("savedFiltersButton")
    analyst.click_label("Save these filters")
    analyst.wait_until("its name is asked for", lambda: in_front(analyst, "QgsNewNameDialog"))
    analyst.hands.write("Cologne & more")
    analyst.press("Return")
    project = tmp_path / "filters.qgz"
    analyst.press("ctrl+shift+s")
    name_file(analyst, project)
    analyst.wait_until("it is written", project.exists)
    analyst.wait_for_idle()
    analyst.press("ctrl+n")
    analyst.wait_until("the project is gone", lambda: not analyst.eyes.ask("layers"))
    replace_filters(analyst, [])
    analyst.click("savedFiltersButton")
    analyst.wait_until("no name is offered", lambda: not analyst.see("saveFiltersAction")["enabled"])
    analyst.press("Escape", "ctrl+o")
    name_file(analyst, project)
    analyst.layer("Countries")
    analyst.wait_for_idle()
    assert rows(analyst) == []
    analyst.click("savedFiltersButton")
    analyst.click_label("Cologne & more")
    wait_for_rows(analyst, GERMANY, (1, "City", "K\u00f6ln"))


def test_a_required_filter_is_asked_for_before_anything_is_sent(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst, "pf_places")
    clear_areas(analyst)
    draw(analyst, IN_EUROPE)
    sandbox.forget()
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_for_message("pf_places asks for a filter on Country .*nothing was sent")
    assert not [request for request in sandbox.requests if "/points" in request.path]
    analyst.click_label("Filters")
    assert "Country" in analyst.see("filterRequiredLabel")["text"]
    analyst.click("addRequiredButton")
    assert analyst.see("filterFieldCombo")["text"] == "Country *"
    analyst.type_into("filterFindLine", "z")
    analyst.wait_until("few are left", lambda: len(analyst.eyes.ask("items", name="filterValuesList")) < 30)
    analyst.type_into("filterFindLine", "cz")
    analyst.press("Return")
    analyst.click("filterAcceptButton")
    analyst.wait_until("it is enough", lambda: not is_visible(analyst, "filterRequiredLabel"))
    assert rows(analyst) == [(0, "Country *", "CZ")]
    open_panel(analyst)
    assert load_points(analyst) > 0
    assert sent_filters(sandbox) == [{"field": "CountryCode", "value": "CZ"}]


def use_connection(analyst: Analyst, sandbox: Sandbox, name: str, version: str) -> None:
    """A new connection to the sandbox, chosen in the dock, with one area and the airports."""
    open_panel(analyst)
    open_connections(analyst)
    add_connection(analyst, name, sandbox.url, sandbox.key, version, session=True)
    analyst.click_label("OK")
    analyst.choose("connectionCombo", name)
    only_area(analyst, IN_EUROPE)


def test_v1_is_flat_and_says_that_two_values_of_one_field_match_nothing(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    use_connection(analyst, sandbox, "old", V1)
    open_filters(analyst)
    add_filters(analyst, "addFilterButton", "Country", "DE", "FR")
    wait_for_rows(analyst, GERMANY, FRANCE)
    assert "joined by AND: matches nothing" in analyst.see("filterProblemLabel")["text"]
    analyst.drag_item("filterTree", "FR", "DE")
    wait_for_rows(analyst, GERMANY, FRANCE)
    assert not analyst.see("addInsideButton")["enabled"]
    assert not analyst.see("moveFilterInButton")["enabled"]
    analyst.press("Home", "End", "Delete")
    wait_for_rows(analyst, GERMANY)
    add_filters(analyst, "addFilterButton", "Occupancy", AIRPORT)
    wait_for_rows(analyst, GERMANY, (0, "Occupancy", AIRPORT))
    assert analyst.see("filterSentenceLabel")["text"] == "Country = DE and Occupancy = 1252"
    open_panel(analyst)
    assert load_points(analyst) == airports(area_shapes(analyst)[0], ("DE", AIRPORT)) > 0


def test_the_sentence_says_and_and_or_once_the_connection_says_how(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    use_connection(analyst, sandbox, "office", V2)
    open_filters(analyst)
    add_filters(analyst, "addFilterButton", "Country", "DE", "FR")
    analyst.click_item("filterTree", "FR")
    add_filters(analyst, "addInsideButton", "Occupancy", AIRPORT)
    analyst.click("setReadingButton")
    analyst.click("editConnectionButton")
    analyst.unfold("openPointsGroup")
    analyst.choose("nested_readingControl", "one field: or, different fields: and")
    analyst.click_label("OK")
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, "connectionDialog"))
    analyst.click_label("OK")
    analyst.wait_until(
        "the sentence says it",
        lambda: (
            analyst.see("filterSentenceLabel")["text"]
            == "Country = DE or (Country = FR and Occupancy = 1252)"
        ),
    )
    assert analyst.see("filterReadingLabel")["text"].startswith("Set on the connection: one field: or")
    open_panel(analyst)
    wanted = (("DE", ""), ("FR", AIRPORT))
    assert load_points(analyst) == airports(area_shapes(analyst)[0], *wanted) > 0


def screens_of_filters(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """Each page of the dock, and each notice on it."""
    open_filters(analyst)
    replace_filters(analyst, [])
    photographer.take("filters-none", "filtersDock")
    analyst.click("addFilterButton")
    for value in ("de", "fr", "it"):
        analyst.type_into("filterFindLine", value)
        analyst.press("Return")
    photographer.take("filters-values", "filtersDock")
    analyst.type_into("filterFindLine", "f")
    photographer.take("filters-values-found", "filtersDock")
    analyst.type_into("filterFindLine", "Atlantis")
    photographer.take("filters-value-typed", "filtersDock")
    analyst.click("filterCancelButton")
    occupancies = [{"field": "OccupancyCode", "value": value} for value in (AIRPORT, HANGAR)]
    lines = [{"field": "LOB", "value": "Aviation"}, {"field": "Underwriter", "value": "C. Lindqvist"}]
    tree = [
        {"field": "CountryCode", "value": "DE", "filters": [{**occupancies[0], "filters": lines}]},
        {"field": "CountryCode", "value": "FR", "filters": occupancies},
        {"field": "City", "value": "\u05d7\u05d9\u05e4\u05d4"},
    ]
    replace_filters(analyst, tree)
    analyst.click_item("filterTree", "FR")
    photographer.take("filters-tree", "filtersDock")
    analyst.click("setReadingButton")
    analyst.click("editConnectionButton")
    analyst.unfold("openPointsGroup")
    analyst.see("nested_readingControl")
    photographer.take("filters-reading", "connectionDialog")
    close_windows(analyst, "connectionDialog", "connectionsList")
    write_json(analyst, '[{"field": "City",', ' "value": 7}]')
    analyst.click("filterJsonApplyButton")
    analyst.see("filterJsonProblemLabel")
    photographer.take("filters-json", "filtersDock")
    analyst.click("filterJsonCancelButton")
    replace_filters(analyst, [{"field": "Ort", "value": "Ulm"}, *tree[:2]])
    photographer.take("filters-unknown", "filtersDock")
    replace_filters(analyst, [])
    choose_source(analyst, "pf_places")
    open_filters(analyst)
    photographer.take("filters-required", "filtersDock")
    choose_source(analyst)
