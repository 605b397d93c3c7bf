"""Named connections: settings in QgsSettings, and the API key where the user chose to store it.

Main thread only, except :meth:`Connections.key_for`. The authentication database and the network are not
accessed before a connection is used.
"""

from __future__ import annotations

import os
from collections import Counter
from configparser import ConfigParser
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QObject, Qt, QUrl, pyqtSignal

from ...api.config import Config, checked_key, normalized_url
from ...api.errors import InvalidInput, InvalidKey
from ..text.languages import message
from . import keys, settings
from .keys import KeyUnavailable
from .network import ca_bundle, is_below, requests_proxies
from .settings import ENVIRONMENT, KEY_VARIABLE, SESSION, STORE, Connection

_DEFAULT = "geoportfolio/default_connection"
_LONGEST_CONNECT = 10.0


class UnknownConnection(InvalidInput):
    """No connection has this name.

    :param connection: the name; ``""`` if there is no connection at all, for which the reason is ``none``.
    """

    MESSAGES = {
        "": message("There is no connection '{connection}'. Choose another one or add it."),
        "none": message(
            "There is no connection yet. Add one under Settings > Options > GeoPortfolio, or set the "
            "variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY."
        ),
    }

    def __init__(self, message: str, *, connection: str) -> None:
        super().__init__(message)
        self.connection = connection
        self.reason = "" if connection else "none"


class InvalidName(InvalidInput, ValueError):
    """A name that no connection can have: empty, with a slash, or ``environment``."""

    MESSAGES = {
        "": message("A connection needs a unique name without slashes, other than 'environment'."),
    }


@dataclass(frozen=True)
class _Service:
    """The part of a connection that worker threads use, as they must not read QgsSettings."""

    connection: Connection
    authcfg: str
    url: QUrl


class Connections(QObject):
    """The connections of the profile, and ``environment`` if both variables are set (design 3).

    Other QGIS windows share the profile. Their changes are noticed when names or a connection are read next:
    keys follow immediately, and ``changed`` is emitted in the next turn of the event loop.
    """

    changed = pyqtSignal()
    _differs = pyqtSignal()

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._session_keys: dict[str, str] = {}
        self._keys_set: Counter[str] = Counter()
        self._folder = _own_folder()
        self._services: tuple[_Service, ...] = ()
        self._stock: dict[str, Connection] = {}
        self._has_news = False
        # The caller may be iterating over a list that a slot of ``changed`` changes.
        self._differs.connect(self._tell_news, Qt.ConnectionType.QueuedConnection)
        self._compare_connections()

    def names(self) -> list[str]:
        """Return all names, sorted; ``environment`` first."""
        names = settings.names()
        if names != list(self._stock):
            self._notice()
        return names

    def get(self, name: str) -> Connection:
        """Return the connection called *name*.

        :raises UnknownConnection: there is no such connection.
        """
        if name not in self.names():
            raise UnknownConnection(f"no connection {name!r}", connection=name)
        connection = settings.read(name)
        if connection != self._stock.get(name):
            self._notice()
        return connection

    def default_name(self) -> str:
        """Return the name of the default connection; ``""`` if there is none."""
        names = self.names()
        chosen = QgsSettings().value(_DEFAULT, "", type=str)
        if ENVIRONMENT not in names and chosen in names:
            return chosen
        return names[0] if names else ""

    def set_default(self, name: str) -> None:
        """Make *name* the default; ``environment`` precedes it while both variables are set.

        :raises UnknownConnection: there is no such connection.
        """
        self.get(name)
        QgsSettings().setValue(_DEFAULT, name)
        self._announce()

    def save(self, connection: Connection, key: Optional[str]) -> None:
        """Add *connection*, or replace the one with its name. QGIS may ask for the master password.

        :param key: the new key; None keeps the present one.
        :raises InvalidName: the name is not allowed.
        :raises InvalidAddress: the base URL is invalid.
        :raises InvalidKey: the key can't be sent, or a new connection has no key.
        :raises KeyNotStored: the authentication database refused it; nothing was changed.
        :raises KeyUnavailable: the current key has to be moved but can't be read; nothing was changed.
        """
        connection = _checked(connection)
        name = connection.name
        old = self.get(name) if name in self.names() else None
        old_authcfg = settings.setting(name, "authcfg")
        authcfg = old_authcfg
        if key is not None or old is None or _place(old) != _place(connection):
            authcfg = self._keep_key(connection, self._key_to_keep(old, key))
            self._keys_set[name] += 1
            if old and old.keep_key == STORE and authcfg != old_authcfg:
                keys.remove_key(old_authcfg, old.base_url)
        settings.write(connection, authcfg)
        self._announce()

    def remove(self, name: str) -> None:
        """Remove the connection *name* and its key.

        :raises UnknownConnection: there is no such connection.
        """
        connection = self.get(name)
        if connection.keep_key == STORE:
            keys.remove_key(settings.setting(name, "authcfg"), connection.base_url)
        self._session_keys.pop(name, None)
        settings.remove(name)
        self._announce()

    def config(self, name: str = "") -> Config:
        """Return the configuration for requests, including the key; QGIS may ask for the master password.

        :param name: ``""``: the default connection.
        :raises UnknownConnection: there is no such connection.
        :raises KeyUnavailable: the key can't be read.
        :raises InvalidAddress: ``GEOPORTFOLIO_URL`` is invalid.
        :raises TlsFailed: the file with QGIS's trusted authorities can't be written.
        """
        name = name or self.default_name()
        connection = self.get(name)
        return self.config_of(connection, self._present_key(connection))

    def config_of(self, connection: Connection, key: Optional[str]) -> Config:
        """Return the configuration of an unsaved connection, to test it.

        :param key: None: the current key of the saved connection with this name.
        :raises InvalidAddress: as :meth:`save`; also :exc:`InvalidKey` and :exc:`KeyUnavailable`.
        """
        url = normalized_url(connection.base_url)
        if key is None:
            key = self._key_to_keep(self.get(connection.name), None)
        seconds = QgsNetworkAccessManager.timeout() / 1000
        return Config(
            base_url=url,
            api_key=key,
            version=connection.version,
            proxies=requests_proxies(url),
            ca_bundle=str(ca_bundle(self._folder)),
            connect_timeout=min(seconds, _LONGEST_CONNECT),
            read_timeout=seconds,
            open_points=connection.open_points,
            user_agent=user_agent(),
        )

    def has_key_ready(self, name: str) -> bool:
        """Return whether :meth:`config` would find the key without asking for the master password."""
        if name not in self.names():  # removed by another QGIS window, which shares the profile
            return False
        connection = self.get(name)
        if connection.keep_key == ENVIRONMENT:
            return True
        if connection.keep_key == SESSION:
            return name in self._session_keys
        return keys.is_unlocked() and keys.is_kept(settings.setting(name, "authcfg"), connection.base_url)

    def authcfg(self, name: str) -> str:
        """Return the authcfg id for layers of this connection; ``""`` if its key is not in the database.

        :raises UnknownConnection: there is no such connection.
        """
        return settings.setting(name, "authcfg") if self.get(name).keep_key == STORE else ""

    def key_number(self, name: str) -> int:
        """Return how many times the key of *name* was set since QGIS started, to detect a new key."""
        return self._keys_set[name]

    def key_for(self, address: QUrl) -> str:
        """Return the key for a URL below one of the base URLs, else ``""``. Thread-safe; never prompts.

        If several connections match, the longest base URL wins, then the default connection.
        """
        for service in self._services:
            if is_below(address, service.url):
                return self._ready_key(service)
        return ""

    def names_for(self, address: QUrl) -> tuple[str, ...]:
        """Return the connections that match *address*; the first one is used by :meth:`key_for`."""
        return tuple(s.connection.name for s in self._services if is_below(address, s.url))

    def _ready_key(self, service: _Service) -> str:
        connection = service.connection
        if connection.keep_key == ENVIRONMENT:
            return os.environ.get(KEY_VARIABLE, "").strip()
        if connection.keep_key == SESSION:
            return self._session_keys.get(connection.name, "")
        return keys.read_key(service.authcfg, connection.base_url) if keys.is_unlocked() else ""

    def _present_key(self, connection: Connection) -> str:
        """Return the key of a saved connection; QGIS may ask for the master password."""
        name = connection.name
        if connection.keep_key == ENVIRONMENT:
            return os.environ[KEY_VARIABLE]
        if connection.keep_key == SESSION:
            key, reason = self._session_keys.get(name, ""), "session"
        else:
            authcfg = settings.setting(name, "authcfg")
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
        """Store *key* as *connection* specifies; return its authcfg, or ``""`` if it is not in the
        database."""
        if connection.keep_key == SESSION:
            self._session_keys[connection.name] = key
            return ""
        authcfg = self._free_authcfg(connection)
        keys.store_key(authcfg, connection.base_url, connection.name, key)
        self._session_keys.pop(connection.name, None)
        return authcfg

    def _free_authcfg(self, connection: Connection) -> str:
        """Return the id derived from the base URL; if it is taken, from base URL and name."""
        url, name = connection.base_url, connection.name
        others = {settings.setting(other, "authcfg") for other in self.names() if other != name}
        by_url = keys.authcfg_id(url)
        if by_url not in others and keys.is_free(by_url, url):
            return by_url
        return keys.authcfg_id(url, name)

    def _announce(self) -> None:
        self._compare_connections()
        self._has_news = False
        self.changed.emit()

    def _notice(self) -> None:
        """Apply changes of another QGIS window; a session key is valid for one base URL only."""
        before = self._stock
        self._compare_connections()
        for name, connection in before.items():
            if name not in self._stock or self._stock[name].base_url != connection.base_url:
                self._session_keys.pop(name, None)
        if not self._has_news:
            self._has_news = True
            self._differs.emit()

    def _tell_news(self) -> None:
        if self._has_news:
            self._has_news = False
            self.changed.emit()

    def _compare_connections(self) -> None:
        self._stock = {name: settings.read(name) for name in settings.names()}
        default = self.default_name()
        services = [
            _Service(connection, settings.setting(name, "authcfg"), QUrl(connection.base_url))
            for name, connection in self._stock.items()
        ]
        services.sort(key=lambda service: (-len(service.url.path()), service.connection.name != default))
        self._services = tuple(services)


def _own_folder() -> Path:
    """Return the plugin's folder in the profile, with read permission for its owner only.

    It contains results and the query history.
    """
    folder = Path(QgsApplication.qgisSettingsDirPath()) / "geoportfolio"
    with suppress(OSError):  # a read-only profile
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    return folder


@lru_cache(maxsize=1)
def user_agent() -> str:
    """Return ``GeoPortfolio/<version>``, with the version in the plugin manager."""
    metadata = ConfigParser()
    metadata.read(Path(__file__).resolve().parents[3] / "metadata.txt", "utf-8")
    return f"GeoPortfolio/{metadata['general']['version']}"


def checked_name(name: str) -> str:
    """Return *name* without surrounding white space.

    :raises InvalidName: the name is not allowed.
    """
    name = name.strip()
    if not name or name == ENVIRONMENT or set(name) & set("/\\"):
        raise InvalidName(f"{name!r} can't be the name of a connection")
    return name


def _checked(connection: Connection) -> Connection:
    if connection.keep_key not in (STORE, SESSION):
        raise ValueError(f"keep_key is {connection.keep_key!r}")
    return replace(
        connection, name=checked_name(connection.name), base_url=normalized_url(connection.base_url)
    )


def _place(connection: Connection) -> tuple[str, str]:
    """Return the properties that determine where the key is stored."""
    return connection.base_url, connection.keep_key
