"""An empty password store for every test of connections and keys: that of the profile of pytest-qgis."""

from __future__ import annotations

import os

import pytest
from qgis.core import QgsApplication, QgsNetworkAccessManager, QgsSettings

from geoportfolio.core.gis.connection_settings import KEY_VARIABLE, URL_VARIABLE
from geoportfolio.core.gis.connections import Connections

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MASTER = "a master password"


@pytest.fixture
def locked(monkeypatch):
    """No connections, no environment, an empty store without master password."""
    for variable in (URL_VARIABLE, KEY_VARIABLE):
        monkeypatch.delenv(variable, raising=False)
    forget_all()
    yield QgsApplication.authManager()
    forget_all()


@pytest.fixture
def unlocked(locked):
    """As :func:`locked`, with the master password given."""
    assert locked.setMasterPassword(MASTER, True)
    return locked


@pytest.fixture
def connections(unlocked):
    assert unlocked.masterPasswordIsSet()
    return Connections()


@pytest.fixture
def qgis_proxy():
    """Set QGIS's proxy options; they are undone after the test."""

    def set_options(**options):
        settings = QgsSettings()
        settings.remove("proxy")
        for name, value in options.items():
            settings.setValue(f"proxy/{name}", value)
        QgsNetworkAccessManager.instance().setupDefaultProxyAndCache()

    yield set_options
    set_options()


def forget_all() -> None:
    QgsSettings().remove("geoportfolio")
    manager = QgsApplication.authManager()
    manager.removeAllAuthenticationConfigs()
    manager.clearMasterPassword()
