"""Connections, keys and QGIS's password store, which is that of the profile of pytest-qgis."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from qgis.core import QgsApplication, QgsAuthCertUtils, QgsNetworkAccessManager, QgsSettings

from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.gis.connections.settings import KEY_VARIABLE, URL_VARIABLE

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


@contextmanager
def trusted_in_qgis(manager, certificate):
    assert manager.storeCertAuthority(certificate)
    manager.storeCertTrustPolicy(certificate, QgsAuthCertUtils.CertTrustPolicy.Trusted)
    rebuild_authorities(manager)
    try:
        yield
    finally:
        manager.removeCertAuthority(certificate)
        manager.removeCertTrustPolicy(certificate)
        rebuild_authorities(manager)


def rebuild_authorities(manager):
    manager.rebuildCaCertsCache()
    manager.rebuildCertTrustCache()
    manager.rebuildTrustedCaCertsCache()
