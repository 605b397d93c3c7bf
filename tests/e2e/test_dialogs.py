"""Processing dialogs that the docks open, their editors, and the request templates of a connection."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import shapely

from sandbox.hazards import STORM_TRACKS, WIND_BANDS
from sandbox.testing import Sandbox

from .analyst import Analyst, Seen
from .demo import SOURCE, add_filter
from .screens import Photographer
from .steps import (
    add_connection,
    bring_front,
    choose_source,
    clear_areas,
    close_windows,
    is_visible,
    open_connections,
    open_panel,
)
from .test_entries import choose_columns
from .test_memory import layer_menu
from .test_search import airports_of

STORM = "storm-berta"
COUNTRY = "GB"
EVENT, LAYER = "processingDialog_enrichevent", "processingDialog_accumulationlayer"
COLUMNS = ("id", "LocName", "Latitude", "Longitude")
TEMPLATE = {"source": "{source}", "columns": "{columns}", "filters": "{filters}"}


def under_the_storm() -> dict[str, str]:
    """The band of the storm for each airport of the country in its footprint, by shapely."""
    track = shapely.LineString(STORM_TRACKS[STORM])
    bands: dict[str, str] = {}
    for _, band, _, width in WIND_BANDS:
        inside = track.buffer(width, 12)
        for name, place in airports_of(COUNTRY).items():
            if inside.intersects(shapely.Point(place)):
                bands.setdefault(name, band)
    return bands


def ask_in_docks(analyst: Analyst) -> None:
    """The source, a filter and columns, and no area."""
    choose_source(analyst)
    clear_areas(analyst)
    choose_columns(analyst, "id", "LocName", "itude")
    if COUNTRY not in analyst.see("filtersLabel")["text"]:
        analyst.click("editFiltersButton")
        add_filter(analyst, COUNTRY)
        bring_front(analyst, "selectionDock", "Selection")


def open_event(analyst: Analyst) -> None:
    """The dialog of live events, which needs no area."""
    open_panel(analyst)
    analyst.open_menu("loadPointsButton")
    analyst.click_label("Entries under a live event")
    analyst.see(EVENT)


def run(analyst: Analyst, *answers: str) -> None:
    """Run the dialog until its log says one of *answers*."""
    analyst.click("processingRunButton")
    analyst.wait_until(answers[0], lambda: any(answer in log(analyst) for answer in answers))
    analyst.wait_for_idle()


def fail(analyst: Analyst, words: str) -> None:
    """Run the dialog to a failure of which *words* are told; a complaint, if nobody expected it."""
    run(analyst, words)
    assert any(words in complaint for complaint in analyst.application.complaints())
    analyst.expect_failure(words)


def log(analyst: Analyst) -> str:
    """What the dialog in front says behind the last start."""
    return str(analyst.see("txtLog")["text"]).rpartition("Algorithm started at")[2]


def close(analyst: Analyst, dialog: str) -> None:
    analyst.press("Escape")
    analyst.wait_until("it is closed", lambda: not is_visible(analyst, dialog))


def events(sandbox: Sandbox) -> list[Any]:
    """The bodies with which live events were asked."""
    return [json.loads(seen.body) for seen in sandbox.requests if "/live-events/" in seen.path]


def test_entries_under_a_live_event_become_a_layer_that_refreshes(analyst: Analyst, sandbox: Sandbox) -> None:
    ask_in_docks(analyst)
    assert not analyst.eyes.ask("widget", name="loadEntriesAction")["enabled"]
    sandbox.forget()
    open_event(analyst)
    assert analyst.see("sourceParameterCombo")["text"] == SOURCE
    assert tuple(analyst.see("columnsText")["text"].split(",")) == COLUMNS
    assert json.loads(analyst.see("filtersText")["text"]) == [{"field": "CountryCode", "value": COUNTRY}]
    assert json.loads(analyst.see("requestText")["text"]) == TEMPLATE

    analyst.type_into("parameter_FOOTPRINT", "storm-nobody")
    analyst.click("requestText")
    analyst.press("ctrl+End")
    analyst.hands.write(",}")
    fail(analyst, "REQUEST: Line 5, column 2: this is not JSON any more.")
    assert not sandbox.requests
    analyst.click_label("Parameters")
    analyst.click("requestText")
    analyst.press("ctrl+End", "BackSpace", "BackSpace")
    fail(analyst, 'Service: "Unknown footprint: storm-nobody"')
    analyst.click_label("Parameters")
    analyst.type_into("parameter_FOOTPRINT", STORM)
    sandbox.forget()
    bands = under_the_storm()
    run(analyst, f"{len(bands)} entries")
    close(analyst, EVENT)

    layer = analyst.layer(f"^{SOURCE}, {STORM}, ")
    assert (layer["group"], layer["count"], layer["style"]) == ("GeoPortfolio", len(bands), "Plain")
    rows = [row["attributes"] for row in analyst.eyes.ask("features", layer=layer["id"])]
    assert {row["id"].rpartition("-")[2]: row["band"] for row in rows} == bands
    wanted = {
        "source": SOURCE,
        "columns": list(COLUMNS),
        "filters": [{"field": "CountryCode", "value": "GB"}],
    }
    assert events(sandbox) == [wanted]
    layer_menu(analyst, layer["name"], "Refresh")
    analyst.wait_for_message(": no change$")
    assert events(sandbox) == [wanted, wanted]


def test_an_accumulation_layer_comes_as_coloured_cells(analyst: Analyst, sandbox: Sandbox) -> None:
    ask_in_docks(analyst)
    sandbox.forget()
    analyst.click("accumulateButton")
    analyst.click_label("Accumulation by layer")
    analyst.see(LAYER)
    assert json.loads(analyst.see("layer_requestText")["text"]) == {
        "source": "{source}",
        "filters": "{filters}",
    }
    run(analyst, " features\n")
    close(analyst, LAYER)
    layer = analyst.layer(f"^{SOURCE}, accumulation")
    assert (layer["style"], layer["styles"]) == ("By TIV", ["By TIV", "Plain"])
    cells = Counter((int(lon // 1), int(lat // 1)) for lon, lat in airports_of(COUNTRY).values())
    assert cells_of(analyst, layer) == cells


def cells_of(analyst: Analyst, layer: Seen) -> Counter[tuple[int, int]]:
    """By their lower left corner, in degrees, how many locations the cells of the layer have."""
    found: Counter[tuple[int, int]] = Counter()
    for row in analyst.eyes.ask("features", layer=layer["id"]):
        west, south, *_ = shapely.from_wkt(row["wkt"]).bounds
        found[round(west), round(south)] += row["attributes"]["locations"]
    return found


def test_filters_and_columns_are_edited_behind_their_buttons(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    analyst.press("ctrl+alt+t")
    analyst.type_into("searchBox", "search entries")
    analyst.click_item("algorithmTree", "Search entries")
    analyst.press("Return")
    analyst.type_into("sourceParameterCombo", SOURCE)
    analyst.click("filtersEditButton")
    analyst.see("filtersDialog")
    add_filter(analyst, "IS")
    analyst.click_label("OK")
    analyst.wait_until("it is taken", lambda: "IS" in analyst.see("filtersText")["text"])
    analyst.click("columnsEditButton")
    analyst.see("columnsDialog")
    for text in ("locname", "itude"):
        analyst.type_into("columnsSearch", text)
        analyst.click("columnsAllButton")
    analyst.click_label("OK")
    analyst.wait_until(
        "they are taken", lambda: analyst.see("columnsText")["text"] == "LocName,Latitude,Longitude"
    )
    sandbox.forget()
    analyst.click_label("Run")
    count = len(airports_of("IS"))
    analyst.wait_until("they came", lambda: f"{count} entries" in log(analyst))
    analyst.press("Escape")
    layer = analyst.layer(f"^{SOURCE}, Country")
    assert (layer["group"], layer["count"]) == ("GeoPortfolio", count)
    (asked,) = [json.loads(seen.body) for seen in sandbox.requests if "search" in seen.path]
    assert asked["columns"] == ["LocName", "Latitude", "Longitude"]
    analyst.press("ctrl+alt+t")
    analyst.wait_until("the toolbox is closed", lambda: not is_visible(analyst, "searchBox"))


def write_template(analyst: Analyst) -> None:
    """The body that wants all inside ``query``, with the placeholders put in by a click."""
    analyst.click("templateEdit")
    analyst.press("ctrl+a")
    for words, name in (
        ('{"query": {"source": ', "source"),
        (', "columns": ', "columns"),
        (', "filters": ', "filters"),
    ):
        analyst.hands.write(words)
        analyst.click(f"placeholder_{name}")
    analyst.hands.write("}")


def open_template(analyst: Analyst) -> None:
    """The body of live events of the connection "office"."""
    analyst.click_item("connectionsList", "office")
    analyst.click("editConnectionButton")
    if not is_visible(analyst, "event_bodyButton"):
        analyst.unfold("openPointsGroup")
    analyst.click("event_bodyButton")
    analyst.see("templateDialog")


def written(analyst: Analyst) -> str:
    return str(analyst.see("templateEdit")["text"])


def is_told_at_the_end(analyst: Analyst) -> bool:
    """Whether the fault that is told lies behind all that is written."""
    told = analyst.see("templateProblemLabel")["text"]
    return bool(told.startswith(f"Line 1, column {len(written(analyst)) + 1}: this is not JSON any more."))


def ok_of(analyst: Analyst) -> Seen:
    """The OK button of the window in front."""
    return analyst.eyes.ask("labelled", text="OK")


def test_a_template_of_the_connection_is_what_the_next_live_event_sends(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    open_connections(analyst)
    add_connection(analyst, "office", sandbox.url, sandbox.key, session=True)
    open_template(analyst)
    assert json.loads(written(analyst)) == TEMPLATE
    write_template(analyst)
    analyst.wait_until("the fault is told where it is", lambda: is_told_at_the_end(analyst))
    assert not ok_of(analyst)["enabled"]
    analyst.click("templateEdit")
    analyst.press("ctrl+End")
    analyst.hands.write("}")
    analyst.wait_until("it has no fault", lambda: not is_visible(analyst, "templateProblemLabel"))

    analyst.click("templatePreviewButton")
    shown = analyst.see("templatePreview")["text"]
    head, _, body = shown.partition("\n\n")
    assert head.startswith(
        f"POST {sandbox.url}/graph/api/v1/live-events/footprints/storm-2026-01/enrich/entries"
    )
    assert "Authorization: (your key)" in head
    assert sandbox.key not in shown
    assert json.loads(body)["query"]["source"] == SOURCE
    mine = written(analyst)
    analyst.click("templateResetButton")
    analyst.wait_until("it is the usual body", lambda: json.loads(written(analyst)) == TEMPLATE)
    analyst.press("ctrl+z")
    analyst.wait_until("it is back", lambda: written(analyst) == mine)
    analyst.click_label("OK")
    assert analyst.see("event_bodyTold")["text"] == "your own"
    analyst.click_label("OK")
    analyst.wait_until("it is taken", lambda: not is_visible(analyst, "connectionDialog"))
    analyst.click_label("OK")
    analyst.wait_until("it is kept", lambda: not is_visible(analyst, "connectionsList"))

    open_panel(analyst)
    analyst.choose("connectionCombo", "office")
    ask_in_docks(analyst)
    with sandbox.behaving(event_body="query"):
        open_event(analyst)
        assert json.loads(analyst.see("requestText")["text"]) == json.loads(mine)
        analyst.type_into("parameter_FOOTPRINT", STORM)
        sandbox.forget()
        run(analyst, f"{len(under_the_storm())} entries")
        close(analyst, EVENT)
    (body,) = events(sandbox)
    assert (body["query"]["source"], body["query"]["columns"]) == (SOURCE, list(COLUMNS))
    analyst.choose("connectionCombo", "environment")


def screens_of_dialogs(analyst: Analyst, _: Sandbox, photographer: Photographer) -> None:
    """The dialog of live events with its editors, what it answers, and the templates of a connection."""
    ask_in_docks(analyst)
    analyst.click("loadPointsButton")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("labelled", text="Entries")["visible"])
    photographer.take("load-menu-without-area", "selectionDock")
    analyst.click_label("Entries under a live event")
    analyst.see(EVENT)
    # Its form is longer than the small screen.
    photographer.take("live-event", "parameter_REQUEST", "parameter_FILTERS")
    analyst.click("requestEditButton")
    analyst.see("templateDialog")
    analyst.click("templateEdit")
    analyst.press("ctrl+End", "Left")
    analyst.hands.write(', "event": "{storm}"')
    analyst.see("templateProblemLabel")
    photographer.take("template-fault", "templateDialog")
    analyst.press("Escape")
    analyst.type_into("parameter_FOOTPRINT", STORM)
    analyst.click("filtersEditButton")
    analyst.see("filtersDialog")
    photographer.take("live-event-filters", "filtersDialog")
    analyst.press("Escape")
    run(analyst, " entries\n")
    photographer.take("live-event-log")
    close(analyst, EVENT)
    analyst.click("accumulateButton")
    analyst.click_label("Accumulation by layer")
    analyst.see(LAYER)
    photographer.take("accumulation-layer", "processingForm", around=LAYER)
    run(analyst, " features\n")
    close(analyst, LAYER)
    analyst.wait_for_idle()
    photographer.take("accumulation-layer-map", "selectionDock")
    open_connections(analyst)
    analyst.click("editConnectionButton")
    if not is_visible(analyst, "event_bodyButton"):
        analyst.unfold("openPointsGroup")
    photographer.take("connection-bodies", "connectionDialog")
    analyst.click("risk_bodyButton")
    analyst.see("templateDialog")
    analyst.click("templatePreviewButton")
    photographer.take("template-preview", "templateDialog")
    close_windows(analyst, "templateDialog", "connectionDialog", "connectionsList")
