"""The support text: what is in it, what is never in it, and the editor that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from qgis.core import Qgis, QgsApplication, QgsMessageLog, QgsSettings
from qgis.PyQt.QtCore import QLocale
from qgis.PyQt.QtWidgets import QFileDialog

from geoportfolio.core.api import Area, Filter, Query
from geoportfolio.core.api.http.redaction import spellings
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.diagnostics import support_text
from geoportfolio.core.gis.history.past_queries import Run, merge_into
from tests.support.disks import READ_ONLY
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST
from tests.support.service import polygon_of

KEY = "raw-key/1+=&secret"
PASSWORD = "proxy-pass word"
URL = "https://portfolio.example.com"
VALUE, NAME, TITLE = "Hotel Elbe GmbH", "Secret deal Küste", "pf_airports, the deal of the year"
QUERY = Query(
    "pf_airports",
    (Area(NAME, polygon_of(COAST)),),
    filters=(Filter("InsuredName", VALUE, (Filter("City", "Wedel at sea"),)),),
)
SECTIONS = ("Versions", "Diagnostics", "Connections", "QGIS settings", "History", "Log")
PORTFOLIO = (VALUE, NAME, TITLE, "Wedel at sea", "55.5", "Acme")


def run_of(query: Query) -> Run:
    path = str(Path.home() / "deals" / "Acme.gpkg")
    return Run(
        "2026-11-22T12:00:00+01:00", TITLE, "loaded", 7, 1.5, "complete", query.to_json(), "office", path
    )


@pytest.fixture
def full(plugin_window, diagnostics, unlocked, qgis_proxy):
    """A session in which every secret was near every text."""
    plugin_window.connections.save(Connection("office", URL), KEY)
    qgis_proxy(
        proxyEnabled=True,
        proxyType="HttpProxy",
        proxyHost="proxy.example.com",
        proxyPort=3128,
        proxyUser="ann.smith",
        proxyPassword=PASSWORD,
    )
    plugin_window.history.add(run_of(QUERY))
    for text in (
        f"points: 401: Authorization: {KEY}",
        f"ProxyError: http://ann.smith:{PASSWORD}@proxy.example.com:3128",
        f"OSError: {Path.home()}/deals/x.gpkg C:\\Users\\ann\\x /home/bob/y",
        f"the filter {VALUE} &amp; {NAME}",
        *(text.decode("utf-8", "ignore") for text in spellings(KEY) if b"\0" not in text),
    ):
        QgsMessageLog.logMessage(text, "GeoPortfolio", Qgis.MessageLevel.Info, False)
    QgsMessageLog.logMessage("of somebody else", "Other", Qgis.MessageLevel.Info, False)
    diagnostics.last_results = f"Diagnostics of office\nFailed: {KEY}"
    pump_until(lambda: len(diagnostics.log) > 4)
    return plugin_window


@pytest.fixture
def dialog(full, diagnostics):
    diagnostics.open_support_text()
    dialog = diagnostics._support_text
    pump_until(dialog.saving.isEnabled)
    let_go()
    yield dialog
    dialog.close()


def sections_of(text: str) -> dict[str, str]:
    parts = text.split("== ")[1:]
    return {part.partition(" ==\n")[0]: part.partition(" ==\n")[2] for part in parts}


def assert_no_secret(text: str) -> None:
    raw = text.encode()
    assert not [spelling for spelling in spellings(KEY) if spelling in raw]
    assert PASSWORD not in text and "ann.smith" not in text
    assert str(Path.home()) not in text or str(Path.home()) == "/"
    assert "bob" not in text and "Users\\ann" not in text
    assert "of somebody else" not in text
    assert not [word for word in PORTFOLIO if word in text]


def test_support_text_has_what_helps_and_no_secret(dialog):
    text = dialog.editor.toPlainText()
    assert_no_secret(text)
    parts = sections_of(text)
    assert tuple(parts) == SECTIONS and all(part.strip() for part in parts.values())
    for name in ("GeoPortfolio: ", "QGIS: 3.", "Qt: ", "GDAL: ", "Python: ", "System: ", "Plugins: "):
        assert name in parts["Versions"]
    (office,) = json.loads(parts["Connections"])
    assert (office["name"], office["base_url"], office["is_default"]) == ("office", URL, True)
    assert office["open_points"]["batch_size"] == 500
    assert "proxy/proxyHost: proxy.example.com" in parts["QGIS settings"]
    assert "Password" not in parts["QGIS settings"] and "User" not in parts["QGIS settings"]
    (run,) = json.loads(parts["History"])
    assert run["rows"] == 7 and run["query"]["areas"] == ["polygon"]
    assert run["query"]["filters"][0]["field"] == "InsuredName"
    assert run["query"]["filters"][0]["filters"][0]["value"] == support_text.LEFT_OUT
    assert "Authorization: ***" in parts["Log"] and "<home>/deals" in parts["Log"]
    assert "office" in parts["Diagnostics"]


@pytest.fixture
def japanese_with_german_numbers():
    formats, settings = QLocale(), QgsSettings()
    name = settings.value("locale/userLocale")
    QLocale.setDefault(QLocale("de_DE"))
    settings.setValue("locale/userLocale", "ja")
    yield
    QLocale.setDefault(formats)
    settings.setValue("locale/userLocale", name)


def test_support_text_tells_the_language_from_the_formats(japanese_with_german_numbers, dialog):
    assert "Language: ja\nNumbers and dates: de_DE" in dialog.editor.toPlainText()


def test_copy_and_save_take_the_text_as_it_was_edited(dialog, tmp_path, monkeypatch, window):
    dialog.editor.setPlainText("Dear support, ä 集")
    dialog.copying.click()
    assert QgsApplication.clipboard().text() == "Dear support, ä 集" and dialog.copied.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "help"), ""))
    dialog.saving.click()
    pump_until(lambda: not dialog.isVisible())
    assert (tmp_path / "help.txt").read_text("utf-8") == "Dear support, ä 集"
    assert "Support text saved as help.txt." in window.texts()[-1]


def test_support_text_says_which_keys_could_not_be_looked_for(plugin_window, diagnostics, unlocked):
    """A short one would be found in any text; one that is locked or gone is not here to be looked for."""
    plugin_window.connections.save(Connection("locked", URL), KEY)
    plugin_window.connections.save(Connection("short", "https://b.example.com", keep_key=SESSION), "abc")
    plugin_window.connections.save(Connection("gone", "https://c.example.com", keep_key=SESSION), KEY)
    plugin_window.connections.save(Connection("known", "https://d.example.com", keep_key=SESSION), KEY)
    del plugin_window.connections._session_keys["gone"]
    QgsApplication.authManager().clearMasterPassword()
    diagnostics.open_support_text()
    names = "'gone', 'locked', 'short'"
    assert (
        f"The text could not be checked for the API keys of {names}." in diagnostics._support_text.hint.text()
    )


def test_history_of_earlier_sessions_is_added_when_it_is_read(diagnostics, session, unlocked):
    merge_into(Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json", (run_of(QUERY),))
    diagnostics.open_support_text()
    pump_until(lambda: '"rows": 7' in diagnostics._support_text.editor.toPlainText())


def test_history_that_is_read_late_changes_no_edited_text(dialog, full):
    dialog.editor.insertPlainText("Dear support, ")
    before = dialog.editor.toPlainText()
    full.history.read.emit()
    let_go()
    assert dialog.editor.toPlainText() == before and dialog.saving.isEnabled()


def test_save_tells_of_a_folder_that_can_not_be_written(dialog, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(READ_ONLY / "help"), ""))
    dialog.saving.click()
    pump_until(dialog.problem.label.text)
    assert "help.txt could not be written" in dialog.problem.label.text()
    assert dialog.isVisible() and dialog.saving.isEnabled()


def test_no_log_is_kept_after_the_removal(plugin_window):
    diagnostics = plugin_window.diagnostics
    diagnostics.install()
    diagnostics.remove()
    QgsMessageLog.logMessage("too late", "GeoPortfolio", Qgis.MessageLevel.Info, False)
    let_go()
    assert not diagnostics.log
