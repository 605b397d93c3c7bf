"""Select the locations of a selected worst circle in the layer that was searched."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Iterable

from qgis.core import QgsMapLayer, QgsVectorLayer
from qgis.PyQt.QtCore import QObject

from ...core import gis
from ...core.gis.text.languages import tr

if TYPE_CHECKING:
    from ..window.window import Window

_LANE = "members of circles"
_MOST = 10_000
"""The most features of a layer of circles; searches do not find more."""


class CircleMembers(QObject):
    """Follows the selection in the layers of worst circles of the project."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._followed: dict[str, tuple[QgsVectorLayer, Callable[..., None]]] = {}
        window.project.layersAdded.connect(self._follow)
        window.project.layersWillBeRemoved.connect(self._unfollow)
        self._follow(window.project.mapLayers().values())

    def close(self) -> None:
        """Stop following; for ``unload()``."""
        self._window.tasks.drop(_LANE)
        self._window.project.layersAdded.disconnect(self._follow)
        self._window.project.layersWillBeRemoved.disconnect(self._unfollow)
        self._unfollow(list(self._followed))

    def _follow(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            # The stored properties may come from the project or from a style.
            if isinstance(layer, QgsVectorLayer) and layer.fields().lookupField("rank") >= 0:
                chosen = partial(self._chosen, layer)
                layer.selectionChanged.connect(chosen)
                self._followed[layer.id()] = layer, chosen

    def _unfollow(self, ids: Iterable[str]) -> None:
        for layer_id in ids:
            layer, chosen = self._followed.pop(layer_id, (None, None))
            if layer is not None:
                layer.selectionChanged.disconnect(chosen)

    def _chosen(self, layer: QgsVectorLayer, *_: Any) -> None:
        members = gis.exposure.members
        searched = members.searched(self._window.project, layer)
        if searched is None or layer.featureCount() > _MOST:
            return
        found, currency = searched
        try:
            chosen = [members.DrawnCircle.of(each) for each in layer.selectedFeatures()]
            circles = [members.DrawnCircle.of(each) for each in layer.getFeatures()]
        except (KeyError, TypeError, ValueError):
            return
        if not chosen:
            self._window.tasks.drop(_LANE)
            found.removeSelection()
            return
        source, transforms = gis.exposure.reading.LayerSource(found), self._window.project.transformContext()
        self._window.tasks.start(
            tr("Select the locations of the circles"),
            lambda monitor: members.members_of(
                chosen, circles, source, currency, transforms, monitor.stop_if_cancelled
            ),
            partial(self._select, found.id()),
            self._window.messages.log,
            lane=_LANE,
            is_unseen=True,
            foreground=True,
        )

    def _select(self, layer_id: str, ids: list[int]) -> None:
        layer = self._window.project.mapLayer(layer_id)
        if isinstance(layer, QgsVectorLayer):
            layer.selectByIds(ids)
