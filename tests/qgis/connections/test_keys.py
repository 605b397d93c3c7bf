from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsAuthMethodConfig
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest

from geoportfolio.core.api.config import normalized_url
from geoportfolio.core.gis.connections import keys

URL = "https://gw.example.com/geo"
KEY = "raw/key+1="


@pytest.mark.parametrize(
    "spelling",
    [URL, URL + "/", "HTTPS://GW.Example.COM/geo", "https://gw.example.com:443/geo//", f"  {URL} "],
)
def test_every_spelling_of_an_address_has_one_id(spelling):
    assert keys.authcfg_id(normalized_url(spelling)) == keys.authcfg_id(URL)


def test_the_id_is_the_one_that_colleagues_and_earlier_versions_have():
    assert keys.authcfg_id(URL) == "LIdIEIR"


@pytest.mark.parametrize(
    "other", ["http://gw.example.com/geo", URL + "/v1", "https://gw.example.com:8443/geo"]
)
def test_other_addresses_have_other_ids(other):
    assert keys.authcfg_id(other) != keys.authcfg_id(URL)


@given(st.text(max_size=40), st.text(max_size=20))
def test_an_id_is_what_qgis_takes_for_one(url, name):
    assert re.fullmatch(r"[A-Za-z0-9]{7}", keys.authcfg_id(url, name))


def test_a_key_comes_back_as_it_went_in_and_changes_and_goes(unlocked):
    keys.store_key("abcDEF1", URL, "office", KEY)
    assert keys.read_key("abcDEF1", URL) == KEY
    keys.store_key("abcDEF1", URL, "office", "second")
    assert keys.read_key("abcDEF1", URL) == "second"
    keys.remove_key("abcDEF1", URL)
    assert keys.read_key("abcDEF1", URL) == ""
    assert "abcDEF1" not in unlocked.configIds()


def test_the_configuration_sets_no_header_by_itself(unlocked):
    keys.store_key("abcDEF1", URL, "office", KEY)
    request = QNetworkRequest(QUrl("https://stranger.example.org/"))
    unlocked.updateNetworkRequest(request, "abcDEF1")
    assert not request.hasRawHeader(b"Authorization")


def test_somebody_elses_configuration_is_left_alone(unlocked):
    foreign = QgsAuthMethodConfig("Basic")
    foreign.setId("abcDEF1")
    foreign.setName("theirs")
    foreign.setUri("https://theirs.example.com")
    foreign.setConfig("username", "them")
    foreign.setConfig("password", "their secret")
    assert unlocked.storeAuthenticationConfig(foreign)[0]

    with pytest.raises(keys.KeyNotStored) as caught:
        keys.store_key("abcDEF1", URL, "office", KEY)
    keys.remove_key("abcDEF1", URL)

    assert caught.value.reason == "taken"
    assert keys.read_key("abcDEF1", URL) == ""
    kept = QgsAuthMethodConfig()
    assert unlocked.loadAuthenticationConfig("abcDEF1", kept, True)[0]
    assert (kept.config("username"), kept.config("password")) == ("them", "their secret")


def test_without_a_master_password_nothing_is_stored(locked):
    with pytest.raises(keys.KeyNotStored) as caught:
        keys.store_key("abcDEF1", URL, "office", KEY)
    assert caught.value.reason == "refused"
    assert not keys.is_unlocked()
    assert "abcDEF1" not in locked.configIds()
    assert KEY not in str(caught.value)


def test_a_locked_store_tells_that_it_has_a_key_but_not_which(unlocked):
    keys.store_key("abcDEF1", URL, "office", KEY)
    unlocked.clearMasterPassword()
    assert keys.is_kept("abcDEF1", URL)
    assert keys.read_key("abcDEF1", URL) == ""
