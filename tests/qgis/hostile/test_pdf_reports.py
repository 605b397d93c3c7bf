"""PDF reports that are no good ones: a reason each, within bounds of memory and time."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QLabel, QMainWindow
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.gis.reports.pdf_pages import PAGE_PIXELS, PdfPages, ReportUnreadable
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.ui.reports.viewer import ReportViewer
from tests.support.pace import takes_at_most
from tests.support.report_viewer import Now, viewer_in
from tests.support.reports import a_report

_HEAD = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
_EMPTY = _HEAD + b"2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
_LOOP = _EMPTY.replace(b"Kids[]/Count 0", b"Kids[2 0 R 2 0 R]/Count 99999999")
_END = b"trailer<</Root 1 0 R>>\n%%EOF"


def written(path: Path, pages: int = 1, size=(595, 842), **options) -> Path:
    canvas = Canvas(str(path), pagesize=size, **options)
    for number in range(pages):
        canvas.drawString(50, 50, f"page {number}")
        canvas.showPage()
    canvas.save()
    return path


def changed(path: Path, change) -> Path:
    path.write_bytes(change(written(path, 3).read_bytes()))
    return path


def user_password(path):
    return written(path, encrypt=StandardEncryption("user", "owner"))


BROKEN = {
    "a password": (user_password, "encrypted"),
    "half": (lambda path: changed(path, lambda body: body[: len(body) // 2]), "broken"),
    "its head alone": (lambda path: changed(path, lambda body: body[:9] + b"\n%%EOF"), "broken"),
    "noise": (
        lambda path: changed(path, lambda _: b"%PDF-1.4\n" + bytes(range(256)) * 400 + b"%%EOF"),
        "broken",
    ),
    "no pages": (lambda path: changed(path, lambda _: _EMPTY + _END), "broken"),
    "pages in a circle": (lambda path: changed(path, lambda _: _LOOP + _END), "broken"),
    "no bytes": (lambda path: changed(path, lambda _: b""), "empty"),
    "HTML": (lambda path: changed(path, lambda _: b"<html>%PDF-1.4"), "no_pdf"),
}


@pytest.fixture
def viewer():
    window = QMainWindow()
    window.show()
    yield viewer_in(window, Now())
    window.close()
    window.deleteLater()


def shown(viewer: ReportViewer, path: Path) -> str:
    html = a_report(path)
    viewer.show_report(Report(path, "pdf", html.title, html.lon, html.lat, html.when))
    QCoreApplication.processEvents()
    return viewer.findChild(QLabel, "reportNoticeLabel").text()


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_good_pdf_has_a_reason_and_a_sentence(name, tmp_path, viewer):
    make, reason = BROKEN[name]
    path = make(tmp_path / "report.pdf")
    with pytest.raises(ReportUnreadable) as caught:
        PdfPages(path).render(1, 100)
    assert caught.value.reason == reason
    sentence = shown(viewer, path)
    assert sentence.startswith(("The report", str(path))) and sentence.endswith(".")
    assert "pening" not in sentence


def test_the_owner_of_a_pdf_may_forbid_what_he_likes_it_is_shown(tmp_path, viewer):
    path = written(tmp_path / "report.pdf", encrypt=StandardEncryption("", "owner", canPrint=0))
    shown(viewer, path)
    assert viewer.page_view.page_count == 1


def test_ten_thousand_pages_are_leafed_through(tmp_path, viewer):
    path = written(tmp_path / "report.pdf", 10_000)
    with takes_at_most(20):
        shown(viewer, path)
        viewer.page_view.go_to(10_000)
        for _ in range(5):
            QCoreApplication.processEvents()
        viewer.grab()
    assert viewer.page_view.page == 10_000
    assert viewer.page_view._pages.cached_bytes < 64 * 1024 * 1024


SIZES = [(1e6, 1e6), (1e5, 1e5), (10, 1e6), (1e6, 10), (3, 1e7), (0.001, 0.001), (1e9, 1e9)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_page_of_any_size_is_drawn_within_bounds_or_not_at_all(size, tmp_path, viewer):
    path = written(tmp_path / "report.pdf", 2, size)
    shown(viewer, path)
    for _ in range(20):
        QCoreApplication.processEvents()
    for zoom in (viewer.page_view.zoom_in, viewer.page_view.zoom_out, viewer.page_view.fit):
        zoom()
        viewer.grab()
    try:
        image = PdfPages(path).render(1, 150)
    except ReportUnreadable as error:
        assert error.reason in ("too_large", "broken")
    else:
        assert image.width() * image.height() <= 1.2 * PAGE_PIXELS


def test_what_a_pdf_wants_to_run_is_not_run(tmp_path, viewer, bait):
    mark = tmp_path / "it ran"
    script = f"app.launchURL('{bait.url}'); this.submitForm('{bait.url}');"
    body = written(tmp_path / "plain.pdf").read_bytes()
    actions = (
        f"/OpenAction<</S/JavaScript/JS({script})/Next[<</S/Launch/F(/bin/sh)/Win<</F(cmd)>>"
        f"/Unix<</F(touch '{mark}')>>>><</S/URI/URI({bait.url})>>]>>"
        f"/AA<</WC<</S/JavaScript/JS({script})>>>>"
        "/Names<</EmbeddedFiles<</Names[(a.sh)<</Type/Filespec/F(../../a.sh)>>]>>>>/Type/Catalog"
    ).encode()
    assert b"/Type /Catalog" in body
    path = tmp_path / "report.pdf"
    # The table of places is wrong then; readers mend that.
    path.write_bytes(body.replace(b"/Type /Catalog", actions.replace(b"/Type/Catalog", b"/Type /Catalog")))
    shown(viewer, path)
    PdfPages(path).render(1, 72)
    assert viewer.page_view.page_count == 1
    assert not mark.exists() and {each.name for each in tmp_path.iterdir()} == {"plain.pdf", "report.pdf"}
    assert bait.seen == []
