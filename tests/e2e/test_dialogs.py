"""Processing dialogs that the docks open, their editors, and the request templates of a connection."""

from __future__ import annotations

import json
from typing import Any

from sandbox.testing import Sandbox

from .analyst import Analyst
from .docks import (
    add_connection,
    close_windows,
    open_connections,
    open_panel,
    wait_for_text,
    wait_until_gone,
)
from .selection import SOURCE, choose_columns, choose_source, filter_by_country, start_afresh

STORM = "storm-berta"
COUNTRY = "GB"
UNDER_EVENT = "Records in Event Footprint"
EVENT, LAYER = "processingDialog_enrichevent", "processingDialog_accumulationlayer"
COLUMNS = ("id", "LocName", "Latitude", "Longitude")
TEMPLATE = {"source": "{source}", "columns": "{columns}", "filters": "{filters}"}


def run(analyst: Analyst, answer: str) -> None:
    """Run the dialog until its log says *answer*."""
    analyst.click("processingRunButton")
    analyst.wait_until(answer, lambda: answer in log(analyst))
    analyst.wait_for_idle()


def log(analyst: Analyst) -> str:
    """What the dialog in front says behind the last start."""
    return str(analyst.see("txtLog")["text"]).rpartition("Algorithm started at")[2]


def events(sandbox: Sandbox) -> list[Any]:
    """The bodies with which live events were asked."""
    return [json.loads(seen.body) for seen in sandbox.requests if "/live-events/" in seen.path]


def test_an_event_and_an_accumulation_are_asked_with_what_the_docks_say(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    start_afresh(analyst)
    choose_columns(analyst, "id", "LocName", "itude")
    filter_by_country(analyst, COUNTRY)
    analyst.open_menu("hazardsButton")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("labeled", text=UNDER_EVENT)["visible"])
    assert not analyst.see("loadPointsButton")["enabled"] and not analyst.see("loadEntriesButton")["enabled"]
    analyst.screen("menu-without-area", "selectionDock")
    analyst.click_label(UNDER_EVENT)
    analyst.see(EVENT)
    # Its form is longer than the small screen.
    analyst.screen("live-event", "parameter_REQUEST", "parameter_FILTERS")
    assert tuple(analyst.eyes.ask("widget", name="columnsText")["text"].split(",")) == COLUMNS
    assert json.loads(analyst.see("filtersText")["text"]) == [{"field": "CountryCode", "value": COUNTRY}]
    assert json.loads(analyst.see("requestText")["text"]) == TEMPLATE
    analyst.click("requestEditButton")
    analyst.see("templateDialog")
    analyst.click("templateEdit")
    analyst.press("ctrl+End", "Left")
    analyst.hands.write(', "event": "{storm}"')
    analyst.see("templateProblemLabel")
    analyst.screen("template-fault", "templateDialog")
    close_windows(analyst, "templateDialog")
    analyst.type_into("parameter_FOOTPRINT", STORM)
    analyst.click("filtersEditButton")
    analyst.see("filtersDialog")
    analyst.screen("live-event-filters", "filtersDialog")
    close_windows(analyst, "filtersDialog")
    sandbox.forget()
    run(analyst, " records\n")
    analyst.screen("live-event-log")
    close_windows(analyst, EVENT)
    assert analyst.layer(f"^{STORM}.* \\(")["count"] > 0
    filters = [{"field": "CountryCode", "value": COUNTRY}]
    assert events(sandbox) == [{"source": SOURCE, "columns": list(COLUMNS), "filters": filters}]

    analyst.click("accumulateButton")
    analyst.click_label("Accumulation Layer")
    analyst.see(LAYER)
    analyst.screen("accumulation-layer", "parameter_LAYER_REQUEST", "parameter_FILTERS", around=LAYER)
    run(analyst, " features\n")
    close_windows(analyst, LAYER)
    layer = analyst.layer("accumulation")
    assert (layer["style"], layer["styles"]) == ("By TIV", ["By TIV", "Plain"])
    analyst.wait_for_idle()
    analyst.screen("accumulation-layer-map", "selectionDock")


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
    analyst.hands.write("}}")


def test_a_template_of_the_connection_is_what_the_next_live_event_sends(
    analyst: Analyst, sandbox: Sandbox
) -> None:
    open_connections(analyst)
    add_connection(analyst, "office", sandbox.url, sandbox.key, session=True)
    analyst.click_item("connectionsList", "office")
    analyst.click("editConnectionButton")
    analyst.unfold("openPointsGroup")
    analyst.see("event_bodyButton")
    analyst.screen("connection-bodies", "connectionDialog")
    analyst.click("event_bodyButton")
    analyst.see("templateDialog")
    write_template(analyst)
    wait_until_gone(analyst, "templateProblemLabel")
    analyst.click("templatePreviewButton")
    analyst.screen("template-preview", "templateDialog")
    shown = analyst.see("templatePreview")["text"]
    assert "Authorization: (your key)" in shown and sandbox.key not in shown
    mine = json.loads(analyst.see("templateEdit")["text"])
    analyst.click_label("OK")
    wait_for_text(analyst, "event_bodyTold", "^Custom$")
    analyst.click_label("OK")
    wait_until_gone(analyst, "connectionDialog")
    analyst.click_label("OK")
    wait_until_gone(analyst, "connectionsList")

    open_panel(analyst)
    analyst.choose("connectionCombo", "office")
    choose_source(analyst)
    choose_columns(analyst, "id", "LocName", "itude")
    with sandbox.behaving(event_body="query"):
        analyst.open_menu("hazardsButton")
        analyst.click_label(UNDER_EVENT)
        analyst.see(EVENT)
        assert json.loads(analyst.see("requestText")["text"]) == mine
        analyst.type_into("parameter_FOOTPRINT", STORM)
        sandbox.forget()
        run(analyst, " records\n")
        close_windows(analyst, EVENT)
    (body,) = events(sandbox)
    assert (body["query"]["source"], body["query"]["columns"]) == (SOURCE, list(COLUMNS))
    analyst.choose("connectionCombo", "environment")
