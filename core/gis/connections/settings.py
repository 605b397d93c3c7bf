"""Read and write connections, without keys, in QgsSettings, and read that of the environment. Main thread
only."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields

from qgis.core import QgsSettings

from ... import api
from ...api.config import V2, VERSIONS, OpenPoints, normalized_url
from ...api.errors import InvalidAddress

STORE = "store"
SESSION = "session"
ENVIRONMENT = "environment"
URL_VARIABLE = "GEOPORTFOLIO_URL"
KEY_VARIABLE = "GEOPORTFOLIO_API_KEY"
_GROUP = "geoportfolio/connections"
_SOURCES = "geoportfolio/sources/{}"


@dataclass(frozen=True)
class Connection:
    """One connection without its key.

    :param keep_key: ``store`` (the QGIS authentication database), ``session`` (in memory until QGIS closes)
        or ``environment`` (the variable ``GEOPORTFOLIO_API_KEY``).
    """

    name: str
    base_url: str
    version: str = V2
    keep_key: str = STORE
    open_points: OpenPoints = field(default_factory=OpenPoints)


def comparable_url(url: str) -> str:
    """Return *url* in normalized form; unchanged if it is not a valid URL."""
    try:
        return normalized_url(url)
    except InvalidAddress:
        return url


def names() -> list[str]:
    """Return all names, sorted; ``environment`` first."""
    settings = QgsSettings()
    settings.beginGroup(_GROUP)
    stored = sorted(settings.childGroups(), key=str.casefold)
    return ([ENVIRONMENT] if _environment() else []) + stored


def read(name: str) -> Connection:
    """Return the connection called *name*, one of :func:`names`."""
    if name == ENVIRONMENT and _environment():
        return Connection(ENVIRONMENT, _environment(), keep_key=ENVIRONMENT)
    version = setting(name, "version")
    return Connection(
        name,
        comparable_url(setting(name, "url")),
        version=version if version in VERSIONS else V2,
        keep_key=SESSION if setting(name, "keep_key") == SESSION else STORE,
        open_points=_open_points(setting(name, "open_points")),
    )


def setting(name: str, entry: str) -> str:
    """Return one setting of the connection *name*; empty: not set."""
    return QgsSettings().value(f"{_GROUP}/{name}/{entry}", "", type=str)


def write(connection: Connection, authcfg: str) -> None:
    """Store *connection*; *authcfg* is the id of its key in the authentication database, or empty."""
    values = {
        "url": connection.base_url,
        "version": connection.version,
        "keep_key": connection.keep_key,
        "authcfg": authcfg,
        "open_points": json.dumps(asdict(connection.open_points)),
    }
    settings = QgsSettings()
    for entry, value in values.items():
        settings.setValue(f"{_GROUP}/{connection.name}/{entry}", value)


def remove(name: str) -> None:
    """Remove the connection *name*."""
    QgsSettings().remove(f"{_GROUP}/{name}")


def remember_sources(connection: str, sources: list[str]) -> None:
    """Store the source ids of *connection*, to offer them without a request."""
    QgsSettings().setValue(_SOURCES.format(connection.replace("/", "%2F")), sources)


def remembered_sources(connection: str) -> list[str]:
    """Return the source ids of *connection*; empty if none were stored."""
    # A list with one item is read back from an .ini file as text.
    stored = QgsSettings().value(_SOURCES.format(connection.replace("/", "%2F")), [])
    return [stored] if isinstance(stored, str) else list(stored or [])


def _open_points(text: str) -> OpenPoints:
    """Return the open points known to this version; settings of other versions are ignored."""
    try:
        stored = api.parsing.json_text.load_json(text)
    except ValueError:
        return OpenPoints()
    if not isinstance(stored, dict):
        return OpenPoints()
    kinds = {known.name: type(known.default) for known in fields(OpenPoints)}
    return OpenPoints(**{name: value for name, value in stored.items() if type(value) is kinds.get(name)})


def _environment() -> str:
    """Return the normalized URL of the connection ``environment``; ``""`` if a variable is missing."""
    url = os.environ.get(URL_VARIABLE, "").strip()
    return comparable_url(url) if url and os.environ.get(KEY_VARIABLE, "").strip() else ""
