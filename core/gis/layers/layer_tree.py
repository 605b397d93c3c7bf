"""Add layers to our groups in the layer tree; nothing else adds a layer to the project. Main thread only."""

from __future__ import annotations

from pathlib import Path

from qgis.core import (
    QgsCoordinateTransformContext,
    QgsLayerTreeGroup,
    QgsLayerTreeLayer,
    QgsMapLayer,
    QgsProject,
    QgsRuleBasedRenderer,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QTimer

from ..text.plain_text import unmarked

GROUP = "GeoPortfolio"
_OPEN_IN_LEGEND = "expandedLegendNodes"
"""QGIS's name for the expanded entries of a legend."""


def opened(path: Path, table: str, title: str, transforms: QgsCoordinateTransformContext) -> QgsVectorLayer:
    """Open a table of a file as a layer, without the default style that the file may hold.

    A style may contain actions, which run programs.

    :raises OSError: when QGIS can't open the file.
    """
    options = QgsVectorLayer.LayerOptions(transforms)
    options.loadDefaultStyle = False
    layer = QgsVectorLayer(f"{path}|layername={table}", title, "ogr", options)
    if not layer.isValid():
        raise OSError(f"QGIS can't open {path}")
    return layer


def insert_layer(
    project: QgsProject, layer: QgsMapLayer, group: str = GROUP, position: int = 0
) -> QgsLayerTreeLayer:
    """Add *layer* to one of our groups, by default at its top, and return its collapsed node.

    A missing group "GeoPortfolio" is created at the top, another group right below it. The project keeps its
    CRS: QGIS sets the CRS of the first layer on an empty project in the next event loop iteration, and it is
    restored right after.
    """
    layer.setName(unmarked(layer.name()))
    is_new = project.layerTreeRoot().findGroup(group) is None
    parent = _group(project, group)
    crs = project.crs()
    was_empty = not project.mapLayers()
    if project.addMapLayer(layer, False) is None:
        raise RuntimeError("QGIS refused the layer")
    node = QgsLayerTreeLayer(layer)
    node.setCustomProperty(_OPEN_IN_LEGEND, _headings(layer))
    parent.insertChildNode(position, node)
    if is_new:
        # QGIS expands a group only if that is requested after the first layer was added.
        parent.setExpanded(True)
    # A new node is expanded by default; whether QGIS shows its legend depends on the order of signals.
    node.setExpanded(False)
    if was_empty and crs.isValid():
        QTimer.singleShot(0, lambda: project.setCrs(crs))
    return node


def _headings(layer: QgsMapLayer) -> list[str]:
    """Return the keys of the legend entries that contain the classes."""
    renderer = layer.renderer() if isinstance(layer, QgsVectorLayer) else None
    rules = renderer.rootRule().children() if isinstance(renderer, QgsRuleBasedRenderer) else ()
    return [rule.ruleKey() for rule in rules]


def move_to_group(project: QgsProject, layer: QgsVectorLayer) -> None:
    """Move *layer*, which is in the project, to the top of the group "GeoPortfolio"."""
    root = project.layerTreeRoot()
    node = root.findLayer(layer.id())
    if node is None:
        return
    group, parent = _group(project), node.parent()
    group.insertChildNode(0, node.clone())
    parent.removeChildNode(node)
    group.setExpanded(True)


def _group(project: QgsProject, name: str = GROUP) -> QgsLayerTreeGroup:
    root = project.layerTreeRoot()
    group = root.findGroup(name)
    if group is None:
        above = root.findGroup(GROUP) if name != GROUP else None
        is_at_top = above is not None and above.parent() is root
        group = root.insertGroup(root.children().index(above) + 1 if is_at_top else 0, name)
        group.setExpanded(False)
    return group
