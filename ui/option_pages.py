"""The object names of pages in QGIS's own Options dialog, the same from 3.22 on."""

from __future__ import annotations

NETWORK_PAGE = "mOptionsPageNetwork"
AUTHENTICATION_PAGE = "mOptionsPageAuth"
