"""Sanitize HTML reports: no scripts, no requests, no forms.

The page is parsed and rewritten with an allowlist of tags and attributes. QGIS shows it in a QTextBrowser,
which lays it out on the main thread, so :func:`check_layout` rejects a page that could take longer than about
a second. A browser gets the same page with a Content Security Policy.
"""

from __future__ import annotations

import html
import re
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Optional

from ..files.file_names import clean_name
from .pdf_pages import ReportUnreadable, check_report

HTML_BYTES = 20 * 1024 * 1024
_MOST_RAW = 5_000_000
"""The most characters of a page before parsing, without its images."""
_MOST_UNCLOSED = 10_000
"""The most unclosed tags, as Python's parser searches the rest of the page for the end of each."""
_LONG_TAG = re.compile(r"<[^<>]{65536}")
_SECONDS = 20.0
"""Time limit of Python's parser."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_KEPT_TAGS = _words(
    "html body a abbr address article aside b big blockquote br caption center cite code dd del dfn div dl dt"
    " em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q"
    " s samp section small span strike strong style sub sup table tbody td tfoot th thead tr tt u ul"
    " var"
)
_DROPPED_TAGS = _words(
    "script noscript template iframe object applet audio video canvas svg math select textarea button title"
)
"""Tags that are removed with their text; the text of other tags is kept."""
_NESTING = _KEPT_TAGS - _words("html body br caption dd dt hr img li p tbody td tfoot th thead tr")
"""Tags whose elements can be nested; an element of another tag ends where the next one starts."""
INLINE_IMAGE = re.compile(r"data:image/(png|jpeg|gif|bmp);base64,", re.IGNORECASE)
_PICTURE = re.compile(INLINE_IMAGE.pattern + r"[A-Za-z0-9+/=\s]*", re.IGNORECASE)
_OUTSIDE_LINK = re.compile(r"https?://|mailto:|#", re.IGNORECASE)
_UNSAFE_STYLE = re.compile(
    r"url\s*\(|@import|expression\s*\(|\\|(?<![#\w.])\d(?:\d{4}|[\d.]*e\d)", re.IGNORECASE
)
"""Styles that send requests or could hide them; sizes of 10,000 or more, which fill the memory."""
_DIGITS = {
    **dict.fromkeys(("border", "cellpadding", "cellspacing", "colspan", "size"), 2),
    "rowspan": 3,
    **dict.fromkeys(("height", "start", "width"), 4),
}
"""Numeric attributes, with the most digits that are allowed."""
_ANY = re.compile("")
_ALLOWED_VALUES = {
    **dict.fromkeys(_words("align alt bgcolor class color dir face id lang name title type valign"), _ANY),
    "href": _OUTSIDE_LINK,
    "src": INLINE_IMAGE,
    "style": re.compile(rf"(?!.*(?:{_UNSAFE_STYLE.pattern}))", re.IGNORECASE | re.DOTALL),
    **{name: re.compile(rf"[0-9]{{1,{digits}}}\s*(%|px)?$") for name, digits in _DIGITS.items()},
}
"""The attributes that are kept, if their value starts with this pattern."""
_STYLE_SHEET = re.compile(r"(<style[^>]*>)([^<]*)")
_LONG_WORD = re.compile(r"\S{200}")


class _Cleaner(HTMLParser):
    """Rewrites a page with ``_KEPT_TAGS`` and ``_ALLOWED_VALUES`` only; closes nested elements."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._written: list[str] = []
        self._open: list[str] = []
        self._dropped = ""
        self._until = time.monotonic() + _SECONDS

    def cleaned(self, text: str) -> str:
        """Return the sanitized page *text*.

        :raises ReportUnreadable: ``too_large`` after the time limit.
        """
        self.feed(text)
        self.close()
        self._close_down_to(0)
        return "".join(self._written)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        self._check_time()
        if self._dropped:
            return
        if tag in _DROPPED_TAGS:
            self._dropped = tag
        elif tag in _KEPT_TAGS:
            self._written.append(f"<{tag}{''.join(map(_written_attribute, attrs))}>")
            if tag in _NESTING:
                self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        if tag not in _DROPPED_TAGS:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self._check_time()
        if self._dropped:
            self._dropped = "" if tag == self._dropped else self._dropped
        elif tag in self._open:
            self._close_down_to(len(self._open) - 1 - self._open[::-1].index(tag))
        elif tag in _KEPT_TAGS - _NESTING:
            self._written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self._check_time()
        if self._dropped:
            return
        if self._open[-1:] == ["style"]:
            self._written.append(data.replace("<", ""))
        else:
            # Qt shapes a word as a whole, in quadratic time.
            data = _LONG_WORD.sub("\\g<0>\u200b", data)
            self._written.append(html.escape(data, quote=False))

    def parse_marked_section(self, i: int, report: int = 1) -> int:
        """Parse ``<![...`` as a comment, as browsers do; before Python 3.13 it raises AssertionError."""
        return self.parse_bogus_comment(i)

    def _close_down_to(self, depth: int) -> None:
        self._written.extend(f"</{tag}>" for tag in reversed(self._open[depth:]))
        del self._open[depth:]

    def _check_time(self) -> None:
        if time.monotonic() > self._until:
            raise _too_large("it takes too long to be parsed")


def _written_attribute(attribute: tuple[str, Optional[str]]) -> str:
    name, value = attribute[0], (attribute[1] or "").strip()
    allowed = _ALLOWED_VALUES.get(name)
    return f' {name}="{html.escape(value)}"' if allowed and allowed.match(value) else ""


def _too_large(why: str) -> ReportUnreadable:
    return ReportUnreadable(f"the HTML is too large: {why}", reason="too_large")


def safe_html(text: str) -> str:
    """Return the page *text* without scripts, requests and forms.

    Scripts, frames, forms, refreshes, event handlers, external images and styles, and links to files are
    removed. Inline images stay.

    :raises ReportUnreadable: ``too_large``: the page can't be parsed in time.
    """
    bare = _PICTURE.sub("", text)
    is_unclosed = bare.count("<") - bare.count(">") > _MOST_UNCLOSED
    if len(bare) > _MOST_RAW or is_unclosed or _LONG_TAG.search(bare):
        raise _too_large("not parsed")
    page = _Cleaner().cleaned(text)
    return _STYLE_SHEET.sub(lambda sheet: sheet[1] if _UNSAFE_STYLE.search(sheet[2]) else sheet[0], page)


# The cost of laying out a page in a QTextBrowser. These cost 1: an element, 100 characters, a preformatted
# line, and a cell for each row and column that it spans. In a table nested n levels deep, everything costs
# 2**n times as much, as Qt repeats its layout that often. Measured with Qt 5.15, a cost of 10,000 takes 0.6 s
# as words or cells, and 0.8 s as formats in one paragraph. Accents in a row take 0.035 ms each.
_MOST_COST = 10_000
_COSTS = {"li": 2, "img": 10}
"""Costs of elements that take quadratic time or have to be decoded."""
_COST_OF_PLACE = 2
"""Cost of a link target, which also takes quadratic time."""
_CHARACTERS, _MARKS = 100, 4
"""The numbers of characters and marks that cost 1; marks are non-ASCII characters that are not letters."""
_MOST_DEPTH = 100
"""The deepest nesting of elements."""
_MOST_MATCHES = 2_000_000
"""The most style sheet selectors times elements."""

_PIECE = re.compile(r"(?:^|<(/?)(\w+)([^>]*)>)([^<]*)")
"""A tag and the text after it."""
_MARK = re.compile(r"[^\x00-\x7f\w\s]")
_SPAN = re.compile(r' (?:col|row)span="(\d+)')
_PLACE = re.compile(r' (?:id|name)="')
_SELECTOR = re.compile(r"[^\s,>+~{}]+")
_KEEPS_LINES = re.compile(r"<pre|white-space", re.IGNORECASE)


def check_layout(page: str) -> None:
    """Check that QGIS can show *page*, a result of :func:`safe_html`.

    :raises ReportUnreadable: ``too_large``: its layout could take longer than about a second.
    """
    page = _PICTURE.sub("", page)
    keeps_lines = _KEEPS_LINES.search(page) is not None
    cost, elements, tables, depth = 0.0, 0, 0, 0
    for end, tag, attributes, text in _PIECE.findall(page):
        step = -1 if end else 1
        tables += step * (tag == "table")
        depth += step * (tag in _NESTING)
        elements += not end
        own = 0 if end else _cost_of(tag, attributes)
        own += len(text) / _CHARACTERS + len(_MARK.findall(text)) / _MARKS
        own += keeps_lines * text.count("\n")
        cost += own * 2 ** max(0, tables - 1)
        if cost > _MOST_COST or depth > _MOST_DEPTH:
            raise _too_large(f"a cost of {cost}, {depth} elements within one another")
    selectors = sum(len(_SELECTOR.findall(sheet[2])) for sheet in _STYLE_SHEET.finditer(page))
    if selectors * elements > _MOST_MATCHES:
        raise _too_large(f"{selectors} selectors for {elements} elements")


def _cost_of(tag: str, attributes: str) -> int:
    cost = _COSTS.get(tag, 1) + _COST_OF_PLACE * len(_PLACE.findall(attributes))
    for span in _SPAN.findall(attributes):
        cost *= max(1, int(span))
    return cost


def read_html(path: Path) -> str:
    """Return the sanitized page of the HTML report at *path*, to be shown in QGIS.

    :raises ReportUnreadable: ``missing``, ``empty``, ``no_report`` or ``too_large``.
    """
    page = safe_html(_text_of(path))
    check_layout(page)
    return page


def write_safe_copy(path: Path, folder: Path) -> Path:
    """Write a sanitized copy of the HTML report at *path* to *folder*, for a browser. Return its path.

    :func:`check_layout` does not apply, as a browser lays out a page in a separate process.

    :raises ReportUnreadable: as :func:`read_html`.
    :raises OSError: it can't be written.
    """
    copy = folder / f"{clean_name(path.stem) or 'report'}.html"
    copy.write_text(_POLICY + safe_html(_text_of(path)), "utf-8", "replace")
    return copy


_POLICY = (
    '<!DOCTYPE html><meta charset="utf-8"><meta name="referrer" content="no-referrer">'
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; '
    "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
)


def _text_of(path: Path) -> str:
    check_report(path, ".html")
    try:
        if path.stat().st_size > HTML_BYTES:
            raise _too_large("more than 20 MB")
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
        except (UnicodeError, LookupError):  # including encodings that are not for text
            continue
    return body.decode("utf-8", "replace")
