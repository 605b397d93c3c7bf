"""The layers that Processing loads: name, style, metadata and group, as for a result that the docks load."""

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

from .. import gis
from .databases import layer_of

Style = Callable[[QgsVectorLayer], None]
"""Styles a layer and stores its metadata; called on the main thread."""

_pending: set[QgsProcessingLayerPostProcessorInterface] = set()
"""QGIS owns the post-processors that it was given, but not their Python half: this set keeps it alive."""


@dataclass(frozen=True)
class _PendingLayer:
    """A layer that is about to be loaded.

    :param name: that QGIS would give it; an analyst who has chosen another one keeps it.
    """

    destination: str
    title: str
    name: str
    project: QgsProject
    style: Style


class _LayerStyler(QgsProcessingLayerPostProcessorInterface):
    """Runs on the main thread, once QGIS has put the layer into its tree."""

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
        """Whether QGIS has called it by its file, as it does at wish, and the file's name is ours."""
        file = Path(layer.source().partition("|")[0])
        ours = gis.storage.project_folders.results_of(self._layer.project)
        return layer.name() == file.stem and file.parent == ours


class _PartialResultLoader(QObject):
    """Loads a file after a cancel, when QGIS loads nothing. Lives on the main thread."""

    stopped = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        # It is made when this module is first used, which is in the thread of an algorithm.
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
    """Name and *style* the layer at *destination* when QGIS loads it, and move it to the group.

    After a cancel, when QGIS loads nothing, a file is loaded all the same.

    :param title: its name on the map.
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
