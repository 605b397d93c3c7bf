"""The legend in QGIS's layer tree while the provider that was asked for it is replaced."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from qgis.core import QgsLayerTreeModel, QgsLayerTreeModelLegendNode, QgsProject, QgsRasterLayer
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QPixmap

from geoportfolio.core.gis.hazard_maps.catalog import MapLayer
from geoportfolio.core.gis.layers import uris
from sandbox.testing import Sandbox
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import change_sources
from tests.support.patience import wait_until

WIND = MapLayer("wind_bands", "Wind")
MOVED = "/moved"


class Tree:
    """QGIS's layer tree, which asks for the legend of a map once it is drawn."""

    def __init__(self, project: QgsProject, layer: QgsRasterLayer) -> None:
        self._model = QgsLayerTreeModel(project.layerTreeRoot())
        self._node = project.layerTreeRoot().findLayer(layer.id())

    @property
    def legends(self) -> list[QgsLayerTreeModelLegendNode]:
        return self._model.layerLegendNodes(self._node)

    def draw(self) -> bool:
        """Whether the tree has a picture of the map's legend by now; it asks for one that it has not."""
        (legend,) = self.legends
        picture = legend.data(Qt.ItemDataRole.DecorationRole)
        return isinstance(picture, QPixmap) and picture.width() > 50


class Renewed(QgsRasterLayer):
    """A map; *first* is called before it is given another source."""

    first: Callable[[], None] = staticmethod(lambda: None)

    def setDataSource(self, *source: Any) -> None:
        self.first()
        super().setDataSource(*source)


@pytest.fixture
def layer(project, server) -> Renewed:
    made = Renewed(uris.wms_uri(server, WIND), "Wind", uris.WMS)
    project.addMapLayer(made)
    return made


@pytest.fixture
def tree(project, layer) -> Tree:
    return Tree(project, layer)


def test_a_legend_that_leads_elsewhere_meets_no_deleted_provider(project, server, sandbox, layer, tree):
    """QGIS (3.22 to 3.44 at least) follows with the settings of the provider that it has asked."""
    sandbox.forget()
    sandbox.faults.set("wms=holdx1")
    tree.draw()
    pump_until(lambda: sandbox.requests)
    layer.first = lambda: send_elsewhere(sandbox)
    assert change_sources(project, server) == [layer]
    let_go()
    asked = [request.query.get("REQUEST") for request in sandbox.requests]
    assert asked[:2] == ["GetLegendGraphic", "GetCapabilities"]
    assert not any(request.path == MOVED for request in sandbox.requests)
    assert layer.isValid()


def send_elsewhere(sandbox: Sandbox) -> None:
    """Have the answer that is held lead elsewhere; it is on its way when this returns."""
    sandbox.faults.set(f"wms=redirect:{sandbox.url}{MOVED}x1")
    wait_until(lambda: sandbox.faults.are_over)


def test_a_map_that_is_asked_for_again_has_its_legend_again(project, server, sandbox, layer, tree):
    pump_until(tree.draw)
    for answer, is_shown in (("", True), ("wms=401", False), ("", True)):
        sandbox.faults.set(*filter(None, [answer]))
        change_sources(project, server)
        let_go()
        assert layer.isValid() == is_shown and len(tree.legends) == 1
    pump_until(tree.draw)
