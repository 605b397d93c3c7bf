"""Errors of result files, with the sentences that explain them."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from ...api.errors import ApiError

translate = QCoreApplication.translate


class QgisEnded(ApiError):
    """QGIS ended, or the disk was full, before the load was complete."""

    MESSAGES = {"": lambda: translate("GeoPortfolio", "QGIS was closed before the load finished.")}
