"""Layers in the project: the only module that adds one."""

from __future__ import annotations

from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QTimer

GROUP = "GeoPortfolio"


def insert_layer(project: QgsProject, layer: QgsVectorLayer, group_name: str = GROUP) -> None:
    """Add *layer* on top of the group, which is made at the top of the tree when it is missing.

    The project keeps its CRS: QGIS takes the CRS of the first layer of an empty project, in the next
    turn of the event loop, and it is set back right after.
    """
    root = project.layerTreeRoot()
    group = root.findGroup(group_name) or root.insertGroup(0, group_name)
    crs = project.crs()
    was_empty = not project.mapLayers()
    project.addMapLayer(layer, False)
    group.insertLayer(0, layer)
    if was_empty and crs.isValid():
        QTimer.singleShot(0, lambda: project.setCrs(crs))
