from __future__ import annotations

import base64
import os
import stat
from pathlib import Path
from urllib.parse import quote

import pytest
from qgis.core import QgsApplication, QgsAuthMethodConfig, QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QUrl

from geoportfolio.core.api.config import OpenPoints
from geoportfolio.core.api.errors import InvalidAddress, InvalidKey
from geoportfolio.core.gis.connections import keys
from geoportfolio.core.gis.connections.connections import (
    KEY_VARIABLE,
    SESSION,
    Connection,
    Connections,
    InvalidName,
    UnknownConnection,
)
from geoportfolio.core.gis.connections.keys import KeyNotStored, KeyUnavailable
from geoportfolio.core.gis.connections.settings import URL_VARIABLE

URL = "https://gw.example.com/geo"
KEY = "raw/key+1=?&"


@pytest.fixture
def environment(locked, monkeypatch):
    monkeypatch.setenv(URL_VARIABLE, URL + "/")
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    assert not locked.masterPasswordIsSet()
    return monkeypatch


def test_a_saved_connection_comes_back_whole_in_another_session(connections):
    points = OpenPoints(filters_in_params=True, risk_body='{"a": 1}', batch_size=50)
    connections.save(Connection("Büro 50% [a]", URL.upper() + "/", "v1", open_points=points), f" {KEY} ")

    again = Connections()

    assert again.names() == ["Büro 50% [a]"]
    assert again.get("Büro 50% [a]") == Connection(
        "Büro 50% [a]", "https://gw.example.com/GEO", "v1", open_points=points
    )
    config = again.config()
    assert (config.base_url, config.api_key, config.version) == ("https://gw.example.com/GEO", KEY, "v1")
    assert config.open_points == points


def test_the_config_has_qgis_timeout_and_authorities(connections):
    connections.save(Connection("office", URL), KEY)
    config = connections.config("office")
    assert config.read_timeout == QgsNetworkAccessManager.timeout() / 1000
    assert config.connect_timeout <= config.read_timeout
    pem = Path(config.ca_bundle).read_bytes()
    assert pem == bytes(QgsApplication.authManager().trustedCaCertsPemText())


def test_saving_without_a_key_keeps_the_present_one(connections):
    connections.save(Connection("office", URL), KEY)
    connections.save(Connection("office", URL, "v1"), None)
    assert connections.config("office").api_key == KEY
    assert connections.get("office").version == "v1"


def test_the_key_moves_with_the_address_and_leaves_nothing_behind(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    before = connections.authcfg("office")
    connections.save(Connection("office", "https://new.example.com"), None)
    assert connections.config("office").api_key == KEY
    assert connections.authcfg("office") == keys.authcfg_id("https://new.example.com")
    assert before not in unlocked.configIds()


def test_the_key_moves_out_of_the_store_and_back(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    connections.save(Connection("office", URL, keep_key=SESSION), None)
    assert list(unlocked.configIds()) == []
    assert connections.authcfg("office") == ""
    assert connections.config("office").api_key == KEY
    connections.save(Connection("office", URL), None)
    assert Connections().config("office").api_key == KEY


def test_a_session_key_ends_with_the_session(connections):
    connections.save(Connection("office", URL, keep_key=SESSION), KEY)
    assert connections.has_key_ready("office")
    later = Connections()
    assert not later.has_key_ready("office")
    with pytest.raises(KeyUnavailable) as caught:
        later.config("office")
    assert caught.value.reason == "session"


def test_two_connections_to_one_address_have_their_own_keys(connections):
    connections.save(Connection("one", URL), "key-one")
    connections.save(Connection("two", URL + "/"), "key-two")
    assert connections.authcfg("one") == keys.authcfg_id(URL)
    assert connections.authcfg("two") == keys.authcfg_id(URL, "two")
    connections.remove("one")
    connections.save(Connection("two", URL, "v1"), None)
    assert connections.config("two").api_key == "key-two"
    assert connections.names() == ["two"]


def test_a_refused_master_password_changes_nothing_and_the_session_still_works(locked):
    connections = Connections()
    with pytest.raises(KeyNotStored):
        connections.save(Connection("office", URL), KEY)
    assert connections.names() == []
    assert list(locked.configIds()) == []
    connections.save(Connection("office", URL, keep_key=SESSION), KEY)
    assert connections.config().api_key == KEY


def test_a_locked_store_gives_no_key(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    assert connections.has_key_ready("office")
    unlocked.clearMasterPassword()
    assert not connections.has_key_ready("office")
    with pytest.raises(KeyUnavailable) as caught:
        connections.config("office")
    assert (caught.value.reason, caught.value.connection) == ("locked", "office")


def test_a_key_deleted_by_hand_is_missing(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    unlocked.removeAuthenticationConfig(connections.authcfg("office"))
    with pytest.raises(KeyUnavailable) as caught:
        connections.config("office")
    assert caught.value.reason == "missing"


def test_an_id_that_is_taken_gives_way_to_one_from_the_name(connections, unlocked):
    foreign = QgsAuthMethodConfig("Basic")
    foreign.setId(keys.authcfg_id(URL))
    foreign.setName("theirs")
    foreign.setUri("https://theirs.example.com")
    foreign.setConfig("password", "their secret")
    assert unlocked.storeAuthenticationConfig(foreign)[0]
    connections.save(Connection("office", URL), KEY)
    assert connections.authcfg("office") == keys.authcfg_id(URL, "office")
    assert keys.read_key(keys.authcfg_id(URL), "https://theirs.example.com") == "their secret"


@pytest.mark.usefixtures("environment")
def test_the_environment_is_the_default_and_asks_for_nothing():
    connections = Connections()
    assert connections.names() == ["environment"]
    assert connections.default_name() == "environment"
    assert connections.has_key_ready("environment")
    assert connections.authcfg("environment") == ""
    config = connections.config()
    assert (config.base_url, config.api_key) == (URL, KEY)
    assert connections.key_for(QUrl(URL + "/wms")) == KEY


def test_the_environment_wins_over_a_chosen_default(environment):
    connections = Connections()
    connections.save(Connection("office", URL, keep_key=SESSION), "other")
    connections.set_default("office")
    assert connections.default_name() == "environment"
    environment.delenv(KEY_VARIABLE)
    assert connections.default_name() == "office"


@pytest.mark.parametrize("missing", [URL_VARIABLE, KEY_VARIABLE])
def test_half_an_environment_is_none(environment, missing):
    environment.delenv(missing)
    connections = Connections()
    assert connections.names() == []
    assert connections.default_name() == ""
    with pytest.raises(UnknownConnection):
        connections.config()


def test_a_wrong_address_in_the_environment_is_said_when_it_is_used(environment):
    environment.setenv(URL_VARIABLE, "gw.example.com")
    connections = Connections()
    with pytest.raises(InvalidAddress):
        connections.config()


def test_the_default_follows_choice_and_removal(connections):
    for name in ("b", "a", "c"):
        connections.save(Connection(name, f"https://{name}.example.com"), KEY)
    assert connections.default_name() == "a"
    connections.set_default("c")
    assert Connections().default_name() == "c"
    connections.remove("c")
    assert connections.default_name() == "a"


def test_removing_takes_the_key_along(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    connections.remove("office")
    assert connections.names() == []
    assert list(unlocked.configIds()) == []
    with pytest.raises(UnknownConnection):
        connections.remove("office")


@pytest.mark.parametrize("name", ["", "  ", "a/b", "a\\b", "environment"])
def test_names_that_no_connection_can_have(connections, name):
    with pytest.raises(InvalidName):
        connections.save(Connection(name, URL), KEY)
    assert connections.names() == []


@pytest.mark.parametrize(
    ("url", "key", "error"),
    [
        ("ftp://gw.example.com", KEY, InvalidAddress),
        (URL, "", InvalidKey),
        (URL, None, InvalidKey),
        (URL, f"Bearer {KEY}", InvalidKey),
    ],
)
def test_what_cannot_be_sent_is_not_saved(connections, url, key, error):
    with pytest.raises(error):
        connections.save(Connection("office", url), key)
    assert connections.names() == []


def test_every_change_is_announced_once(connections):
    heard = []
    connections.changed.connect(lambda: heard.append(connections.names()))
    for change in (
        lambda: connections.save(Connection("office", URL), KEY),
        lambda: connections.set_default("office"),
        lambda: connections.remove("office"),
    ):
        change()
    assert heard == [["office"], ["office"], []]


def test_settings_of_another_version_do_no_harm(connections):
    connections.save(Connection("office", URL), KEY)
    group = "geoportfolio/connections/office"
    QgsSettings().setValue(f"{group}/open_points", '{"batch_size": 7, "of_the_future": 1}')
    QgsSettings().setValue(f"{group}/version", "v9")
    assert Connections().get("office") == Connection("office", URL, open_points=OpenPoints(batch_size=7))
    QgsSettings().setValue(f"{group}/open_points", "{broken")
    assert Connections().get("office").open_points == OpenPoints()


def test_the_longest_address_decides_whose_key_is_sent(connections):
    connections.save(Connection("all", "https://gw.example.com"), "key-all")
    connections.save(Connection("geo", URL), "key-geo")
    assert connections.key_for(QUrl(URL + "/wms")) == "key-geo"
    assert connections.key_for(QUrl("https://gw.example.com/geography")) == "key-all"
    assert connections.key_for(QUrl("https://gw.example.com:8443/geo")) == ""


def test_a_locked_store_gives_no_key_to_requests_and_is_not_asked(connections, unlocked):
    connections.save(Connection("office", URL), KEY)
    unlocked.clearMasterPassword()
    assert connections.key_for(QUrl(URL + "/wms")) == ""


def test_the_key_is_in_no_file_that_qgis_writes(connections, unlocked):
    secret = "Zk9-unmistakable/secret+key="
    connections.save(Connection("office", URL), secret)
    connections.save(Connection("laptop", "https://b.example.com", keep_key=SESSION), secret)
    connections.config("office")
    connections.config("laptop")
    QgsSettings().sync()

    spellings = {secret.encode(), quote(secret, safe="").encode(), secret.encode().hex().encode()}
    for shift in range(3):  # base64 has three alignments
        encoded = base64.b64encode(b"x" * shift + secret.encode())
        spellings.add(encoded[4:-4])
    folders = {
        Path(QgsApplication.qgisSettingsDirPath()),
        Path(unlocked.authenticationDatabasePath()).parent,
        Path(QgsSettings().fileName()).parent,
    }
    files = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    assert {Path(QgsSettings().fileName()), Path(unlocked.authenticationDatabasePath())} <= files
    for path in files:
        content = path.read_bytes()
        assert not any(spelling in content for spelling in spellings), path


def test_starting_up_leaves_the_password_store_and_the_network_alone(connections, monkeypatch):
    connections.save(Connection("office", URL), KEY)
    touched = []
    monkeypatch.setattr(keys.QgsApplication, "authManager", lambda: touched.append("store"))
    monkeypatch.setattr(QgsNetworkAccessManager, "instance", lambda *_: touched.append("network"))
    fresh = Connections()
    assert (fresh.names(), fresh.default_name(), fresh.get("office").base_url) == (["office"], "office", URL)
    assert fresh.key_for(QUrl("https://elsewhere.example.com/")) == ""
    assert touched == []
    with pytest.raises(AttributeError):
        fresh.config("office")
    assert touched[0] == "store"
    monkeypatch.undo()


def test_no_text_of_ours_shows_the_key(connections):
    connections.save(Connection("office", URL), KEY)
    assert KEY not in repr(connections.get("office"))
    assert KEY not in repr(connections.config("office"))


def test_what_another_window_makes_changes_and_removes_is_followed(unlocked):
    here, there = Connections(), Connections()
    told = []
    here.changed.connect(lambda: told.append(here.names()))
    one, other = QUrl("https://one.example.com/x"), QUrl("https://other.example.com/x")
    there.save(Connection("office", "https://one.example.com"), KEY)
    assert here.names() == ["office"] and here.key_for(one) == KEY
    assert told == [], "whoever asks is not disturbed"
    QCoreApplication.processEvents()
    assert told == [["office"]]
    there.save(Connection("office", "https://other.example.com"), None)
    assert here.get("office").base_url == "https://other.example.com"
    assert (here.key_for(one), here.key_for(other)) == ("", KEY)
    there.remove("office")
    assert here.names() == [] and here.key_for(other) == ""
    QCoreApplication.processEvents()
    assert told[1:] == [[]]


@pytest.mark.parametrize("change", ["remove", "move"])
def test_a_key_of_the_session_goes_nowhere_else(unlocked, change):
    here, there = Connections(), Connections()
    here.save(Connection("office", "https://one.example.com", keep_key=SESSION), KEY)
    if change == "remove":
        there.remove("office")
        assert here.names() == []
    there.save(Connection("office", "https://other.example.com", keep_key=SESSION), "another")
    assert here.get("office").base_url == "https://other.example.com"
    assert here.key_for(QUrl("https://other.example.com/x")) == ""
    assert not here.has_key_ready("office")


def test_nobody_else_on_the_computer_reads_what_lies_in_the_profile(tmp_path, monkeypatch):
    monkeypatch.setattr(QgsApplication, "qgisSettingsDirPath", lambda: f"{tmp_path}/")
    before = tmp_path / "geoportfolio" / "results"
    before.mkdir(parents=True)  # as version 0.1 has made it
    before.parent.chmod(0o755)
    Connections()
    # Windows has no such rights; the profile lies in the user's own folder there.
    assert os.name != "posix" or stat.S_IMODE(before.parent.stat().st_mode) == 0o700
