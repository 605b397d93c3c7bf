"""Add results as layers, update them, and read their stored records. Main thread only."""

from __future__ import annotations

import re
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Iterable, Mapping, Optional, Sequence

from qgis.core import (
    QgsAbstractMetadataBase,
    QgsDataProvider,
    QgsFeatureRenderer,
    QgsLayerMetadata,
    QgsMapLayer,
    QgsMapLayerStyle,
    QgsProject,
    QgsProviderRegistry,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...api import endpoints
from ...api.errors import InvalidInput
from ...api.query import Query
from .. import compat
from ..layers import identity
from ..layers.layer_tree import insert_layer, opened
from ..layers.provenance import record_of, write_record
from ..storage.columns import REPEATS
from ..storage.geopackage import TABLE
from ..storage.record import LoadPosition, stored_query
from ..storage.result_file import ResultFile
from ..styles import areas, points
from ..text.languages import tr
from ..text.numbers import whole
from ..text.plain_text import shown, unmarked
from .result import Result, layer_name, story_of, title_of
from .subsets import set_subset, show_each_row_once, without_repeats


class LayerEvents(QObject):
    """Signals about layers that were not added by the panels."""

    adopted = pyqtSignal(object, object)
    """Emitted with the :class:`Result` and the layer, for a refreshable layer that QGIS has added."""

    def __init__(self) -> None:
        super().__init__()
        # The module may first be imported in an algorithm's thread, which has no event loop.
        application = QCoreApplication.instance()
        if application is not None:
            self.moveToThread(application.thread())


layer_events = LayerEvents()


def add_result(project: QgsProject, result: Result) -> QgsVectorLayer:
    """Add *result* on top of the group "GeoPortfolio", styled, with its provenance.

    :raises ValueError: the result has no rows.
    :raises OSError: when QGIS can't open the file.
    """
    if result.stored is None:
        raise ValueError("a result without rows is no layer")
    layer = opened(result.stored.path, TABLE, layer_name(result), project.transformContext())
    _describe(layer, result)
    _set_styles(layer, result.stored, points.COLORS[len(results_in(project)) % len(points.COLORS)])
    _check(show_each_row_once(layer, without_repeats(result)))
    insert_layer(project, layer)
    return layer


def adopt_result(layer: QgsVectorLayer, result: Result, *, remembers: bool) -> None:
    """Style *layer*, which QGIS has created from *result*, and set its metadata.

    :param remembers: whether it shows the file of *result*, so that it can be refreshed.
    """
    names = set(layer.fields().names())
    if all(field.name in names for field in result.stored.fields):
        _set_aliases(layer, result)
        layer.setMapTipTemplate(_map_tip(result))
        _set_styles(layer, result.stored)
    if remembers:
        write_record(layer, result.record)
    _set_metadata(layer, result)
    layer.triggerRepaint()
    if remembers:
        layer_events.adopted.emit(result, layer)


def reopen_result(layer: QgsVectorLayer, result: Result) -> None:
    """Set up *layer*, which QGIS has created from the file of *result*, as :func:`add_result` does."""
    adopt_result(layer, result, remembers=True)
    if not layer.subsetString():
        _check(show_each_row_once(layer, without_repeats(result)))


def update_result(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Path:
    """Show *result* in *layer*, which keeps its styles, filter and position in the layer tree.

    :param selected: the ids of the rows of *result* to select.
    :returns: the layer's previous file, which still exists.
    :raises OSError: QGIS can't open the new file; the layer is then unchanged.
    """
    uri = f"{result.stored.path}|layername={TABLE}"
    before, subset = path_of(layer), layer.subsetString()
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    if not QgsVectorLayer(uri, "probe", "ogr").isValid():
        raise OSError(f"QGIS can't open {result.stored.path}")
    layer.setDataSource(uri, _name_with(layer, result), "ogr", options, False)
    _describe(layer, result)
    set_subset(layer, subset, without_repeats(result))
    layer.selectByIds(list(selected))
    layer.triggerRepaint()
    if layer.project() is not None:
        # QGIS 3.40 does not notice the new source, and would close without asking to save.
        layer.project().setDirty(True)
    return before


def add_time_to_name(layer: QgsVectorLayer, when: datetime) -> None:
    """Add the time of the query to the name of *layer*, as another layer has the same name."""
    layer.setName(layer.name() + _time(when))


def _time(when: datetime) -> str:
    return f" {when:%Y-%m-%d %H:%M}"


def _name_with(layer: QgsVectorLayer, result: Result) -> str:
    """Return the name of *layer* for *result*: the text stays, our count and time are updated."""
    name, query, record = layer.name(), query_of(layer), record_of(layer)
    if query is None or record.when is None:
        return name
    title = record.title or title_of(query, record.when)
    if name in (title, f"{title} {record.when:%H:%M}"):  # the name in version 0.1
        return layer_name(result)
    words = name.removesuffix(_time(record.when))
    moment = _time(result.when) if words != name else ""
    # The user may have changed the text, or the language may differ from that of the project.
    given = re.fullmatch(r"(.+) \(([^()]+)\)", words)
    if given and re.sub(r"\D", "", given[2]) in (str(record.rows), str(layer.featureCount())):
        words = f"{given[1]} ({whole(result.shown)})"
    return words + moment


def results_in(project: QgsProject) -> list[QgsVectorLayer]:
    """Return the layers of *project* that have a query, sorted by name."""
    layers = (layer for layer in project.mapLayers().values() if query_of(layer) is not None)
    return sorted(layers, key=lambda layer: layer.name().casefold())


def path_of(layer: QgsMapLayer) -> Path:
    """Return the file of a result's layer."""
    return path_in(layer.source())


def path_in(source: str) -> Path:
    """Return the file in the *source* of a result's layer. Thread-safe."""
    return Path(QgsProviderRegistry.instance().decodeUri("ogr", source).get("path", ""))


def time_of(layer: QgsMapLayer) -> Optional[datetime]:
    """Return the time of the layer's query; None: it is not a result."""
    return record_of(layer).when


def position_of(layer: QgsMapLayer) -> Optional[LoadPosition]:
    """Return the position at which to resume the load of *layer*; None: it is complete."""
    return record_of(layer).position


def query_of(layer: QgsMapLayer) -> Optional[Query]:
    """Return the query of *layer*, from its file if necessary; None: it is not a result."""
    query = record_of(layer).query
    if query is not None or not identity.is_result(layer):
        return query
    text = stored_query(path_of(layer))
    try:
        return Query.from_json(text) if text else None
    except InvalidInput:
        return None


def _describe(layer: QgsVectorLayer, result: Result) -> None:
    _set_aliases(layer, result)
    layer.setMapTipTemplate(_map_tip(result))
    write_record(layer, result.record)
    _set_metadata(layer, result)


def _map_tip(result: Result) -> str:
    if result.stored.outlines:
        return areas.map_tip(result.stored, result.aliases)
    return points.map_tip(result.stored)


def _set_aliases(layer: QgsVectorLayer, result: Result) -> None:
    """Set aliases: the label of the field's filter, else the service's name if that in the file differs."""
    read = areas.label_of if result.stored.outlines else _own_label
    for field in result.stored.fields:
        alias = read(field.original, result.aliases)
        if field.original == REPEATS:
            alias = tr("Also in another radius or area")
        alias = unmarked(alias)
        if alias != field.name:
            layer.setFieldAlias(layer.fields().indexOf(field.name), alias)


def _own_label(original: str, aliases: Mapping[str, str]) -> str:
    return aliases.get(original, original)


def _set_metadata(layer: QgsVectorLayer, result: Result) -> None:
    title, story = unmarked(result.title), unmarked(story_of(result))
    compat.describe(layer, title, story)
    metadata = QgsLayerMetadata()
    # Not the path, which would disclose the folders of this computer.
    metadata.setIdentifier(result.stored.path.name)
    metadata.setType("dataset")
    metadata.setTitle(title)
    metadata.setAbstract(story)
    metadata.setCrs(layer.crs())
    loaded = tr("Loaded from {host}: {story}").format(host=result.host, story=story)
    metadata.setHistory([loaded, *filter(None, [unmarked(shown(result.surroundings))])])
    metadata.setLinks([_link(result.host, endpoint) for endpoint in result.endpoints])
    layer.setMetadata(metadata)


def _link(host: str, endpoint: str) -> QgsAbstractMetadataBase.Link:
    return QgsAbstractMetadataBase.Link(endpoint, "WWW:LINK", host + endpoints.BY_ID[endpoint].path)


def _set_styles(layer: QgsVectorLayer, stored: ResultFile, color: str = points.COLORS[0]) -> None:
    """Offer the styles that fit the geometry of *layer*; *color* is that of points."""
    kind = layer.geometryType()
    if kind == QgsWkbTypes.GeometryType.PolygonGeometry and stored.outlines:
        offered = list(areas.named(stored.outlines, partial(_label_of, layer)))
    elif kind == QgsWkbTypes.GeometryType.PointGeometry:
        offered = list(points.named(stored.insured, stored.count, color))
    else:
        offered = [(tr("Plain"), None)]
    offer_styles(layer, offered)


def offer_styles(layer: QgsVectorLayer, offered: Sequence[tuple[str, Optional[QgsFeatureRenderer]]]) -> None:
    """Add named styles to the style menu of *layer*; the first is current; None keeps the current one."""
    manager = layer.styleManager()
    (name, renderer), *others = offered
    _check(manager.renameStyle(manager.currentStyle(), name))
    if renderer is not None:
        layer.setRenderer(renderer)
    first = layer.renderer().clone() if layer.renderer() else None
    for name, renderer in others:
        if renderer is not None:
            layer.setRenderer(renderer)
        # Switching to it would write, read and compare whole styles, most of the time of adding a layer.
        style = QgsMapLayerStyle()
        style.readFromLayer(layer)
        _check(manager.addStyle(name, style))
    if others and first is not None:
        layer.setRenderer(first)


def _label_of(layer: QgsVectorLayer, field: str) -> str:
    return layer.attributeDisplayName(layer.fields().indexOf(field))


def _check(done: bool) -> None:
    """Raise RuntimeError if QGIS unexpectedly reports a failure."""
    if not done:
        raise RuntimeError("QGIS refused a filter or a style of the layer")
