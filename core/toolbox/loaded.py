"""What an algorithm has made, as it comes to the map: named, styled, told where it came from."""

from __future__ import annotations

from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsMapLayer,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
    QgsProject,
    QgsVectorLayer,
)

from ..gis import layers
from ..gis.results import Result
from ..gis.store import results_folder

_waiting: set[QgsProcessingLayerPostProcessorInterface] = set()
"""QGIS owns those that it was given, but not their Python half: that one ends when nobody here has it."""


class _Dresser(QgsProcessingLayerPostProcessorInterface):
    """Runs on the main thread, once QGIS has put the layer into its tree."""

    def __init__(self, result: Result, name: str, project: QgsProject, remembers: bool) -> None:
        super().__init__()
        self._result = result
        self._name = name
        self._project = project
        self._remembers = remembers

    def postProcessLayer(
        self, layer: QgsMapLayer, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> None:
        _waiting.discard(self)
        if not isinstance(layer, QgsVectorLayer):
            return
        if layer.name() == self._name or self._is_named_by_us(layer):
            layer.setName(self._result.title)
        layers.adopt_result(layer, self._result, remembers=self._remembers)
        layers.move_to_group(self._project, layer)

    def _is_named_by_us(self, layer: QgsVectorLayer) -> bool:
        """Whether QGIS has called it by its file, as it does at wish, and the file's name is ours."""
        file = Path(layer.source().partition("|")[0])
        ours = results_folder(self._project.fileName(), QgsApplication.qgisSettingsDirPath())
        return layer.name() == file.stem and file.parent == ours


def dress_when_loaded(
    context: QgsProcessingContext, destination: str, result: Result, remembers: bool
) -> None:
    """Let the layer at *destination* look and tell like one that the docks loaded, where QGIS loads it.

    :param result: what the layer is the answer to.
    :param remembers: whether the file is our own, whole: then the layer can be refreshed.
    """
    if context.willLoadLayerOnCompletion(destination):
        details = context.layerToLoadOnCompletionDetails(destination)
        dresser = _Dresser(result, details.name, details.project, remembers)
        _waiting.add(dresser)
        details.setPostProcessor(dresser)
