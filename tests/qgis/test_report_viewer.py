"""The report viewer, driven as an analyst does."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

import pytest
from osgeo import gdal
from PIL import Image
from qgis.core import Qgis
from qgis.PyQt.QtCore import QEvent, QEventLoop, QLocale, QPoint, QPointF, Qt, QTimer
from qgis.PyQt.QtGui import QDesktopServices, QImage, QMouseEvent, QWheelEvent
from qgis.PyQt.QtPrintSupport import QPrintDialog, QPrinter
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMainWindow,
    QPushButton,
    QSpinBox,
    QToolButton,
)
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.gis.pdf_pages import CACHE_BYTES, PdfPages, ReportUnreadable
from geoportfolio.core.gis.report_shelf import Report
from geoportfolio.ui.reports.viewer import ReportViewer, details_text


class Background:
    """Work that waits until the test says so; its callbacks come in the test's thread."""

    def __init__(self) -> None:
        self.waiting: deque = deque()

    def __call__(self, title, work, on_done, on_error) -> None:
        self.waiting.append((work, on_done, on_error))

    def run_one(self) -> None:
        work, on_done, on_error = self.waiting.popleft()
        try:
            answer = work()
        except Exception as error:
            on_error(error)
        else:
            on_done(answer)

    def wait_for_work(self) -> None:
        """Let the viewer paint and its timer run until it asks for something."""
        while not self.waiting:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def settle(self, viewer: ReportViewer) -> None:
        """Run everything, and what painting asks for, until nothing more is asked for."""
        timer = viewer.page_view.findChild(QTimer)
        QApplication.processEvents()
        while self.waiting or timer.isActive():
            if self.waiting:
                self.run_one()
            else:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QApplication.processEvents()


@pytest.fixture
def background():
    return Background()


@pytest.fixture
def said():
    return []


@pytest.fixture
def window():
    window = QMainWindow()
    window.resize(1000, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def viewer(window, background, said):
    return ReportViewer(background, lambda level, text: said.append((level, text)), window)


@pytest.fixture
def six(tmp_path):
    return a_report(write_pdf(tmp_path / "six.pdf", 6))


def write_pdf(path: Path, page_count: int, words: str = "Page", **options: object) -> Path:
    canvas = Canvas(str(path), pagesize=(595, 842), **options)
    for number in range(page_count):
        canvas.drawString(320, 800, f"{words} {number + 1}")
        canvas.rect(0, 421, 297, 421, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return path


def a_report(path: Path, title: str = "ACC-0042 Hotel Elbe") -> Report:
    when = datetime(2026, 3, 12, 9, 14)
    return Report(path, path.suffix[1:], title, 9.99, 53.55, when, "pf_airports", (500.0,))


def opened(viewer: ReportViewer, report: Report, background: Background) -> None:
    viewer.show_report(report)
    background.settle(viewer)


def click(viewer: ReportViewer, name: str) -> None:
    button = viewer.findChild((QToolButton, QPushButton), name)
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_offered(viewer: ReportViewer, name: str) -> bool:
    button = viewer.findChild((QToolButton, QPushButton), name)
    return button.isVisible() and button.isEnabled()


def spin(viewer: ReportViewer) -> QSpinBox:
    return viewer.findChild(QSpinBox, "pageSpin")


def notice(viewer: ReportViewer) -> str:
    return viewer.findChild(QLabel, "reportNoticeLabel").text()


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


def test_buttons_leaf_from_the_first_page_to_the_last(viewer, six, background):
    opened(viewer, six, background)
    assert (spin(viewer).value(), spin(viewer).text()) == (1, "1/6")
    assert not is_offered(viewer, "previousPageButton")
    for _ in range(5):
        click(viewer, "nextPageButton")
    assert (spin(viewer).value(), viewer.page_view.page) == (6, 6)
    assert not is_offered(viewer, "nextPageButton")
    click(viewer, "previousPageButton")
    assert spin(viewer).value() == 5
    background.settle(viewer)
    assert 5 in viewer.page_view.sharp_pages


def test_a_typed_number_goes_to_its_page(viewer, six, background):
    opened(viewer, six, background)
    spin(viewer).setFocus()
    spin(viewer).selectAll()
    QTest.keyClicks(spin(viewer), "4")
    QTest.keyClick(spin(viewer), Qt.Key.Key_Return)
    assert viewer.page_view.page == 4


def test_keys_scroll_and_go_to_the_ends(viewer, six, background):
    opened(viewer, six, background)
    view = viewer.page_view
    QTest.keyClick(view, Qt.Key.Key_End)
    assert spin(viewer).value() == 6
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert (spin(viewer).value(), view.verticalScrollBar().value()) == (1, 0)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.verticalScrollBar().value() == view.viewport().height()
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.verticalScrollBar().value() == 0


def test_the_page_number_follows_the_scroll(viewer, six, background):
    opened(viewer, six, background)
    bar = viewer.page_view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert spin(viewer).value() in (3, 4)
    bar.setValue(0)
    assert spin(viewer).value() == 1


def test_the_hand_pulls_the_page(viewer, six, background):
    opened(viewer, six, background)
    port = viewer.page_view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(100, 300))
    # QTest's own mouseMove reports no pressed button.
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(100, 180),
        QPointF(port.mapToGlobal(QPoint(100, 180))),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, moved)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(100, 180))
    assert viewer.page_view.verticalScrollBar().value() == 120


def test_fit_shows_the_width_then_the_whole_page(viewer, six, background):
    opened(viewer, six, background)
    view = viewer.page_view
    assert view.horizontalScrollBar().maximum() == 0
    wide = view.zoom
    viewer.resize(420, 560)
    QApplication.processEvents()
    assert view.zoom < wide and view.horizontalScrollBar().maximum() == 0
    viewer.resize(600, 400)
    QApplication.processEvents()
    width_zoom = view.zoom
    click(viewer, "fitButton")
    assert view.zoom < width_zoom
    assert 842 * view.zoom * view.logicalDpiY() / 72 <= view.viewport().height()
    click(viewer, "fitButton")
    assert view.zoom == pytest.approx(width_zoom)


def test_zoom_buttons_keys_and_limits(viewer, six, background):
    opened(viewer, six, background)
    view, start = viewer.page_view, viewer.page_view.zoom
    click(viewer, "zoomInButton")
    assert view.zoom == pytest.approx(start * 1.25)
    click(viewer, "zoomOutButton")
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(start)
    for _ in range(30):
        click(viewer, "zoomInButton")
    assert view.zoom == pytest.approx(5)
    background.settle(viewer)
    assert view.sharp_pages
    for _ in range(40):
        click(viewer, "zoomOutButton")
    assert view.zoom == pytest.approx(0.1)


def test_ctrl_and_wheel_zoom_around_the_pointer(viewer, six, background):
    opened(viewer, six, background)
    view = viewer.page_view
    view.go_to(3)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 300)
    background.settle(viewer)
    # The corner of the black quarter, 297 of 595 points across and 421 of 842 down.
    scale = view.zoom * view.logicalDpiX() / 72
    corner = QPointF(12 + 297 * scale, 12 - 300 + 421 * scale)
    wheel = QWheelEvent(
        corner,
        QPointF(view.viewport().mapToGlobal(corner.toPoint())),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), wheel)
    background.settle(viewer)
    assert view.zoom == pytest.approx(scale * 72 / view.logicalDpiX() * 1.25**2)
    shown = view.viewport().grab().toImage()
    x, y = round(corner.x()), round(corner.y())
    lights = [shown.pixelColor(x + dx, y + dy).lightness() for dx, dy in ((-5, -5), (5, -5), (-5, 5), (5, 5))]
    assert lights[0] < 20 and min(lights[1:]) > 235


def test_only_pages_that_are_looked_at_are_drawn(viewer, tmp_path, background):
    opened(viewer, a_report(write_pdf(tmp_path / "long.pdf", 500)), background)
    view = viewer.page_view
    assert view.page_count == 500
    assert view.sharp_pages in ([1, 2], [1, 2, 3])
    view.go_to(250)
    background.settle(viewer)
    assert set(view.sharp_pages) <= {249, 250, 251, 252} and 250 in view.sharp_pages


def test_paper_is_white_before_its_picture_comes(viewer, six, background):
    viewer.show_report(six)
    background.run_one()
    QApplication.processEvents()
    port = viewer.page_view.viewport()
    assert viewer.page_view.sharp_pages == []
    assert port.grab().toImage().pixelColor(port.width() // 4, 40).lightness() == 255
    background.settle(viewer)
    assert port.grab().toImage().pixelColor(port.width() // 4, 40).lightness() < 20


def test_the_latest_report_wins(viewer, six, tmp_path, background):
    viewer.show_report(six)
    viewer.show_report(a_report(write_pdf(tmp_path / "two.pdf", 2), "Second"))
    background.waiting.rotate(1)
    background.settle(viewer)
    assert (viewer.windowTitle(), viewer.page_view.page_count) == ("Report: Second", 2)


def test_a_picture_that_comes_too_late_is_dropped(viewer, six, tmp_path, background):
    viewer.show_report(six)
    background.run_one()
    background.wait_for_work()
    late = background.waiting.popleft()
    opened(viewer, a_report(write_pdf(tmp_path / "two.pdf", 2, "Another")), background)
    before = viewer.page_view.viewport().grab().toImage()
    work, on_done, _ = late
    on_done(work())
    assert viewer.page_view.viewport().grab().toImage() == before


def test_a_page_that_breaks_says_so_and_the_others_are_drawn(viewer, six, background, monkeypatch):
    viewer.show_report(six)
    background.run_one()
    real = PdfPages.render

    def break_first(pages, page, dpi):
        if page == 1:
            raise ReportUnreadable("torn", reason="broken")
        return real(pages, page, dpi)

    monkeypatch.setattr(PdfPages, "render", break_first)
    background.settle(viewer)
    viewer.page_view.go_to(2)
    background.settle(viewer)
    assert 2 in viewer.page_view.sharp_pages and 1 not in viewer.page_view.sharp_pages


def test_five_hundred_pages_are_leafed_through_in_bounded_memory(viewer, tmp_path, background):
    path = write_picture_book(tmp_path / "long.pdf", 500)
    opened(viewer, a_report(path), background)
    view = viewer.page_view
    viewer.resize(900, 700)
    background.settle(viewer)
    view.go_to(20)
    background.settle(viewer)
    before = resident_bytes()
    for page in range(1, 501, 10):
        view.go_to(page)
        background.settle(viewer)
        assert page in view.sharp_pages
    # What is in sight, with the page after it, and what the cache keeps for a look back.
    assert len(view.sharp_pages) <= 4
    assert viewer._pages.cached_bytes <= CACHE_BYTES
    assert resident_bytes() - before < CACHE_BYTES + 120 * 1024 * 1024


def test_pages_that_were_dragged_past_are_not_drawn(viewer, tmp_path, background):
    path = write_pdf(tmp_path / "long.pdf", 500)
    opened(viewer, a_report(path), background)
    bar = viewer.page_view.verticalScrollBar()
    began = time.perf_counter()
    for part in range(1, 201):
        bar.setValue(bar.maximum() * part // 200)
        QApplication.processEvents()
    asked, seconds = len(background.waiting), time.perf_counter() - began
    assert asked <= 25 * seconds + 1
    background.settle(viewer)
    assert 500 in viewer.page_view.sharp_pages and len(viewer.page_view.sharp_pages) <= 2


def write_picture_book(path: Path, page_count: int) -> Path:
    """Text on each page and a picture on every fifth, of which there are ten: 26 MB."""
    random = Random(1)
    pictures = [
        ImageReader(Image.frombytes("RGB", (500, 350), random.randbytes(500 * 350 * 3))) for _ in range(10)
    ]
    canvas = Canvas(str(path), pagesize=(595, 842))
    for number in range(page_count):
        for line in range(40):
            canvas.drawString(50, 50 + 6 * line, f"page {number + 1}, line {line} " * 5)
        if number % 5 == 0:
            canvas.drawImage(pictures[number // 5 % 10], 50, 300, 500, 350)
        canvas.showPage()
    canvas.save()
    return path


def resident_bytes() -> int:
    """What this process holds of the computer's memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


UNREADABLE = {
    "locked.pdf": ("The report is protected by a password.", True),
    "broken.pdf": ("The report can't be read here. Another program may, or ask for it once more.", True),
    "empty.pdf": ("The report is empty. Ask for it once more.", False),
    "gone.pdf": ("The report is no longer at {path}.", False),
    "empty.html": ("The report is empty. Ask for it once more.", False),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_report_says_why_in_one_sentence(viewer, tmp_path, background, name, monkeypatch):
    write_pdf(tmp_path / "locked.pdf", 1, encrypt=StandardEncryption("secret"))
    (tmp_path / "broken.pdf").write_text("no PDF")
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
        assert [url.toLocalFile() for url in opened_outside] == [str(tmp_path / name)]


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
    assert said == [(Qgis.MessageLevel.Warning, f"No program opens {six.path}.")]


def test_show_on_map_names_the_point(viewer, six, background):
    opened(viewer, six, background)
    spy = QSignalSpy(viewer.show_on_map)
    click(viewer, "showOnMapButton")
    assert list(spy) == [[9.99, 53.55]]


def printed(
    path: Path, viewer: ReportViewer, background: Background, first: int = 0, last: int = 0
) -> gdal.Dataset | None:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setFromTo(first, last)
    viewer.print_to(printer)
    background.settle(viewer)
    return gdal.OpenEx(str(path), gdal.OF_RASTER, allowed_drivers=["PDF"]) if path.exists() else None


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


def test_a_narrow_window_hides_text_before_it_cuts_a_button(viewer, six, background):
    opened(viewer, six, background)
    names = ("fitButton", "zoomInButton", "saveReportButton", "openReportButton", "printReportButton")
    save = viewer.findChild(QToolButton, "saveReportButton")
    assert (save.text(), save.toolButtonStyle()) == ("Save...", Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
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


@pytest.fixture
def counting_server():
    """(address, paths asked for) of a server on this computer."""
    paths = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            paths.append(self.path)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", paths
    server.shutdown()
    server.server_close()


@pytest.fixture
def hostile(tmp_path, counting_server):
    address, _ = counting_server
    secret = tmp_path / "secret.png"
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    image.save(str(secret))
    path = tmp_path / "report.html"
    path.write_text(
        f"<html><head><meta http-equiv='refresh' content='0;url={address}/refresh'>"
        f"<link rel=stylesheet href='{address}/a.css'><style>@import '{address}/b.css';</style></head>"
        f"<body background='{address}/back.png'><script src='{address}/a.js'></script>"
        f"<h1>Flood</h1><img src='{address}/pixel.png'><img src='file://{secret}'><img src='{secret}'>"
        f"<form action='{address}/send'><input></form><iframe src='{address}/frame'></iframe>"
        f"<p><a href='{address}/click'>outside</a></p><p><a href='file://{secret}'>file</a></p></body></html>"
    )
    return a_report(path)


def shows_red(viewer: ReportViewer) -> bool:
    picture = viewer.html_view.viewport().grab().toImage()
    return any(
        picture.pixelColor(x, y).name() == "#ff0000"
        for x in range(0, picture.width(), 5)
        for y in range(0, picture.height(), 5)
    )


def test_html_fetches_nothing(viewer, hostile, background, counting_server):
    opened(viewer, hostile, background)
    assert viewer.html_view.toPlainText().startswith("Flood")
    assert not shows_red(viewer)
    assert counting_server[1] == []


def test_the_view_reads_no_file_even_where_html_asks_for_it(viewer, hostile, tmp_path, background):
    opened(viewer, hostile, background)
    viewer.html_view.setHtml(f"<img src='file://{tmp_path}/secret.png'>")
    assert not shows_red(viewer)


def test_html_links_open_outside_and_files_never(viewer, hostile, background, counting_server, monkeypatch):
    went = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: went.append(url.toString()) or True)
    opened(viewer, hostile, background)
    view = viewer.html_view
    # As it is in the file: the view trusts no one to have cleaned it.
    view.setHtml(hostile.path.read_text())
    port = view.viewport()
    for word in ("outside", "file"):
        cursor = view.document().find(word)
        cursor.setPosition(cursor.selectionStart() + 2)
        QTest.mouseClick(
            port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, view.cursorRect(cursor).center()
        )
    assert went == [f"{counting_server[0]}/click"]
    assert view.toPlainText().startswith("Flood")
    assert counting_server[1] == []


def test_html_zooms_prints_and_has_no_pages(viewer, hostile, tmp_path, background):
    opened(viewer, hostile, background)
    assert not is_offered(viewer, "nextPageButton") and not spin(viewer).isVisible()
    size = viewer.html_view.font().pointSizeF()
    click(viewer, "zoomInButton")
    click(viewer, "zoomInButton")
    click(viewer, "zoomOutButton")
    assert viewer.html_view.font().pointSizeF() == size + 1
    click(viewer, "fitButton")
    assert viewer.html_view.font().pointSizeF() == size
    assert printed(tmp_path / "html.pdf", viewer, background) is not None


def test_html_shows_the_pictures_it_carries(viewer, tmp_path, background):
    red_dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    path = tmp_path / "chart.html"
    path.write_text(f'<img width="200" height="200" src="data:image/png;base64,{red_dot}">')
    opened(viewer, a_report(path), background)
    picture = viewer.html_view.viewport().grab().toImage()
    assert picture.pixelColor(80, 80).name() == "#ff0000"
