"""Remove keys from errors and texts, in every encoding in which they may appear."""

from __future__ import annotations

import base64
import json
import re
from functools import lru_cache
from html import escape
from typing import Any, Callable, Iterable, Iterator
from urllib.parse import quote, quote_plus

SHORTEST = 6
"""Shorter parts of a key occur in any text by chance."""
HIDDEN = "***"
_HEADER = re.compile(r"((?:proxy-)?authorization['\"]?\s*[:=]\s*['\"]?)[^'\"\r\n,}]+", re.IGNORECASE)
_URL_USER = re.compile(r"((?<!\w)\w+://)[^/@\s]+@")
"""Anchored at the start of a word: matching from each letter of a long word would take quadratic time."""
_PERCENT = re.compile("%[0-9A-F]{2}")
_SPECIAL = re.compile("[^A-Za-z0-9]")
_WAYS: tuple[Callable[[str], str], ...] = (
    str,
    quote,
    quote_plus,
    lambda key: quote(key, safe=""),
    lambda key: quote(quote(key, safe=""), safe=""),
    lambda key: _PERCENT.sub(lambda found: found.group().lower(), quote(key)),
    lambda key: _PERCENT.sub(lambda found: found.group().lower(), quote(key, safe="")),
    escape,
    lambda key: _SPECIAL.sub(lambda found: f"&#{ord(found.group())};", key),
    lambda key: _SPECIAL.sub(lambda found: f"&#x{ord(found.group()):x};", key),
    lambda key: _SPECIAL.sub(lambda found: f"&#x{ord(found.group()):X};", key),
    lambda key: json.dumps(key)[1:-1],
    lambda key: json.dumps(key)[1:-1].replace("/", "\\/"),
    lambda key: _SPECIAL.sub(lambda found: f"\\u{ord(found.group()):04x}", key),
    lambda key: _SPECIAL.sub(lambda found: f"\\u{ord(found.group()):04X}", key),
)
"""Encodings of a key: unchanged, in URLs, in XML and HTML, and in JSON."""


@lru_cache(maxsize=32)
def spellings(key: str) -> frozenset[bytes]:
    """Return the encodings of *key*: UTF-8, UTF-16, in URLs, XML and JSON, as hex and base64."""
    raw = key.encode()
    texts = {way(key).encode() for way in _WAYS}
    texts |= {key.encode("utf-16-le"), key.encode("utf-16-be"), raw.hex().encode()}
    return frozenset(texts | set(_in_base64(raw)))


def redact(error: Exception, *secrets: str) -> None:
    """Remove *secrets* from all texts and bodies of *error*, in any encoding and if cut off.

    The only place for errors: ``Transport`` passes every error here that it raises or stores.
    """
    error.args = tuple(_redacted(each, secrets) for each in error.args)
    for name, fact in vars(error).items():
        setattr(error, name, _redacted(fact, secrets))


def _redacted(fact: Any, secrets: tuple[str, ...]) -> Any:
    if isinstance(fact, str):
        return redacted(fact, *secrets)
    return _without(fact, secrets) if isinstance(fact, bytes) else fact


def redacted(text: str, *secrets: str) -> str:
    """Return *text* without *secrets*, in any encoding and if cut off, and without credentials in URLs."""
    # A service may cut its message inside an emoji; half a surrogate pair must not hide the error.
    text = _without(text.encode("utf-8", "surrogatepass"), secrets).decode("utf-8", "surrogatepass")
    return _URL_USER.sub(rf"\g<1>{HIDDEN}@", _HEADER.sub(rf"\g<1>{HIDDEN}", text))


def _without(body: bytes, secrets: tuple[str, ...]) -> bytes:
    """Return *body* without *secrets*, even if one is cut off.

    Services truncate with ``...``, ``[...]``, ``****``, a bracket or nothing, so anything that begins like a
    secret is removed.
    """
    for secret in secrets:
        for form in _forms(secret):
            body = body.replace(form, HIDDEN.encode())
        body = _without_beginnings(body, (form for form in _forms(secret) if len(form) > SHORTEST))
    return body


@lru_cache(maxsize=32)
def _forms(key: str) -> tuple[bytes, ...]:
    """Return all byte sequences to remove, the longest first; in base64 also letters that depend on their
    neighbors."""
    encoded = {base64.b64encode(text.encode()) for text in (key, f":{key}", f"{key}:")}
    forms = spellings(key) | encoded | {text.rstrip(b"=") for text in encoded}
    return tuple(sorted(forms - {b""}, key=lambda form: (-len(form), form)))


def _without_beginnings(body: bytes, forms: Iterable[bytes]) -> bytes:
    """Return *body* without the longest beginnings of *forms* in it; some forms share a beginning."""
    kept, end = [], 0
    for start, stop in sorted(found for form in forms for found in _beginnings(body, form)):
        if start >= end:
            kept.append(body[end:start])
        end = max(end, stop)
    return HIDDEN.encode().join((*kept, body[end:]))


def _beginnings(body: bytes, form: bytes) -> Iterator[tuple[int, int]]:
    """Yield start and end of each beginning of *form* in *body*."""
    at = body.find(form[:SHORTEST])
    while at >= 0:
        end = at + next(size for size in range(len(form), 0, -1) if body.startswith(form[:size], at))
        while end < len(body) and body[end] & 0xC0 == 0x80:  # another character may start with the same byte
            end -= 1
        yield at, end
        at = body.find(form[:SHORTEST], end)


def _in_base64(raw: bytes) -> Iterator[bytes]:
    """Yield the invariant part of the base64 of *raw* for each of its three possible offsets."""
    for before in range(3):
        text = base64.b64encode(b"\0" * before + raw)
        first = (0, 2, 3)[before]
        beyond = (before + len(raw)) % 3
        inner = text[first : len(text) - (0, 3, 2)[beyond]]
        if len(inner) >= SHORTEST:
            yield inner
            yield inner.replace(b"+", b"-").replace(b"/", b"_")
