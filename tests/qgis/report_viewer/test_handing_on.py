"""What becomes of a report beyond the viewer: saved, printed, opened outside, shown on the map."""

from __future__ import annotations

import pytest
from qgis.core import Qgis
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtTest import QSignalSpy
from qgis.PyQt.QtWidgets import (
    QFileDialog,
)

from geoportfolio.core.gis.pdf_pages import PdfPages
from tests.support.report_viewer import click, opened, printed
from tests.support.reports import a_report, write_pdf


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
    assert viewer.windowTitle() == "Report: Second"
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
    assert said == [(Qgis.MessageLevel.Warning, f"No program opens {six.path}.")]


def test_show_on_map_names_the_point(viewer, six, background):
    opened(viewer, six, background)
    spy = QSignalSpy(viewer.show_on_map)
    click(viewer, "showOnMapButton")
    assert list(spy) == [[9.99, 53.55]]


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
