"""The identifiers of the sources that each connection listed last, for choices without a request."""

from __future__ import annotations

from qgis.core import QgsSettings

_KEY = "geoportfolio/sources/{}"


def remember_sources(connection: str, sources: list[str]) -> None:
    """Keep the identifiers that *connection* listed."""
    QgsSettings().setValue(_KEY.format(connection.replace("/", "%2F")), sources)


def remembered_sources(connection: str) -> list[str]:
    """What *connection* listed last; empty when it never did."""
    # A list of one comes back as a text from an .ini file.
    kept = QgsSettings().value(_KEY.format(connection.replace("/", "%2F")), [])
    return [kept] if isinstance(kept, str) else list(kept or [])
