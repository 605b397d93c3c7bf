"""How a key may be written, and what takes it out of errors and texts."""

from __future__ import annotations

import base64
import json
import re
from functools import lru_cache
from html import escape
from typing import Any, Callable, Iterable, Iterator
from urllib.parse import quote, quote_plus

SHORTEST = 6
"""A shorter piece of a key is found in any text by chance."""
HIDDEN = "***"
_HEADER = re.compile(r"((?:proxy-)?authorization['\"]?\s*[:=]\s*['\"]?)[^'\"\r\n,}]+", re.IGNORECASE)
_URL_USER = re.compile(r"((?<!\w)\w+://)[^/@\s]+@")
"""From a word's beginning: a search that begins at each letter of a long one takes its length squared."""
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
"""A key as it is, in addresses, in XML and HTML, and in JSON."""


@lru_cache(maxsize=32)
def spellings(key: str) -> frozenset[bytes]:
    """Return how *key* may be written: UTF-8, UTF-16, in addresses, in XML, in JSON, in hex and as base64."""
    raw = key.encode()
    texts = {way(key).encode() for way in _WAYS}
    texts |= {key.encode("utf-16-le"), key.encode("utf-16-be"), raw.hex().encode()}
    return frozenset(texts | set(_in_base64(raw)))


def redact(error: Exception, *secrets: str) -> None:
    """Take *secrets* out of all texts and bodies that *error* holds, however they are written or cut off.

    The one place for errors: ``Transport`` has all that it raises, and all that it keeps, pass here.
    """
    error.args = tuple(_redacted(each, secrets) for each in error.args)
    for name, fact in vars(error).items():
        setattr(error, name, _redacted(fact, secrets))


def _redacted(fact: Any, secrets: tuple[str, ...]) -> Any:
    if isinstance(fact, str):
        return redacted(fact, *secrets)
    return _without(fact, secrets) if isinstance(fact, bytes) else fact


def redacted(text: str, *secrets: str) -> str:
    """Return *text* without *secrets*, however they are written or cut off, and without any credentials."""
    # A service may cut its message inside an emoji: half of one is no reason to lose the error.
    text = _without(text.encode("utf-8", "surrogatepass"), secrets).decode("utf-8", "surrogatepass")
    return _URL_USER.sub(rf"\g<1>{HIDDEN}@", _HEADER.sub(rf"\g<1>{HIDDEN}", text))


def _without(body: bytes, secrets: tuple[str, ...]) -> bytes:
    """Return *body* without *secrets*, also where one is cut off.

    Services cut with ``...``, ``[...]``, ``****``, a bracket or nothing at all, so that whatever begins as a
    secret does is taken for one.
    """
    for secret in secrets:
        for form in _forms(secret):
            body = body.replace(form, HIDDEN.encode())
        body = _without_beginnings(body, (form for form in _forms(secret) if len(form) > SHORTEST))
    return body


@lru_cache(maxsize=32)
def _forms(key: str) -> tuple[bytes, ...]:
    """Return all that is taken out, the longest first; of base64 also letters that their neighbors change."""
    encoded = {base64.b64encode(text.encode()) for text in (key, f":{key}", f"{key}:")}
    forms = spellings(key) | encoded | {text.rstrip(b"=") for text in encoded}
    return tuple(sorted(forms - {b""}, key=lambda form: (-len(form), form)))


def _without_beginnings(body: bytes, forms: Iterable[bytes]) -> bytes:
    """Return *body* without the beginnings of *forms*, each as far as it goes: some begin alike."""
    kept, end = [], 0
    for start, stop in sorted(found for form in forms for found in _beginnings(body, form)):
        if start >= end:
            kept.append(body[end:start])
        end = max(end, stop)
    return HIDDEN.encode().join((*kept, body[end:]))


def _beginnings(body: bytes, form: bytes) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each beginning of *form* in *body*."""
    at = body.find(form[:SHORTEST])
    while at >= 0:
        end = at + next(size for size in range(len(form), 0, -1) if body.startswith(form[:size], at))
        while end < len(body) and body[end] & 0xC0 == 0x80:  # another character may begin as ours does
            end -= 1
        yield at, end
        at = body.find(form[:SHORTEST], end)


def _in_base64(raw: bytes) -> Iterator[bytes]:
    """Yield, for each of the three ways in which *raw* falls into groups, the part that stays the same."""
    for before in range(3):
        text = base64.b64encode(b"\0" * before + raw)
        first = (0, 2, 3)[before]
        beyond = (before + len(raw)) % 3
        inner = text[first : len(text) - (0, 3, 2)[beyond]]
        if len(inner) >= SHORTEST:
            yield inner
            yield inner.replace(b"+", b"-").replace(b"/", b"_")
