"""The section of the hazards: what the chosen layers have at a place."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QAction, QToolButton

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.ui.enrichment.layers_editor import LayersDialog
from sandbox.hazards import LAYERS, zones_at
from sandbox.testing import running
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import is_told_well
from tests.support.service import FAULT
from tests.support.workbench import settled

QUITO = (-78.4678, -0.1807)
CONNECTION = "environment"


@pytest.fixture
def hazards(only, connected):
    """The part of the window that identifies, with the layers of the sandbox in the list."""
    only("hazards")
    layer_lists.save(CONNECTION, [ListedLayer(name) for name in LAYERS])
    return connected.identify


@pytest.fixture
def ask(hazards, bench):
    """Ask for a place and wait for the answer: the section."""

    def at(lon=QUITO[0], lat=QUITO[1]):
        hazards.at(lon, lat)
        settled(bench)
        return hazards.dock.hazards

    return at


def shown(section) -> dict[str, tuple[str, dict[str, str]]]:
    """By layer what stands beside its name, and its fields and values."""
    model = section.tree.shown
    found = {}
    for row in range(model.rowCount()):
        group = model.index(row, 0)
        facts = [model.index(number, 0, group) for number in range(model.rowCount(group))]
        values = {fact.data(): fact.siblingAtColumn(1).data() for fact in facts}
        found[group.data().split(":")[0]] = (group.siblingAtColumn(1).data(), values)
    return found


def test_one_group_a_layer_and_a_word_where_nothing_is(ask, sandbox):
    section = ask()
    zone = zones_at("earthquake_bands", *QUITO)[0].attributes
    texts = {name: str(value) for name, value in zone.items()}
    assert shown(section) == {
        "wind_bands": ("no hazard", {}),
        "flood_zones": ("no hazard", {}),
        "earthquake_bands": ("", {**texts, "distance_deg": f"{zone['distance_deg']:g}"}),
    }
    assert section.isVisible() and section.status.text() == ""
    (seen,) = sandbox.requests
    assert seen.query["layers"] == ",".join(LAYERS)


def test_a_place_without_a_record_leaves_the_room_to_the_hazards(connected, bench):
    layer_lists.save(CONNECTION, [ListedLayer(name) for name in LAYERS])
    connected.identify.at(*QUITO)
    settled(bench)
    dock = connected.identify.dock
    dock.setFloating(True)
    dock.resize(360, 700)
    let_go()
    assert not dock.record.isCollapsed() and dock.record.height() < 100 < dock.hazards.tree.height()


def test_a_layer_that_is_unknown_is_named_and_the_others_stay(ask, sandbox, window):
    layer_lists.save(CONNECTION, [ListedLayer("typo"), ListedLayer("earthquake_bands")])
    section = ask()
    assert shown(section)["typo"] == ("not authorized", {}) and shown(section)["earthquake_bands"][1]["zone"]
    words = f"Unknown layer: typo. There are {', '.join(LAYERS)}."
    assert is_told_well(section.status.text(), words) and "'typo'" in section.status.text()
    assert window.texts() == [] and layer_lists.recent(CONNECTION) == ()
    layer_lists.save(CONNECTION, [ListedLayer("earthquake_bands")])
    assert ask().status.text() == "" and layer_lists.recent(CONNECTION) == ("earthquake_bands",)


def test_without_a_list_the_first_click_finds_the_layers_that_answer(ask, window, sandbox):
    layer_lists.save(CONNECTION, [])
    section = ask()
    assert list(shown(section)) == list(LAYERS) and layer_lists.chosen(CONNECTION) == LAYERS
    assert window.mainWindow().findChild(LayersDialog) is None
    told = f"3 hazard layers found: {', '.join(LAYERS)}. Add others with Layers in the panel."
    assert window.texts() == [told]
    sandbox.forget()
    ask()
    (seen,) = sandbox.requests
    assert seen.query["layers"] == ",".join(LAYERS), "the next click knows them"


def test_a_name_of_the_map_service_that_the_enrichment_refuses_is_not_listed(ask, sandbox):
    layer_lists.save(CONNECTION, [])
    # All together, then the first one alone.
    sandbox.faults.set("bfi/single=400x2")
    section = ask()
    assert len(shown(section)) == len(layer_lists.chosen(CONNECTION)) == len(LAYERS) - 1


def test_where_no_layer_is_found_the_first_click_opens_the_list(hazards, ask, bench, window, sandbox):
    layer_lists.save(CONNECTION, [])
    sandbox.faults.set("wms=403")
    section = ask()
    dialog = window.mainWindow().findChild(LayersDialog)
    assert dialog.isVisible() and not [seen for seen in sandbox.requests if "bfi" in seen.path]
    sandbox.faults.set()
    assert is_told_well(section.status.text()) and shown(section) == {}
    dialog.editor.add("earthquake_bands")
    dialog.accept()
    settled(bench)
    assert list(shown(section)) == ["earthquake_bands"]
    let_go()
    section.findChild(QToolButton, "hazardsLayersButton").click()
    again = window.mainWindow().findChild(LayersDialog)
    assert again is not None and again.chosen() == ("earthquake_bands",)
    again.reject()


def test_a_list_with_no_tick_asks_for_one_without_a_dialog(ask, window, sandbox):
    layer_lists.save(CONNECTION, [ListedLayer("wind_bands", False)])
    assert is_told_well(ask().status.text()) and sandbox.requests == ()
    assert window.mainWindow().findChild(LayersDialog) is None


def test_the_list_opens_from_the_menu_of_the_verb(hazards, bench, window):
    bench.selection.panel.action_section.findChild(QAction, "hazardLayersAction").trigger()
    dialog = window.mainWindow().findChild(LayersDialog)
    assert dialog.chosen() == LAYERS
    dialog.editor.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    dialog.accept()
    assert layer_lists.chosen(CONNECTION) == LAYERS[1:] and not hazards.dock.isVisible()


def test_a_failure_is_said_once_and_can_be_tried_again(ask, window, sandbox, bench, hazards):
    sandbox.faults.set("bfi/single=403")
    section = ask()
    (told,) = window.texts()
    assert section.status.text() == told and is_told_well(told, FAULT)
    sandbox.faults.set()
    assert [step.text() for step in window.steps()] == ["Retry", "Run Diagnostics…"]
    window.steps()[0].click()
    settled(bench)
    assert "earthquake_bands" in shown(section) and section.status.text() == ""


@pytest.mark.parametrize("fault", ["html", "empty", "truncate:0.5x9", "reset:0.5"])
def test_an_answer_that_can_not_be_read_is_told(ask, sandbox, fault):
    sandbox.faults.set(f"bfi/single={fault}")
    section = ask()
    assert is_told_well(section.status.text()) and shown(section) == {}


def test_the_next_click_asks_the_connection_that_is_chosen_then(ask, bench, sandbox):
    ask()
    with running() as other:
        bench.connections.save(Connection("office", other.url, keep_key=SESSION), other.key)
        layer_lists.save("office", [ListedLayer("flood_zones")])
        bench.session.use("office")
        pump_until(lambda: bench.session.sources)
        sandbox.forget()
        section = ask()
        assert list(shown(section)) == ["flood_zones"]
        assert other.requests[-1].query["layers"] == "flood_zones" and sandbox.requests == ()


def test_the_last_click_wins(hazards, ask, sandbox):
    sandbox.faults.set("bfi/single=delay:0.4x1")
    hazards.at(10.0, 54.0)
    section = ask()
    QTest.qWait(500)
    assert shown(section)["earthquake_bands"][1]


def test_the_button_says_how_many_layers_and_its_tooltip_which(ask):
    layer_lists.save(CONNECTION, [ListedLayer("wind_bands"), ListedLayer("flood & hail")])
    layers = ask().findChild(QToolButton, "hazardsLayersButton")
    assert layers.text() == "Layers (2)…"
    assert layers.toolTip().split("\n")[1:] == ["wind_bands", "flood & hail"]


def test_a_section_that_was_closed_asks_when_it_is_opened(hazards, bench, sandbox, only):
    only("address")
    hazards.at(*QUITO)
    settled(bench)
    section = hazards.dock.hazards
    assert not [seen for seen in sandbox.requests if "bfi" in seen.path]
    section.setCollapsed(False)
    settled(bench)
    assert shown(section)["earthquake_bands"][1]
    sandbox.forget()
    section.setCollapsed(True)
    section.setCollapsed(False)
    assert sandbox.requests == () and shown(section)["earthquake_bands"][1], "it was asked already"
