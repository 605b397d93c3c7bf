"""The API key in the QGIS authentication database (QgsAuthManager), and nowhere else on disk.

A key is the password of a ``Basic`` configuration with an empty user: such a configuration sets no
header by itself, so a project that names it can't send the key to another address. The configuration
keeps the base URL in its uri; one whose uri is not ours is neither read nor overwritten nor removed.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Optional

from qgis.core import QgsApplication, QgsAuthManager, QgsAuthMethodConfig
from qgis.PyQt.QtNetwork import QNetworkRequest

from ...api.errors import ApiError
from ..text.languages import message

_ID_LENGTH = 7


class KeyNotStored(ApiError):
    """the QGIS authentication database did not take the key; nothing was changed.

    :param reason: ``refused`` (no master password was given, or the store is disabled) or ``taken``
        (another configuration already has the id).
    """

    MESSAGES = {
        "": message(
            "The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or "
            "try again and enter the master password."
        ),
    }

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class KeyUnavailable(ApiError):
    """The key of a connection can't be read, so nothing is sent.

    :param connection: the name of the connection.
    :param reason: ``locked`` (the master password was not given), ``missing`` (the store has no key
        for this address) or ``session`` (the key was kept until QGIS closed, and it has).
    """

    MESSAGES = {
        "": message(
            "The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS "
            "authentication database with the master password, or enter the API key again."
        ),
        "session": message(
            "The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection."
        ),
        "missing": message(
            "The QGIS authentication database has no API key for '{connection}'. Enter it again in the "
            "connection."
        ),
    }

    def __init__(self, message: str, *, connection: str, reason: str) -> None:
        super().__init__(message)
        self.connection = connection
        self.reason = reason


def authcfg_id(base_url: str, name: str = "") -> str:
    """Return the id of the configuration for *base_url* (normalized): 7 characters of A-Z, a-z, 0-9.

    It follows from the address alone, so that a shared project finds each colleague's own key;
    *name* tells a second connection to the same address apart.
    """
    digest = hashlib.sha256(f"geoportfolio\n{base_url}\n{name}".encode()).digest()
    letters = base64.b64encode(digest).decode().translate({ord("+"): None, ord("/"): None})
    return letters[:_ID_LENGTH]


def is_unlocked() -> bool:
    """Return whether keys can be read without asking for the master password. Any thread."""
    return _manager().masterPasswordIsSet()


def prepare_for_worker(authcfg: str) -> None:
    """Have QGIS remember *authcfg* before a thread makes a layer with it. Main thread; never prompts.

    A thread that reads the store itself locks QGIS's two mutexes in the other order than the main thread
    does: where both read a key at the same time, they deadlock.
    """
    if authcfg and is_unlocked():
        _manager().updateNetworkRequest(QNetworkRequest(), authcfg)


def is_free(authcfg: str, base_url: str) -> bool:
    """Return whether *authcfg* is unused or ours for *base_url*; never prompts."""
    return authcfg not in _manager().configIds() or is_kept(authcfg, base_url)


def is_kept(authcfg: str, base_url: str) -> bool:
    """Return whether the store has our configuration for *base_url* under *authcfg*; never prompts."""
    return _loaded(authcfg, base_url, with_key=False) is not None


def store_key(authcfg: str, base_url: str, name: str, key: str) -> None:
    """Keep *key* under *authcfg*; QGIS may ask for the master password. Main thread.

    :raises KeyNotStored: the store refused, or the id is that of another configuration.
    """
    if not is_free(authcfg, base_url):
        raise KeyNotStored(f"the configuration {authcfg} is not ours", reason="taken")
    config = QgsAuthMethodConfig("Basic")
    config.setId(authcfg)
    config.setName(f"GeoPortfolio: {name}")
    config.setUri(base_url)
    for field, value in (("username", ""), ("password", key), ("realm", "")):
        config.setConfig(field, value)
    manager = _manager()
    known = authcfg in manager.configIds()
    write = manager.updateAuthenticationConfig if known else manager.storeAuthenticationConfig
    if not _succeeded(write(config)):
        raise KeyNotStored("the authentication database refused the key", reason="refused")


def read_key(authcfg: str, base_url: str) -> str:
    """Return the key under *authcfg*, or ``""``. Asks for the master password when the store is locked:
    off the main thread only when :func:`is_unlocked`.
    """
    config = _loaded(authcfg, base_url, with_key=True)
    return config.config("password") if config else ""


def remove_key(authcfg: str, base_url: str) -> None:
    """Forget the key under *authcfg* when the configuration is ours."""
    if is_kept(authcfg, base_url):
        _manager().removeAuthenticationConfig(authcfg)


def _manager() -> QgsAuthManager:
    return QgsApplication.authManager()


def _loaded(authcfg: str, base_url: str, *, with_key: bool) -> Optional[QgsAuthMethodConfig]:
    manager = _manager()
    if authcfg not in manager.configIds():
        return None
    config = QgsAuthMethodConfig()
    if not _succeeded(manager.loadAuthenticationConfig(authcfg, config, with_key)):
        return None
    return config if config.uri() == base_url and config.method() == "Basic" else None


def _succeeded(answer: object) -> bool:
    # Methods with an in-out parameter return (success, configuration) in PyQGIS.
    return bool(answer[0] if isinstance(answer, tuple) else answer)
