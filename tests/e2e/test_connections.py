"""Connections: the first-run form, the page in QGIS's Options, and where the key lies."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Iterator

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import EVIDENCE, Analyst
from .steps import add_connection, is_visible, open_connections, open_panel

MASTER_PASSWORD = "correct horse"
CLOSED_PORT = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile and the password store of this module's QGIS lie."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def application(screen: str, home: Path, sample_project: Path) -> Iterator[stage.Application]:
    """QGIS with the plugin and no connection."""
    log = EVIDENCE / "test_connections.log"
    with stage.application(screen, project=sample_project, keep_log=log, home=home) as started:
        yield started


def kept_keys(home: Path) -> list[str]:
    """The names of the configurations in QGIS's password store."""
    with closing(sqlite3.connect(home / "qgis-auth.db")) as store:
        return [name for (name,) in store.execute("SELECT name FROM auth_configs ORDER BY name")]


def has_master_password(home: Path) -> bool:
    with closing(sqlite3.connect(home / "qgis-auth.db")) as store:
        return bool(store.execute("SELECT count(*) FROM auth_pass").fetchone()[0])


def open_form(analyst: Analyst) -> None:
    open_panel(analyst)
    if not is_visible(analyst, "connectionForm"):
        analyst.click("connectionMenuButton")
        analyst.click_label("New connection")
    analyst.see("connectionForm")


def fill_form(analyst: Analyst, address: str, key: str, keep: str = "sessionKeyRadio") -> None:
    open_form(analyst)
    analyst.type_into("addressEdit", address)
    analyst.type_into("keyEdit", key)
    analyst.click(keep)


def give_master_password(analyst: Analyst, times: int) -> None:
    analyst.see("leMasterPass")
    for field in ("leMasterPass", "leMasterPassVerify")[:times]:
        analyst.type_into(field, MASTER_PASSWORD)
    analyst.press("Return")
    analyst.wait_until("the question is gone", lambda: not is_visible(analyst, "leMasterPass"))


def test_start_up_asks_nothing_of_the_network_or_the_password_store(
    analyst: Analyst, sandbox: Sandbox, home: Path
) -> None:
    open_form(analyst)
    assert analyst.eyes.ask("state")["modal"] is None
    assert not has_master_password(home)
    assert kept_keys(home) == []
    assert not sandbox.requests


def test_the_form_judges_before_anything_is_sent(analyst: Analyst, sandbox: Sandbox) -> None:
    fill_form(analyst, "http://portfolio.example.com", "secret")
    assert "anybody on the way can read the key" in analyst.see("addressWarningLabel")["text"]
    analyst.type_into("addressEdit", "https://portfolio.example.com")
    assert not is_visible(analyst, "addressWarning")
    analyst.type_into("keyEdit", "Bearer secret")
    assert "starts with 'Bearer'" in analyst.see("fieldProblemLabel")["text"]
    assert not analyst.see("connectButton")["enabled"]
    analyst.click("removePrefixButton")
    analyst.wait_until("it is removed", lambda: analyst.see("keyEdit")["text"] == "secret")
    assert analyst.see("connectButton")["enabled"]
    analyst.type_into("addressEdit", "https://user:word@portfolio.example.com")
    assert "no address of a service" in analyst.see("fieldProblemLabel")["text"]
    assert not sandbox.requests


@pytest.mark.parametrize(
    ("address", "key", "fault", "sentence"),
    [
        ("{url}", "wrong", "", 'did not accept the key.* Service: "'),
        ("{url}/elsewhere", "{key}", "", "Nothing answers at this address"),
        (CLOSED_PORT, "{key}", "", "The connection to .* failed"),
        ("{url}", "{key}", "500", "failed .status 500.*A fault on purpose"),
        ("{url}", "{key}", "html", "The answer is an HTML page .Access denied., not"),
        ("{url}", "{key}", "redirect", "leads to http://127.0.0.1:9/elsewhere, to which"),
    ],
    ids=["key", "path", "closed", "500", "proxy-page", "redirect"],
)
def test_a_failed_connect_says_why_and_keeps_nothing(
    analyst: Analyst, sandbox: Sandbox, home: Path, address: str, key: str, fault: str, sentence: str
) -> None:
    sandbox.faults.set(*filter(None, [fault]))
    fill_form(analyst, address.format(url=sandbox.url), key.format(key=sandbox.key))
    analyst.click("connectButton")
    said = analyst.see("connectionProblemLabel")["text"]
    assert re.search(sentence, said), said
    assert kept_keys(home) == []


def test_without_a_master_password_the_key_stays_until_qgis_closes(
    analyst: Analyst, sandbox: Sandbox, home: Path
) -> None:
    fill_form(analyst, sandbox.url, sandbox.key, keep="keepKeyRadio")
    analyst.click("connectButton")
    analyst.see("leMasterPass")
    analyst.screenshot("master-password")
    analyst.press("Escape")
    assert "no master password was given" in analyst.see("connectionProblemLabel")["text"]
    assert analyst.see("sessionKeyRadio")["checked"]
    analyst.click("connectButton")
    analyst.see("sourceCombo")
    analyst.wait_until("sources", lambda: analyst.eyes.ask("items", name="sourceCombo"))
    assert kept_keys(home) == []
    assert sandbox.key not in "".join(p.read_text(errors="replace") for p in home.rglob("*.ini"))


def test_the_options_page_tests_and_keeps_several_connections(
    analyst: Analyst, sandbox: Sandbox, home: Path
) -> None:
    open_connections(analyst)
    add_connection(analyst, "portfolio", sandbox.url, sandbox.key)
    add_connection(analyst, "mistyped", sandbox.url, "wrong")
    analyst.click("testConnectionButton")
    assert "did not accept the key" in analyst.see("connectionProblemLabel")["text"]
    analyst.click_item("connectionsList", "portfolio")
    analyst.click("testConnectionButton")
    analyst.wait_until("it works", lambda: "pf_airports" in analyst.see("connectionWorksLabel")["text"])
    analyst.screenshot("options")
    analyst.click_label("OK")
    give_master_password(analyst, 2)
    analyst.wait_until("both are kept", lambda: len(kept_keys(home)) == 2)
    open_panel(analyst)
    assert {"portfolio", "mistyped"} <= set(analyst.eyes.ask("items", name="connectionCombo"))
    analyst.choose("connectionCombo", "portfolio")
    analyst.wait_until("sources", lambda: "pf_places" in analyst.eyes.ask("items", name="sourceCombo"))


def test_a_kept_key_is_unlocked_when_it_is_first_needed(
    analyst: Analyst, sandbox: Sandbox, home: Path, screen: str
) -> None:
    with stage.application(screen, home=home) as again:
        person = Analyst(again)
        person.wait_for_idle()
        assert not sandbox.requests
        person.press("F8")
        person.choose("connectionCombo", "portfolio")
        give_master_password(person, 1)
        person.wait_until("sources", lambda: person.eyes.ask("items", name="sourceCombo"))
        assert again.complaints() == []
