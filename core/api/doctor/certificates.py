"""Whether a certificate is trusted, and if not, why, in the order in which somebody would mend it."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any, Optional

from .findings import BAD, GOOD, NOTE, Case, Certificate, Finding
from .probes import Handshake

SOON = 14
"""Days before its end from which on a certificate is worth a word."""
# OpenSSL's numbers (x509_vfy.h).
_REASONS = {
    9: "not_yet",
    10: "expired",
    18: "self_signed",
    19: "authority",
    20: "authority",
    21: "authority",
    62: "name",
    63: "name",
    64: "name",
}


def judged(shaken: Handshake, host: str, case: Case) -> Finding:
    """The finding of the step ``tls``."""
    chain = tuple(map(case.read, shaken.chain))
    facts: dict[str, Any] = {"host": host, "trouble": shaken.message}
    if chain:
        facts.update(_facts(chain, case.now()))
    reason = _REASONS.get(shaken.code, "untrusted") if shaken.code else ""
    if reason:
        return Finding("tls", BAD, reason, facts)
    return Finding("tls", NOTE if facts.get("days", SOON) < SOON else GOOD, _good(facts), facts)


def missing_authority(chain: tuple[Certificate, ...]) -> str:
    """The name of who would have to be trusted: who signed the last certificate that the server sent."""
    by_name = {each.subject: each for each in chain}
    at: Optional[Certificate] = chain[0]
    seen: set[str] = set()
    issuer = chain[0].issuer
    while at is not None and at.subject not in seen:
        seen.add(at.subject)
        issuer = at.issuer
        at = by_name.get(issuer)
    return issuer


def _facts(chain: tuple[Certificate, ...], now: float) -> dict[str, Any]:
    own = chain[0]
    moment = datetime.fromtimestamp(now, timezone.utc)
    return {
        "issuer": own.issuer,
        "missing": missing_authority(chain),
        "names": ", ".join(own.names) or own.subject,
        "days": (own.not_after - moment).days,
        "until": own.not_after.date().isoformat(),
        "since": own.not_before.date().isoformat(),
        "today": moment.date().isoformat(),
    }


def _good(facts: dict[str, Any]) -> str:
    return "ends_soon" if facts.get("days", SOON) < SOON else "trusted"
