"""Layers that were dragged from *Recent queries*: they become the results that they were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Iterable

from qgis.core import QgsMapLayer, QgsProject, QgsVectorLayer

from ...core import gis
from ..session import Session

if TYPE_CHECKING:
    from ...core.gis.results import Result
    from ...core.gis.runs import Run


class DroppedResults:
    """Dresses the layers that QGIS makes of the files of recent queries, between install and remove.

    :param workbench: what goes with results: their menu, their marks.
    """

    def __init__(self, session: Session, workbench: Callable[[], Any]) -> None:
        self._session = session
        self._workbench = workbench
        self._project = QgsProject.instance()

    def install(self) -> None:
        """Look at the layers that come from now on."""
        self._project.layersAdded.connect(self._look_at)

    def remove(self) -> None:
        """Look at none any more."""
        self._project.layersAdded.disconnect(self._look_at)

    def _look_at(self, added: Iterable[QgsMapLayer]) -> None:
        by_path = {run.path: run for run in reversed(self._session.runs.runs()) if run.path}
        for layer in added:
            if by_path and _is_bare(layer):
                run = by_path.get(str(gis.layers.path_of(layer)))
                if run is not None:
                    self._dress(layer.id(), run)

    def _dress(self, layer_id: str, run: Run) -> None:
        def arrived(result: Result) -> None:
            layer = self._project.mapLayer(layer_id)
            if layer is not None and _is_bare(layer):
                self._workbench()
                gis.layers.reopen_result(layer, result)

        from ..reopening import reopen

        # One that can't be read is a layer of QGIS all the same.
        reopen(self._session, run, arrived, self._session.messages.log)


def _is_bare(layer: QgsMapLayer) -> bool:
    is_file = isinstance(layer, QgsVectorLayer) and layer.providerType() == "ogr"
    return is_file and not gis.marks.is_result(layer)
