"""The support bundle: what is in it, and what is in none of its bytes."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from qgis.core import Qgis, QgsApplication, QgsMessageLog, QgsSettings
from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QFileDialog

from geoportfolio.core.api import Area, Filter, Monitor, Query
from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.redaction import spellings
from geoportfolio.core.gis import support_bundle
from geoportfolio.core.gis.connections import Connection
from geoportfolio.core.gis.job_errors import KeyInside
from geoportfolio.core.gis.runs import Run, merge_into
from geoportfolio.core.gis.support_bundle import Member
from geoportfolio.ui.support import door
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
MEMBERS = [
    "versions.txt",
    "doctor.txt",
    "connections.json",
    "proxy.json",
    "settings.json",
    "runs.json",
    "log.txt",
    "plugins.txt",
]
SECRET_WORK = (VALUE, NAME, TITLE, "Wedel at sea", "55.5")


def run_of(query: Query) -> Run:
    path = str(Path.home() / "deals" / "Acme.gpkg")
    return Run(
        "2026-11-22T12:00:00+01:00", TITLE, "loaded", 7, 1.5, "complete", query.to_json(), "office", path
    )


@pytest.fixture
def full(session, desk, unlocked, qgis_proxy):
    """A session in which every secret was near every text."""
    session.connections.save(Connection("office", URL), KEY)
    qgis_proxy(
        proxyEnabled=True,
        proxyType="HttpProxy",
        proxyHost="proxy.example.com",
        proxyPort=3128,
        proxyUser="ann.smith",
        proxyPassword=PASSWORD,
    )
    QgsSettings().setValue("geoportfolio/csvFolder", str(Path.home() / "deals"))
    QgsSettings().setValue("geoportfolio/note", f"{KEY} C:\\Users\\ann\\x /home/bob/y")
    session.runs.add(run_of(QUERY))
    for text in (
        f"points: 401: Authorization: {KEY}",
        f"ProxyError: http://ann.smith:{PASSWORD}@proxy.example.com:3128",
        f"OSError: {Path.home()}/deals/x.gpkg",
        f"the filter {VALUE} &amp; {NAME}",
        *(text.decode("utf-8", "ignore") for text in spellings(KEY) if b"\0" not in text),
    ):
        QgsMessageLog.logMessage(text, "GeoPortfolio", Qgis.MessageLevel.Info, False)
    QgsMessageLog.logMessage("of somebody else", "Other", Qgis.MessageLevel.Info, False)
    desk.answers = f"Connection doctor: office\nFault: {KEY}"
    pump_until(lambda: len(desk.log) > 4)
    return session


@pytest.fixture
def dialog(full, desk):
    door.open_bundle()
    dialog = desk._bundle
    pump_until(lambda: dialog.list.count() and dialog.save.isEnabled())
    let_go()
    yield dialog
    dialog.close()


def saved(dialog, target: Path) -> dict[str, str]:
    dialog.save_as(target)
    pump_until(lambda: not dialog.isVisible())
    with zipfile.ZipFile(target) as opened:
        assert opened.testzip() is None
        return {name: opened.read(name).decode() for name in opened.namelist()}


def assert_no_secret(texts: dict[str, str]) -> None:
    everything = "\n".join(texts.values())
    raw = everything.encode()
    assert not [text for text in spellings(KEY) if text in raw]
    assert PASSWORD not in everything and "ann.smith" not in everything
    assert str(Path.home()) not in everything or str(Path.home()) == "/"
    assert "bob" not in everything and "Users\\\\ann" not in everything
    assert "of somebody else" not in everything


@pytest.fixture
def japanese_with_german_numbers():
    formats, settings = QLocale(), QgsSettings()
    name = settings.value("locale/userLocale")
    QLocale.setDefault(QLocale("de_DE"))
    settings.setValue("locale/userLocale", "ja")
    yield
    QLocale.setDefault(formats)
    settings.setValue("locale/userLocale", name)


def test_it_tells_the_language_and_the_formats_apart(japanese_with_german_numbers, dialog, tmp_path):
    versions = saved(dialog, tmp_path / "help.zip")["versions.txt"]
    assert "Language: ja\nNumbers and dates: de_DE" in versions


def test_what_is_in_it_and_what_is_not(dialog, tmp_path, window):
    texts = saved(dialog, tmp_path / "help.zip")
    assert list(texts) == MEMBERS and all(text.strip() for text in texts.values())
    assert_no_secret(texts)
    everything = "\n".join(texts.values())
    assert not [word for word in SECRET_WORK if word in everything]
    assert all(
        name in texts["versions.txt"] for name in ("QGIS: 3.", "Qt: ", "GDAL: ", "Python: ", "System: ")
    )
    (office,) = json.loads(texts["connections.json"])
    assert (office["name"], office["base_url"], office["is_default"]) == ("office", URL, True)
    assert office["open_points"]["batch_size"] == 500
    assert json.loads(texts["proxy.json"])["proxyHost"] == "proxy.example.com"
    settings = json.loads(texts["settings.json"])
    assert settings["csvFolder"] == "<home>/deals"
    assert settings["connections/office/authcfg"] == "set"
    (run,) = json.loads(texts["runs.json"])
    assert run["rows"] == 7 and run["query"]["areas"] == ["polygon"]
    assert run["query"]["filters"][0]["field"] == "InsuredName"
    assert run["query"]["filters"][0]["filters"][0]["value"] == support_bundle.LEFT_OUT
    assert "Authorization: ***" in texts["log.txt"] and "office" in texts["doctor.txt"]
    assert "Your key is not in it" in window.texts()[-1] and "help.zip" in window.texts()[-1]


def test_filters_and_areas_go_along_when_they_are_wanted(dialog, tmp_path):
    dialog.with_work.click()
    pump_until(lambda: any(VALUE in member.text for member in dialog.chosen()))
    texts = saved(dialog, tmp_path / "help.zip")
    assert_no_secret(texts)
    assert [word for word in (VALUE, NAME, TITLE, "55.5") if word not in texts["runs.json"]] == []
    assert VALUE in texts["log.txt"]


def test_each_text_can_be_looked_at_and_left_out(dialog, tmp_path):
    for row, name in enumerate(MEMBERS):
        dialog.list.setCurrentRow(row)
        assert dialog.list.item(row).text() == name
        assert dialog.text.toPlainText().strip() == dialog.chosen()[row].text.strip()
    log = MEMBERS.index("log.txt")
    dialog.list.setFocus()
    dialog.list.setCurrentRow(log)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.list.item(log).checkState() == Qt.CheckState.Unchecked
    dialog.with_work.click()
    pump_until(dialog.save.isEnabled)
    assert dialog.list.item(log).checkState() == Qt.CheckState.Unchecked
    assert "log.txt" not in saved(dialog, tmp_path / "help.zip")
    dialog.gather()


def test_a_run_that_ends_meanwhile_moves_nothing(dialog, full):
    dialog.resize(400, 200)
    dialog.list.setCurrentRow(MEMBERS.index("settings.json"))
    let_go()
    bar = dialog.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    dialog.problem.say("The disk is full.")
    before = bar.value(), dialog.text.toPlainText()
    made = dialog.chosen()
    full.runs.add(run_of(QUERY))
    pump_until(lambda: not full.runner.busy("support bundle texts") and len(full.runs.runs()) == 1)
    assert before[0] > 0 and dialog.chosen() == made
    full.runs.read.emit()
    pump_until(dialog.save.isEnabled)
    assert (bar.value(), dialog.text.toPlainText()) == before
    assert dialog.problem.label.text() == "The disk is full."


def test_runs_of_earlier_sessions_are_taken_up_when_they_are_read(desk, session, unlocked):
    merge_into(Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio" / "runs.json", (run_of(QUERY),))
    door.open_bundle()
    pump_until(lambda: any(m.name == "runs.json" and "office" in m.text for m in desk._bundle.chosen()))


def test_nothing_ticked_is_nothing_to_save(dialog):
    for row in range(dialog.list.count()):
        dialog.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.save.isEnabled()


def test_a_key_that_is_found_keeps_the_zip_from_its_name(tmp_path):
    for text in spellings(KEY):
        if b"\0" in text:
            continue
        target = tmp_path / "help.zip"
        with pytest.raises(KeyInside):
            support_bundle.save([Member("log.txt", f"..{text.decode()}..")], target, [KEY], Monitor())
        assert list(tmp_path.iterdir()) == []


def test_a_stop_and_a_full_disk_leave_nothing(tmp_path):
    monitor = Monitor()
    monitor.cancelled.set()
    with pytest.raises(Cancelled):
        support_bundle.save([Member("log.txt", "x")], tmp_path / "help.zip", [KEY], monitor)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_can_not_be_written_is_told(dialog, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(READ_ONLY / "help"), ""))
    dialog.save.click()
    pump_until(dialog.problem.label.text)
    assert "help.zip could not be written" in dialog.problem.label.text()
    assert dialog.isVisible() and dialog.save.isEnabled()


def test_the_desk_hears_no_more_when_it_is_gone(window, session):
    from geoportfolio.ui.support.desk import SupportDesk

    desk = SupportDesk(window, session)
    desk.install()
    desk.remove()
    QgsMessageLog.logMessage("too late", "GeoPortfolio", Qgis.MessageLevel.Info, False)
    door.open_bundle()
    let_go()
    assert not desk.log and desk._bundle is None
