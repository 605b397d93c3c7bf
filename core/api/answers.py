"""What an answer says besides its records: errors (spec 7), JSON values, and what an unknown body is."""

from __future__ import annotations

import html
import json
import re
from typing import Any, Optional

from .errors import UnreadableAnswer

BODY_KEPT = 65536
"""Bytes of an error's or an unreadable answer's body that are kept for support."""
_LINE = 300
_NO_JSON: dict[str, None] = dict.fromkeys(("NaN", "Infinity", "-Infinity"))
_UNSEEN = re.compile(r"<(script|style|head)\b.*?</\1\s*>", re.IGNORECASE | re.DOTALL)
_TITLE = re.compile(r"<title[^>]*>(.*?)</title", re.IGNORECASE | re.DOTALL)
_TAG = re.compile(r"<[^>]*>")


def decoder() -> json.JSONDecoder:
    """Integers of any length stay exact; NaN and Infinity, which JSON does not know, become None."""
    return json.JSONDecoder(strict=False, parse_constant=_NO_JSON.get)


def read_json(body: bytes, endpoint: str = "") -> Any:
    """The value of a whole JSON body; raises UnreadableAnswer."""
    text = body.decode("utf-8-sig", errors="replace")
    try:
        return decoder().decode(text)
    except (ValueError, RecursionError) as error:
        cut = text[:1] in ("{", "[") and getattr(error, "pos", 0) >= len(text.rstrip()) - 1
        seen = f"JSON cut off at byte {len(body)}" if cut else looks_like(body)
        raise unreadable(seen, body, endpoint) from None


def unreadable(seen: str, body: bytes, endpoint: str = "", service_message: str = "") -> UnreadableAnswer:
    """The error for an answer that is none of the forms we know; *seen* in a few words."""
    error = UnreadableAnswer(
        f"{endpoint or 'answer'}: {seen}", seen=seen, body=body[:BODY_KEPT], endpoint=endpoint
    )
    error.service_message = service_message
    return error


def looks_like(body: bytes) -> str:
    """What a body is, in a few words, by its first bytes."""
    start = body[:BODY_KEPT].lstrip(b"\xef\xbb\xbf \t\r\n")
    head = start[:200].lower()
    if not start:
        return "an empty body"
    if start.startswith(b"%PDF"):
        return "a PDF file"
    if is_html(start):
        title = _title(start)
        return f"an HTML page ({title})" if title else "an HTML page"
    if head.startswith(b"<"):
        return "an XML document"
    if head[:1] in b"{[":
        return "JSON that is broken"
    if b"\x00" in head:
        return "a binary file"
    return f"a text: {first_line(start)[:60]!r}"


def is_html(body: bytes) -> bool:
    """Whether the first bytes are those of an HTML page."""
    head = body[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return head.startswith((b"<!doctype html", b"<html")) or (head[:1] == b"<" and b"<html" in head)


def error_message(body: bytes) -> str:
    """The service's own words: shape A, shape B, else the first line of text (a page's title first)."""
    start = body.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start[:1] in (b"{", b"["):
        try:
            return message_in(json.loads(start)) or first_line(start)
        except (ValueError, RecursionError):
            return first_line(start)
    if is_html(start):
        return _title(start)
    return first_line(start)


def message_in(value: Any) -> str:
    """The text of shape A (``message``) or shape B (``errorMessage.message``) in a JSON value, or ``""``.

    Half a surrogate pair in it, which no file or database takes, becomes U+FFFD.
    """
    if not isinstance(value, dict):
        return ""
    inner: Any = value.get("errorMessage")
    candidates = (value.get("message"), inner.get("message") if isinstance(inner, dict) else inner)
    said = next((text.strip() for text in candidates if isinstance(text, str) and text.strip()), "")
    return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def first_line(body: bytes) -> str:
    """The first line that holds text, without tags."""
    text = body[:BODY_KEPT].decode("utf-8", errors="replace")
    if text.lstrip().startswith("<"):
        text = html.unescape(_TAG.sub(" ", _UNSEEN.sub(" ", text)))
    lines = (" ".join(line.split()) for line in text.splitlines())
    return next((line[:_LINE] for line in lines if line), "")


def _title(body: bytes) -> str:
    match: Optional[re.Match[str]] = _TITLE.search(body[:BODY_KEPT].decode("utf-8", errors="replace"))
    title = " ".join(html.unescape(match.group(1)).split()) if match else first_line(body)
    return title[:_LINE]
