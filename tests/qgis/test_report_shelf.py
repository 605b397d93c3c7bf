"""Reports on disk: pages, safe HTML, names."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from osgeo import gdal
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

from geoportfolio.core.gis.pdf_pages import PAGE_PIXELS, PdfPages, ReportUnreadable
from geoportfolio.core.gis.report_html import read_html, safe_html
from geoportfolio.core.gis.report_names import report_path
from geoportfolio.core.gis.report_shelf import save_copy

WHEN = datetime(2026, 3, 12, 9, 14)
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


HOSTILE = {
    "<script>steal()</script>x": "x",
    "<p onclick='steal()'>x</p>": "<p>x</p>",
    "<img src='http://a.b/c.png'>": "<img>",
    "<img src='file:///etc/passwd'>": "<img>",
    "<a href='file:///etc/passwd'>x</a>": "<a>x</a>",
    "<a href='JavaScript:steal()'>x</a>": "<a>x</a>",
    "<a href='//a.b/c'>x</a>": "<a>x</a>",
    "<meta http-equiv='refresh' content='0;url=http://a.b'>x": "x",
    "<base href='http://a.b/'>x": "x",
    "<link rel='stylesheet' href='http://a.b/c.css'>x": "x",
    "<form action='http://a.b'><input value='1'><button>Go</button>x</form>": "x",
    "<iframe src='http://a.b'>old</iframe>x": "x",
    "<p style='background: URL (http://a.b/c.png)'>x</p>": "<p>x</p>",
    "<p style='background: u\\72l(http://a.b)'>x</p>": "<p>x</p>",
    "<style>@import 'http://a.b';</style>x": "<style></style>x",
    "<table background='http://a.b/c.png'></table>": "<table></table>",
    "<svg/>x": "x",
    "&lt;script&gt;x": "&lt;script&gt;x",
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_runs_fetches_or_sends_is_dropped(hostile):
    assert safe_html(hostile) == HOSTILE[hostile]


@pytest.mark.parametrize(
    "harmless",
    [
        '<h1>Flood</h1><table border="1"><tr><td colspan="2">3 &amp; 4</td></tr></table>',
        '<a href="https://example.com/a?b=1&amp;c=2">source</a> <a href="#flood">Flood</a>',
        '<p style="color: red">high</p>',
        "<style>td { border: 1px }</style>",
        '<img src="data:image/png;base64,AAAA">',
    ],
)
def test_what_a_report_says_stays(harmless):
    assert safe_html(harmless) == harmless


class TagReader(HTMLParser):
    """Lists the tags of a document with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list) -> None:
        self.tags.append((tag, dict(attrs)))


@settings(max_examples=150)
@given(
    st.lists(
        st.sampled_from(
            [*HOSTILE, "<", ">", "</", "'", '"', "<!--", "-->", "<script", "</script>", "<p ", "a"]
        )
    )
)
def test_no_mixture_gets_through(pieces):
    seen = TagReader()
    seen.feed(safe_html("".join(pieces)))
    seen.close()
    assert {tag for tag, _ in seen.tags} <= {"p", "a", "img", "table", "style"}
    assert not [name for _, attributes in seen.tags for name in attributes if name != "href"]
    assert all(attributes["href"].startswith("http") for _, attributes in seen.tags if attributes)


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("<p>Zürich</p>".encode(), "<p>Zürich</p>"),
        ("<p>Zürich</p>".encode("utf-8-sig"), "<p>Zürich</p>"),
        ("<meta charset='latin-1'><p>Zürich</p>".encode("latin-1"), "<p>Zürich</p>"),
        ("<meta charset='no-such'><p>Zürich</p>".encode("cp1252"), "<p>Zürich</p>"),
    ],
)
def test_html_is_read_in_its_own_charset(tmp_path, body, shown):
    path = tmp_path / "report.html"
    path.write_bytes(body)
    assert read_html(path) == shown


def test_html_that_can_not_be_shown_says_why(tmp_path):
    empty, large = tmp_path / "empty.html", tmp_path / "large.html"
    empty.write_text(" \n")
    with large.open("wb") as file:
        file.truncate(21 * 1024 * 1024)
    reasons = []
    for path in (empty, large, tmp_path / "gone.html"):
        with pytest.raises(ReportUnreadable) as caught:
            read_html(path)
        reasons.append(caught.value.reason)
    assert reasons == ["empty", "too_large", "missing"]


@pytest.mark.parametrize(
    ("name", "file_name"),
    [
        ("ACC-0042 Hotel Elbe", "ACC-0042 Hotel Elbe 2026-03-12 0914.pdf"),
        ("../../etc/passwd", "_.._etc_passwd 2026-03-12 0914.pdf"),
        ("C:\\temp\\x", "C_temp_x 2026-03-12 0914.pdf"),
        ("con", "_con 2026-03-12 0914.pdf"),
        ("LPT1.txt", "_LPT1.txt 2026-03-12 0914.pdf"),
        ("", "report 2026-03-12 0914.pdf"),
        (" ... ", "report 2026-03-12 0914.pdf"),
        ("Zürich\n東京", "Zürich_東京 2026-03-12 0914.pdf"),
    ],
)
def test_a_report_is_named_for_what_it_is_about(tmp_path, name, file_name):
    assert report_path(tmp_path, name, WHEN, ".pdf") == tmp_path / file_name


def test_a_report_never_takes_the_place_of_another(tmp_path):
    taken = [report_path(tmp_path, "x", WHEN, ".pdf")]
    for _ in range(3):
        taken[-1].touch()
        taken.append(report_path(tmp_path, "x", WHEN, ".pdf"))
    assert len(set(taken)) == 4
    assert taken[1].name == "x 2026-03-12 0914 (2).pdf"


@settings(max_examples=150)
@given(st.text(max_size=400), st.integers(0, 150))
def test_every_name_is_a_file_of_its_folder(tmp_path_factory, name, depth):
    folder = tmp_path_factory.getbasetemp() / ("d" * depth)
    path = report_path(folder, name, WHEN, ".html")
    assert path.parent == folder
    assert len(path.name.encode()) <= 255
    assert len(str(path)) < 260
    assert not set(path.name) & set('<>:"/\\|?*\n\r\t\0')


def test_a_copy_is_whole_or_not_there(tmp_path):
    report = write_pdf(tmp_path / "one.pdf", 1)
    target = tmp_path / "copy.pdf"
    target.write_text("older")
    assert save_copy(report, target) == target
    assert target.read_bytes() == report.read_bytes()
    with pytest.raises(FileNotFoundError):
        save_copy(tmp_path / "gone.pdf", target)
    assert target.read_bytes() == report.read_bytes()
    assert save_copy(report, report).read_bytes() == target.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.pdf", "one.pdf"]
