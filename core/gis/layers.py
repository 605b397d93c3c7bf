"""Results as layers: added, shown anew, and what they remember of their answer. Main thread only."""

from __future__ import annotations

import json
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

from ..api import answers, endpoints
from ..api.errors import InvalidInput
from ..api.query import Query
from . import area_styles, compat, provenance, styles
from .geopackage import TABLE, stored_query
from .job_errors import AreasMissing
from .layer_groups import insert_layer, opened
from .plain_text import shown, unmarked
from .provenance import HOST, STATE
from .refreshing import CHANGE
from .results import REPEATS, Position, Result, story_of, title_of
from .sentences import sentence
from .store import Stored
from .subsets import set_subset, show_each_row_once, without_repeats

translate = QCoreApplication.translate

QUERY = "geoportfolio/query"
ENDPOINT = "geoportfolio/endpoint"
TIME = "geoportfolio/time"
POSITION = "geoportfolio/position"
"""Where a load that stopped goes on: the numbers of :class:`~.results.Position` as JSON."""
REFUSALS = "geoportfolio/refusals"
"""Which areas the service refused, and why, in sentences."""
CONNECTION = "geoportfolio/connection"
"""The name of the connection; a colleague's may be another one to the same host."""
NAME = "geoportfolio/name"
"""That we gave the layer, without the time of :func:`tell_apart`: made anew it would be of another language
and its numbers."""
LARGEST_PROPERTY = 256 * 1024
"""Bytes of a query that a project file is asked to carry; a larger one is read from the GeoPackage."""
TOLD = (ENDPOINT, HOST, TIME, STATE, POSITION, REFUSALS, CONNECTION, NAME)
"""What a layer says of its answer, beside the query."""


class News(QObject):
    """What happens to layers without the docks' doing."""

    adopted = pyqtSignal(object, object)
    """The :class:`Result` of a layer that somebody else has made, and that can be asked again; the layer."""

    def __init__(self) -> None:
        super().__init__()
        # It is made when this module is first used, which may be in the thread of an algorithm.
        application = QCoreApplication.instance()
        if application is not None:
            self.moveToThread(application.thread())


news = News()


def add_result(project: QgsProject, result: Result) -> QgsVectorLayer:
    """Add *result* on top of the group "GeoPortfolio", styled, with its provenance.

    :raises ValueError: for a result without a row: an empty layer would tell nothing.
    :raises OSError: when QGIS can't open the file.
    """
    if result.stored is None:
        raise ValueError("a result without rows is no layer")
    layer = opened(result.stored.path, TABLE, result.title, project.transformContext())
    _describe(layer, result)
    _set_styles(layer, result.stored)
    _check(show_each_row_once(layer, without_repeats(result)))
    insert_layer(project, layer)
    return layer


def adopt_result(layer: QgsVectorLayer, result: Result, *, remembers: bool) -> None:
    """Style *layer*, which somebody else has made of *result*, and tell where it came from.

    :param remembers: whether it shows the file of *result*, so that it can be asked again.
    """
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


def reopen_result(layer: QgsVectorLayer, result: Result) -> None:
    """Have *layer*, which QGIS itself has made of the file of *result*, be what :func:`add_result` makes."""
    adopt_result(layer, result, remembers=True)
    if not layer.subsetString():
        _check(show_each_row_once(layer, without_repeats(result)))


def update_result(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Path:
    """Show *result* in *layer*, which keeps its styles, its filter and its place in the tree.

    :param selected: the ids of the rows of *result* to select.
    :returns: the file that the layer had before; it is still there.
    :raises OSError: when QGIS can't open the new file; the layer is as it was.
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
    return before


def tell_apart(layer: QgsVectorLayer, when: datetime) -> None:
    """Have the name of *layer* say the time of its answer, too: another one of that day has the same name."""
    layer.setName(_with_time(layer.name(), when))


def _with_time(name: str, when: datetime) -> str:
    return f"{name} {when:%H:%M}"


def _name_with(layer: QgsVectorLayer, result: Result) -> str:
    """What *layer* is called once it shows *result*: what an analyst has named stays so."""
    query, when = query_of(layer), time_of(layer)
    if query is None or when is None:
        return layer.name()
    given = layer.customProperty(NAME) or title_of(query, when)
    after = {given: result.title, _with_time(given, when): _with_time(result.title, result.when)}
    return after.get(layer.name(), layer.name())


def results_in(project: QgsProject) -> list[QgsVectorLayer]:
    """The layers of *project* that know their query, by name."""
    layers = (layer for layer in project.mapLayers().values() if query_of(layer) is not None)
    return sorted(layers, key=lambda layer: layer.name().casefold())


def path_of(layer: QgsMapLayer) -> Path:
    """The file behind a result's layer."""
    return path_in(layer.source())


def path_in(source: str) -> Path:
    """The file that the *source* of a result's layer names; any thread."""
    return Path(QgsProviderRegistry.instance().decodeUri("ogr", source).get("path", ""))


def time_of(layer: QgsMapLayer) -> Optional[datetime]:
    """When the service answered, or None for a layer that is no result.

    None also for a time at the ends of the calendar, which no time zone can express.
    """
    try:
        when = datetime.fromisoformat(layer.customProperty(TIME) or "")
        when.astimezone()
    except (ValueError, OverflowError):
        return None
    return when


def position_of(layer: QgsMapLayer) -> Optional[Position]:
    """Where the load of *layer* goes on; None when it is complete."""
    try:
        return Position.from_list(answers.kept_json(layer.customProperty(POSITION) or "null"))
    except (TypeError, ValueError):
        return None


def add_changes(project: QgsProject, stored: Stored, title: str) -> QgsVectorLayer:
    """Add the rows that came, went or changed (``refreshing.write_changes``) on top of the group.

    :raises OSError: when QGIS can't open the file.
    """
    layer = opened(stored.path, TABLE, title, project.transformContext())
    names = {field.original: field.name for field in stored.fields}
    for original, alias in styles.change_aliases().items():
        layer.setFieldAlias(layer.fields().indexOf(names[original]), alias)
    if layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry:
        layer.setRenderer(styles.changes(names[CHANGE]))
    compat.describe(layer, title, title)
    insert_layer(project, layer)
    return layer


def query_of(layer: QgsMapLayer) -> Optional[Query]:
    """The query that *layer* is the answer to, or None when it is no result of ours."""
    if not provenance.fits(layer):
        return None
    text = layer.customProperty(QUERY) or (
        stored_query(path_of(layer)) if layer.customProperty(STATE) else None
    )
    try:
        return Query.from_json(text) if text else None
    except InvalidInput:
        return None


def remember_query(layer: QgsMapLayer, query: str) -> None:
    """Have *layer* carry its *query*, JSON; a large one is read from its file."""
    layer.removeCustomProperty(QUERY)
    if query and is_small(query):
        layer.setCustomProperty(QUERY, query)


def is_small(query: str) -> bool:
    """Whether *query*, JSON, may lie in a property of a layer or in the list of runs."""
    return len(query.encode("utf-8", "surrogatepass")) <= LARGEST_PROPERTY


def _describe(layer: QgsVectorLayer, result: Result) -> None:
    _set_aliases(layer, result)
    layer.setMapTipTemplate(_map_tip(result))
    _remember(layer, result)
    _set_metadata(layer, result)


def _map_tip(result: Result) -> str:
    if result.stored.outlines:
        return area_styles.map_tip(result.stored, result.aliases)
    return styles.map_tip(result.stored)


def _set_aliases(layer: QgsVectorLayer, result: Result) -> None:
    """The label of the filter of the same field, else the field's own name where the file's differs."""
    read = area_styles.label_of if result.stored.outlines else _own_label
    for field in result.stored.fields:
        alias = read(field.original, result.aliases)
        if field.original == REPEATS:
            alias = translate("GeoPortfolio", "Also in another radius or area")
        alias = unmarked(alias)
        if alias != field.name:
            layer.setFieldAlias(layer.fields().indexOf(field.name), alias)


def _own_label(original: str, aliases: Mapping[str, str]) -> str:
    return aliases.get(original, original)


def _remember(layer: QgsVectorLayer, result: Result) -> None:
    """What *Refresh* and *Edit query* need."""
    remember_query(layer, result.query.to_json())
    layer.setCustomProperty(ENDPOINT, ", ".join(result.endpoints))
    layer.setCustomProperty(HOST, result.host)
    layer.setCustomProperty(TIME, result.when.isoformat(timespec="seconds"))
    layer.setCustomProperty(STATE, result.state)
    layer.setCustomProperty(POSITION, json.dumps(result.position and result.position.to_list()))
    layer.removeCustomProperty(REFUSALS)
    if result.refused:
        layer.setCustomProperty(REFUSALS, sentence(AreasMissing(result.refused), result.about))
    layer.setCustomProperty(CONNECTION, result.connection)
    layer.setCustomProperty(NAME, result.title)
    provenance.stamp(layer)


def _set_metadata(layer: QgsVectorLayer, result: Result) -> None:
    title, story = unmarked(result.title), unmarked(story_of(result))
    compat.describe(layer, title, story)
    metadata = QgsLayerMetadata()
    # Not the path: it would tell a colleague of folders that are none of his business.
    metadata.setIdentifier(result.stored.path.name)
    metadata.setType("dataset")
    metadata.setTitle(title)
    metadata.setAbstract(story)
    metadata.setCrs(layer.crs())
    loaded = translate("GeoPortfolio", "Loaded from {host}: {story}").format(host=result.host, story=story)
    metadata.setHistory([loaded, *filter(None, [unmarked(shown(result.surroundings))])])
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
        offered = list(styles.named(stored.insured, stored.count))
    else:
        offered = [(translate("GeoPortfolio", "Plain"), None)]
    offer_styles(layer, offered)


def offer_styles(layer: QgsVectorLayer, offered: Sequence[tuple[str, Optional[QgsFeatureRenderer]]]) -> None:
    """Put named styles into the style menu of *layer*; the first is current, None keeps what it has."""
    manager = layer.styleManager()
    (name, renderer), *others = offered
    _check(manager.renameStyle(manager.currentStyle(), name))
    if renderer is not None:
        layer.setRenderer(renderer)
    first = layer.renderer().clone() if layer.renderer() else None
    for name, renderer in others:
        if renderer is not None:
            layer.setRenderer(renderer)
        # To switch to it would write, read and compare whole styles: most of the time of adding a layer.
        style = QgsMapLayerStyle()
        style.readFromLayer(layer)
        _check(manager.addStyle(name, style))
    if others and first is not None:
        layer.setRenderer(first)


def _label_of(layer: QgsVectorLayer, field: str) -> str:
    return layer.attributeDisplayName(layer.fields().indexOf(field))


def _check(done: bool) -> None:
    """QGIS tells a failure by what it returns; none is expected here, so none may pass unseen."""
    if not done:
        raise RuntimeError("QGIS refused a filter or a style of the layer")
