"""The key (spec 5): the raw value of ``Authorization``, without any prefix."""

from __future__ import annotations

import hmac

from .errors import Refused


def is_authorized(header: str, key: str) -> bool:
    """True when the header's value is the key and nothing else."""
    return hmac.compare_digest(header.encode(), key.encode())


def authorize(header: str, key: str) -> None:
    """Raise 401 unless the header holds the raw key."""
    if not header:
        raise Refused(401, "The Authorization header is missing.")
    if header.lower().startswith("bearer "):
        raise Refused(401, "Invalid key: the key has no Bearer prefix.")
    if not is_authorized(header, key):
        raise Refused(401, "Invalid key.")
