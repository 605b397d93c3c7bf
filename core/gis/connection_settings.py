"""Connections as QgsSettings and the environment have them; never their keys. Main thread."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields

from qgis.core import QgsSettings

from .. import api
from ..api.config import V2, VERSIONS, OpenPoints, normalised_url
from ..api.errors import InvalidAddress

STORE = "store"
SESSION = "session"
ENVIRONMENT = "environment"
URL_VARIABLE = "GEOPORTFOLIO_URL"
KEY_VARIABLE = "GEOPORTFOLIO_API_KEY"
_GROUP = "geoportfolio/connections"


@dataclass(frozen=True)
class Connection:
    """One connection without its key.

    :param keep_key: ``store`` (QGIS's password store), ``session`` (memory, until QGIS closes) or
        ``environment`` (the variable ``GEOPORTFOLIO_API_KEY``).
    """

    name: str
    base_url: str
    version: str = V2
    keep_key: str = STORE
    open_points: OpenPoints = field(default_factory=OpenPoints)


def names() -> list[str]:
    """All names, sorted; ``environment`` first."""
    settings = QgsSettings()
    settings.beginGroup(_GROUP)
    stored = sorted(settings.childGroups(), key=str.casefold)
    return ([ENVIRONMENT] if _environment() else []) + stored


def read(name: str) -> Connection:
    """The connection called *name*, one of :func:`names`."""
    if name == ENVIRONMENT and _environment():
        return Connection(ENVIRONMENT, _environment(), keep_key=ENVIRONMENT)
    version = setting(name, "version")
    return Connection(
        name,
        setting(name, "url"),
        version=version if version in VERSIONS else V2,
        keep_key=SESSION if setting(name, "keep_key") == SESSION else STORE,
        open_points=_open_points(setting(name, "open_points")),
    )


def setting(name: str, entry: str) -> str:
    """One entry of the connection *name*; empty: there is none."""
    return QgsSettings().value(f"{_GROUP}/{name}/{entry}", "", type=str)


def write(connection: Connection, authcfg: str) -> None:
    """Keep *connection*, whose key has the id *authcfg* in the password store; empty: it is not there."""
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


def forget(name: str) -> None:
    """Keep nothing of the connection *name*."""
    QgsSettings().remove(f"{_GROUP}/{name}")


def _open_points(text: str) -> OpenPoints:
    """Those that this version knows; a setting written by another version changes nothing else."""
    try:
        stored = api.answers.kept_json(text)
    except ValueError:
        return OpenPoints()
    if not isinstance(stored, dict):
        return OpenPoints()
    kinds = {known.name: type(known.default) for known in fields(OpenPoints)}
    return OpenPoints(**{name: value for name, value in stored.items() if type(value) is kinds.get(name)})


def _environment() -> str:
    """The normalised address of the connection ``environment``; ``""`` when a variable is missing."""
    url = os.environ.get(URL_VARIABLE, "").strip()
    if not url or not os.environ.get(KEY_VARIABLE, "").strip():
        return ""
    try:
        return normalised_url(url)
    except InvalidAddress:
        return url
