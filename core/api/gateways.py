"""Who answered in place of the service: the proxies and gateways on the way to it."""

from __future__ import annotations

import re
from typing import Mapping, Optional
from urllib.parse import urljoin, urlsplit

from . import answers
from .errors import ApiError, GatewayRefused, UnexpectedStatus, error_type

_LONGEST_NAME = 60
_LONGEST_TARGET = 200
UNNAMED = "?"
_OWN_FAILURE = 500
"""Frameworks answer it with a page when the service itself breaks."""
_REFUSALS = frozenset({400, 401, 403})
"""Which say of the service that the request, the key or its rights are at fault; of a gateway, they don't."""
_CHALLENGE = re.compile(r"\s*(?:basic|digest|negotiate|ntlm)\b", re.IGNORECASE)
"""For a user and a password; the service asks for a key."""
_CERTIFICATE = re.compile(r"\bSSL certificate\b", re.IGNORECASE)
_SIGN_IN = re.compile(r"log-?_?in|sign-?_?in|\bsso\b|saml|oauth|/auth\b", re.IGNORECASE)


def who_answered(status: int, headers: Mapping[str, str], body: bytes) -> str:
    """Return the name of the proxy or gateway that answered with an error; ``""``: the service did.

    The service's own errors are JSON or a text. ``UNNAMED`` stands for one that does not say what it is.

    :param headers: whose names are found in any case.
    """
    is_page = answers.is_html(body) and status != _OWN_FAILURE
    is_challenge = status == 401 and _CHALLENGE.match(headers.get("WWW-Authenticate", ""))
    if not (is_page or "X-Squid-Error" in headers or (is_challenge and not body.lstrip().startswith(b"{"))):
        return ""
    name = headers.get("Server", "") or headers.get("Via", "").partition(",")[0] or answers.title(body)
    return " ".join(name.split())[:_LONGEST_NAME] or UNNAMED


def error_of(message: str, status: int, who: str, body: bytes, said: str, endpoint: str) -> ApiError:
    """Return the error for a bad *status*; *said*: the service's words, *who*: by :func:`who_answered`."""
    kind = error_type(status)
    if not who or not (status in _REFUSALS or kind is UnexpectedStatus):
        error = kind(message, status=status, service_message=said, endpoint=endpoint)
    else:
        reason = "sign_in" if status == 401 else ""
        if status == 400 and _CERTIFICATE.search(answers.title(body)):
            reason = "certificate"
        error = GatewayRefused(message, reason=reason, status=status, endpoint=endpoint)
    error.answered_by = who
    return error


def target_of(location: Optional[str], url: str) -> str:
    """Return scheme, host and path of a ``Location``; ``""``: there is none, or it is no address."""
    try:
        parts = urlsplit(urljoin(url, location or ""))
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return ""
    if not location or not parts.hostname:
        return ""
    return f"{parts.scheme}://{parts.hostname}{port}{parts.path}"[:_LONGEST_TARGET]


def asks_to_sign_in(target: str) -> bool:
    """Whether the address that :func:`target_of` gives is that of a page to sign in."""
    return bool(_SIGN_IN.search(target))
