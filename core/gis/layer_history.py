"""One generation of a layer's answers: what it showed before its last refresh. Main thread only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Iterable, Optional

from qgis.core import QgsDataProvider, QgsLayerMetadata, QgsMapLayer, QgsVectorLayer
from qgis.PyQt.QtXml import QDomDocument

from ..api import answers
from . import compat, provenance
from .geopackage import TABLE, stored_query
from .layers import QUERY, TOLD, path_of, remember_query, update_result
from .own_files import RESULTS, own_file
from .project_file import known_folders
from .results import Result
from .subsets import OWN_SUBSET, set_subset

PREVIOUS = "geoportfolio/previous"
"""The answer before the last refresh, as JSON: its file and what the layer said of it."""
_replaced: set[Path] = set()
"""Files that layers of this session showed before a refresh, wherever the analyst keeps them."""


def refresh_result(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Optional[Path]:
    """As :func:`~.layers.update_result`, and keep the answer before for :func:`undo_refresh`.

    :returns: the file of the answer before that one, which the layer needs no more.
    """
    older, snapshot = previous_path(layer), _snapshot(layer, result.stored.path.parent)
    _replaced.add(update_result(layer, result, selected))
    layer.setCustomProperty(PREVIOUS, snapshot)
    provenance.keep(layer)
    return older


def undo_refresh(layer: QgsVectorLayer, selected: Iterable[int] = ()) -> Path:
    """Show the answer that *layer* had before its last refresh, under the styles that it has now.

    :param selected: the ids of the rows of that answer to select.
    :returns: the file of the answer that was taken back; it is still there.
    :raises OSError: when the answer before is gone; the layer is as it was.
    """
    path, before = previous_path(layer), path_of(layer)
    uri = f"{path}|layername={TABLE}"
    if path is None or not QgsVectorLayer(uri, "probe", "ogr").isValid():
        raise OSError(f"QGIS can't open {path}")
    kept, subset = json.loads(layer.customProperty(PREVIOUS)), layer.subsetString()
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    layer.setDataSource(uri, kept["name"], "ogr", options, False)
    for name, value in kept["properties"].items():
        layer.setCustomProperty(name, value)
    remember_query(layer, stored_query(path) or layer.customProperty(QUERY) or "")
    layer.removeCustomProperty(PREVIOUS)
    provenance.stamp(layer)
    layer.setMapTipTemplate(kept["map_tip"])
    for name, alias in kept["aliases"].items():
        layer.setFieldAlias(layer.fields().indexOf(name), alias)
    metadata = _metadata(kept["metadata"])
    layer.setMetadata(metadata)
    compat.describe(layer, metadata.title(), metadata.abstract())
    set_subset(layer, subset, kept["subset"])
    layer.selectByIds(list(selected))
    layer.triggerRepaint()
    return before


def previous_path(layer: QgsMapLayer) -> Optional[Path]:
    """The file of the answer before the last refresh, or None; it may have been taken away."""
    named = _named(layer)
    return named if named in _replaced else _own(layer, named)


def kept_before(layer: QgsMapLayer) -> Optional[Path]:
    """As :func:`previous_path`, of what may be copied or packed: it is there, and by its notes an answer."""
    path = _own(layer, _named(layer))
    return path if path is not None and path.exists() and stored_query(path) is not None else None


def _named(layer: QgsMapLayer) -> Optional[Path]:
    try:
        # Beside the answer that is shown, wherever a colleague has put the two.
        return path_of(layer).parent / answers.kept_json(layer.customProperty(PREVIOUS) or "")["path"]
    except (TypeError, ValueError, KeyError):
        return None


def _own(layer: QgsMapLayer, named: Optional[Path]) -> Optional[Path]:
    """Return *named* where it lies right beside the layer's file or in a folder of results, else None."""
    if named is None:
        return None
    beside = path_of(layer).parent
    folders = [beside] if named.parent == beside else known_folders(layer.project())
    return own_file(named, folders, RESULTS, may_be_missing=True)


def set_previous_path(layer: QgsMapLayer, path: Optional[Path]) -> None:
    """Tell *layer* where the answer before its last refresh lies by now; without one, nothing changes."""
    kept = layer.customProperty(PREVIOUS)
    if kept and path is not None:
        name = path.name if path.parent == path_of(layer).parent else str(path)
        layer.setCustomProperty(PREVIOUS, answers.to_keep({**json.loads(kept), "path": name}))
        provenance.keep(layer)


def _snapshot(layer: QgsVectorLayer, folder: Path) -> str:
    path, subset = path_of(layer), layer.subsetString()
    document = QDomDocument()
    metadata = document.createElement("metadata")
    layer.metadata().writeMetadataXml(metadata, document)
    document.appendChild(metadata)
    return answers.to_keep(
        {
            "path": path.name if path.parent == folder else str(path),
            "name": layer.name(),
            "subset": subset if OWN_SUBSET.fullmatch(subset) else "",
            "properties": {name: layer.customProperty(name, "") for name in TOLD},
            "map_tip": layer.mapTipTemplate(),
            "aliases": {field.name(): field.alias() for field in layer.fields() if field.alias()},
            "metadata": document.toString(),
        }
    )


def _metadata(text: str) -> QgsLayerMetadata:
    document, metadata = QDomDocument(), QgsLayerMetadata()
    document.setContent(text)
    metadata.readMetadataXml(document.documentElement())
    return metadata
