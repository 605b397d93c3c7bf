"""The pages of a PDF report: leafing, scrolling, zooming, and which of them are drawn."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QMouseEvent, QWheelEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QApplication,
)
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.reports.pdf_pages import CACHE_BYTES, PdfPages, ReportUnreadable
from geoportfolio.ui.reports.pdf_view import MARGIN
from tests.support.report_viewer import click, is_offered, opened, opened_apart, spin, title
from tests.support.reports import a_report, write_pdf


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
    opened_apart(viewer, six, background)
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
    opened_apart(viewer, six, background)
    view = viewer.page_view
    view.go_to(3)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 300)
    background.settle(viewer)
    # The corner of the black quarter, 297 of 595 points across and 421 of 842 down.
    scale = view.zoom * view.logicalDpiX() / 72
    corner = QPointF((MARGIN + 297) * scale, (MARGIN + 421) * scale - 300)
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
    assert (title(viewer), viewer.page_view.page_count) == ("Second", 2)


def test_a_picture_that_comes_too_late_is_dropped(viewer, six, tmp_path, background):
    viewer.show_report(six)
    background.run_one()
    background.wait_for_work()
    late = background.waiting.popleft()
    opened(viewer, a_report(write_pdf(tmp_path / "two.pdf", 2, "Another")), background)
    before = viewer.page_view.viewport().grab().toImage()
    work, on_done, _ = late
    on_done(work(Monitor()))
    assert viewer.page_view.viewport().grab().toImage() == before


def test_a_drawing_that_was_cancelled_is_asked_for_again(viewer, six, background):
    viewer.show_report(six)
    background.run_one()
    background.wait_for_work()
    _work, _done, failed = background.waiting.popleft()
    failed(Cancelled("cancelled by QGIS's task manager"))
    background.settle(viewer)
    assert 1 in viewer.page_view.sharp_pages


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


def test_hundreds_of_pages_are_leafed_through_in_bounded_memory(viewer, tmp_path, background):
    path = write_picture_book(tmp_path / "long.pdf", 250)
    opened(viewer, a_report(path), background)
    view = viewer.page_view
    viewer.resize(900, 700)
    background.settle(viewer)
    view.go_to(20)
    background.settle(viewer)
    before = resident_bytes()
    for page in range(1, 251, 5):
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
    """Text on each page and a picture on every fifth, of which there are ten."""
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
