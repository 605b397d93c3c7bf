"""The Filters dock: the tree that is built is the tree that is sent, and the project keeps it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Sequence

from sandbox.testing import Sandbox

from .airports import WITH_CODE, WITHOUT_CODE, count_filtered
from .analyst import Analyst
from .docks import is_visible, open_filters, open_panel, wait_for_window, wait_until_gone
from .file_dialog import name_file
from .results import RESULT, load_points
from .selection import (
    IN_EUROPE,
    IN_GERMANY,
    add_filters,
    area_shapes,
    choose_source,
    only_area,
    start_afresh,
    wait_for_filters,
)

GERMANY, FRANCE, EUROS = (0, "Country", "DE"), (0, "Country", "FR"), (0, "Currency", "EUR")
HOTEL = (1, "Occupancy", WITH_CODE)
COLOGNE = {"field": "CountryCode", "value": "DE", "filters": [{"field": "City", "value": "K\u00f6ln"}]}


def replace_filters(analyst: Analyst, filters: Sequence[Any]) -> None:
    """Write all filters as JSON on the page for it."""
    write_json(analyst, json.dumps(filters))
    analyst.click("filterJsonApplyButton")
    wait_until_gone(analyst, "filterJsonPage")


def write_json(analyst: Analyst, text: str) -> None:
    analyst.click("filterJsonButton")
    analyst.click_label("Edit as JSON")
    analyst.see("filterJsonText")
    analyst.type_into("filterJsonText", text)


def test_a_tree_is_built_moved_and_asked_as_it_stands(analyst: Analyst, sandbox: Sandbox) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_EUROPE)
    analyst.click("editFiltersButton")
    analyst.see("filterTree")
    add_filters(analyst, "addFilterButton", "Country", "de")
    add_filters(analyst, "addInsideButton", "Occupancy", WITH_CODE)
    analyst.click_item("filterTree", "DE")
    add_filters(analyst, "addFilterButton", "Country", "FR")
    add_filters(analyst, "addFilterButton", "Currency", "EUR")
    wait_for_filters(analyst, GERMANY, HOTEL, FRANCE, EUROS)

    analyst.drag_item("filterTree", "EUR", "DE", edge=-1)
    wait_for_filters(analyst, EUROS, GERMANY, HOTEL, FRANCE)
    analyst.drag_item("filterTree", "FR", "DE")
    wait_for_filters(analyst, EUROS, GERMANY, HOTEL, (1, "Country", "FR"))
    analyst.click("undoFilterButton")
    wait_for_filters(analyst, EUROS, GERMANY, HOTEL, FRANCE)
    analyst.click_item("filterTree", "FR")
    analyst.press("alt+Up", "alt+Up", "alt+Up")
    wait_for_filters(analyst, FRANCE, EUROS, GERMANY, HOTEL)

    open_panel(analyst)
    count = load_points(analyst)
    (asked,) = [request for request in sandbox.requests if "/points" in request.path]
    assert json.loads(asked.body)["filters_v2"] == [
        {"field": "CountryCode", "value": "FR"},
        {"field": "LocCurrency", "value": "EUR"},
        {"field": "CountryCode", "value": "DE", "filters": [{"field": "OccupancyCode", "value": WITH_CODE}]},
    ]
    assert count == count_filtered(area, ("FR", ""), ("DE", WITH_CODE)) > 0


def test_a_saved_project_has_filters_areas_and_results_when_it_is_opened_again(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    start_afresh(analyst)
    area = only_area(analyst, IN_GERMANY)
    load_points(analyst)
    before = analyst.layer(RESULT)
    open_filters(analyst)
    replace_filters(analyst, [COLOGNE])
    analyst.click("savedFiltersButton")
    analyst.click_label("Save Filters")
    wait_for_window(analyst, "QgsNewNameDialog")
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
    assert analyst.layer(RESULT) == before
    analyst.wait_for_idle()
    assert area_shapes(analyst)[0].equals_exact(area, 1e-9)
    wait_for_filters(analyst, GERMANY, (1, "City", "K\u00f6ln"))
    replace_filters(analyst, [])
    analyst.click("savedFiltersButton")
    analyst.click_label("Cologne & more")
    wait_for_filters(analyst, GERMANY, (1, "City", "K\u00f6ln"))
    assert sandbox.key not in project.read_bytes().decode("latin-1")


def test_the_pages_of_the_dock(analyst: Analyst) -> None:
    start_afresh(analyst)
    open_filters(analyst)
    analyst.screen("filters-none", "filtersDock")
    analyst.click("addFilterButton")
    for value in ("de", "fr", "it"):
        analyst.type_into("filterFindLine", value)
        analyst.press("Return")
    analyst.screen("filters-values", "filtersDock")
    for value, screen in (("f", "filters-values-found"), ("Atlantis", "filters-value-typed")):
        analyst.type_into("filterFindLine", value)
        analyst.screen(screen, "filtersDock")
    analyst.click("filterCancelButton")
    occupancies = [{"field": "OccupancyCode", "value": value} for value in (WITH_CODE, WITHOUT_CODE)]
    lines = [{"field": "LOB", "value": "Aviation"}, {"field": "Underwriter", "value": "C. Lindqvist"}]
    tree = [
        {"field": "CountryCode", "value": "DE", "filters": [{**occupancies[0], "filters": lines}]},
        {"field": "CountryCode", "value": "FR", "filters": occupancies},
        {"field": "City", "value": "\u05d7\u05d9\u05e4\u05d4"},
    ]
    replace_filters(analyst, tree)
    analyst.click_item("filterTree", "FR")
    analyst.screen("filters-tree", "filtersDock")
    write_json(analyst, '[{"field": "City", "value": 7}]')
    analyst.click("filterJsonApplyButton")
    said = analyst.see("filterJsonProblemLabel")["text"]
    assert "the value must be text" in said
    analyst.screen("filters-json", "filtersDock")
    analyst.click("filterJsonCancelButton")
    replace_filters(analyst, [{"field": "Ort", "value": "Ulm"}, *tree[:2]])
    analyst.screen("filters-unknown", "filtersDock")
    replace_filters(analyst, [])
    choose_source(analyst, "pf_places")
    open_filters(analyst)
    assert "Country" in analyst.see("filterRequiredLabel")["text"]
    assert not is_visible(analyst, "filterJsonPage")
    analyst.screen("filters-required", "filtersDock")
    choose_source(analyst)
