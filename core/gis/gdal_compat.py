"""Every switch between versions of GDAL: apart from QGIS's, as GDAL in Python takes QGIS's start a while."""

from __future__ import annotations

from typing import Optional

from osgeo import ogr


def ogr_opened(path: str) -> Optional[ogr.DataSource]:
    """The file at *path*, to be read; None when GDAL can't, whether or not its exceptions are on.

    QGIS's Processing switches them on since 3.40, other plugins when they like.
    """
    try:
        return ogr.Open(path)
    except RuntimeError:
        return None
