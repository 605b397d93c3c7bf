"""HTML reports made harmless: what is dropped, what stays, and what is too large to be shown."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.gis.reports.html_pages import read_html, safe_html
from geoportfolio.core.gis.reports.pdf_pages import ReportUnreadable

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


@settings(max_examples=60)
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
