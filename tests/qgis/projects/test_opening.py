"""A project that came from elsewhere: one offer for each service that this profile can't ask."""

from __future__ import annotations

import json
import zipfile

import pytest
from qgis.core import QgsApplication, QgsNetworkAccessManager
from qgis.PyQt.QtWidgets import QDialogButtonBox, QInputDialog

from geoportfolio.core import gis
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.connections.network import KeyPreprocessor
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.responses import adjust_request
from geoportfolio.core.gis.layers import identity, uris
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.layers.services import connection_for, hosts_in, instead_of
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.connections.connection_dialog import ConnectionDialog
from geoportfolio.ui.window.option_pages import CONNECTIONS_PAGE
from tests.support.connections import MASTER
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import add_maps
from tests.support.oracle import COAST, airports_in
from tests.support.provenance import change_record
from tests.support.service import client_of
from tests.support.workbench import settled

ELSEWHERE = "https://api.elsewhere.example"


def reopened(project, path):
    """Save the project under *path* and open it again."""
    assert project.write(str(path))
    project.clear()
    assert project.read(str(path))
    let_go()
    return layers.results_in(project)


@pytest.fixture
def opened(loaded, keeper, window, project, folder):
    """A project of a colleague, whose service is another one."""
    change_record(loaded, host=ELSEWHERE)
    (layer,) = reopened(project, folder / "deal.qgz")
    return layer


def test_there_is_one_offer_which_asks_nothing_and_leaves_with_its_project(
    opened, window, project, folder, sandbox
):
    assert [text for text in window.texts() if "is from" in text] == [
        f"The data of this project is from {ELSEWHERE}, to which you have no connection. "
        "Loaded data can be used as it is. This URL differs from that of 'environment'."
    ]
    sandbox.forget()
    let_go()
    assert sandbox.requests == () and opened.featureCount() == len(airports_in(COAST))
    assert [step.text() for step in window.steps()] == ["Connect…", "Use 'environment' Instead"]
    assert not QgsApplication.authManager().masterPasswordIsSet()
    assert project.mapLayers()
    project.clear()
    let_go()
    assert not any("came from" in text for text in window.texts())


def test_another_connection_is_kept_with_the_project(opened, ready, window, project, folder, sandbox):
    connections = ready.connections
    assert not connection_for(opened, connections)
    window.press("Use 'environment' Instead")
    assert "Refresh now uses 'environment'." in window.texts()[-1] and project.isDirty()
    assert instead_of(project, ELSEWHERE + "/") == sandbox.url
    assert connection_for(opened, connections) == "environment"
    assert record_of(opened).host == ELSEWHERE, "where the data came from stays true"
    window.messageBar().clearWidgets()
    let_go()
    (layer,) = reopened(project, folder / "deal.qgz")
    assert window.texts() == []
    ready.refresher.refresh([layer])
    settled(ready)
    assert record_of(layer).host == sandbox.url


def test_a_connection_that_is_made_settles_the_offer(opened, ready, window):
    window.press("Connect…")
    (dialog,) = window.mainWindow().findChildren(ConnectionDialog)
    assert dialog.fields.address.text() == ELSEWHERE
    dialog.fields.key.setText("a-key-of-mine")
    dialog.fields.session.setChecked(True)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    let_go()
    assert connection_for(opened, ready.connections) == "api.elsewhere.example"
    assert window.mainWindow().findChildren(ConnectionDialog) == []
    assert not any("came from" in text for text in window.texts())
    assert window.texts()[-1] == "Refresh and maps of this project now use 'api.elsewhere.example'."


def test_a_connection_made_elsewhere_takes_the_offer_away(opened, ready, window):
    ready.connections.save(Connection("theirs", ELSEWHERE, keep_key=SESSION), "a-key-of-mine")
    let_go()
    assert not any("came from" in text for text in window.texts())


def test_of_several_connections_one_is_chosen(loaded, keeper, ready, window, project, folder, sandbox):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    change_record(loaded, host=ELSEWHERE)
    (layer,) = reopened(project, folder / "deal.qgz")
    window.press("Use Another")
    dialog = window.mainWindow().findChild(QInputDialog, "refreshConnectionDialog")
    assert dialog.comboBoxItems() == ["environment", "office"]
    dialog.setTextValue("office")
    dialog.accept()
    let_go()
    assert connection_for(layer, ready.connections) in ("environment", "office")


@pytest.mark.parametrize("is_closed", [True, False])
def test_services_are_offered_one_after_the_other(is_closed, load, keeper, ready, window, project, folder):
    from tests.support.oracle import ALPS

    first, second = load(COAST), load(ALPS)
    first.setName("A")
    change_record(first, host=ELSEWHERE)
    second.setName("B")
    change_record(second, host="https://other.example")
    reopened(project, folder / "deal.qgz")
    assert hosts_in(project) == (ELSEWHERE, "https://other.example")
    assert ELSEWHERE in window.texts()[-1]
    if is_closed:
        window.messageBar().popWidget()  # as its x does
    else:
        window.press("Use 'environment' Instead")
    let_go()
    assert "https://other.example" in window.texts()[-1]
    ready.messages.hint("Something else is told.")
    let_go()
    assert window.texts() == ["Something else is told."]


def test_a_mapping_of_a_stranger_counts_when_this_profile_has_agreed(opened, project, ready, window, sandbox):
    project.writeEntry("geoportfolio", "/services", json.dumps({ELSEWHERE: sandbox.url}))
    assert not connection_for(opened, ready.connections)
    window.press("Use 'environment' Instead")
    assert connection_for(opened, ready.connections) == "environment"


def test_a_look_alike_is_shown_in_ascii_beside_the_connection_that_it_is_not(
    loaded, keeper, ready, window, project, folder
):
    save = ready.connections.save
    save(Connection("office", "https://api.portfolio.example", keep_key=SESSION), "a-key-of-mine")
    change_record(loaded, host="https://\u0430pi.portfolio.example")
    reopened(project, folder / "deal.qgz")
    told = window.texts()[-1]
    assert told.startswith("The data of this project is from https://xn--pi-6kc.portfolio.example, ")
    assert told.endswith("This URL differs from that of 'office'.")


def test_a_mapping_that_is_none_is_no_trouble(opened, project, ready):
    for kept in ("", "no json", "[]", '{"a": 1}', '"text"'):
        project.writeEntry("geoportfolio", "/services", kept)
        assert instead_of(project, ELSEWHERE) == "", kept
        assert not connection_for(opened, ready.connections), kept


@pytest.fixture
def mapped(ready, keeper, project, folder, sandbox):
    """A project with a map of the sandbox, saved; the key goes along with what QGIS asks."""
    preprocessor = KeyPreprocessor(ready.connections.key_for, adjust_request)
    preprocessor.install()
    QgsNetworkAccessManager.instance().cache().clear()
    catalog = gis.hazard_maps.load_catalog.map_catalog(client_of(sandbox), Monitor())
    server = uris.server_of(ready.connections, "environment")
    added = add_maps(project, server, [map_layers.Chosen(catalog.maps[-1])], catalog)
    assert len(added.layers) == 1 and project.write(str(folder / "maps.qgz"))
    yield folder / "maps.qgz"
    preprocessor.remove()


def open_anew(project, path):
    project.clear()
    QgsNetworkAccessManager.instance().cache().clear()
    project.read(str(path))
    let_go()
    return map_layers.maps_in(project)


def test_maps_that_do_not_answer_are_told_once_and_come_back(mapped, window, project, sandbox):
    sandbox.faults.set("503")
    (layer,) = open_anew(project, mapped)
    assert not layer.isValid()
    said = [text for text in window.texts() if "did not respond" in text]
    assert said == [
        f"A map of {sandbox.url} did not respond, or your API key was rejected. Results are shown as saved."
    ]
    sandbox.faults.set()
    window.press("Retry")
    pump_until(lambda: "are shown again" in window.texts()[-1])
    assert layer.isValid() and "are shown again" in window.texts()[-1]


def test_maps_without_a_key_say_to_add_it(mapped, ready, window, project, sandbox, monkeypatch):
    ready.connections.save(Connection("office", sandbox.url, keep_key=SESSION), sandbox.key)
    ready.connections._session_keys.clear()
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY")
    (layer,) = open_anew(project, mapped)
    assert not layer.isValid()
    assert window.texts()[-1] == f"The maps of {sandbox.url} need your API key, which is missing."
    window.press("Add API Key")
    assert window.pages == [CONNECTIONS_PAGE]


def test_a_key_that_is_refused_is_told_and_the_right_one_brings_the_maps_back(
    mapped, ready, window, project, sandbox, monkeypatch
):
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY")
    (layer,) = open_anew(project, mapped)
    office = Connection("office", sandbox.url, keep_key=SESSION)
    ready.connections.save(office, "a-wrong-key")
    # The list of sources, which is asked at the same time, may have been told already.
    refused = ("or your API key was rejected", "rejected the API key")
    pump_until(lambda: any(text in window.texts()[-1] for text in refused))
    pump_until(lambda: not any("came from" in text for text in window.texts()))
    ready.connections.save(office, sandbox.key)
    pump_until(lambda: "are shown again" in window.texts()[-1])
    assert layer.isValid() and "are shown again" in window.texts()[-1]


def test_a_packed_map_opens_with_the_key_of_the_profile_alone(
    mapped, ready, window, project, sandbox, folder, tmp_path
):
    ready.packer.pack_into(folder / "maps.zip")
    pump_until(lambda: not ready.tasks.busy("pack"))
    assert "1 layer. No API key is included." in window.texts()[-1]
    with zipfile.ZipFile(folder / "maps.zip") as opened:
        opened.extractall(tmp_path / "theirs")
    (layer,) = open_anew(project, tmp_path / "theirs" / "maps.qgz")
    assert layer.isValid() and identity.host_of(layer) == sandbox.url


def test_a_locked_key_is_unlocked_from_the_message(
    mapped, ready, window, project, sandbox, password_store, monkeypatch
):
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY")
    ready.connections.save(Connection("office", sandbox.url), sandbox.key)
    password_store.clearMasterPassword()
    (layer,) = open_anew(project, mapped)
    assert not layer.isValid()
    assert window.texts()[-1] == f"The maps of {sandbox.url} need your API key, which is locked."
    assert password_store.setMasterPassword(MASTER, True)
    window.press("Unlock")
    pump_until(lambda: "are shown again" in window.texts()[-1])
    assert layer.isValid() and "are shown again" in window.texts()[-1]


def test_maps_of_a_service_without_a_connection_come_from_another(
    mapped, ready, window, project, sandbox, folder
):
    (layer,) = map_layers.maps_in(project)
    text_of = layer.source().replace(sandbox.url.replace(":", "%3A"), ELSEWHERE)
    layer.setDataSource(text_of.replace(sandbox.url, ELSEWHERE), layer.name(), "wms")
    assert project.write(str(mapped))
    (layer,) = open_anew(project, mapped)
    assert not layer.isValid()
    window.press("Use 'environment' Instead")
    pump_until(lambda: "Maps and Refresh now use" in "".join(window.texts()))
    assert layer.isValid() and identity.host_of(layer) == sandbox.url
    assert "Maps and Refresh now use 'environment'" in window.texts()[-1]


def test_a_project_with_its_connection_is_asked_nothing_and_a_refresh_without_answer_says_why(
    loaded, keeper, ready, window, project, folder, sandbox
):
    (layer,) = reopened(project, folder / "deal.qgz")
    assert not any("came from" in text for text in window.texts())
    sandbox.faults.set("503")
    ready.refresher.refresh([layer])
    settled(ready)
    assert "not refreshed" in window.texts()[-1]
    assert layer.featureCount() == len(airports_in(COAST))


def test_the_part_leaves_without_a_trace(opened, keeper, window, project, folder):
    keeper.remove()
    let_go()
    assert not any("came from" in text for text in window.texts())
    project.read(str(folder / "deal.qgz"))
    pump_until(lambda: True)
    let_go()
    assert not any("came from" in text for text in window.texts())
    keeper.install()
