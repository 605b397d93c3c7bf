"""What an answer says besides its records: errors (spec 7), JSON values, and what an unknown body is."""

from __future__ import annotations

import html
import json
import re
import sys
from itertools import chain
from typing import Any, Callable, Optional

from .errors import Truncated, UnreadableAnswer

BODY_KEPT = 65536
"""Bytes of an error's or an unreadable answer's body that are kept for support."""
_LINE = 300
LONGEST_MESSAGE = 500
"""Characters of a service's words, and of what an answer looks like; without a mark where they are cut, as
the redaction knows a key that is cut off at the end of a text."""
_MOST_DIGITS = 4300
"""Of an integer, where this Python has no such bound of its own: converting one takes its square."""
_NO_JSON: dict[str, None] = dict.fromkeys(("NaN", "Infinity", "-Infinity"))
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
"""Pages that stand in the way of an answer, with whichever status: of proxies, firewalls, networks for
guests, sign-ins and maintenance."""
_TITLE = re.compile(r"<title[^<>]*>([^<]*)</title", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
DEEPEST = 200
"""Objects and lists within one another; Python's stack has a bound, and each version another one."""
TOO_DEEP = "JSON that is nested too deeply"


def decoder() -> json.JSONDecoder:
    """Integers of any length stay exact; NaN and Infinity, which JSON does not know, become None."""
    return json.JSONDecoder(strict=False, parse_constant=_NO_JSON.get, parse_int=_integers())


def _integers() -> Optional[Callable[[str], int]]:
    """What reads integers; None: Python itself, which refuses those of thousands of digits."""
    has_bound = getattr(sys, "get_int_max_str_digits", int)()
    return None if has_bound else _short_integer


def _short_integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError("a number of thousands of digits")
    return int(digits)


def read_json(body: bytes, endpoint: str = "") -> Any:
    """The value of a whole JSON body; raises UnreadableAnswer."""
    text = body.decode("utf-8-sig", errors="replace")
    try:
        value = decoder().decode(text)
        if _is_deep(value):
            raise RecursionError
        return value
    except RecursionError:
        raise unreadable(TOO_DEEP, body, endpoint) from None
    except ValueError as error:
        ends_open = getattr(error, "pos", 0) >= len(text.rstrip()) - 1 or "Unterminated" in str(error)
        if text[:1] in ("{", "[") and ends_open:
            raise truncated(f"JSON cut off at byte {len(body)}", body, endpoint) from None
        raise unreadable(looks_like(body), body, endpoint) from None


def kept_json(text: str) -> Any:
    """The value of a text that we have kept ourselves, in a project, say, which may come from somebody else.

    :raises ValueError: for whatever is no JSON of ours, also one that is nested too deeply.
    """
    try:
        value = json.loads(text, parse_int=_integers())
    except RecursionError:
        raise ValueError(TOO_DEEP) from None
    if _is_deep(value):
        raise ValueError(TOO_DEEP)
    return value


def to_keep(value: Any, indent: Optional[int] = None) -> str:
    """*value* as JSON that every file and database takes: the inverse of :func:`kept_json`.

    What is readable stays so; half a surrogate pair, which UTF-8 has no room for, is there as its escape.
    """
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    # Python's escape is JSON's: outside of its texts, JSON has nothing but ASCII.
    return text.encode("utf-8", "backslashreplace").decode()


def written(value: Any) -> str:
    """*value*, which came in an answer, as JSON; raises UnreadableAnswer where it is nested too deeply."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except RecursionError:
        raise unreadable(TOO_DEEP, b"") from None


def _is_deep(value: Any) -> bool:
    """Whether *value* has more than DEEPEST objects and lists within one another."""
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(DEEPEST):
        items = (each.values() if isinstance(each, dict) else each for each in level)
        level = [item for item in chain.from_iterable(items) if isinstance(item, (dict, list))]
        if not level:
            return False
    return True


def unreadable(seen: str, body: bytes, endpoint: str = "", service_message: str = "") -> UnreadableAnswer:
    """The error for an answer that is none of the forms we know; *seen* in a few words."""
    seen = seen[:LONGEST_MESSAGE]
    error = UnreadableAnswer(
        f"{endpoint or 'answer'}: {seen}", seen=seen, body=body[:BODY_KEPT], endpoint=endpoint
    )
    error.service_message = service_message
    return error


def truncated(seen: str, body: bytes, endpoint: str = "") -> Truncated:
    """The error for a body that ends too early."""
    return Truncated(f"{endpoint or 'answer'}: {seen}", seen=seen, body=body[:BODY_KEPT], endpoint=endpoint)


def looks_like(body: bytes) -> str:
    """What a body is, in a few words, by its first bytes."""
    start = body[:BODY_KEPT].lstrip(b"\xef\xbb\xbf \t\r\n")
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
    """Whether the first bytes are those of an HTML page."""
    head = body[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return head.startswith((b"<!doctype html", b"<html")) or (head[:1] == b"<" and b"<html" in head)


def is_gate(body: bytes) -> bool:
    """Whether an HTML page is one of those that answer in place of the service."""
    return bool(_GATE.search(body[:BODY_KEPT].decode("utf-8", errors="replace")))


def error_message(body: bytes) -> str:
    """The service's own words: shape A, shape B, else the first line of text; a page has none."""
    start = body.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start[:1] in (b"{", b"["):
        try:
            return message_in(kept_json(start.decode("utf-8", "replace"))) or first_line(start)
        except ValueError:
            return first_line(start)
    return "" if is_html(start) else first_line(start)


def message_in(value: Any) -> str:
    """The text of shape A (``message``) or shape B (``errorMessage.message``) in a JSON value, or ``""``.

    Half a surrogate pair in it, which no file or database takes, becomes U+FFFD.
    """
    if not isinstance(value, dict):
        return ""
    inner: Any = value.get("errorMessage")
    candidates = (value.get("message"), inner.get("message") if isinstance(inner, dict) else inner)
    said = next((text.strip() for text in candidates if isinstance(text, str) and text.strip()), "")
    return said[:LONGEST_MESSAGE].encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def first_line(body: bytes) -> str:
    """The first line that holds text, without tags."""
    text = body[:BODY_KEPT].decode("utf-8", errors="replace")
    if text.lstrip().startswith("<"):
        text = html.unescape(_TAG.sub(" ", _seen_in(text)))
    lines = (" ".join(line.split()) for line in text.splitlines())
    return next((line[:_LINE] for line in lines if line), "")


def _seen_in(page: str) -> str:
    """*page* without scripts, styles and its head; what does not end goes on to the end."""
    folded, seen, at = page.lower(), [], 0
    while at >= 0:
        unseen = _UNSEEN.search(page, at)
        seen.append(page[at : unseen.start()] if unseen else page[at:])
        at = folded.find(f"</{unseen.group(1).lower()}", unseen.end()) if unseen else -1
    return " ".join(seen)


def title(body: bytes) -> str:
    """The title of an HTML page, else its first line."""
    match: Optional[re.Match[str]] = _TITLE.search(body[:BODY_KEPT].decode("utf-8", errors="replace"))
    found = " ".join(html.unescape(match.group(1)).split()) if match else first_line(body)
    return found[:_LINE]
