"""The window of the report viewer: where it opens, what it says of a report, its controls."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import (
    QApplication,
    QLabel,
    QToolButton,
)
from reportlab.lib.pdfencrypt import StandardEncryption

from geoportfolio.ui.reports.viewer import details_text
from tests.support.report_viewer import click, is_offered, notice, opened, spin
from tests.support.reports import a_report, write_pdf


def test_it_is_closed_until_the_first_report_and_then_floats(viewer, six, background):
    assert not viewer.isVisible()
    opened(viewer, six, background)
    assert viewer.isVisible() and viewer.isFloating()
    screen = viewer.screen().availableGeometry()
    assert viewer.width() == min(600, screen.width() - 40)
    assert viewer.height() == min(780, screen.height() - 80)
    assert viewer.windowTitle() == "Report: ACC-0042 Hotel Elbe"


def test_it_stays_where_the_analyst_docked_it(viewer, six, background):
    opened(viewer, six, background)
    viewer.setFloating(False)
    viewer.close()
    opened(viewer, six, background)
    assert viewer.isVisible() and not viewer.isFloating()


def test_the_footer_says_when_and_for_what(viewer, six, background):
    opened(viewer, six, background)
    locale = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert details_text(six) == "12 Mar 2026 09:14, pf_airports, 500 m"
    finally:
        QLocale.setDefault(locale)
    assert viewer.findChild(QLabel, "reportDetailsLabel").text() == details_text(six)


UNREADABLE = {
    "locked.pdf": ("The report is protected by a password.", True),
    "no.pdf": ("{path} is not a PDF file, so it is not opened. Ask for it once more.", False),
    "broken.pdf": ("The report can't be read here. Another program may, or ask for it once more.", True),
    "empty.pdf": ("The report is empty. Ask for it once more.", False),
    "gone.pdf": ("The report is no longer at {path}.", False),
    "empty.html": ("The report is empty. Ask for it once more.", False),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_report_says_why_in_one_sentence(viewer, tmp_path, background, name, monkeypatch):
    write_pdf(tmp_path / "locked.pdf", 1, encrypt=StandardEncryption("secret"))
    (tmp_path / "no.pdf").write_text("no PDF")
    (tmp_path / "broken.pdf").write_text("%PDF-1.4")
    (tmp_path / "empty.pdf").touch()
    (tmp_path / "empty.html").touch()
    opened_outside = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened_outside.append(url) or True)
    opened(viewer, a_report(tmp_path / name), background)
    sentence, offers_open = UNREADABLE[name]
    assert notice(viewer) == sentence.format(path=tmp_path / name)
    assert is_offered(viewer, "openOutsideButton") == offers_open
    assert not any(
        is_offered(viewer, button) for button in ("printReportButton", "fitButton", "nextPageButton")
    )
    if offers_open:
        click(viewer, "openOutsideButton")
        background.settle(viewer)
        assert [url.toLocalFile() for url in opened_outside] == [str(tmp_path / name)]


def test_a_narrow_window_hides_text_before_it_cuts_a_button(viewer, six, background):
    opened(viewer, six, background)
    names = ("fitButton", "zoomInButton", "saveReportButton", "openReportButton", "printReportButton")
    save = viewer.findChild(QToolButton, "saveReportButton")
    assert (save.text(), save.toolButtonStyle()) == ("&Save...", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    viewer.resize(260, 500)
    QApplication.processEvents()
    assert save.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert all(is_offered(viewer, name) for name in (*names, "showOnMapButton"))


def test_every_control_has_a_picture_a_tip_and_a_name(viewer):
    buttons = [button for button in viewer.findChildren(QToolButton) if button.defaultAction()]
    assert {button.objectName() for button in buttons} == {
        "previousPageButton",
        "nextPageButton",
        "fitButton",
        "zoomInButton",
        "zoomOutButton",
        "saveReportButton",
        "openReportButton",
        "printReportButton",
        "showOnMapButton",
    }
    assert all(button.toolTip() and button.accessibleName() for button in buttons)
    assert not any(button.icon().pixmap(20, 20).isNull() for button in buttons)
    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in buttons)
    assert spin(viewer).toolTip() and spin(viewer).accessibleName()
