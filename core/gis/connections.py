"""Named connections: everything but the key in QgsSettings, the key where the analyst chose.

Main thread, but for :meth:`Connections.key_for`. Nothing here touches the password store or the
network before a connection is used.
"""

from __future__ import annotations

import json
import os
from configparser import ConfigParser
from dataclasses import asdict, dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QObject, QUrl, pyqtSignal

from ..api.config import V2, VERSIONS, Config, OpenPoints, checked_key, normalised_url
from ..api.errors import InvalidAddress, InvalidInput, InvalidKey
from . import keys
from .keys import KeyUnavailable
from .network import CaBundle, is_below, requests_proxies

STORE = "store"
SESSION = "session"
ENVIRONMENT = "environment"
URL_VARIABLE = "GEOPORTFOLIO_URL"
KEY_VARIABLE = "GEOPORTFOLIO_API_KEY"
_GROUP = "geoportfolio/connections"
_DEFAULT = "geoportfolio/default_connection"
_LONGEST_CONNECT = 10.0


class UnknownConnection(InvalidInput):
    """No connection has this name; ``""``: there is none at all.

    :param connection: the name that was asked for.
    """

    def __init__(self, message: str, *, connection: str) -> None:
        super().__init__(message)
        self.connection = connection


class InvalidName(InvalidInput, ValueError):
    """A name that no connection can have: empty, with a slash, or ``environment``."""


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


@dataclass(frozen=True)
class _Service:
    """What a worker thread may know of a connection: no QgsSettings are read there."""

    connection: Connection
    authcfg: str
    url: QUrl


class Connections(QObject):
    """The connections of this profile, and ``environment`` when both variables are set (design 3)."""

    changed = pyqtSignal()

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._session_keys: dict[str, str] = {}
        self._ca_bundle = CaBundle(Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio")
        self._services: tuple[_Service, ...] = ()
        self._take_stock()

    def names(self) -> list[str]:
        """All names, sorted; ``environment`` first."""
        settings = QgsSettings()
        settings.beginGroup(_GROUP)
        stored = sorted(settings.childGroups(), key=str.casefold)
        return ([ENVIRONMENT] if _environment() else []) + stored

    def get(self, name: str) -> Connection:
        """The connection called *name*.

        :raises UnknownConnection: there is none.
        """
        if name == ENVIRONMENT and _environment():
            return Connection(ENVIRONMENT, _environment(), keep_key=ENVIRONMENT)
        if name not in self.names():
            raise UnknownConnection(f"no connection {name!r}", connection=name)
        version = _setting(name, "version")
        return Connection(
            name,
            _setting(name, "url"),
            version=version if version in VERSIONS else V2,
            keep_key=SESSION if _setting(name, "keep_key") == SESSION else STORE,
            open_points=_open_points(_setting(name, "open_points")),
        )

    def default_name(self) -> str:
        """The connection that is used when none is named; ``""`` when there is none."""
        names = self.names()
        chosen = QgsSettings().value(_DEFAULT, "", type=str)
        if ENVIRONMENT not in names and chosen in names:
            return chosen
        return names[0] if names else ""

    def set_default(self, name: str) -> None:
        """Make *name* the default; ``environment`` stays it while both variables are set.

        :raises UnknownConnection: there is none.
        """
        self.get(name)
        QgsSettings().setValue(_DEFAULT, name)
        self._announce()

    def save(self, connection: Connection, key: Optional[str]) -> None:
        """Add *connection*, or replace the one with its name. QGIS may ask for the master password.

        :param key: the new key; None keeps the present one.
        :raises InvalidName: see there.
        :raises InvalidAddress: the base URL is none.
        :raises InvalidKey: the key can't be sent as it is, or a new connection has none.
        :raises KeyNotStored: the password store refused; nothing was changed.
        :raises KeyUnavailable: the present key has to move and can't be read; nothing was changed.
        """
        connection = _checked(connection)
        name = connection.name
        old = self.get(name) if name in self.names() else None
        old_authcfg = _setting(name, "authcfg")
        authcfg = old_authcfg
        if key is not None or old is None or _place(old) != _place(connection):
            authcfg = self._keep_key(connection, self._key_to_keep(old, key))
            if old and old.keep_key == STORE and authcfg != old_authcfg:
                keys.remove_key(old_authcfg, old.base_url)
        _write(connection, authcfg)
        self._announce()

    def remove(self, name: str) -> None:
        """Forget the connection *name* and its key.

        :raises UnknownConnection: there is none.
        """
        connection = self.get(name)
        if connection.keep_key == STORE:
            keys.remove_key(_setting(name, "authcfg"), connection.base_url)
        self._session_keys.pop(name, None)
        QgsSettings().remove(f"{_GROUP}/{name}")
        self._announce()

    def config(self, name: str = "") -> Config:
        """Everything that a job needs, the key included; QGIS may ask for the master password.

        :param name: ``""``: the default connection.
        :raises UnknownConnection: there is none.
        :raises KeyUnavailable: the key can't be read.
        :raises InvalidAddress: ``GEOPORTFOLIO_URL`` is no address.
        :raises TlsFailed: the authorities that QGIS trusts could not be written down.
        """
        name = name or self.default_name()
        connection = self.get(name)
        return self.config_of(connection, self._present_key(connection))

    def config_of(self, connection: Connection, key: Optional[str]) -> Config:
        """The config of a connection that is not saved yet, to try it out.

        :param key: None: the present key of the saved connection with this name.
        :raises InvalidAddress: as :meth:`save`; so :exc:`InvalidKey` and :exc:`KeyUnavailable`.
        """
        url = normalised_url(connection.base_url)
        if key is None:
            key = self._key_to_keep(self.get(connection.name), None)
        seconds = QgsNetworkAccessManager.timeout() / 1000
        return Config(
            base_url=url,
            api_key=key,
            version=connection.version,
            proxies=requests_proxies(url),
            ca_bundle=str(self._ca_bundle.path()),
            connect_timeout=min(seconds, _LONGEST_CONNECT),
            read_timeout=seconds,
            open_points=connection.open_points,
            user_agent=user_agent(),
        )

    def prepare(self) -> None:
        """Get ready what takes a moment; call when the first panel opens."""
        self._ca_bundle.prepare()

    def has_key_ready(self, name: str) -> bool:
        """Whether :meth:`config` would find the key without asking for the master password."""
        if name not in self.names():  # removed by another QGIS window, which shares the profile
            return False
        connection = self.get(name)
        if connection.keep_key == ENVIRONMENT:
            return True
        if connection.keep_key == SESSION:
            return name in self._session_keys
        return keys.is_unlocked() and keys.is_kept(_setting(name, "authcfg"), connection.base_url)

    def authcfg(self, name: str) -> str:
        """The id that the layers of this connection carry; ``""`` when its key is not in the store.

        :raises UnknownConnection: there is none.
        """
        return _setting(name, "authcfg") if self.get(name).keep_key == STORE else ""

    def key_for(self, address: QUrl) -> str:
        """The key for an address below one of the base URLs, else ``""``. Any thread; never prompts.

        Where connections share an address, the longest base URL wins, then the default connection.
        """
        for service in self._services:
            if is_below(address, service.url):
                return self._ready_key(service)
        return ""

    def _ready_key(self, service: _Service) -> str:
        connection = service.connection
        if connection.keep_key == ENVIRONMENT:
            return os.environ.get(KEY_VARIABLE, "").strip()
        if connection.keep_key == SESSION:
            return self._session_keys.get(connection.name, "")
        return keys.read_key(service.authcfg, connection.base_url) if keys.is_unlocked() else ""

    def _present_key(self, connection: Connection) -> str:
        """The key of a saved connection; may prompt."""
        name = connection.name
        if connection.keep_key == ENVIRONMENT:
            return os.environ[KEY_VARIABLE]
        if connection.keep_key == SESSION:
            key, reason = self._session_keys.get(name, ""), "session"
        else:
            authcfg = _setting(name, "authcfg")
            key = keys.read_key(authcfg, connection.base_url)
            reason = "locked" if keys.is_kept(authcfg, connection.base_url) else "missing"
        if not key:
            raise KeyUnavailable(f"no key for {name!r}: {reason}", connection=name, reason=reason)
        return key

    def _key_to_keep(self, old: Optional[Connection], key: Optional[str]) -> str:
        if key is not None:
            return checked_key(key)
        if old is None:
            raise InvalidKey("a new connection needs a key", reason="empty")
        return self._present_key(old)

    def _keep_key(self, connection: Connection, key: str) -> str:
        """Put *key* where *connection* wants it; the id it has in the store, ``""`` outside it."""
        if connection.keep_key == SESSION:
            self._session_keys[connection.name] = key
            return ""
        authcfg = self._free_authcfg(connection)
        keys.store_key(authcfg, connection.base_url, connection.name, key)
        self._session_keys.pop(connection.name, None)
        return authcfg

    def _free_authcfg(self, connection: Connection) -> str:
        """The id that follows from the address; from the name too where the first is taken."""
        url, name = connection.base_url, connection.name
        others = {_setting(other, "authcfg") for other in self.names() if other != name}
        by_url = keys.authcfg_id(url)
        if by_url not in others and keys.is_free(by_url, url):
            return by_url
        return keys.authcfg_id(url, name)

    def _announce(self) -> None:
        self._take_stock()
        self.changed.emit()

    def _take_stock(self) -> None:
        default = self.default_name()
        services = []
        for name in self.names():
            connection = self.get(name)
            services.append(_Service(connection, _setting(name, "authcfg"), QUrl(connection.base_url)))
        services.sort(key=lambda service: (-len(service.url.path()), service.connection.name != default))
        self._services = tuple(services)


@lru_cache(maxsize=1)
def user_agent() -> str:
    """``GeoPortfolio/<version>``, the version as the plugin manager shows it."""
    metadata = ConfigParser()
    metadata.read(Path(__file__).resolve().parents[2] / "metadata.txt", "utf-8")
    return f"GeoPortfolio/{metadata['general']['version']}"


def _environment() -> str:
    """The normalised address of the connection ``environment``; ``""`` when a variable is missing."""
    url = os.environ.get(URL_VARIABLE, "").strip()
    if not url or not os.environ.get(KEY_VARIABLE, "").strip():
        return ""
    try:
        return normalised_url(url)
    except InvalidAddress:
        return url


def checked_name(name: str) -> str:
    """*name* without surrounding white space.

    :raises InvalidName: no connection can have it.
    """
    name = name.strip()
    if not name or name == ENVIRONMENT or set(name) & set("/\\"):
        raise InvalidName(f"{name!r} can't be the name of a connection")
    return name


def _checked(connection: Connection) -> Connection:
    if connection.keep_key not in (STORE, SESSION):
        raise ValueError(f"keep_key is {connection.keep_key!r}")
    return replace(
        connection, name=checked_name(connection.name), base_url=normalised_url(connection.base_url)
    )


def _place(connection: Connection) -> tuple[str, str]:
    """What decides where the key lies."""
    return connection.base_url, connection.keep_key


def _setting(name: str, entry: str) -> str:
    return QgsSettings().value(f"{_GROUP}/{name}/{entry}", "", type=str)


def _write(connection: Connection, authcfg: str) -> None:
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


def _open_points(text: str) -> OpenPoints:
    """Those that this version knows; a setting written by another version changes nothing else."""
    try:
        stored = json.loads(text)
    except ValueError:
        return OpenPoints()
    known = {known_field.name for known_field in fields(OpenPoints)}
    return OpenPoints(**{name: value for name, value in stored.items() if name in known})
