"""Reports in HTML: shown, printed, and kept from fetching anything."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtCore import QBuffer, QByteArray, QIODevice, Qt
from qgis.PyQt.QtGui import QDesktopServices, QImage
from qgis.PyQt.QtTest import QTest

from geoportfolio.ui.reports.viewer import ReportViewer
from tests.support.event_loop import pump_until
from tests.support.report_viewer import click, is_offered, opened, printed, spin
from tests.support.reports import a_report


@pytest.fixture
def hostile(tmp_path, bait):
    address = bait.url
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


def test_html_fetches_nothing(viewer, hostile, background, bait):
    opened(viewer, hostile, background)
    assert viewer.html_view.toPlainText().startswith("Flood")
    assert not shows_red(viewer)
    assert bait.seen == []


def test_the_view_reads_no_file_even_where_html_asks_for_it(viewer, hostile, tmp_path, background):
    opened(viewer, hostile, background)
    viewer.html_view.setHtml(f"<img src='file://{tmp_path}/secret.png'>")
    assert not shows_red(viewer)


def test_html_links_open_outside_and_files_never(viewer, hostile, background, bait, monkeypatch):
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
    assert went == [f"{bait.url}/click"]
    assert view.toPlainText().startswith("Flood")
    assert bait.seen == []


def test_html_zooms_prints_and_has_no_pages(viewer, hostile, tmp_path, background, said):
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
    assert [text for _, text in said] == ["Report sent to the printer."]


def test_html_shows_the_pictures_it_carries(viewer, tmp_path, background):
    red_dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    path = tmp_path / "chart.html"
    path.write_text(f'<img width="200" height="200" src="data:image/png;base64,{red_dot}">')
    opened(viewer, a_report(path), background)
    picture = viewer.html_view.viewport().grab().toImage()
    assert picture.pixelColor(80, 80).name() == "#ff0000"


def test_a_wide_picture_fits_the_window_as_it_is_now(viewer, tmp_path, background):
    image, data = QImage(3000, 100, QImage.Format.Format_RGB32), QByteArray()
    image.fill(Qt.GlobalColor.red)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG")
    path = tmp_path / "wide.html"
    path.write_text(f'<img src="data:image/png;base64,{bytes(data.toBase64()).decode()}">')
    opened(viewer, a_report(path), background)

    def red_part() -> float:
        picture = viewer.html_view.viewport().grab().toImage()
        red = [x for x in range(picture.width()) if picture.pixelColor(x, 20).name() == "#ff0000"]
        return len(red) / picture.width()

    pump_until(lambda: 0.75 < red_part() < 0.85)
    viewer.setFloating(True)
    viewer.resize(viewer.width() * 2, viewer.height())
    pump_until(lambda: 0.75 < red_part() < 0.85)
