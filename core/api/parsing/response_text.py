"""Read responses other than records: errors (spec 7), single JSON values, unknown bodies."""

from __future__ import annotations

import html
import re
from typing import Any, Optional

from ..errors import Truncated, UnreadableAnswer
from .json_text import TOO_DEEP, TooDeep, load_json, service_decoder

MARKS = b"\xef\xbb\xbf \t\r\n"
"""Bytes of the UTF-8 byte order mark and of white space, which may precede any text."""
BODY_KEPT = 65536
"""Bytes of the body of an error or unreadable response that are kept for support."""
_LINE = 300
LONGEST_MESSAGE = 500
"""Characters of a service's message, or of the description of a response. No ellipsis is added, as the
redaction recognizes a key that is cut off at the end of a text."""
_UNSEEN = re.compile(r"<(script|style|head)\b", re.IGNORECASE)
_GATE = re.compile(
    r"<(?:title|h1)[^<>]*>[^<]*\b(?:access denied|proxy|sign in|log ?[io]n|authentication required|blocked"
    r"|request rejected|url could not be retrieved|just a moment|attention required|security check"
    r"|(?:scheduled|under|planned|down for) maintenance|temporarily unavailable"
    r"|(?:guest|free|public) (?:wi-?fi|network)|network notice|captive portal|welcome to nginx"
    r"|bad gateway|gateway time-?out|service (?:temporarily )?unavailable|too many requests|bad request"
    r"|401 authorization required|403 forbidden|404 not found|internal server error)\b"
    r"|<title[^<>]*>\s*maintenance(?: mode| page| notice| window| in progress)?\s*<"
    r"|<input[^<>]*type=[\"']?password|<wispaccessgatewayparam|requested url was rejected"
    r"|your support id is|cf-browser-verification|<hr><center>(?:nginx|openresty|cloudflare)",
    re.IGNORECASE,
)
"""Pages that are sent in place of a response, with any status: of proxies, firewalls, guest networks,
sign-ins and maintenance."""
_REPORT = re.compile(r"\s*(?:<[?!][^>]*>\s*)*<(?:[\w.-]+:)?(?:Service)?ExceptionReport\b")
"""An error report of a map service, with any status (OGC WMS and WFS)."""
_TITLE = re.compile(r"<title[^<>]*>([^<]*)</title", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")


def read_json(body: bytes, endpoint: str = "") -> Any:
    """Return the value of a complete JSON body.

    :raises UnreadableAnswer: it is not JSON, or nested too deeply.
    :raises Truncated: it ends within a value.
    """
    text = body.decode("utf-8-sig", errors="replace")
    try:
        return load_json(text, service_decoder())
    except TooDeep:
        raise unreadable(TOO_DEEP, body, endpoint) from None
    except ValueError as error:
        ends_open = getattr(error, "pos", 0) >= len(text.rstrip()) - 1 or "Unterminated" in str(error)
        if text[:1] in ("{", "[") and ends_open:
            raise truncated(f"JSON cut off at byte {len(body)}", body, endpoint) from None
        raise unreadable(looks_like(body), body, endpoint) from None


def unreadable(seen: str, body: bytes, endpoint: str = "", service_message: str = "") -> UnreadableAnswer:
    """Return the error for a response in an unknown form; *seen* describes it."""
    seen = seen[:LONGEST_MESSAGE]
    error = UnreadableAnswer(
        f"{endpoint or 'answer'}: {seen}", seen=seen, body=body[:BODY_KEPT], endpoint=endpoint
    )
    error.service_message = service_message
    return error


def truncated(seen: str, body: bytes, endpoint: str = "") -> Truncated:
    """Return the error for a body that ends too early."""
    return Truncated(f"{endpoint or 'answer'}: {seen}", seen=seen, body=body[:BODY_KEPT], endpoint=endpoint)


def looks_like(body: bytes) -> str:
    """Describe a body by its first bytes."""
    start = body[:BODY_KEPT].lstrip(MARKS)
    head = start[:200].lower()
    if not start:
        return "an empty body"
    if start.startswith(b"%PDF"):
        return "a PDF file"
    if is_html(start):
        name = title(start)
        return f"an HTML page ({name})" if name else "an HTML page"
    if head.startswith(b"<"):
        return "an XML document"
    if head[:1] in b"{[":
        return "JSON that is broken"
    if b"\x00" in head:
        return "a binary file"
    return f"a text: {first_line(start)[:60]!r}"


def is_html(body: bytes) -> bool:
    """Return whether the first bytes are those of an HTML page."""
    head = body[:1024].lstrip(MARKS).lower()
    return head.startswith((b"<!doctype html", b"<html")) or (head[:1] == b"<" and b"<html" in head)


def is_gate(body: bytes) -> bool:
    """Return whether an HTML page is one of those that are sent in place of the service's response."""
    return bool(_GATE.search(_text(body)))


def is_report(body: bytes) -> bool:
    """Return whether the first bytes are those of a map service's report of an error."""
    return bool(_REPORT.match(_text(body)))


def report_message(body: bytes) -> str:
    """Return the message of a map service's error report; ``""`` for anything else."""
    if not is_report(body):
        return ""
    return " ".join(html.unescape(_TAG.sub(" ", _text(body))).split())[:LONGEST_MESSAGE]


def error_message(body: bytes) -> str:
    """Return the service's message: shape A or B (spec 7), a report, else the first line of text.

    An HTML page has no message.
    """
    start = body.lstrip(MARKS)
    if start[:1] in (b"{", b"["):
        try:
            return message_in(load_json(start.decode("utf-8", "replace"))) or first_line(start)
        except ValueError:
            return first_line(start)
    return "" if is_html(start) else report_message(start) or first_line(start)


def message_in(value: Any) -> str:
    """Return the text of shape A (``message``) or B (``errorMessage.message``) in a JSON value, or ``""``.

    Half a surrogate pair, which no file or database accepts, becomes U+FFFD.
    """
    if not isinstance(value, dict):
        return ""
    inner: Any = value.get("errorMessage")
    candidates = (value.get("message"), inner.get("message") if isinstance(inner, dict) else inner)
    said = next((text.strip() for text in candidates if isinstance(text, str) and text.strip()), "")
    return said[:LONGEST_MESSAGE].encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def first_line(body: bytes) -> str:
    """Return the first line that has text, without tags."""
    text = _text(body)
    if text.lstrip().startswith("<"):
        text = html.unescape(_TAG.sub(" ", _seen_in(text)))
    lines = (" ".join(line.split()) for line in text.splitlines())
    return next((line[:_LINE] for line in lines if line), "")


def _seen_in(page: str) -> str:
    """Return *page* without scripts, styles and head; without an end tag they extend to the end."""
    folded, seen, at = page.lower(), [], 0
    while at >= 0:
        unseen = _UNSEEN.search(page, at)
        seen.append(page[at : unseen.start()] if unseen else page[at:])
        at = folded.find(f"</{unseen.group(1).lower()}", unseen.end()) if unseen else -1
    return " ".join(seen)


def title(body: bytes) -> str:
    """Return the title of an HTML page, else its first line."""
    match: Optional[re.Match[str]] = _TITLE.search(_text(body))
    found = " ".join(html.unescape(match.group(1)).split()) if match else first_line(body)
    return found[:_LINE]


def _text(body: bytes) -> str:
    return body[:BODY_KEPT].decode("utf-8-sig", errors="replace")
