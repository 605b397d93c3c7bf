"""Every switch between versions of GDAL; separate from ``compat``, as importing GDAL slows down QGIS's
start."""

from __future__ import annotations

from typing import Optional

from osgeo import ogr


def ogr_opened(path: str) -> Optional[ogr.DataSource]:
    """Open the file at *path* for reading; return None if GDAL can't, whether or not its exceptions are
    enabled.

    QGIS's Processing enables them since 3.40, and other plugins may.
    """
    try:
        return ogr.Open(path)
    except RuntimeError:
        return None
