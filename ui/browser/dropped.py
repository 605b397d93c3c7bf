"""Layers that were dragged from *Recent Queries*: set them up as results again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable

from qgis.core import QgsMapLayer, QgsProject, QgsVectorLayer

from ...core import gis

if TYPE_CHECKING:
    from ...core.gis.history.past_queries import Run
    from ...core.gis.results.result import Result
    from ..window.window import Window


class DroppedResults:
    """Sets up the layers that QGIS creates from files of recent queries, between install and remove."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._project = QgsProject.instance()

    def install(self) -> None:
        """Start watching added layers."""
        self._project.layersAdded.connect(self._look_at)

    def remove(self) -> None:
        """Stop watching."""
        self._project.layersAdded.disconnect(self._look_at)

    def _look_at(self, added: Iterable[QgsMapLayer]) -> None:
        by_path = {run.path: run for run in reversed(self._window.history.runs()) if run.path}
        for layer in added:
            if by_path and _is_bare(layer):
                run = by_path.get(str(gis.results.layers.path_of(layer)))
                if run is not None:
                    self._dress(layer.id(), run)

    def _dress(self, layer_id: str, run: Run) -> None:
        def arrived(result: Result) -> None:
            layer = self._project.mapLayer(layer_id)
            if layer is not None and _is_bare(layer):
                self._window.start()
                gis.results.layers.reopen_result(layer, result)

        from ..results.showing import reopen

        # If the result can't be read, the layer is still an ordinary one.
        reopen(self._window, run, arrived, self._window.messages.log)


def _is_bare(layer: QgsMapLayer) -> bool:
    is_file = isinstance(layer, QgsVectorLayer) and layer.providerType() == "ogr"
    return is_file and not gis.layers.identity.is_result(layer)
