"""Results on the map: the one place that adds a layer to the project. Main thread only."""

from __future__ import annotations

import json
import re
from dataclasses import astuple
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Iterable, Mapping, Optional, Sequence

from qgis.core import (
    QgsAbstractMetadataBase,
    QgsDataProvider,
    QgsFeatureRenderer,
    QgsLayerMetadata,
    QgsLayerTreeGroup,
    QgsLayerTreeLayer,
    QgsMapLayer,
    QgsProject,
    QgsProviderRegistry,
    QgsRuleBasedRenderer,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication, QObject, QTimer, pyqtSignal

from ..api import endpoints
from ..api.errors import InvalidInput
from ..api.query import Query
from . import area_styles, compat, styles
from .geopackage import TABLE, stored_query
from .refreshing import CHANGE
from .results import REPEATS, Position, Result, story_of, title_of
from .store import Stored

translate = QCoreApplication.translate

GROUP = "GeoPortfolio"
QUERY = "geoportfolio/query"
ENDPOINT = "geoportfolio/endpoint"
HOST = "geoportfolio/host"
TIME = "geoportfolio/time"
STATE = "geoportfolio/state"
POSITION = "geoportfolio/position"
"""Where a load that stopped goes on: the numbers of :class:`~.results.Position` as JSON."""
CONNECTION = "geoportfolio/connection"
"""The name of the connection; a colleague's may be another one to the same host."""
LARGEST_PROPERTY = 256 * 1024
"""Bytes of a query that a project file is asked to carry; a larger one is read from the GeoPackage."""
_OPEN_IN_LEGEND = "expandedLegendNodes"
"""QGIS's name for the entries of a legend that show what is below them."""
TOLD = (ENDPOINT, HOST, TIME, STATE, POSITION, CONNECTION)
"""What a layer says of its answer, beside the query."""
OWN_SUBSET = re.compile(r'"(gp_)?repeats(_\d+)?" = 0')
"""The filter that counts no row twice, as :func:`add_result` sets it."""


class News(QObject):
    """What happens to layers without the docks' doing."""

    adopted = pyqtSignal(object, object)
    """The :class:`Result` of a layer that somebody else has made, and that can be asked again; the layer."""


news = News()


def add_result(project: QgsProject, result: Result) -> QgsVectorLayer:
    """Add *result* on top of the group "GeoPortfolio", styled, with its provenance.

    :raises ValueError: for a result without a row: an empty layer would tell nothing.
    :raises OSError: when QGIS can't open the file.
    """
    if result.stored is None:
        raise ValueError("a result without rows is no layer")
    options = QgsVectorLayer.LayerOptions(project.transformContext())
    options.loadDefaultStyle = False
    layer = QgsVectorLayer(f"{result.stored.path}|layername={TABLE}", result.title, "ogr", options)
    if not layer.isValid():
        raise OSError(f"QGIS can't open {result.stored.path}")
    _describe(layer, result)
    _set_styles(layer, result.stored)
    _check(layer.setSubsetString(_without_repeats(result)))
    insert_layer(project, layer)
    return layer


def adopt_result(layer: QgsVectorLayer, result: Result, *, remembers: bool) -> None:
    """Style *layer*, which somebody else has made of *result*, and tell where it came from.

    :param remembers: whether it shows the file of *result*, so that it can be asked again.
    """
    assert result.stored is not None
    names = set(layer.fields().names())
    if all(field.name in names for field in result.stored.fields):
        _set_aliases(layer, result)
        layer.setMapTipTemplate(_map_tip(result))
        _set_styles(layer, result.stored)
    if remembers:
        _remember(layer, result)
    _set_metadata(layer, result)
    layer.triggerRepaint()
    if remembers:
        news.adopted.emit(result, layer)


def update_result(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Path:
    """Show *result* in *layer*, which keeps its styles, its filter and its place in the tree.

    :param selected: the ids of the rows of *result* to select.
    :returns: the file that the layer had before; it is still there.
    :raises OSError: when QGIS can't open the new file; the layer is as it was.
    """
    uri = f"{result.stored.path}|layername={TABLE}"
    before, subset = path_of(layer), layer.subsetString()
    query, when = query_of(layer), time_of(layer)
    named_by_us = query is not None and when is not None and layer.name() == title_of(query, when)
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    if not QgsVectorLayer(uri, "probe", "ogr").isValid():
        raise OSError(f"QGIS can't open {result.stored.path}")
    layer.setDataSource(uri, result.title if named_by_us else layer.name(), "ogr", options, False)
    _describe(layer, result)
    set_subset(layer, subset, _without_repeats(result))
    layer.selectByIds(list(selected))
    layer.triggerRepaint()
    return before


def is_result(layer: Optional[QgsMapLayer]) -> bool:
    """Whether *layer* is one of ours; its query may be lost with its file."""
    return isinstance(layer, QgsVectorLayer) and bool(layer.customProperty(STATE))


def results_in(project: QgsProject) -> list[QgsVectorLayer]:
    """The layers of *project* that know their query, by name."""
    layers = (layer for layer in project.mapLayers().values() if query_of(layer) is not None)
    return sorted(layers, key=lambda layer: layer.name().casefold())


def path_of(layer: QgsMapLayer) -> Path:
    """The file behind a result's layer."""
    return Path(QgsProviderRegistry.instance().decodeUri("ogr", layer.source()).get("path", ""))


def time_of(layer: QgsMapLayer) -> Optional[datetime]:
    """When the service answered, or None for a layer that is no result."""
    try:
        return datetime.fromisoformat(layer.customProperty(TIME) or "")
    except ValueError:
        return None


def position_of(layer: QgsMapLayer) -> Optional[Position]:
    """Where the load of *layer* goes on; None when it is complete."""
    try:
        return Position(*json.loads(layer.customProperty(POSITION) or "null"))
    except (TypeError, ValueError):
        return None


def add_changes(project: QgsProject, stored: Stored, title: str) -> QgsVectorLayer:
    """Add the rows that came, went or changed (``refreshing.write_changes``) on top of the group.

    :raises OSError: when QGIS can't open the file.
    """
    layer = QgsVectorLayer(f"{stored.path}|layername={TABLE}", title, "ogr")
    if not layer.isValid():
        raise OSError(f"QGIS can't open {stored.path}")
    names = {field.original: field.name for field in stored.fields}
    for original, alias in styles.change_aliases().items():
        layer.setFieldAlias(layer.fields().indexOf(names[original]), alias)
    if layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry:
        layer.setRenderer(styles.changes(names[CHANGE]))
    compat.describe(layer, title, title)
    insert_layer(project, layer)
    return layer


def insert_layer(project: QgsProject, layer: QgsVectorLayer) -> None:
    """Add *layer* on top of the group "GeoPortfolio", which is made at the top where it is missing.

    The project keeps its CRS: QGIS takes the CRS of the first layer of an empty project, in the next
    turn of the event loop, and it is set back right after.
    """
    is_new = project.layerTreeRoot().findGroup(GROUP) is None
    group = _group(project)
    crs = project.crs()
    was_empty = not project.mapLayers()
    _check(project.addMapLayer(layer, False) is not None)
    node = QgsLayerTreeLayer(layer)
    node.setCustomProperty(_OPEN_IN_LEGEND, _headings(layer))
    group.insertChildNode(0, node)
    if is_new:
        # The layer tree shows a group open only when it is told so after the first layer came.
        group.setExpanded(True)
    if was_empty and crs.isValid():
        QTimer.singleShot(0, lambda: project.setCrs(crs))


def _headings(layer: QgsVectorLayer) -> list[str]:
    """The entries of its legend with its classes below."""
    renderer = layer.renderer()
    rules = renderer.rootRule().children() if isinstance(renderer, QgsRuleBasedRenderer) else ()
    return [rule.ruleKey() for rule in rules]


def move_to_group(project: QgsProject, layer: QgsVectorLayer) -> None:
    """Bring *layer*, which is in the project, on top of the group "GeoPortfolio"."""
    root = project.layerTreeRoot()
    node = root.findLayer(layer.id())
    if node is None:
        return
    group, parent = _group(project), node.parent()
    group.insertChildNode(0, node.clone())
    parent.removeChildNode(node)
    group.setExpanded(True)


def query_of(layer: QgsMapLayer) -> Optional[Query]:
    """The query that *layer* is the answer to, or None when it is no result of ours."""
    text = layer.customProperty(QUERY) or (
        stored_query(path_of(layer)) if layer.customProperty(STATE) else None
    )
    try:
        return Query.from_json(text) if text else None
    except InvalidInput:
        return None


def _group(project: QgsProject) -> QgsLayerTreeGroup:
    root = project.layerTreeRoot()
    group = root.findGroup(GROUP)
    if group is None:
        group = root.insertGroup(0, GROUP)
        group.setExpanded(False)
    return group


def _describe(layer: QgsVectorLayer, result: Result) -> None:
    _set_aliases(layer, result)
    layer.setMapTipTemplate(_map_tip(result))
    _remember(layer, result)
    _set_metadata(layer, result)


def _map_tip(result: Result) -> str:
    assert result.stored is not None
    if result.stored.outlines:
        return area_styles.map_tip(result.stored, result.aliases)
    return styles.map_tip(result.stored)


def _without_repeats(result: Result) -> str:
    """The subset that shows each row once, where radii or areas repeat it; else none."""
    if not result.repeats:
        return ""
    marks = [field.name for field in result.stored.fields if field.original == REPEATS]
    return f'"{marks[-1]}" = 0'


def set_subset(layer: QgsVectorLayer, wanted: str, ours: str) -> None:
    """The analyst's filter where it fits the fields; else ours, which counts no row twice."""
    is_theirs = wanted and not OWN_SUBSET.fullmatch(wanted)
    # A filter on a field that is not there is taken, but then nothing can be counted.
    if is_theirs and layer.setSubsetString(wanted) and layer.featureCount() >= 0:
        return
    layer.setSubsetString(ours)


def _set_aliases(layer: QgsVectorLayer, result: Result) -> None:
    """The label of the filter of the same field, else the field's own name where the file's differs."""
    read = area_styles.label_of if result.stored.outlines else _own_label
    for field in result.stored.fields:
        alias = read(field.original, result.aliases)
        if field.original == REPEATS:
            alias = translate("GeoPortfolio", "Also in another radius or area")
        if alias != field.name:
            layer.setFieldAlias(layer.fields().indexOf(field.name), alias)


def _own_label(original: str, aliases: Mapping[str, str]) -> str:
    return aliases.get(original, original)


def _remember(layer: QgsVectorLayer, result: Result) -> None:
    """What *Refresh* and *Edit query* need."""
    query = result.query.to_json()
    layer.removeCustomProperty(QUERY)
    if len(query.encode()) <= LARGEST_PROPERTY:
        layer.setCustomProperty(QUERY, query)
    layer.setCustomProperty(ENDPOINT, ", ".join(result.endpoints))
    layer.setCustomProperty(HOST, result.host)
    layer.setCustomProperty(TIME, result.when.isoformat(timespec="seconds"))
    layer.setCustomProperty(STATE, result.state)
    layer.setCustomProperty(POSITION, json.dumps(astuple(result.position)) if result.position else "")
    layer.setCustomProperty(CONNECTION, result.connection)


def _set_metadata(layer: QgsVectorLayer, result: Result) -> None:
    story = story_of(result)
    compat.describe(layer, result.title, story)
    metadata = QgsLayerMetadata()
    metadata.setIdentifier(str(result.stored.path))
    metadata.setType("dataset")
    metadata.setTitle(result.title)
    metadata.setAbstract(story)
    metadata.setCrs(layer.crs())
    metadata.setHistory(
        [translate("GeoPortfolio", "Loaded from {host}: {story}").format(host=result.host, story=story)]
    )
    metadata.setLinks([_link(result.host, endpoint) for endpoint in result.endpoints])
    layer.setMetadata(metadata)


def _link(host: str, endpoint: str) -> QgsAbstractMetadataBase.Link:
    return QgsAbstractMetadataBase.Link(endpoint, "WWW:LINK", host + endpoints.BY_ID[endpoint].path)


def _set_styles(layer: QgsVectorLayer, stored: Stored) -> None:
    """The first is current; the others wait in the layer's style menu."""
    kind = layer.geometryType()
    if kind == QgsWkbTypes.GeometryType.PolygonGeometry and stored.outlines:
        offered = list(area_styles.named(stored.outlines, partial(_label_of, layer)))
    elif kind == QgsWkbTypes.GeometryType.PointGeometry:
        offered = list(styles.named(stored.insured))
    else:
        offered = [(translate("GeoPortfolio", "Plain"), None)]
    offer_styles(layer, offered)


def offer_styles(layer: QgsVectorLayer, offered: Sequence[tuple[str, Optional[QgsFeatureRenderer]]]) -> None:
    """Put named styles into the style menu of *layer*; the first is current, None keeps what it has."""
    manager = layer.styleManager()
    first = offered[0][0]
    _check(manager.renameStyle(manager.currentStyle(), first))
    for name, renderer in offered:
        _check(name == first or manager.addStyleFromLayer(name))
        _check(manager.setCurrentStyle(name))
        if renderer is not None:
            layer.setRenderer(renderer)
    _check(manager.setCurrentStyle(first))


def _label_of(layer: QgsVectorLayer, field: str) -> str:
    return layer.attributeDisplayName(layer.fields().indexOf(field))


def _check(done: bool) -> None:
    """QGIS tells a failure by what it returns; none is expected here, so none may pass unseen."""
    if not done:
        raise RuntimeError("QGIS refused the layer or one of its styles")
