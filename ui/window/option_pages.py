"""The object names of pages in QGIS's Options dialog; those of QGIS are the same from 3.22 on."""

from __future__ import annotations

CONNECTIONS_PAGE = "geoportfolioConnectionsPage"
NETWORK_PAGE = "mOptionsPageNetwork"
AUTHENTICATION_PAGE = "mOptionsPageAuth"
