"""An HTML report made harmless: no script, nothing fetched, nothing sent.

What a QTextBrowser can show is kept (:data:`KEPT_TAGS`, :data:`KEPT_ATTRIBUTES`), all else goes. It lays a
page out on the main thread, in a time that grows with the square of the cells of a table and of the formats
in a paragraph, with the product of elements and selectors, and doubles with each table within a table; so
what it is given has bounds, and says where it ends before its end.
"""

from __future__ import annotations

import html
import re
import time
from dataclasses import dataclass
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication

from .file_names import clean_name
from .pdf_pages import ReportUnreadable, check_report

translate = QCoreApplication.translate

HTML_BYTES = 20 * 1024 * 1024
_PATIENCE = 20.0
"""Seconds: Python's parser takes hours for what was written to keep it busy."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


KEPT_TAGS = _words(
    "html body a abbr address article aside b big blockquote br caption center cite code dd del dfn div dl dt"
    " em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q"
    " s samp section small span strike strong style sub sup table tbody td tfoot th thead tr tt u ul"
    " var"
)
# Their text is not for reading, so it goes with the tag.
DROPPED_WITH_TEXT = _words(
    "script noscript template iframe object applet audio video canvas svg math select textarea button title"
)
KEPT_ATTRIBUTES = _words(
    "align alt bgcolor border cellpadding cellspacing class color colspan dir face height href id lang name"
    " rowspan size src start style title type valign width"
)
_NESTING = KEPT_TAGS - _words("html body br caption dd dt hr img li p table tbody td tfoot th thead tr")
"""Those of which one within another counts; the rest end where the next begins."""
_INLINE = _words(
    "a abbr b big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup"
    " tt u var"
)
_OF_TABLES = _words("caption tbody td tfoot th thead tr")
_CELLS_OF_ITEM = 2
_MOST_DROPPED = 100
FETCHING_STYLE = re.compile(r"url\s*\(|@import|expression\s*\(|\\", re.IGNORECASE)
OUTSIDE_LINK = re.compile(r"(https?://|mailto:|#)", re.IGNORECASE)
_HUGE_STYLE = re.compile(r"(?<![#\w.])\d(?:\d{4}|[\d.]*e\d)", re.IGNORECASE)
_LARGEST = {"colspan": 50, "rowspan": 1000, "border": 20, "cellpadding": 50, "cellspacing": 50, "size": 7}
"""Of the numbers that attributes may name; pixels: MOST_PIXELS."""
_MOST_PIXELS = 5000
INLINE_IMAGE = re.compile(r"data:image/(png|jpeg|gif|bmp);base64,", re.IGNORECASE)
_PICTURE = re.compile(INLINE_IMAGE.pattern + r"[A-Za-z0-9+/=\s]*", re.IGNORECASE)
_LONG_TAG = re.compile(r"<[^<>]{65536}")
_MOST_UNCLOSED = 10_000
"""Tags that do not end: Python's parser looks to the end of the page for each, and no other thread works."""
_SELECTOR = re.compile(r"[^\s,>+~{}]+")
_KEEPS_LINES = re.compile(r"white-space", re.IGNORECASE)


@dataclass(frozen=True)
class Bounds:
    """What of a page is kept, at most.

    :param characters: of its text.
    :param cells: of its tables, as many as they span; an item of a list takes as long as two.
    :param tables: within one another.
    :param depth: of other elements within one another.
    :param word: characters without a place to break a line.
    :param size: characters of the page, without its pictures; one that is larger is refused.
    :param elements: and lines that are kept as they are; *steps* of them through the selectors of styles.
    :param runs: elements within a line of text, and *line* characters, behind which a paragraph is broken.
    :param style: characters of styles.
    :param pictures: within the page; *places* that links lead to, behind which others are left out.
    """

    characters: int
    cells: int
    tables: int
    depth: int
    word: int
    size: int
    elements: int
    steps: int
    runs: int
    line: int
    style: int
    pictures: int
    places: int


_ANY = 1 << 60
SHOWN = Bounds(
    characters=300_000,
    cells=6000,
    tables=6,
    depth=100,
    word=200,
    size=5_000_000,
    elements=12_000,
    steps=2_000_000,
    runs=500,
    line=20_000,
    style=500_000,
    pictures=200,
    places=1000,
)
"""For the viewer: less than a second of the main thread, whatever of it comes first."""
WHOLE = Bounds(_ANY, _ANY, 50, 200, *[_ANY] * 9)
"""For a browser, which lays out in a process of its own."""


def is_quiet(style: str) -> bool:
    """Whether *style* fetches nothing and asks for no size that fills the memory."""
    return FETCHING_STYLE.search(style) is None and _HUGE_STYLE.search(style) is None


def _is_small(most: int, value: str) -> bool:
    digits = value.strip().rstrip("%px ")
    return digits.isascii() and digits.isdigit() and len(digits) < 9 and int(digits) <= most


ALLOWED_VALUES = {
    "href": lambda value: OUTSIDE_LINK.match(value) is not None,
    "src": lambda value: INLINE_IMAGE.match(value) is not None,
    "style": is_quiet,
    **{name: partial(_is_small, most) for name, most in _LARGEST.items()},
    **{name: partial(_is_small, _MOST_PIXELS) for name in ("width", "height", "start")},
}


class _Cleaner(HTMLParser):
    """Writes a document again with the kept tags and attributes only, as far as *bounds* let it."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(convert_charrefs=True)
        self.written: list[str] = []
        self.is_cut = False
        names = ("characters", "cells", "elements", "steps", "style", "pictures", "places")
        self._left = {name: getattr(bounds, name) for name in names}
        self._bounds = bounds
        self._elements = self._selectors = 0
        self._runs = self._line = 0
        self._keeps_lines = False
        self._long_word = re.compile(rf"\S{{{bounds.word}}}") if bounds.word < HTML_BYTES else None
        self._open: list[str] = []
        self._counts: dict[str, int] = {}
        self._left_out: list[str] = []
        self._tables_out = 0
        self._dropping: list[str] = []
        self._style: Optional[list[str]] = None
        self._until = time.monotonic() + _PATIENCE

    def handle_starttag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        self._look_at_the_clock()
        if tag in DROPPED_WITH_TEXT:
            if len(self._dropping) < _MOST_DROPPED:
                self._dropping.append(tag)
            return
        if tag not in KEPT_TAGS or self._dropping or self.is_cut or self._is_of_no_table(tag):
            return
        written = "".join(map(_written_attribute, filter(self._is_kept, attrs)))
        self._take_element(tag, attrs, written)
        if self.is_cut or not self._may_open(tag):
            return
        if tag == "style":
            self._style = []
        self.written.append(f"<{tag}{written}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        if tag not in DROPPED_WITH_TEXT:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self._look_at_the_clock()
        if tag in self._dropping:
            while self._dropping.pop() != tag:
                continue
        elif tag not in KEPT_TAGS or self._dropping or self.is_cut or self._is_of_no_table(tag):
            return
        elif self._may_close(tag):
            self._write_style()
            self.written.append(f"</{tag}>")

    def parse_marked_section(self, i: int, report: int = 1) -> int:
        """``<![...``, a comment to browsers; before Python 3.13 most of them were an AssertionError."""
        return self.parse_bogus_comment(i)

    def handle_data(self, data: str) -> None:
        self._look_at_the_clock()
        if self._dropping or self.is_cut:
            return
        if self._style is not None:
            self._style.append(data)
            return
        if self._long_word is not None:
            data = self._long_word.sub(lambda word: f"{word.group()}\u200b", data)
        if self._keeps_lines or self._counts.get("pre"):
            lines, most = data.count("\n"), self._left["elements"]
            data = data if lines <= most else "\n".join(data.split("\n", most)[:most])
            self._take("elements", lines)
        room = self._left["characters"]
        self._take("characters", len(data))
        self._write_text(data[:room])

    def _write_text(self, text: str) -> None:
        """Break a paragraph that gets too long."""
        while text:
            room = self._bounds.line - self._line
            piece, text = text[:room], text[room:]
            self._line += len(piece)
            self.written.append(html.escape(piece, quote=False))
            if self._line >= self._bounds.line:
                self._break()

    def _break(self) -> None:
        self._runs = self._line = 0
        self.written.append("<p>")

    def _is_kept(self, attribute: tuple[str, Optional[str]]) -> bool:
        """Whether a place that links lead to is one of few: each is looked for among all before it."""
        if attribute[0] not in ("id", "name"):
            return True
        self._left["places"] -= 1
        return self._left["places"] >= 0

    def _take_element(self, tag: str, attrs: list[tuple[str, Optional[str]]], written: str) -> None:
        """Count what *tag* costs; its attributes are *written*."""
        self._elements += 1
        self._take("elements", 1)
        self._take("steps", self._selectors)
        if tag in ("td", "th"):
            self._take("cells", _spanned(attrs))
        if tag == "li":
            self._take("cells", _CELLS_OF_ITEM)
        if tag == "img":
            self._take("pictures", 1)
        else:
            self._take("style", len(written))
        self._keeps_lines = self._keeps_lines or _KEEPS_LINES.search(written) is not None
        if tag not in _INLINE:
            self._runs = self._line = 0
        elif self._runs >= self._bounds.runs:
            self._break()
        self._runs += 1

    def finish(self) -> str:
        """The document as far as it was written."""
        self.close()
        self._write_style()
        return "".join((*self.written, *(f"</{tag}>" for tag in reversed(self._open))))

    def _is_of_no_table(self, tag: str) -> bool:
        """Whether it is part of a table that was left out; its words are kept."""
        return tag in _OF_TABLES and self._tables_out > 0

    def _take(self, what: str, count: int) -> None:
        self._left[what] -= count
        self.is_cut = self.is_cut or self._left[what] < 0

    def _may_open(self, tag: str) -> bool:
        """Whether *tag* is not too deep; what lies in one that is stays without it."""
        if tag != "table" and tag not in _NESTING:
            return True
        most = self._bounds.tables if tag == "table" else self._bounds.depth
        depth = self._counts.get("table", 0) if tag == "table" else len(self._open)
        if depth >= most:
            self._left_out.append(tag)
            self._tables_out += tag == "table"
            return False
        self._open.append(tag)
        self._counts[tag] = self._counts.get(tag, 0) + 1
        return True

    def _may_close(self, tag: str) -> bool:
        if tag != "table" and tag not in _NESTING:
            return True
        if self._left_out and self._left_out[-1] == tag:
            self._left_out.pop()
            self._tables_out -= tag == "table"
            return False
        if not self._counts.get(tag):
            return False
        while True:
            closed = self._open.pop()
            self._counts[closed] -= 1
            if closed == tag:
                return True

    def _write_style(self) -> None:
        """A style sheet as a whole: in pieces, none of them might look like what it is."""
        style = "".join(self._style or ())
        self._style = None
        if not is_quiet(style):
            return
        self._take("style", len(style))
        count = sum(1 for _ in _SELECTOR.finditer(style)) if style else 0
        self._take("steps", count * self._elements)
        if not self.is_cut:
            self._selectors += count
            self._keeps_lines = self._keeps_lines or _KEEPS_LINES.search(style) is not None
            self.written.append(style.replace("<", ""))

    def _look_at_the_clock(self) -> None:
        if time.monotonic() > self._until:
            raise ReportUnreadable("HTML that takes too long to be read", reason="too_large")


def _spanned(attrs: list[tuple[str, Optional[str]]]) -> int:
    spans = dict(attrs)
    sides = (spans.get(side) or "" for side in ("colspan", "rowspan"))
    columns, rows = (int(side) if _is_small(1000, side) else 1 for side in sides)
    return max(1, columns) * max(1, rows)


def _written_attribute(attribute: tuple[str, Optional[str]]) -> str:
    name, value = attribute
    value = (value or "").strip()
    if name not in KEPT_ATTRIBUTES or not ALLOWED_VALUES.get(name, bool)(value):
        return ""
    return f' {name}="{html.escape(value)}"'


def safe_html(text: str, bounds: Bounds = SHOWN) -> str:
    """*text* without anything that runs, fetches or sends: scripts, frames, forms, refreshes, handlers,
    images and styles from elsewhere, links to files. Images within the document stay.

    :raises ReportUnreadable: ``too_large``, for what was written to keep a reader busy.
    """
    bare = _PICTURE.sub("", text)
    is_unclosed = bare.count("<") - bare.count(">") > _MOST_UNCLOSED
    if len(bare) > bounds.size or is_unclosed or _LONG_TAG.search(bare):
        raise ReportUnreadable("HTML that takes too long to be read", reason="too_large")
    cleaner = _Cleaner(bounds)
    cleaner.feed(text)
    safe = cleaner.finish()
    if not cleaner.is_cut:
        return safe
    told = translate(
        "GeoPortfolio",
        "This report is too long to be shown here as a whole. Open it outside QGIS to read all of it.",
    )
    note = f"<p><i>{html.escape(told)}</i></p>"
    return f"{note}{safe}{note}"


def read_html(path: Path) -> str:
    """The harmless text of the HTML report at *path*; it has no base address.

    :raises ReportUnreadable: ``missing``, ``empty`` or ``too_large`` (more than 20 MB).
    """
    return safe_html(_text_of(path))


def write_safe_copy(path: Path, folder: Path) -> Path:
    """A copy of the HTML report at *path* in *folder*, for a browser: nothing in it runs, is fetched or sent.

    Beside what is taken out, the page itself tells the browser so, whatever it makes of the rest.

    :raises ReportUnreadable: as :func:`read_html`.
    :raises OSError: it can't be written.
    """
    copy = folder / f"{clean_name(path.stem) or 'report'}.html"
    copy.write_text(_RULES + safe_html(_text_of(path), WHOLE), "utf-8", "replace")
    return copy


_RULES = (
    '<!DOCTYPE html><meta charset="utf-8"><meta name="referrer" content="no-referrer">'
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; '
    "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
)


def _text_of(path: Path) -> str:
    check_report(path, ".html")
    try:
        if path.stat().st_size > HTML_BYTES:
            raise ReportUnreadable("more than 20 MB of HTML", reason="too_large")
        body = path.read_bytes()
    except OSError as error:
        raise ReportUnreadable(str(error), reason="missing") from error
    if not body.strip():
        raise ReportUnreadable("the file has no text", reason="empty")
    return _decoded(body)


def _decoded(body: bytes) -> str:
    declared = re.search(rb"charset\s*=\s*[\"']?([\w.:-]+)", body[:2048], re.IGNORECASE)
    named = declared.group(1).decode("ascii") if declared else "utf-8"
    for charset in ("utf-8-sig", named, "cp1252"):
        try:
            return body.decode(charset)
        except (UnicodeError, LookupError):  # also of encodings that are none of texts
            continue
    return body.decode("utf-8", "replace")
