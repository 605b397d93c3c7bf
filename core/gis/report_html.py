"""An HTML report made harmless: no script, nothing fetched, nothing sent.

What a QTextBrowser can show is kept (:data:`KEPT_TAGS`, :data:`KEPT_ATTRIBUTES`), all else goes.
"""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Optional

from .pdf_pages import ReportUnreadable

HTML_BYTES = 20 * 1024 * 1024


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
FETCHING_STYLE = re.compile(r"url\s*\(|@import|expression\s*\(|\\", re.IGNORECASE)
OUTSIDE_LINK = re.compile(r"(https?://|mailto:|#)", re.IGNORECASE)
INLINE_IMAGE = re.compile(r"data:image/(png|jpeg|gif|bmp);base64,", re.IGNORECASE)
ALLOWED_VALUES = {
    "href": lambda value: OUTSIDE_LINK.match(value) is not None,
    "src": lambda value: INLINE_IMAGE.match(value) is not None,
    "style": lambda value: FETCHING_STYLE.search(value) is None,
}


class _Cleaner(HTMLParser):
    """Writes a document again with the kept tags and attributes only."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.written: list[str] = []
        self._dropping: list[str] = []
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        if tag in DROPPED_WITH_TEXT:
            self._dropping.append(tag)
        elif tag in KEPT_TAGS and not self._dropping:
            self._in_style = tag == "style"
            self.written.append(f"<{tag}{''.join(map(_written_attribute, attrs))}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, Optional[str]]]) -> None:
        if tag not in DROPPED_WITH_TEXT:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._dropping:
            while self._dropping.pop() != tag:
                continue
        elif tag in KEPT_TAGS and not self._dropping:
            self._in_style = False
            self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if self._dropping:
            return
        if not self._in_style:
            self.written.append(html.escape(data, quote=False))
        elif not FETCHING_STYLE.search(data):
            self.written.append(data.replace("<", ""))


def _written_attribute(attribute: tuple[str, Optional[str]]) -> str:
    name, value = attribute
    value = (value or "").strip()
    if name not in KEPT_ATTRIBUTES or not ALLOWED_VALUES.get(name, bool)(value):
        return ""
    return f' {name}="{html.escape(value)}"'


def safe_html(text: str) -> str:
    """*text* without anything that runs, fetches or sends: scripts, frames, forms, refreshes, handlers,
    images and styles from elsewhere, links to files. Images within the document stay."""
    cleaner = _Cleaner()
    cleaner.feed(text)
    cleaner.close()
    return "".join(cleaner.written)


def read_html(path: Path) -> str:
    """The harmless text of the HTML report at *path*; it has no base address.

    :raises ReportUnreadable: ``missing``, ``empty`` or ``too_large`` (more than 20 MB).
    """
    try:
        if path.stat().st_size > HTML_BYTES:
            raise ReportUnreadable("more than 20 MB of HTML", reason="too_large")
        body = path.read_bytes()
    except OSError as error:
        raise ReportUnreadable(str(error), reason="missing") from error
    if not body.strip():
        raise ReportUnreadable("the file has no text", reason="empty")
    return safe_html(_decoded(body))


def _decoded(body: bytes) -> str:
    declared = re.search(rb"charset\s*=\s*[\"']?([\w.:-]+)", body[:2048], re.IGNORECASE)
    named = declared.group(1).decode("ascii") if declared else "utf-8"
    for charset in ("utf-8-sig", named, "cp1252"):
        try:
            return body.decode(charset)
        except (UnicodeDecodeError, LookupError):
            continue
    return body.decode("utf-8", "replace")
