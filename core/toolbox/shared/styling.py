"""Set name, style, metadata and group of layers that Processing loads, as for results of the panels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from qgis.core import (
    QgsMapLayer,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ... import gis
from .databases import layer_of

Style = Callable[[QgsVectorLayer], None]
"""Styles a layer and stores its metadata; called on the main thread."""

_pending: set[QgsProcessingLayerPostProcessorInterface] = set()
"""QGIS owns the post-processors, but not their Python objects, so this set keeps them alive."""


@dataclass(frozen=True)
class _PendingLayer:
    """A layer that QGIS is going to load.

    :param name: the default name in QGIS; a name that the user has chosen is kept.
    """

    destination: str
    title: str
    name: str
    project: QgsProject
    style: Style


class _LayerStyler(QgsProcessingLayerPostProcessorInterface):
    """Runs on the main thread after QGIS has added the layer to the tree."""

    def __init__(self, pending: _PendingLayer) -> None:
        super().__init__()
        self._layer = pending

    def postProcessLayer(
        self, layer: QgsMapLayer, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> None:
        _pending.discard(self)
        if not isinstance(layer, QgsVectorLayer):
            return
        if layer.name() == self._layer.name or self._is_named_by_us(layer):
            layer.setName(self._layer.title)
        self._layer.style(layer)
        gis.layers.layer_tree.move_to_group(self._layer.project, layer)

    def _is_named_by_us(self, layer: QgsVectorLayer) -> bool:
        """Return whether QGIS named the layer after its file (an option), and we named the file."""
        file = Path(layer.source().partition("|")[0])
        ours = gis.files.project_folders.results_of(self._layer.project)
        return layer.name() == file.stem and file.parent == ours


class _PartialResultLoader(QObject):
    """Loads a file after a cancel, when QGIS loads nothing. Belongs to the main thread."""

    stopped = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        # It may be created in the thread of an algorithm.
        self.moveToThread(QCoreApplication.instance().thread())
        self.stopped.connect(self._load)

    def _load(self, pending: _PendingLayer) -> None:
        layer = layer_of(pending.destination, pending.title)
        known = {each.source() for each in pending.project.mapLayers().values()}
        if layer.isValid() and not known & {layer.source(), pending.destination}:
            gis.layers.layer_tree.insert_layer(pending.project, layer)
            pending.style(layer)


_partial_result_loader = _PartialResultLoader()


def style_on_load(
    context: QgsProcessingContext,
    feedback: QgsProcessingFeedback,
    destination: str,
    title: str,
    style: Style,
) -> None:
    """Name and *style* the layer at *destination* when QGIS loads it, and move it to our group.

    After a cancel, when QGIS loads nothing, a file is loaded anyway.

    :param title: its layer name.
    """
    if not context.willLoadLayerOnCompletion(destination):
        return
    details = context.layerToLoadOnCompletionDetails(destination)
    pending = _PendingLayer(destination, title, details.name, details.project, style)
    if feedback.isCanceled():
        _partial_result_loader.stopped.emit(pending)
        return
    styler = _LayerStyler(pending)
    _pending.add(styler)
    details.setPostProcessor(styler)
