"""The report viewer: its place and controls, and reports saved, printed, opened outside, shown on the map."""

from __future__ import annotations

import pytest
from qgis.core import Qgis
from qgis.PyQt.QtCore import QLocale, Qt
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QToolButton
from reportlab.lib.pdfencrypt import StandardEncryption

from geoportfolio.core.gis.reports.pdf_pages import PdfPages
from geoportfolio.ui.reports.viewer import details_text
from tests.support.report_viewer import click, is_offered, notice, opened, opened_apart, printed, spin, title
from tests.support.reports import a_report, write_pdf


def test_it_is_closed_until_the_first_report_and_covers_nothing_then(viewer, six, background):
    assert not viewer.isVisible()
    opened(viewer, six, background)
    assert viewer.isVisible() and not viewer.isFloating()
    assert viewer.width() == 420
    assert title(viewer) == "ACC-0042 Hotel Elbe"


def test_it_stays_as_the_analyst_left_it(viewer, six, background):
    opened(viewer, six, background)
    viewer.setFloating(True)
    viewer.close()
    opened(viewer, six, background)
    assert viewer.isVisible() and viewer.isFloating()


def test_the_footer_says_when_and_for_what(viewer, six, background):
    opened(viewer, six, background)
    locale = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert details_text(six) == "12 Mar 2026 09:14, pf_airports, 500 m"
    finally:
        QLocale.setDefault(locale)
    shown = viewer.findChild(QLabel, "reportDetailsLabel").text()
    assert shown == f"ACC-0042 Hotel Elbe\n{details_text(six)}"


def test_keys_come_to_the_report_unless_the_analyst_went_on_elsewhere(viewer, six, background):
    opened(viewer, six, background)
    map_like = QLineEdit(viewer.window())
    map_like.show()
    viewer.take_focus()
    opened(viewer, six, background)
    assert viewer.window().focusWidget() is viewer.page_view
    viewer.show_report(six)
    map_like.setFocus()
    background.settle(viewer)
    assert viewer.window().focusWidget() is map_like


UNREADABLE = {
    "locked.pdf": ("The report is protected by a password.", True),
    "no.pdf": ("{path} is not a PDF file, so it was not opened. Request it again.", False),
    "broken.pdf": ("The report could not be read. Open it in another program, or request it again.", True),
    "empty.pdf": ("The report is empty. Request it again.", False),
    "gone.pdf": ("The report is no longer at {path}.", False),
    "empty.html": ("The report is empty. Request it again.", False),
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
    opened_apart(viewer, six, background)
    names = ("fitButton", "zoomInButton", "saveReportButton", "openReportButton", "printReportButton")
    save = viewer.findChild(QToolButton, "saveReportButton")
    assert (save.text(), save.toolButtonStyle()) == ("Save…", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
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


def test_save_copies_in_the_background(viewer, six, tmp_path, background, said, monkeypatch):
    opened(viewer, six, background)
    target = tmp_path / "copies" / "kept"
    target.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(viewer, "saveReportButton")
    assert list(target.parent.iterdir()) == []
    background.settle(viewer)
    saved = target.with_suffix(".pdf")
    assert saved.read_bytes() == six.path.read_bytes()
    assert said == [(Qgis.MessageLevel.Success, f"Report saved as {saved}.")]


def test_a_report_that_arrives_during_the_dialog_is_not_saved_in_place_of_the_first(
    viewer, six, tmp_path, background, monkeypatch
):
    second = a_report(write_pdf(tmp_path / "two.pdf", 2), "Second")
    target = tmp_path / "kept.pdf"
    opened(viewer, six, background)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: opened(viewer, second, background) or (str(target), "")
    )
    click(viewer, "saveReportButton")
    background.settle(viewer)
    assert title(viewer) == "Second"
    assert target.read_bytes() == six.path.read_bytes()


@pytest.mark.parametrize("kind", ["pdf", "html"])
def test_a_report_that_arrives_during_the_dialog_is_not_printed_in_place_of_the_first(
    viewer, six, tmp_path, background, monkeypatch, kind
):
    pages = {"first": "Flood and storm", "second": "Earthquake"}
    for name, text in pages.items():
        (tmp_path / f"{name}.html").write_text(f"<h1>{text}</h1>")
    first, second = (a_report(tmp_path / f"{name}.html") for name in pages)
    if kind == "pdf":
        first = six
    opened(viewer, first, background)
    arriving = []

    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / f"printed {len(arriving)}.pdf"))
        for report in arriving:
            opened(viewer, report, background)
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    click(viewer, "printReportButton")
    background.settle(viewer)
    arriving.append(second)
    click(viewer, "printReportButton")
    background.settle(viewer)
    alone, meanwhile = (PdfPages(tmp_path / f"printed {count}.pdf") for count in (0, 1))
    assert viewer.html_view.toPlainText() == "Earthquake"
    assert meanwhile.page_count == alone.page_count
    assert meanwhile.render(1, 50) == alone.render(1, 50)


def test_a_failed_or_abandoned_save_says_so_or_nothing(viewer, six, tmp_path, background, said, monkeypatch):
    opened(viewer, six, background)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    click(viewer, "saveReportButton")
    background.settle(viewer)
    assert said == []
    target = tmp_path / "no folder" / "kept.pdf"
    viewer.save_to(target)
    background.settle(viewer)
    level, text = said.pop()
    assert level == Qgis.MessageLevel.Critical
    assert text == f"The report could not be saved as {target}: No such file or directory"


def test_open_uses_the_program_of_the_computer(viewer, six, background, said, monkeypatch):
    opened(viewer, six, background)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    click(viewer, "openReportButton")
    background.settle(viewer)
    assert said == [(Qgis.MessageLevel.Warning, f"No program is available to open {six.path}.")]


def test_show_on_map_names_the_point(viewer, six, background, places):
    opened(viewer, six, background)
    click(viewer, "showOnMapButton")
    assert places == [(9.99, 53.55)]


def test_print_sends_every_page_or_the_chosen_ones(viewer, six, tmp_path, background, said):
    opened(viewer, six, background)
    assert len(printed(tmp_path / "all.pdf", viewer, background).GetSubDatasets()) == 6
    assert len(printed(tmp_path / "some.pdf", viewer, background, 2, 3).GetSubDatasets()) == 2
    assert [text for _, text in said] == [
        "Report sent to the printer, pages: 6.",
        "Report sent to the printer, pages: 2.",
    ]


def test_a_print_that_fails_says_so(viewer, six, tmp_path, background, said):
    opened(viewer, six, background)
    printed(tmp_path / "no folder" / "all.pdf", viewer, background)
    assert [level for level, _ in said] == [Qgis.MessageLevel.Critical]
