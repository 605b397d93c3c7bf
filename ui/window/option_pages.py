"""Object names of pages in QGIS's Options dialog, unchanged since 3.22."""

from __future__ import annotations

CONNECTIONS_PAGE = "geoportfolioConnectionsPage"
NETWORK_PAGE = "mOptionsPageNetwork"
AUTHENTICATION_PAGE = "mOptionsPageAuth"
