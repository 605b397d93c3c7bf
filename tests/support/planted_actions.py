"""What a stranger can put into a file of layers, so that who opens it runs his program with a click."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsAction, QgsVectorLayer

from geoportfolio.core.gis import compat


def plant_action(path: Path, table: str) -> None:
    """Keep an action in the default style of a table of the file at *path*; main thread."""
    layer = QgsVectorLayer(f"{path}|layername={table}", "theirs", "ogr")
    layer.actions().addAction(QgsAction(QgsAction.ActionType.Unix, "run", "touch /tmp/x"))
    assert compat.keep_style(layer, "theirs") == ""
    opened = QgsVectorLayer(f"{path}|layername={table}", "opened", "ogr")
    assert opened.actions().actions()
