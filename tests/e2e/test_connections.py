"""Connections: the first-run form, the page in QGIS's Options, and where the key lies."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandbox.testing import Sandbox

from . import stage
from .analyst import Analyst
from .docks import (
    add_connection,
    fill_form,
    give_master_password,
    open_connections,
    open_panel,
    wait_for_text,
    wait_until_gone,
)


@pytest.fixture(scope="module")
def application(start_qgis: stage.Start, home: Path, sample_project: Path) -> stage.Application:
    """QGIS with the plugin and no connection."""
    return start_qgis(project=sample_project, home=home)


def kept_keys(home: Path) -> list[str]:
    """The names of the configurations in QGIS's password store."""
    with closing(sqlite3.connect(home / "qgis-auth.db")) as store:
        return [name for (name,) in store.execute("SELECT name FROM auth_configs ORDER BY name")]


def has_master_password(home: Path) -> bool:
    with closing(sqlite3.connect(home / "qgis-auth.db")) as store:
        return bool(store.execute("SELECT count(*) FROM auth_pass").fetchone()[0])


def test_nothing_is_asked_until_a_key_is_given_which_stays_until_qgis_closes(
    analyst: Analyst, sandbox: Sandbox, home: Path
) -> None:
    open_panel(analyst)
    analyst.screen("form", "selectionDock")
    assert analyst.eyes.ask("state")["modal"] is None
    assert not has_master_password(home) and kept_keys(home) == []
    fill_form(analyst, "http://portfolio.example.com", f"Bearer {sandbox.key}")
    analyst.see("removePrefixButton")
    analyst.screen("form-warnings", "selectionDock")
    assert not analyst.see("connectButton")["enabled"]
    assert not sandbox.requests

    fill_form(analyst, sandbox.url, "mistyped")
    analyst.unfold("moreGroup")
    analyst.click("connectButton")
    wait_for_text(analyst, "connectionProblemLabel", 'rejected the API key.* Service: "')
    analyst.screen("form-problem", "selectionDock")
    analyst.unfold("moreGroup")

    fill_form(analyst, sandbox.url, sandbox.key, keep="keepKeyRadio")
    analyst.click("connectButton")
    analyst.see("leMasterPass")
    analyst.press("Escape")
    wait_for_text(analyst, "connectionProblemLabel", "no master password was given")
    assert analyst.see("sessionKeyRadio")["checked"]
    analyst.click("connectButton")
    analyst.wait_until("sources", lambda: analyst.eyes.ask("items", name="sourceCombo"))
    analyst.screen("panel-first", "selectionDock")
    assert kept_keys(home) == []
    assert sandbox.key not in "".join(p.read_text(errors="replace") for p in home.rglob("*.ini"))


def test_the_options_page_tests_and_keeps_several_connections(
    analyst: Analyst, sandbox: Sandbox, home: Path
) -> None:
    open_connections(analyst)
    add_connection(analyst, "portfolio", sandbox.url, sandbox.key)
    add_connection(analyst, "mistyped", sandbox.url, "wrong")
    analyst.click("testConnectionButton")
    wait_for_text(analyst, "connectionProblemLabel", "rejected the API key")
    analyst.click_item("connectionsList", "portfolio")
    analyst.click("testConnectionButton")
    wait_for_text(analyst, "connectionWorksLabel", "pf_airports")
    analyst.screen("options", "geoportfolioConnectionsPage")
    analyst.click("editConnectionButton")
    analyst.see("connectionDialog")
    analyst.screen("dialog", "connectionDialog")
    analyst.press("Escape")
    wait_until_gone(analyst, "connectionDialog")
    analyst.click_label("OK")
    give_master_password(analyst, 2)
    analyst.wait_until("both are kept", lambda: len(kept_keys(home)) == 2)
    open_panel(analyst)
    assert {"portfolio", "mistyped"} <= set(analyst.eyes.ask("items", name="connectionCombo"))
    analyst.choose("connectionCombo", "portfolio")
    analyst.wait_until("sources", lambda: "pf_places" in analyst.eyes.ask("items", name="sourceCombo"))
