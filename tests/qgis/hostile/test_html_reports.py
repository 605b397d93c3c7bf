"""HTML reports that were written to do harm: nothing runs, is fetched or sent, QGIS goes on."""

from __future__ import annotations

import base64
import io
import struct
import urllib.request
import zlib
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image
from qgis.core import Qgis
from qgis.PyQt.QtCore import QCoreApplication, QUrl
from qgis.PyQt.QtGui import QDesktopServices, QImage, QTextDocument
from qgis.PyQt.QtPrintSupport import QPrinter
from qgis.PyQt.QtWidgets import QMainWindow, QPushButton, QToolButton

from geoportfolio.core.gis.reports import html_pages
from geoportfolio.core.gis.reports.html_pages import check_layout, read_html, safe_html, write_safe_copy
from geoportfolio.core.gis.reports.pdf_pages import PdfPages, ReportUnreadable
from geoportfolio.ui.reports.html_view import HtmlView
from tests.support.hostile_html import hostile
from tests.support.pace import takes_at_most
from tests.support.report_viewer import Now, notice, viewer_in
from tests.support.reports import a_report

RED = "#fe0102"


def picture(path: Path) -> Path:
    Image.new("RGB", (40, 40), RED).save(path)
    return path


@pytest.fixture
def said():
    return []


@pytest.fixture
def viewer(said):
    window = QMainWindow()
    window.show()
    yield viewer_in(window, Now(), lambda level, text: said.append((level, text)))
    window.close()
    window.deleteLater()


@pytest.fixture
def page(bait, tmp_path):
    file = picture(tmp_path / "red.png")
    path = tmp_path / "report.html"
    path.write_text(hostile(bait.url, QUrl.fromLocalFile(str(file)).toString()), "utf-8")
    return path


@pytest.mark.parametrize("kind", ["png", "PNG", "jpeg", "gif", "bmp"])
def test_a_picture_is_what_it_is_called(qgis_app, tmp_path, kind):
    """An SVG reads the files that it names, and Qt would know it by its content."""
    file = picture(tmp_path / "red.png")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" '
        f'height="40"><image width="40" height="40" xlink:href="{file}"/></svg>'
    ).encode()
    assert red_in(QImage.fromData(svg)), "without a harm that could be done nothing is proved"
    real = io.BytesIO()
    Image.new("RGB", (40, 40), RED).save(real, kind)
    view = HtmlView()
    view.resize(200, 200)
    seen = [
        view.loadResource(
            QTextDocument.ResourceType.ImageResource,
            QUrl(f"data:image/{kind};base64,{base64.b64encode(content).decode()}"),
        )
        for content in (svg, b"", b"no picture", real.getvalue())
    ]
    assert [image.width() for image in seen] == [1, 1, 1, 40]
    view.deleteLater()


def red_in(image) -> bool:
    size = image.size()
    spots = ((x, y) for x in range(0, size.width(), 3) for y in range(0, size.height(), 3))
    return any(image.pixelColor(x, y).name() == RED for x, y in spots)


def test_the_bait_counts(bait):
    """A test of what is not fetched proves nothing when nothing is counted."""
    urllib.request.urlopen(f"{bait.url}/", timeout=10).close()
    assert [seen.target for seen in bait.seen] == ["/"]
    bait.seen.clear()


def test_the_viewer_shows_the_words_and_fetches_nothing(viewer, page, bait):
    viewer.show_report(a_report(page))
    for _ in range(20):
        QCoreApplication.processEvents()
    shown = viewer.html_view
    assert "Words that stay" in shown.toPlainText() and "fetch" not in shown.toPlainText()
    assert not red_in(shown.grab().toImage())
    assert bait.seen == []


def test_paper_fetches_nothing_either(viewer, page, bait, tmp_path):
    viewer.show_report(a_report(page))
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    content = viewer.html_view.document().clone(viewer.html_view)
    viewer.print_to(printer, content)
    assert isinstance(content, QTextDocument)
    assert (tmp_path / "paper.pdf").stat().st_size > 500
    paper = PdfPages(tmp_path / "paper.pdf").render(1, 100)
    assert not red_in(paper) and paper.width() > 500
    assert bait.seen == []


def test_what_the_view_is_given_holds_no_way_out(page, bait):
    text = read_html(page)
    for sign in ("script", "onload", "onerror", "file:", "127.0.0.1", "url(", "@import", "refresh", "<base"):
        assert sign not in text.lower(), sign
    assert 'href="https://example.com"' in text


def test_open_outside_hands_over_a_copy_in_which_nothing_runs(viewer, page, bait, said, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    before = page.read_bytes()
    viewer.show_report(a_report(page))
    viewer.findChild(QToolButton, "openReportButton").click()
    copy = Path(opened[0].toLocalFile())
    assert copy != page and copy.name == page.name and page.read_bytes() == before
    text = copy.read_text("utf-8")
    assert "default-src 'none'" in text.partition("Words that stay")[0]
    assert "<script" not in text and bait.url not in text and "Words that stay" in text
    ((level, sentence),) = said
    assert level == Qgis.MessageLevel.Success and "without scripts" in sentence and "unchanged" in sentence


def test_a_page_too_large_to_be_made_safe_is_not_opened_by_itself(viewer, page, said, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    monkeypatch.setattr(html_pages, "HTML_BYTES", 100)
    viewer.show_report(a_report(page))
    viewer.findChild(QPushButton, "openOutsideButton").click()
    assert opened == []
    ((level, sentence),) = said
    assert level == Qgis.MessageLevel.Warning and "trust your provider" in sentence


def parts_of(n: int) -> str:
    return "".join(f".c{number} {{color: #{number:06x}}}" for number in range(n))


PATTERNS = {
    "words": lambda n: "<p>" + "word " * n,
    "formats in a paragraph": lambda n: "<b>x</b><i>y</i>" * n,
    "paragraphs": lambda n: "<p>x" * n,
    "lines that are kept": lambda n: "<pre>" + "\n" * n,
    "elements in one another": lambda n: "<div><b><ul><li><blockquote>" * n + "x",
    "places that links lead to": lambda n: "".join(f"<a name=n{number}>x</a>" for number in range(n)),
    "rows": lambda n: "<table>" + "<tr><td>a</td><td>b</td></tr>" * n + "</table>",
    "cells over many columns": lambda n: "<table>" + "<tr><td colspan=50>a</td></tr>" * n + "</table>",
    "tables in tables": lambda n: "<table><tr><td>a<td>" * n + "x",
    "rows of a table within four": lambda n: "<table><tr><td>" * 4 + "<table>" + "<tr><td>a<td>b" * n,
    "style sheets": lambda n: f"<style>{parts_of(n)}</style><b class='c5'>x</b>",
    "selectors within selectors": lambda n: (
        "<style>"
        + "* * * * * * * * b {color: red}" * n
        + "</style>"
        + "<div><div><div><b>x</b></div></div></div>" * 1000
    ),
    "styles of elements": lambda n: "".join(
        f"<p style='color: #{number:06x};{'margin: 1px;' * 20}'>x" for number in range(n)
    ),
}
"""Pages that take the longer, the more of something they have."""


def is_shown(page: str) -> bool:
    try:
        check_layout(safe_html(page))
    except ReportUnreadable as error:
        assert error.reason == "too_large"
        return False
    return True


def most_shown(pattern: Callable[[int], str]) -> int:
    """How much of *pattern* is shown, to within a quarter."""
    most = 1
    while is_shown(pattern(2 * most)):
        most *= 2
    return next(
        each for each in (most * 7 // 4, most * 3 // 2, most * 5 // 4, most) if is_shown(pattern(each))
    )


def lay_out(page: str) -> None:
    """Lay *page* out in a window, which must not keep QGIS busy."""
    view = HtmlView()
    view.resize(600, 700)
    view.show()  # one that is hidden lays nothing out
    QCoreApplication.processEvents()
    with takes_at_most(5):
        view.setHtml(page)
        view.document().setTextWidth(view.viewport().width())
        assert view.document().size().height() > 0
    view.deleteLater()


@pytest.mark.parametrize("name", PATTERNS)
def test_the_longest_page_that_is_shown_is_laid_out_in_time(qgis_app, name):
    pattern = PATTERNS[name]
    lay_out(safe_html(pattern(most_shown(pattern))))


REFUSED = {
    "a table of 100,000 rows": "<table>" + "<tr><td>a</td><td>b</td></tr>" * 100_000 + "</table>",
    "thousands of tables in tables": "<table><tr><td>" * 5000 + "x",
    "a million words": "<p>" + "word " * 1_000_000,
    "a cell of a million": "<table><tr><td colspan=99 rowspan=999>x",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_page_that_would_keep_qgis_busy_is_refused_at_once(name, tmp_path):
    path = tmp_path / "report.html"
    path.write_text(REFUSED[name])
    with takes_at_most(10), pytest.raises(ReportUnreadable) as caught:
        read_html(path)
    assert caught.value.reason == "too_large"


SHOWN = {
    "a cell over a thousand million columns": "<table><tr><td colspan=1000000000 rowspan=999999999>x",
    "huge sizes": '<p style="font-size: 99999999px">x</p><img width=999999999><hr width=1e9>',
    "a start without an end": "<p>x" + "<!--" * 3000,
    "dropped in dropped": "x" + "<svg><math>" * 50_000 + "</svg>" * 50_000,
}


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_page_does_without_is_dropped_and_the_page_shown(qgis_app, name):
    assert is_shown(SHOWN[name])
    lay_out(safe_html(SHOWN[name]))


def test_a_page_too_large_for_qgis_is_offered_outside(viewer, page, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    rows = "".join(f"<tr><td>{number}</td></tr>" for number in range(20_000))
    page.write_text(f"<script>1</script><table>{rows}</table>")
    viewer.show_report(a_report(page))
    assert "too large to be shown here" in notice(viewer) and opened == []
    viewer.findChild(QPushButton, "openOutsideButton").click()
    text = Path(opened[0].toLocalFile()).read_text("utf-8")
    assert text.count("<td>") == 20_000 and "<script" not in text and "default-src 'none'" in text


def test_a_report_with_many_short_formats_and_a_large_picture_is_shown():
    picture = f"<img src='data:image/png;base64,{'A' * 1_000_000}'>"
    text = "<style>p {color: red} td {color: blue}</style>" + "<p><b>x</b> y <i>z</i></p>" * 1500 + picture
    assert is_shown(text)


UNREADABLE = {
    "a tag of 64 kB": "<p>x<a " + "b" * 70_000 + ">y",
    "attributes": "<p " + "a=1 " * 100_000 + ">x",
    "20 MB of starts": "<a " * 6_000_000,
    "20 MB of starts of values": "<a b='" * 3_000_000,
    "20 MB of paragraphs": "<p>words</p>" * 1_600_000,
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_keeps_the_parser_busy_is_refused_before_it_is_parsed(name):
    with takes_at_most(6), pytest.raises(ReportUnreadable) as caught:
        safe_html(UNREADABLE[name])
    assert caught.value.reason == "too_large"


def test_fifty_megabytes_are_a_sentence(tmp_path):
    path = tmp_path / "large.html"
    with path.open("wb") as file:
        file.seek(50 * 1024 * 1024)
        file.write(b"x")
    with pytest.raises(ReportUnreadable) as caught:
        read_html(path)
    assert caught.value.reason == "too_large"


def test_a_picture_of_a_thousand_million_pixels_is_not_unpacked():
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 32_000, 32_000, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(10**6))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    view = HtmlView()
    bomb = QUrl("data:image/png;base64," + base64.b64encode(png).decode())
    assert view.loadResource(2, bomb).width() == 1


def test_many_pictures_share_one_measure():
    view = HtmlView()
    view.resize(400, 300)
    shown = 0
    for number in range(8):
        buffer = io.BytesIO()
        Image.new("L", (3000, 3000), number * 10).save(buffer, "png")
        address = "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()
        shown += view.loadResource(2, QUrl(address)).width() > 1
    assert shown == 5  # of 9 million pixels each, 48 million in all
    assert view.loadResource(2, QUrl(address)).width() == 1


def test_a_safe_copy_keeps_what_a_report_is_made_of(tmp_path):
    path = tmp_path / "report.html"
    rows = "".join(f"<tr><td>{number}</td></tr>" for number in range(20_000))
    path.write_text(f"<h1 style='color: #123456'>Ümlaut</h1><table>{rows}</table>", "utf-8")
    folder = tmp_path / "copies"
    folder.mkdir()
    text = write_safe_copy(path, folder).read_text("utf-8")
    assert "Ümlaut" in text and "#123456" in text and text.count("<td>") == 20_000
