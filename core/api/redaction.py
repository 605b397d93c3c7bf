"""The one function that takes the key out of a text before anyone can read it."""

from __future__ import annotations

import base64
import re
from urllib.parse import quote, quote_plus

_HEADER = re.compile(r"((?:proxy-)?authorization['\"]?\s*[:=]\s*['\"]?)[^'\"\r\n,}]+", re.IGNORECASE)
_URL_USER = re.compile(r"(\w+://)[^/@\s]+@")
HIDDEN = "***"


def redacted(text: str, key: str) -> str:
    """*text* without *key*, also where it is percent-encoded or base64, and without any credentials.

    Every text that goes to a log or an error passes here.
    """
    # A service may cut its message inside an emoji: half of one is no reason to lose the error.
    text = without_key(text.encode("utf-8", "surrogatepass"), key).decode("utf-8", "surrogatepass")
    return _URL_USER.sub(rf"\g<1>{HIDDEN}@", _HEADER.sub(rf"\g<1>{HIDDEN}", text))


def without_key(body: bytes, key: str) -> bytes:
    """*body* without *key* in any form, and otherwise as it was."""
    for form in _forms(key):
        body = body.replace(form.encode(), HIDDEN.encode())
    return body


def _forms(key: str) -> list[str]:
    encoded = [base64.b64encode(text.encode()).decode() for text in (key, f":{key}", f"{key}:")]
    plain = [key, quote(key, safe=""), quote(key), quote_plus(key)]
    bare = [text.rstrip("=") for text in encoded]
    return sorted({form for form in (*plain, *encoded, *bare) if form}, key=len, reverse=True)
