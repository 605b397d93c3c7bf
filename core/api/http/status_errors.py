"""Convert responses with a failure status, of the service or of a gateway, to errors (spec 7)."""

from __future__ import annotations

import re
from typing import Any, Mapping
from urllib.parse import urljoin, urlsplit

from ..errors import ApiError, GatewayRefused, Redirected, UnexpectedStatus, error_type
from ..parsing import response_text
from .retry import retry_seconds

_LONGEST_NAME = 60
_LONGEST_TARGET = 200
UNNAMED = "?"
_OWN_FAILURE = 500
"""Frameworks send it with an HTML page when the service itself fails."""
_REFUSALS = frozenset({400, 401, 403})
"""Statuses that, from the service, concern the request or the key; from a gateway they do not."""
_CHALLENGE = re.compile(r"\s*(?:basic|digest|negotiate|ntlm)\b", re.IGNORECASE)
"""A challenge for a user and a password; the service requires a key."""
_CERTIFICATE = re.compile(r"\bSSL certificate\b", re.IGNORECASE)
_SIGN_IN = re.compile(r"log-?_?in|sign-?_?in|\bsso\b|saml|oauth|/auth\b", re.IGNORECASE)


def status_error(status: int, headers: Mapping[str, str], body: bytes, url: str, endpoint: str) -> ApiError:
    """Return the error for a *status* other than 2xx. Its texts may still contain the key.

    :param headers: with case-insensitive names.
    :param body: its beginning.
    :param url: the requested URL.
    """
    who = _gateway(status, headers, body)
    said = "" if who else response_text.error_message(body)
    seen = response_text.looks_like(body)
    message = f"{endpoint}: {status}: {f'{seen} of {who}' if who else said or seen}"
    kind, reason = error_type(status), ""
    if who and (status in _REFUSALS or kind is UnexpectedStatus):
        kind, reason = GatewayRefused, _reason_of_gateway(status, body)
    facts: dict[str, Any] = {"status": status, "service_message": said, "endpoint": endpoint}
    if kind is Redirected:
        target = facts["target"] = _target(headers.get("Location", ""), url)
        message = f"{message}; it leads to {target or 'no address'}"
        reason = "sign_in" if _SIGN_IN.search(target) else "known" if target else ""
    if reason:
        facts["reason"] = reason
    return kind(message, answered_by=who, retry_after=retry_seconds(headers.get("Retry-After")), **facts)


def _gateway(status: int, headers: Mapping[str, str], body: bytes) -> str:
    """Return the name of the proxy or gateway that responded; ``""``: the service did.

    The service's own errors are JSON or plain text. ``UNNAMED`` stands for a gateway without a name.
    """
    is_page = response_text.is_html(body) and status != _OWN_FAILURE
    is_challenge = status == 401 and _CHALLENGE.match(headers.get("WWW-Authenticate", ""))
    if not (is_page or "X-Squid-Error" in headers or (is_challenge and not body.lstrip().startswith(b"{"))):
        return ""
    name = headers.get("Server", "") or headers.get("Via", "").partition(",")[0] or response_text.title(body)
    return " ".join(name.split())[:_LONGEST_NAME] or UNNAMED


def _reason_of_gateway(status: int, body: bytes) -> str:
    if status == 400 and _CERTIFICATE.search(response_text.title(body)):
        return "certificate"
    return "sign_in" if status == 401 else ""


def _target(location: str, url: str) -> str:
    """Return scheme, host and path of a ``Location``; ``""``: it is missing or not a URL."""
    try:
        parts = urlsplit(urljoin(url, location))
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return ""
    if not location or not parts.hostname:
        return ""
    return f"{parts.scheme}://{parts.hostname}{port}{parts.path}"[:_LONGEST_TARGET]
