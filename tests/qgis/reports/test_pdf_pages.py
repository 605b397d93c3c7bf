"""The pages of a PDF report: drawn, kept within bounds, and why some are not."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from osgeo import gdal
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.gis.reports.pdf_pages import PAGE_PIXELS, PdfPages, ReportUnreadable

A4 = (595, 842)


def write_pdf(path: Path, page_count: int, size: tuple[float, float] = A4, **options: object) -> Path:
    """A PDF whose page n has a black square at 100 n points from the left, 72 from the top."""
    canvas = Canvas(str(path), pagesize=size, **options)
    for number in range(page_count):
        canvas.rect(100 * (number % 4) + 100, size[1] - 72 - 50, 50, 50, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return path


def is_black(image, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() < 20


def reason_of(path: Path) -> str:
    with pytest.raises(ReportUnreadable) as caught:
        PdfPages(path)
    return caught.value.reason


def test_pages_have_their_own_picture_and_size(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "six.pdf", 6))
    assert pages.page_count == 6
    assert pages.page_size(6) == A4
    first, second = pages.render(1, 72), pages.render(2, 72)
    assert (first.width(), first.height()) == A4
    assert is_black(first, 125, 97) and not is_black(first, 225, 97)
    assert is_black(second, 225, 97) and not is_black(second, 125, 97)


def test_a_single_page_and_a_landscape_page(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "one.pdf", 1, (842, 595)))
    assert (pages.page_count, pages.page_size(1)) == (1, (842, 595))


def test_resolution_is_what_was_asked(tmp_path):
    image = PdfPages(write_pdf(tmp_path / "one.pdf", 1)).render(1, 144)
    assert (image.width(), image.height()) == (1190, 1684)
    assert is_black(image, 250, 194)


def test_a_wall_sized_page_gets_fewer_dots(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "wall.pdf", 1, (7200, 7200)))
    image = pages.render(1, 600)
    assert PAGE_PIXELS * 0.99 < image.width() * image.height() <= PAGE_PIXELS * 1.01


def test_the_cache_stays_within_its_bytes(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "long.pdf", 500), cache_bytes=5_000_000)
    assert pages.page_count == 500
    for page in range(1, 501, 25):
        pages.render(page, 72)
        assert pages.cached_bytes <= 5_000_000
    assert pages.cached_bytes > 3_000_000


def test_a_page_is_drawn_once_while_it_is_kept(tmp_path):
    path = write_pdf(tmp_path / "one.pdf", 1)
    pages = PdfPages(path)
    first = pages.render(1, 72)
    path.unlink()
    assert pages.render(1, 72) == first
    with pytest.raises(ReportUnreadable):
        pages.render(1, 90)


def test_four_threads_draw_the_same_pages(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "eight.pdf", 8), cache_bytes=0)
    alone = [pages.render(page, 50) for page in range(1, 9)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda page: pages.render(page, 50), list(range(1, 9)) * 4))
    assert together == alone * 4


def test_a_page_that_is_refused_leaves_no_dataset_of_gdal(tmp_path, monkeypatch):
    """One that Python's collector closes when QGIS has ended made the end a crash."""
    pages, reason = PdfPages(write_pdf(tmp_path / "one.pdf", 1)), ""
    monkeypatch.setattr(gdal.Dataset, "ReadRaster", lambda *_, **__: None)
    gc.collect()
    gc.disable()
    try:
        pages.render(1, 72)
    except ReportUnreadable as error:
        reason = error.reason
    finally:
        gc.enable()
        left = [each for each in gc.get_objects() if type(each) is gdal.Dataset]
    assert (reason, left) == ("broken", [])


def test_the_folder_gets_no_file_beside_the_report(tmp_path):
    pages = PdfPages(write_pdf(tmp_path / "one.pdf", 1))
    pages.render(1, 72)
    assert [path.name for path in tmp_path.iterdir()] == ["one.pdf"]


@pytest.mark.parametrize("with_exceptions", [False, True])
def test_unreadable_reports_say_why(tmp_path, with_exceptions):
    locked = write_pdf(tmp_path / "locked.pdf", 1, encrypt=StandardEncryption("secret"))
    whole = write_pdf(tmp_path / "whole.pdf", 3).read_bytes()
    (tmp_path / "cut.pdf").write_bytes(whole[:300])
    (tmp_path / "text.pdf").write_text("no PDF at all")
    (tmp_path / "empty.pdf").touch()
    before = gdal.GetUseExceptions()
    (gdal.UseExceptions if with_exceptions else gdal.DontUseExceptions)()
    try:
        assert reason_of(locked) == "encrypted"
        assert reason_of(tmp_path / "cut.pdf") == "broken"
        assert reason_of(tmp_path / "text.pdf") == "no_pdf"
        assert reason_of(tmp_path / "empty.pdf") == "empty"
        assert reason_of(tmp_path / "gone.pdf") == "missing"
    finally:
        (gdal.UseExceptions if before else gdal.DontUseExceptions)()


def test_a_gdal_without_pdf_is_named(tmp_path):
    path = write_pdf(tmp_path / "one.pdf", 1)
    driver = gdal.GetDriverByName("PDF")
    driver.Deregister()
    try:
        assert reason_of(path) == "no_driver"
    finally:
        driver.Register()


def test_a_pdf_that_only_forbids_changes_is_shown(tmp_path):
    path = write_pdf(tmp_path / "owner.pdf", 2, encrypt=StandardEncryption("", ownerPassword="owner"))
    assert PdfPages(path).page_count == 2
