"""What the doctor found, as sentences: what is so, and the next step."""

from __future__ import annotations

from collections import defaultdict
from typing import Iterable

from qgis.PyQt.QtCore import QCoreApplication

from ..api.doctor import ROWS, STEPS, Finding
from .about import About
from .doctor_texts import COUNTS, STATES, TEXTS, TITLES
from .joining import followed, headed
from .sentences import sentence

translate = QCoreApplication.translate

CERTIFICATES, NETWORK, CONNECTIONS = "certificates", "network", "connections"
"""Where in QGIS's Options something is mended."""
_UNTOLD = 2
"""For the grammar of a number that could not be had."""
# Where the fault is mended, by the row and the reason.
_CURES: dict[tuple[str, str], str] = {
    **{("proxy", reason): NETWORK for reason in ("silent", "unreachable", "credentials", "no_credentials")},
    ("tcp", "silent"): NETWORK,
    ("tls", "authority"): CERTIFICATES,
    ("tls", "self_signed"): CERTIFICATES,
    ("tls", "name"): CONNECTIONS,
    ("tls", "no_tls"): CONNECTIONS,
    ("address", "invalid"): CONNECTIONS,
    ("address", "open"): CONNECTIONS,
    ("dns", "unknown"): CONNECTIONS,
    ("tcp", "refused"): CONNECTIONS,
    ("key", "unfit"): CONNECTIONS,
    ("key", "rejected"): CONNECTIONS,
    ("key", "failed"): CONNECTIONS,
}


def title(row: str) -> str:
    """What *row* is called."""
    return TITLES[row]()


def state(finding: Finding) -> str:
    """Its state in a word."""
    return STATES[finding.state]()


def text(finding: Finding, connection: str) -> str:
    """What was found, and what to do next."""
    key = (finding.row, finding.reason)
    counts, form = COUNTS.get(key, ("", None))
    if form is not None:
        words = form(finding.facts.get(counts, _UNTOLD))
    else:
        words = TEXTS[key if key in TEXTS else ("", finding.reason)]()
    error = finding.error
    service = getattr(error, "service_message", "")
    quoted = translate("GeoPortfolio", 'Service: "{words}"').format(words=service) if service else ""
    told = sentence(error, About(connection)) if error is not None else ""
    # A certificate that can't be read leaves facts untold.
    facts = defaultdict(lambda: "?", {**finding.facts, "words": told, "service": quoted})
    return words.format_map(facts).strip()


def cure(finding: Finding) -> str:
    """Where in QGIS's Options it is mended; ``""``: nowhere."""
    return _CURES.get((finding.row, finding.reason), "")


def report(findings: Iterable[Finding], connection: str, address: str) -> str:
    """All of it as text, to be copied."""
    lines = [
        translate("GeoPortfolio", "Connection doctor: {connection}, {address}").format(
            connection=connection, address=address
        ),
        "",
    ]
    for finding in findings:
        if finding.row == ROWS[len(STEPS)]:
            lines.append("")
        lines.append(headed(state(finding), followed(title(finding.row), text(finding, connection))))
    return "\n".join(lines) + "\n"
