"""Errors of result files, with the sentences that explain them."""

from __future__ import annotations

from ...api.errors import ApiError
from ..text.languages import message


class QgisEnded(ApiError):
    """QGIS ended, or the disk was full, before the load was complete."""

    MESSAGES = {"": message("QGIS was closed before the load finished.")}
