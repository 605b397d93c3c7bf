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
    """The QGIS authentication database did not accept the key; nothing was changed.

    :param reason: ``refused`` (no master password, or the database is disabled) or ``taken`` (another
        configuration has the id).
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
    """The key of a connection can't be read, so no request is sent.

    :param connection: the name of the connection.
    :param reason: ``locked`` (no master password), ``missing`` (the database has no key for this URL) or
        ``session`` (the key was kept in memory until QGIS closed).
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

    It is derived from the URL only, so that a shared project finds each user's own key. *name* distinguishes
    a second connection to the same URL.
    """
    digest = hashlib.sha256(f"geoportfolio\n{base_url}\n{name}".encode()).digest()
    letters = base64.b64encode(digest).decode().translate({ord("+"): None, ord("/"): None})
    return letters[:_ID_LENGTH]


def is_unlocked() -> bool:
    """Return whether keys can be read without the master password prompt. Thread-safe."""
    return _manager().masterPasswordIsSet()


def prepare_for_worker(authcfg: str) -> None:
    """Make QGIS cache *authcfg* before a thread creates a layer with it. Main thread only; never prompts.

    A worker thread that reads the database locks QGIS's two mutexes in the opposite order to the main thread.
    If both read a key at the same time, they deadlock.
    """
    if authcfg and is_unlocked():
        _manager().updateNetworkRequest(QNetworkRequest(), authcfg)


def is_free(authcfg: str, base_url: str) -> bool:
    """Return whether *authcfg* is unused or ours for *base_url*; never prompts."""
    return authcfg not in _manager().configIds() or is_kept(authcfg, base_url)


def is_kept(authcfg: str, base_url: str) -> bool:
    """Return whether the database has our configuration for *base_url* as *authcfg*; never prompts."""
    return _loaded(authcfg, base_url, with_key=False) is not None


def store_key(authcfg: str, base_url: str, name: str, key: str) -> None:
    """Store *key* as *authcfg*; QGIS may ask for the master password. Main thread only.

    :raises KeyNotStored: the database refused it, or another configuration has the id.
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
    """Return the key stored as *authcfg*, or ``""``. QGIS asks for the master password if the database is
    locked, so in other threads call it only if :func:`is_unlocked`.
    """
    config = _loaded(authcfg, base_url, with_key=True)
    return config.config("password") if config else ""


def remove_key(authcfg: str, base_url: str) -> None:
    """Remove the key stored as *authcfg* if the configuration is ours."""
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
