"""What an algorithm has made, as it comes to the map: named, styled, told where it came from."""

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

Dress = Callable[[QgsVectorLayer], None]
"""Styles a layer and tells where it came from; on the main thread."""

_waiting: set[QgsProcessingLayerPostProcessorInterface] = set()
"""QGIS owns those that it was given, but not their Python half: that one ends when nobody here has it."""


@dataclass(frozen=True)
class _Made:
    """A layer to come.

    :param name: that QGIS would give it; an analyst who has chosen another one keeps it.
    """

    destination: str
    title: str
    name: str
    project: QgsProject
    dress: Dress


class _Dresser(QgsProcessingLayerPostProcessorInterface):
    """Runs on the main thread, once QGIS has put the layer into its tree."""

    def __init__(self, made: _Made) -> None:
        super().__init__()
        self._made = made

    def postProcessLayer(
        self, layer: QgsMapLayer, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> None:
        _waiting.discard(self)
        if not isinstance(layer, QgsVectorLayer):
            return
        if layer.name() == self._made.name or self._is_named_by_us(layer):
            layer.setName(self._made.title)
        self._made.dress(layer)
        gis.layer_groups.move_to_group(self._made.project, layer)

    def _is_named_by_us(self, layer: QgsVectorLayer) -> bool:
        """Whether QGIS has called it by its file, as it does at wish, and the file's name is ours."""
        file = Path(layer.source().partition("|")[0])
        ours = gis.project_file.results_of(self._made.project)
        return layer.name() == file.stem and file.parent == ours


class _Rescuer(QObject):
    """Brings what came before a cancel to the map: QGIS loads nothing then. Lives on the main thread."""

    stopped = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__()
        # It is made when this module is first used, which is in the thread of an algorithm.
        self.moveToThread(QCoreApplication.instance().thread())
        self.stopped.connect(self._bring)

    def _bring(self, made: _Made) -> None:
        layer = layer_of(made.destination, made.title)
        known = {each.source() for each in made.project.mapLayers().values()}
        if layer.isValid() and not known & {layer.source(), made.destination}:
            gis.layer_groups.insert_layer(made.project, layer)
            made.dress(layer)


_rescuer = _Rescuer()


def dress_when_loaded(
    context: QgsProcessingContext,
    feedback: QgsProcessingFeedback,
    destination: str,
    title: str,
    dress: Dress,
) -> None:
    """Let the layer at *destination* look and tell like one that the docks loaded, where QGIS loads it.

    After a cancel, where QGIS does not, a file comes to the map all the same.

    :param title: its name on the map.
    """
    if not context.willLoadLayerOnCompletion(destination):
        return
    details = context.layerToLoadOnCompletionDetails(destination)
    made = _Made(destination, title, details.name, details.project, dress)
    if feedback.isCanceled():
        _rescuer.stopped.emit(made)
        return
    dresser = _Dresser(made)
    _waiting.add(dresser)
    details.setPostProcessor(dresser)
